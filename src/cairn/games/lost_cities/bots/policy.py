"""The policy of Lost Cities: what a sensible player minds, in one pass over the colours.

It looks at an imagined world, but only at what its seat knows: its hand, both rows, the camps, the size of
the draw pile, and which cards are still unseen (the same in every world).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.bots.bot import Reason
from cairn.bots.policy import Policy, rounded
from cairn.core import game as core
from cairn.core.dice import QuickStream
from cairn.core.game import Move
from cairn.core.zones import shl
from cairn.games.lost_cities.bots.choices import is_routine
from cairn.games.lost_cities.bots.sight import COUNT, SUM, Colour
from cairn.games.lost_cities.rules.moves import CAMP, DEAL, DEAL_STEP, DRAW, DRAW_STEP, PLACE_STEP, PLAY, TAKE
from cairn.games.lost_cities.rules.pieces import (
    COLOURS,
    FIRST_COME,
    HAND,
    KINDS,
    MOST_COLOURS,
    joined,
    takes,
    top,
)
from cairn.games.lost_cities.rules.rules import may_take
from cairn.games.lost_cities.rules.scoring import MILESTONE_POINTS, meets
from cairn.games.lost_cities.rules.state import State

GIFT_FEAR: Final = 0.85
"""How much the other seat's use of a discarded card counts."""
CAMP_FROM: Final = 2.5
"""What the top of a camp must be worth to be preferred to the unknown."""
WORST: Final = -1e9


