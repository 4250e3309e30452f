"""What crosses the wire about games: which there are, and what a page must know to draw and to tell them."""

from typing import Any

from msgspec import Struct

from cairn.server.wire_life import Level


class OptionInfo(Struct):
    """A choice made before a match: words, numbers where `low` is not above `high`, or a list of names."""

    name: str
    words: list[str]
    low: int
    high: int
    default: str
    names: list[str]
    """Of these a value may name `least` to `most`, separated by commas."""
    least: int
    most: int


class GameInfo(Struct):
    """A title that can be played here."""

    name: str
    rules: int
    seats: tuple[int, int]
    options: list[OptionInfo]
    bots: list[str]
    levels: dict[str, Level]
    """How well each of the bots plays, where that is known."""
    seconds: dict[str, float]
    """How long a bot may think about a move; one that is not named moves at once."""
    own: bool
    """Whether somebody brought it along: the page was not built with its words."""
    constants: list[str]
    """The parts of its views that never change: `Components` has them, and no view sends them again."""


class Components(Struct):
    """What never changes in a game."""

    constants: dict[str, Any]
    """Parts of every view, by their names."""
    names: dict[str, str]
    """How component tables print the names that moves spell in small letters."""


class ShapesInfo(Struct):
    """How a game spells its pieces; `text/shapes.py` says what each part means."""

    kinds: dict[str, list[str]] = {}
    pieces: dict[str, list[str]] = {}
    objects: list[str] = []
    capitals: list[str] = []
