"""Tables are opened from their logs: what stands is played, long logs aside, and no table twice."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cairn.core.dice import QuickStream
from cairn.games import GAMES
from cairn.server import ledger, restore, tables, undoing
from cairn.server.course import Course
from cairn.server.denied import Denied
from cairn.server.lines import Line
from cairn.server.reopening import ALL, reopen
from cairn.server.restore import Restored, replay, start
from cairn.server.rows import TableRow
from cairn.server.seating import new_row
from cairn.server.table import Table
from cairn.server.tables import Tables
from cairn.server.wire import NewTable, SeatWish

from .readers import all_tables, reader, talking, two_players


def _row(name: str) -> TableRow:
    """A table of one game at which everybody sits at one device."""
    seats = [SeatWish("here", f"P{n}") for n in range(GAMES[name].seats[0])]
    row = new_row(NewTable(name, seats), "anna")
    row.status = "playing"
    row.options = dict(restore.begin(row).match.options)
    return row


def _log(row: TableRow, seed: int, length: int) -> list[Line]:
    """A log of random moves, some of them sent together, and of undos to anywhere."""
    stream, course, log = QuickStream(seed), restore.begin(row), list[Line]()
    match = course.match
    for number in range(length):
        if course.is_over or (match.moves and stream.below(5) == 0):
            before, to = len(match.events), stream.below(len(match.moves))
            course.undo(to)
            cut = {"cut": course.cuts[-1]} if seed % 2 else {}
            assert before == course.cuts[-1][0]
            log.append((number, "undo", {"to": to, "holder": "anna", "id": f"u{number}", **cut}))
            continue
        first = len(match.moves)
        for _ in range(1 + stream.below(3)):
            if not course.is_over:
                course.push(match.state.random_move(stream))
        moves = [
            {"seat": match.seats[n], "move": match.game.spell(match.moves[n])}
            for n in range(first, len(match.moves))
        ]
        if len(moves) == 1:
            log.append((number, "move", {**moves[0], "holder": "anna", "id": f"m{number}"}))
        else:
            course.bind(first)
            log.append((number, "batch", {"moves": moves, "holder": "anna", "id": f"b{number}"}))
    return log


def _facts(course: Course) -> Any:
    """All that a table knows of its match."""
    match = course.match
    seats = [None, *range(len(match.players))]
    return (
        (match.state.dump(), match.moves, match.seats, match.marks, match.learnt, match.resigned),
        (match.text(), match.at, course.chosen, [match.told(seat) for seat in seats]),
        [(course.undo_of(seat), course.last_since(seat)) for seat in seats],
    )


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_stands_is_what_every_line_played_leads_to(name: str, seed: int) -> None:
    """The quick way to open a table and the thorough one agree in everything; old logs have no cuts."""
    row = _row(name)
    log = _log(row, seed, 60)
    thorough, quick = replay(row, log), start(row, log)
    reopen(quick, log)
    assert _facts(thorough) == _facts(quick)
    expected = thorough.cuts if seed % 2 else [ALL] * len(thorough.cuts)
    assert expected == quick.cuts
    for heard in range(0, len(thorough.match.events) + 40, 7):
        known = quick.known_since(heard)
        assert known <= thorough.known_since(heard)
        assert known == thorough.known_since(heard) if seed % 2 else known in (0, heard)


def test_undone_moves_are_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often a move was made and taken back, it is played as often as it stands."""
    row = _row("lost-cities")
    course = restore.begin(row)
    spelling = row and course.match.game.spell(course.match.state.options()[0])
    move = {"seat": course.to_move, "move": spelling, "holder": "anna"}
    log: list[Line] = []
    for n in range(2000):
        log.append((2 * n, "move", {**move, "id": f"m{n}"}))
        log.append((2 * n + 1, "undo", {"to": 0, "holder": "anna", "id": f"u{n}"}))
    log.append((len(log), "move", {**move, "id": "last"}))
    pushed: list[int] = []
    push = Course.push

    def counted(self: Course, one: int) -> None:
        pushed.append(one)
        push(self, one)

    monkeypatch.setattr(Course, "push", counted)
    restored = Restored(row, log)
    assert restored.course is not None
    assert (1, 4001, 2000) == (len(pushed), restored.course.match.at, len(restored.course.cuts))


