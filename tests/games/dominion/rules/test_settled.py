"""What is drawn before the game is written out: a match stays true when a card is added to the catalogue."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import cairn
from cairn.core.dice import QuickDice
from cairn.core.match import Match, Player
from cairn.core.record import read_match
from cairn.games.dominion.rules.game import DOMINION
from cairn.proof import signature

SEEDS = range(12)
DRAWN = {"kingdom": "random", "events": "random:2"}
PLAYERS = [Player("Anna"), Player("Ben")]

LATER = """
import sys, types
from pathlib import Path
import cairn.games.dominion.rules.cards.base as base
from cairn.games.dominion.rules import boxes

class Newcomer(boxes.BaseCard):
    cost = 3
    types = 1

base.Newcomer = Newcomer
path = Path(base.__file__).parents[1] / "catalogue.py"
text = path.read_text(encoding="utf-8").replace("\\n]\\n", "\\n    base.Newcomer(),\\n]\\n", 1)
name = "cairn.games.dominion.rules.catalogue"
module = types.ModuleType(name)
module.__file__ = str(path)
sys.modules[name] = module
exec(compile(text, str(path), "exec"), module.__dict__)

from cairn.core.record import read_match
from cairn.games.dominion.rules.game import DOMINION
from cairn.proof import signature
assert "buy newcomer" in DOMINION.numbers
for file in sys.argv[1:]:
    print(read_match(Path(file).read_text(encoding="utf-8"), {"dominion": DOMINION}).state.digest())
print(signature(DOMINION, {}, 2))
"""
"""Reads matches and plays games after one more card has been added."""


def begun(seed: int, moves: int = 25) -> Match:
    """A match with a random kingdom after some moves."""
    match = Match(DOMINION, DOMINION.read_options(DRAWN), PLAYERS, b"", quick=seed)
    for n in range(moves):
        options = match.state.options()
        match.push(options[(seed + n) % len(options)])
    return match


@pytest.mark.rule("DB-S3", "DA-V2")
def test_a_random_kingdom_is_written_out() -> None:
    """The file names the ten cards and the Events; the game is the one that the word would have given."""
    for seed in SEEDS:
        match = begun(seed, moves=0)
        drawn = DOMINION.start(2, QuickDice(seed), DOMINION.read_options(DRAWN))

        assert "kingdom random" not in match.text()
        assert "events random" not in match.text()
        assert 10 == len(match.options["kingdom"].split(", "))
        assert match.state.digest() == drawn.digest()
        assert match.options == DOMINION.settled(2, QuickDice(99), match.options)


@pytest.mark.rule("DB-S3")
def test_events_that_were_not_drawn() -> None:
    """A random number of Events can be none; what was named stays as it was named."""
    options = DOMINION.read_options({"kingdom": "random", "events": "random:0"})
    assert "none" == DOMINION.settled(2, QuickDice(1), options)["events"]
    named = DOMINION.read_options({})
    assert named == DOMINION.settled(2, QuickDice(1), named)


@pytest.mark.rule("DB-S3")
def test_a_match_that_says_random_is_read_as_it_was_written() -> None:
    """Older files have the word: they lead to the same game, and keep their text."""
    options = DOMINION.read_options(DRAWN)
    old = Match(DOMINION, options, PLAYERS, b"", quick=5, is_settled=True)
    again = read_match(old.text(), {"dominion": DOMINION})

    assert "kingdom random" in again.text() == old.text()
    assert begun(5, moves=0).state.digest() == again.state.digest()


@pytest.mark.rule("DB-S3")
def test_a_card_added_later_changes_nothing(tmp_path: Path) -> None:
    """With one more card in the catalogue the same files are read, and other games behave the same."""
    files = []
    for seed in SEEDS:
        path = tmp_path / f"{seed}.match"
        path.write_text(begun(seed).text(), encoding="utf-8")
        files.append(str(path))
    source = str(Path(cairn.__file__).parent.parent)
    said = subprocess.run(
        [sys.executable, "-c", LATER, *files],
        env={**os.environ, "CAIRN_PURE": "1", "PYTHONPATH": source},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()

    assert [str(begun(seed).state.digest()) for seed in SEEDS] == said[:-1]
    assert signature(DOMINION, {}, 2) == said[-1]
