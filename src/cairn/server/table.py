"""A table: its seats, its match, and everybody who looks at it."""

import asyncio
import time
import weakref
from collections.abc import Awaitable, Callable
from typing import Final

from cairn.core.errors import Args, GameError
from cairn.core.game import Seat
from cairn.games import find
from cairn.server import days, leaving, manners, outside, undoing
from cairn.server.alarm import Alarm
from cairn.server.audience import Audience, Interval
from cairn.server.bots import Crew
from cairn.server.denied import CONFLICT, FORBIDDEN, Denied
from cairn.server.restore import Restored, begin, clocks_of, seal_row
from cairn.server.rows import NO_WORD, Away, TableRow
from cairn.server.sockets import FORBIDDEN as SENT_AWAY
from cairn.server.sockets import NOT_FOUND as GONE
from cairn.server.sockets import STOPPING, TRY_LATER, Socket, seat_of
from cairn.server.store import Op, Store, put_table
from cairn.server.thinking import play_bots
from cairn.server.wire import Batch, Leaving, Move, Stale, Undo
from cairn.server.wire_life import Happened

WATCHERS_SECONDS: Final = 1.0
"""Between two messages that tell that watchers have come or gone."""


class Table(Audience):
    """One table that is open; whatever changes it happens under its lock, and is told once it is kept."""

    def __init__(self, row: TableRow, store: Store, crew: Crew, restored: Restored | None = None) -> None:
        super().__init__(row, store, crew, restored)
        self.lock: Final = asyncio.Lock()
        self.barred: Final = manners.barred(store, row.id)
        self._thinking: asyncio.Task[None] | None = None
        self.lapse: Final = self._alarm(undoing.lapse)
        self._out_of_time: Final = self._alarm(leaving.out_of_time)
        self._long_away: Final = self._alarm(leaving.tell_away)
        self.patience: Final = outside.Patience()
        self._no_answer: Final = self._alarm(outside.no_answer)
        self._between: Final = Interval(WATCHERS_SECONDS)
        self._watchers_told: Final = self._alarm(Table._tell_watchers)

    # Who sits here.

    def away(self) -> list[Away]:
        """Who is not here, and what the others may do about it."""
        away = self.presence
        return [
            Away(away.since[n], leaving.may_replace(self, n), sorted(away.votes[n]))
            for n in range(len(self.row.seats))
        ]

    async def open(self, *ops: Op) -> None:
        """Keep a new table; where only bots sit, the match starts at once."""
        async with self.lock:
            started = self.start_if_ready()
            await self.keep([*ops, *put_table(self.row), *started])
            self.run_clock()
        self.wake_bots()

    def start_if_ready(self) -> list[Op]:
        """Publish the hashes once all are there; start the match once every word is said too."""
        row = self.row
        if row.status != "waiting" or not all(row.is_ready(seat) for seat in row.seats):
            return []
        if not row.hashes_out:
            row.hashes_out = True
            for seat in row.seats:
                # Whoever has sent no hash until now says no word: another's may be known from here on.
                if seat.connects and seat.hash in ("", NO_WORD):
                    seat.hash, seat.word = NO_WORD, ""
            if not all(row.is_ready(seat) for seat in row.seats):
                return []
        self.row.status = "playing"
        for seat in self.row.seats:
            # Somebody for whom a bot plays has not said a word, and cannot say it later.
            seat.word = "" if seat.kind == "person" and seat.word is None else seat.word
        if all(seat.kind == "bot" for seat in self.row.seats):
            limit = find(self.row.game).bots_alone()
            self.row.options |= {name: n for name, n in limit.items() if self.row.options[name] == "none"}
            self.row.seal = seal_row(self.row)
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
            if self.is_gone or self.is_lost:
                socket.close(GONE if self.is_gone else TRY_LATER)
                return
            if socket.seat is not None and socket.seat not in self.row.holds(socket.holder):
                # He has lost it while he waited to come in.
                socket.close(SENT_AWAY)
                return
            self.touched = time.monotonic()
            before = self.online()
            self.sockets.append(socket)
            self.note_presence()
            self.run_clock()
            socket.deaf_to = manners.deaf_to(self.store, socket.holder)
            self.welcome(socket)
            self.tell_presence(before, socket)
        self.wake_bots()

    async def leave(self, socket: Socket) -> None:
        """Take leave of somebody."""
        before = self.online()
        if socket in self.sockets:
            self.sockets.remove(socket)
        async with self.lock:
            self.touched = time.monotonic()
            self.note_presence()
            self.watch_outside()
            self.tell_presence(before, socket)

    async def catch_up(self, socket: Socket) -> None:
        """Somebody was behind, and has read: show him what he missed."""
        async with self.lock:
            if socket in self.sockets:
                self.make_up(socket)

    def tell_presence(self, before: list[bool], socket: Socket) -> None:
        """Tell the others that somebody has come or gone: of a player at once, of watchers once a second."""
        if self.online() != before:
            self.tell_table(but=socket)
        elif not self.row.holds(socket.holder) and not self._watchers_told.is_set:
            wait = self._between.wait()
            if wait == 0.0:
                self.tell_table(but=socket)
            else:
                self._watchers_told.set(wait)

    async def _tell_watchers(self) -> None:
        async with self.lock:
            self._between.wait()
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

    def tell_views(self, answers: str = "", *holders: str) -> None:
        """Send every reader the view of his seat, and look whether a program from outside is asked now."""
        super().tell_views(answers, *holders)
        self.watch_outside()

    def is_idle(self, seconds: float) -> bool:
        """Whether nothing has happened here for so long, and nobody waits for anything; no clock runs."""
        thinks = self._thinking is not None and not self._thinking.done()
        quiet = time.monotonic() - self.touched > seconds
        # Where days are counted, the table is opened again when a move is due.
        of_days = self.clocks is not None and self.clocks.rule.counts_days
        waits = (self._out_of_time.is_set and not of_days) or self._no_answer.is_set or self.lock.locked()
        return quiet and not self.sockets and not thinks and not waits

    def rest(self) -> None:
        """Let nothing happen here by itself any more."""
        if self._thinking is not None:
            self._thinking.cancel()
        alarms = (self.lapse, self._out_of_time, self._long_away, self._no_answer, self._watchers_told)
        for alarm in alarms:
            alarm.clear()

    def lose(self) -> None:
        """Send everybody away who is here: they connect again, and find the table as the store knows it."""
        super().lose()
        self.rest()
        for socket in self.sockets:
            socket.close(TRY_LATER)

    def farewell(self) -> None:
        """Tell everybody that the server stops."""
        self.rest()
        self.tell(Leaving())
        for socket in self.sockets:
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
        self.check_room()
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
        self.tell(happened)

    def run_clock(self) -> None:
        """Let the clock run of the person who is to decide."""
        self.watch_outside()
        if self.clocks is None or self.course is None:
            return
        course = self.course
        decides = course.to_move in course.people and not course.is_between_games
        spent = days.spent(self.store, self.row) if self.clocks.rule.counts_days else 0.0
        self.clocks.run(course.to_move if decides else None, spent)
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
        """Something that happens here by itself; a bug in it is written down.

        A table that is put away is freed at once, so its alarms do not hold on to it.
        """
        here = weakref.ref(self)

        async def ring() -> None:
            table = here()
            if table is None:
                return
            try:
                await does(table)
            except Denied:
                # The disk refused: those who are here try again.
                pass
            except Exception as bug:
                async with table.lock:
                    table.fail(bug)

        return Alarm(ring)

    def wake_bots(self) -> None:
        """Let the bots play while it is their turn."""
        idle = self._thinking is None or self._thinking.done()
        if idle and self.course is not None and self.course.bot_to_move is not None:
            self._thinking = asyncio.create_task(play_bots(self))
