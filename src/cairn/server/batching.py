"""Several moves at once: all of them or none, kept as one line, told as one message, taken back as one.

Whether a batch is refused must tell nobody anything that a seat cannot know, for then it could be tried again
and again for nothing. So before its last move nothing may come to light, and nobody else may have to decide,
not even where that seat has but one answer.
"""

from typing import TYPE_CHECKING, Final

from cairn.core.errors import GameError, GameOver, NotYourMove
from cairn.core.game import OVER, Seat, State
from cairn.core.match import forced_in
from cairn.server import messages
from cairn.server.course import Course
from cairn.server.denied import CONFLICT, Denied
from cairn.server.sockets import Socket
from cairn.server.wire import Batch

if TYPE_CHECKING:
    from cairn.server.table import Table

MOST_MOVES: Final = 40


async def batch(table: "Table", socket: Socket, asked: Batch) -> None:
    """Play the moves once, and answer when all of them are on the disk; or refuse the first bad one."""
    async with table.lock:
        if table.answers_again(socket, asked):
            return
        if not 0 < len(asked.moves) <= MOST_MOVES:
            raise Denied("no-such-request", {"problem": "$.moves"})
        seat = table.acting(socket)
        found = refused(table.playing(), asked.moves, seat)
        if found is None:
            await table.play_all(asked.moves, seat, socket.holder, asked.id)
        else:
            spelling, why = found
            socket.send(messages.refused(why, asked.id, spelling[: messages.LONGEST_MOVE]))
    table.wake_bots()


def refused(course: Course, spellings: list[str], seat: Seat) -> tuple[str, GameError] | None:
    """The first of these moves that cannot be played after those before it, and why; None if all can."""
    trial = course.match.state.clone()
    for n, spelling in enumerate(spellings):
        try:
            may_decide(course, trial, seat, is_first=n == 0)
            messages.check_length(spelling)
            trial.apply(course.match.game.read(spelling))
            if n + 1 < len(spellings):
                _settle(course, trial, seat, spellings[n + 1])
        except GameError as problem:
            return spelling, problem
        except Exception:
            # A bug of the game: played for real, the same move brings it to light, and it is written down.
            return None
    return None


def may_decide(course: Course, trial: State, seat: Seat, is_first: bool) -> None:
    """Raise unless the seat may go on: nothing new was seen since the first move, and it is asked."""
    if trial.to_move() == OVER or course.is_over:
        raise GameOver("no-game-over")
    if trial.learnt != course.match.state.learnt:
        raise Denied("no-batch-shown", {}, CONFLICT)
    pauses = is_first and course.is_between_games and seat in course.people
    if seat != trial.to_move() and not pauses:
        raise NotYourMove("no-not-your-move", {"seat": trial.to_move()})


def _settle(course: Course, trial: State, seat: Seat, then: str) -> None:
    """Answer what has one answer, as far as the seat itself is asked and has not sent it as the next move.

    Who picks two cards of three that are equal does not know that the second was forced.
    """
    while trial.to_move() == seat and (forced := forced_in(trial)) is not None:
        if course.match.game.spell(forced) == then:
            return
        trial.push(forced)
