"""Several processes on PostgreSQL: each table has one owner, and whoever dies loses nothing."""

import asyncio
import json
import signal
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cairn.server.checking import check_matches

from .client import PATIENCE, Browser, Json, Server
from .postgres import Cluster

BACK = 5.0
"""Seconds within which everybody is back at their table."""
ELSEWHERE = """
import sys
from cairn.server import door
door.this_machine = lambda: "another"
from cairn.server.__main__ import main
sys.exit(main(sys.argv[1:]))
"""
"""A process that takes itself to be on another machine."""


class Process(Server):
    """One of several processes."""

    def __init__(self, address: str, folder: Path, code: str = "") -> None:
        self.address_of_store = address
        super().__init__(folder / f"{time.monotonic_ns()}.db", code, "--db", address)


@contextmanager
def processes(address: str, folder: Path, *codes: str) -> Iterator[list[Process]]:
    """Several processes on one store, each with an address of its own."""
    running = [Process(address, folder, code) for code in codes]
    try:
        yield running
    finally:
        for one in running:
            if one.process.poll() is None:
                one.process.send_signal(signal.SIGCONT)
                assert 0 == one.stop()
        for one in running:
            assert "Traceback" not in (told := one.db.with_suffix(".err").read_text()), told


def a_match(person: Browser) -> Json:
    """A table at which two people play at one device."""
    table = person.make("me", "here", games="1", start="1")
    person.say(table, 0)
    person.say(table, 1)
    return table


def owners(address: str) -> dict[str, str]:
    """Which process owns which table."""
    with psycopg.connect(address) as connection:
        return dict(connection.execute("SELECT table_id, process FROM owners").fetchall())


def logged(address: str, table: Json) -> list[str]:
    """The moves that are kept of a table."""
    with psycopg.connect(address) as connection:
        question = "SELECT payload FROM log WHERE table_id = %s AND kind = 'move' ORDER BY n"
        return [json.loads(line)["move"] for (line,) in connection.execute(question, (table["id"],))]


@pytest.mark.parametrize(
    "code",
    ["", pytest.param(ELSEWHERE, marks=pytest.mark.thorough)],
    ids=["one machine", "two machines"],
)
def test_any_process_finds_the_owner_of_a_table(cluster: Cluster, tmp_path: Path, code: str) -> None:
    """New tables go round; a request or a socket at the wrong process comes to the right one."""
    address = cluster.database()
    with processes(address, tmp_path, "", code) as (first, second):
        time.sleep(1.2)
        anna = Browser(first)
        tables = [a_match(anna) for _ in range(4)]
        assert [2, 2] == list(Counter(owners(address).values()).values())
        for server in (first, second):
            anna.server = server
            for table in tables:
                assert "playing" == anna.look_at(table)["status"]
                socket = anna.socket(table, 0)
                view = socket.until("view")
                seat = view["view"]["decision"]["seat"]
                socket.send("look", seat=seat)
                socket.until("view")
                move = socket.question["options"][0]
                assert view["at"] + 1 == socket.move(move, id=f"m{view['at']}")["at"]
                assert move == logged(address, table)[-1]
                socket.close()
        assert (404, "no-such-table") == anna.refused("GET", "/api/tables/123456789abc")
        assert 4 == len(owners(address))
    assert {} == owners(address)
    assert [None] * 4 == [problem for _, problem in check_matches(address)]


class Player:
    """Two people at one device who play at any process, and come back when they are sent away."""

    def __init__(self, person: Browser, table: Json, hosts: list[str]) -> None:
        self.cookie = person.cookie
        self.table = table
        self.hosts = hosts
        self.view: Json = None
        self.answered: list[str] = []
        self.sent: Json = None
        self.refused = 0
        self.away = 0.0
        """The longest time without the table."""

    async def play(self, until: asyncio.Event) -> None:
        """Play, and connect again when the connection is lost."""
        left = time.monotonic()
        n = 0
        while not until.is_set():
            n += 1
            address = f"ws://{self.hosts[n % len(self.hosts)]}/ws/{self.table['id']}?seat=0"
            headers = {"Cookie": f"cairn={self.cookie}"}
            try:
                opening = connect(
                    address, additional_headers=headers, compression=None, open_timeout=PATIENCE
                )
                async with opening as socket:
                    await self.hear(socket)
                    self.away = max(self.away, time.monotonic() - left)
                    await self.sit(socket, until)
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError):
                await asyncio.sleep(0.1)
            else:
                return
            left = left if self.view is None else time.monotonic()
            self.view = None

    async def hear(self, socket: Any, answers: str | None = None) -> None:
        """Hear until a view, or until the view that answers, or that it was refused."""
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] == "view":
                self.view = message
                if answers in (None, message["answers"]):
                    return
            if message["type"] in ("refused", "stale") and message["id"] == answers:
                assert message["type"] == "stale" or "no-store" == message["key"], message
                self.refused += 1
                raise EOFError

    async def sit(self, socket: Any, until: asyncio.Event) -> None:
        """Play on; what was not answered is sent again as it was."""
        while not until.is_set():
            if self.sent is not None and self.view["at"] > self.sent["at"]:
                # It was kept, though nobody could say so.
                self.answered.append(self.sent["move"])
                self.sent = None
            decision = self.view["view"]["decision"]
            if decision is None:
                return
            if "options" not in decision:
                await socket.send(json.dumps({"type": "look", "seat": decision["seat"]}))
                await self.hear(socket)
                continue
            at, options = self.view["at"], decision["options"]
            self.sent = {"type": "move", "at": at, "id": f"m{at}", "move": options[at % len(options)]}
            await socket.send(json.dumps(self.sent))
            await self.hear(socket, self.sent["id"])
            assert at + 1 == self.view["at"]
            self.answered.append(self.sent["move"])
            self.sent = None
            await asyncio.sleep(0.05)


