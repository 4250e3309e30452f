"""What is kept: SQLite, written by one thread that puts all that waits into one transaction.

A writer waits until its data is on the disk. The log of a table is only ever added to.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final

import msgspec

from cairn.core.errors import BadSetup
from cairn.server.rows import RematchRow, SeatRow, TableRow
from cairn.server.schema import VERSION, upgrade
from cairn.server.wire_life import Clock

BATCH: Final = 500
"""The most jobs in one transaction."""
LISTED: Final = 50

Op = tuple[str, Sequence[Any]]
"""A statement and its values."""
_Job = tuple[list[Op], "asyncio.Future[None]"]

_TABLE: Final = (
    "id, game, rules, components, options, name, watch, host, secret, invite, made, "
    "status, moves, to_move, scores, winners, resigned, pauses, moved, "
    "clock, hints, undo, share, after, rematch"
)
_COLUMNS: Final = _TABLE.split(", ")
_JSON: Final[dict[str, Any]] = {
    "options": dict[str, str],
    "scores": list[int],
    "winners": list[int],
    "clock": Clock | None,
    "rematch": RematchRow | None,
}
"""The columns that hold more than one value, with the types of what they hold."""
_PROGRESS: Final = ["status", "moves", "to_move", "scores", "winners", "resigned", "pauses", "moved"]
_SEAT: Final = "kind, name, bot, key, word, stand_in"
_PUT_SEAT: Final = f"INSERT OR REPLACE INTO seats (table_id, n, {_SEAT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"


class Store:
    """All tables of a server, in one file."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        # The file holds the secrets of all matches; what SQLite lays beside it gets the same permissions.
        path.touch(mode=0o600)
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        try:
            self._reading: Final = _open(path)
            self._prepare()
        except sqlite3.DatabaseError as problem:
            raise BadSetup("no-store-file", {"file": str(path)}) from problem
        self._writing: Final = _open(path)
        self._thread: Final = threading.Thread(target=self._write_all, name="store")
        self._thread.start()

    def _prepare(self) -> None:
        try:
            found = int(self._reading.execute("SELECT version FROM schema_version").fetchone()[0])
        except sqlite3.OperationalError:
            found = 0
        if found > VERSION:
            raise BadSetup("no-store-version", {"file": str(self.path), "version": found, "ours": VERSION})
        if found < VERSION:
            self._reading.executescript(upgrade(found))

    def close(self) -> None:
        """Write what waits, then let go of the file."""
        self._jobs.put(None)
        self._thread.join()
        self._reading.close()

    # Writing.

    async def write(self, ops: list[Op]) -> None:
        """Return when all of it is on the disk, or raise and nothing is."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((ops, future))
        await future

    def _write_all(self) -> None:
        """What the one writing thread does until it is told to stop."""
        going = True
        while going:
            jobs = [self._jobs.get()]
            while len(jobs) < BATCH and jobs[-1] is not None:
                try:
                    jobs.append(self._jobs.get_nowait())
                except Empty:
                    break
            if jobs[-1] is None:
                going = False
            self._transact([job for job in jobs if job is not None])
        self._writing.close()

    def _transact(self, jobs: list[_Job]) -> None:
        failed: dict[int, Exception] = {}
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            for number, (ops, _) in enumerate(jobs):
                self._attempt(ops, number, failed)
            self._writing.execute("COMMIT")
        except sqlite3.Error as problem:
            failed = dict.fromkeys(range(len(jobs)), problem)
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
        for number, (_, future) in enumerate(jobs):
            # Where the loop has ended, nothing waits for the answer any more.
            with suppress(RuntimeError):
                future.get_loop().call_soon_threadsafe(_settle, future, failed.get(number))

    def _attempt(self, ops: list[Op], number: int, failed: dict[int, Exception]) -> None:
        """Do one job; if it fails, the others of its transaction still go through."""
        self._writing.execute("SAVEPOINT job")
        try:
            for statement, values in ops:
                self._writing.execute(statement, values)
        except sqlite3.IntegrityError as problem:
            failed[number] = problem
            self._writing.execute("ROLLBACK TO job")
        self._writing.execute("RELEASE job")

    # Reading.

    def table(self, table_id: str) -> TableRow | None:
        """The facts of a table."""
        return next(self._rows("WHERE id = ?", (table_id,)), None)

    def yours(self, holder: str) -> list[TableRow]:
        """The newest tables at which a browser sits, or which it made."""
        sits = "id IN (SELECT table_id FROM holders WHERE token = ?)"
        return list(self._rows(f"WHERE {sits} ORDER BY made DESC LIMIT {LISTED}", (holder,)))

    def open(self) -> list[TableRow]:
        """The newest tables that anybody may join or watch."""
        where = "watch = 'anybody' AND status IN ('waiting', 'playing')"
        return list(self._rows(f"WHERE {where} ORDER BY made DESC LIMIT {LISTED}", ()))

    def all(self) -> Iterator[TableRow]:
        """Every table, the oldest first."""
        return self._rows("ORDER BY made", ())

    def unfinished(self, holder: str) -> int:
        """How many tables of a browser are not over."""
        question = "SELECT count(*) FROM tables WHERE host = ? AND status IN ('waiting', 'playing')"
        return int(self._reading.execute(question, (holder,)).fetchone()[0])

    def read(self, question: str, values: dict[str, Any]) -> list[Any]:
        """What is found by a question of one's own."""
        return self._reading.execute(question, values).fetchall()

    def log(self, table_id: str) -> list[tuple[int, str, dict[str, Any]]]:
        """All that happened at a table: number, kind, payload."""
        rows = self._reading.execute(
            "SELECT n, kind, payload FROM log WHERE table_id = ? ORDER BY n", (table_id,)
        )
        return [(n, kind, msgspec.json.decode(payload)) for n, kind, payload in rows]

    def snapshots(self, table_id: str) -> dict[int, Any]:
        """The positions that were kept, each by the number of log lines that led to it."""
        question = "SELECT n, text FROM snapshots WHERE table_id = ? ORDER BY n"
        rows = self._reading.execute(question, (table_id,))
        return {n: msgspec.json.decode(text)["position"] for n, text in rows}

    def _rows(self, where: str, values: Sequence[Any]) -> Iterator[TableRow]:
        for found in self._reading.execute(f"SELECT {_TABLE} FROM tables {where}", values).fetchall():
            facts = dict(zip(_COLUMNS, found, strict=True))
            for name, kind in _JSON.items():
                facts[name] = msgspec.json.decode(facts[name], type=kind)
            facts["pauses"] = bool(facts["pauses"])
            yield TableRow(seats=self._seats(facts["id"]), **facts)

    def _seats(self, table_id: str) -> list[SeatRow]:
        question = f"SELECT {_SEAT} FROM seats WHERE table_id = ? ORDER BY n"
        rows = self._reading.execute(question, (table_id,))
        seats = [
            SeatRow(kind, name, bot, key, word, [], stand_in) for kind, name, bot, key, word, stand_in in rows
        ]
        held = self._reading.execute("SELECT n, token FROM holders WHERE table_id = ?", (table_id,))
        for n, token in held:
            seats[n].holders.append(token)
        return seats


