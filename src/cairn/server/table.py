"""A table: its seats, its match, and everybody who looks at it."""

import asyncio
import sqlite3
import time
from typing import Any, Final

from cairn.core.errors import GameError
from cairn.core.game import Seat
from cairn.core.match import Crash
from cairn.games import find
from cairn.server import messages
from cairn.server.bots import Crew
from cairn.server.course import Course
from cairn.server.crashes import tell_of_bug
from cairn.server.denied import CONFLICT, FORBIDDEN, Denied
from cairn.server.restore import Restored, begin
from cairn.server.rows import TableRow, table_info
from cairn.server.sockets import STOPPING, Socket, Talk
from cairn.server.store import Op, Store, put_log, put_progress, put_snapshot, put_table
from cairn.server.thinking import play_bots
from cairn.server.wire import Asking, Leaving, Move, Said, Stale, TableInfo, TableShown, Undo

SNAPSHOT_EVERY: Final = 50
"""Moves between two snapshots."""
LAST_LINES: Final = 50
"""Lines of the chat that a newcomer is shown."""


class Table:
    """One table that is open; whatever changes it happens under its lock, and is told once it is kept."""

    def __init__(self, row: TableRow, store: Store, crew: Crew) -> None:
        self.row: Final = row
        self.store: Final = store
        self.crew: Final = crew
        self.lock: Final = asyncio.Lock()
        self.sockets: Final[list[Socket]] = []
        self.asking: Asking | None = None
        self.asker = ""
        self.touched = time.monotonic()
        self.talk: Final = Talk()
        self._thinking: asyncio.Task[None] | None = None
        self._restore()

    def _restore(self) -> None:
        """Be what the log says."""
        restored = Restored(self.row, self.store.log(self.row.id))
        self.course: Course | None = restored.course
        self.chat = restored.chat
        self._ids = restored.ids
        self._next = restored.next
        if restored.problem is not None:
            self.row.status = "stopped"

    # Who sits here.

    def info(self, holder: str) -> TableInfo:
        """The table as one browser may know it."""
        return table_info(self.row, holder, self.online())

    def online(self) -> list[bool]:
        """For each seat whether one of its browsers is here."""
        here = {socket.holder for socket in self.sockets}
        return [not here.isdisjoint(seat.holders) for seat in self.row.seats]

    async def open(self) -> None:
        """Keep a new table; where only bots sit, the match starts at once."""
        async with self.lock:
            started = self.start_if_ready()
            await self.keep([*put_table(self.row), *started])
        self.wake_bots()

    def start_if_ready(self) -> list[Op]:
        """Start the match once every seat is taken and every word said."""
        if self.row.status != "waiting" or not all(seat.is_ready for seat in self.row.seats):
            return []
        self.row.status = "playing"
        if all(seat.kind == "bot" for seat in self.row.seats):
            limit = find(self.row.game).bots_alone()
            self.row.options |= {name: n for name, n in limit.items() if self.row.options[name] == "none"}
        self.course = begin(self.row)
        self.row.options = dict(self.course.match.options)
        self.course.settle()
        return self._progress(0, "", "")

    # Who looks at it.

    async def join(self, socket: Socket) -> None:
        """Show a newcomer the table."""
        async with self.lock:
            self.touched = time.monotonic()
            before = self.online(), self._watchers()
            self.sockets.append(socket)
            socket.send(self._table_shown(socket))
            for said in self.chat[-LAST_LINES:]:
                socket.send(said)
            if self.course is not None:
                self.show(socket)
            if (self.online(), self._watchers()) != before:
                self.tell_table(but=socket)
        self.wake_bots()

    async def leave(self, socket: Socket) -> None:
        """Take leave of somebody."""
        before = self.online(), self._watchers()
        if socket in self.sockets:
            self.sockets.remove(socket)
        async with self.lock:
            self.touched = time.monotonic()
            if (self.online(), self._watchers()) != before:
                self.tell_table()

    async def look(self, socket: Socket, seat: Seat | None) -> None:
        """Let somebody see through another of his seats."""
        async with self.lock:
            if seat is not None and seat not in self.row.holds(socket.holder):
                raise Denied("no-not-your-seat", {"n": seat + 1}, FORBIDDEN)
            socket.seat, socket.heard, socket.cuts = seat, 0, 0
            if self.course is not None:
                self.show(socket)

    def show(self, socket: Socket, answers: str = "") -> None:
        """Send one reader the view of his seat."""
        self._show([socket], {socket.holder: answers})

    def tell_views(self, answers: str = "", *holders: str) -> None:
        """Send every reader the view of his seat; those who asked for it learn that this is the answer."""
        self._show(self.sockets, dict.fromkeys(holders, answers))

    def _show(self, sockets: list[Socket], answers: dict[str, str]) -> None:
        course = self.playing()
        made: dict[tuple[Seat | None, int, str], str] = {}
        for socket in sockets:
            since = course.known_since(socket.heard, socket.cuts)
            like = socket.seat, since, answers.get(socket.holder, "")
            if like not in made:
                seat, _, answer = like
                made[like] = socket.spell(messages.shown(course, seat, since, self.asking, answer))
            socket.heard, socket.cuts = len(course.match.events), len(course.cuts)
            socket.put(made[like])

    def tell_table(self, but: Socket | None = None) -> None:
        """Send every reader what changed around the match."""
        for socket in list(self.sockets):
            if socket is not but:
                socket.send(self._table_shown(socket))

    def _table_shown(self, socket: Socket) -> TableShown:
        return TableShown(self.info(socket.holder), self._watchers())

    def is_idle(self, seconds: float) -> bool:
        """Whether nothing has happened here for so long, and nobody waits for anything."""
        thinks = self._thinking is not None and not self._thinking.done()
        quiet = time.monotonic() - self.touched > seconds
        return quiet and not self.sockets and not thinks and not self.lock.locked()

    def _watchers(self) -> int:
        return sum(not self.row.holds(socket.holder) for socket in self.sockets)

    def farewell(self) -> None:
        """Tell everybody that the server stops."""
        if self._thinking is not None:
            self._thinking.cancel()
        for socket in self.sockets:
            socket.send(Leaving())
            socket.close(STOPPING)

    # Playing.

    def playing(self) -> Course:
        """The course of the match, or Denied where there is none."""
        if self.course is None:
            raise Denied("no-old-rules" if self.row.status == "stopped" else "no-match-yet", {}, CONFLICT)
        return self.course

    async def move(self, socket: Socket, asked: Move) -> None:
        """Play a move once, and answer when it is on the disk."""
        async with self.lock:
            if self.answers_again(socket, asked):
                return
            if len(asked.move) > messages.LONGEST_MOVE:
                raise Denied("no-such-move", {"text": asked.move[: messages.LONGEST_MOVE]})
            await self.play(asked.move, seat_of(socket), socket.holder, asked.id)
        self.wake_bots()

    async def play(self, spelling: str, seat: Seat, holder: str = "", request_id: str = "") -> None:
        """Play a seat's move and what is forced after it; keep it; tell everybody."""
        course = self.playing()
        before = len(course.match.moves)
        try:
            course.play(spelling, seat)
        except GameError:
            raise
        except Exception as bug:
            raise self.fail(bug) from bug
        await self.keep(self._progress(before, holder, request_id))
        self.decline(seat)
        self.tell_views(request_id, holder)
        if self.row.status == "over":
            self.tell_table()

    def answers_again(self, socket: Socket, asked: Move | Undo) -> bool:
        """Whether the request needs no more than a view: it was played before, or it came too late."""
        course = self.playing()
        asks_again = self.asking is not None and self.asking.id == asked.id and self.asker == socket.holder
        if (socket.holder, asked.id) in self._ids or asks_again:
            self.show(socket, asked.id)
            return True
        if asked.at != course.match.at:
            socket.send(Stale(asked.id, course.match.at))
            self.show(socket)
            return True
        return False

    def _progress(self, before: int, holder: str, request_id: str) -> list[Op]:
        """What there is to keep after the moves from number `before` on; the first was asked for."""
        match = self.playing().match
        ops: list[Op] = []
        for n in range(before, len(match.moves)):
            line = {"seat": match.seats[n], "move": match.game.spell(match.moves[n]), "holder": "", "id": ""}
            if n == before and request_id:
                line |= {"holder": holder, "id": request_id}
                self._ids.add((holder, request_id))
            ops.append(self._line("move", line))
        if len(match.moves) // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY or self.playing().is_over:
            facts = {"position": match.state.dump(), "secret": match.secret.hex(), "words": match.words}
            ops.append(put_snapshot(self.row.id, self._next, self.row.rules, facts))
        return [*ops, self._standing()]

    def _standing(self) -> Op:
        """How far the match is."""
        course = self.playing()
        self.row.status = "over" if course.is_over else "playing"
        self.row.moves, self.row.to_move = len(course.match.moves), course.to_move
        self.row.scores = course.match.state.scores()
        return put_progress(self.row)

    def _line(self, kind: str, line: dict[str, Any]) -> Op:
        self._next += 1
        return put_log(self.row.id, self._next - 1, kind, line)

    async def keep(self, ops: list[Op]) -> None:
        """Put it on the disk; where that fails, go back to what is there."""
        self.touched = time.monotonic()
        try:
            await self.store.write(ops)
        except sqlite3.Error as problem:
            self._reset()
            raise Denied("no-store", {}, CONFLICT) from problem

    def fail(self, bug: Exception) -> Denied:
        """Write a bug down, and go back to what the store knows; what everybody is told."""
        match = None if self.course is None else self.course.match
        text = bug.text if isinstance(bug, Crash) else "" if match is None else match.text()
        self._reset()
        return tell_of_bug(self.store.path, self.row.id, text, bug)

    def _reset(self) -> None:
        """Forget everything that the store does not know."""
        self.asking = None
        kept = self.store.table(self.row.id)
        if kept is not None:
            for name in kept.__struct_fields__:
                setattr(self.row, name, getattr(kept, name))
            self._restore()

    # Taking back.

    async def go_back(self, to: int, holder: str, request_id: str) -> None:
        """Take back all moves but the first `to`, and keep that."""
        self.playing().undo(to)
        self._ids.add((holder, request_id))
        line = self._line("undo", {"to": to, "holder": holder, "id": request_id})
        await self.keep([line, self._standing()])

    def decline(self, seat: Seat) -> None:
        """An undo that waits will not happen; the player who asked is told who declined."""
        if self.asking is None:
            return
        no = Denied("no-undo-declined", {"seat": seat})
        for socket in self.sockets:
            if socket.holder == self.asker:
                socket.send(messages.refused(no, self.asking.id))
        self.asking = None

    async def say(self, said: Said) -> None:
        """Keep a line of the chat, and tell it to all; under the lock."""
        facts = {field: getattr(said, field) for field in said.__struct_fields__}
        await self.keep([self._line("chat", facts)])
        self.chat.append(said)
        for socket in self.sockets:
            socket.send(said)

    def wake_bots(self) -> None:
        """Let the bots play while it is their turn."""
        idle = self._thinking is None or self._thinking.done()
        if idle and self.course is not None and self.course.bot_to_move is not None:
            self._thinking = asyncio.create_task(play_bots(self))


def seat_of(socket: Socket) -> Seat:
    """The seat for which a reader acts, or Denied."""
    if socket.seat is None:
        raise Denied("no-spectators-play", {}, FORBIDDEN)
    return socket.seat
