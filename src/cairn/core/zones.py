"""Zones: where cards lie, and who knows which card lies where.

A zone with hidden cards is a list of cards beside a list of seat masks. Bit s of a mask says that seat s
knows this card; the mask of all bits, OPEN, includes those who only watch. Every zone belongs to a pool:
cards that could change places for all an outsider can tell. `imagine` deals each pool again among its unknown
slots.
"""

from typing import Final, final

from mypy_extensions import i64

from cairn.core.dice import Dice

NOBODY: Final = 0
OPEN: Final = -1
"""Known to every seat and to spectators: all bits."""


def only(seat: int) -> int:
    """The mask of one seat."""
    return int(shl(1, seat))


def knows(mask: int, seat: int | None) -> bool:
    """Whether the seat (None: a spectator) is in the mask."""
    if seat is None:
        return mask == OPEN
    return mask >> seat & 1 == 1


@final
class Zone:
    """Cards in order, the last one on top, each with the mask of those who know it."""

    def __init__(self, pool: int = 0, ordered: bool = True) -> None:
        self.pool: Final = pool
        self.ordered: Final = ordered
        self.cards: list[int] = []
        self.known: list[int] = []

    def __len__(self) -> int:
        return len(self.cards)

    def clone(self) -> "Zone":
        """An independent copy."""
        copy = Zone(self.pool, self.ordered)
        copy.cards = self.cards[:]
        copy.known = self.known[:]
        return copy

    def put(self, card: int, known: int) -> None:
        """Lay a card on top."""
        self.cards.append(card)
        self.known.append(known)

    def take(self, card: int) -> int:
        """Lift one card of this kind before the eyes of all; returns the mask of those who knew of one.

        Nobody can tell which of several equal ones it was: a seat that knew of one now knows of one fewer.
        """
        best = -1
        for i in range(len(self.cards)):
            if self.cards[i] == card and (best < 0 or _wider(self.known[i], self.known[best])):
                best = i
        if best < 0:
            raise ValueError(f"card {card} is not in the zone")
        mask = self.known[best]
        for i in range(len(self.cards)):
            if self.cards[i] == card and i != best:
                # Those who knew this twin and not that one must believe that this one went.
                mistaken = self.known[i] & ~mask
                self.known[i] &= ~mistaken
                mask |= mistaken
        del self.cards[best]
        del self.known[best]
        return mask

    def draw(self) -> tuple[int, int]:
        """Lift the top card; its number and its mask."""
        return self.cards.pop(), self.known.pop()

    def show(self, i: int, mask: int) -> bool:
        """Let the seats of the mask see the i-th card; whether that was news to any of them."""
        before = self.known[i]
        self.known[i] = before | mask
        return self.known[i] != before

    def show_all(self, mask: int) -> bool:
        """Let the seats of the mask see every card; whether that was news to any of them."""
        news = False
        for i in range(len(self.known)):
            if self.show(i, mask):
                news = True
        return news

    def shuffle(self, dice: Dice, source: str, k: int) -> None:
        """Shuffle; afterwards nobody knows where a card lies."""
        # Sorted first, so that the order after the shuffle depends on the cards and not on how they lay.
        self.cards.sort()
        dice.shuffle(self.cards, source, k)
        self.known = [NOBODY] * len(self.cards)

    def seen_by(self, seat: int | None) -> list[int]:
        """The cards in order as this seat knows them; an unknown one is −1."""
        return [c if knows(m, seat) else -1 for c, m in zip(self.cards, self.known, strict=True)]

    def lay_for(self, seat: int) -> None:
        """Lay the cards that the seat knows first, in their order: where another lies tells it nothing."""
        last = max(self.cards, default=0) + 1
        slots = [(c if knows(m, seat) else last, m, c) for c, m in zip(self.cards, self.known, strict=True)]
        slots.sort()
        self.cards = [card for _, _, card in slots]
        self.known = [mask for _, mask, _ in slots]


def _wider(a: int, b: int) -> bool:
    """Whether mask a names more seats than mask b."""
    if a == b or b == OPEN:
        return False
    return a == OPEN or a.bit_count() > b.bit_count()


def imagine(zones: list[Zone], seat: int, dice: Dice) -> None:
    """Re-deal, in place, every card of these zones that the seat does not know.

    Zones without an order are laid out again, and the unknown cards of a pool are sorted before they are
    shuffled: the same dice give the same world whatever the truth is.
    """
    pools: dict[int, list[int]] = {}
    for zone in zones:
        if not zone.ordered:
            zone.lay_for(seat)
        for i in range(len(zone.cards)):
            if not knows(zone.known[i], seat):
                pools.setdefault(zone.pool, []).append(zone.cards[i])
    for pool in sorted(pools):
        pools[pool].sort()
        dice.shuffle(pools[pool], "imagine", pool)
        pools[pool].reverse()
    for zone in zones:
        for i in range(len(zone.cards)):
            if not knows(zone.known[i], seat):
                zone.cards[i] = pools[zone.pool].pop()


def in_doubt(zones: list[Zone], seat: int) -> bool:
    """Whether two different deals fit what the seat knows.

    They do when a pool has unlike unknown cards and these lie in two zones, in one that has an order, or in
    slots that others know differently.
    """
    seen: dict[int, tuple[int, int, Zone]] = {}
    unlike: set[int] = set()
    loose: set[int] = set()
    for zone in zones:
        for i in range(len(zone.cards)):
            if not knows(zone.known[i], seat):
                card, mask, home = seen.setdefault(zone.pool, (zone.cards[i], zone.known[i], zone))
                if zone.cards[i] != card:
                    unlike.add(zone.pool)
                if zone.ordered or zone is not home or zone.known[i] != mask:
                    loose.add(zone.pool)
    return len(unlike & loose) > 0


def shl(x: i64, k: i64) -> i64:
    """x << k. mypyc 2.4.1 shifts a constant x with 32 bits; as a parameter it has all 64."""
    return x << k
