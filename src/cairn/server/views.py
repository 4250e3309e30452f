"""What the shapes of all views share: the games make plain data, and shapes say how it looks.

Nothing is made from these classes but the browser's types; a test lays real views against them.
"""

from msgspec import Struct

from cairn.core.errors import Args
from cairn.games import TITLES, title


class Strict(Struct, forbid_unknown_fields=True):
    """A shape that allows nothing beside what it names."""


class Question(Strict):
    """The decision that waits; only the seat that decides sees its options and their effects."""

    seat: int
    kind: str
    prompt: str
    args: Args
    options: list[str] | None = None
    effects: dict[str, int] | None = None
    """For a move that changes points, the points of its expedition after it."""


class Result(Strict):
    """How a match ended."""

    scores: list[int]
    winners: list[int]


def drawn() -> dict[str, type[Struct]]:
    """The titles that the page can draw, with the shapes of their views."""
    shapes = {name: title(name).shape() for name in TITLES}
    return {name: shape for name, shape in shapes.items() if shape is not None}
