"""A copy of a store at one moment, taken while servers go on; it is a file, whatever it was taken from."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from cairn.core.errors import BadSetup
from cairn.server.store import is_shared, no_driver
from cairn.server.store.sqlite import SqliteStore

if TYPE_CHECKING:
    import psycopg

OF_PROCESSES = ("processes", "owners")
"""What is true only while servers run."""


def back_up(where: str, file: Path) -> None:
    """Write a copy of the store into a new file, for its owner alone; it is served like any other."""
    try:
        file.touch(mode=0o600, exist_ok=False)
    except FileExistsError as problem:
        raise BadSetup("backup-there", {"file": str(file)}) from problem
    if is_shared(where):
        _copy_database(where, file)
        return
    reading = f"{Path(where).resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(reading, uri=True)) as source, closing(sqlite3.connect(file)) as target:
        source.backup(target)


def _copy_database(where: str, file: Path) -> None:
    try:
        import psycopg
    except ImportError as problem:
        raise no_driver() from problem
    # A new store has all tables of this version, and nothing in them.
    SqliteStore(file).close()
    with psycopg.connect(where) as source, closing(sqlite3.connect(file)) as target:
        source.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        for (name,) in target.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            if name not in OF_PROCESSES:
                _copy_table(source, target, name)
        target.commit()


def _copy_table(
    source: "psycopg.Connection[tuple[object, ...]]", target: sqlite3.Connection, name: str
) -> None:
    columns = [column for _, column, *_ in target.execute(f"PRAGMA table_info({name})")]
    target.execute(f"DELETE FROM {name}")
    put = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
    question = f"SELECT {', '.join(columns)} FROM {name}"
    target.executemany(put, source.execute(question))
