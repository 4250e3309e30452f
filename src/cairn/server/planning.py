"""A look ahead: how the table would be after some moves of one's own that show nothing new.

A page that lets a person plan several steps needs what the rules say of each; this plays them on a copy. What
is told is what the seat would know if it had played them, and nothing in that is new to it.
"""

from typing import TYPE_CHECKING

from cairn.core.errors import GameError
from cairn.core.game import Seat, State, View
from cairn.server import messages
from cairn.server.batching import MOST_MOVES, may_decide
from cairn.server.course import Course
from cairn.server.denied import Denied
from cairn.server.sockets import Socket
from cairn.server.wire import Ahead, Foreseen

if TYPE_CHECKING:
    from cairn.server.table import Table


async def ahead(table: "Table", socket: Socket, asked: Ahead) -> None:
    """Answer how the table would look to this reader after the moves."""
    if not 0 < len(asked.moves) <= MOST_MOVES:
        raise Denied("no-such-request", {"problem": "$.moves"})
    async with table.lock:
        course = table.playing()
        if asked.at == course.match.at:
            socket.send(foreseen(course, asked, table.acting(socket)))


def foreseen(course: Course, asked: Ahead, seat: Seat) -> Foreseen:
    """The view after the moves, or why one of them cannot be looked at."""
    trial = course.match.state.clone()
    good = 0
    try:
        for spelling in asked.moves:
            may_decide(course, trial, seat, is_first=False)
            messages.check_length(spelling)
            trial.apply(course.match.game.read(spelling))
            may_decide(course, trial, seat, is_first=False)
            good += 1
    except GameError as problem:
        told = messages.problem(problem)
        return Foreseen(asked.id, asked.at, asked.moves, None, good, told)
    return Foreseen(asked.id, asked.at, asked.moves, _view(course, trial, seat), good, None)


def _view(course: Course, trial: State, seat: Seat) -> View:
    """The view of the copy, with the names of the players and without what never changes."""
    view = trial.view(seat)
    view["at"] = course.match.at
    for told, player in zip(view["seats"], course.match.players, strict=True):
        told["name"] = player.name
        told["bot"] = player.is_bot
    return messages.lean(course.match.game, view)
