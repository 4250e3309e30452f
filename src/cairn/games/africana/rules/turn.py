"""What follows from a move: the actions of a turn, its end, the end of the game, and the next question."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cairn.core.errors import Args
from cairn.core.game import Decision, Move
from cairn.games.africana.rules import rules, scoring, verbs
from cairn.games.africana.rules.moves import (
    ACTION_STEP,
    BOOK_STEP,
    BUY,
    CHANGED,
    DISCARD,
    DISCARD_STEP,
    DRAW,
    END_ADVENTURE,
    END_EXPEDITION,
    GAME_OVER,
    GIVE_UP,
    GIVE_UP_STEP,
    GO,
    JOIN,
    STEPS,
    TRAVEL_STEP,
    TURN,
    WAYS,
)
from cairn.games.africana.rules.pieces import (
    ADVENTURE_LIMIT,
    BOOKS,
    DRAWN,
    EMPTY,
    HAND_LIMIT,
    SPACES,
    count,
    size,
)

if TYPE_CHECKING:
    from cairn.games.africana.rules.state import State


def push(s: "State", move: Move) -> None:
    """Play an allowed move."""
    number: i64 = move
    if number >= DISCARD:
        if number < GIVE_UP:
            verbs.discard(s, number - DISCARD)
        else:
            verbs.give_up(s, number - GIVE_UP)
        check_limits(s)
    elif number >= GO:
        _travel(s, number)
        s.step = TRAVEL_STEP
    elif number >= TURN:
        if number < BUY:
            verbs.turn_page(s, number - TURN)
        else:
            verbs.buy(s, number - BUY)
        s.step = BOOK_STEP
    else:
        if number == DRAW:
            for _ in range(DRAWN):
                verbs.draw(s)
        else:
            _finish_action(s)
        check_limits(s)


def _travel(s: "State", number: i64) -> None:
    """A step of the pawn, a joining or an ending."""
    if number < JOIN:
        place: i64 = (number - GO) // WAYS
        way: i64 = (number - GO) % WAYS
        if way < CHANGED:
            verbs.go(s, place, way, False)
        else:
            verbs.go(s, place, way - CHANGED, True)
    elif number < END_EXPEDITION:
        verbs.join(s, s.space_of(number - JOIN))
    elif number < END_ADVENTURE:
        verbs.end_expedition(s, s.space_of(number - END_EXPEDITION))
    else:
        verbs.end_adventure(s, number - END_ADVENTURE)


def _finish_action(s: "State") -> None:
    """The seat is done with the book or the movement, or does nothing at all. [AF-T4]"""
    if s.sink is not None:
        key = "africana-stays"
        if s.step == BOOK_STEP:
            key = "africana-closes-book"
        elif s.step == TRAVEL_STEP:
            key = "africana-ends-movement"
        s.tell(key, {"seat": int(s.seat)})
    verbs.end_movement(s)
    s.turned = False


def check_limits(s: "State") -> None:
    """After the action: too many hand cards, too many adventures, then the end of the turn. [AF-T1, AF-T2]"""
    if size(s.hands[s.seat]) > HAND_LIMIT:
        s.step = DISCARD_STEP
    elif count(s.adventures[s.seat]) > ADVENTURE_LIMIT:
        s.step = GIVE_UP_STEP
    else:
        _end_turn(s)


def _end_turn(s: "State") -> None:
    fill_spaces(s)
    s.turn += 1
    is_last = s.seat == s.last_seat()
    if s.triggered and is_last:
        _end_game(s)
    elif s.turn >= s.settings.turn_cap:
        if s.sink is not None:
            s.tell("africana-turn-cap", {"n": int(s.turn)})
        _end_game(s)
    else:
        s.seat = s.seat + 1 if s.seat + 1 < s.seats else 0
        begin_turn(s)


def begin_turn(s: "State") -> None:
    """The seat in turn chooses its action."""
    s.step = ACTION_STEP
    if s.sink is not None:
        s.tell("africana-turn", {"seat": int(s.seat), "n": int(s.turn) // int(s.seats) + 1})


def fill_spaces(s: "State") -> None:
    """Fill the empty spaces from left to right; where the pile is too small, this is the last round.

    [AF-T3, AF-E1]
    """
    space: i64 = 0
    while space < SPACES:
        if s.spaces[space] == EMPTY:
            if s.expeditions_left > 0:
                verbs.lay_expedition(s, space)
            elif not s.triggered:
                s.triggered = True
                if s.sink is not None:
                    s.tell("africana-end-triggered", {"seat": s.last_seat()})
        space += 1


def _end_game(s: "State") -> None:
    s.step = GAME_OVER
    if s.sink is None:
        return
    s.tell("africana-game-over", {})
    for seat in range(int(s.seats)):
        args: Args = {"seat": seat, "points": scoring.points(s, seat), "coins": int(s.silver[seat])}
        s.tell("africana-scores", args)
    for seat in scoring.winners(s):
        s.tell("africana-wins", {"seat": seat, "points": scoring.points(s, seat)})


def question(s: "State") -> Decision:
    """The decision that waits."""
    kind = STEPS[s.step]
    args: Args = {"seat": int(s.seat)}
    if s.step == BOOK_STEP:
        args["book"] = BOOKS[s.book_here()]
        args["cost"] = int(rules.page_cost(s))
        args["coins"] = int(s.silver[s.seat])
    elif s.step == DISCARD_STEP:
        args["n"] = int(size(s.hands[s.seat])) - HAND_LIMIT
    elif s.step == GIVE_UP_STEP:
        args["n"] = int(count(s.adventures[s.seat])) - ADVENTURE_LIMIT
    else:
        args["place"] = s.kit.place_words[s.places[s.seat]]
    return Decision(int(s.seat), kind, f"africana-prompt-{kind}", args, rules.options(s))