def _run(folder: Path, does: Callable[[Tables, Table], Awaitable[None]]) -> None:
    async def run() -> None:
        every = all_tables(folder)
        try:
            table = Table(two_players(), every.store, every.crew)
            await table.open()
            every._open[table.row.id] = table
            await does(every, table)
        finally:
            every.store.close()

    asyncio.run(run())


async def _play(table: Table, moves: int) -> None:
    for _ in range(moves):
        course = table.playing()
        assert course.to_move is not None
        async with table.lock:
            await table.play(course.match.game.spell(course.match.state.options()[0]), course.to_move)


def test_a_long_log_is_read_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In another thread, once for all who ask, while the loop goes on; and a short one at once."""
    where: list[int] = []
    ticks: list[int] = []
    going = threading.Event()

    def read(row: TableRow, log: list[Line]) -> Restored:
        where.append(threading.get_ident())
        assert going.wait(10)
        return Restored(row, log)

    async def test(every: Tables, table: Table) -> None:
        await _play(table, 12)
        at, table_id = table.playing().match.at, table.row.id
        del every._open[table_id]
        await every.prepare(table_id)
        assert {} == every._open

        monkeypatch.setattr(tables, "LONG_LOG", 10)
        asked = [asyncio.create_task(every.prepare(table_id)) for _ in range(3)]
        while len(ticks) < 50:
            await asyncio.sleep(0)
            ticks.append(len(where))
        asked[0].cancel()
        going.set()
        await asyncio.gather(*asked[1:])
        again = every.find(table_id, "anna")
        assert again is not table and again.playing().match.at == at
        assert 1 == len(where) and threading.get_ident() not in where
        await every.prepare(table_id)
        assert again is every.find(table_id, "anna")

    monkeypatch.setattr(tables, "Restored", read)
    _run(tmp_path, test)


def test_a_table_somebody_asks_for_is_not_put_away(tmp_path: Path) -> None:
    """Between finding it and joining it there may be a moment: else there would be two of it."""

    async def test(every: Tables, table: Table) -> None:
        table.touched -= 2 * tables.IDLE_SECONDS
        found = every.find(table.row.id, "anna")
        every.put_away(tables.IDLE_SECONDS)
        assert found is every.find(table.row.id, "anna")

    _run(tmp_path, test)


def test_a_seat_that_was_lost_on_the_way_in_shows_nothing(tmp_path: Path) -> None:
    """Whoever may look through a seat is asked again when he comes in."""

    async def test(every: Tables, table: Table) -> None:
        socket, wire = reader("ben", 1)
        table.row.seats[1].holders.remove("ben")
        await table.join(socket)
        assert ([], []) == (wire.frames, table.sockets)

    _run(tmp_path, test)


def test_a_table_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many moves, undos and lines of the chat; more are refused, and nothing changes."""

    async def test(every: Tables, table: Table) -> None:
        monkeypatch.setattr(ledger, "MOST_LINES", 4)
        await _play(table, 4)
        at = table.playing().match.at
        with pytest.raises(Denied) as denied:
            await _play(table, 1)
        assert "no-more-lines" == denied.value.key
        sockets = [reader("anna", 0), reader("ben", 1)]
        for socket, _ in sockets:
            await table.join(socket)
        for asked in ('{"type":"chat","text":"hm"}', f'{{"type":"undo","at":{at},"id":"u"}}'):
            for socket, wire in sockets:
                talking(table, socket).heard(asked)
                await asyncio.gather(*wire.tasks)
        assert {"no-more-lines"} >= {
            one["key"] for _, wire in sockets for one in wire.messages("refused")
        } - {"no-undo"}
        assert (at, 0) == (table.playing().match.at, len(table.chat))
        monkeypatch.setattr(ledger, "MOST_LINES", 100)
        monkeypatch.setattr(undoing, "MOST_UNDOS", 0)
        socket, wire = sockets[table.playing().match.seats[-1]]
        talking(table, socket).heard(f'{{"type":"undo","at":{at},"id":"v"}}')
        await asyncio.gather(*wire.tasks)
        assert "no-undo-more" == wire.messages("refused")[-1]["key"]
        table.rest()

    _run(tmp_path, test)