async def under_load(players: list[Player], disturb: Any, before: float = 1.0, after: float = 5.0) -> None:
    """All play, something happens in the middle, and all play on."""
    until = asyncio.Event()
    playing = [asyncio.create_task(player.play(until)) for player in players]
    await asyncio.sleep(before)
    await asyncio.to_thread(disturb)
    await asyncio.sleep(after)
    until.set()
    await asyncio.gather(*playing)


def all_there(address: str, players: list[Player]) -> None:
    """Every answered move is kept, once, and at most the one under way besides."""
    for player in players:
        kept = logged(address, player.table)
        more = [] if player.sent is None or len(kept) == len(player.answered) else [player.sent["move"]]
        assert player.answered + more == kept
    assert {None} == {problem for _, problem in check_matches(address)}


def seated(servers: list[Process], count: int) -> list[Player]:
    """Players at several tables, half of them first at each process."""
    people = [Browser(server) for server in servers]
    hosts = [server.host for server in servers]
    players = []
    for n in range(count):
        person = people[n % len(people)]
        players.append(Player(person, a_match(person), [*hosts[n % 2 :], *hosts[: n % 2]]))
    return players


def test_a_process_that_is_killed_loses_nothing(cluster: Cluster, tmp_path: Path) -> None:
    """Every answered move is there, and everybody is back at their table within five seconds."""
    address = cluster.database()
    with processes(address, tmp_path, "", "") as (first, second):
        players = seated([first, second], 12)
        asyncio.run(under_load(players, first.kill, after=6.0))
        owning = set(owners(address).values())
        assert 1 == len(owning)
    all_there(address, players)
    assert all(len(player.answered) > 5 for player in players)
    assert max(player.away for player in players) < BACK


@pytest.mark.thorough
def test_the_database_is_stopped_and_started_again(cluster: Cluster, tmp_path: Path) -> None:
    """Meanwhile moves are refused; then all go on, with every answered move and none played twice."""
    address = cluster.database()

    def restart() -> None:
        cluster.stop()
        time.sleep(1.0)
        cluster.start()

    with processes(address, tmp_path, "", "") as servers:
        players = seated(servers, 8)
        before = owners(address)
        asyncio.run(under_load(players, restart))
        # Nobody was taken for dead because the database was.
        assert before == owners(address)
    all_there(address, players)
    assert all(player.sent is None or player.answered for player in players)


@pytest.mark.thorough
def test_who_was_taken_for_dead_writes_nothing_more(cluster: Cluster, tmp_path: Path) -> None:
    """A process stands still, another takes its tables; when it goes on, what it tries to keep is refused."""
    address = cluster.database()
    with processes(address, tmp_path, "") as (first,):
        anna = Browser(first)
        table = a_match(anna)
        old = anna.socket(table, 0)
        old.until("view")
        old.move(old.question["options"][0])
        with processes(address, tmp_path, "") as (second,):
            before = owners(address)[table["id"]]
            first.process.send_signal(signal.SIGSTOP)
            # What was given to it before anybody could know waits until it goes on.
            time.sleep(1.5)
            anna.server = second
            until = time.monotonic() + BACK
            new = anna.socket(table, 0)
            new.until("view")
            assert time.monotonic() < until
            assert before != owners(address)[table["id"]]
            new.move(new.question["options"][-1])
            old.send("move", at=1, id="late", move=old.question["options"][0])
            kept = logged(address, table)
            first.process.send_signal(signal.SIGCONT)
            with pytest.raises(ConnectionClosed):
                while "view" != old.hear()["type"]:
                    pass
                raise AssertionError("it was played")
            assert kept == logged(address, table)
            # It goes on under another name, and finds the new owner.
            anna.server = first
            assert "playing" == anna.look_at(table)["status"]
            new.close()
