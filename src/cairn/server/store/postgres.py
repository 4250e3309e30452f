"""The store of several processes: PostgreSQL. Both connections are opened again when they are lost."""

import logging
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, LiteralString

import psycopg
from psycopg.conninfo import conninfo_to_dict

from cairn.core.errors import BadSetup
from cairn.server.schema import VERSION, upgrade
from cairn.server.store.contract import NotOurs, Store, StoreError, Taken, caused
from cairn.server.store.ops import Op
from cairn.server.store.processes import BEAT, Asking, Processes
from cairn.server.store.writing import Job, Writing

LOG: Final = logging.getLogger("cairn")

_LOCK: Final = 0x6361_6972_6E
"""The number of the advisory lock under which one process at a time looks after the schema."""
_SETTINGS: Final = {
    "connect_timeout": "3",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "5000",
    "application_name": "cairn",
    "options": "-c statement_timeout=10000 -c lock_timeout=5000",
}
_TYPES: Final = {
    "WITHOUT ROWID": "",
    "BLOB": "BYTEA",
    "REAL": "DOUBLE PRECISION",
    "INTEGER": "BIGINT",
}
"""What SQLite's words for a schema are here."""
_FUNCTIONS: Final = """
CREATE OR REPLACE FUNCTION instr(text, text) RETURNS integer LANGUAGE sql IMMUTABLE
AS 'SELECT position($2 in $1)';
CREATE OR REPLACE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE
AS 'SELECT lower($1 COLLATE "und-x-icu")';
"""

Connection = psycopg.Connection[tuple[Any, ...]]
Values = Sequence[Any] | Mapping[str, Any]


