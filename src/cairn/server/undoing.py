"""Taking moves back: freely, or when everybody else agrees in time."""

import time
from typing import TYPE_CHECKING, Final

from cairn.core.game import Seat
from cairn.core.undo import is_free
from cairn.server import messages
from cairn.server.denied import CONFLICT, FORBIDDEN, Denied
from cairn.server.sockets import Socket
from cairn.server.wire import Answer, Asking, Undo

if TYPE_CHECKING:
    from cairn.server.table import Table

PATIENCE = 20.0
"""Seconds after which no answer is a no."""


class Question:
    """Somebody has asked to take a move back, and waits for these seats."""

    def __init__(self, request_id: str, seat: Seat, to: int, waits_for: list[Seat], asker: str) -> None:
        self.id: Final = request_id
        self.seat: Final = seat
        self.to: Final = to
        self.waits_for = waits_for
        self.asker: Final = asker
        self._until: Final = time.monotonic() + PATIENCE

    def is_asked_by(self, holder: str, request_id: str) -> bool:
        """Whether this is the question that a browser has sent, perhaps twice."""
        return (self.asker, self.id) == (holder, request_id)

    @property
    def is_late(self) -> bool:
        """Whether the time for an answer is over."""
        return time.monotonic() >= self._until

    def shown(self) -> Asking:
        """The question as everybody at the table knows it."""
        left = round(max(0.0, self._until - time.monotonic()), 2)
        return Asking(self.id, self.seat, self.to, self.waits_for, left)


async def undo(table: "Table", socket: Socket, asked: Undo) -> None:
    """Take the seat's last choice back, or ask the others to allow it."""
    async with table.lock:
        if table.answers_again(socket, asked):
            return
        seat = table.acting(socket)
        course = table.playing()
        way = course.undo_to(seat)
        if table.asking is not None:
            raise Denied("no-undo-twice", {"seat": table.asking.seat}, CONFLICT)
        if way.how == "free":
            await _go_back(table, way.to, seat, socket.holder, asked.id)
        else:
            others = [other for other in course.people if other != seat]
            table.asking = Question(asked.id, seat, way.to, others, socket.holder)
            table.lapse.set(PATIENCE)
        table.tell_views(asked.id, socket.holder)
    table.wake_bots()


async def answer(table: "Table", socket: Socket, asked: Answer) -> None:
    """Let an undo happen, or not; a browser answers for all of its seats, and the asker may withdraw."""
    async with table.lock:
        asking = table.asking
        if asking is None or asking.id != asked.id:
            raise Denied("no-undo-asked", {}, CONFLICT)
        mine = [seat for seat in table.row.holds(socket.holder) if seat in asking.waits_for]
        withdraws = socket.holder == asking.asker and not asked.yes
        if not mine and not withdraws:
            raise Denied("no-undo-not-asked", {}, FORBIDDEN)
        if withdraws:
            forget(table)
        elif asked.yes:
            await agree(table, mine)
        else:
            decline(table, Denied("no-undo-declined", {"seat": mine[0]}))
        table.tell_views(asking.id, asking.asker, socket.holder)
    table.wake_bots()


async def agree(table: "Table", seats: list[Seat]) -> None:
    """These seats have nothing against the undo that waits; with the last of them it happens."""
    asking = table.asking
    if asking is None:
        return
    asking.waits_for = [seat for seat in asking.waits_for if seat not in seats]
    if not asking.waits_for:
        forget(table)
        await _go_back(table, asking.to, asking.seat, asking.asker, asking.id)


def decline(table: "Table", why: Denied) -> None:
    """An undo that waits will not happen; the player who asked is told why."""
    asking = table.asking
    if asking is None:
        return
    for socket in table.sockets:
        if socket.holder == asking.asker:
            socket.send(messages.refused(why, asking.id))
    forget(table)


def forget(table: "Table") -> None:
    """Nobody asks for an undo any more."""
    table.asking = None
    table.lapse.clear()


async def lapse(table: "Table") -> None:
    """Nobody has answered in time: that is a no."""
    async with table.lock:
        asking = table.asking
        # While this waited for the lock, another may have asked.
        if asking is None or not asking.is_late:
            return
        decline(table, Denied("no-undo-lapsed"))
        table.tell_views(asking.id, asking.asker)
    table.wake_bots()


async def _go_back(table: "Table", to: int, seat: Seat, holder: str, request_id: str) -> None:
    """Take back all moves but the first `to`, and keep that."""
    course = table.playing()
    times = {}
    if table.clocks is not None:
        free = is_free(course.match, seat, to)
        if free and not table.clocks.allows_back(to, seat):
            raise Denied("no-undo-time", {}, CONFLICT)
        times = table.clocks.go_back(to, seat, gives_back=not free)
    course.undo(to)
    table.explanations.cut(to)
    line = table.did("undo", holder, request_id, {"to": to, **times})
    await table.keep([line, table.standing()])
    table.run_clock()
