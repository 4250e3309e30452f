"""What a seat cannot see, dealt again: travel cards, unseen pages, expeditions not yet laid open."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cairn.core import zones
from cairn.core.dice import QuickDice
from cairn.core.game import Seat
from cairn.core.zones import NOBODY, OPEN, Zone, only
from cairn.games.africana.rules.pieces import (
    ADVENTURE,
    BOOKS,
    DECKS,
    PAGES,
    SEEN,
    TRAVEL_BITS,
    bag_of,
    cards_in,
)

if TYPE_CHECKING:
    from cairn.games.africana.rules.state import State

# Which cards could change places for all that anybody can tell.
_TRAVEL_POOL: Final = 0
_BOOK_POOL: Final = 1
"""The northern book; the southern one's pool is the next."""
_DECK_POOL: Final = 3
"""The expeditions A; the backs show the letters, so B and C have pools of their own."""


class Hidden:
    """The zones of a position in which somebody may not know a card."""

    def __init__(self, s: "State") -> None:
        seats = range(int(s.seats))
        self.hands: list[Zone] = [_zone(_TRAVEL_POOL, _travel_cards(s, seat), only(seat)) for seat in seats]
        self.travel_pile: Zone = _zone(_TRAVEL_POOL, s.travel_pile[: s.travel_left], NOBODY, True)
        self.books: list[Zone] = []
        for book in range(len(BOOKS)):
            zone = Zone(_BOOK_POOL + book)
            for slot in s.stack(book, 0) + s.stack(book, 1):
                zone.put(slot & int(ADVENTURE), OPEN if slot & SEEN else NOBODY)
            self.books.append(zone)
        self.removed: Zone = _zone(_DECK_POOL + 2, s.removed, NOBODY)
        pile = s.expedition_pile[: s.expeditions_left]
        self.decks: list[Zone] = []
        for deck in range(len(DECKS)):
            cards = [n for n in pile if s.kit.expeditions[n].deck == deck]
            self.decks.append(_zone(_DECK_POOL + deck, cards, NOBODY, True))

    def all(self) -> list[Zone]:
        """Every zone."""
        return [*self.hands, self.travel_pile, *self.books, self.removed, *self.decks]


def imagine(s: "State", seat: Seat, seed: int) -> "State":
    """A whole position that agrees with the seat's view."""
    world = s.clone()
    dice = QuickDice(seed)
    hidden = Hidden(s)
    zones.imagine(hidden.all(), seat, dice)
    for n in range(int(s.seats)):
        world.hands[n] = (s.hands[n] & ~TRAVEL_BITS) + bag_of(hidden.hands[n].cards)
    world.travel_pile = hidden.travel_pile.cards
    for book in range(len(BOOKS)):
        _lay_book(world, book, hidden.books[book].cards)
    world.removed = sorted(hidden.removed.cards)
    world.expedition_pile = hidden.decks[2].cards + hidden.decks[1].cards + hidden.decks[0].cards
    world.dice = dice
    return world


def in_doubt(s: "State", seat: Seat) -> bool:
    """Whether two unlike cards could change places for all that the seat knows."""
    return zones.in_doubt(Hidden(s).all(), seat)


def _zone(pool: int, cards: list[int], known: int, ordered: bool = False) -> Zone:
    zone = Zone(pool, ordered)
    for card in cards:
        zone.put(card, known)
    return zone


def _travel_cards(s: "State", seat: int) -> list[int]:
    return cards_in(s.hands[seat] & TRAVEL_BITS)


def _lay_book(s: "State", book: int, cards: list[int]) -> None:
    """Put other adventures into the slots of a book; what has been seen stays seen."""
    left: i64 = s.stacks[book * 2]
    for i, card in enumerate(cards):
        slot: i64 = book * PAGES + (i if i < left else PAGES - 1 - (i - left))
        s.books[slot] = (s.books[slot] & SEEN) + card
