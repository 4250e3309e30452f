"""Something that happens later, unless it is called off."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final


class Alarm:
    """Rings once after some time; setting it again puts the first time off."""

    def __init__(self, ring: Callable[[], Awaitable[None]]) -> None:
        self._ring: Final = ring
        self._task: asyncio.Task[None] | None = None

    @property
    def is_set(self) -> bool:
        """Whether it is going to ring."""
        return self._task is not None

    def set(self, seconds: float) -> None:
        """Ring after so long."""
        self.clear()
        self._task = asyncio.create_task(self._wait(seconds))

    def clear(self) -> None:
        """Do not ring."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _wait(self, seconds: float) -> None:
        deadline = time.monotonic() + seconds
        # A loop may wake a little too early.
        while (left := deadline - time.monotonic()) > 0:
            await asyncio.sleep(left)
        # From here on it is ringing: whoever clears or sets it means the next time.
        self._task = None
        await self._ring()
