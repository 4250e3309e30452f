"""The shapes of the views, a class a piece: the games make plain data, and this page says how they look.

Nothing is made from these classes but the browser's types; a test lays real views against them.
"""

from typing import Literal

from msgspec import Struct

from cairn.core.errors import Args


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


class Sheet(Strict):
    """The rows A to D of the score sheet of one expedition."""

    sum: int
    after_cost: int
    times: int
    multiplied: int
    bonus: int
    points: int


class Expedition(Strict):
    """An expedition: its cards in order, and what it is worth."""

    cards: list[str]
    sheet: Sheet


class Camp(Strict):
    """A camp: its top card, and how many lie there unless that would count the draw pile."""

    top: str | None
    count: int | None


class LostCitiesSeat(Strict):
    """What all know of a seat."""

    hand: int
    points: int
    total: int
    milestones: list[str]
    name: str
    bot: bool


class LostCitiesZones(Strict):
    """Where the pieces lie; a hidden hand is a count."""

    hands: list[list[str] | int]
    expeditions: list[dict[str, Expedition]]
    camps: dict[str, Camp]
    closed: str | None
    pile: int | None
    milestones: list[str]


class LostCitiesKnown(Strict):
    """All that the seat has seen and may remember."""

    hands: list[list[str]]
    camps: dict[str, list[str]]


class LostCitiesProgress(Strict):
    """How far the match is."""

    game: int
    games: int
    turn: int
    step: Literal["place", "draw", "deal", "over"]
    starter: int
    finished: list[list[int]]


class LostCitiesView(Strict):
    """Lost Cities as one seat (`you`), or a spectator (null), sees it."""

    game: Literal["lost-cities"]
    rules: int
    at: int
    options: dict[str, str]
    you: int | None
    seats: list[LostCitiesSeat]
    zones: LostCitiesZones
    known: LostCitiesKnown
    progress: LostCitiesProgress
    decision: Question | None
    result: Result | None


VIEWS: dict[str, type[Strict]] = {"lost-cities": LostCitiesView}
UNDRAWN = ("dominion", "adventure-tours", "africana")
"""Games that the page cannot draw yet: they are played in the terminal."""
