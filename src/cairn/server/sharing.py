"""What a process needs that shares its store with others: to be found by them, and to find them."""

import asyncio
import secrets
import socket
from pathlib import Path
from typing import Final

from starlette.types import ASGIApp
from uvicorn.config import Config
from uvicorn.server import ServerState

from cairn.server.door import Door
from cairn.server.neighbours import Neighbours, Routed, split
from cairn.server.store.postgres import PostgresStore
from cairn.server.tables import Tables

HERE: Final = "127.0.0.1:0"


class Sharing:
    """One of several processes."""

    def __init__(self, where: str, beside: Path, peer_address: str = "") -> None:
        host, port = split(peer_address or HERE)
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        self.listener: Final = socket.socket(family, socket.SOCK_STREAM)
        """Where other processes pass requests on."""
        self.listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.listener.bind((host, port))
        self.listener.listen(1024)
        self._port: Final[int] = self.listener.getsockname()[1]
        self._door: Final = Door()
        self.store: Final = PostgresStore(where, beside, f"{host}:{self._port}", self._door.name)

    async def begin(self, app: ASGIApp, tables: Tables, config: Config, state: ServerState) -> None:
        """Serve together with the others."""
        loop = asyncio.get_running_loop()

        def lost(which: set[str]) -> None:
            loop.call_soon_threadsafe(tables.lose, which)

        self.store.processes.lost = lost
        neighbours = Neighbours(self.store, await self._secret(), self._port)
        config.app = Routed(app, neighbours)
        config.load()
        self._door.open(config, state, neighbours)

    async def _secret(self) -> str:
        """What only processes that share the store know."""
        keep = "INSERT INTO facts VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self.store.write([(keep, ("peers", secrets.token_urlsafe(32)))])
        return str(self.store.read("SELECT value FROM facts WHERE name = ?", ("peers",))[0][0])

    def end(self) -> None:
        """Let nothing more in."""
        self._door.close()
