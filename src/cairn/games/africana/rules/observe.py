"""What a seat knows, as numbers: from its own side, the other seats clockwise after it."""

from typing import TYPE_CHECKING, Any, Final

from cairn.core.game import Seat
from cairn.games.africana.rules.moves import STEPS
from cairn.games.africana.rules.pieces import (
    ADVENTURE,
    ADVENTURES,
    BOOKS,
    CARDS,
    COLOURS,
    DECKS,
    EMPTY,
    EXPEDITIONS,
    FIRST_ASSISTANT,
    JOKER,
    KINDS,
    PLACES,
    SEEN,
    SIDES,
    SPACES,
    TRAVEL_BITS,
    many,
    numbers_in,
    size,
)
from cairn.games.africana.rules.settings import MOST_SEATS

if TYPE_CHECKING:
    from cairn.games.africana.rules.state import State

# A seat: its place, its jokers and assistants, its unfinished and finished cards, and small facts.
_SMALL: Final = 5
_A_SEAT: Final = PLACES + (KINDS - FIRST_ASSISTANT) + 2 * ADVENTURES + EXPEDITIONS + _SMALL
# A space: its card and who has joined.
_A_SPACE: Final = EXPEDITIONS + MOST_SEATS
# The facts of the table: its decks, its step, and small ones.
_FACTS: Final = len(DECKS) + len(STEPS) + 6
OBSERVATION_SIZE: Final = (
    MOST_SEATS * _A_SEAT
    + len(COLOURS)
    + KINDS
    + len(COLOURS)
    + SPACES * _A_SPACE
    + len(SIDES) * ADVENTURES
    + len(BOOKS) * len(SIDES)
    + KINDS
    + ADVENTURES
    + _FACTS
)


def observe(s: "State", me: Seat, out: Any) -> None:
    """The knowledge of `view(me)` as OBSERVATION_SIZE numbers."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    seats = int(s.seats)
    for k in range(seats):
        _observe_seat(s, (me + k) % seats, out, k * _A_SEAT)
    at = MOST_SEATS * _A_SEAT
    at = _observe_bag(int(s.hands[me]), len(COLOURS), out, at)
    at = _observe_bag(int(s.played), KINDS, out, at)
    at = _observe_bag(int(s.discards), len(COLOURS), out, at)
    for space in range(SPACES):
        if s.spaces[space] != EMPTY:
            out[at + s.spaces[space]] = 1
        for k in range(seats):
            out[at + EXPEDITIONS + k] = int(s.markers) >> (space * 4 + (me + k) % seats) & 1
        at += _A_SPACE
    at = _observe_books(s, out, at)
    at = _observe_bag(int(s.gone), KINDS, out, at)
    for adventure in numbers_in(s.gone_adventures):
        out[at + adventure] = 1
    at += ADVENTURES
    pile = s.expedition_pile[: s.expeditions_left]
    letters = [s.kit.expeditions[number].deck for number in pile]
    facts = [letters.count(deck) for deck in range(len(DECKS))]
    facts += [int(s.step == step) for step in range(len(STEPS))]
    facts += [int(s.turned), int(s.triggered), int(s.travel_left), int(s.turn), seats, len(s.removed)]
    for i, fact in enumerate(facts):
        out[at + i] = fact


def _observe_seat(s: "State", seat: Seat, out: Any, at: int) -> None:
    """What everybody knows of a seat."""
    hand = s.hands[seat]
    out[at + s.places[seat]] = 1
    at += PLACES
    for card in range(FIRST_ASSISTANT, len(CARDS)):
        out[at + card - FIRST_ASSISTANT] = int(many(hand, card))
    at += JOKER + 1 - FIRST_ASSISTANT
    for mask in [s.adventures[seat], s.under_adventures[seat]]:
        for adventure in numbers_in(mask):
            out[at + adventure] = 1
        at += ADVENTURES
    for expedition in numbers_in(s.under_expeditions[seat]):
        out[at + expedition] = 1
    at += EXPEDITIONS
    facts = [int(s.silver[seat]), int(size(hand & TRAVEL_BITS)), int(s.markers_placed(seat))]
    facts += [int(s.seat == seat), int(s.starter == seat)]
    for i, fact in enumerate(facts):
        out[at + i] = fact


def _observe_bag(bag: int, kinds: int, out: Any, at: int) -> int:
    """How many cards of each of the first kinds a bag holds; where the next numbers go."""
    for card in range(kinds):
        out[at + card] = int(many(bag, card))
    return at + kinds


def _observe_books(s: "State", out: Any, at: int) -> int:
    """How deep each adventure that was seen lies in a left or a right stack, 1 on top; and the heights."""
    heights = at + len(SIDES) * ADVENTURES
    for book in range(len(BOOKS)):
        for side in range(len(SIDES)):
            stack = s.stack(book, side)
            out[heights] = len(stack)
            heights += 1
            for i, slot in enumerate(stack):
                if slot & SEEN:
                    out[at + side * ADVENTURES + int(slot & ADVENTURE)] = len(stack) - i
    return heights
