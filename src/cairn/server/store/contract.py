"""What a store is to the server, whichever database keeps it."""

import asyncio
import logging
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from cairn.server.denied import CONFLICT, Denied
from cairn.server.keys import Keys
from cairn.server.limits import LISTED_PER_HOST
from cairn.server.rows import SeatRow, TableRow
from cairn.server.store.ops import COLUMNS, JSON, SEAT, TABLE, Op, chained

LOG: Final = logging.getLogger("cairn")

LISTED: Final = 50
PROBE_SECONDS: Final = 1.0
"""For so long an answer of `can_write` is believed."""
PROBE_PATIENCE: Final = 2.0
_PROBE: Final[list[Op]] = [("UPDATE schema_version SET version = version", ())]


class StoreError(Denied):
    """The store could not keep or find something; whoever asked may try again."""

    def __init__(self) -> None:
        super().__init__("no-store", {}, CONFLICT)


class Taken(StoreError):
    """What was to be written is there already, such as a line of a log under the same number."""


class BrokenTable(Denied):
    """What the store keeps of a table is damaged; `cairn check-matches` says where."""

    def __init__(self) -> None:
        super().__init__("no-broken-table", {}, CONFLICT)


class NotOurs(StoreError):
    """Another process owns the table, or nobody does yet."""


def caused(error: StoreError, by: Exception) -> StoreError:
    """An error of the store, with what the database said."""
    error.__cause__ = by
    return error


