"""One damaged row harms one table: the lobby goes on, and the check names it."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from cairn.core.errors import GameError
from cairn.server.checking import check_matches
from cairn.server.store import open_store

from .client import Browser, Json, serving

DAMAGES: dict[str, list[str]] = {
    "broken JSON": ["UPDATE tables SET options = '{' WHERE id = ?"],
    "a word that is none": ["UPDATE tables SET status = 'gone' WHERE id = ?"],
    "a lost seat": ["DELETE FROM seats WHERE n = 0 AND table_id = ?"],
    "no seats": ["DELETE FROM seats WHERE table_id = ?", "DELETE FROM holders WHERE table_id = ?"],
    "a broken line of the chat": ["UPDATE log SET payload = '{}' WHERE kind = 'chat' AND table_id = ?"],
    "a request without an id": [
        """UPDATE log SET payload = replace(payload, '"id"', '"di"') WHERE kind = 'move' AND table_id = ?"""
    ],
    "no JSON at all": ["UPDATE log SET payload = 'x' WHERE kind = 'move' AND table_id = ?"],
}


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, Browser, list[Json]]:
    """A store with two tables that anybody may watch, at each of which was played and said something."""
    file = tmp_path_factory.mktemp("good") / "tables.db"
    with serving(file) as server:
        anna = Browser(server)
        tables = [anna.make("me", "here", games="1", start="1", watch="anybody") for _ in range(2)]
        for table in tables:
            anna.say(table, 0)
            anna.say(table, 1)
            socket = anna.socket(table, 0)
            socket.until("view")
            socket.move(socket.question["options"][0])
            socket.move(socket.question["options"][0])
            socket.send("chat", text="Hello")
            socket.until("chat")
            socket.close()
    return file.read_bytes(), anna, tables


def problems(file: Path) -> dict[str, str | None]:
    """What the check says of each table."""
    return {
        table: problem.key if isinstance(problem, GameError) else problem and repr(problem)
        for table, problem in check_matches(file)
    }


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_row_harms_its_table_alone(
    good: tuple[bytes, Browser, list[Json]], damage: list[str], tmp_path: Path
) -> None:
    """Lists and the other table go on; who asks for the damaged one is told so; no crash is written down."""
    content, anna, (bad, fine) = good
    file = tmp_path / "tables.db"
    file.write_bytes(content)
    assert {bad["id"]: None, fine["id"]: None} == problems(file)
    with sqlite3.connect(file) as connection:
        for statement in damage:
            connection.execute(statement, (bad["id"],))
    connection.close()
    with serving(file) as server:
        anna.server = server
        lists = anna.get("/api/tables")
        assert fine["id"] in [one["id"] for one in lists["yours"]]
        assert fine["id"] in [one["id"] for one in lists["open"]]
        assert fine["id"] in [one["table"]["id"] for one in anna.get("/api/history")["rows"]]
        assert (409, "no-broken-table") == anna.refused("GET", f"/api/tables/{bad['id']}")
        assert "playing" == anna.look_at(fine)["status"]
        socket = anna.socket(fine, 0)
        socket.until("view")
        socket.close()
    assert [] == list(tmp_path.glob("crash-*"))
    assert {bad["id"]: "match-row-damaged", fine["id"]: None} == problems(file)


def altered(file: Path, table: Json, change: Callable[[str], str]) -> None:
    """Change the first move of a table."""
    with sqlite3.connect(file) as connection:
        found = connection.execute(
            "SELECT n, payload FROM log WHERE kind = 'move' AND table_id = ? ORDER BY n LIMIT 1",
            (table["id"],),
        ).fetchone()
        connection.execute(
            "UPDATE log SET payload = ? WHERE table_id = ? AND n = ?",
            (change(found[1]), table["id"], found[0]),
        )
    connection.close()


def test_a_line_that_was_altered_is_noticed(good: tuple[bytes, Browser, list[Json]], tmp_path: Path) -> None:
    """Though it can be played: another request's name changes no move."""
    content, _, (bad, fine) = good
    file = tmp_path / "tables.db"
    file.write_bytes(content)
    altered(file, bad, lambda line: line.replace('"id":"m', '"id":"n'))
    assert {bad["id"]: "match-altered", fine["id"]: None} == problems(file)


def test_a_line_that_was_taken_out_is_noticed(
    good: tuple[bytes, Browser, list[Json]], tmp_path: Path
) -> None:
    """And one that was moved to another table."""
    content, _, (bad, fine) = good
    file = tmp_path / "tables.db"
    file.write_bytes(content)
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM log WHERE kind = 'chat' AND table_id = ?", (bad["id"],))
        connection.execute("DELETE FROM log WHERE kind = 'chat' AND table_id = ?", (fine["id"],))
        last = "SELECT max(n) FROM log WHERE table_id = ? AND kind = 'move'"
        (n,) = connection.execute(last, (fine["id"],)).fetchone()
        connection.execute("DELETE FROM log WHERE table_id = ? AND n = ?", (fine["id"], n - 1))
    connection.close()
    # Without its last line a log is a log; a gap is not.
    assert None is problems(file)[bad["id"]]
    store = open_store(file)
    assert n == store.altered(fine["id"])
    store.close()
