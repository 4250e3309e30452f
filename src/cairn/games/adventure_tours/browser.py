"""The shape of a view, as the browser reads it; the tables of cards and boards are sent apart, once."""

from typing import Literal

from cairn.server.views import Question, Result, Strict


class TourSeat(Strict):
    """What all know of a seat; money is null while it is hidden."""

    hand: int
    board: str | None
    ability: str
    levels: dict[str, int]
    income: int
    members: int
    equipment: int
    guards: int
    money: int | None
    name: str
    bot: bool


class LaidCard(Strict):
    """A card in a row, and whether it still protects."""

    card: str
    ready: bool


class TourZones(Strict):
    """Where the cards lie, the rightmost of a row last; a hidden hand is a count."""

    hands: list[list[str] | int]
    equipment: list[list[LaidCard]]
    members: list[list[LaidCard]]
    discard: list[str]
    pile: int
    offered: list[str]


class TourKnown(Strict):
    """All that the seat has seen and may remember."""

    hands: list[list[str]]
    money: list[int]


class TourProgress(Strict):
    """The rounds, the turn, what the finished rounds have brought, and in which order boards are chosen."""

    round: int
    rounds: int
    turn: int
    seat: int
    starter: int
    ability_used: bool
    extra_turns: int
    incomes: list[list[int]]
    totals: list[list[int]]
    draft: list[int]
    drafted: list[str | None]


class AdventureToursView(Strict):
    """Adventure Tours as one seat (`you`), or a spectator (null), sees it."""

    game: Literal["adventure-tours"]
    rules: int
    at: int
    options: dict[str, str]
    you: int | None
    seats: list[TourSeat]
    zones: TourZones
    known: TourKnown
    progress: TourProgress
    decision: Question | None
    result: Result | None
