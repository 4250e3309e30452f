"""Sockets come in by any process, and are handed to the one that owns their table.

On one machine the connection itself is handed over, so that from then on the owner alone works for it;
between machines its bytes are passed on.
"""

import asyncio
import os
import socket
import struct
import tempfile
import uuid
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.server import ServerState

from cairn.server.neighbours import (
    AGAIN,
    CLIENT_HEADER,
    CONNECT_SECONDS,
    PATIENCE,
    SECRET_HEADER,
    Neighbours,
    split,
    table_in,
)
from cairn.server.store import StoreError
from cairn.server.store.processes import Peer

MOST_HANDS: Final = 4
"""Through so many hands a connection may go."""
_BUSY: Final = 0.02
"""Seconds until a door is tried again at which others are waiting."""
_LARGEST: Final = 128 * 1024
_HANDS: Final = struct.Struct("B")

MakeProtocol = Callable[..., asyncio.Protocol]


def this_machine() -> str:
    """What tells this machine from others, until it is started again."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text().strip()
    except OSError:
        return f"{uuid.getnode():x}"


class Door:
    """Where other processes of this machine hand connections over."""

    def __init__(self) -> None:
        self._folder: Final = tempfile.mkdtemp(prefix="cairn-")
        path = str(Path(self._folder) / "door")
        self.name: Final = f"{this_machine()} {path}"
        self._in: Final = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._in.bind(path)
        self._in.setblocking(False)
        self._out: Final = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._out.setblocking(False)
        self.neighbours: Neighbours | None = None
        self._arriving: Final[set[asyncio.Task[Any]]] = set()

    def open(self, config: Config, state: ServerState, neighbours: Neighbours) -> None:
        """Take in what is handed over, and route every socket that comes in otherwise."""
        self.neighbours = neighbours
        inner = cast(MakeProtocol, config.ws_protocol_class)

        def make(config: Config, server_state: ServerState, app_state: dict[str, Any]) -> asyncio.Protocol:
            return Visitor(self, lambda: inner(config, server_state, app_state), server_state)

        config.ws_protocol_class = make  # type: ignore[assignment]

        def take_in() -> None:
            with suppress(BlockingIOError):
                while True:
                    data, handles, _, _ = socket.recv_fds(self._in, _LARGEST, 1)
                    if handles:
                        connection = socket.socket(fileno=handles[0])
                        visitor = Visitor(
                            self,
                            lambda: inner(config, state, {}),
                            state,
                            _HANDS.unpack(data[:1])[0],
                            data[1:],
                        )
                        self._begin(visitor, connection)

        asyncio.get_running_loop().add_reader(self._in.fileno(), take_in)

    def _begin(self, visitor: "Visitor", connection: socket.socket) -> None:
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        task = loop.create_task(loop.connect_accepted_socket(lambda: visitor, connection))
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    async def hand_over(self, peer: Peer, transport: asyncio.Transport, hands: int, head: bytes) -> bool:
        """Give a connection to another process; whether it took it."""
        machine, _, path = peer.door.partition(" ")
        if not path or machine != this_machine():
            return False
        handle = transport.get_extra_info("socket").fileno()
        message = _HANDS.pack(hands + 1) + head
        for _ in range(int(1 / _BUSY)):
            try:
                self._out.sendmsg(
                    [message], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, struct.pack("i", handle))], 0, path
                )
                return True
            except BlockingIOError:
                await asyncio.sleep(_BUSY)
            except OSError:
                return False
        return False

    def close(self) -> None:
        """Let nothing in any more."""
        with suppress(RuntimeError):
            asyncio.get_running_loop().remove_reader(self._in.fileno())
        self._in.close()
        self._out.close()
        with suppress(OSError):
            os.unlink(Path(self._folder) / "door")
            os.rmdir(self._folder)


class Visitor(asyncio.Protocol):
    """A socket that has just come in, until it is where it belongs."""

    def __init__(
        self,
        door: Door,
        make: Callable[[], asyncio.Protocol],
        state: ServerState,
        hands: int = 0,
        head: bytes = b"",
    ) -> None:
        self._door: Final = door
        self._make: Final = make
        self._state: Final = state
        self._hands: Final = hands
        self._head = head
        self._transport: asyncio.Transport
        self._going: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has come; one who was handed over has said already what they want."""
        self._transport = cast(asyncio.Transport, transport)
        self._state.connections.add(self)  # type: ignore[arg-type]
        if self._head:
            self._start()

    def data_received(self, data: bytes) -> None:
        """What they want comes as one; whatever follows must wait."""
        self._head += data
        if self._going is None:
            self._start()

    def connection_lost(self, exc: Exception | None) -> None:
        """They left before they were anywhere."""
        self._state.connections.discard(self)
        if self._going is not None:
            self._going.cancel()

    def shutdown(self) -> None:
        """The server stops."""
        self._transport.close()

    def _start(self) -> None:
        self._transport.pause_reading()
        self._going = asyncio.get_running_loop().create_task(self._go())

    async def _go(self) -> None:
        until = asyncio.get_running_loop().time() + PATIENCE
        try:
            while not await self._settle():
                if asyncio.get_running_loop().time() > until or self._hands >= MOST_HANDS:
                    self._transport.abort()
                    return
                await asyncio.sleep(AGAIN)
        except StoreError:
            # Who is told nothing connects again.
            self._transport.abort()

    async def _settle(self) -> bool:
        """Bring the visitor where they belong; whether that could be done now."""
        neighbours = self._door.neighbours
        assert neighbours is not None
        target = self._head.split(b" ", 2)[1].partition(b"?")[0]
        table_id = table_in(unquote(target.decode("latin-1")))
        peer = await neighbours.owner(table_id) if table_id else None
        if self._transport.is_closing():
            return True
        if peer is None:
            self._come_in()
            return True
        if await self._door.hand_over(peer, self._transport, self._hands, self._head):
            # The other process has the connection; only our handle of it is closed.
            self._state.connections.discard(self)
            self._transport.abort()
            return True
        return bool(peer.address) and await self._pass_on(peer, neighbours)

    def _come_in(self) -> None:
        self._state.connections.discard(self)
        inner = self._make()
        inner.connection_made(self._transport)
        self._transport.set_protocol(inner)
        inner.data_received(self._head)
        if not self._transport.is_closing():
            self._transport.resume_reading()

    async def _pass_on(self, peer: Peer, neighbours: Neighbours) -> bool:
        first, _, rest = self._head.partition(b"\r\n")
        shown = SECRET_HEADER + b": " + neighbours.secret + b"\r\n"
        client = (self._transport.get_extra_info("peername") or ("", 0))[0]
        shown += CLIENT_HEADER + b": http " + str(client).encode() + b"\r\n"
        there = _Passing(self._transport)
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await asyncio.get_running_loop().create_connection(lambda: there, *split(peer.address))
        except (OSError, TimeoutError):
            return False
        self._state.connections.discard(self)
        here = _Passing(there.transport)
        here.transport = self._transport
        there.transport.write(first + b"\r\n" + shown + rest)
        self._transport.set_protocol(here)
        self._transport.resume_reading()
        return True


class _Passing(asyncio.Protocol):
    """One end of a connection whose bytes go to another."""

    def __init__(self, to: asyncio.Transport) -> None:
        self._to: Final = to
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """This end is there."""
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Pass it on."""
        self._to.write(data)

    def pause_writing(self) -> None:
        """Who does not read at this end is not sent more from the other."""
        self._to.pause_reading()

    def resume_writing(self) -> None:
        """And now is."""
        self._to.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """With one end goes the other."""
        self._to.close()
