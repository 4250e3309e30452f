"""Orders of whoever runs the server, given by a command that works on the store while the server runs.

The command changes the store; an order tells every server what it must read again.
"""

import asyncio
import logging
import time
from typing import Final

from cairn.server import people
from cairn.server.store import StoreError
from cairn.server.tables import Tables

LOG: Final = logging.getLogger("cairn")
EVERY: Final = 2.0
"""Seconds between two looks."""
KEPT: Final = 60.0
"""For how long an order is kept, so that every process finds it."""


async def obey_orders(tables: Tables) -> None:
    """Carry out orders, again and again."""
    done: set[str] = set()
    while True:
        try:
            await _obey(tables, done)
        except StoreError:
            LOG.warning("The store could not be asked for orders; it is asked again.")
        await asyncio.sleep(EVERY)


async def _obey(tables: Tables, done: set[str]) -> None:
    rows = tables.store.read("SELECT id, kind, what, made FROM orders ORDER BY made", ())
    for order_id, kind, what, _ in rows:
        if order_id in done:
            continue
        if kind == "table":
            await people.reread(tables, what)
        else:
            people.part(tables, what)
        done.add(order_id)
    done.intersection_update(order_id for order_id, *_ in rows)
    if any(made < time.time() - KEPT for *_, made in rows):
        await tables.store.write([("DELETE FROM orders WHERE made < ?", (time.time() - KEPT,))])
