"""The policy of Africana: it plans its routes over all that it could join, end and fetch.

It looks at an imagined world, but only at what its seat knows: its own hand, how many cards the others hold,
what lies open, and the pages that have been seen. Every decision is planned again.
"""

from typing import Final, final

from mypy_extensions import i64

from cairn.bots.policy import Policy, points_ahead, win_share
from cairn.core import game as core
from cairn.core.dice import QuickStream
from cairn.core.game import Move, Seat
from cairn.games.africana.bots.chart import NOTHING, Chart
from cairn.games.africana.bots.routes import Routes
from cairn.games.africana.bots.worth import Worths
from cairn.games.africana.rules import rules
from cairn.games.africana.rules.moves import (
    ACTION_STEP,
    BOOK_STEP,
    BUY,
    CHANGED,
    DISCARD,
    DISCARD_STEP,
    DONE,
    DRAW,
    END_ADVENTURE,
    END_EXPEDITION,
    GIVE_UP,
    GO,
    JOIN,
    TRAVEL_STEP,
    TURN,
    WAYS,
)
from cairn.games.africana.rules.pieces import (
    ADVENTURE,
    ADVENTURE_COST,
    ADVENTURE_LIMIT,
    DRAWN,
    FIRST_ASSISTANT,
    HAND_LIMIT,
    KINDS,
    PAGE_COST,
    SEEN,
    SPACES,
    count,
    numbers_in,
    size,
)
from cairn.games.africana.rules.state import OWN_KIT, State

BUYS_FROM: Final[i64] = 130
"""What a purchase must bring to be worth a turn."""
BUYS_ON: Final[i64] = 10
"""The same for a seat that is at the book anyway."""
LEAFS_FROM: Final[i64] = 130
"""What the next page must promise to be worth a turn."""
LEAFS_ON: Final[i64] = 60
"""The same for a seat that is at the book anyway."""

_OWN_CHART: Final = Chart(OWN_KIT)


WIN: Final = 30.0
"""What winning is worth in points, where a playout ends."""


@final
class AfricanaPolicy(Policy):
    """Goes where most is to be had for its cards, draws what is missing, and buys what lies on its way."""

    def __init__(self, most_missing: int = 2) -> None:
        self._routes: Routes = Routes(_OWN_CHART)
        """Room for the search, filled again for every decision."""
        self._most_missing: Final[i64] = most_missing
        """Cards that a route may lack which is waited for."""

    def move(self, state: core.State, stream: QuickStream) -> Move:
        assert isinstance(state, State)
        if self._routes.chart.kit is not state.kit:
            self._routes = Routes(Chart(state.kit))
        self._routes.most_missing = self._most_missing
        w = Worths(state, state.to_move(), self._routes)
        if state.step == ACTION_STEP:
            return act(w)
        if state.step == BOOK_STEP:
            return read_on(w)
        if state.step == TRAVEL_STEP:
            return travel_on(w)
        return discard(w) if state.step == DISCARD_STEP else give_up(w)

    def candidates(self, state: core.State, most: int) -> list[Move]:
        first = self.move(state, QuickStream(0))
        others = [move for move in state.options() if move != first]
        return [first, *others[: most - 1]]

    def worth(self, state: core.State, seat: Seat) -> float:
        """Points ahead of the best of the others, and more for winning."""
        return points_ahead(state, seat) + WIN * win_share(state, seat)


def act(w: Worths) -> Move:
    """Draw, buy or move."""
    plan(w)
    now: i64 = w.routes.now.worth
    later = draw_worth(w)
    move = set_out(w)
    bought = at_book(w, BUYS_FROM, LEAFS_FROM, now if now > later else later)
    if bought >= 0:
        return bought
    if move != DONE and now >= later:
        return move
    return DRAW if can_draw(w.s) else move


def plan(w: Worths) -> None:
    """Search all routes for the next movement."""
    # An assistant fetched on the way may be good for one step more.
    limit: i64 = HAND_LIMIT if w.routes.may_wait else size(w.s.hands[w.me]) + 1
    w.routes.search(w.place, w.joined, w.silver, limit)


def can_draw(s: State) -> bool:
    """Whether there is a travel card to draw."""
    return s.travel_left > 0 or s.discards != 0


def draw_worth(w: Worths) -> i64:
    """What drawing is worth: the best route that lacks cards, or just two more cards."""
    if not can_draw(w.s):
        return NOTHING
    stay: i64 = w.routes.stay_worth(w.place, w.silver, DRAWN)
    wait: i64 = w.routes.wait.worth
    return stay if stay > wait else wait


def set_out(w: Worths) -> Move:
    """The next thing to do on the best route of the last search: end, join, go; or be done."""
    done = end_here(w)
    return done if done >= 0 else step_on(w)


def step_on(w: Worths) -> Move:
    """The first step of the best route of the last search, or being done."""
    route = w.routes.now
    if route.steps == 0:
        return DONE
    way: i64 = route.card + (CHANGED if route.is_changed else 0)
    move: i64 = GO + route.place * WAYS + way
    return move if w.s.allows(move) else DONE


