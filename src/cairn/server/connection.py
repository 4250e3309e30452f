"""The connection of a reader: ASGI ends with the handshake, then frames go straight to the transport.

uvicorn's protocol does the handshake, the framing of what comes, pings and pongs. What is left out is what
each message would cost on the way through an application: two queues, four wrappers and a task that waits
for each socket. Whoever does not read is given nothing more until he does, and is cut off when that lasts.
"""

import asyncio
from contextlib import suppress
from typing import Any, Final, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

EXTENSION: Final = "cairn.connection"
"""Where an application finds its connection in the scope, as ASGI has it for what a server can do beside."""
PATIENCE: Final = 20.0
"""Seconds in which a reader for whom more waits than a transport likes must take LEAST bytes."""
LEAST: Final = 64 * 1024
FAREWELL: Final = 10.0
"""Seconds after which a connection that was told to close is cut."""

_TEXT: Final = 0x81
_SHORT, _LONG = 126, 1 << 16


def text_frame(payload: bytes) -> bytes:
    """A message as a server sends it: one frame, not masked."""
    size = len(payload)
    if size < _SHORT:
        return bytes((_TEXT, size)) + payload
    if size < _LONG:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


class Listener(Protocol):
    """Whoever is told what happens on a connection."""

    def heard(self, text: str | None) -> None:
        """A message has come; None where it is not text."""

    def drained(self) -> None:
        """The reader has taken what waited for him."""

    def gone(self) -> None:
        """The connection is no more."""


class _Nowhere:
    """The queue of a connection that has a listener: what uvicorn puts there has been told already."""

    def put_nowait(self, item: object) -> None:
        """Forget it."""

    def empty(self) -> bool:
        """Nothing is here."""
        return True


_NOWHERE: Any = _Nowhere()
_WRITABLE: Final = asyncio.Event()
"""That of all connections that have a listener: they ask `is_full`."""


class Connection(WebSocketsSansIOProtocol):
    """A WebSocket that belongs to an ASGI application until a listener takes it over."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.is_full = False
        """Whether more waits for the reader than the transport likes."""
        self._listener: Listener | None = None
        self._late: asyncio.TimerHandle | None = None
        self._waited = 0
        """How much waited for him when the time began in which he must take some of it."""

    # The handshake.

    def handle_connect(self, event: Request) -> None:
        """Begin as uvicorn does, and let the application find this connection."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    async def run_asgi(self) -> None:
        """Let the application answer; a connection that has a listener outlives that."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self._listener is not None:
            # Thousands of idle sockets need not remember how they began.
            self.scope = self.request = self.response = None  # type: ignore[assignment]
            self.writable = _WRITABLE
        elif self.close_timer is None:
            self.transport.close()

    def listen(self, listener: Listener) -> None:
        """From now on this one is told what comes, first what has come already."""
        self._listener = listener
        come, self.queue = self.queue, _NOWHERE
        while not come.empty():
            message: Any = come.get_nowait()
            if message["type"] == "websocket.receive":
                listener.heard(message.get("text"))
            else:
                listener.gone()
        self.resume()

    # Out.

    @property
    def waiting(self) -> int:
        """Bytes that wait for the reader."""
        return int(self.transport.get_write_buffer_size())

    def write(self, frame: bytes) -> None:
        """Send a whole frame."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def close(self, code: int) -> None:
        """Close after what waits; who does not answer in time is cut off."""
        if self.close_sent or self.transport.is_closing():
            return
        with suppress(InvalidState):
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume()
        self._end_soon()
        self._take_leave()

    def abort(self) -> None:
        """Cut the connection; what waits is forgotten."""
        self.transport.abort()

    def pause_writing(self) -> None:
        """More waits than the transport likes."""
        if self._listener is None:
            super().pause_writing()
        self.is_full = True
        self._expect()

    def resume_writing(self) -> None:
        """Little waits any more."""
        super().resume_writing()
        self.is_full = False
        if self._late is not None:
            self._late.cancel()
            self._late = None
        if self._listener is not None:
            self._listener.drained()

    def _expect(self) -> None:
        self._waited = self.waiting
        self._late = self.loop.call_later(PATIENCE, self._look_after)

    def _look_after(self) -> None:
        """Cut off a reader who reads nothing; a slow one may go on."""
        self._late = None
        if self.waiting > self._waited - LEAST:
            self.abort()
        else:
            self._expect()

    # In.

    def send_receive_event_to_app(self) -> None:
        """A message has come: straight to the listener."""
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type != "text":
            self._listener.heard(None)
            return
        try:
            text = bytes(data).decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        self._listener.heard(text)

    def pause(self) -> None:
        """Take nothing more in for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Take in again what comes."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # The end.

    def keepalive_timeout(self) -> None:
        """Nobody answers a ping: say goodbye, but do not wait for a buffer that may never empty."""
        super().keepalive_timeout()
        self._end_soon()

    def handle_close(self, event: Any) -> None:
        """The reader says goodbye, and may still not read."""
        super().handle_close(event)
        self._end_soon()

    def handle_parser_exception(self) -> None:
        """What came was no WebSocket frame."""
        super().handle_parser_exception()
        self._end_soon()

    def _end_soon(self) -> None:
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the listener, once."""
        super().connection_lost(exc)
        self.is_full = False
        if self._late is not None:
            self._late.cancel()
            self._late = None
        self._take_leave()

    def _take_leave(self) -> None:
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.gone()
