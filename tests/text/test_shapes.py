"""Shapes: what a title says about its spellings is read equally by Python and by a browser, and is used."""

import json
import re
from pathlib import Path

import pytest

import cairn
from cairn.games import TITLES
from cairn.text import Speaker
from cairn.text.catalogue import catalogue
from cairn.text.shapes import Shapes, Spellings, shapes

GAMES = Path(cairn.__file__).parent / "games"
PORTABLE = re.compile(r"(?:\(\?<[a-z]+>|\(\?:|\[\^?[ 0-9a-z-]+\]|[)a-z .+*?|-])+")
"""What Python and JavaScript read equally: names of groups, groups, classes, letters, repetition."""


def data(game: str) -> Spellings:
    """What the file of a game says."""
    path = GAMES / game.replace("-", "_") / "text" / "shapes.json"
    found: Spellings = json.loads(path.read_text(encoding="utf-8"))
    return found


def patterns(game: str) -> list[str]:
    """Every pattern of a game."""
    found = data(game)
    return [*found.get("objects", ()), *(one for some in found.get("pieces", {}).values() for one in some)]


def test_no_file_lies_where_no_title_reads_it() -> None:
    folders = {path.parents[1].name.replace("_", "-") for path in GAMES.glob("*/text/shapes.json")}
    assert folders
    assert folders <= TITLES.keys()


@pytest.mark.parametrize("game", TITLES)
def test_a_file_says_nothing_that_nobody_reads(game: str) -> None:
    assert data(game).keys() <= Spellings.__annotations__.keys()


@pytest.mark.parametrize("game", TITLES)
def test_patterns_mean_the_same_to_python_and_a_browser(game: str) -> None:
    """No classes such as \\d, whose members differ; no look-around, no references."""
    for pattern in patterns(game):
        assert PORTABLE.fullmatch(pattern), pattern
        assert not re.search(r"\(\?(?![:<])|\(\?<[=!]", pattern), pattern


@pytest.mark.parametrize("game", TITLES)
def test_every_kind_and_part_is_asked_for(game: str) -> None:
    """A kind has messages and is an argument or a part of the views; a part stands in its piece's message."""
    english = catalogue("en")
    ours = [key for key, home in english.home.items() if home == game or home.startswith(f"{game}-")]
    asked = {name for key in ours for name in english.variables(key)}
    drawn = (GAMES / game.replace("-", "_") / "rules" / "view.py").read_text(encoding="utf-8")
    asked |= set(re.findall(r'"([a-z_]+)":', drawn))
    for name, kinds in data(game).get("kinds", {}).items():
        assert name in asked, name
        for kind in kinds:
            assert any(key == f"{game}-{kind}" or key.startswith(f"{game}-{kind}-") for key in ours), kind
    for kind in data(game).get("pieces", {}):
        assert english.variables(f"{game}-{kind}") >= shapes(game).parts_of(kind), kind
    parts = {part for kind in data(game).get("pieces", {}) for part in shapes(game).parts_of(kind)}
    assert parts >= set(data(game).get("capitals", ()))


def test_a_game_without_a_file_has_no_shapes() -> None:
    for game in ("", "chess"):
        assert shapes(game).kind_of("top", "a - b") == "top"
        assert shapes(game).readings("card", "red 9") == []
        assert shapes(game).objects({"token", "card"}, "hat on moat") is None


def test_what_patterns_find() -> None:
    """Parts that are not there are empty, and a pattern fits the whole text or not at all."""
    own = Shapes(
        {
            "kinds": {"aim": ["trip", "find"], "here": ["place"]},
            "pieces": {"trip": ["(?<from>.+?) - (?<to>.+?)(?<id> [0-9]+)?", "(?<from>.+?) - (?<to>.+)"]},
            "objects": ["(?<token>.+?) on (?<card>.+)"],
        }
    )

    assert own.kind_of("here", "anything") == "place"
    assert own.kind_of("card", "anything") == "card"
    assert [own.kind_of("aim", value) for value in ("oslo - rome", "mask")] == ["trip", "find"]
    assert own.readings("trip", "oslo - rome 12") == [
        {"from": "oslo", "to": "rome", "id": " 12"},
        {"from": "oslo", "to": "rome 12"},
    ]
    assert own.readings("trip", "oslo - rome")[0] == {"from": "oslo", "to": "rome", "id": ""}
    assert own.readings("trip", "oslo") == []
    assert own.parts_of("trip") == {"from", "to", "id"}
    assert own.objects({"token", "card"}, "hat on moat on hill") == {"token": "hat", "card": "moat on hill"}
    assert own.objects({"card"}, "hat on moat") is None
    assert own.objects({"token", "card"}, "moat") is None


@pytest.mark.parametrize(
    ("game", "kind", "value", "said"),
    [
        ("africana", "expedition", "jidda - timbuktu", "Jidda → Timbuktu"),
        ("africana", "expedition", "jidda - cape town c08", "Jidda → Cape Town C08"),
        ("africana", "goal", "jidda - timbuktu", "Jidda → Timbuktu"),
        ("africana", "goal", "mask cairo", "mask (Cairo)"),
        ("africana", "adventure", "mask cairo b12", "mask (Cairo)"),
        ("africana", "expedition", "nowhere", "nowhere"),
        ("adventure-tours", "card", "red betty mcklug", "Betty McKlug (red)"),
        ("adventure-tours", "card", "red", "red"),
        ("dominion", "next", "throne room", "Throne Room"),
        ("lost-cities", "top", "green 9", "green 9"),
    ],
)
def test_a_piece_falls_into_the_parts_that_its_title_says(
    game: str, kind: str, value: str, said: str
) -> None:
    """A spelling that no pattern fits is shown as it is."""
    assert Speaker("en", game).piece(kind, value) == said