@final
class LostCitiesPolicy(Policy):
    """Opens only what it can finish, minds the draw pile, feeds nobody, does not stall."""

    def __init__(self, boldness: int = 0) -> None:
        self.colours: Final = [Colour(boldness) for _ in range(MOST_COLOURS)]
        self.numbers: Final = vec[i64]([0] * MOST_COLOURS)
        self.sponsors: Final = vec[i64]([0] * MOST_COLOURS)
        self.seen: Final = vec[i64]([0] * MOST_COLOURS)
        """The numbers of the other hand that were seen when they were taken."""

    def move(self, state: core.State, stream: QuickStream) -> Move:
        assert isinstance(state, State)
        if state.step == PLACE_STEP:
            return self._place(state)
        return self._draw(state) if state.step == DRAW_STEP else DEAL

    def candidates(self, state: core.State, most: int) -> list[Move]:
        assert isinstance(state, State)
        moves = state.options()
        if len(moves) == 1:
            return moves
        me: i64 = state.seat
        self._look(state, me)
        if state.step == PLACE_STEP:
            hurry = self._hurry(state.settings.colours)
            weighed = [(-self._weigh_place(state, me, move, hurry), move) for move in moves]
        else:
            weighed = [(-self._weigh_draw(state, move), move) for move in moves]
        weighed.sort()
        return [move for _, move in weighed[:most]]

    def is_end(self, state: core.State) -> bool:
        assert isinstance(state, State)
        return state.step == DEAL_STEP

    def is_routine(self, state: core.State, move: Move) -> bool:
        return is_routine(move)

    def why(self, state: core.State, move: Move) -> Reason | None:
        """What the expedition is to bring in the end, where a card is laid on it."""
        assert isinstance(state, State)
        if not PLAY <= move < CAMP:
            return None
        colour: i64 = (move - PLAY) // KINDS
        self._look(state, state.seat)
        c = self.colours[colour]
        points = rounded(c.profit() + c.laid())
        if points <= 0:
            return None
        return Reason("lost-cities-reason-play", {"expedition": COLOURS[colour], "points": points})

    # Looking.

    def _look(self, s: State, me: i64) -> None:
        """Fill in all colours of the game as the seat sees them."""
        colours: i64 = s.settings.colours
        unseen: i64 = s.left + self._sort_hands(s, me)
        turns: i64 = (s.left + 1) // 2
        turns = 1 if turns < 1 else turns
        luck: float = 0.5 * float(s.left) / float(unseen if unseen > 1 else 1)
        waiting: i64 = 0
        under_way: i64 = 0
        colour: i64 = 0
        while colour < colours:
            c = self.colours[colour]
            c.fill(s, me, colour, self.numbers[colour], self.sponsors[colour], self.seen[colour])
            c.turns = turns
            c.luck = luck
            if c.mine != 0:
                waiting += COUNT[c.wanted]
                under_way += 1
            colour += 1
        colour = 0
        while colour < colours:
            c = self.colours[colour]
            c.elsewhere = waiting
            c.under_way = under_way
            if c.mine != 0:
                c.elsewhere -= COUNT[c.wanted]
                c.under_way -= 1
            colour += 1

    def _sort_hands(self, s: State, me: i64) -> i64:
        """Sort the hand by colours, and what was seen of the other one; the number of its unseen cards."""
        colour: i64 = 0
        while colour < MOST_COLOURS:
            self.numbers[colour] = 0
            self.sponsors[colour] = 0
            self.seen[colour] = 0
            colour += 1
        hidden: i64 = 0
        slot: i64 = 0
        while slot < 2 * HAND:
            card: i64 = s.hands[slot]
            if card >= 0:
                colour = card // KINDS
                rank: i64 = card - colour * KINDS
                if slot // HAND == me:
                    if rank == 0:
                        self.sponsors[colour] += 1
                    else:
                        self.numbers[colour] |= shl(1, rank - 1)
                elif s.shown >> slot & 1 == 0:
                    hidden += 1
                elif rank > 0:
                    self.seen[colour] |= shl(1, rank - 1)
            slot += 1
        return hidden

    def _hurry(self, colours: i64) -> float:
        """From 0 (time to wait) to 1 (none); with too little time only the best cards stay wanted."""
        waiting: i64 = 0
        colour: i64 = 0
        while colour < colours:
            c = self.colours[colour]
            if c.mine != 0:
                waiting += COUNT[c.wanted]
            colour += 1
        turns: i64 = self.colours[0].turns
        short: i64 = waiting - turns
        while short > 0:
            least: i64 = 1000
            worst: i64 = 0
            colour = 0
            while colour < colours:
                c = self.colours[colour]
                if c.mine != 0 and c.wanted != 0:
                    points: i64 = SUM[c.wanted & -c.wanted] * c.times
                    if points < least:
                        least = points
                        worst = colour
                colour += 1
            c = self.colours[worst]
            c.wanted &= c.wanted - 1
            short -= 1
        hurry: float = (float(waiting) + 2.0 - float(turns)) / 4.2
        return 0.0 if hurry < 0.0 else 1.0 if hurry > 1.0 else hurry

    # Laying a card.

    def _place(self, s: State) -> Move:
        """The best card to lay, and where."""
        me: i64 = s.seat
        self._look(s, me)
        hurry = self._hurry(s.settings.colours)
        best: float = WORST
        move: i64 = -1
        colour: i64 = 0
        while colour < s.settings.colours:
            c = self.colours[colour]
            held: i64 = c.hand * 2 + (1 if c.sponsors > 0 else 0)
            rank: i64 = 0
            while held != 0:
                if held & 1 == 1:
                    card: i64 = colour * KINDS + rank
                    if takes(c.mine, rank):
                        weight: float = c.weigh_play(rank, hurry, self._milestones(s, me, colour, rank))
                        if weight > best:
                            best = weight
                            move = PLAY + card
                    weight = -c.keep(rank) - GIFT_FEAR * c.gift(rank)
                    if weight > best:
                        best = weight
                        move = CAMP + card
                held >>= 1
                rank += 1
            colour += 1
        return int(move)

    def _weigh_place(self, s: State, me: i64, move: i64, hurry: float) -> float:
        card: i64 = move - CAMP if move >= CAMP else move - PLAY
        colour: i64 = card // KINDS
        rank: i64 = card - colour * KINDS
        c = self.colours[colour]
        if move >= CAMP:
            return -c.keep(rank) - GIFT_FEAR * c.gift(rank)
        return c.weigh_play(rank, hurry, self._milestones(s, me, colour, rank))

    def _milestones(self, s: State, me: i64, colour: i64, rank: i64) -> float:
        """The points of milestones on offer that this card would win at once."""
        if s.on_offer == 0:
            return 0.0
        first: i64 = me * MOST_COLOURS
        before: i64 = s.expeditions[first + colour]
        s.expeditions[first + colour] = joined(before, rank)
        won: i64 = 0
        milestone: i64 = 0
        while milestone < FIRST_COME:
            if s.on_offer >> milestone & 1 and meets(milestone, s.expeditions, first, s.settings.colours):
                won += MILESTONE_POINTS
            milestone += 1
        s.expeditions[first + colour] = before
        return float(won)

    # Drawing one.

    def _draw(self, s: State) -> Move:
        """The camp whose top helps most, or the draw pile."""
        best: float = CAMP_FROM
        move: i64 = DRAW
        is_looking = False
        colour: i64 = 0
        while colour < s.settings.colours:
            if may_take(s, colour):
                if not is_looking:
                    self._look(s, s.seat)
                    is_looking = True
                weight: float = self.colours[colour].weigh_take(top(s.camps[colour]))
                if weight > best:
                    best = weight
                    move = TAKE + colour
            colour += 1
        return int(move)

    def _weigh_draw(self, s: State, move: i64) -> float:
        if move == DRAW:
            return CAMP_FROM
        colour: i64 = move - TAKE
        return self.colours[colour].weigh_take(top(s.camps[colour]))
