"""Serving: one process, until somebody stops it; nothing that was answered is lost."""

import asyncio
import math
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from subprocess import Popen
from typing import TYPE_CHECKING

import uvicorn

from cairn.server import collecting, days
from cairn.server.app import make_app
from cairn.server.bots import Crew
from cairn.server.callers import Calling
from cairn.server.connection import Connection
from cairn.server.doors import Doors
from cairn.server.gate import MOST_PER_ADDRESS, Gate, Waiting, room
from cairn.server.keys import keys_of
from cairn.server.limits import Limits
from cairn.server.orders import obey_orders
from cairn.server.store import is_shared, no_driver, open_store
from cairn.server.store.lock import FileLock
from cairn.server.tables import Tables

if TYPE_CHECKING:
    from cairn.server.sharing import Sharing

LARGEST_FRAME = 1024 * 1024
"""Bytes after which a socket is closed unread; what is too long below that is answered first."""
PATIENCE = 5
"""Seconds that browsers have to take their leave."""

Ready = Callable[[], "Popen[bytes] | None"]
"""Is called once the server listens; what compiles the engine behind it, if something does now."""


class _Server(uvicorn.Server):
    """Says goodbye before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, tables: Tables, ready: Ready) -> None:
        super().__init__(config)
        self.tables = tables
        self.ready = ready
        self.warming: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then call the one that waits for it."""
        await super().startup(sockets)
        if self.started:
            self.tables.crew.build = self.ready()
            self.warming = asyncio.create_task(self.tables.warm_up())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Every reader is told to come back before the sockets close."""
        self.tables.farewell()
        if self.warming is not None:
            self.warming.cancel()
        for _ in range(20):
            if self.tables.sockets == 0:
                break
            await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def serve(
    listener: socket.socket,
    db: Path | str,
    ready: Ready,
    doors: Doors | None = None,
    beside: Path | None = None,
    peer_address: str = "",
    calling: Calling | None = None,
) -> None:
    """Serve on a socket that listens, until SIGTERM or SIGINT."""
    doors = doors or Doors()
    config = uvicorn.Config(
        app="",
        http=Gate,
        ws=Connection,
        ws_max_size=LARGEST_FRAME,
        # A view has some 5 kB; what packing needs to remember would be ten times that for every socket.
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        # What a proxy says is read in `doors.py`, where the host has said that there is one.
        proxy_headers=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    # Behind a proxy all of them come from one address, and it keeps watch in its own way.
    per_address = math.inf if doors.behind_proxy else MOST_PER_ADDRESS * doors.generous
    Gate.waiting = Waiting(room(), per_address)
    factory = config.get_loop_factory()
    with asyncio.Runner(loop_factory=factory) as runner:
        beside = beside or Path("tables.db")
        runner.run(_serve(config, listener, db, ready, doors, beside, peer_address, calling))


async def _serve(
    config: uvicorn.Config,
    listener: socket.socket,
    db: Path | str,
    ready: Ready,
    doors: Doors,
    beside: Path,
    peer_address: str,
    calling: Calling | None,
) -> None:
    lock = None if is_shared(db) else FileLock(Path(db))
    sharing = _sharing(str(db), beside, peer_address) if is_shared(db) else None
    store = open_store(db) if sharing is None else sharing.store
    listeners = [listener] if sharing is None else [listener, sharing.listener]
    store.keys = await keys_of(store)
    crew = Crew()
    tables = Tables(store, crew, Limits(doors.generous), calling)
    config.app = make_app(tables, doors)
    server = _Server(config, tables, ready)
    if sharing is not None:
        await sharing.begin(config.app, tables, config, server.server_state)
    # uvicorn would raise the signal again when it is done, and the exit code would not be 0.
    for number in (signal.SIGTERM, signal.SIGINT):
        # On Windows there is only KeyboardInterrupt.
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, server.handle_exit, number, None)
    tidying = asyncio.create_task(tables.tidy())
    await days.wake_up(store)
    await tables.callers.start()
    always = (obey_orders(tables), days.watch(tables), tables.callers.watch(tables))
    watching = [asyncio.create_task(one) for one in always]
    collecting.tame()
    try:
        await server._serve(listeners)
    finally:
        if sharing is not None:
            sharing.end()
        tidying.cancel()
        for task in watching:
            task.cancel()
        tables.accounts.passwords.close()
        tables.callers.close()
        await crew.end()
        store.close()
        if lock is not None:
            lock.release()


def _sharing(where: str, beside: Path, peer_address: str) -> "Sharing":
    try:
        from cairn.server.sharing import Sharing
    except ImportError as problem:
        raise no_driver() from problem
    return Sharing(where, beside, peer_address)
