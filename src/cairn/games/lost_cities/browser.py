"""The shape of a view, as the browser reads it."""

from typing import Literal

from cairn.server.views import Question, Result, Strict


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
