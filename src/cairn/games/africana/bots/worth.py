"""What things are worth to a seat of Africana: expeditions, adventures, silver, cards, and time.

Hundredths of a point are the measure of all things.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.zones import shl
from cairn.games.africana.bots.routes import Routes
from cairn.games.africana.bots.terms import MOST_CARDS, MOST_GOALS
from cairn.games.africana.rules.pieces import (
    ADVENTURE_COST,
    ARTIFACT_KINDS,
    EMPTY,
    FIRST_ASSISTANT,
    HAND_LIMIT,
    KINDS,
    PLACES,
    SPACES,
    TRAVEL_BITS,
    many,
    numbers_in,
    size,
)
from cairn.games.africana.rules.scoring import assistants, collections
from cairn.games.africana.rules.state import State

# Most of them weighed by playing hundreds of games against neighbouring values; the optimum is flat.
WAIT: Final[i64] = 130
"""What it costs to wait for cards at all: a turn, and what others do meanwhile."""
MISSING_CARD: Final[i64] = 80
"""What it costs to wait for a card that may have one of two colours."""
RARE_CARD: Final[i64] = 140
"""What it costs to wait for a card of one colour."""
SILVER: Final[i64] = 45
"""One silver, while there is time to spend it."""
LAST_SILVER: Final[i64] = 11
"""One silver at the end: a tenth of a point, and a little as it decides ties."""
PACE: Final[i64] = 33
"""Turns, in tenths, that pass for each expedition that is ended."""
CARD_WORTH: Final = [90, 85, 80, 70, 60]
"""The first travel card in hand, the second, …"""
VARIETY: Final[i64] = 6
"""Each colour in hand."""
NEARNESS: Final = vec[i64]([85, 76, 67, 58, 50, 42, 35, 29, 24, 20, 16, 13, 10])
"""The share of its worth that a goal n steps away has now."""
UNJOINED: Final = vec[i64]([90, 75, 45])
"""The share for an expedition that is not joined, to a careful player, to any, and to a bold one.

Who hopes for less from afar is drawn to where it can join.
"""
CARD_GIFT: Final[i64] = 80
"""A travel card that joining brings."""
RIVAL: Final = vec[i64]([90, 70, 50, 35, 20, 10, 4, 0])
"""How likely somebody who has joined ends an expedition in the next turn, by steps from its target."""
ANYBODY: Final[i64] = 4
"""How likely another seat does that has not joined."""
DENIAL: Final[i64] = 30
"""The share of an expedition's worth that counts for taking it away from a rival."""
COLLECTOR: Final[i64] = 4
"""What an artifact is worth for collections to come, for each turn left."""
ASSISTANT: Final[i64] = 80
"""What the first assistant saves in each turn left."""
FEW_HELPERS: Final = 2
"""How many assistants are of use."""
FEW_ENDS: Final = 3
"""With so few expeditions to come a movement may be the last one."""
MOST_TURNS: Final[i64] = 30
"""Nobody plans for longer."""
VICTORY: Final[i64] = 400
"""What it is worth to end the game as the one who wins."""
FARTHEST: Final[i64] = 12
"""What is farther away counts as if it were not."""


