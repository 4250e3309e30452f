"""Several processes that serve one address: they are started, and started again when they die."""

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from cairn.arena.workers import environment
from cairn.core.errors import BadSetup

LOOK: Final = 0.2
"""Seconds between two looks at who is still there."""
QUICK: Final = 5.0
MOST_QUICK: Final = 5
"""When so many die within QUICK seconds of their start, one after the other, nothing is tried again."""
PATIENCE: Final = 10.0
"""Seconds that they have to take their leave."""


class Several:
    """The processes, and their parent, which serves nobody itself."""

    def __init__(self, listener: socket.socket, db: str, beside: Path, words: list[str]) -> None:
        listener.set_inheritable(True)
        self._listener: Final = listener
        place = ["--db", db, "--beside", str(beside), "--fd", str(listener.fileno())]
        self._words: Final = [*place, *words]
        self._stopping = False
        self._quick = 0

    def serve(self, count: int, ready: Callable[[], Any]) -> None:
        """Serve until SIGTERM or SIGINT."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        running = [self._start() for _ in range(count)]
        try:
            for process, _ in running:
                assert process.stdout is not None
                if not process.stdout.readline() and not self._stopping:
                    raise BadSetup("serve-process-ended", {"code": str(process.wait())})
            ready()
            while not self._stopping:
                running = [one if one[0].poll() is None else self._again(*one) for one in running]
                time.sleep(LOOK)
        finally:
            self._end([process for process, _ in running])

    def _stop(self, number: int, frame: object) -> None:
        self._stopping = True

    def _start(self) -> "tuple[subprocess.Popen[bytes], float]":
        words = [sys.executable, "-P", "-m", "cairn.server", *self._words]
        process = subprocess.Popen(
            words, env=environment(), stdout=subprocess.PIPE, pass_fds=[self._listener.fileno()]
        )
        return process, time.monotonic()

    def _again(
        self, process: "subprocess.Popen[bytes]", started: float
    ) -> "tuple[subprocess.Popen[bytes], float]":
        self._quick = self._quick + 1 if time.monotonic() - started < QUICK else 0
        if self._quick >= MOST_QUICK:
            raise BadSetup("serve-process-ended", {"code": str(process.returncode)})
        return self._start()

    def _end(self, running: "list[subprocess.Popen[bytes]]") -> None:
        for process in running:
            with suppress(ProcessLookupError):
                process.terminate()
        until = time.monotonic() + PATIENCE
        for process in running:
            try:
                process.wait(max(0.1, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
