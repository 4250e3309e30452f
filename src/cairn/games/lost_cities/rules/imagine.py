"""What a seat cannot see, dealt again: the draw pile, and of the other hand what it was not seen to take."""

from typing import TYPE_CHECKING

from cairn.core.dice import QuickDice, shuffle
from cairn.core.game import Seat
from cairn.core.zones import shl
from cairn.games.lost_cities.rules.pieces import HAND

if TYPE_CHECKING:
    from cairn.games.lost_cities.rules.state import State


def imagine(s: "State", seat: Seat, seed: int) -> "State":
    """A whole position that agrees with the seat's view."""
    world = s.clone()
    dice = QuickDice(seed)
    unseen, seen = _unseen(s, seat)
    unseen.sort()
    shuffle(unseen, dice.stream("imagine", 0))
    # Both hands are laid out again in a fixed order: where a card lay must not tell what it was.
    other = 1 - seat
    hidden = len(s.hand(other)) - len(seen)
    _lay_hand(world, other, seen, [unseen.pop() for _ in range(hidden)])
    mine = s.shown_hand(seat)
    _lay_hand(world, seat, mine, _without(s.hand(seat), mine))
    world.pile = unseen
    world.left = len(unseen)
    world.dice = dice
    return world


def in_doubt(s: "State", seat: Seat) -> bool:
    """Whether unlike cards can change places, within the draw pile or between pile and hand."""
    unseen, _ = _unseen(s, seat)
    return s.left > 0 and min(unseen) != max(unseen)


def _unseen(s: "State", seat: Seat) -> tuple[list[int], list[int]]:
    """The cards that the seat cannot place, and those of the other hand that it knows."""
    other = 1 - seat
    seen = s.shown_hand(other)
    return s.pile[: s.left] + _without(s.hand(other), seen), seen


def _lay_hand(s: "State", seat: Seat, seen: list[int], unseen: list[int]) -> None:
    """Lay the cards a seat holds: those the other seat has seen first, the gap last."""
    first = seat * HAND
    cards = seen + unseen
    for i in range(HAND):
        slot = first + i
        s.hands[slot] = cards[i] if i < len(cards) else -1
        if i >= len(cards):
            s.gap = slot
        if i < len(seen):
            s.shown |= shl(1, slot)
        else:
            s.shown &= ~shl(1, slot)


def _without(cards: list[int], gone: list[int]) -> list[int]:
    rest = cards[:]
    for card in gone:
        rest.remove(card)
    return rest
