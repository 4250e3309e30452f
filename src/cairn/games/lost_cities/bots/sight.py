"""What the policy of Lost Cities sees of one colour, in machine words that are filled again at each decision.

Numbers are a mask of nine bits, the lowest for the 2: `SUM` adds them up.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.zones import shl
from cairn.games.lost_cities.rules.pieces import (
    EMPTY_CAMP,
    MOST_COLOURS,
    SPONSOR_BITS,
    cards_in,
    takes,
)
from cairn.games.lost_cities.rules.scoring import COST, GREAT, GREAT_BONUS
from cairn.games.lost_cities.rules.state import State

# Points, weighed by playing thousands of games against neighbouring values.
OPENS_FROM: Final = [13.0, 10.0, 5.0]
"""The profit that makes an expedition worth opening, for a careful player, any, and a bold one."""
OPENS_LATER: Final = 2.0
"""How much more it takes for each expedition already under way."""
SPONSOR_FROM: Final = 11.0
"""The profit that makes a sponsor worth its risk."""
NEVER: Final = -50.0
NUMBERS: Final[i64] = 0x1FF


def _sums() -> list[int]:
    return [sum([bit + 2 for bit in range(9) if mask >> bit & 1]) for mask in range(512)]


SUM: Final = vec[i64](_sums())
"""The sum of the numbers of a mask."""
COUNT: Final = vec[i64]([mask.bit_count() for mask in range(512)])
"""How many numbers a mask has."""


@final
class Colour:
    """One colour as the seat to move sees it."""

    def __init__(self, boldness: int = 0) -> None:
        self.mine: i64 = 0
        self.theirs: i64 = 0
        self.times: i64 = 1
        """What the points of one's own expedition are multiplied by."""
        self.hand: i64 = 0
        """The numbers in hand."""
        self.sponsors: i64 = 0
        """The sponsors in hand."""
        self.fit: i64 = 0
        """The numbers in hand that may join."""
        self.fit_sponsors: i64 = 0
        """The sponsors in hand, if they may still join."""
        self.chances: i64 = 0
        """Unseen numbers that may join."""
        self.wanted: i64 = 0
        """The hand's numbers that there is time to lay."""
        self.turns: i64 = 1
        self.luck: float = 0.0
        """How likely an unseen card comes to this seat: it lies in the pile, and this seat draws it."""
        self.elsewhere: i64 = 0
        """Cards that wait for other expeditions under way."""
        self.under_way: i64 = 0
        """Other expeditions under way."""
        self.opens: Final[float] = OPENS_FROM[boldness + 1]
        """The profit that makes a first expedition worth opening."""
        self.known_profit: float = 0.0
        self.knows_profit: bool = False

    def fill(self, s: State, me: i64, colour: i64, hand: i64, sponsors: i64, seen: i64) -> None:
        """Look at a colour; `hand`, `sponsors` and what was seen of the other hand come sorted."""
        mine: i64 = s.expeditions[me * MOST_COLOURS + colour]
        theirs: i64 = s.expeditions[(1 - me) * MOST_COLOURS + colour]
        self.mine = mine
        self.theirs = theirs
        self.times = cards_in(mine & SPONSOR_BITS) + 1
        self.hand = hand
        self.sponsors = sponsors
        above: i64 = numbers_above(mine)
        self.fit = hand & above
        self.fit_sponsors = sponsors if mine < SPONSOR_BITS else 0
        self.chances = above & ~(hand | seen | (theirs >> 3) | numbers_of(s.camps[colour])) & NUMBERS
        self.wanted = self.fit
        self.knows_profit = False

    def opens_from(self) -> float:
        """The profit that would make this colour worth opening."""
        return self.opens + OPENS_LATER * float(self.under_way)

    def profit(self) -> float:
        """The points to be expected from this expedition from here on."""
        if not self.knows_profit:
            self.known_profit = self.profit_of(self.fit)
            self.knows_profit = True
        return self.known_profit

    def profit_of(self, numbers: i64) -> float:
        """The same as if the hand's numbers that fit were these."""
        sponsors: i64 = self.fit_sponsors
        room: i64 = self.turns - self.elsewhere - sponsors - COUNT[numbers]
        short: i64 = -room
        while short > 0 and numbers != 0:
            numbers &= numbers - 1
            short -= 1
        # A card below the lowest number held must come before that one is laid: less likely to help.
        low: i64 = (numbers & -numbers) * 2 - 1 if numbers != 0 else 0
        hoped: float = self.luck * (float(SUM[self.chances & ~low]) + 0.7 * float(SUM[self.chances & low]))
        many: float = float(COUNT[self.chances]) * self.luck
        free: float = 0.7 * float(room) if room > 0 else 0.0
        if many > free:
            hoped *= free / many
            many = free
        laid: i64 = SUM[self.mine >> 3]
        total: float = float(laid + SUM[numbers]) + hoped
        cards: float = float(cards_in(self.mine) + sponsors + COUNT[numbers]) + many
        bonus: float = (cards - float(GREAT) + 1.5) / 2.0
        bonus = float(GREAT_BONUS) * (0.0 if bonus < 0.0 else 1.0 if bonus > 1.0 else bonus)
        return (total - float(COST)) * float(self.times + sponsors) + bonus - self.laid()

    def laid(self) -> float:
        """The points of this expedition as it lies there, without the bonus of a great one."""
        return float((SUM[self.mine >> 3] - COST) * self.times) if self.mine != 0 else 0.0

    def gap(self, rank: i64) -> float:
        """The points that laying this rank gives up: cards passed over, held or still to come."""
        below: i64 = shl(1, rank - 1) - 1
        passed: float = float(SUM[self.chances & below]) * self.luck + float(SUM[self.wanted & below])
        return passed * float(self.times)

    def gift(self, rank: i64) -> float:
        """What the card is worth to the other seat."""
        if not takes(self.theirs, rank):
            return 0.0
        if self.theirs == 0:
            return 3.0 if rank == 0 else 1.5
        if rank == 0:
            return 6.0
        return 2.0 + float((rank + 1) * (cards_in(self.theirs & SPONSOR_BITS) + 1)) * 0.5

    def keep(self, rank: i64) -> float:
        """What the card is worth in the hand."""
        if not takes(self.mine, rank):
            return 0.0
        if self.mine != 0:
            return 3.0 + float((rank + 1) * self.times) * 0.6
        promise: float = 4.0 + self.profit() / 6.0
        promise = 0.5 if promise < 0.5 else 12.0 if promise > 12.0 else promise
        return promise * 0.6 if rank == 0 else promise

    def weigh_play(self, rank: i64, hurry: float, milestones: float) -> float:
        """How good it is to lay this card on its expedition now."""
        if rank == 0:
            return 4.0 if COUNT[self.wanted] >= 2 and self.profit() >= SPONSOR_FROM else NEVER
        if self.wanted >> (rank - 1) & 1 == 0:
            return NEVER / 2.0
        patience: float = 1.0 - hurry
        if self.mine != 0:
            secured: float = float((rank + 1) * self.times) * hurry
            patience = 0.15 if patience < 0.15 else patience
            return 1.0 + secured - self.gap(rank) * patience + milestones
        profit: float = self.profit()
        promise: float = profit + milestones
        if promise < self.opens_from():
            return NEVER + promise
        sponsor_first: float = 6.0 if self.fit_sponsors > 0 and profit >= SPONSOR_FROM else 0.0
        opening: float = promise / 4.0
        opening = 6.0 if opening > 6.0 else opening
        return opening - self.gap(rank) * patience - sponsor_first + milestones

    def weigh_take(self, rank: i64) -> float:
        """How much this card helps, the top of the camp."""
        if not takes(self.mine, rank):
            return 0.0
        if self.mine != 0:
            gap: float = self.gap(rank) if rank > 0 else 0.0
            return float((rank + 1) * self.times) - 0.4 * gap
        if rank == 0:
            return 3.0 if self.profit() >= SPONSOR_FROM else 0.0
        profit: float = self.profit_of(self.fit | shl(1, rank - 1))
        if profit < self.opens_from():
            return 0.0
        return 9.0 if profit > 9.0 else profit


def numbers_above(expedition: i64) -> i64:
    """The numbers that may still join."""
    laid: i64 = expedition >> 3
    laid |= laid >> 1
    laid |= laid >> 2
    laid |= laid >> 4
    laid |= laid >> 8
    return NUMBERS & ~laid


def numbers_of(camp: i64) -> i64:
    """The numbers of a camp."""
    found: i64 = 0
    while camp > EMPTY_CAMP:
        rank: i64 = camp & 15
        if rank > 0:
            found |= shl(1, rank - 1)
        camp >>= 4
    return found