def _open(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    # SQLite's own `lower` knows A to Z only.
    connection.create_function("folded", 1, str.casefold, deterministic=True)
    return connection


def _settle(future: "asyncio.Future[None]", problem: Exception | None) -> None:
    if future.cancelled():
        return
    if problem is None:
        future.set_result(None)
    else:
        future.set_exception(problem)


# What can be written.


def put_table(row: TableRow) -> list[Op]:
    """The facts of a table, new or changed, with its seats."""
    marks = ", ".join("?" * len(_COLUMNS))
    ops: list[Op] = [(f"INSERT OR REPLACE INTO tables ({_TABLE}) VALUES ({marks})", _values(row, _COLUMNS))]
    for n, seat in enumerate(row.seats):
        values = (row.id, n, seat.kind, seat.name, seat.bot, seat.key, seat.word, seat.stand_in)
        ops.append((_PUT_SEAT, values))
        for holder in seat.holders:
            ops.append(("INSERT OR IGNORE INTO holders VALUES (?, ?, ?)", (holder, row.id, n)))
    return ops


def put_progress(row: TableRow) -> Op:
    """How far the match of a table is."""
    changes = ", ".join(f"{name} = ?" for name in _PROGRESS)
    return f"UPDATE tables SET {changes} WHERE id = ?", [*_values(row, _PROGRESS), row.id]


def _values(row: TableRow, names: list[str]) -> list[Any]:
    found = {name: getattr(row, name) for name in names}
    return [_text(value) if name in _JSON else value for name, value in found.items()]


def drop_holders(table_id: str, n: int) -> Op:
    """Nobody plays this seat any more."""
    return "DELETE FROM holders WHERE table_id = ? AND n = ?", (table_id, n)


def drop_table(table_id: str) -> list[Op]:
    """Forget a table with all that belongs to it."""
    parts = [("tables", "id"), *[(part, "table_id") for part in ("seats", "holders", "log", "snapshots")]]
    return [(f"DELETE FROM {part} WHERE {column} = ?", (table_id,)) for part, column in parts]


def put_log(table_id: str, n: int, kind: str, payload: dict[str, Any]) -> Op:
    """One more line of a table's log; a number that is taken is refused."""
    return "INSERT INTO log VALUES (?, ?, ?, ?)", (table_id, n, kind, _text(payload))


def put_snapshot(table_id: str, n: int, rules: int, facts: dict[str, Any]) -> Op:
    """The whole position after n lines of the log; never sent."""
    return "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)", (table_id, n, rules, _text(facts))


def _text(data: Any) -> str:
    return msgspec.json.encode(data).decode()
