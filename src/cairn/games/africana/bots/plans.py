"""Plans of a seat of Africana: to go where most is to be had, or to draw what is missing."""

from mypy_extensions import i64

from cairn.core.game import Move
from cairn.games.africana.bots.chart import NOTHING, Route
from cairn.games.africana.bots.worth import Worths
from cairn.games.africana.rules import rules
from cairn.games.africana.rules.moves import CHANGED, DONE, END_ADVENTURE, END_EXPEDITION, GO, JOIN, WAYS
from cairn.games.africana.rules.pieces import DRAWN, HAND_LIMIT, SPACES, numbers_in, size
from cairn.games.africana.rules.state import State


def plan(w: Worths, floor: i64 = NOTHING, is_joint: bool = False) -> None:
    """Search all routes for the next movement that are worth more than the floor."""
    w.routes.look_out(w.joined)
    search(w, floor, is_joint)


def search(w: Worths, floor: i64, is_joint: bool) -> None:
    """Search by the last outlook."""
    w.routes.search(w.place, w.silver, most_steps(w), floor, is_joint)


def most_steps(w: Worths) -> i64:
    """How many steps a route of the next movement may have."""
    if w.routes.may_wait:
        return HAND_LIMIT
    # An assistant fetched on the way may be good for one step more.
    return size(w.s.hands[w.me]) + 1


def plan_or_draw(w: Worths) -> i64:
    """Search the routes that are as good as drawing; what drawing is worth."""
    if not can_draw(w.s):
        plan(w)
        return NOTHING
    w.routes.look_out(w.joined)
    search(w, w.routes.stay_worth(w.place, w.silver, DRAWN) - 1, True)
    return draw_worth(w)


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
    if w.routes.now.steps == 0:
        return DONE
    move = first_step(w.routes.now)
    return move if w.s.allows(move) else DONE


def first_step(route: Route) -> Move:
    """The move that begins a route."""
    way: i64 = route.card + (CHANGED if route.is_changed else 0)
    return GO + route.place * WAYS + way


def end_here(w: Worths) -> Move:
    """Something to end or to join where the pawn stands, or −1."""
    s = w.s
    fetched: i64 = rules.fetchable(s)
    if fetched != 0:
        for n in numbers_in(fetched):
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
