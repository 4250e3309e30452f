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
from cairn.games.africana.bots.book import BUYS_FROM, BUYS_ON, LEAFS_FROM, LEAFS_ON, at_book, may_buy
from cairn.games.africana.bots.chart import NOTHING, Chart
from cairn.games.africana.bots.plans import can_draw, end_here, plan, plan_or_draw, search, set_out, step_on
from cairn.games.africana.bots.ranks import ranked
from cairn.games.africana.bots.routes import Routes
from cairn.games.africana.bots.worth import UNJOINED, Worths
from cairn.games.africana.rules.moves import (
    ACTION_STEP,
    BOOK_STEP,
    DISCARD,
    DISCARD_STEP,
    DONE,
    DRAW,
    GIVE_UP,
    TRAVEL_STEP,
)
from cairn.games.africana.rules.pieces import FIRST_ASSISTANT, KINDS, numbers_in
from cairn.games.africana.rules.state import OWN_KIT, State

_OWN_CHART: Final = Chart(OWN_KIT)
WIN: Final = 30.0
"""What winning is worth in points, where a playout ends."""


@final
class AfricanaPolicy(Policy):
    """Goes where most is to be had for its cards, draws what is missing, and buys what lies on its way."""

    def __init__(self, most_missing: int = 2, boldness: int = 0) -> None:
        self._routes: Routes = Routes(_OWN_CHART)
        """Room for the search, filled again for every decision."""
        self._most_missing: Final[i64] = most_missing
        """Cards that a route may lack which is waited for."""
        self._unjoined: Final[i64] = UNJOINED[boldness + 1]
        """The share of its worth that an expedition has which is not joined."""

    def move(self, state: core.State, stream: QuickStream) -> Move:
        assert isinstance(state, State)
        w = self._look(state)
        if state.step == ACTION_STEP:
            return act(w)
        if state.step == BOOK_STEP:
            return read_on(w)
        if state.step == TRAVEL_STEP:
            return travel_on(w)
        return discard(w) if state.step == DISCARD_STEP else give_up(w)

    def candidates(self, state: core.State, most: int) -> list[Move]:
        assert isinstance(state, State)
        first = self.move(state, QuickStream(0))
        others = [move for move in ranked(self._look(state)) if move != first and state.allows(move)]
        return [first, *others[: most - 1]]

    def _look(self, state: State) -> Worths:
        """The position, weighed for the seat to move."""
        if self._routes.chart.kit is not state.kit:
            self._routes = Routes(Chart(state.kit))
        self._routes.most_missing = self._most_missing
        self._routes.unjoined = self._unjoined
        return Worths(state, state.to_move(), self._routes)

    def worth(self, state: core.State, seat: Seat) -> float:
        """Points ahead of the best of the others, and more for winning."""
        return points_ahead(state, seat) + WIN * win_share(state, seat)

    def is_routine(self, state: core.State, move: Move) -> bool:
        """To be done with something says nothing of what comes."""
        return move == DONE or len(state.options()) == 1


def act(w: Worths) -> Move:
    """Draw, buy or move."""
    later = plan_or_draw(w)
    now: i64 = w.routes.now.worth
    move = set_out(w)
    w.routes.hint = now
    bought = at_book(w, BUYS_FROM, LEAFS_FROM, now if now > later else later)
    if bought >= 0:
        return bought
    if move != DONE and now >= later:
        return move
    return DRAW if can_draw(w.s) else move


def travel_on(w: Worths) -> Move:
    """Go on with a movement, or end it."""
    done = end_here(w)
    if done >= 0:
        w.routes.hint = NOTHING
        return done
    w.routes.may_wait = False
    # What the last step was good for can be had still, if nothing was done meanwhile.
    hint: i64 = w.routes.hint - 1
    plan(w, hint)
    if w.routes.now.worth == hint:
        search(w, NOTHING, False)
    w.routes.hint = w.routes.now.worth
    return step_on(w)


def read_on(w: Worths) -> Move:
    """Buy another adventure, turn another page, or close the book."""
    if not may_buy(w):
        return DONE
    later = plan_or_draw(w)
    now: i64 = w.routes.now.worth
    move = at_book(w, BUYS_ON, LEAFS_ON, now if now > later else later)
    return move if move >= 0 else DONE


def discard(w: Worths) -> Move:
    """The card without which the plans for the next movement are best; jokers and assistants stay."""
    r = w.routes
    best: i64 = NOTHING
    move: i64 = -1
    card: i64 = 0
    while card < KINDS:
        if r.cards[card] > 0 and (card < FIRST_ASSISTANT or move < 0):
            w.hold(card, -1)
            plan(w, best - r.cards[card] - 1, True)
            worth: i64 = r.wait.worth if r.wait.worth > r.now.worth else r.now.worth
            w.hold(card, 1)
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
