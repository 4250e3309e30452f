"""What is kept: one contract, and the databases that fulfil it."""

from pathlib import Path

from cairn.core.errors import BadSetup
from cairn.server.store.contract import BrokenTable, NotOurs, Store, StoreError, Taken
from cairn.server.store.ops import (
    Op,
    drop_holders,
    drop_table,
    put_log,
    put_progress,
    put_snapshot,
    put_table,
    upsert,
)
from cairn.server.store.sqlite import SqliteStore

__all__ = [
    "BrokenTable",
    "NotOurs",
    "Op",
    "Store",
    "StoreError",
    "Taken",
    "drop_holders",
    "drop_table",
    "is_shared",
    "no_driver",
    "open_store",
    "put_log",
    "put_progress",
    "put_snapshot",
    "put_table",
    "upsert",
]


def open_store(where: Path | str, beside: Path | None = None, address: str = "", door: str = "") -> Store:
    """The store at an address, made where there is none.

    A file, or `postgresql://…`. What is written down for the host lies `beside` it; `address` and `door` are
    where other processes that share the store find this one.
    """
    if not is_shared(where):
        return SqliteStore(Path(where))
    try:
        from cairn.server.store.postgres import PostgresStore
    except ImportError as problem:
        raise no_driver() from problem
    return PostgresStore(str(where), beside or Path("tables.db"), address, door)


def no_driver() -> BadSetup:
    """What is said where the driver of PostgreSQL is not installed."""
    return BadSetup("no-store-driver", {"extra": "cairn-table[postgres]"})


def is_shared(where: Path | str) -> bool:
    """Whether several processes may use the store at an address."""
    return str(where).startswith(("postgresql://", "postgres://"))