def end_here(w: Worths) -> Move:
    """Something to end or to join where the pawn stands, or −1."""
    s = w.s
    for n in numbers_in(rules.fetchable(s)):
        if w.adventure_points(n, True) > 0:
            return END_ADVENTURE + n
    ends: i64 = rules.endable(s)
    joins: i64 = rules.joinable(s)
    best = -1
    most: i64 = NOTHING
    space: i64 = 0
    while space < SPACES:
        worth: i64 = w.routes.points[space]
        if ends >> space & 1:
            return END_EXPEDITION + s.spaces[space]
        if joins >> space & 1 and worth > most:
            best = int(JOIN + s.spaces[space])
            most = worth
        space += 1
    return best


def travel_on(w: Worths) -> Move:
    """Go on with a movement, or end it."""
    done = end_here(w)
    if done >= 0:
        return done
    w.routes.may_wait = False
    plan(w)
    return step_on(w)


def read_on(w: Worths) -> Move:
    """Buy another adventure, turn another page, or close the book."""
    plan(w)
    now: i64 = w.routes.now.worth
    later = draw_worth(w)
    move = at_book(w, BUYS_ON, LEAFS_ON, now if now > later else later)
    return move if move >= 0 else DONE


def at_book(w: Worths, buys_from: i64, leafs_from: i64, without: i64) -> Move:
    """What to do at the book of this half, or −1; `without` is what the best plan is worth as it is."""
    s = w.s
    if w.is_last or w.silver < ADVENTURE_COST or count(s.adventures[w.me]) >= ADVENTURE_LIMIT:
        return -1
    book: i64 = s.book_here()
    best: i64 = buys_from
    move = -1
    promise: i64 = leafs_from
    leaf = -1
    side: i64 = 0
    while side < 2:
        if s.stacks[book * 2 + side] > 0:
            top = int(s.books[s.top_slot(book, side)] & ADVENTURE)
            gain: i64 = purchase_worth(w, top) - without
            if gain > best:
                best = gain
                move = int(BUY + side)
            if rules.may_turn(s, side) and w.silver >= ADVENTURE_COST + (PAGE_COST if s.turned else 0):
                hope: i64 = beneath(w, book, side)
                if hope > promise:
                    promise = hope
                    leaf = int(TURN + side)
        side += 1
    return move if move >= 0 else leaf


def purchase_worth(w: Worths, n: int) -> i64:
    """What the best plan is worth with one more adventure, its price paid."""
    if w.quick_worth(n) < -150:
        return NOTHING
    goals: i64 = w.routes.goals
    busy: i64 = w.routes.busy[w.s.kit.adventures[n].target]
    w.add_adventure(n, False)
    w.silver -= ADVENTURE_COST
    plan(w)
    later = draw_worth(w)
    w.silver += ADVENTURE_COST
    w.routes.goals = goals
    w.routes.busy[w.s.kit.adventures[n].target] = busy
    return later if later > w.routes.now.worth else w.routes.now.worth


def beneath(w: Worths, book: i64, side: i64) -> i64:
    """What the card beneath the top of a stack is worth, or is likely to be."""
    s = w.s
    cards = s.stack(int(book), int(side))
    if len(cards) < 2:
        return NOTHING
    if cards[-2] & SEEN:
        return w.quick_worth(cards[-2] & int(ADVENTURE))
    total: i64 = 0
    n: i64 = 0
    for slot in s.stack(int(book), 0) + s.stack(int(book), 1):
        # All unseen cards of the book, wherever they lie, are as likely to be this one.
        if slot & SEEN == 0:
            worth: i64 = w.quick_worth(slot & int(ADVENTURE))
            total += worth if worth > 0 else 0
            n += 1
    return total // n


def discard(w: Worths) -> Move:
    """The card without which the plans for the next movement are best; jokers and assistants stay."""
    r = w.routes
    best: i64 = NOTHING
    move: i64 = -1
    card: i64 = 0
    while card < KINDS:
        if r.cards[card] > 0 and (card < FIRST_ASSISTANT or move < 0):
            r.cards[card] = r.cards[card] - 1
            if card < FIRST_ASSISTANT:
                r.travel_cards -= 1
            plan(w)
            worth: i64 = r.wait.worth if r.wait.worth > r.now.worth else r.now.worth
            r.cards[card] = r.cards[card] + 1
            if card < FIRST_ASSISTANT:
                r.travel_cards += 1
            # Of cards that are not needed, one that there are more of.
            worth += r.cards[card]
            if worth > best or move < 0:
                best = worth
                move = DISCARD + card
        card += 1
    return move


def give_up(w: Worths) -> Move:
    """The adventure that is worth least."""
    least: i64 = -NOTHING
    move = -1
    for n in numbers_in(w.s.adventures[w.me]):
        worth = w.held_worth(n)
        if worth < least:
            least = worth
            move = GIVE_UP + n
    return move