class Store(ABC):
    """All tables of a server."""

    path: Path
    """The file, or where it would lie: what is written down for the host lies beside it."""

    def __init__(self) -> None:
        self._probed = -PROBE_SECONDS
        self._could_write = True
        self.keys = Keys(secrets.token_bytes(32))
        """What the server's secret makes; it is read from the store when the server starts."""

    @abstractmethod
    async def write(self, ops: list[Op], fence: str = "") -> None:
        """Return when all of it is on the disk, or raise StoreError and nothing is.

        `fence` is that of the table to which it belongs: whoever has lost the table writes nothing.
        """

    @abstractmethod
    def read(self, question: str, values: Sequence[Any] | Mapping[str, Any]) -> list[Any]:
        """What is found by a question with the marks `?` or `:name`."""

    @abstractmethod
    def close(self) -> None:
        """Write what waits, then let go of the store."""

    # Who owns a table; where one process has the store to itself, it owns all of them.

    def fence(self, table_id: str) -> str:
        """What shows with every write that this process owns a table; NotOurs if it does not."""
        return ""

    async def claims(self, table_id: str) -> bool:
        """Whether this process owns a table now, as it does from now on if nobody did."""
        return True

    def own(self, table_id: str) -> list[Op]:
        """What makes a new table this process's own; to be written with it."""
        return []

    def release(self, table_id: str) -> None:  # noqa: B027  (who owns all has nothing to do)
        """Own a table no longer: whoever is asked for it next may have it."""

    async def can_write(self) -> bool:
        """Whether a move could be kept now: something is written, at most once a second."""
        if time.monotonic() - self._probed >= PROBE_SECONDS:
            self._probed = time.monotonic()
            try:
                await asyncio.wait_for(self.write(_PROBE), PROBE_PATIENCE)
                self._could_write = True
            except (StoreError, TimeoutError):
                self._could_write = False
        return self._could_write

    def table(self, table_id: str) -> TableRow | None:
        """The facts of a table; BrokenTable where they cannot be read."""
        found = self.read(f"SELECT {TABLE} FROM tables WHERE id = ?", (table_id,))
        return self._row(found[0]) if found else None

    def sound(self, table_id: str) -> TableRow | None:
        """The facts of a table, for a list in which one that is damaged is left out."""
        return next(self._rows("WHERE id = ?", (table_id,)), None)

    def yours(self, holder: str) -> list[TableRow]:
        """The newest tables at which a browser sits, or which it made."""
        sits = "id IN (SELECT table_id FROM holders WHERE token = ?)"
        return list(self._rows(f"WHERE {sits} ORDER BY made DESC LIMIT {LISTED}", (holder,)))

    def open(self) -> list[TableRow]:
        """The newest tables that anybody may join or watch."""
        where = "watch = 'anybody' AND status IN ('waiting', 'playing')"
        # Of each host the newest few: nobody fills the list alone.
        place = "row_number() OVER (PARTITION BY host ORDER BY made DESC)"
        places = f"SELECT id, {place} AS n FROM tables WHERE {where}"
        few = f"SELECT id FROM ({places}) AS places WHERE n <= {LISTED_PER_HOST}"
        return list(self._rows(f"WHERE id IN ({few}) ORDER BY made DESC LIMIT {LISTED}", ()))

    def ids(self) -> list[str]:
        """Every table, the oldest first."""
        return [table_id for (table_id,) in self.read("SELECT id FROM tables ORDER BY made, id", ())]

    def unfinished(self, holder: str) -> int:
        """How many tables of a browser are not over."""
        question = "SELECT count(*) FROM tables WHERE host = ? AND status IN ('waiting', 'playing')"
        return int(self.read(question, (holder,))[0][0])

    def lines(self, table_id: str) -> int:
        """How many lines the log of a table has."""
        last = self.read("SELECT max(n) FROM log WHERE table_id = ?", (table_id,))[0][0]
        return 0 if last is None else int(last) + 1

    def log(self, table_id: str) -> list[tuple[int, str, dict[str, Any]]]:
        """All that happened at a table: number, kind, payload."""
        rows = self.read("SELECT n, kind, payload FROM log WHERE table_id = ? ORDER BY n", (table_id,))
        return [(n, kind, msgspec.json.decode(payload)) for n, kind, payload in rows]

    def chain(self, table_id: str) -> str:
        """The last link of the chain over the log of a table."""
        question = "SELECT chain FROM log WHERE table_id = ? ORDER BY n DESC LIMIT 1"
        found = self.read(question, (table_id,))
        return str(found[0][0]) if found else ""

    def altered(self, table_id: str) -> int | None:
        """The first line of the log that does not fit the chain; lines of early versions have none."""
        before = ""
        question = "SELECT n, kind, payload, chain FROM log WHERE table_id = ? ORDER BY n"
        for n, kind, payload, link in self.read(question, (table_id,)):
            if (before or link) and link != chained(before, table_id, n, kind, payload):
                return int(n)
            before = link
        return None

    def snapshots(self, table_id: str) -> dict[int, Any]:
        """The positions that were kept, each by the number of log lines that led to it."""
        rows = self.read("SELECT n, text FROM snapshots WHERE table_id = ? ORDER BY n", (table_id,))
        return {n: msgspec.json.decode(text)["position"] for n, text in rows}

    def _rows(self, where: str, values: Sequence[Any]) -> Iterator[TableRow]:
        """The tables that are found; one that is damaged is left out, and harms no other."""
        for found in self.read(f"SELECT {TABLE} FROM tables {where}", values):
            try:
                yield self._row(found)
            except BrokenTable as problem:
                LOG.error("Table %s is damaged: %r", found[0], problem.__cause__)

    def _row(self, found: Sequence[Any]) -> TableRow:
        facts = dict(zip(COLUMNS, found, strict=True))
        seats = self._seats(facts["id"])
        try:
            for name, kind in JSON.items():
                facts[name] = msgspec.json.decode(facts[name], type=kind)
            facts["pauses"], facts["hashes_out"] = bool(facts["pauses"]), bool(facts["hashes_out"])
            return msgspec.convert({"seats": seats, **facts}, TableRow)
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError) as problem:
            raise BrokenTable from problem

    def _seats(self, table_id: str) -> list[SeatRow]:
        rows = self.read(f"SELECT n, {SEAT} FROM seats WHERE table_id = ? ORDER BY n", (table_id,))
        held = self.read("SELECT n, token FROM holders WHERE table_id = ?", (table_id,))
        try:
            seats = {
                n: SeatRow(kind, name, bot, key, word, [], *more)
                for n, kind, name, bot, key, word, *more in rows
            }
            for n, token in held:
                seats[n].holders.append(token)
            return [seats[n] for n in range(max(1, len(seats)))]
        except KeyError as problem:
            raise BrokenTable from problem
