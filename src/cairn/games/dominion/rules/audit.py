"""Whether a position can be: no card is lost or made, and what is kept as a number agrees with the table."""

from typing import TYPE_CHECKING

from cairn.core.errors import Args, BadPosition
from cairn.games.dominion.rules.catalogue import CARD, IN_PILES, NAMES
from cairn.games.dominion.rules.numbers import COPPER, ESTATE
from cairn.games.dominion.rules.scoring import owned

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


def audit(s: "State") -> None:
    """Raise BadPosition with what is wrong."""
    large = at_large(s)
    for card in IN_PILES:
        n = large[card] + int(s.piles[card])
        due = total(s, card)
        if n != due:
            args: Args = {"card": NAMES[card], "n": n, "due": due}
            raise BadPosition("dominion-bad-count", args, "DB-S2")


def total(s: "State", card: int) -> int:
    """How many cards of this kind there are in the game."""
    if not s.setup.has[card]:
        return 0
    dealt = {COPPER: 7, ESTATE: 3}.get(card, 0)
    return s.setup.pile(card) + dealt * len(s.players)


def at_large(s: "State") -> list[int]:
    """How many cards of each kind are the players' or lie in the trash."""
    counts = [0] * len(CARD)
    for seat in range(len(s.players)):
        for card in owned(s, seat):
            counts[card] += 1
    for i in range(len(s.trash)):
        counts[s.trash[i]] += 1
    return counts
