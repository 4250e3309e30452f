"""Play over days: a table whose people have a day or more for a move.

Its clock runs by the calendar, whether anybody looks or not, so nothing has to be kept in memory for it: when
a move is due follows from when the last one was made. While no server ran nobody could move: that time is not
counted.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from cairn.server.rows import TableRow
from cairn.server.store import Op, Store, StoreError, upsert

if TYPE_CHECKING:
    from cairn.server.tables import Tables

LOG: Final = logging.getLogger("cairn")
EVERY: Final = 30.0
"""Seconds between two looks at what is due."""
NAP: Final = 180.0
"""Seconds without a beat after which the server has been away."""

_BEAT: Final = upsert("facts", ["name"], ["name", "value"])


def due_at(store: Store, row: TableRow) -> float | None:
    """When the move of somebody who decides is due, in seconds since 1970; None where no days are counted."""
    if row.clock is None or not row.clock.counts_days or row.status != "playing":
        return None
    return row.moved + row.clock.per_move + slept(store, row.moved)


def spent(store: Store, row: TableRow) -> float:
    """How long the last move has been waited for, without what the server slept."""
    return max(0.0, time.time() - row.moved - slept(store, row.moved))


def slept(store: Store, since: float) -> float:
    """For how many seconds no server has run since then."""
    naps = store.read("SELECT began, ended FROM naps WHERE ended > ?", (since,))
    return float(sum(ended - max(began, since) for began, ended in naps))


async def wake_up(store: Store) -> None:
    """Take note of how long no server has run."""
    found = store.read("SELECT value FROM facts WHERE name = 'beat'", ())
    now = round(time.time(), 3)
    ops: list[Op] = [_beat(now)]
    if found and now - float(found[0][0]) > NAP:
        ops.append(("INSERT INTO naps VALUES (?, ?) ON CONFLICT DO NOTHING", (float(found[0][0]), now)))
    await store.write(ops)


def _beat(now: float) -> Op:
    return _BEAT, ("beat", repr(now))


async def watch(tables: "Tables", every: float = EVERY) -> None:
    """Say again and again that a server runs, and let happen what is due at tables where nobody looks."""
    done: set[tuple[str, float]] = set()
    while True:
        try:
            await tables.store.write([_beat(round(time.time(), 3))])
            await _look(tables, done)
        except StoreError:
            LOG.warning("The store could not be asked for what is due; it is asked again.")
        await asyncio.sleep(every)


async def _look(tables: "Tables", done: set[tuple[str, float]]) -> None:
    question = """
    SELECT t.id, t.moved FROM days d JOIN tables t ON t.id = d.table_id
    WHERE t.status = 'playing' AND t.moved + d.per_move < ?
    """
    late = {(str(table_id), float(moved)) for table_id, moved in tables.store.read(question, (time.time(),))}
    done.intersection_update(late)
    for table_id, moved in late - done:
        row = tables.store.table(table_id)
        due = None if row is None else due_at(tables.store, row)
        if due is not None and due <= time.time():
            done.add((table_id, moved))
            await tables.ring(table_id)
