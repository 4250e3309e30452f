"""Serving: one process, until somebody stops it; nothing that was answered is lost."""

import asyncio
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from subprocess import Popen

import uvicorn

from cairn.server.app import make_app
from cairn.server.bots import Crew
from cairn.server.store import Store
from cairn.server.tables import Tables

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


def serve(listener: socket.socket, db: Path, ready: Ready) -> None:
    """Serve on a socket that listens, until SIGTERM or SIGINT."""
    config = uvicorn.Config(
        app="",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        # A view has some 5 kB; what packing needs to remember would be ten times that for every socket.
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    factory = config.get_loop_factory()
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(_serve(config, listener, db, ready))


async def _serve(config: uvicorn.Config, listener: socket.socket, db: Path, ready: Ready) -> None:
    store = Store(db)
    crew = Crew()
    tables = Tables(store, crew)
    config.app = make_app(tables)
    server = _Server(config, tables, ready)
    # uvicorn would raise the signal again when it is done, and the exit code would not be 0.
    for number in (signal.SIGTERM, signal.SIGINT):
        # On Windows there is only KeyboardInterrupt.
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, server.handle_exit, number, None)
    tidying = asyncio.create_task(tables.tidy())
    try:
        await server._serve([listener])
    finally:
        tidying.cancel()
        await crew.end()
        store.close()
