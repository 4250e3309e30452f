"""A lean load client: raw WebSocket frames, two sockets a table, no JSON read but what the next move needs.

It must leave the server a core, so a message is not decoded: the few words that matter are found in its
bytes.
"""

import asyncio
import os
import random
import time
from dataclasses import dataclass, field
from typing import cast

_LONG, _LONGER = 126, 127
_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_MASKED = 0x80
_NO_MASK = bytes(4)
"""A mask of zeros leaves the payload as it is, and saves the client the work."""

_ANSWERS = b'"answers":"'
_AT = b'"at":'
_OPTIONS = b'"options":["'
_VIEW = b'{"type":"view"'
_REFUSED = (b'{"type":"refused"', b'{"type":"stale"')


def frame(payload: bytes, kind: int = _TEXT) -> bytes:
    """A frame of a client; what it sends is short."""
    assert len(payload) < 1 << 16
    size = len(payload)
    head = (
        bytes([kind, _MASKED | size]) if size < _LONG else bytes([kind, _MASKED | _LONG, *size.to_bytes(2)])
    )
    return head + _NO_MASK + payload


@dataclass
class Tally:
    """What the run has shown."""

    answered: list[float] = field(default_factory=list)
    """Seconds from the moment at which each move was due until its answer."""
    sent: int = 0
    refused: int = 0
    closed: int = 0
    over: int = 0
    bytes_in: int = 0
    messages_in: int = 0
    counting: bool = False
    problems: list[str] = field(default_factory=list)


class Reader(asyncio.Protocol):
    """One socket of a table."""

    def __init__(self, table: "Board", path: str, cookie: str, host: str) -> None:
        self.table = table
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        ).encode()
        self._rest = b""
        self._is_open = False
        self.is_done = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports are none of asyncio's classes.
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_done:
            self.table.tally.closed += 1
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(str(exc)))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._is_open:
            head, mark, data = data.partition(b"\r\n\r\n")
            if not mark:
                self._rest = head
                return
            if b" 101 " not in head[:20]:
                self.ready.set_exception(ConnectionError(head[:80].decode()))
                self.transport.close()
                return
            self._is_open = True
            self.ready.set_result(None)
        self.table.tally.bytes_in += len(data)
        start, size = 0, len(data)
        while size - start >= 2:
            length, begin = data[start + 1], start + 2
            if length == _LONG:
                length, begin = int.from_bytes(data[start + 2 : start + 4]), start + 4
            elif length == _LONGER:
                length, begin = int.from_bytes(data[start + 2 : start + 10]), start + 10
            if begin > size or size - begin < length:
                break
            self._hear(data[start], data[begin : begin + length])
            start = begin + length
        self._rest = data[start:]

    def _hear(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT:
            self.table.tally.messages_in += 1
            self.table.hear(self, payload)
        elif kind == _PING:
            self.transport.write(frame(payload, _PONG))
        elif kind == _CLOSE:
            self.table.tally.problems.append(f"closed with {int.from_bytes(payload[:2])}")
            self.transport.close()

    def send(self, payload: bytes) -> None:
        self.transport.write(frame(payload))


class Board:
    """One table, at which a move is made each second."""

    def __init__(self, name: str, tally: Tally, seed: int) -> None:
        self.name, self.tally = name, tally
        self.readers: list[Reader] = []
        self._random = random.Random(seed)
        self._next: tuple[Reader, bytes] | None = None
        self._due = 0.0
        self._waits = b""
        """The id of the move that is not answered yet."""
        self._is_late = False
        self._made = 0
        self.is_over = False

    def hear(self, reader: Reader, message: bytes) -> None:
        """Take what the next move needs from a view, and the time where it answers the last one."""
        if not message.startswith(_VIEW):
            if message.startswith(_REFUSED):
                self.tally.refused += 1
                self.tally.problems.append(message[:200].decode())
                self._waits = b""
            return
        at = message.find(_OPTIONS)
        if at >= 0:
            options = message[at + len(_OPTIONS) : message.index(b'"]', at)].split(b'","')
            begin = message.index(_AT) + len(_AT)
            revision = message[begin : message.index(b",", begin)]
            move = self._random.choice(options)
            self._next = reader, b'{"type":"move","at":%b,"move":"%b","id":"' % (revision, move)
        elif b'"decision":null' in message and not self.is_over:
            self.is_over = True
            self.tally.over += 1
        if self._waits and self._answers(message):
            if self.tally.counting:
                self.tally.answered.append(time.perf_counter() - self._due)
            self._waits = b""
        if self._is_late and not self._waits:
            self._play()

    def _answers(self, message: bytes) -> bool:
        begin = message.rfind(_ANSWERS)
        return begin >= 0 and message.startswith(self._waits, begin + len(_ANSWERS))

    def play(self, due: float) -> None:
        """The next move is due; it is made as soon as the one before it is answered."""
        self._due = due
        self._is_late = True
        if not self._waits:
            self._play()

    def _play(self) -> None:
        if self._next is None:
            return
        reader, begin = self._next
        self._next, self._is_late = None, False
        self._made += 1
        self._waits = b'%d"' % self._made
        reader.send(begin + self._waits + b"}")
        if self.tally.counting:
            self.tally.sent += 1


class EchoBoard(Board):
    """The same against a server that plays nothing: it sends what comes to both, as long as a view."""

    def hear(self, reader: Reader, message: bytes) -> None:
        if self._waits and self._waits in message[:40]:
            if self.tally.counting:
                self.tally.answered.append(time.perf_counter() - self._due)
            self._waits = b""
            if self._is_late:
                self._play()

    def _play(self) -> None:
        self._made += 1
        self._waits, self._is_late = b'"id":"%d"' % self._made, False
        self.readers[self._made % 2].send(b'{"type":"move",%b,"at":1,"move":"play yellow 3"}' % self._waits)
        if self.tally.counting:
            self.tally.sent += 1


async def drive(boards: list[Board], seconds: float, settle: float, begin: "Hook", end: "Hook") -> None:
    """A move a second at every board; what happens in the first `settle` seconds does not count."""
    loop = asyncio.get_running_loop()
    start = time.perf_counter() + 0.1
    until = start + settle + seconds

    def due(board: Board, when: float) -> None:
        board.play(when)
        if when + 1 < until and not board.is_over:
            loop.call_later(when + 1 - time.perf_counter(), due, board, when + 1)

    for n, board in enumerate(boards):
        when = start + n / len(boards)
        loop.call_later(when - time.perf_counter(), due, board, when)
    await asyncio.sleep(0.1 + settle)
    begin()
    boards[0].tally.counting = True
    await asyncio.sleep(seconds)
    boards[0].tally.counting = False
    end()


class Hook:
    """Looks at a process when counting begins and when it ends."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.cpu = self.own = 0.0

    def __call__(self) -> None:
        self.cpu, self.own = cpu_seconds(self.pid), time.process_time()


def cpu_seconds(pid: int) -> float:
    """The CPU time of all threads of a process so far, to the nanosecond where the kernel says it."""
    total = 0.0
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/schedstat") as file:
            total += int(file.read().split()[0]) / 1e9
    return total


def memory_bytes(pid: int) -> int:
    """What a process has in memory."""
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
