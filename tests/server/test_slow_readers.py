"""A reader who does not read: a bound on what he costs, and an end; and the garbage collector."""

import gc
import json
import socket
import subprocess
import sys
import time
import weakref
from pathlib import Path

import pytest

from cairn.arena.workers import environment
from cairn.server import collecting

from .client import Browser, Server, serving
from .readers import all_tables, two_players

LOOKS = 990
HASTY = """
import sys
from cairn.server import connection
connection.PATIENCE = {patience}
from cairn.server.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


def _long_chat(anna: Browser) -> str:
    """A table whose story is long: the path of its socket."""
    table = anna.make("me", "here", games="1", start="1")
    anna.say(table, 0)
    anna.say(table, 1)
    anna.reveal(table)
    talk = anna.socket(table, 0)
    talk.until("view")
    for _ in range(60):
        seat = talk.question["seat"]
        talk.send("look", seat=seat)
        while talk.until("view")["view"]["you"] != seat:
            pass
        assert "view" == talk.move(talk.question["options"][0])["type"]
    talk.close()
    return f"/ws/{table['id']}?seat=0"


def _deaf(anna: Browser, path: str) -> socket.socket:
    """A socket that sends and never reads."""
    host, _, port = anna.server.host.partition(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect((host, int(port)))
    hello = (
        f"GET {path} HTTP/1.1\r\nHost: {anna.server.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: cairn={anna.cookie}\r\n\r\n"
    )
    look = b'{"type":"look","seat":0}'
    raw.setblocking(False)
    raw.sendall(hello.encode())
    time.sleep(0.5)
    try:
        for _ in range(LOOKS):
            raw.sendall(bytes([0x81, 0x80 | len(look), 0, 0, 0, 0]) + look)
    except BlockingIOError:
        # The server does not listen to somebody who does not read.
        pass
    return raw


def _memory(server: Server) -> int:
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


# The ping by which one of them ends takes up to 40 s.
@pytest.mark.thorough
def test_memory_stays_bounded_and_the_reader_is_cut_off(tmp_path: Path) -> None:
    """Three sockets ask a thousand times for a long story and read nothing: kilobytes, not hundreds of MB."""
    # Generous, so that nothing but the reader himself keeps the answers back.
    with serving(tmp_path / "tables.db", HASTY.format(patience=2.0), "--generous", "1000") as server:
        anna = Browser(server)
        path = _long_chat(anna)
        before = _memory(server)
        deaf = [_deaf(anna, path) for _ in range(3)]
        time.sleep(1)
        # A story of 60 moves has 8 kB: unbounded, these would be some 24 MB.
        assert _memory(server) - before < 5_000_000
        # Who has little waiting is ended by the ping that he does not answer, after 40 s.
        until = time.monotonic() + 45
        while json.loads(anna.ask("GET", "/health")[2])["sockets"] and time.monotonic() < until:
            time.sleep(0.2)
        assert 0 == anna.get("/health")["sockets"]
        for raw in deaf:
            raw.close()


def test_a_table_that_is_put_away_is_freed_at_once(tmp_path: Path) -> None:
    """No pass of the garbage collector is needed for it."""
    tables = all_tables(tmp_path)
    try:
        from cairn.server.table import Table

        table = Table(two_players(), tables.store, tables.crew)
        tables._open[table.row.id] = table
        gone = weakref.ref(table)
        gc.disable()
        del table
        tables.put_away(-1)
        assert gone() is None
    finally:
        gc.enable()
        tables.store.close()


def test_a_server_freezes_what_is_there_at_its_start() -> None:
    """Full passes leave it out, and none is made while somebody plays."""
    code = (
        "import gc; from cairn.server import serve, collecting; collecting.tame(); "
        "print(gc.get_freeze_count(), *gc.get_threshold())"
    )
    done = subprocess.run(
        [sys.executable, "-P", "-c", code], env=environment(), capture_output=True, text=True, check=True
    )
    frozen, *thresholds = map(int, done.stdout.split())
    assert frozen > 20_000 and collecting.THRESHOLDS == tuple(thresholds)
