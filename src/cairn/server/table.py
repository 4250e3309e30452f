"""A table: its seats, its match, and everybody who looks at it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from cairn.core.errors import Args, GameError
from cairn.core.game import Seat
from cairn.games import find
from cairn.server import leaving, messages, outside, undoing
from cairn.server.alarm import Alarm
from cairn.server.bots import Crew
from cairn.server.denied import CONFLICT, FORBIDDEN, Denied
from cairn.server.explaining import Explanations
from cairn.server.ledger import Ledger
from cairn.server.presence import Presence
from cairn.server.restore import begin, clocks_of
from cairn.server.rows import Away, TableRow, table_info
from cairn.server.sockets import FORBIDDEN as SENT_AWAY
from cairn.server.sockets import NOT_FOUND as GONE
from cairn.server.sockets import STOPPING, Socket, Talk, seat_of
from cairn.server.store import Op, Store, put_table
from cairn.server.thinking import play_bots
from cairn.server.undoing import Question
from cairn.server.wire import Batch, Leaving, Move, Stale, TableShown, Undo
from cairn.server.wire_life import Happened, TableInfo

LAST_LINES: Final = 50
"""Lines of the chat that a newcomer is shown."""


class Table(Ledger):
    """One table that is open; whatever changes it happens under its lock, and is told once it is kept."""

    def __init__(self, row: TableRow, store: Store, crew: Crew) -> None:
        super().__init__(row, store)
        self.crew: Final = crew
        self.lock: Final = asyncio.Lock()
        self.sockets: Final[list[Socket]] = []
        self.asking: Question | None = None
        self.presence: Final = Presence(len(row.seats))
        self.talk: Final = Talk()
        self.explanations: Final = Explanations()
        self._thinking: asyncio.Task[None] | None = None
        self.lapse: Final = self._alarm(undoing.lapse)
        self._out_of_time: Final = self._alarm(leaving.out_of_time)
        self._long_away: Final = self._alarm(leaving.tell_away)
        self.patience: Final = outside.Patience()
        self._no_answer: Final = self._alarm(outside.no_answer)

    # Who sits here.

    def info(self, holder: str) -> TableInfo:
        """The table as one browser may know it."""
        return table_info(self.row, holder, self.online(), self._away())

    def _away(self) -> list[Away]:
        away = self.presence
        return [
            Away(away.since[n], leaving.may_replace(self, n), sorted(away.votes[n]))
            for n in range(len(self.row.seats))
        ]

    def online(self) -> list[bool]:
        """For each seat whether one of its browsers is here."""
        here = {socket.holder for socket in self.sockets}
        return [not here.isdisjoint(seat.holders) for seat in self.row.seats]

    async def open(self) -> None:
        """Keep a new table; where only bots sit, the match starts at once."""
        async with self.lock:
            started = self.start_if_ready()
            await self.keep([*put_table(self.row), *started])
            self.run_clock()
        self.wake_bots()

    def start_if_ready(self) -> list[Op]:
        """Start the match once every seat is taken and every word said."""
        if self.row.status != "waiting" or not all(seat.is_ready for seat in self.row.seats):
            return []
        self.row.status = "playing"
        for seat in self.row.seats:
            # Somebody for whom a bot plays has not said a word, and cannot say it later.
            seat.word = "" if seat.kind == "person" and seat.word is None else seat.word
        if all(seat.kind == "bot" for seat in self.row.seats):
            limit = find(self.row.game).bots_alone()
            self.row.options |= {name: n for name, n in limit.items() if self.row.options[name] == "none"}
        asked = self.row.options
        self.course, self.clocks = begin(self.row), clocks_of(self.row)
        self.row.options = dict(self.course.match.options)
        self.course.settle()
        # What was drawn for them is published after the end, with all other shuffles.
        drawn = [] if asked == self.row.options else [self.line("asked", dict(asked))]
        return [*drawn, *self.progress(0, "", "")]

    # Who looks at it.

    async def join(self, socket: Socket) -> None:
        """Show a newcomer the table."""
        async with self.lock:
            if self.is_gone:
                socket.close(GONE)
                return
            self.touched = time.monotonic()
            before = self.online(), self._watchers()
            self.sockets.append(socket)
            self.note_presence()
            self.run_clock()
            socket.send(self._table_shown(socket))
            for happened in self.happened[-LAST_LINES:]:
                socket.send(happened)
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
            self.note_presence()
            self.watch_outside()
            if (self.online(), self._watchers()) != before:
                self.tell_table()

    def note_presence(self) -> None:
        """Take note of who is here, and tell the others later when somebody has been away for long."""
        seats = zip(self.online(), self.row.seats, strict=True)
        self.presence.update([here or not seat.connects for here, seat in seats])
        wait = self.presence.next_change()
        if wait is None or self.is_gone:
            self._long_away.clear()
        else:
            self._long_away.set(wait)

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
        self.watch_outside()

    def _show(self, sockets: list[Socket], answers: dict[str, str]) -> None:
        course = self.playing()
        made: dict[tuple[Seat | None, int, str], str] = {}
        explains = self.explanations.seats(course.match)
        for socket in sockets:
            since = course.known_since(socket.heard, socket.cuts)
            like = socket.seat, since, answers.get(socket.holder, "")
            if like not in made:
                seat, _, answer = like
                asking = None if self.asking is None else self.asking.shown()
                clocks = None if self.clocks is None else self.clocks.shown()
                made[like] = socket.spell(
                    messages.shown(course, seat, since, asking, answer, clocks, explains)
                )
            socket.heard, socket.cuts = len(course.match.events), len(course.cuts)
            socket.put(made[like])

    def tell_table(self, but: Socket | None = None) -> None:
        """Send every reader what changed around the match."""
        for socket in list(self.sockets):
            if socket is not but:
                socket.send(self._table_shown(socket))

    def _table_shown(self, socket: Socket) -> TableShown:
        return TableShown(self.info(socket.holder), self._watchers(), self.crew.is_warming_up)

    def is_idle(self, seconds: float) -> bool:
        """Whether nothing has happened here for so long, and nobody waits for anything; no clock runs."""
        thinks = self._thinking is not None and not self._thinking.done()
        quiet = time.monotonic() - self.touched > seconds
        waits = self._out_of_time.is_set or self._no_answer.is_set or self.lock.locked()
        return quiet and not self.sockets and not thinks and not waits

    def _watchers(self) -> int:
        return sum(not self.row.holds(socket.holder) for socket in self.sockets)

    def rest(self) -> None:
        """Let nothing happen here by itself any more."""
        if self._thinking is not None:
            self._thinking.cancel()
        for alarm in (self.lapse, self._out_of_time, self._long_away, self._no_answer):
            alarm.clear()

    def farewell(self) -> None:
        """Tell everybody that the server stops."""
        self.rest()
        for socket in self.sockets:
            socket.send(Leaving())
            socket.close(STOPPING)

    # Playing.

    def acting(self, socket: Socket) -> Seat:
        """The seat for which a reader decides; Denied while a bot does."""
        seat = seat_of(socket)
        if seat in self.playing().replaced:
            raise Denied("no-stand-in", {}, CONFLICT)
        return seat

    async def play(self, spelling: str, seat: Seat, holder: str = "", request_id: str = "") -> None:
        """Play a seat's move and what is forced after it; keep it; tell everybody."""
        await self.play_all([spelling], seat, holder, request_id)

    async def play_all(self, spellings: list[str], seat: Seat, holder: str, request_id: str) -> None:
        """Play a seat's moves and what is forced after each; keep them; tell everybody once."""
        course = self.playing()
        before = len(course.match.moves)
        try:
            course.play_all(spellings, seat)
        except GameError as problem:
            if len(course.match.moves) == before:
                raise
            # A batch was tried before: it cannot be refused in the middle.
            raise self.fail(problem) from problem
        except Exception as bug:
            raise self.fail(bug) from bug
        await self.keep(self.progress(before, holder, request_id, len(spellings) > 1))
        undoing.decline(self, Denied("no-undo-declined", {"seat": seat}))
        self.run_clock()
        self.tell_views(request_id, holder)
        if self.row.status == "over":
            self.tell_table()

    def answers_again(self, socket: Socket, asked: Move | Batch | Undo) -> bool:
        """Whether the request needs no more than a view: it was played before, or it came too late."""
        course = self.playing()
        asks_again = self.asking is not None and self.asking.is_asked_by(socket.holder, asked.id)
        if (socket.holder, asked.id) in self.ids or asks_again:
            self.show(socket, asked.id)
            return True
        if asked.at != course.match.at:
            socket.send(Stale(asked.id, course.match.at))
            self.show(socket)
            return True
        return False

    def start_anew(self) -> None:
        """Nobody asks for anything, and the clock runs as the store knows it."""
        undoing.forget(self)
        self.run_clock()

    # Around the match.

    async def happen(self, key: str, args: Args, *ops: Op) -> None:
        """Keep what happened at the table, with all that changed by it, and tell everybody."""
        events = 0 if self.course is None else len(self.course.match.events)
        happened = Happened(len(self.happened), key, args, round(time.time(), 3), events)
        facts = {field: getattr(happened, field) for field in happened.__struct_fields__}
        await self.keep([self.line("table", facts), *ops])
        self.happened.append(happened)
        for socket in self.sockets:
            socket.send(happened)

    def run_clock(self) -> None:
        """Let the clock run of the person who is to decide."""
        self.watch_outside()
        if self.clocks is None or self.course is None:
            return
        course = self.course
        decides = course.to_move in course.people and not course.is_between_games
        self.clocks.run(course.to_move if decides else None)
        wait = self.clocks.until_zero()
        if wait is None:
            self._out_of_time.clear()
        else:
            self._out_of_time.set(wait)

    def watch_outside(self) -> None:
        """Let the time run that a bot from outside has for the question it is asked."""
        wait = outside.wait_for(self)
        if wait is None or self.is_gone:
            self._no_answer.clear()
        else:
            self._no_answer.set(wait)

    def send_away(self, seat: Seat) -> None:
        """Close the sockets of a program whose key has changed, or whose seat it has lost."""
        for socket in self.sockets:
            if socket.is_bot and socket.seat == seat:
                socket.close(SENT_AWAY)

    def _alarm(self, does: "Callable[[Table], Awaitable[None]]") -> Alarm:
        """Something that happens here by itself; a bug in it is written down."""

        async def ring() -> None:
            try:
                await does(self)
            except Denied:
                # The disk refused: those who are here try again.
                pass
            except Exception as bug:
                async with self.lock:
                    self.fail(bug)

        return Alarm(ring)

    def wake_bots(self) -> None:
        """Let the bots play while it is their turn."""
        idle = self._thinking is None or self._thinking.done()
        if idle and self.course is not None and self.course.bot_to_move is not None:
            self._thinking = asyncio.create_task(play_bots(self))
