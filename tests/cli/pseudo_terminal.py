"""`cairn` as people run it: at a terminal of some size, or behind a pipe."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Final

from cairn.core.match import Match
from cairn.core.record import read_match
from cairn.games import GAMES

from .running import STARTER

CAIRN: Final = [sys.executable, "-m", "cairn"]
LOST_CITIES: Final = ("play", "lost-cities")
ESCAPE: Final = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|[()][A-Z0-9]|[=>])")
CLEARED: Final = "\x1b[2J"
ASKED: Final = re.compile(r"\x1b\[\?2004h.*\x1b\[\?25h", re.DOTALL)
"""A line is asked for: from then on what is pasted is marked, and the cursor shows where it will stand."""
PATIENCE: Final = 20.0


def environment(home: Path, **more: str) -> dict[str, str]:
    """The variables of a process whose matches are kept below `home`."""
    ours = ("LC_", "LANG", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "COLORTERM")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**kept, "XDG_STATE_HOME": str(home), "LANG": "C.UTF-8", "CAIRN_BUILD": "0", **more}


def piped(
    home: Path, *args: str, lines: list[str] | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run `cairn` with these lines as its input, and wait for its end."""
    text = "".join(f"{line}\n" for line in lines or [])
    return STARTER.run(list(args), environment(home, **more), None, text, 60)


class Terminal:
    """A real pseudo-terminal with `cairn` in it."""

    def __init__(self, home: Path, *args: str, columns: int = 80, rows: int = 30, **more: str) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            size = struct.pack("HHHH", rows, columns, 0, 0)
            fcntl.ioctl(0, termios.TIOCSWINSZ, size)
            os.execve(CAIRN[0], [*CAIRN, *args], environment(home, **{"TERM": "xterm-256color", **more}))
        self.columns = columns
        self.raw = b""
        self.mark = 0
        """How much had been printed when the last line was sent."""
        self.code: int | None = None

    @property
    def output(self) -> str:
        """All that was printed."""
        return self.raw.decode(errors="replace")

    @property
    def answer(self) -> str:
        """What was printed since the last line was sent."""
        return self.raw[self.mark :].decode(errors="replace")

    @property
    def screen(self) -> str:
        """What stands on the screen since it was last wiped, without its colours."""
        return ESCAPE.sub("", self.output.rpartition(CLEARED)[2])

    def expect(self, pattern: str | re.Pattern[str]) -> str:
        """Wait until the answer holds the pattern."""
        until = time.monotonic() + PATIENCE
        while not re.search(pattern, self.answer):
            assert time.monotonic() < until, f"{pattern!r} did not come:\n{self.answer[-3000:]}"
            if not self._read():
                assert re.search(pattern, self.answer), f"ended without {pattern!r}:\n{self.answer[-3000:]}"
        return self.answer

    def send(self, line: str, expect: str | re.Pattern[str] = ASKED) -> str:
        """Type a line, and wait for what it leads to."""
        self.press(f"{line}\r")
        return self.expect(expect)

    def press(self, keys: str) -> None:
        """Type keys."""
        self.mark = len(self.raw)
        os.write(self.fd, keys.encode())

    def wait(self) -> int:
        """Wait for the end; the exit code."""
        until = time.monotonic() + PATIENCE
        while self._read():
            assert time.monotonic() < until, f"does not end:\n{self.output[-3000:]}"
        if self.code is None:
            self.code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
            os.close(self.fd)
        return self.code

    def kill(self) -> None:
        """End the process as roughly as can be."""
        os.kill(self.pid, 9)
        self.wait()

    def lines(self) -> list[str]:
        """What was printed, line by line, without colours and movements of the cursor."""
        return [
            line.split("\r")[-1] for line in ESCAPE.sub("", self.output).replace("\r\n", "\n").split("\n")
        ]

    def _read(self) -> bool:
        """Take what there is; False once nothing can come any more."""
        if self.code is not None:
            return False
        ready, _, _ = select.select([self.fd], [], [], 0.2)
        if not ready:
            return True
        try:
            more = os.read(self.fd, 65536)
        except OSError:
            # What a terminal says whose other end is gone.
            return False
        self.raw += more
        return bool(more)


def kept(home: Path) -> list[Path]:
    """The matches below `home`, the newest last."""
    return sorted((home / "cairn").glob("*.match"), key=lambda path: path.stat().st_mtime_ns)


def match_in(home: Path) -> Match:
    """The newest match below `home`."""
    return read_match(kept(home)[-1].read_text(encoding="utf-8"), GAMES)
