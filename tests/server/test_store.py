"""The store: what was answered is there, and a job that fails takes no other with it."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from cairn.core.errors import BadSetup
from cairn.server.rows import RematchRow, SeatRow, TableRow, hashed
from cairn.server.schema import FIRST, VERSION
from cairn.server.store import Store, put_log, put_progress, put_snapshot, put_table
from cairn.server.wire_life import Clock
from tests.cli.running import cairn


def a_row(table_id: str = "t1", made: float = 1.0, holder: str = "anna") -> TableRow:
    """A table with a person and a bot."""
    seats = [SeatRow("person", "Anna", key="k", holders=[holder]), SeatRow("bot", "rule", "rule")]
    return TableRow(table_id, "g", 1, "none", {"a": "b"}, "", "anybody", holder, b"\0s", "i", made, seats)


def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    """Seats and holders too, after the file was closed and opened again."""
    row = a_row()
    store = Store(tmp_path / "a.db")
    asyncio.run(store.write(put_table(row)))
    row.status, row.moves, row.to_move, row.scores = "playing", 3, 1, [5, -20]
    row.winners, row.resigned, row.pauses, row.moved = [0], 1, True, 9.5
    row.clock, row.rematch = Clock(60, 0, 0, "bot"), RematchRow([0], None, "t9")
    row.hints, row.undo, row.share, row.after = "agreed", "never", "s", "t0"
    row.seats[0].word, row.seats[0].stand_in = "river", "rule"
    row.seats[0].holders.append("phone")
    asyncio.run(store.write([*put_table(row), put_progress(row), put_snapshot("t1", 0, 1, {})]))
    store.close()

    assert 0o600 == (tmp_path / "a.db").stat().st_mode & 0o777
    store = Store(tmp_path / "a.db")
    found = store.table("t1")
    assert found is not None
    found.seats[0].holders.sort()
    assert row == found
    assert None is store.table("t2")
    assert [["t1"], ["t1"], []] == [[row.id for row in store.yours(x)] for x in ("anna", "phone", "ben")]
    assert 1 == store.unfinished("anna")
    assert ["t1"] == [row.id for row in store.open()] == [row.id for row in store.all()]
    store.close()


def test_many_jobs_share_a_transaction_and_fail_alone(tmp_path: Path) -> None:
    """A number of the log that is taken is refused; what came with it in the same job is not kept either."""
    store = Store(tmp_path / "a.db")

    async def write() -> list[BaseException | None]:
        jobs = [store.write([put_log("t", n % 40, "move", {"n": n})]) for n in range(41)]
        bad = store.write([put_log("u", 0, "move", {}), put_log("t", 3, "move", {})])
        return await asyncio.gather(*jobs, bad, return_exceptions=True)

    results = asyncio.run(write())
    assert [None] * 40 == results[:40]
    assert all(isinstance(one, sqlite3.IntegrityError) for one in results[40:])
    assert [(n, "move", {"n": n}) for n in range(40)] == store.log("t")
    assert [] == store.log("u")
    store.close()


def test_a_disk_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """Every job of the transaction fails, and later ones go through when the disk is there again."""
    store = Store(tmp_path / "a.db")
    blocker = sqlite3.connect(tmp_path / "a.db")
    store._writing.execute("PRAGMA busy_timeout = 50")
    blocker.execute("BEGIN IMMEDIATE")
    with pytest.raises(sqlite3.OperationalError):
        asyncio.run(store.write([put_log("t", 0, "move", {})]))
    blocker.execute("ROLLBACK")
    asyncio.run(store.write([put_log("t", 0, "move", {})]))
    assert 1 == len(store.log("t"))
    blocker.close()
    store.close()


def test_a_store_of_another_version_is_not_touched(tmp_path: Path) -> None:
    """It says which versions."""
    Store(tmp_path / "a.db").close()
    with sqlite3.connect(tmp_path / "a.db") as file:
        file.execute("UPDATE schema_version SET version = 99")
    with pytest.raises(BadSetup, match="99"):
        Store(tmp_path / "a.db")


def test_a_store_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    """Once; its tables have what they had, and no more than that."""
    with sqlite3.connect(tmp_path / "a.db") as file:
        file.executescript(FIRST)
        file.execute(
            "INSERT INTO tables VALUES ('t1', 'g', 1, 'none', '{}', '', 'link', 'anna', x'00', 'i', 5.0, "
            "'over', 3, NULL, '[1, 2]')"
        )
        file.execute("INSERT INTO seats VALUES ('t1', 0, 'person', 'Anna', '', 'k', 'river')")
    for _ in range(2):
        store = Store(tmp_path / "a.db")
        found = store.table("t1")
        assert found is not None
        assert (5.0, None, "bots", "ask", [], None) == (
            found.moved,
            found.clock,
            found.hints,
            found.undo,
            found.winners,
            found.rematch,
        )
        assert ("river", "") == (found.seats[0].word, found.seats[0].stand_in)
        store.close()
    with sqlite3.connect(tmp_path / "a.db") as file:
        assert [(VERSION,)] == file.execute("SELECT version FROM schema_version").fetchall()


def test_tokens_are_kept_as_hashes() -> None:
    """The same token has the same hash, and nothing of it shows."""
    assert hashed("abc") == hashed("abc") != hashed("abd")
    assert "abc" not in hashed("abc")


def test_a_file_that_is_no_store_is_left_alone(tmp_path: Path) -> None:
    """A sentence, also from the command, and not a letter of it is changed."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, " * 200)
    with pytest.raises(BadSetup) as refused:
        Store(file)
    assert "no-store-file" == refused.value.key
    told = cairn("check-matches", str(file))
    assert (2, f"The file {file} is not one that keeps tables.\n") == (told.returncode, told.stderr)
    assert "Dear Anna, " * 200 == file.read_text()
