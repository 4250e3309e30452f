"""How fast somebody may talk on his sockets: too fast is slowed down first, and refused only after that."""

import asyncio
from typing import Final

from cairn.server.limits import PATIENCE, Limits, Who, too_many
from cairn.server.wire import Ahead, Batch, Explain, Hint, Look, Request, Undo, Why

UNREAD: Final = 2.0
"""What a message counts as that is none."""
MOVES: Final = 8
"""So many moves in one message count as one more message."""


def cost_of(asked: Request) -> float:
    """As how many messages one counts, by what it costs the server."""
    match asked:
        case Ahead() | Batch():
            return 2.0 + len(asked.moves) / MOVES
        case Why():
            return 1.0 + len(asked.moves) / MOVES
        case Look() | Undo() | Explain():
            return 3.0
        case Hint():
            return 10.0
    return 1.0


class Pace:
    """What one reader has left to say."""

    def __init__(self, limits: Limits, who: Who) -> None:
        self._limits: Final = limits
        self._who: Final = who

    async def speak(self, cost: float) -> None:
        """Count a message; one too many is read later, and refused where that would be too late."""
        wait = self._limits.messages.wait(self._who, cost)
        if wait == 0:
            self._limits.messages.take(self._who, cost)
            return
        if wait <= PATIENCE:
            self._limits.messages.take(self._who, cost)
        await asyncio.sleep(min(wait, PATIENCE))
        if wait > PATIENCE:
            raise too_many("no-messages-so-fast", wait)

    def chat(self, table_id: str) -> None:
        """Count a line of the chat, or refuse it."""
        self._limits.chat(self._who, table_id)
