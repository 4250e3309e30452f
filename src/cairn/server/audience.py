"""Everybody who looks at a table. What they are told is made and encoded once for all who may know the same.

Two readers may share a message only if nothing in it depends on who they are: a view is shared by those who
look through the same seat, have heard as much and get the same answer; what is around the match by all who
hold nothing at the table, and it is made for nobody, so that there is nothing of anybody in it.
"""

import time
from abc import abstractmethod
from typing import Final

from cairn.core.game import Seat
from cairn.server import messages
from cairn.server.bots import Crew
from cairn.server.explaining import Explanations
from cairn.server.ledger import Ledger
from cairn.server.presence import Presence
from cairn.server.restore import Restored
from cairn.server.rows import Away, TableRow, table_info
from cairn.server.sockets import Socket
from cairn.server.store import Store
from cairn.server.undoing import Question
from cairn.server.wire import Reply, TableShown
from cairn.server.wire_life import TableInfo

LAST_LINES: Final = 50
"""Lines of the chat that a newcomer is shown."""
NOBODY: Final = ""
"""The holder of nothing."""


class Audience(Ledger):
    """A table with its readers."""

    def __init__(self, row: TableRow, store: Store, crew: Crew, restored: Restored | None = None) -> None:
        super().__init__(row, store, restored)
        self.crew: Final = crew
        self.sockets: Final[list[Socket]] = []
        self.asking: Question | None = None
        self.presence: Final = Presence(len(row.seats))
        self.explanations: Final = Explanations()

    # Who is here.

    def online(self) -> list[bool]:
        """For each seat whether one of its browsers is here."""
        here = {socket.holder for socket in self.sockets}
        return [not here.isdisjoint(seat.holders) for seat in self.row.seats]

    def watchers(self) -> int:
        """How many readers play no seat."""
        players = {holder for seat in self.row.seats for holder in seat.holders}
        return sum(socket.holder not in players for socket in self.sockets)

    @abstractmethod
    def away(self) -> list[Away]:
        """Who is not here, and what the others may do about it."""

    def info(self, holder: str) -> TableInfo:
        """The table as one browser may know it."""
        return table_info(self.row, self.store.keys, holder, self.online(), self.away())

    # The match.

    def show(self, socket: Socket, answers: str = "") -> None:
        """Send one reader the view of his seat."""
        self._show([socket], {socket.holder: answers})

    def tell_views(self, answers: str = "", *holders: str) -> None:
        """Send every reader the view of his seat; those who asked for it learn that this is the answer."""
        self._show(self.sockets, dict.fromkeys(holders, answers))

    def _show(self, sockets: list[Socket], answers: dict[str, str]) -> None:
        course = self.playing()
        made: dict[tuple[Seat | None, int, str], bytes] = {}
        events, cuts = len(course.match.events), len(course.cuts)
        asking = None if self.asking is None else self.asking.shown()
        clocks = None if self.clocks is None else self.clocks.shown()
        explains = self.explanations.seats(course.match)
        for socket in sockets:
            answer = answers.get(socket.holder, "")
            if socket.is_behind:
                # Only the newest view matters: it is made when he has read what waits.
                socket.owed_view = answer or socket.owed_view or ""
                continue
            answer, socket.owed_view = answer or socket.owed_view or "", None
            like = socket.seat, course.known_since(socket.heard, socket.cuts), answer
            if like not in made:
                seat, since, _ = like
                shown = messages.shown(course, seat, since, asking, answer, clocks, explains)
                made[like] = socket.frame(shown)
            socket.heard, socket.cuts = events, cuts
            socket.put(made[like])

    # Around the match.

    def tell(self, message: Reply) -> None:
        """Send every reader the same."""
        frame = Socket.frame(message)
        for socket in self.sockets:
            socket.put(frame)

    def tell_table(self, but: Socket | None = None) -> None:
        """Send every reader what changed around the match."""
        self._tell_table([socket for socket in self.sockets if socket is not but])

    def _tell_table(self, sockets: list[Socket]) -> None:
        online, away, watchers = self.online(), self.away(), self.watchers()
        known = {self.row.host, *[holder for seat in self.row.seats for holder in seat.holders]}
        made: dict[str, bytes] = {}
        for socket in sockets:
            if socket.is_behind:
                socket.owed_table = True
                continue
            socket.owed_table = False
            holder = socket.holder if socket.holder in known else NOBODY
            if holder not in made:
                info = table_info(self.row, self.store.keys, holder, online, away)
                made[holder] = socket.frame(TableShown(info, watchers, self.crew.is_warming_up))
            socket.put(made[holder])

    def welcome(self, socket: Socket) -> None:
        """Show a newcomer the table, what was said and happened there, and the match."""
        self._tell_table([socket])
        last = [one for one in self.chat[-LAST_LINES:] if one.text]
        said = [one for one in last if self.voices.get(one.who) not in socket.deaf_to]
        lines: list[Reply] = [*self.happened[-LAST_LINES:], *said]
        if lines:
            socket.put(b"".join(map(Socket.frame, lines)))
        if self.course is not None:
            self.show(socket)

    def make_up(self, socket: Socket) -> None:
        """Send a reader who was behind what he is owed: the newest, once."""
        if socket.owed_table:
            self._tell_table([socket])
        if socket.owed_view is not None and self.course is not None:
            self.show(socket, socket.owed_view)


class Interval:
    """How often something may be told: at once when it was long ago, else after the rest of the time."""

    def __init__(self, seconds: float) -> None:
        self._seconds: Final = seconds
        self._last = -seconds

    def wait(self) -> float:
        """How long to wait with it; 0.0 counts as telling it now."""
        now = time.monotonic()
        left = self._last + self._seconds - now
        if left > 0:
            return left
        self._last = now
        return 0.0