@final
class Worths:
    """A position as a seat sees it, weighed; the routes that it fills in can then be searched."""

    def __init__(self, s: State, me: i64, routes: Routes) -> None:
        self.s: Final = s
        self.me: Final[i64] = me
        self.routes: Final = routes
        self.place: Final[i64] = s.places[me]
        self.silver: i64 = s.silver[me]
        self.joined: i64 = 0
        ends: i64 = s.expeditions_left
        for space in range(SPACES):
            if s.spaces[space] == EMPTY:
                ends -= 1
        self.ends_left: Final[i64] = ends
        """How many expeditions can still be ended before the end of the game is triggered."""
        self.is_last: Final[bool] = s.triggered or ends < 0
        """Whether this is the seat's last turn."""
        turns: i64 = 0
        if not self.is_last:
            turns = 1 + (s.expeditions_left + 1) * PACE // (10 * s.seats)
        self.turns: Final[i64] = turns if turns < MOST_TURNS else MOST_TURNS
        """The seat's own turns that are still to come, as far as one can tell."""
        silver_worth: i64 = LAST_SILVER
        if self.turns > 0:
            silver_worth += (SILVER - LAST_SILVER) * (self.turns if self.turns < 12 else 12) // 12
        self.silver_worth: Final[i64] = silver_worth
        self.near: vec[i64] = vec[i64]([0] * (int(FARTHEST) + 1))
        """The share of its worth that a goal n steps away has now, given the time left."""
        self.own: Final[i64] = s.adventures[me] | s.under_adventures[me]
        """Adventures, finished and unfinished."""
        self._set_time()
        self._set_cards()
        self._set_expeditions()
        rest: i64 = s.adventures[me]
        n: i64 = 0
        while rest != 0:
            if rest & 1:
                self.add_adventure(n)
            rest >>= 1
            n += 1
        self._set_end()

    def _set_time(self) -> None:
        d: i64 = 0
        while d <= FARTHEST:
            # Half turns to spare: a step takes about half a turn.
            spare: i64 = 2 * self.turns - 2 - d
            share: i64 = NEARNESS[d]
            if spare < 0:
                share = 0
            elif spare < 3:
                share = share * (spare + 1) // 4
            self.near[d] = share
            d += 1
        r = self.routes
        r.wait_cost = WAIT
        r.missing_cost = MISSING_CARD
        r.rare_cost = RARE_CARD
        r.may_wait = not self.is_last
        r.silver_worth = self.silver_worth
        r.last_silver_worth = LAST_SILVER
        r.variety = 0 if self.is_last else VARIETY

    def _set_cards(self) -> None:
        s = self.s
        r = self.routes
        hand: i64 = s.hands[self.me]
        card: i64 = 0
        while card < KINDS:
            r.cards[card] = many(hand, card)
            card += 1
        r.travel_cards = size(hand & TRAVEL_BITS)
        room: i64 = HAND_LIMIT - size((hand + s.played) & ~TRAVEL_BITS)
        worth: i64 = 0
        n: i64 = 0
        while n < MOST_CARDS:
            # A card more never counts for nothing, so that no way is longer than it must be.
            last: i64 = (n if n < room else room) // 2 * 100 + n
            r.last_hand_worth[n] = last
            r.hand_worth[n] = last if self.is_last else worth
            if n < room and n < HAND_LIMIT:
                worth += CARD_WORTH[n]
            n += 1

    def hold(self, card: i64, n: i64) -> None:
        """Have n cards of a kind more in hand, for a while."""
        r = self.routes
        r.cards[card] = r.cards[card] + n
        if card < FIRST_ASSISTANT:
            r.travel_cards += n

    def _set_expeditions(self) -> None:
        s = self.s
        r = self.routes
        p: i64 = 0
        while p < PLACES:
            r.busy[p] = 0
            p += 1
        r.goals = SPACES
        space: i64 = 0
        while space < SPACES:
            number: i64 = s.spaces[space]
            r.leftover[space] = 0
            r.brings[space] = -1
            if number == EMPTY:
                r.start[space] = -1
                r.target[space] = -1
            else:
                card = s.kit.expeditions[number]
                r.start[space] = card.start
                r.target[space] = card.target
                r.busy[card.start] = r.busy[card.start] | shl(1, space)
                r.busy[card.target] = r.busy[card.target] | shl(1, space)
                if s.markers >> space * 4 + self.me & 1:
                    self.joined |= shl(1, space)
                worth: i64 = card.points * 100 + card.coins * self.silver_worth
                risk: i64 = self.risk(space, card.target)
                r.points[space] = card.points * 100 + risk * worth * DENIAL // (10_000 * (s.seats - 1))
                r.coins[space] = card.coins
                r.hazard[space] = worth * risk // 100
                bonus = s.kit.bonuses[space]
                r.bonus_coins[space] = bonus.amount if bonus.is_silver else 0
                r.bonus_cards[space] = 0 if bonus.is_silver else bonus.amount
                each: i64 = CARD_GIFT
                if bonus.is_silver:
                    each = self.silver_worth
                self._fill_pull(space, worth * (100 - risk) // 100, bonus.amount * each)
            space += 1

    def _fill_pull(self, space: i64, worth: i64, gift: i64) -> None:
        r = self.routes
        start: i64 = r.start[space]
        target: i64 = r.target[space]
        if not r.is_new(space, start * PLACES + target, self.turns, worth, gift):
            return
        far = r.chart.far
        length: i64 = far[start * PLACES + target]
        row: i64 = space * PLACES
        p: i64 = 0
        while p < PLACES:
            r.pull[row + p] = worth * self.nearness(far[p * PLACES + target]) // 100
            d: i64 = far[p * PLACES + start]
            both: i64 = worth * self.nearness(d + length) + gift * self.nearness(d)
            if worth == 0:
                both = 0
            r.open_pull[row + p] = both * r.unjoined // 10_000
            p += 1

    def nearness(self, d: i64) -> i64:
        """The share of its worth that a goal n steps away has now."""
        if d > FARTHEST:
            return self.near[FARTHEST]
        return self.near[d]

    def risk(self, space: i64, target: i64) -> i64:
        """How likely (of 100) the expedition is gone at the seat's next turn."""
        s = self.s
        stays: i64 = 100
        seat: i64 = 0
        while seat < s.seats:
            if seat != self.me:
                taken: i64 = ANYBODY
                if s.markers >> space * 4 + seat & 1:
                    d: i64 = self.routes.chart.steps(s.places[seat], target)
                    short: i64 = d - size(s.hands[seat])
                    taken = RIVAL[d if d < 7 else 7]
                    if short > 0:
                        taken = taken // (short + 1)
                stays = stays * (100 - taken) // 100
            seat += 1
        return 100 - stays

    def adventure_points(self, n: i64, held: bool) -> i64:
        """What ending an adventure brings beside silver, if it is (or were) one's own."""
        r = self.routes
        slot: i64 = n + n
        if held:
            slot += 1
        key: i64 = self.own * MOST_TURNS * 2 + self.turns
        if r.prices_key[slot] != key:
            r.prices_key[slot] = key
            r.prices[slot] = self._adventure_points(int(n), held)
        return r.prices[slot]

    def _adventure_points(self, n: int, held: bool) -> int:
        adventure = self.s.kit.adventures[n]
        own = [self.s.kit.adventures[other] for other in numbers_in(self.own)]
        if adventure.is_artifact:
            counts = [0] * ARTIFACT_KINDS
            for other in own:
                if other.is_artifact:
                    counts[other.kind] += 1
            counts[adventure.kind] += 0 if held else 1
            with_it = collections(counts)
            counts[adventure.kind] -= 1
            worth = 100 * (adventure.points + with_it - collections(counts))
            return worth + int(COLLECTOR) * int(self.turns)
        helpers = len([other for other in own if not other.is_artifact])
        if held:
            helpers -= 1
        # Each further one finds fewer steps to take.
        saved = int(ASSISTANT) * int(self.turns) * max(0, FEW_HELPERS - helpers) // FEW_HELPERS
        return saved + 100 * (assistants(helpers + 1) - assistants(helpers))

    def add_adventure(self, n: i64, held: bool = True) -> None:
        """Make an adventure one more goal."""
        r = self.routes
        adventure = self.s.kit.adventures[n]
        goal: i64 = r.goals
        r.goals += 1
        target: i64 = adventure.target
        points: i64 = self.adventure_points(n, held)
        worth: i64 = points + adventure.coins * self.silver_worth
        leftover: i64 = 0
        r.target[goal] = target
        r.points[goal] = points
        r.coins[goal] = adventure.coins
        r.brings[goal] = -1
        if adventure.is_artifact:
            leftover = 100
        else:
            r.brings[goal] = FIRST_ASSISTANT + adventure.kind
        r.leftover[goal] = leftover
        r.busy[target] = r.busy[target] | shl(1, goal)
        if worth < 0:
            worth = 0
        if not r.is_new(goal, target, self.turns, worth, leftover):
            return
        p: i64 = 0
        while p < PLACES:
            pull: i64 = worth * self.nearness(r.chart.steps(p, target)) // 100
            if pull < leftover:
                pull = leftover
            r.pull[goal * PLACES + p] = pull
            p += 1

    def _set_end(self) -> None:
        s = self.s
        r = self.routes
        r.most_ends = MOST_GOALS
        r.lead = 0
        r.victory = 0
        if self.is_last:
            return
        r.most_ends = self.ends_left
        if r.most_ends < FEW_ENDS:
            scores = s.scores()
            best = max([scores[seat] for seat in range(len(scores)) if seat != self.me])
            after_me = (s.last_seat() - int(self.me)) % int(s.seats)
            r.lead = 100 * (scores[int(self.me)] - best) - 200 * after_me
            r.victory = VICTORY

    # Adventures, held or in a book.

    def held_worth(self, n: i64) -> i64:
        """What an adventure of one's own is worth where the pawn stands."""
        adventure = self.s.kit.adventures[n]
        worth: i64 = self.adventure_points(n, True) + adventure.coins * self.silver_worth
        return worth * self.nearness(self.routes.chart.steps(self.place, adventure.target)) // 100

    def quick_worth(self, n: i64) -> i64:
        """What an adventure of the book would be worth here after its price; roughly."""
        adventure = self.s.kit.adventures[n]
        worth: i64 = self.adventure_points(n, False) + adventure.coins * self.silver_worth
        share: i64 = self.nearness(self.routes.chart.steps(self.place, adventure.target))
        return worth * share // 100 - ADVENTURE_COST * self.silver_worth
