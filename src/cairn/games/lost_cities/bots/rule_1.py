"""The rule bot of Lost Cities as it was first measured: a fixed mark, and an independent form of the policy.

It looks at an imagined world, but only at what its seat knows: its hand, both rows, the camps, the size of
the draw pile, and the cards that are still unseen (the same in every world).
"""

from typing import Final, final

from cairn.bots.bot import Bot, Eyes
from cairn.core.game import Move
from cairn.games.lost_cities.rules.moves import CAMP, DEAL, DRAW, DRAW_STEP, PLACE_STEP, PLAY, TAKE
from cairn.games.lost_cities.rules.pieces import (
    FIRST_COME,
    KINDS,
    MOST_COLOURS,
    SPONSOR,
    cards_in,
    joined,
    sponsors_in,
    stack_of,
    takes,
)
from cairn.games.lost_cities.rules.rules import may_take
from cairn.games.lost_cities.rules.scoring import COST, GREAT, GREAT_BONUS, MILESTONE_POINTS, meets, sum_of
from cairn.games.lost_cities.rules.state import State

# Points, weighed by playing thousands of games against neighbouring values.
OPENS_FROM: Final = 10.0
"""The profit that makes an expedition worth opening."""
OPENS_LATER: Final = 2.0
"""How much more it takes for each expedition already under way."""
SPONSOR_FROM: Final = 11.0
"""The profit that makes a sponsor worth its risk."""
GIFT_FEAR: Final = 0.85
"""How much the other seat's use of a discarded card counts."""
CAMP_FROM: Final = 2.5
"""What the top of a camp must be worth to be preferred to the unknown."""
NEVER: Final = -50.0


