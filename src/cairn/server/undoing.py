"""Taking moves back: freely, or when everybody else agrees."""

from cairn.server.denied import CONFLICT, FORBIDDEN, Denied
from cairn.server.sockets import Socket
from cairn.server.table import Table, seat_of
from cairn.server.wire import Answer, Asking, Undo


async def undo(table: Table, socket: Socket, asked: Undo) -> None:
    """Take the seat's last choice back, or ask the others to allow it."""
    async with table.lock:
        if table.answers_again(socket, asked):
            return
        seat = seat_of(socket)
        course = table.playing()
        way = course.undo_to(seat)
        if table.asking is not None:
            raise Denied("no-undo-twice", {"seat": table.asking.seat}, CONFLICT)
        if way.how == "free":
            await table.go_back(way.to, socket.holder, asked.id)
        else:
            others = [other for other in course.people if other != seat]
            table.asking, table.asker = Asking(asked.id, seat, way.to, others), socket.holder
        table.tell_views(asked.id, socket.holder)
    table.wake_bots()


async def answer(table: Table, socket: Socket, asked: Answer) -> None:
    """Let an undo happen, or not; a browser answers for all of its seats, and the asker may withdraw."""
    async with table.lock:
        asking = table.asking
        if asking is None or asking.id != asked.id:
            raise Denied("no-undo-asked", {}, CONFLICT)
        mine = [seat for seat in table.row.holds(socket.holder) if seat in asking.waits_for]
        withdraws = socket.holder == table.asker and not asked.yes
        if not mine and not withdraws:
            raise Denied("no-undo-not-asked", {}, FORBIDDEN)
        left = [seat for seat in asking.waits_for if seat not in mine]
        if withdraws:
            table.asking = None
        elif not asked.yes:
            table.decline(mine[0])
        elif left:
            table.asking = Asking(asking.id, asking.seat, asking.to, left)
        else:
            table.asking = None
            await table.go_back(asking.to, table.asker, asking.id)
        table.tell_views(asking.id, table.asker, socket.holder)
    table.wake_bots()
