"""One thread that writes: all that waits becomes one transaction, and each writer hears when it is kept."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Final

from cairn.server.store.contract import StoreError
from cairn.server.store.ops import Op

BATCH: Final = 500
"""The most jobs in one transaction."""

Transact = Callable[[list[list[Op]]], dict[int, StoreError]]
"""Keeps several jobs as one transaction; what became of those that were not kept, by their numbers."""
_Job = tuple[list[Op], "asyncio.Future[None]"]


class Writing:
    """The thread, and the queue of what it is to write."""

    def __init__(
        self,
        transact: Transact,
        end: Callable[[], None],
        idle: Callable[[], None] | None = None,
        every: float = 1,
    ) -> None:
        self._transact: Final = transact
        self._end: Final = end
        self._idle: Final = idle
        self._every: Final = None if idle is None else every
        """How many seconds nothing may come before `idle` is called."""
        self._jobs: Final[SimpleQueue[_Job | None]] = SimpleQueue()
        self._thread: Final = threading.Thread(target=self._write_all, name="store")
        self._thread.start()

    async def write(self, ops: list[Op]) -> None:
        """Return when all of it is kept, or raise and nothing is."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((ops, future))
        await future

    def close(self) -> None:
        """Write what waits, then end."""
        self._jobs.put(None)
        self._thread.join()

    def _write_all(self) -> None:
        """What the thread does until it is told to stop."""
        going = True
        while going:
            try:
                jobs = [self._jobs.get(timeout=self._every)]
            except Empty:
                assert self._idle is not None
                self._idle()
                continue
            while len(jobs) < BATCH and jobs[-1] is not None:
                try:
                    jobs.append(self._jobs.get_nowait())
                except Empty:
                    break
            going = jobs[-1] is not None
            self._keep([job for job in jobs if job is not None])
        self._end()

    def _keep(self, jobs: list[_Job]) -> None:
        failed = self._transact([ops for ops, _ in jobs]) if jobs else {}
        for number, (_, future) in enumerate(jobs):
            # Where the loop has ended, nothing waits for the answer any more.
            with suppress(RuntimeError):
                future.get_loop().call_soon_threadsafe(_settle, future, failed.get(number))


def _settle(future: "asyncio.Future[None]", problem: Exception | None) -> None:
    if future.cancelled():
        return
    if problem is None:
        future.set_result(None)
    else:
        future.set_exception(problem)
