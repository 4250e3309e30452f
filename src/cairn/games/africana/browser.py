"""The shape of a view, as the browser reads it."""

from typing import Literal

from cairn.server.views import Question, Strict

Half = Literal["north", "south"]


class AfricanaSheet(Strict):
    """Points item by item."""

    expeditions: int
    artifacts: int
    collections: int
    assistants: int
    silver: int
    travel_cards: int
    unfinished: int
    points: int


class ArtifactSet(Strict):
    """A collection: what is in it, and its points."""

    subjects: list[str]
    points: int


class Shelf(Strict):
    """The best collections, and what all of them would be worth with one more artifact of each kind."""

    sets: list[ArtifactSet]
    more: dict[str, int]


class AfricanaSeat(Strict):
    """What all know of a seat; points are null while they are hidden."""

    company: Literal["italy", "france", "germany", "england"]
    colour: str
    place: str
    silver: int
    hand: int
    travel_cards: int
    jokers: int
    assistants: list[str]
    markers: int
    adventures: int
    under: int
    points: int | None
    sheet: AfricanaSheet | None
    name: str
    bot: bool


class ExpeditionSpace(Strict):
    """A space with its card, if there is one, who has joined, and what joining brings."""

    expedition: str | None
    id: str | None
    deck: str | None
    start: str | None
    target: str | None
    coins: int | None
    points: int | None
    markers: list[int]
    bonus: Literal["coins", "travel_card"]
    amount: int


class BookStack(Strict):
    """A stack of a book: its top card, and how many lie there."""

    top: str | None
    count: int


class OpenBook(Strict):
    """Both stacks of a book."""

    left: BookStack
    right: BookStack


class OwnAdventure(Strict):
    """An adventure that somebody has bought and not ended."""

    adventure: str
    id: str
    kind: Literal["artifact", "assistant"]
    subject: str
    target: str
    coins: int
    points: int


class UnderCompany(Strict):
    """What lies beneath a company card."""

    expeditions: list[str]
    adventures: list[str]


class ExpeditionPile(Strict):
    """The expedition pile: how many cards, and the letter of the next."""

    count: int
    next: str | None


class LeftGame(Strict):
    """What has left the game openly."""

    cards: list[str]
    adventures: list[str]


class AfricanaZones(Strict):
    """Where the pieces lie; a hidden hand is a count, and so is what is finished."""

    hands: list[list[str] | int]
    played: list[str]
    travel_pile: int
    discards: list[str]
    expedition_pile: ExpeditionPile
    removed: int
    spaces: list[ExpeditionSpace]
    books: dict[Half, OpenBook]
    adventures: list[list[OwnAdventure]]
    under: list[UnderCompany | int]
    assistants: dict[str, int]
    gone: LeftGame


class KnownBook(Strict):
    """Both stacks from the lowest card to the top one; null for a card that nobody has seen."""

    left: list[str | None]
    right: list[str | None]


class UnseenCards(Strict):
    """Cards that have never lain open."""

    expeditions: list[str]
    north: list[str]
    south: list[str]


class AfricanaKnown(Strict):
    """All that can be remembered."""

    hands: list[list[str]]
    under: list[UnderCompany]
    shelves: list[Shelf | None]
    books: dict[Half, KnownBook]
    expedition_pile: dict[str, int]
    unseen: UnseenCards


class AfricanaProgress(Strict):
    """How far the game is."""

    turn: int
    step: Literal["action", "book", "travel", "discard", "give-up", "over"]
    starter: int
    page_cost: int | None
    last_round: bool
    last_seat: int


class AfricanaResult(Strict):
    """How a match ended, with the sheet of each seat."""

    scores: list[int]
    winners: list[int]
    sheets: list[AfricanaSheet] | None = None
    """Null where somebody resigned."""
    resigned: int | None = None


class AfricanaView(Strict):
    """Africana as one seat (`you`), or a spectator (null), sees it; its tables are sent once."""

    game: Literal["africana"]
    rules: int
    at: int
    options: dict[str, str]
    you: int | None
    seats: list[AfricanaSeat]
    zones: AfricanaZones
    known: AfricanaKnown
    progress: AfricanaProgress
    decision: Question | None
    result: AfricanaResult | None
