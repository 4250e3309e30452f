"""Half-open connections, two servers on one store, and a store in which nothing can be kept."""

import os
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cairn.arena.workers import environment
from cairn.core.errors import BadSetup
from cairn.server.store import open_store
from cairn.server.store.lock import FileLock

from .client import Browser, Server, serving

HURRIED = """
import sys
from cairn.server import gate
gate.HEAD_SECONDS, gate.BODY_SECONDS = 1.0, 1.0
from cairn.server.__main__ import main
sys.exit(main(sys.argv[1:]))
"""
"""A server that waits a second for a head, and one for a body."""
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
BODY = HEAD + b"Content-Length: 9\r\n\r\n{"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that everybody has, in a hurry."""
    db = tmp_path_factory.mktemp("gate") / "tables.db"
    with serving(db, HURRIED, "--generous", "1") as running:
        yield running
        assert "Traceback" not in db.with_suffix(".err").read_text()


def _line(server: Server, *sent: bytes) -> socket.socket:
    host, port = server.host.split(":")
    line = socket.create_connection((host, int(port)), timeout=20)
    for part in sent:
        line.sendall(part)
    return line


def _heard(line: socket.socket) -> bytes:
    """All that comes until the server closes."""
    told = b""
    try:
        while part := line.recv(4096):
            told += part
    except ConnectionResetError:
        pass
    line.close()
    return told


@pytest.mark.parametrize("sent", [b"", b"GET / HTT", HEAD, BODY], ids=["nothing", "line", "head", "body"])
def test_a_request_that_does_not_arrive_is_given_up(strict: Server, sent: bytes) -> None:
    """Whichever half of it is missing."""
    start = time.monotonic()
    told = _heard(_line(strict, sent))
    assert 0.8 < time.monotonic() - start < 15
    assert told == b"" if sent == BODY else told.startswith(b"HTTP/1.1 408 ")


def test_slow_letters_do_not_help(strict: Server) -> None:
    """The time runs from the first one, not from the last."""
    line, start = _line(strict), time.monotonic()
    try:
        for letter in b"GET /health HTTP/1.1\r\nX-Long: " + b"x" * 500:
            line.sendall(bytes([letter]))
            time.sleep(0.05)
    except OSError:
        pass
    line.close()
    assert time.monotonic() - start < 15


def test_newcomers_are_served_beside_half_open_connections(strict: Server) -> None:
    """One address cannot take all places; one too many is told so."""
    lines = [_line(strict, HEAD) for _ in range(250)]
    try:
        told = b"".join(_heard(line) for line in lines[-5:])
        assert 5 == told.count(b"HTTP/1.1 429 ")
    finally:
        for line in lines:
            line.close()
    deadline = time.monotonic() + 15
    while Browser(strict).ask("GET", "/health")[0] != 200:
        assert time.monotonic() < deadline


def test_where_no_place_is_left_the_longest_silent_goes() -> None:
    """Also if everybody comes from an address of his own."""
    from cairn.server.gate import Gate, Waiting

    class Transport:
        gone = False

        def abort(self) -> None:
            self.gone = True

    def one() -> Gate:
        gate = Gate.__new__(Gate)
        gate.transport = Transport()  # type: ignore[assignment]
        return gate

    waiting = Waiting(3, 2)
    gates = [one() for _ in range(4)]
    for n in range(3):
        assert waiting.enter(gates[n], f"a{n}")
    waiting.heard(gates[0])
    assert waiting.enter(gates[3], "a3")
    assert [False, True, False, False] == [gate.transport.gone for gate in gates]  # type: ignore[attr-defined]
    assert waiting.enter(one(), "a3") and not waiting.enter(one(), "a3")
    for gate in gates:
        waiting.leave(gate)
    assert 1 == len(waiting)


@pytest.mark.parametrize(
    "head",
    [
        b"GET /health HTTP/1.1\nHost: localhost\n\n",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: a\r\n b\r\n\r\n",
    ],
    ids=["one letter", "folded"],
)
def test_what_only_lenient_readers_take(strict: Server, head: bytes) -> None:
    """A proxy may read it otherwise."""
    assert _heard(_line(strict, head)).startswith(b"HTTP/1.1 400 ")


def test_a_second_server_is_kept_off_a_store(server: Server) -> None:
    """One sentence, exit code 2; the first one goes on."""
    command = [sys.executable, "-P", "-m", "cairn.server", "--db", str(server.db)]
    second = subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=60)
    assert (2, "") == (second.returncode, second.stdout)
    assert second.stderr.startswith("Another server is using") and "Traceback" not in second.stderr
    assert 200 == Browser(server).ask("GET", "/health")[0]


def test_the_lock_ends_with_its_holder(tmp_path: Path) -> None:
    """Whoever comes next has it; nobody else may read the file beside the store."""
    lock = FileLock(tmp_path / "a.db")
    with pytest.raises(BadSetup, match="Another server"):
        FileLock(tmp_path / "a.db")
    lock.release()
    FileLock(tmp_path / "a.db").release()
    assert 0o600 == (tmp_path / "a.db.lock").stat().st_mode & 0o777


def test_what_is_wrong_with_a_store_is_told_as_what_it_is(tmp_path: Path) -> None:
    """A folder, a file that may not be read, and a version that is not there."""
    with pytest.raises(BadSetup, match="cannot be opened"):
        open_store(tmp_path)
    with pytest.raises(BadSetup, match="cannot be opened"):
        open_store(tmp_path / "none" / "a.db")
    empty = sqlite3.connect(tmp_path / "b.db")
    empty.execute("CREATE TABLE schema_version (version INTEGER)")
    empty.close()
    with pytest.raises(BadSetup, match="not one that keeps tables"):
        open_store(tmp_path / "b.db")


def test_health_says_whether_a_move_could_be_kept(tmp_path: Path) -> None:
    """While somebody else holds the store locked it is 503; then it is well again."""
    with serving(tmp_path / "tables.db") as server:
        anna = Browser(server)
        assert ("ok", 200) == (anna.get("/health")["status"], anna.ask("GET", "/health")[0])
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        time.sleep(1.1)
        status, _, answer = anna.ask("GET", "/health")
        assert (503, True) == (status, b'"no-store"' in answer)
        other.execute("ROLLBACK")
        other.close()
        deadline = time.monotonic() + 20
        while anna.ask("GET", "/health")[0] != 200:
            assert time.monotonic() < deadline
            time.sleep(0.3)
    assert os.path.exists(tmp_path / "tables.db.lock")
