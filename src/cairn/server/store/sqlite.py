"""The store of one process: SQLite, one file. The log of a table is only ever added to."""

import logging
import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from cairn.core.errors import BadSetup
from cairn.server.schema import VERSION, upgrade
from cairn.server.store.contract import Store, StoreError, Taken, caused
from cairn.server.store.ops import Op
from cairn.server.store.writing import Job, Writing

LOG: Final = logging.getLogger("cairn")


class SqliteStore(Store):
    """All tables of a server, in one file."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        # The file holds the secrets of all matches; what SQLite lays beside it gets the same permissions.
        try:
            path.touch(mode=0o600)
        except OSError as problem:
            why = problem.strerror or str(problem)
            raise BadSetup("no-store-open", {"file": str(path), "problem": why}) from problem
        try:
            self._reading: Final = _open(path)
            self._prepare()
        except sqlite3.OperationalError as problem:
            # Full, read-only, a folder, locked: the file may be sound, and the system says what is wrong.
            raise BadSetup("no-store-open", {"file": str(path), "problem": str(problem)}) from problem
        except (sqlite3.DatabaseError, TypeError, ValueError) as problem:
            raise BadSetup("no-store-file", {"file": str(path)}) from problem
        self._connection: Final = _open(path)
        self._writing: Final = Writing(self._transact, self._connection.close)

    def _prepare(self) -> None:
        try:
            found = int(self._reading.execute("SELECT version FROM schema_version").fetchone()[0])
        except sqlite3.OperationalError as problem:
            if "no such table" not in str(problem):
                raise
            found = 0
        if found > VERSION:
            raise BadSetup("no-store-version", {"file": str(self.path), "version": found, "ours": VERSION})
        if found < VERSION:
            self._reading.executescript(upgrade(found))

    def close(self) -> None:
        """Write what waits, then let go of the file."""
        self._writing.close()
        self._reading.close()

    async def write(self, ops: list[Op], fence: str = "") -> None:
        """Return when all of it is on the disk, or raise StoreError and nothing is."""
        await self._writing.write(ops)

    def read(self, question: str, values: Sequence[Any] | Mapping[str, Any]) -> list[Any]:
        """What is found by a question with the marks `?` or `:name`."""
        try:
            return self._reading.execute(question, values).fetchall()
        except sqlite3.DatabaseError as problem:
            LOG.error("The store cannot be read: %s", problem)
            raise StoreError from problem

    def _transact(self, jobs: list[Job]) -> dict[int, StoreError]:
        failed: dict[int, StoreError] = {}
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            for number, job in enumerate(jobs):
                self._attempt(job.ops, number, failed)
            connection.execute("COMMIT")
        except sqlite3.Error as problem:
            failed = {number: caused(StoreError(), problem) for number in range(len(jobs))}
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        return failed

    def _attempt(self, ops: list[Op], number: int, failed: dict[int, StoreError]) -> None:
        """Do one job; if it fails, the others of its transaction still go through."""
        self._connection.execute("SAVEPOINT job")
        try:
            for statement, values in ops:
                self._connection.execute(statement, values)
        except sqlite3.IntegrityError as problem:
            failed[number] = caused(Taken(), problem)
            self._connection.execute("ROLLBACK TO job")
        self._connection.execute("RELEASE job")


def _open(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    # SQLite's own `lower` knows A to Z only.
    connection.create_function("folded", 1, str.casefold, deterministic=True)
    return connection
