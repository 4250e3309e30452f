"""The shape of a view, as the browser reads it."""

from typing import Literal

from msgspec import Struct

from cairn.server.views import Question, Result, Strict


class DominionSeat(Strict):
    """What all know of a seat; points are null while they are hidden."""

    hand: int
    points: int | None
    turns: int
    tokens: dict[str, str]
    journey_up: bool
    minus_card: bool
    minus_coin: bool
    inherited: str | None
    name: str
    bot: bool


class PileToken(Strict):
    """A token that lies on a pile, and whose it is."""

    seat: int
    token: str


class SupplyPile(Strict):
    """A pile: what its cards cost the player in turn, and the tokens on it."""

    card: str
    left: int
    cost: int
    types: list[str]
    tokens: list[PileToken]


class BuyableEvent(Strict):
    """An Event, and whether the player in turn may still buy it."""

    card: str
    cost: int
    spent: bool
    affordable: bool


class Discarded(Strict):
    """A discard pile: its top card, and how many lie there."""

    top: str | None
    count: int


class Played(Strict):
    """A card in play, and whether it stays beyond this turn's Clean-up."""

    card: str
    stays: bool


class LaidAside(Strict):
    """A card set aside or looked at; null where the reader may not know it."""

    why: Literal["aside", "looked-at", "saved"]
    card: str | None


class DominionZones(Strict):
    """Where the cards lie; a hidden hand is a count."""

    supply: list[SupplyPile]
    upgrades: list[SupplyPile]
    events: list[BuyableEvent]
    trash: list[str]
    hands: list[list[str] | int]
    decks: list[int]
    discards: list[Discarded]
    plays: list[list[Played]]
    mats: list[list[str]]
    asides: list[list[LaidAside]]


class DominionKnown(Strict):
    """All that the seat has seen and may remember."""

    hands: list[list[str]]
    decks: list[list[str | None]]
    discards: list[list[str]]
    owned: list[dict[str, int]]


class Staying(Strict):
    """What a Duration has set up, against whom, and the cards that wait for it."""

    card: str
    owner: int
    against: list[int]
    aside: list[str | None]


class DominionTurn(Struct):
    """The turn; more numbers by their names, as far as the cards of the game need them."""

    seat: int
    number: int
    phase: Literal["action", "buy"]
    actions: int
    buys: int
    coins: int
    bought: int
    extra: bool
    cheaper: int
    empty: int


class DominionView(Strict):
    """Dominion as one seat (`you`), or a spectator (null), sees it."""

    game: Literal["dominion"]
    rules: int
    at: int
    options: dict[str, str]
    you: int | None
    seats: list[DominionSeat]
    zones: DominionZones
    known: DominionKnown
    stays: list[Staying]
    turn: DominionTurn
    decision: Question | None
    result: Result | None
