"""A server process that can be stopped, killed and started again on the same store."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path


class Server:
    """`cairn serve` on a port of its own."""

    def __init__(self, folder: Path, *more: str, code: str = "") -> None:
        self.folder = folder
        self.more = more
        """More words behind `cairn serve`."""
        self.code = code
        """What to run in its place, if anything: a server with other times."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None

    def url(self, path: str = "/", host: str = "localhost") -> str:
        """The address of a page."""
        return f"http://{host}:{self.port}{path}"

    def start(self) -> None:
        """Start the process and wait until it answers."""
        usual = ["-m", "cairn", "serve", "--no-browser"]
        command = [sys.executable, *(["-c", self.code] if self.code else usual)]
        command += ["--port", str(self.port), "--db", str(self.folder / "tables.db"), *self.more]
        with open(self.folder / "said.txt", "ab") as said:
            self.process = subprocess.Popen(command, stdout=said, stderr=said, start_new_session=True)
        for _ in range(300):
            assert self.process.poll() is None, (self.folder / "said.txt").read_text()
            try:
                urllib.request.urlopen(self.url("/health", "127.0.0.1"), timeout=1).close()
                return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.05)
        raise AssertionError("the server did not start: " + (self.folder / "said.txt").read_text())

    def kill(self) -> None:
        """End it without a word, as a power cut would."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    @property
    def is_running(self) -> bool:
        """Whether the process is there."""
        return self.process is not None and self.process.poll() is None

    def stop(self) -> None:
        """End it politely."""
        if self.process is not None and self.is_running:
            self.process.terminate()
            self.process.wait(timeout=10)
