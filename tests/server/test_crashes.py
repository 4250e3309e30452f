"""Crash files: counted, private from the first moment, and never for what a client did."""

import os
import socket
import time
from pathlib import Path

import pytest

from cairn.server import crashes
from cairn.server.crashes import MOST, tell_of_bug

from .client import Browser, Server

HALF = (
    "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
    "Content-Length: 9\r\n\r\n{{"
)


def test_a_request_that_ends_in_the_middle_writes_nothing(server: Server, anna: Browser) -> None:
    """A phone in a tunnel is no bug of ours: no file, no traceback, and the next one is answered at once."""
    host, port = server.host.split(":")
    for _ in range(150):
        with socket.create_connection((host, int(port))) as line:
            line.sendall(HALF.format(host=server.host).encode())
    started = time.monotonic()
    assert "ok" == anna.get("/health")["status"]
    assert time.monotonic() - started < 5
    assert [] == list(server.db.parent.glob("crash-*"))
    assert "Traceback" not in server.db.with_suffix(".err").read_text()


def test_no_more_files_than_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the last of them a bug is only in the log; those of an earlier run count too."""
    monkeypatch.setattr(crashes, "MOST", 5)
    (tmp_path / "crash-t0-00000000.txt").touch()
    keys = [tell_of_bug(tmp_path / "a.db", "t1", "match", ValueError(str(n))).key for n in range(7)]
    assert ["no-bug"] * 4 + ["no-bug-noted"] * 3 == keys
    crashes._writing.submit(int).result()
    assert 5 == len(list(tmp_path.glob("crash-*"))) <= MOST


def test_a_bug_at_no_table_is_only_in_the_log(tmp_path: Path) -> None:
    """There is no match that would show it."""
    assert "no-bug-noted" == tell_of_bug(tmp_path / "a.db", "", "", ValueError()).key
    crashes._writing.submit(int).result()
    assert [] == list(tmp_path.iterdir())


def test_nobody_else_can_read_it_at_any_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The mode is that of its making, not of a change afterwards."""
    made: list[int] = []
    real = os.open

    def noting(path: str, flags: int, mode: int = 0o777) -> int:
        handle = real(path, flags, mode)
        made.append(os.fstat(handle).st_mode & 0o777)
        return handle

    monkeypatch.setattr(os, "open", noting)
    told = tell_of_bug(tmp_path / "a.db", "t1", "secret", ValueError())
    crashes._writing.submit(int).result()
    file = tmp_path / str(told.facts["file"])
    assert ([0o600], "secret") == (made, file.read_text())
