"""Playthroughs: they can be played again from their text, and show any change of the engine."""

from dataclasses import replace
from pathlib import Path

import pytest

from cairn.cli import main
from cairn.core.errors import BadSetup
from cairn.core.game import Decision, Move, View
from cairn.proof.outline import Outline, outline_of
from cairn.proof.playthrough import difference, playthrough
from tests.proof.pebbles.game import PEBBLES, Pebbles
from tests.proof.pebbles.state import State

SHORT = Outline("pebbles", 2, seed=4, moves=40)


class Reversed(State):
    """The same game, whose options come in another order."""

    def options(self) -> list[Move]:
        return super().options()[::-1]

    def question(self) -> Decision:
        asked = super().question()
        return Decision(asked.seat, asked.kind, asked.prompt, asked.args, asked.options[::-1], asked.pause)


class Boastful(State):
    """The same game, but a spectator sees how many shakes are left."""

    def view(self, seat: int | None) -> View:
        shown = super().view(seat)
        return shown if seat is not None else {**shown, "shakes_left": 4 - self.shakes}


def test_everything_is_written() -> None:
    """Each answer of the engine has its line, once for all who are told the same."""
    text = playthrough(SHORT, PEBBLES)
    first = text.partition("── 2 ")[0]

    assert text.startswith("cairn-playthrough 1\ngame pebbles\nseats 2\nseed 4\nmoves 40\n\n# ")
    for part in (
        "\n── the start\n",
        "\n── 1 · seat 1 · ",
        "\nprompt ",
        "\noptions ",
        "\nobserved ",
        "\nscores 0 0 · ",
    ):
        assert part in first
    assert "  1: ! pebbles-draws {" in first and "  2,s: ! pebbles-draws-hidden {" in first
    assert "\nrefused " in text and " [PB-" in text
    assert "\n→ lay " in text or "\n→ slip " in text


def test_the_head_says_how_to_play_it_again() -> None:
    """Whatever an outline says is read back from the text."""
    options = {"kingdom": "level-up", "turn_cap": "4"}
    outline = Outline("dominion", 3, 9, options, 12, True, (range(3, 6), range(8, 10)))
    text = playthrough(outline)

    assert outline == outline_of(text)
    assert text == playthrough(outline_of(text))


def test_a_brief_stretch() -> None:
    """Of those moves only the choice and its events are written; the moves stay the same."""
    whole = playthrough(SHORT, PEBBLES)
    brief = playthrough(replace(SHORT, brief=(range(2, 9),)), PEBBLES)

    choices = [line for line in whole.splitlines() if line.startswith("→") or " ! " in line]
    assert choices == [line for line in brief.splitlines() if line.startswith("→") or " ! " in line]
    assert whole.count("\nobserved ") - 7 == brief.count("\nobserved ")
    # What was not written in between is told at the first step after it.
    assert len(whole) > len(brief)


def test_the_order_of_options_makes_no_difference() -> None:
    """So the numbers of moves can change and the text does not."""
    assert playthrough(SHORT, PEBBLES) == playthrough(SHORT, Pebbles(Reversed))


def test_a_change_is_shown_where_it_is() -> None:
    """The difference names the step, what was said there before, and what is said now."""
    shown = difference(playthrough(SHORT, PEBBLES), playthrough(SHORT, Pebbles(Boastful)))

    assert shown.startswith("── 1 · seat 1 · ")
    assert "+   s: shakes_left 4" in shown.splitlines()
    assert "" == difference("the same", "the same")
    assert "… and 5 lines more" == difference("", "\n".join("abcd"), most=0)


@pytest.mark.parametrize(
    ("head", "says"),
    [
        ("", "cairn-playthrough 1"),
        ("cairn-match 1", "cairn-match 1"),
        ("cairn-playthrough 1\ngame dominion\nseats two\nseed 1\nmoves 9", "seats two"),
        ("cairn-playthrough 1\ngame dominion\nseats 2\nmoves 9", "seed 2"),
        ("cairn-playthrough 1\ngame dominion\nseats 2\nseed 1\nmoves 9\nbrief 9-3", "9-3"),
        ("cairn-playthrough 1\ngame dominion\nseats 2\nseed 1\nmoves 9\nbrief now", "now"),
    ],
)
def test_a_head_that_cannot_be_read(head: str, says: str) -> None:
    """It is refused, with what stands there and what should."""
    with pytest.raises(BadSetup, match=says):
        outline_of(head)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`cairn playthrough GAME` prints one; `--again FILE` writes it again and says whether it has changed."""
    file = tmp_path / "playthrough.txt"
    assert 0 == main(["playthrough", "lost-cities", "--moves", "3", "--set", "milestones=on", "--lang", "en"])
    file.write_text(capsys.readouterr().out, encoding="utf-8")

    assert Outline("lost-cities", 2, 1, {"milestones": "on"}, 3) == outline_of(
        file.read_text(encoding="utf-8")
    )
    assert 0 == main(["playthrough", "--again", str(file), "--lang", "en"])
    assert f"{file}: as before.\n" == capsys.readouterr().out
    file.write_text(file.read_text(encoding="utf-8").replace("moves 3", "moves 4"), encoding="utf-8")
    assert 0 == main(["playthrough", "--again", str(file), "--lang", "en"])
    assert f"{file}: written, and it has changed.\n" == capsys.readouterr().out
    assert "── 4 · " in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "GAME"),
        (["lost-cities", "--seats", "3"], "at most 2"),
        (["lost-cities", "--brief", "5"], "“5” cannot be read here"),
        (["lost-cities", "--set", "wind=on"], "wind"),
        (["--again", "nowhere.txt"], "nowhere.txt"),
    ],
)
def test_what_the_command_refuses(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each with a sentence, and exit code 2."""
    assert 2 == main(["playthrough", *words, "--lang", "en"])
    assert says in capsys.readouterr().err
