"""What a seat cannot see, dealt again: the draw pile and the other hands.

Cards come into hands from the draw pile alone and leave them only for the open rows, so a hand is known to
its owner and the draw pile to nobody.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core import zones
from cairn.core.dice import QuickDice
from cairn.core.game import Seat
from cairn.core.zones import NOBODY, Zone, only
from cairn.games.adventure_tours.rules.player import cards_of

if TYPE_CHECKING:
    from cairn.games.adventure_tours.rules.state import State


def imagine(s: "State", seat: Seat, seed: int) -> "State":
    """A whole position that agrees with the seat's view."""
    world = s.clone()
    dice = QuickDice(seed)
    hidden = _zones(s)
    zones.imagine(hidden, seat, dice)
    world.pile = hidden.pop().cards
    for player, hand in zip(world.players, hidden, strict=True):
        player.hand = vec[i64](sorted(hand.cards))
    world.dice = dice
    return world


def in_doubt(s: "State", seat: Seat) -> bool:
    """Whether two unlike cards could change places for all that the seat knows."""
    return zones.in_doubt(_zones(s), seat)


def _zones(s: "State") -> list[Zone]:
    """The hands and, last, the draw pile: one pool."""
    hidden: list[Zone] = []
    for seat, player in enumerate(s.players):
        hand = Zone(ordered=False)
        hand.cards = cards_of(player.hand)
        hand.known = [only(seat)] * len(hand.cards)
        hidden.append(hand)
    pile = Zone()
    pile.cards = s.pile[: s.left]
    pile.known = [NOBODY] * len(pile.cards)
    hidden.append(pile)
    return hidden
