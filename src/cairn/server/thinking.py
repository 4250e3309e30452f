"""Bots at a table: they play when it is their turn, and whisper when somebody asks for a hint."""

from typing import TYPE_CHECKING

from cairn.core.game import Seat
from cairn.games import title
from cairn.server import messages
from cairn.server.course import Course
from cairn.server.crashes import tell_of_bug
from cairn.server.denied import CONFLICT, Denied
from cairn.server.sockets import Socket
from cairn.server.wire import Hinted, Thinking

if TYPE_CHECKING:
    from cairn.server.table import Table


async def play_bots(table: "Table") -> None:
    """Let the bots play while it is their turn; while somebody asks for an undo they wait."""
    while table.course is not None and table.asking is None:
        course, seat = table.course, table.course.bot_to_move
        if seat is None:
            return
        try:
            await _play_bot(table, course, seat)
        except Exception as bug:
            _tell_bot_failed(table, course, bug)
            return


async def _play_bot(table: "Table", course: Course, seat: Seat) -> None:
    match = course.match
    at = match.at
    bot = table.row.seats[seat].player

    def heard(done: float) -> None:
        thinks = Socket.spell(Thinking("", at, seat, done))
        for socket in table.sockets:
            socket.put(thinks)

    choice = await table.crew.choose(table.row.id, match, seat, bot, heard)
    move = choice.move
    async with table.lock:
        # In that time somebody may have taken a move, or the seat, back.
        same = table.course is course and match.at == at and course.bot_to_move == seat
        if same and table.asking is None:
            if move not in [match.game.spell(one) for one in match.state.options()]:
                raise ValueError(f"{bot} chose {move}")
            table.explanations.note(match, seat)
            await table.play(move, seat)


def _tell_bot_failed(table: "Table", course: Course, bug: Exception) -> None:
    """Everybody is told that a bot cannot go on; it tries again when somebody comes."""
    if not isinstance(bug, Denied):
        bug = tell_of_bug(table.store.path, table.row.id, course.match.text(), bug)
    for socket in table.sockets:
        socket.send(messages.refused(bug))


async def hint(table: "Table", socket: Socket, request_id: str) -> None:
    """What a bot would do in the seat of the player who asks."""
    async with table.lock:
        course, seat = table.playing(), socket.seat
        match, at = course.match, course.match.at
        if seat is None or seat != course.to_move or seat in course.replaced:
            raise Denied("no-hint", {}, CONFLICT)
        if not table.row.may_hint(socket.holder):
            among_people = table.row.hints == "bots" and len(table.row.people) > 1
            raise Denied("no-hint-among-people" if among_people else "no-hint-here", {}, CONFLICT)

    def heard(done: float) -> None:
        socket.send(Thinking(request_id, at, seat, done))

    adviser = title(table.row.game).adviser()
    choice = await table.crew.choose(table.row.id, match, seat, adviser, heard, why=True)
    socket.send(Hinted(request_id, at, choice.move, choice.reason))
