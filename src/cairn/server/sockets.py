"""The socket of a table: one reader, his seat, and what waits to be sent to him."""

from typing import Final

import msgspec
from starlette.websockets import WebSocket

from cairn.core.game import Seat
from cairn.server.connection import EXTENSION, Connection, text_frame
from cairn.server.denied import FORBIDDEN as DENIED_FORBIDDEN
from cairn.server.denied import Denied
from cairn.server.wire import Reply

LONGEST: Final = 16 * 1024
"""Bytes of a message."""
WAITING: Final = 256 * 1024
"""Bytes that may wait for a reader before one more message; who lets more wait is cut off."""

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
        self.is_seen = True
        """Whether the page is in sight, as far as it has said."""
        self.deaf_to: frozenset[str] = frozenset()
        """Whose chat is not sent to him."""
        self.seat = seat
        self.heard = heard
        """How many events he has been told."""
        self.cuts = 0
        """How many undos he has been told of."""
        self.connection: Final[Connection] = websocket.scope["extensions"][EXTENSION]
        self.is_closing = False
        """Whether he has been sent away."""
        self.is_gone = False
        """Whether he has gone."""
        self.bad = 0
        """How many messages were none."""
        self.owed_view: str | None = None
        """The request that the view answers which he gets as soon as he reads; None where he is owed none."""
        self.owed_table = False
        """Whether he is also owed what changed around the match."""

    @property
    def is_behind(self) -> bool:
        """Whether he has not read what waits for him: views are then made for him when he has."""
        return self.connection.is_full

    @staticmethod
    def spell(message: Reply) -> str:
        """A message as it is sent."""
        return _ENCODER.encode(message).decode()

    @staticmethod
    def frame(message: Reply) -> bytes:
        """The same as bytes for the wire; made once for all who are told the same."""
        return text_frame(_ENCODER.encode(message))

    def send(self, message: Reply) -> None:
        """Send a message."""
        self.put(self.frame(message))

    def put(self, frame: bytes) -> None:
        """The same for one that is prepared; who lets too much wait has to connect again."""
        if self.is_closing or self.is_gone:
            return
        if self.is_behind and self.connection.waiting > WAITING:
            self.is_closing = True
            self.connection.abort()
        else:
            self.connection.write(frame)

    def whisper(self, frame: bytes) -> None:
        """The same for what is soon out of date: who is behind need not know it."""
        if not self.is_behind:
            self.put(frame)

    def close(self, code: int) -> None:
        """Close after all that waits is sent."""
        self.is_closing = True
        self.connection.close(code)


def seat_of(socket: Socket) -> Seat:
    """The seat for which a reader acts, or Denied."""
    if socket.seat is None:
        raise Denied("no-spectators-play", {}, DENIED_FORBIDDEN)
    return socket.seat
