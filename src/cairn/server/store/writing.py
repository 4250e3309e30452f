"""One thread that writes: all that waits becomes one transaction, and each writer hears when it is kept."""

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

from cairn.server.store.contract import StoreError
from cairn.server.store.ops import Op

T = TypeVar("T")

BATCH: Final = 500
"""The most jobs in one transaction."""

Transact = Callable[[list["Job"]], dict[int, StoreError]]
"""Keeps several jobs as one transaction; what became of those that were not kept, by their numbers."""


class Job(NamedTuple):
    """What is to be kept as a whole, by whoever holds the fence; empty where no table is concerned."""

    ops: list[Op]
    fence: str = ""


_Waiting = tuple[Job | Callable[[], Any], "asyncio.Future[Any] | None"]


class Writing:
    """The thread, and the queue of what it is to write."""

    def __init__(
        self,
        transact: Transact,
        end: Callable[[], None],
        tend: Callable[[], None] | None = None,
        every: float = 1.0,
    ) -> None:
        self._transact: Final = transact
        self._end: Final = end
        self._tend: Final = tend
        self._every: Final = every
        """Seconds between two calls of `tend`, whether there is something to write or not."""
        self._due = time.monotonic() + every
        self._queue: Final[SimpleQueue[_Waiting | None]] = SimpleQueue()
        self._thread: Final = threading.Thread(target=self._write_all, name="store")
        self._thread.start()

    async def write(self, ops: list[Op], fence: str = "") -> None:
        """Return when all of it is kept, or raise and nothing is."""
        await self._put(Job(ops, fence))

    async def call(self, does: Callable[[], T]) -> T:
        """Let the thread do something else after what waits, and return what it finds."""
        found: T = await self._put(does)
        return found

    def put(self, ops: list[Op]) -> None:
        """Write something of which nobody needs to hear."""
        self._queue.put((Job(ops), None))

    def _put(self, what: Job | Callable[[], Any]) -> "asyncio.Future[Any]":
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put((what, future))
        return future

    def close(self) -> None:
        """Write what waits, then end."""
        self._queue.put(None)
        self._thread.join()

    def _write_all(self) -> None:
        """What the thread does until it is told to stop."""
        going = True
        while going:
            batch = self._next()
            if self._tend is not None and time.monotonic() >= self._due:
                self._tend()
                self._due = time.monotonic() + self._every
            going = None not in batch
            self._do([one for one in batch if one is not None])
        self._end()

    def _next(self) -> list[_Waiting | None]:
        """All that waits; nothing when it is time to tend."""
        wait = None if self._tend is None else max(0.0, self._due - time.monotonic())
        batch: list[_Waiting | None] = []
        with suppress(Empty):
            batch.append(self._queue.get(timeout=wait))
            while len(batch) < BATCH and batch[-1] is not None:
                batch.append(self._queue.get_nowait())
        return batch

    def _do(self, batch: list[_Waiting]) -> None:
        """Keep the jobs in the order in which they came, with what else is to be done between them."""
        jobs: list[tuple[Job, asyncio.Future[Any] | None]] = []
        for what, future in batch:
            if isinstance(what, Job):
                jobs.append((what, future))
                continue
            self._keep(jobs)
            jobs = []
            try:
                _settle_soon(future, what(), None)
            except Exception as problem:
                _settle_soon(future, None, problem)
        self._keep(jobs)

    def _keep(self, jobs: "list[tuple[Job, asyncio.Future[Any] | None]]") -> None:
        failed = self._transact([job for job, _ in jobs]) if jobs else {}
        for number, (_, future) in enumerate(jobs):
            _settle_soon(future, None, failed.get(number))


def _settle_soon(future: "asyncio.Future[Any] | None", found: Any, problem: Exception | None) -> None:
    if future is None:
        return
    # Where the loop has ended, nothing waits for the answer any more.
    with suppress(RuntimeError):
        future.get_loop().call_soon_threadsafe(_settle, future, found, problem)


def _settle(future: "asyncio.Future[Any]", found: Any, problem: Exception | None) -> None:
    if future.cancelled():
        return
    if problem is None:
        future.set_result(found)
    else:
        future.set_exception(problem)
