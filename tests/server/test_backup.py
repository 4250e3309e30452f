"""A copy of the store of a running server has exactly what was answered by its moment."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from cairn.core.errors import BadSetup
from cairn.server.checking import check_matches
from cairn.server.rows import SeatRow, TableRow
from cairn.server.store import open_store, put_log, put_table
from cairn.server.store.backup import back_up

from .client import Browser, serving
from .postgres import Cluster


def test_a_backup_under_load_restores_to_what_was_answered(tmp_path: Path) -> None:
    """All that was answered before it began is there, nothing that was sent after it, and it is served."""
    copy = tmp_path / "copy.db"
    with serving(tmp_path / "tables.db") as server:
        anna = Browser(server)
        table = anna.make("me", "here", games="1", start="1")
        anna.say(table, 0)
        anna.say(table, 1)
        socket = anna.socket(table, 0)
        socket.until("view")
        answered = [0]
        stop = threading.Event()

        def play() -> None:
            while not stop.is_set() and socket.question is not None:
                if "options" not in socket.question:
                    socket.send("look", seat=socket.question["seat"])
                    socket.until("view")
                    continue
                answered[0] = socket.move(socket.question["options"][0])["at"]

        playing = threading.Thread(target=play)
        playing.start()
        while answered[0] < 5:
            stop.wait(0.01)
        before = answered[0]
        back_up(str(tmp_path / "tables.db"), copy)
        sent = answered[0] + 1
        while answered[0] < sent + 3:
            stop.wait(0.01)
        stop.set()
        playing.join()
        socket.close()
    assert 0o600 == copy.stat().st_mode & 0o777
    with closing(sqlite3.connect(copy)) as file:
        (kept,) = file.execute("SELECT count(*) FROM log WHERE kind = 'move'").fetchone()
    assert before <= kept <= sent
    assert [(table["id"], None)] == list(check_matches(copy))
    with serving(copy) as server:
        anna.server = server
        assert kept == anna.socket(table, 0).until("view")["at"]


def test_a_backup_never_replaces_a_file(tmp_path: Path) -> None:
    """A sentence says so."""
    open_store(tmp_path / "a.db").close()
    (tmp_path / "b.db").write_text("mine")
    with pytest.raises(BadSetup) as refused:
        back_up(str(tmp_path / "a.db"), tmp_path / "b.db")
    assert "backup-there" == refused.value.key
    assert "mine" == (tmp_path / "b.db").read_text()


def test_a_database_is_copied_into_a_file(cluster: Cluster, tmp_path: Path) -> None:
    """A table, its secret and its log are the same as they were."""
    address = cluster.database()
    source = open_store(address)
    seats = [SeatRow("person", "Anna", key="k", holders=["anna"]), SeatRow("bot", "rule", "rule")]
    row = TableRow("t1", "g", 1, "none", {"a": "b"}, "", "anybody", "anna", b"\0s", "i", 1.0, seats)
    asyncio.run(source.write([*put_table(row), put_log("t1", 0, "move", {"n": 1})]))
    back_up(address, tmp_path / "copy.db")
    copy = open_store(tmp_path / "copy.db")
    assert source.table("t1") == copy.table("t1")
    assert source.log("t1") == copy.log("t1") != []
    assert None is copy.altered("t1")
    source.close()
    copy.close()
