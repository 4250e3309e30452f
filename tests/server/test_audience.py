"""Who is told what at a table with many readers: once for all who may know the same, and never to others."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cairn.server import audience, messages
from cairn.server.sockets import WAITING, Socket
from cairn.server.table import Table
from cairn.server.tables import Tables
from cairn.server.wire import Said, Shown

from .readers import Wire, all_tables, reader, talking, two_players, unframed


def _run(folder: Path, test: Any) -> None:
    """Run a test with a table of two players at which the match has begun."""

    async def run() -> None:
        tables = all_tables(folder)
        try:
            table = Table(two_players(), tables.store, tables.crew)
            await table.open()
            tables._open[table.row.id] = table
            await test(tables, table)
        finally:
            tables.store.close()

    asyncio.run(run())


async def _play(table: Table, moves: int) -> None:
    """Play the first of the options, again and again."""
    for n in range(moves):
        course = table.playing()
        assert course.to_move is not None
        first = course.match.game.spell(course.match.state.options()[0])
        holder = ["anna", "ben"][course.to_move]
        async with table.lock:
            await table.play(first, course.to_move, holder, f"m{n}")


def test_a_shared_view_reaches_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each reader gets to the byte what would be made for him alone, however many share it."""
    made: list[Shown] = []
    shown = messages.shown

    def counted(*args: Any) -> Shown:
        made.append(shown(*args))
        return made[-1]

    async def test(tables: Tables, table: Table) -> None:
        await _play(table, 4)
        eyes = [("anna", 0), ("ben", 1), ("anna", None), ("cleo", None), ("dora", None)]
        here = [reader(holder, seat, heard) for holder, seat in eyes for heard in (0, 3, 0)]
        table.sockets.extend(socket for socket, _ in here)
        for n in range(6):
            course = table.playing()
            heard = [course.known_since(socket.heard, socket.cuts) for socket, _ in here]
            made.clear()
            async with table.lock:
                table.tell_views(f"a{n}", "anna")
            for (socket, wire), since in zip(here, heard, strict=True):
                answer = f"a{n}" if socket.holder == "anna" else ""
                alone = Socket.spell(shown(course, socket.seat, since, None, answer, None, []))
                assert [alone.encode()] == unframed(wire.frames[-1])
            # Seat 1, seat 2, a spectator's view for Anna and one for the others; twice that before all have
            # heard the same.
            assert len(made) == (8 if n == 0 else 4)
            await _play(table, 1)
            for _, wire in here:
                wire.frames.clear()

    monkeypatch.setattr(audience.messages, "shown", counted)
    _run(tmp_path, test)


def test_keys_reach_only_their_holders(tmp_path: Path) -> None:
    """What is around the match is shared by those who hold nothing, and no key or invitation is in it."""

    async def test(tables: Tables, table: Table) -> None:
        secrets = [table.info("anna").seat_keys["0"], table.info("ben").seat_keys["1"]]
        assert all(secrets)
        people = ["anna", "ben", "cleo", "dora", "anna"]
        here = [reader(holder) for holder in people]
        table.sockets.extend(socket for socket, _ in here)
        table.tell_table()
        frames = [wire.frames[-1] for _, wire in here]
        assert frames[2] == frames[3] and frames[0] == frames[4]
        assert len({*frames}) == 3
        seen = [[key.encode() in frame for key in secrets] for frame in frames]
        assert [[True, False], [False, True], [False, False]] == seen[:3]

    _run(tmp_path, test)


def test_many_watchers_cost_no_more_than_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each newcomer is shown the table; the others are told at most once a second, all in the same words."""
    infos: list[str] = []
    info = audience.table_info

    def counted(row: Any, holder: str, *more: Any) -> Any:
        infos.append(holder)
        return info(row, holder, *more)

    async def test(tables: Tables, table: Table) -> None:
        watchers = 300
        here = [reader(f"watcher {n}") for n in range(watchers)]
        for socket, _ in here:
            await table.join(socket)
        told = sum(len(wire.messages("table")) for _, wire in here)
        assert watchers <= told <= 3 * watchers
        infos.clear()
        for socket, _ in here[:50]:
            await table.leave(socket)
        told = sum(len(wire.messages("table")) for _, wire in here) - told
        assert told <= 2 * watchers and len(infos) <= 2
        await asyncio.sleep(1.1)
        assert watchers - 50 == here[-1][1].messages("table")[-1]["watchers"]
        table.rest()

    monkeypatch.setattr(audience, "table_info", counted)
    _run(tmp_path, test)


def test_who_does_not_read_is_owed_the_newest_view(tmp_path: Path) -> None:
    """Nothing is made or kept for him; once he reads he gets one view with all that happened."""

    async def test(tables: Tables, table: Table) -> None:
        socket, wire = reader("ben", 1)
        talk = talking(table, socket)
        await table.join(socket)
        before = len(wire.messages("view")[-1]["events"])
        wire.frames.clear()
        wire.is_full = True
        await _play(table, 12)
        table.tell_table()
        assert [] == wire.frames
        wire.is_full = False
        talk.drained()
        await asyncio.gather(*wire.tasks)
        (view,) = wire.messages("view")
        assert table.playing().match.at == view["at"] and before == view["since"]
        assert len(table.playing().match.events) == view["since"] + len(view["events"])
        assert 1 == len(wire.messages("table"))
        table.rest()

    _run(tmp_path, test)


def test_who_does_not_read_is_not_heard(tmp_path: Path) -> None:
    """His requests wait until he has read the answers to earlier ones, and come in order then."""

    async def test(tables: Tables, table: Table) -> None:
        socket, wire = reader("ben", 1)
        talk = talking(table, socket)
        await table.join(socket)
        wire.frames.clear()
        wire.is_full = True
        for _ in range(5):
            talk.heard('{"type":"look","seat":1}')
        await asyncio.sleep(0)
        assert ([], [False] * 5) == (wire.frames, wire.reading)
        wire.is_full = False
        talk.drained()
        await asyncio.gather(*wire.tasks)
        assert (5, True) == (len(wire.messages("view")), wire.reading[-1])
        table.rest()

    _run(tmp_path, test)


def test_what_waits_is_bounded_in_bytes(tmp_path: Path) -> None:
    """What cannot be left out waits, up to a limit; then the reader is cut off."""

    async def test(tables: Tables, table: Table) -> None:
        socket, wire = reader("cleo")
        table.sockets.append(socket)
        wire.is_full = True
        for n in range(2000):
            table.tell(Said(n, 0, "Anna", "x" * 500, 0.0))
        longest = max(map(len, wire.frames))
        assert wire.was_cut and WAITING < wire.waiting <= WAITING + longest

    _run(tmp_path, test)


def test_frames_of_every_size() -> None:
    """A length is written in 1, 3 or 9 bytes."""
    wire = Wire()
    for size in (0, 125, 126, 65535, 65536, 200_000):
        text = "x" * size
        frame = audience.Socket.frame(Said(0, None, "", text, 0.0))
        wire.write(frame)
        assert text.encode() in unframed(frame)[0]
    assert 6 == len(wire.messages("chat"))
