"""What is kept: one contract, and the databases that fulfil it."""

from pathlib import Path

from cairn.server.store.contract import Store, StoreError, Taken
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
    "Op",
    "Store",
    "StoreError",
    "Taken",
    "drop_holders",
    "drop_table",
    "open_store",
    "put_log",
    "put_progress",
    "put_snapshot",
    "put_table",
    "upsert",
]


def open_store(where: Path) -> Store:
    """The store at an address, made where there is none."""
    return SqliteStore(where)
