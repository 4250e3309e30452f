"""What the net of Lost Cities sees: whole numbers, in units of 1/64, from what the seat to move knows.

Each colour has the same numbers, so that one encoder reads them all; the table has a few facts beside them.
Whole numbers alone, so that a position has the same numbers on every machine.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.zones import shl
from cairn.games.lost_cities.bots.masks import (
    MASK_SIZE,
    ONE,
    fitting,
    lacking,
    mask_of_camp,
    with_card,
    within,
    write_mask,
)
from cairn.games.lost_cities.bots.sight import COUNT, NUMBERS, SUM
from cairn.games.lost_cities.rules.moves import DRAW_STEP
from cairn.games.lost_cities.rules.pieces import (
    EMPTY_CAMP,
    FIRST_COME,
    HAND,
    KINDS,
    MILESTONES,
    MOST_COLOURS,
    SPONSOR_BITS,
    SPONSORS,
    cards_in,
    takes,
    top,
)
from cairn.games.lost_cities.rules.rules import may_take
from cairn.games.lost_cities.rules.scoring import COST, MILESTONE_POINTS, worth
from cairn.games.lost_cities.rules.state import State

MASKS: Final = 6
COLOUR_SIZE: Final = 104
TABLE_SIZE: Final = 32
SIZE: Final = MOST_COLOURS * COLOUR_SIZE + TABLE_SIZE
_FIVE_CARDS: Final[i64] = 5


@final
class Features:
    """Fills in the numbers of a position; keeps memory that it fills again at each call."""

    def __init__(self) -> None:
        self.hand: Final = vec[i64]([0] * MOST_COLOURS)
        """What a seat holds of each colour, as a mask in the form of an expedition."""
        self.known: Final = vec[i64]([0] * MOST_COLOURS)
        """The same of those cards of the other hand that it was seen to take."""
        self.shown: Final = vec[i64]([0] * MOST_COLOURS)
        """How many cards of each colour the other seat knows to be in this hand."""
        self.fit: Final = vec[i64]([0] * MOST_COLOURS)
        """How many cards in hand may join each expedition."""
        self.hidden: i64 = 0
        """Cards of the other hand that were never seen."""
        self.waiting: i64 = 0
        """Cards in hand that may join expeditions under way."""

    def fill(self, s: State, out: vec[i64], at: i64) -> None:
        """Write the SIZE numbers of the seat to move."""
        i: i64 = at
        while i < at + SIZE:
            out[i] = 0
            i += 1
        me: i64 = s.seat
        self._sort(s, me)
        colour: i64 = 0
        while colour < s.settings.colours:
            self._colour(s, me, colour, out, at + colour * COLOUR_SIZE)
            colour += 1
        self._table(s, me, out, at + MOST_COLOURS * COLOUR_SIZE)

    def _sort(self, s: State, me: i64) -> None:
        """Sort the hand by colours, and what is known of the other one."""
        colour: i64 = 0
        while colour < MOST_COLOURS:
            self.hand[colour] = 0
            self.known[colour] = 0
            self.shown[colour] = 0
            colour += 1
        self.hidden = 0
        slot: i64 = 0
        while slot < 2 * HAND:
            card: i64 = s.hands[slot]
            if card >= 0:
                colour = card // KINDS
                is_shown: i64 = s.shown >> slot & 1
                if slot // HAND == me:
                    self.hand[colour] = with_card(self.hand[colour], card - colour * KINDS)
                    self.shown[colour] += is_shown
                elif is_shown == 1:
                    self.known[colour] = with_card(self.known[colour], card - colour * KINDS)
                else:
                    self.hidden += 1
            slot += 1
        self.waiting = 0
        colour = 0
        while colour < s.settings.colours:
            mine: i64 = s.expeditions[me * MOST_COLOURS + colour]
            self.fit[colour] = cards_in(fitting(mine, self.hand[colour]))
            if mine != 0:
                self.waiting += self.fit[colour]
            colour += 1

    def _colour(self, s: State, me: i64, colour: i64, out: vec[i64], at: i64) -> None:
        mine: i64 = s.expeditions[me * MOST_COLOURS + colour]
        theirs: i64 = s.expeditions[(1 - me) * MOST_COLOURS + colour]
        hand: i64 = self.hand[colour]
        known: i64 = self.known[colour]
        camp: i64 = s.camps[colour]
        laid: i64 = mask_of_camp(camp)
        seen: i64 = hand | known | laid | mine | theirs
        sponsors: i64 = SPONSORS - COUNT[hand & 7] - COUNT[known & 7] - COUNT[laid & 7]
        sponsors -= COUNT[mine & 7] + COUNT[theirs & 7]
        unseen: i64 = (NUMBERS & ~(seen >> 3)) << 3 | (shl(1, sponsors) - 1)
        write_mask(out, at, hand)
        write_mask(out, at + MASK_SIZE, mine)
        write_mask(out, at + 2 * MASK_SIZE, theirs)
        write_mask(out, at + 3 * MASK_SIZE, known)
        write_mask(out, at + 4 * MASK_SIZE, laid)
        write_mask(out, at + 5 * MASK_SIZE, unseen)
        at += MASKS * MASK_SIZE
        if camp != EMPTY_CAMP:
            out[at + top(camp)] = ONE
            out[at + 10] = cards_in(laid) * ONE // 6
            out[at + 11] = ONE if may_take(s, colour) else 0
            out[at + 12] = ONE if takes(mine, top(camp)) else 0
            out[at + 13] = ONE if takes(theirs, top(camp)) else 0
        out[at + 14] = ONE if s.closed == colour else 0
        out[at + 15] = ONE if mine != 0 else 0
        out[at + 16] = ONE if theirs != 0 else 0
        out[at + 17] = worth(mine) * ONE // 40
        out[at + 18] = worth(theirs) * ONE // 40
        out[at + 19] = cards_in(mine) * ONE // 8
        out[at + 20] = cards_in(theirs) * ONE // 8
        fit: i64 = fitting(mine, hand)
        out[at + 21] = SUM[fit >> 3] * ONE // 30
        out[at + 22] = self.fit[colour] * ONE // 8
        out[at + 23] = SUM[fitting(mine, unseen) >> 3] * ONE // 54
        out[at + 24] = SUM[fitting(theirs, unseen) >> 3] * ONE // 54
        out[at + 25] = SUM[fitting(theirs, known) >> 3] * ONE // 30
        out[at + 26] = self.shown[colour] * ONE // 4
        if s.on_offer >> colour & 1 == 1 and colour < 5:
            out[at + 27] = ONE
            out[at + 28] = lacking(mine) * ONE // 3
            out[at + 29] = lacking(theirs) * ONE // 3
        times: i64 = COUNT[mine & 7] + COUNT[fit & 7] + 1
        secured: i64 = (SUM[mine >> 3] + SUM[fit >> 3] - COST) * times
        out[at + 30] = within(secured * ONE // 60)
        out[at + 31] = within(self._promise(s, colour, mine, fit, fitting(mine, unseen)) * ONE // 2400)

    def _promise(self, s: State, colour: i64, mine: i64, fit: i64, chances: i64) -> i64:
        """Points to be expected from this expedition from here on, in sixtieths."""
        unseen: i64 = s.left + self.hidden
        unseen = 1 if unseen < 1 else unseen
        elsewhere: i64 = self.waiting
        if mine != 0:
            elsewhere -= self.fit[colour]
        room: i64 = (s.left + 1) // 2 - elsewhere - self.fit[colour]
        numbers: i64 = fit >> 3
        while room < 0 and numbers != 0:
            numbers &= numbers - 1
            room += 1
        hoped: i64 = SUM[chances >> 3] * s.left * 60 // (2 * unseen)
        many: i64 = COUNT[chances >> 3] * s.left * 60 // (2 * unseen)
        free: i64 = 42 * room if room > 0 else 0
        if many > free:
            hoped = hoped * free // many
        laid: i64 = SUM[mine >> 3]
        total: i64 = (laid + SUM[numbers] - COST) * 60 + hoped
        times: i64 = COUNT[mine & 7] + 1
        before: i64 = (laid - COST) * times * 60 if mine != 0 else 0
        return total * (times + COUNT[fit & 7]) - before

    def _table(self, s: State, me: i64, out: vec[i64], at: i64) -> None:
        mine: i64 = me * MOST_COLOURS
        theirs: i64 = MOST_COLOURS - mine
        ahead: i64 = MILESTONE_POINTS * (self._won(s, me) - self._won(s, 1 - me))
        started: i64 = 0
        others: i64 = 0
        value: i64 = 0
        offers: i64 = 0
        gifts: i64 = 0
        shown: i64 = 0
        ripe: i64 = 0
        colour: i64 = 0
        while colour < s.settings.colours:
            own: i64 = s.expeditions[mine + colour]
            other: i64 = s.expeditions[theirs + colour]
            ahead += worth(own) - worth(other)
            started += 1 if own != 0 else 0
            others += 1 if other != 0 else 0
            value += SUM[self.hand[colour] >> 3]
            shown += self.shown[colour]
            if other != 0:
                ripe += cards_in(fitting(other, self.known[colour]))
            camp: i64 = s.camps[colour]
            if camp != EMPTY_CAMP:
                if own != 0 and may_take(s, colour) and takes(own, top(camp)):
                    offers += 1
                if other != 0 and takes(other, top(camp)):
                    gifts += 1
            colour += 1
        out[at] = ONE if s.step == DRAW_STEP else 0
        out[at + 1] = s.left * ONE // 44
        if s.left <= 8:
            out[at + 1 + s.left] = ONE
        out[at + 10] = ONE if s.left & 1 == 1 else 0
        out[at + 11] = within(ahead * ONE // 50)
        out[at + 12] = started * ONE // 5
        out[at + 13] = others * ONE // 5
        out[at + 14] = self.waiting * ONE // 8
        out[at + 15] = within((self.waiting - (s.left + 1) // 2) * ONE // 8)
        out[at + 16] = ripe * ONE // 4
        out[at + 17] = offers * ONE // 3
        out[at + 18] = gifts * ONE // 3
        out[at + 19] = value * ONE // 40
        out[at + 20] = shown * ONE // 4
        late: i64 = s.settings.turn_cap - s.turn
        out[at + 21] = ONE if late > ONE else late if late > 0 else 0
        if s.settings.milestones:
            out[at + 22] = ONE
            self._milestones(s, mine, theirs, out, at + 23)

    def _milestones(self, s: State, mine: i64, theirs: i64, out: vec[i64], at: i64) -> None:
        """What is still on offer for more than one colour, and who is ahead for the best expedition."""
        milestone: i64 = _FIVE_CARDS
        while milestone < len(MILESTONES):
            out[at + milestone - _FIVE_CARDS] = (s.on_offer >> milestone & 1) * ONE
            milestone += 1
        if s.on_offer >> (FIRST_COME + 1) & 1 == 1:
            ahead: i64 = self._best(s, mine) - self._best(s, theirs)
            out[at + 6] = within(ahead * ONE // 40)
            out[at + 7] = ONE if s.settings.ignore_sponsors else 0

    def _best(self, s: State, first: i64) -> i64:
        """The points of the best expedition that competes for its milestone; −40 where none does."""
        best: i64 = -40
        colour: i64 = 0
        while colour < s.settings.colours:
            row: i64 = s.expeditions[first + colour]
            numbers: i64 = row & ~SPONSOR_BITS
            if numbers != 0 and (s.settings.ignore_sponsors or numbers == row):
                points: i64 = worth(numbers)
                best = points if points > best else best
            colour += 1
        return best

    def _won(self, s: State, seat: i64) -> i64:
        """How many milestones the seat has won."""
        return cards_in(s.won >> (seat * len(MILESTONES)) & (shl(1, len(MILESTONES)) - 1))
