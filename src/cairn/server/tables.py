"""All tables of a server; one is read from the store when somebody first asks for it."""

import asyncio
import time
import traceback
from typing import Final

from cairn.games import GAMES
from cairn.server import seating
from cairn.server.bots import Crew
from cairn.server.crashes import tell_of_bug
from cairn.server.denied import CONFLICT, FORBIDDEN, NOT_FOUND, Denied
from cairn.server.rows import Away, TableRow, table_info
from cairn.server.sockets import NOT_FOUND as GONE
from cairn.server.store import Store, drop_table, put_table
from cairn.server.table import Table
from cairn.server.wire import NewTable, TableLists
from cairn.server.wire_life import TableInfo

MOST_TABLES: Final = 200
"""Tables of one browser that are not over."""
WARM_SECONDS: Final = 0.5
"""How often is looked whether the engine has been compiled."""
IDLE_SECONDS: Final = 600
"""After so long a table at which nobody looks is put away; its log brings it back."""


class Tables:
    """The tables that are open now, and the way to all others."""

    def __init__(self, store: Store, crew: Crew) -> None:
        self.store: Final = store
        self.crew: Final = crew
        self.started: Final = time.monotonic()
        self.is_stopping = False
        self._open: Final[dict[str, Table]] = {}

    @property
    def count(self) -> int:
        """How many tables are open."""
        return len(self._open)

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return sum(len(table.sockets) for table in self._open.values())

    async def make(self, asked: NewTable, holder: str) -> Table:
        """A new table, kept."""
        if self.store.unfinished(holder) >= MOST_TABLES:
            raise Denied("no-more-tables", {"n": MOST_TABLES}, CONFLICT)
        row = seating.new_row(asked, holder)
        table = Table(row, self.store, self.crew)
        await table.open()
        self._open[table.row.id] = table
        return table

    async def make_next(self, last: Table, row: TableRow) -> None:
        """A table that follows another, both kept as one; under the lock of the last."""
        if self.store.unfinished(row.host) >= MOST_TABLES:
            raise Denied("no-more-tables", {"n": MOST_TABLES}, CONFLICT)
        await last.keep([*put_table(row), *put_table(last.row)])
        self._open[row.id] = Table(row, self.store, self.crew)

    async def close(self, table_id: str, holder: str) -> None:
        """Close a table for good: its host may, unless others are in the middle of a match."""
        table = self.find(table_id, holder)
        async with table.lock:
            if holder != table.row.host:
                raise Denied("no-not-host", {}, FORBIDDEN)
            if not table.row.may_close(holder):
                raise Denied("no-close", {}, CONFLICT)
            await table.keep(drop_table(table_id))
            table.is_gone = True
            table.rest()
            self._open.pop(table_id, None)
            for socket in table.sockets:
                socket.close(GONE)

    def find(self, table_id: str, holder: str, key: str | None = None, shared: str | None = None) -> Table:
        """A table that a browser may see, be it by a key or by a read-only one; Denied if there is none."""
        table = self._open.get(table_id)
        if table is None:
            row = self.store.table(table_id)
            if row is None:
                raise Denied("no-such-table", {}, NOT_FOUND)
            table = self._open[table_id] = Table(row, self.store, self.crew)
        row = table.row
        opens = (key and seating.opens(row, key)) or (shared and seating.shares(row, shared))
        if not row.may_watch(holder) and not opens:
            raise Denied("no-watching", {}, FORBIDDEN)
        return table

    def lists(self, holder: str) -> TableLists:
        """The tables of a browser, and those that anybody may join or watch."""
        yours = [self.info_of(row, holder) for row in self.store.yours(holder)]
        listed = [self.info_of(row, holder) for row in self.store.open()]
        return TableLists(yours, listed)

    def info_of(self, row: TableRow, holder: str) -> TableInfo:
        """A table as one browser may know it, whether it is open or not."""
        table = self._open.get(row.id)
        if table is not None:
            return table.info(holder)
        if row.status != "waiting" and (row.game not in GAMES or GAMES[row.game].rules_version != row.rules):
            row.status = "stopped"
        # Nobody has been here since the table was put away.
        away = [Away(row.moved)] * len(row.seats)
        return table_info(row, holder, [False] * len(row.seats), away)

    async def fail(self, table_id: str, bug: Exception) -> Denied:
        """Write a bug down, and bring its table back to what the store knows."""
        table = self._open.get(table_id)
        if table is None:
            return tell_of_bug(self.store.path, "server", "".join(traceback.format_exception(bug)), bug)
        async with table.lock:
            return table.fail(bug)

    def put_away(self, seconds: float) -> None:
        """Forget the tables at which nothing has happened for so long; the store does not."""
        for table in [table for table in self._open.values() if table.is_idle(seconds)]:
            table.rest()
            del self._open[table.row.id]

    async def tidy(self) -> None:
        """Put tables away at which nobody looks, again and again."""
        while True:
            await asyncio.sleep(IDLE_SECONDS / 10)
            self.put_away(IDLE_SECONDS)

    async def warm_up(self) -> None:
        """Tell everybody once the bots are no longer warming up."""
        while self.crew.is_warming_up:
            await asyncio.sleep(WARM_SECONDS)
        for table in self._open.values():
            table.tell_table()

    def farewell(self) -> None:
        """Tell everybody that the server stops."""
        self.is_stopping = True
        for table in self._open.values():
            table.farewell()
