"""The gate: how long a request may take to arrive, and how many connections may stand there at once.

uvicorn waits for ever for the head and the body of a request. Here a connection that has not sent a whole
request in time is closed; one address has so many connections, and where the whole server has no place left,
the one that has been silent for longest makes room for whoever comes.
"""

import asyncio
import re
from collections import Counter, OrderedDict
from contextlib import suppress
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from cairn.server.limits import address_key

HEAD_SECONDS: Final = 10.0
"""For the head of a request, from the first moment or from the end of the last answer's silence."""
BODY_SECONDS: Final = 20.0
"""For its body."""
READ_SECONDS: Final = 60.0
"""For the answer to be read; what nobody reads is not kept."""
MOST_PER_ADDRESS: Final = 120
"""Connections of one address that are no sockets of a table."""
MOST: Final = 4000
SPARE: Final = 100
"""File handles that are kept for the store, for sockets and for what else there is."""

_LOOSE: Final = re.compile(rb"(?<!\r)\n|\r(?!\n|\Z)|\r\n[ \t]")
"""What only lenient readers take in a head: a line end of one letter, a line that goes on in the next."""
_END: Final = b"\r\n\r\n"


class Waiting:
    """The connections that are no sockets of a table, the longest silent first."""

    def __init__(self, most: int = MOST, most_per_address: float = MOST_PER_ADDRESS) -> None:
        self._most: Final = most
        self._most_per_address: Final = most_per_address
        self._open: Final[OrderedDict[Gate, str]] = OrderedDict()
        self._of: Final[Counter[str]] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, gate: "Gate", address: str) -> bool:
        """Let a connection in; False if its address has too many."""
        if self._of[address] >= self._most_per_address:
            return False
        while len(self._open) >= self._most:
            eldest = next(iter(self._open))
            self.leave(eldest)
            eldest.transport.abort()
        self._open[gate] = address
        self._of[address] += 1
        return True

    def heard(self, gate: "Gate") -> None:
        """It has said something whole: others have been silent for longer."""
        if gate in self._open:
            self._open.move_to_end(gate)

    def leave(self, gate: "Gate") -> None:
        """It has gone, or has become the socket of a table."""
        address = self._open.pop(gate, None)
        if address is not None:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]


class Gate(H11Protocol):
    """uvicorn's reader of HTTP/1.1, with an eye on the clock."""

    waiting: Waiting = Waiting()
    """Set once, before the server listens."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._alarm: asyncio.TimerHandle | None = None
        self._head = b""
        """What has come of a head that is not whole."""
        self._is_refused = False
        self._in_body = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come."""
        super().connection_made(transport)
        address = address_key(self.client[0]) if self.client else ""
        if self.waiting.enter(self, address):
            self._within(HEAD_SECONDS)
        else:
            self._is_refused = True
            self._answer(b"429 Too Many Requests", b"Too many connections came from here.\n")

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._at_leisure()
        self.waiting.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket of a table, which is counted there."""
        self._at_leisure()
        self.waiting.leave(self)
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the head is not as it must be."""
        if self._is_refused:
            return
        if self.conn.their_state is h11.IDLE and not self._is_strict(data):
            self._is_refused = True
            self._answer(b"400 Bad Request", b"The head of this request is not as HTTP/1.1 has it.\n")
            return
        super().data_received(data)
        state = self.conn.their_state
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._at_leisure()
        elif state is h11.SEND_BODY:
            self.waiting.heard(self)
            self._within(BODY_SECONDS, again=not self._in_body)
            self._in_body = True
        elif state is h11.IDLE:
            self._within(HEAD_SECONDS, again=False)
        else:
            self._in_body = False
            self.waiting.heard(self)
            self._within(READ_SECONDS)

    def on_response_complete(self) -> None:
        """The answer is written; uvicorn's own clock runs until the next request."""
        self._at_leisure()
        self._in_body = False
        super().on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing has come for a while; what has not been read by now is not waited for."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            super().timeout_keep_alive_handler()

    def _is_strict(self, data: bytes) -> bool:
        head, end, _ = (self._head + data).partition(_END)
        self._head = b"" if end else head[-3:]
        return _LOOSE.search(head) is None

    def _within(self, seconds: float, again: bool = True) -> None:
        """Close the connection unless more has happened by then."""
        if self._alarm is not None:
            if not again:
                return
            self._alarm.cancel()
        self._alarm = self.loop.call_later(seconds, self._too_slow)

    def _at_leisure(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _too_slow(self) -> None:
        self._alarm = None
        if self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body:
            # The request is whole: if somebody still waits for its answer, that is our own time.
            if self.transport.get_write_buffer_size():
                self.transport.abort()
            return
        self._answer(b"408 Request Timeout", b"The request did not arrive in time.\n")

    def _answer(self, status: bytes, text: bytes) -> None:
        """A last word, if it can be said at once."""
        head = b"HTTP/1.1 %s\r\ncontent-type: text/plain\r\nconnection: close\r\ncontent-length: %d\r\n\r\n"
        with suppress(OSError, RuntimeError):
            if self.cycle is None or self.cycle.response_complete:
                self.transport.write(head % (status, len(text)) + text)
        self.transport.close()


def room() -> int:
    """How many connections there may be: as many as the system lets the server have, and some are kept."""
    try:
        import resource
    except ImportError:  # Windows has no such limit.
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    return max(20, min(MOST, (soft - SPARE) // 2)) if soft != resource.RLIM_INFINITY else MOST
