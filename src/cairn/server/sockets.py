"""The socket of a table: one reader, his seat, and what waits to be sent to him."""

import asyncio
import time
from collections import deque
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from cairn.core.game import Seat
from cairn.server.denied import FORBIDDEN as DENIED_FORBIDDEN
from cairn.server.denied import Denied
from cairn.server.wire import Reply

LONGEST: Final = 16 * 1024
"""Bytes of a message."""
WAITING: Final = 1000
"""Messages that may wait for a reader; a slower one is closed and has to connect again."""
CHATS: Final = 8
CHAT_SECONDS: Final = 10
"""A browser may say CHATS lines in this many seconds."""

POLICY: Final = 1008
STOPPING: Final = 1012
TRY_LATER: Final = 1013
FORBIDDEN: Final = 4403
NOT_FOUND: Final = 4404

_ENCODER: Final = msgspec.json.Encoder()


class Socket:
    """One reader of a table."""

    def __init__(
        self, websocket: WebSocket, holder: str, seat: Seat | None, heard: int, is_bot: bool = False
    ) -> None:
        self.holder: Final = holder
        self.is_bot: Final = is_bot
        """Whether a program from outside reads, which may play its seat and do nothing else."""
        self.seat = seat
        self.heard = heard
        """How many events he has been told."""
        self.cuts = 0
        """How many undos he has been told of."""
        self._websocket: Final = websocket
        self._out: asyncio.Queue[str | int] = asyncio.Queue()
        self.is_closing = False
        self.bad = 0
        """How many messages were none."""

    @staticmethod
    def spell(message: Reply) -> str:
        """A message as it is sent."""
        return _ENCODER.encode(message).decode()

    def send(self, message: Reply) -> None:
        """Let a message wait for its turn."""
        self.put(self.spell(message))

    def put(self, text: str) -> None:
        """The same for one that is spelled."""
        if self.is_closing:
            return
        if self._out.qsize() < WAITING:
            self._out.put_nowait(text)
        else:
            self.close(TRY_LATER)

    def close(self, code: int) -> None:
        """Close after all that waits is sent."""
        self.is_closing = True
        self._out.put_nowait(code)

    async def write_all(self) -> None:
        """Send what waits, until the reader is sent away."""
        while True:
            item = await self._out.get()
            if isinstance(item, int):
                await self._websocket.close(item)
                return
            await self._websocket.send_text(item)

    async def read(self) -> str | None:
        """The next message; None when the reader has gone, or sends what cannot be one."""
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: str | None = message.get("text")
        if text is None or len(text.encode("utf-8", "replace")) > LONGEST:
            self.close(POLICY)
            return None
        return text


def seat_of(socket: Socket) -> Seat:
    """The seat for which a reader acts, or Denied."""
    if socket.seat is None:
        raise Denied("no-spectators-play", {}, DENIED_FORBIDDEN)
    return socket.seat


class Talk:
    """Who has said how much lately."""

    def __init__(self) -> None:
        self._said: Final[dict[str, deque[float]]] = {}

    def count(self, holder: str) -> None:
        """Count a line of the chat, or deny it."""
        now = time.monotonic()
        times = self._said.setdefault(holder, deque())
        while times and now - times[0] > CHAT_SECONDS:
            times.popleft()
        if len(times) >= CHATS:
            raise Denied("no-chat-so-fast", {"n": CHATS, "seconds": CHAT_SECONDS})
        times.append(now)
