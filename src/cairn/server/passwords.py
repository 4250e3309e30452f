"""Passwords: hashed with argon2 in a thread of their own, so that nobody's move waits for one."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from cairn.server.denied import BUSY, Denied

WAITING: Final = 16
"""How many may wait for the thread; each takes some 50 ms and 64 MB."""
SHORTEST: Final = 8
LONGEST: Final = 200

T = TypeVar("T")


class Passwords:
    """One thread that hashes and compares; whoever comes while too many wait is sent away."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher: Final = hasher or PasswordHasher()
        self._thread: Final = ThreadPoolExecutor(1, "passwords")
        self._waiting = 0
        self._nobodys = ""
        """The hash that is compared for a name that nobody has, so that it takes as long."""

    async def hashed(self, password: str) -> str:
        """What is kept of a new password."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise Denied("no-password-length", {"n": SHORTEST, "most": LONGEST})
        return await self._run(self._hash, password)

    async def fits(self, kept: str, password: str) -> bool:
        """Whether this is the password of which that was kept; an empty one is nobody's."""
        return await self._run(self._compare, kept, password[: LONGEST + 1])

    async def _run(self, does: Callable[..., T], *values: str) -> T:
        if self._waiting >= WAITING:
            raise Denied("no-so-busy", {}, BUSY)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, does, *values)
        finally:
            self._waiting -= 1

    def _hash(self, password: str) -> str:
        return self._hasher.hash(password)

    def _compare(self, kept: str, password: str) -> bool:
        if not kept:
            self._nobodys = self._nobodys or self._hasher.hash("nobody")
        try:
            return self._hasher.verify(kept or self._nobodys, password) and kept != ""
        except (VerificationError, InvalidHashError):
            return False

    def close(self) -> None:
        """Let the thread end."""
        self._thread.shutdown(wait=False, cancel_futures=True)
