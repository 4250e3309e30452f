"""What `?` shows: the aim of the game, its symbols or words, where the rules are, and the commands."""

import re
from pathlib import Path

import pytest

from cairn.games import TITLES
from cairn.text import LANGUAGES, Speaker

from .pseudo_terminal import ASKED, ESCAPE, Terminal, piped

SYMBOLS = {
    "lost-cities": ["☀  yellow", "S sponsor", "[ ] empty camp", "⊘ closed this turn"],
    "dominion": ["¤ Treasure", "♜ Victory", "► Action", "¤3 Cost 3"],
    "adventure-tours": ["⚙ technology", "≥4 demand", "✚ protects", "▲ Bot rule 3"],
    "africana": ["∩ magenta", "★ joker", "[] North", "⚑ adventure ends", "► book at hand"],
}
"""What must stand in the legend of a game."""
LETTERS = {
    "lost-cities": "Y  yellow",
    "dominion": "T Treasure",
    "adventure-tours": "R technology",
    "africana": "M magenta",
}
SIZES = [(80, 24), (100, 40), (150, 50)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", TITLES)
def test_help_has_aim_symbols_and_rules(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    """In every size, and all of it can be seen at once."""
    columns, rows = size
    terminal = Terminal(tmp_path, "play", game, "--seed", "3", columns=columns, rows=rows)
    terminal.expect(ASKED)
    answer = ESCAPE.sub("", terminal.send("?")).replace("\r", "")
    terminal.kill()
    shown = " ".join(answer.split())

    assert Speaker("en", game).say(f"{game}-aim") in shown
    for symbol in ["● Seat 1", *SYMBOLS[game]]:
        assert " ".join(symbol.split()) in shown
    assert f"`cairn rules {game}`" in shown
    assert answer.count("\n") < rows


@pytest.mark.parametrize("game", TITLES)
def test_help_in_letters(tmp_path: Path, game: str) -> None:
    """Where the terminal takes ASCII only, the legend names the letters that stand for symbols."""
    terminal = Terminal(tmp_path, "play", game, "--seed", "3", PYTHONIOENCODING="ascii")
    terminal.expect(ASKED)
    answer = " ".join(ESCAPE.sub("", terminal.send("?")).split())
    terminal.kill()

    assert " ".join(LETTERS[game].split()) in answer
    assert answer.isascii()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_help_in_sentences(tmp_path: Path, game: str, language: str) -> None:
    """Aim, words and rules in every language, without symbols."""
    run = piped(tmp_path, "play", game, "--plain", "--seed", "3", "--lang", language, lines=["?", "quit"])
    speaker = Speaker(language, game)

    assert speaker.say(f"{game}-aim") in run.stdout.splitlines()
    assert speaker.say(f"{game}-glossary") in run.stdout.splitlines()
    assert f"`cairn rules {game}`" in run.stdout
    assert not re.search(r"\b[a-z-]+-(aim|glossary|help|label)\b", run.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_sentences_explains_the_actions(tmp_path: Path, language: str) -> None:
    """What every action of the deck does, by its name."""
    args = ("play", "adventure-tours", "--plain", "--seed", "3", "--lang", language)
    lines = piped(tmp_path, *args, lines=["?", "quit"]).stdout.splitlines()
    speaker = Speaker(language, "adventure-tours")

    for action in ("give_one", "extra_turn", "steal_member", "protect", "promote_equipment"):
        does = speaker.say(f"adventure-tours-help-action-{action.replace('_', '-')}")
        named = speaker.piece("action", action)
        assert [line for line in lines if line.startswith(named) and line.endswith(does)], action