class PostgresStore(Store):
    """All tables of a server, in a database that other processes may share."""

    def __init__(self, address: str, path: Path, peer_address: str = "", door: str = "") -> None:
        super().__init__()
        self.path = path
        self._address: Final = address
        self.processes: Final = Processes(peer_address, door)
        self._reading: Connection | None = None
        self._connection: Connection | None = None
        try:
            self._connection = self._connect()
            self._prepare(self._connection)
            self._reading = self._connect()
            self.processes.enter(self._asking(self._connection))
        except psycopg.Error as problem:
            raise BadSetup(
                "no-store-database", {"address": shown(address), "why": _first(problem)}
            ) from problem
        self._writing: Final = Writing(self._transact, self._end, self._tend, BEAT)

    def _connect(self) -> Connection:
        given = conninfo_to_dict(self._address)
        return psycopg.connect(self._address, autocommit=True, **{**_SETTINGS, **given})  # type: ignore[arg-type]

    def _prepare(self, connection: Connection) -> None:
        connection.execute("SELECT pg_advisory_lock(%s)", (_LOCK,))
        try:
            there = connection.execute("SELECT to_regclass('schema_version') IS NOT NULL").fetchone()
            found = 0
            if there is not None and there[0]:
                row = connection.execute("SELECT version FROM schema_version").fetchone()
                found = 0 if row is None else int(row[0])
            if found > VERSION:
                where = shown(self._address)
                raise BadSetup("no-store-version", {"file": where, "version": found, "ours": VERSION})
            if found < VERSION:
                connection.execute(_ours(upgrade(found)))
                connection.execute(_FUNCTIONS)
        finally:
            connection.execute("SELECT pg_advisory_unlock(%s)", (_LOCK,))

    def close(self) -> None:
        """Write what waits, own nothing more, then let go of the database."""
        self._writing.close()
        if self._reading is not None:
            self._reading.close()

    # Who owns what.

    def fence(self, table_id: str) -> str:
        """What shows with every write that this process owns a table; NotOurs if it does not."""
        return self.processes.fence(table_id)

    def own(self, table_id: str) -> list[Op]:
        """What makes a new table this process's own; to be written with it."""
        return [self.processes.own(table_id)]

    def release(self, table_id: str) -> None:
        """Own a table no longer: whoever is asked for it next may have it."""
        self._writing.put([self.processes.release(table_id)])

    async def claims(self, table_id: str) -> bool:
        """Whether this process owns a table now, as it does from now on if nobody did."""
        return await self.claim(table_id) == self.processes.id

    async def claim(self, table_id: str) -> str:
        """Own a table if nobody does; the id of its owner, empty where that is just changing."""
        if table_id in self.processes.owned:
            return self.processes.id
        return await self._writing.call(lambda: self._claim(table_id))

    def _claim(self, table_id: str) -> str:
        try:
            with self._connected().transaction():
                ask = self._asking(self._connected())
                # A claim that is forgotten in a crash of the database is noticed when it is back.
                ask("SET LOCAL synchronous_commit = off", ())
                return self.processes.claim(ask, table_id)
        except psycopg.Error as problem:
            raise caused(StoreError(), problem) from problem

    # Reading.

    def read(self, question: str, values: Values) -> list[Any]:
        """What is found by a question with the marks `?` or `:name`."""
        connection = self._reading
        if connection is None:
            raise StoreError
        try:
            return connection.execute(_marked(question), _sound(values)).fetchall()
        except (psycopg.OperationalError, psycopg.InterfaceError) as problem:
            LOG.warning("The store cannot be read: %s", _first(problem))
            if connection.closed:
                self._reading = None
            raise StoreError from problem

    # Writing, all of it in one thread.

    def _connected(self) -> Connection:
        """A connection that works, as far as is known."""
        if self._connection is None or self._connection.closed:
            self._connection = None
            connection = self._connect()
            self.processes.come_back(self._asking(connection))
            self._connection = connection
        return self._connection

    def _tend(self) -> None:
        """Show that this process is there; open again what is closed."""
        try:
            connection = self._connected()
            with connection.transaction():
                ask = self._asking(connection)
                ask("SET LOCAL synchronous_commit = off", ())
                self.processes.beat(ask)
            if self._reading is None or self._reading.closed:
                self._reading = self._connect()
        except psycopg.Error as problem:
            LOG.warning("The store does not answer: %s", _first(problem))

    def _transact(self, jobs: list[Job]) -> dict[int, StoreError]:
        try:
            return self._attempt(self._connected(), jobs)
        except psycopg.Error as problem:
            LOG.warning("The store cannot be written: %s", _first(problem))
            return {number: caused(StoreError(), problem) for number in range(len(jobs))}

    def _attempt(self, connection: Connection, jobs: list[Job]) -> dict[int, StoreError]:
        """All jobs at once; where one of them cannot be kept, one after the other."""
        failed: dict[int, StoreError] = {}
        try:
            with connection.transaction():
                allowed = self._allowed(connection, jobs, failed)
                with connection.pipeline():
                    for _, job in allowed:
                        for statement, values in job.ops:
                            connection.execute(_marked(statement), _sound(values))
        except (psycopg.IntegrityError, psycopg.DataError):
            failed = {}
            with connection.transaction():
                for number, job in self._allowed(connection, jobs, failed):
                    try:
                        with connection.transaction():
                            for statement, values in job.ops:
                                connection.execute(_marked(statement), _sound(values))
                    except psycopg.IntegrityError as problem:
                        failed[number] = caused(Taken(), problem)
                    except psycopg.DataError as problem:
                        failed[number] = caused(StoreError(), problem)
        return failed

    def _allowed(
        self, connection: Connection, jobs: list[Job], failed: dict[int, StoreError]
    ) -> list[tuple[int, Job]]:
        """The jobs of no table, and of tables that are owned here, with their numbers."""
        here = self.processes.id if self.processes.is_here(self._asking(connection)) else "nobody"
        for number, job in enumerate(jobs):
            if job.fence not in ("", here):
                failed[number] = NotOurs()
        return [(number, job) for number, job in enumerate(jobs) if number not in failed]

    def _asking(self, connection: Connection) -> Asking:
        def ask(statement: str, values: tuple[Any, ...]) -> list[Any]:
            cursor = connection.execute(_marked(statement), _sound(values))
            return cursor.fetchall() if cursor.description is not None else []

        return ask

    def _end(self) -> None:
        try:
            self.processes.leave(self._asking(self._connected()))
        except psycopg.Error as problem:
            LOG.warning("The store does not answer: %s", _first(problem))
        if self._connection is not None:
            self._connection.close()

    async def write(self, ops: list[Op], fence: str = "") -> None:
        """Return when all of it is on the disk, or raise StoreError and nothing is."""
        await self._writing.write(ops, fence)


@lru_cache(maxsize=1000)
def _marked(statement: str) -> LiteralString:
    """A statement with PostgreSQL's marks."""
    escaped = statement.replace("%", "%%").replace("?", "%s")
    return re.sub(r"(?<!:):([a-z_]\w*)", r"%(\1)s", escaped)


def _sound(values: Values) -> Values:
    """The same values, without the letter of number 0, which PostgreSQL knows in no text."""
    if isinstance(values, Mapping):
        return {name: _plain(value) for name, value in values.items()}
    return [_plain(value) for value in values]


def _plain(value: Any) -> Any:
    # Another letter in its place: nothing that is kept is found by half of what was asked.
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


def _ours(script: str) -> LiteralString:
    for theirs, here in _TYPES.items():
        script = re.sub(rf"\b{theirs}\b", here, script)
    return script


def shown(address: str) -> str:
    """An address without its password."""
    return re.sub(r"(//[^:/@]*):[^@]*@", r"\1@", re.sub(r"(password=)[^&\s]*", r"\1…", address))


def _first(problem: Exception) -> str:
    return str(problem).strip().partition("\n")[0] or type(problem).__name__
