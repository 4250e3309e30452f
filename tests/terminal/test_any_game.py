"""The table of any game: whatever a view holds is shown, in any width, with or without words and symbols."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from cairn.core.dice import QuickDice
from cairn.core.game import View
from cairn.games import GAMES
from cairn.terminal.any_game import AnyGame
from cairn.terminal.page import Page
from cairn.terminal.words import Words
from cairn.text import LANGUAGES, Speaker, folders

EXAMPLE = Path(__file__).parents[2] / "examples" / "waymark"
DRAWING = AnyGame()


def view(**parts: Any) -> View:
    """A view of a game for three without words, as seat 2 sees it."""
    whole: View = {
        "game": "my-game",
        "rules": 1,
        "options": {},
        "you": 1,
        "seats": [{"points": n, "name": "x", "bot": False} for n in (3, -2, 0)],
        "zones": {"hands": [3, ["red 1", "red 1", "blue 2"], 0], "draw_pile": 12},
        "known": {"hands": [["red 9"], [], []]},
        "decision": {
            "seat": 1,
            "kind": "turn",
            "prompt": "my-game-prompt-turn",
            "args": {},
            "options": ["play red 1", "play blue 2", "pass"],
        },
        "result": None,
    }
    return {**whole, **parts}


def page(view: View, width: int = 80, language: str = "en", letters_only: bool = False) -> Page:
    words = Words(Speaker(language, view["game"]), ["Anna", "Ben", "Cleo"], view["you"])
    return Page(view, words, width, letters_only=letters_only)


def drawn(part: Any, width: int = 80) -> str:
    """A drawing as it stands on paper."""
    paper = io.StringIO()
    Console(file=paper, width=width, highlight=False).print(part, width=width)
    return "\n".join(line.rstrip() for line in paper.getvalue().splitlines())


def test_everything_public_is_on_the_table_and_nothing_else() -> None:
    """Seats by name, the reader last; what is hidden as a count; what somebody merely knows is not shown."""
    assert drawn(DRAWING.table(page(view()))).splitlines() == [
        "My game",
        "▲ Cleo  points 0",
        "  Hands  0 hidden",
        "● Anna  points 3",
        "  Hands  3 hidden",
        "■ Ben  points −2",
        "Draw pile  12",
    ]


def test_moves_stand_by_their_verbs_and_are_numbered_in_order() -> None:
    """What their labels share is said once; a move alone is one line."""
    assert drawn(DRAWING.choices(page(view()))).splitlines() == [
        "Hand  red 1 ×2  blue 2",
        "play …   1 red 1    2 blue 2",
        " 3 pass",
    ]


def test_what_labels_share_may_stand_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """In German the verb is the last word."""
    monkeypatch.setitem(folders._BROUGHT, "waymark", EXAMPLE / "text")
    asked = {**view()["decision"], "options": ["lay 3", "lay 14", "give 3", "give 14"]}

    german = drawn(DRAWING.choices(page(view(game="waymark", decision=asked), language="de")))

    assert german.splitlines()[1:] == ["… legen      1 3    2 14", "… weggeben   3 3    4 14"]


def test_what_a_move_brings_is_told() -> None:
    asked = {
        **view()["decision"],
        "effects": {"pass": {"key": "my-game-ends", "args": {"n": 2}}},
    }
    told = DRAWING.tell_choices(page(view(decision=asked)))

    assert told == ["1: play red 1.", "2: play blue 2.", "3: pass → Ends (n 2)."]


def test_zones_within_zones() -> None:
    """Dicts by their names, lists by numbers, each level further in; what a game adds is shown too."""
    zones = {
        "board": {"north": {"open": ["a", "b"], "closed": 3}, "south": None},
        "rows": [["a"], ["b", "c"]],
        "flags": [True, False, None],
        "lamp": False,
        "market": [],
    }
    lines = drawn(DRAWING.table(page(view(zones=zones, progress={"turn": 4, "step": "draw"})))).splitlines()

    assert ["▲ Cleo  points 0", "  Flags  nothing"] == lines[1:3]
    assert "  Flags  yes" in lines
    assert lines[7:] == [
        "Board",
        "  North",
        "    Open    a  b",
        "    Closed  3",
        "  South  nothing",
        "Rows",
        "  1  a",
        "  2  b  c",
        "Lamp      no",
        "Market    –",
        "Progress  turn 4  step draw",
    ]


def test_sentences() -> None:
    """One per seat and zone; the reader is “you”."""
    assert DRAWING.tell_table(page(view())) == [
        "Cleo: points 0.",
        "Cleo, hands: 0 hidden.",
        "Anna: points 3.",
        "Anna, hands: 3 hidden.",
        "You: points −2.",
        "Draw pile: 12.",
    ]
    assert "red 1 ×2, blue 2" == DRAWING.tell_hand(page(view()))
    assert "" == DRAWING.tell_hand(page(view(zones={})))
    assert ["Cleo: points 0.", "Anna: points 3.", "You: points −2."] == DRAWING.tell_sheet(page(view()))


def test_the_end() -> None:
    """The best first, a star for those who have won, and a sentence."""
    over = view(decision=None, result={"scores": [3, -2, 7], "winners": [2]})
    shared = view(decision=None, result={"scores": [3, 3, 0], "winners": [0, 1]})

    assert drawn(DRAWING.sheet(page(over))).splitlines() == [
        "Points",
        "▲ Cleo    7  ★",
        "● Anna    3",
        "■ Ben    −2",
        "",
        "Cleo wins",
    ]
    assert "Cleo: 7 points." == DRAWING.tell_sheet(page(over))[0]
    assert "Shared win: Anna and Ben." == DRAWING.tell_sheet(page(shared))[-1]
    assert "" == drawn(DRAWING.choices(page(view(decision=None, zones={}, result=over["result"]))))


def test_points_that_nobody_may_see() -> None:
    assert ["The points are known at the end."] == DRAWING.tell_sheet(page(view(seats=[{}, {}, {}])))


@pytest.mark.parametrize("width", [24, 40, 79, 160])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_fits_any_width(name: str, language: str, width: int) -> None:
    """Also those that have a drawing of their own: no line is too wide, and letters are only letters."""
    game = GAMES[name]
    state = game.start(game.seats[-1], QuickDice(1), game.read_options({}))
    names = [f"Player {n}" for n in range(game.seats[-1])]
    words = Words(Speaker(language, name, game.names), names, 0)
    paper = Page(state.view(0), words, width, letters_only=True, game=game)

    for part in (DRAWING.table(paper), DRAWING.choices(paper), DRAWING.sheet(paper)):
        text = drawn(part, width)
        assert all(len(line) <= width for line in text.splitlines())
        assert not set("●■▲◆★♥→") & set(text)
    assert DRAWING.tell_table(paper) and DRAWING.tell_sheet(paper)
