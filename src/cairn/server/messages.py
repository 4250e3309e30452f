"""What is said to one seat, made from what that seat may know; the only place that makes it."""

from cairn.core.errors import GameError, NotYourMove, Refusal
from cairn.core.game import Game, Seat, View
from cairn.core.match import NOBODY, Match
from cairn.games import find, title_of
from cairn.server.course import Course
from cairn.server.denied import NOT_FOUND, Denied
from cairn.server.wire import Asking, PositionInfo, Problem, Refused, Shown
from cairn.server.wire_life import ClocksShown

LONGEST_MOVE = 100
"""Letters of a spelling; no game has a longer one."""
CHOICE = ("options", "effects", "then")
"""What a decision tells the seat that decides."""


def shown(
    course: Course,
    seat: Seat | None,
    since: int,
    asking: Asking | None,
    answers: str = "",
    clocks: ClocksShown | None = None,
    explains: list[Seat] | None = None,
) -> Shown:
    """The table as a seat sees it, with what happened from event `since` on."""
    match = course.match
    view = sent(match, seat)
    if course.is_between_games and seat in course.people:
        # Whoever the game names, any person at the table may go on.
        options = [match.game.spell(move) for move in match.state.options()]
        view["decision"] = {**view["decision"], "options": options, "pause": True}
    elif seat in course.outside and (asking is not None or seat != course.outside_to_move):
        # While people deal, or talk about an undo, a program has nothing to choose.
        asked = view["decision"] or {}
        view["decision"] = {name: part for name, part in asked.items() if name not in CHOICE} or None
    return Shown(
        at=match.at,
        view=view,
        since=since,
        events=match.told(seat, since),
        last=course.last_since(seat),
        undo=course.undo_of(seat),
        asking=asking,
        clocks=clocks,
        explains=explains or [],
        answers=answers,
    )


def sent(match: Match, seat: Seat | None) -> View:
    """The view of a seat without what never changes, which a page asks for once."""
    return lean(match.game, match.view(seat))


def lean(game: Game, view: View) -> View:
    """A view without what a page has asked for; one of a match with earlier component tables has them."""
    if game is not find(title_of(game).spec):
        return view
    return {name: part for name, part in view.items() if name not in game.constants}


def check_length(spelling: str) -> None:
    """Deny a move that is longer than any."""
    if len(spelling) > LONGEST_MOVE:
        raise Denied("no-such-move", {"text": spelling[:LONGEST_MOVE]})


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


def position(match: Match, n: int, seat: Seat | None, own: list[Seat]) -> PositionInfo:
    """The position after n moves as a seat saw it then; before the end only moves of `own` are spelled."""
    last = len(match.moves)
    if not 0 <= n <= last:
        raise Denied("no-such-position", {"n": n, "last": last}, NOT_FOUND)
    then = Match(
        match.game, match.options, match.players, match.secret, match.words, match.quick, is_settled=True
    )
    for move in match.moves[:n]:
        then.push(move)
    if n == last and match.resigned != NOBODY:
        then.resign(match.resigned)
    before = then.marks[n - 1] if n else 0
    may_know = n > 0 and (match.is_over or match.seats[n - 1] in own)
    return PositionInfo(
        n=n,
        last=last,
        move=match.game.spell(match.moves[n - 1]) if may_know else "",
        mover=match.seats[n - 1] if n else None,
        view=sent(then, seat),
        events=then.told(seat, before),
    )
