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
