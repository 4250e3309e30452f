"""What is said to one seat, made from what that seat may know; the only place that makes it."""

from cairn.core.errors import GameError, NotYourMove, Refusal
from cairn.core.game import Seat
from cairn.core.match import Match
from cairn.server.course import Course
from cairn.server.denied import NOT_FOUND, Denied
from cairn.server.wire import Asking, PositionInfo, Problem, Refused, Shown

LONGEST_MOVE = 100
"""Letters of a spelling; no game has a longer one."""


def shown(course: Course, seat: Seat | None, since: int, asking: Asking | None, answers: str = "") -> Shown:
    """The table as a seat sees it, with what happened from event `since` on."""
    match = course.match
    return Shown(
        at=match.at,
        view=match.view(seat),
        since=since,
        events=match.told(seat, since),
        undo=course.undo_of(seat),
        asking=asking,
        answers=answers,
    )


def problem(error: GameError | Refusal) -> Problem:
    """An error as data; the browser's Speaker makes the sentence."""
    facts = error.facts if isinstance(error, GameError) else error.args
    return Problem(error.key, error.rule, facts)


def refused(error: GameError, request_id: str = "", move: str = "") -> Refused:
    """A request that changed nothing, and why."""
    return Refused(request_id, move, error.key, error.rule, error.facts)


def reasons(course: Course, seat: Seat | None, moves: list[str]) -> dict[str, Problem]:
    """Why a seat may not make these moves; those that it may make are left out.

    Only the deciding seat is given reasons of the rules: they speak of its hand.
    """
    match = course.match
    found: dict[str, Problem] = {}
    for text in moves:
        spelling = " ".join(text.lower().split())
        if spelling not in match.game.numbers:
            found[text] = Problem("no-such-move", "", {"text": text})
        elif course.is_over:
            found[text] = Problem("no-game-over", "", {})
        elif seat != course.to_move:
            found[text] = problem(NotYourMove("no-not-your-move", {"seat": match.state.to_move()}))
        else:
            why = match.state.why_not(match.game.numbers[spelling])
            if why is not None:
                found[text] = problem(why)
    return found


def position(match: Match, n: int, seat: Seat | None) -> PositionInfo:
    """The position after n moves as a seat saw it then."""
    last = len(match.moves)
    if not 0 <= n <= last:
        raise Denied("no-such-position", {"n": n, "last": last}, NOT_FOUND)
    then = Match(
        match.game, match.options, match.players, match.secret, match.words, match.quick, is_settled=True
    )
    for move in match.moves[:n]:
        then.push(move)
    before = then.marks[n - 1] if n else 0
    return PositionInfo(
        n=n,
        last=last,
        move=match.game.spell(match.moves[n - 1]) if n else "",
        mover=match.seats[n - 1] if n else None,
        view=then.view(seat),
        events=then.told(seat, before),
    )
