"""The way to the process that owns a table, whichever process was asked."""

import asyncio
import hmac
import secrets
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import h11
import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from cairn.server import messages
from cairn.server.denied import FORBIDDEN, Denied
from cairn.server.sockets import TRY_LATER
from cairn.server.store import StoreError
from cairn.server.store.postgres import PostgresStore
from cairn.server.store.processes import Peer

SECRET_HEADER: Final = b"x-cairn-peer"
CLIENT_HEADER: Final = b"x-cairn-client"
PATIENCE: Final = 5.0
"""Seconds that somebody waits for a table whose owner is gone."""
AGAIN: Final = 0.1
"""Seconds until its owner is looked for once more."""
CONNECT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 30.0
LARGEST: Final = 1024 * 1024
"""Bytes of a body that is passed on."""
_OWN_WAY: Final = (
    b"connection",
    b"keep-alive",
    b"content-length",
    b"transfer-encoding",
    b"expect",
    b"upgrade",
)

Headers = list[tuple[bytes, bytes]]


def table_in(path: str) -> str:
    """The table that a path names; empty where it names none."""
    parts = path.strip("/").split("/")
    if parts[:2] == ["api", "tables"] and len(parts) > 2:
        return parts[2]
    return parts[1] if parts[0] == "ws" and len(parts) > 1 else ""


class Neighbours:
    """What one process knows of the others."""

    def __init__(self, store: PostgresStore, secret: str, port: int) -> None:
        self.store: Final = store
        self.secret: Final = secret.encode()
        """What a process shows that passes something on."""
        self.port: Final = port
        """Where other processes knock, and nobody else."""
        self._turn = secrets.randbelow(1000)

    async def owner(self, table_id: str) -> Peer | None:
        """The process that owns a table; None where that is this one, or nobody can."""
        processes = self.store.processes
        owner = await self.store.claim(table_id)
        if owner in ("", processes.id):
            return None
        nowhere = Peer(owner, "", "")
        return nowhere if processes.stands_still(owner) else processes.living.get(owner, nowhere)

    def next(self) -> Peer | None:
        """Whose turn it is to make a new table; None where it is ours."""
        processes = self.store.processes
        living = sorted(processes.living.values(), key=lambda peer: peer.id)
        if not living:
            return None
        self._turn += 1
        peer = living[self._turn % len(living)]
        return None if peer.id == processes.id or not peer.address else peer

    def is_from_peer(self, headers: Iterable[tuple[bytes, bytes]]) -> bool:
        """Whether a request was passed on by another process."""
        shown = next((value for name, value in headers if name == SECRET_HEADER), b"")
        return hmac.compare_digest(shown, self.secret)

    def passed_on(self, scope: Scope) -> Headers:
        """The headers of a request, as another process is told them."""
        client, _ = scope.get("client") or ("", 0)
        told = f"{scope['scheme']} {client}".encode()
        kept = [
            (name, value) for name, value in scope["headers"] if name not in (SECRET_HEADER, CLIENT_HEADER)
        ]
        return [*kept, (SECRET_HEADER, self.secret), (CLIENT_HEADER, told)]


class Routed:
    """The application of all processes together: who owns a table answers for it."""

    def __init__(self, app: ASGIApp, neighbours: Neighbours) -> None:
        self.app: Final = app
        self.neighbours: Final = neighbours

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here or there."""
        came = self.neighbours.is_from_peer(scope["headers"])
        if came:
            scope = _as_first_asked(scope)
        elif (scope.get("server") or ("", 0))[1] == self.neighbours.port:
            await _answer(send, Denied("no-foreign-page", {}, FORBIDDEN), FORBIDDEN)
            return
        # A socket has come through the door, which knows where it belongs.
        if scope["type"] != "http":
            try:
                await self.app(scope, receive, send)
            except StoreError:
                # Whoever hears nothing at all connects again too.
                with suppress(Exception):
                    await send({"type": "websocket.close", "code": TRY_LATER})
            return
        try:
            peer = await self._whither(scope, came)
            if peer is None:
                await self.app(scope, receive, send)
            else:
                await self._forward(peer, scope, receive, send)
        except (StoreError, OSError, TimeoutError, h11.RemoteProtocolError):
            await _answer(send, StoreError(), 503)

    async def _whither(self, scope: Scope, came: bool) -> Peer | None:
        if scope["method"] == "POST" and scope["path"] == "/api/tables":
            return None if came else self.neighbours.next()
        table_id = table_in(scope["path"])
        if not table_id:
            return None
        until = asyncio.get_running_loop().time() + PATIENCE
        while True:
            peer = await self.neighbours.owner(table_id)
            if peer is None:
                return None
            if peer.address and await _answers(peer):
                return peer
            if asyncio.get_running_loop().time() > until:
                raise StoreError
            await asyncio.sleep(AGAIN)

    async def _forward(self, peer: Peer, scope: Scope, receive: Receive, send: Send) -> None:
        body = b""
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return
            body += message.get("body", b"")
            if len(body) > LARGEST:
                await _answer(send, Denied("no-request-so-large", {"n": LARGEST}), 413)
                return
            if not message.get("more_body", False):
                break
        headers = [(name, value) for name, value in self.neighbours.passed_on(scope) if name not in _OWN_WAY]
        headers += [(b"connection", b"close"), (b"content-length", str(len(body)).encode())]
        target: bytes = scope.get("raw_path") or scope["path"].encode()
        if scope["query_string"]:
            target += b"?" + scope["query_string"]
        async with asyncio.timeout(ANSWER_SECONDS):
            await _exchange(
                peer, h11.Request(method=scope["method"], target=target, headers=headers), body, send
            )


def _as_first_asked(scope: Scope) -> Scope:
    """A request that was passed on, as its sender made it."""
    told = next((value for name, value in scope["headers"] if name == CLIENT_HEADER), b"")
    scheme, _, client = told.decode("latin-1").partition(" ")
    if scope["type"] == "websocket":
        scheme = {"http": "ws", "https": "wss"}.get(scheme, scheme)
    headers = [
        (name, value) for name, value in scope["headers"] if name not in (SECRET_HEADER, CLIENT_HEADER)
    ]
    return {**scope, "headers": headers, "client": (client, 0), "scheme": scheme}


async def _answers(peer: Peer) -> bool:
    """Whether somebody listens there."""
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            _, writer = await asyncio.open_connection(*split(peer.address))
    except (OSError, TimeoutError):
        return False
    writer.close()
    return True


async def _exchange(peer: Peer, request: h11.Request, body: bytes, send: Send) -> None:
    connection = h11.Connection(h11.CLIENT)
    reader, writer = await asyncio.open_connection(*split(peer.address))
    try:
        for part in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(connection.send(part) or b"")
        await writer.drain()
        while True:
            event = connection.next_event()
            if event is h11.NEED_DATA:
                connection.receive_data(await reader.read(65536))
            elif isinstance(event, h11.Response):
                headers = [(name, value) for name, value in event.headers if name not in _OWN_WAY]
                await send({"type": "http.response.start", "status": event.status_code, "headers": headers})
            elif isinstance(event, h11.Data):
                await send({"type": "http.response.body", "body": bytes(event.data), "more_body": True})
            elif isinstance(event, h11.EndOfMessage):
                await send({"type": "http.response.body", "body": b""})
                return
            else:
                raise h11.RemoteProtocolError("the other process hung up")
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def _answer(send: Send, error: Denied, status: int) -> None:
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(messages.problem(error))})


def split(address: str) -> tuple[str, int]:
    """The host and the port of an address."""
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)
