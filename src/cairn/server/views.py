"""What the shapes of all views share: the games make plain data, and shapes say how it looks.

Nothing is made from these classes but the browser's types; a test lays real views against them.
"""

from typing import Any

from msgspec import Struct

from cairn.core.errors import Args
from cairn.games import TITLES, title


class Strict(Struct, forbid_unknown_fields=True):
    """A shape that allows nothing beside what it names."""


class Open(Struct):
    """A shape that allows more than it names."""


class Effect(Strict):
    """What a move would bring: the key of one short sentence, and the numbers and names in it."""

    key: str
    args: Args


class Then(Strict):
    """What is asked next of a seat that lets an offer pass: the moves that do so, and what follows them."""

    passes: list[str]
    kind: str
    prompt: str
    args: Args
    options: list[str]
    effects: dict[str, Effect]


class Question(Strict):
    """The decision that waits; only the seat that decides sees its options and their effects."""

    seat: int
    kind: str
    prompt: str
    args: Args
    options: list[str] | None = None
    effects: dict[str, Effect] | None = None
    """By the spelling of a move, where it changes a number."""
    pause: bool = False
    """A part of the match is over: every person at the table has the options, and may go on."""
    then: Then | None = None
    """Where this is an offer, and letting it pass shows nothing and asks nobody else."""


class Result(Strict):
    """How a match ended."""

    scores: list[int]
    winners: list[int]
    resigned: int | None = None
    """The seat that gave the match up."""


class AnySeat(Open):
    """What all know of a seat in any game; more facts by their names."""

    name: str
    bot: bool


class AnyResult(Open):
    """How a match of any game ended."""

    scores: list[int]
    winners: list[int]


class AnyView(Open):
    """Any game as one seat (`you`), or a spectator (null), sees it; `core/game.py` says what each part holds.

    Parts that never change are not in it: `GET /api/games/<name>/components` has them.
    """

    game: str
    rules: int
    at: int
    options: dict[str, str]
    you: int | None
    seats: list[AnySeat]
    zones: dict[str, Any]
    known: dict[str, Any]
    decision: Question | None
    result: AnyResult | None
    progress: dict[str, Any] = {}


def shapes() -> dict[str, type[Struct]]:
    """The titles whose views have a shape of their own; those of all others are of the shape AnyView."""
    found = {name: title(name).shape() for name in TITLES}
    return {name: shape for name, shape in found.items() if shape is not None}