@final
class Colour:
    """One colour as the seat to move sees it."""

    def __init__(self, s: State, me: int, colour: int, hand: list[int], unseen: list[int]) -> None:
        self.colour: Final = colour
        self.mine: Final = int(s.expeditions[me * MOST_COLOURS + colour])
        self.theirs: Final = int(s.expeditions[(1 - me) * MOST_COLOURS + colour])
        self.times: Final = int(sponsors_in(self.mine)) + 1
        self.hand: Final = [card % KINDS for card in hand if card // KINDS == colour]
        self.fit: Final = [rank for rank in self.hand if takes(self.mine, rank)]
        self.camp: Final = stack_of(int(s.camps[colour]))
        self.chances: Final = [
            card % KINDS
            for card in unseen
            if card // KINDS == colour and card % KINDS != SPONSOR and takes(self.mine, card % KINDS)
        ]
        self.turns: Final = max(1, int(s.left + 1) // 2)
        # An unseen card comes to me if it lies in the pile and I am the one to draw it.
        self.luck: Final = 0.5 * float(int(s.left)) / max(1, len(unseen))
        self.wanted: list[int] = [rank for rank in self.fit if rank != SPONSOR]
        """The hand's numbers that there is time to lay."""
        self.elsewhere: int = 0
        """Cards that wait for other expeditions under way."""
        self.under_way: int = 0
        """Other expeditions under way."""

    def opens_from(self) -> float:
        """The profit that would make this colour worth opening."""
        return OPENS_FROM + OPENS_LATER * self.under_way

    def profit(self, extra: int = -1) -> float:
        """The points to be expected from this expedition from here on, with one more card if named."""
        held = self.fit if extra < 0 else sorted([*self.fit, extra])
        sponsors = held.count(SPONSOR)
        numbers = [rank + 1 for rank in held if rank != SPONSOR]
        room = self.turns - self.elsewhere - len(held)
        if room < 0:
            numbers = numbers[-room:]
        low = numbers[0] if numbers else 0
        # A card below the lowest number held must come before that one is laid: less likely to help.
        hoped = sum([(rank + 1) * self.luck * (1.0 if rank + 1 > low else 0.7) for rank in self.chances])
        many = len(self.chances) * self.luck
        free = max(0.0, 0.7 * room)
        if many > free:
            hoped *= free / many
            many = free
        total = float(int(sum_of(self.mine)) + sum(numbers)) + hoped
        cards = float(int(cards_in(self.mine)) + sponsors + len(numbers)) + many
        bonus = GREAT_BONUS * max(0.0, min(1.0, (cards - GREAT + 1.5) / 2))
        before = float((int(sum_of(self.mine)) - COST) * self.times) if self.mine else 0.0
        return (total - COST) * (self.times + sponsors) + bonus - before

    def gap(self, rank: int) -> float:
        """The points that laying this rank gives up: cards passed over, held or still to come."""
        unseen = sum([(other + 1) * self.times * self.luck for other in self.chances if other < rank])
        return unseen + sum([(other + 1) * self.times for other in self.wanted if other < rank])

    def gift(self, rank: int) -> float:
        """What the card is worth to the other seat."""
        if not takes(self.theirs, rank):
            return 0.0
        if self.theirs == 0:
            return 3.0 if rank == SPONSOR else 1.5
        return 6.0 if rank == SPONSOR else 2.0 + (rank + 1) * 0.5 * (int(sponsors_in(self.theirs)) + 1)

    def keep(self, rank: int) -> float:
        """What the card is worth in the hand."""
        if not takes(self.mine, rank):
            return 0.0
        if self.mine:
            return 3.0 + (rank + 1) * self.times * 0.6
        promise = max(0.5, min(12.0, 4.0 + self.profit() / 6.0))
        return promise * 0.6 if rank == SPONSOR else promise

    def weigh_play(self, rank: int, hurry: float, milestones: float) -> float:
        """How good it is to lay this card on its expedition now."""
        if rank == SPONSOR:
            return 4.0 if self.profit() >= SPONSOR_FROM and len(self.wanted) >= 2 else NEVER
        if rank not in self.wanted:
            return NEVER / 2
        if self.mine:
            secured = (rank + 1) * self.times * hurry
            return 1.0 + secured - self.gap(rank) * max(0.15, 1.0 - hurry) + milestones
        profit = self.profit()
        promise = profit + milestones
        if promise < self.opens_from():
            return NEVER + promise
        sponsor_first = 6.0 if SPONSOR in self.fit and profit >= SPONSOR_FROM else 0.0
        return min(6.0, promise / 4) - self.gap(rank) * (1.0 - hurry) - sponsor_first + milestones

    def weigh_take(self) -> float:
        """How much the top of the camp helps."""
        rank = self.camp[-1]
        if not takes(self.mine, rank):
            return 0.0
        if self.mine:
            return (rank + 1.0) * self.times - 0.4 * self.gap(rank)
        if rank == SPONSOR:
            return 3.0 if self.profit() >= SPONSOR_FROM else 0.0
        profit = self.profit(rank)
        return min(9.0, profit) if profit >= self.opens_from() else 0.0


@final
class LostCitiesRuleBot(Bot):
    """Opens only what it can finish, minds the draw pile, feeds nobody, does not stall."""

    def choose(self, eyes: Eyes) -> Move:
        s = eyes.imagine(0)
        assert isinstance(s, State)
        if s.step == PLACE_STEP:
            return place(s, eyes.seat)
        return draw(s, eyes.seat) if s.step == DRAW_STEP else DEAL


def look(s: State, me: int) -> list[Colour]:
    """All colours of the game as the seat sees them."""
    other = 1 - me
    unseen = s.pile[: s.left] + s.hand(other)
    for card in s.shown_hand(other):
        unseen.remove(card)
    hand = s.hand(me)
    colours = [Colour(s, me, colour, hand, unseen) for colour in range(int(s.settings.colours))]
    for c in colours:
        others = [o for o in colours if o.mine and o is not c]
        c.elsewhere = sum([len(o.wanted) for o in others])
        c.under_way = len(others)
    return colours


def place(s: State, me: int) -> Move:
    """The best card to lay, and where."""
    colours = look(s, me)
    hurry = _hurry(colours)
    best = -1e9
    move = -1
    for c in colours:
        for rank in sorted(set(c.hand)):
            card = c.colour * KINDS + rank
            if rank in c.fit:
                weight = c.weigh_play(rank, hurry, _milestones(s, me, c, rank))
                if weight > best:
                    best, move = weight, PLAY + card
            weight = -c.keep(rank) - GIFT_FEAR * c.gift(rank)
            if weight > best:
                best, move = weight, CAMP + card
    return move


def _hurry(colours: list[Colour]) -> float:
    """From 0 (time to wait) to 1 (none); where there is too little time, only the best cards stay wanted."""
    turns = colours[0].turns
    waiting = [((rank + 1) * c.times, c.colour, rank) for c in colours if c.mine for rank in c.wanted]
    waiting.sort(reverse=True)
    for _, colour, rank in waiting[turns:]:
        colours[colour].wanted.remove(rank)
    return max(0.0, min(1.0, (len(waiting) + 2.0 - turns) / 4.2))


def _milestones(s: State, me: int, c: Colour, rank: int) -> float:
    """The points of milestones on offer that this card would win at once."""
    if s.on_offer == 0:
        return 0.0
    after = s.clone()
    first = me * MOST_COLOURS
    after.expeditions[first + c.colour] = joined(c.mine, rank)
    won = 0
    for milestone in s.milestones_on_offer():
        if milestone < FIRST_COME and meets(milestone, after.expeditions, first, s.settings.colours):
            won += MILESTONE_POINTS
    return float(won)


def draw(s: State, me: int) -> Move:
    """The camp whose top helps most, or the draw pile."""
    best = CAMP_FROM
    move: Move = DRAW
    for c in look(s, me):
        if may_take(s, c.colour) and c.weigh_take() > best:
            best, move = c.weigh_take(), TAKE + c.colour
    return move
