"""What `cairn play` cannot do, and how it says so: one sentence, an exit code, no traceback."""

from pathlib import Path

import pytest

from cairn.cli import main

from .pseudo_terminal import LOST_CITIES, kept, piped


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["chess"], "no game “chess”"),
        ([], "Which game?"),
        (
            ["lost-cities", "--seats", "me,nobody"],
            "“nobody” is neither me nor a bot; there are: me, random, rule",
        ),
        (["lost-cities", "--seats", "me,rule,rule"], "Number of seats: 3"),
        (["lost-cities", "--seats", ""], "neither me nor a bot"),
        (["lost-cities", "--set", "colors=6"], "no option “colors”"),
        (["lost-cities", "--set", "colours=7"], "cannot be “7”"),
        (["lost-cities", "--set", "colours"], "name=value"),
        (["lost-cities", "--lang", "tlh"], "no language “tlh”"),
        (["lost-cities", "--speed", "9"], "--speed"),
        (["lost-cities", "--name", "A", "--name", "B"], "--name is there 2 times"),
        (["lost-cities", "--word", "a", "--word", "b"], "--word is there 2 times"),
        (["lost-cities", "--save", "/no/such/folder/x"], "cannot be written"),
        (["lost-cities", "--save", __file__], "is there already"),
        (["--resume", "/no/such/file"], "no file"),
        (["--resume", __file__], "not a Cairn match"),
        (["--resume", "--seed", "1"], "leave out --seed"),
        (["chess", "--resume"], "no game “chess”"),
    ],
)
def test_what_cannot_be_set_up_is_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    args: list[str],
    said: str,
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C.UTF-8")

    assert main(["play", *args]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert len(told.err.splitlines()) == 1
    assert kept(tmp_path) == []


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "cairn").write_text("a file where the folder should be")
    run = piped(tmp_path, *LOST_CITIES)

    assert run.returncode == 2
    assert "cannot be written" in run.stderr


def test_a_refused_move_names_its_rule(tmp_path: Path) -> None:
    """And the rule can be read."""
    lines = [
        "draw",
        "play red 3",
        "why take blue",
        "rule lc-t1",
        "rule XX-1",
        "rule",
        "why",
        "99",
        "plai",
        "quit",
    ]
    run = piped(tmp_path, *LOST_CITIES, "--seed", "3", lines=lines)

    assert "First place a card, then draw. [LC-T6]" in run.stdout
    assert "[LC-L1]" in run.stdout
    assert "\nLC-T6  Turns alternate." in run.stdout
    assert "\nLC-T1  You may add" in run.stdout
    assert "no rule “XX-1”" in run.stdout
    assert "There is no move 99" in run.stdout
    assert "Unknown move “plai”" in run.stdout


WHY = {
    "adventure-tours": {
        "join bill": ["Slowhand Bill (red) is not in your hand. [AT-T1]", "The same goes for: "],
        "join": ["Allowed now: |demands technology", "is not in your hand. [AT-T1]"],
    },
    "dominion": {
        "buy": ["Allowed now: Buy Copper, Buy Curse.", "Silver costs 3 coins; you have 0. [DB-B2]"],
        "village": ["Village is not part of this game. [DB-S2]"],
        "buy gold": ["Gold costs 6 coins; you have 0. [DB-B2]", "DB-B2  To buy a card"],
        "play copper": ["“Play Copper” is allowed."],
    },
    "africana": {
        "buy": ["An adventure costs 5 silver; you have 2. [AF-B4]"],
        "go cairo": ["There is no route Cape Town → Cairo. [AF-M1]", "AF-M1  A step leads"],
        "cairo": ["There is no route Cape Town → Cairo. [AF-M1]"],
    },
    "lost-cities": {
        "take": ["First place a card, then draw. [LC-T6]"],
        "yellow 2": ["yellow 2 is not in your hand."],
        "xyzzy": ["Unknown move “xyzzy”."],
    },
}
"""What may be asked at the first question of a match, and sentences of the answer."""


@pytest.mark.parametrize("game", WHY)
def test_why_answers_what_a_person_types(tmp_path: Path, game: str) -> None:
    """A verb, a card or a place is enough: equal reasons are told once, the most telling ones first."""
    asked = [f"why {text}" for text in WHY[game]]
    run = piped(tmp_path, "play", game, "--plain", "--seed", "3", lines=[*asked, "quit"])
    answers = run.stdout.split("Number or move: \n")[1:]

    for text, answer in zip(WHY[game], answers, strict=False):
        for sentence in WHY[game][text]:
            assert any(part in answer for part in sentence.split("|")), text
        assert len(answer.splitlines()) <= 8, text


def test_why_tells_the_rarest_reason_first(tmp_path: Path) -> None:
    """That a card is not in hand is true of most of them, and says least."""
    run = piped(tmp_path, "play", "dominion", "--plain", "--seed", "3", lines=["why play", "quit"])
    answer = run.stdout.split("Number or move: \n")[1]

    assert answer.index("is not a Treasure") < answer.index("is not in your hand")
