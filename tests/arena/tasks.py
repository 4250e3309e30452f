"""What the workers of these tests do."""

import os
import signal
import time
from typing import Any

from cairn.core.match import Crash


def double(piece: int) -> int:
    """Twice the number, later for smaller ones, and with something printed on the way."""
    print("a bot that likes to talk")
    time.sleep(0.02 * (5 - piece % 5))
    return 2 * piece


def crash(piece: int) -> int:
    """A crash of the engine at the third piece."""
    if piece == 3:
        raise Crash(7, "draw", "cairn-match 1\n")
    return piece


def fail(piece: int) -> Any:
    """A bug."""
    return 1 // (piece - 3)


def die(piece: int) -> int:
    """A worker that is killed in the middle of its work."""
    os.kill(os.getpid(), signal.SIGKILL)
    return piece
