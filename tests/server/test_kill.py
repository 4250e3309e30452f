"""Power cuts: whatever was answered is there, and whatever was not is played once when it is sent again."""

import asyncio
import json
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .client import PATIENCE, Browser, Json, Server, serving

TABLES = 320
ENOUGH = 500
UNDER_WAY = 200
"""The power is cut when ENOUGH moves have been answered and UNDER_WAY more are under way."""
SLOW_DISK = """
import sys, time
from cairn.server.store import Store

write = Store._transact

def slowly(store, jobs):
    time.sleep(0.03)
    write(store, jobs)

Store._transact = slowly
from cairn.server.__main__ import main
sys.exit(main(sys.argv[1:]))
"""
"""A server whose disk takes its time: an answer that came before its move was kept would be found out."""


class Device:
    """Two people at one device, who play until the server is gone."""

    def __init__(self, browser: Browser, table: Json) -> None:
        self.browser = browser
        self.table = table
        self.answered: list[str] = []
        """The moves that were answered."""
        self.sent: dict[str, Any] | None = None
        """The move that is under way."""
        self.view: Json = None

    def opening(self, seat: int) -> Any:
        """The socket, to be opened."""
        address = f"ws://{self.browser.server.host}/ws/{self.table['id']}?seat={seat}"
        return connect(
            address, additional_headers={"Cookie": f"cairn={self.browser.cookie}"}, compression=None
        )

    async def hear(self, socket: ClientConnection, answers: str | None = None) -> None:
        """Hear until a view, or until the view that answers."""
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            assert message["type"] in ("table", "view"), message
            if message["type"] == "view":
                self.view = message
                if answers is None or message["answers"] == answers:
                    return

    async def play(self, count: list[int]) -> None:
        """Play on and on; `count` is what all devices have been answered."""
        async with self.opening(0) as socket:
            await self.hear(socket)
            while (decision := self.view["view"]["decision"]) is not None:
                if "options" not in decision:
                    await socket.send(json.dumps({"type": "look", "seat": decision["seat"]}))
                    await self.hear(socket)
                    continue
                at, options = self.view["at"], decision["options"]
                self.sent = {"type": "move", "at": at, "id": f"m{at}", "move": options[at % len(options)]}
                await socket.send(json.dumps(self.sent))
                await self.hear(socket, self.sent["id"])
                self.answered.append(self.sent["move"])
                self.sent = None
                count[0] += 1

    async def come_back(self) -> None:
        """Everything answered is there; what was not answered is sent again, and again."""
        async with self.opening(0) as socket:
            await self.hear(socket)
            most = len(self.answered) + (self.sent is not None)
            assert len(self.answered) <= self.view["at"] <= most
            if self.sent is not None:
                await socket.send(json.dumps({"type": "look", "seat": self.mover()}))
                await self.hear(socket)
                for _ in range(2):
                    await socket.send(json.dumps(self.sent))
                    await self.hear(socket, self.sent["id"])
                    assert self.sent["at"] + 1 == self.view["at"]
                self.answered.append(self.sent["move"])

    def mover(self) -> int:
        """The seat that made, or is to make, the move under way: a turn is two moves."""
        return len(self.answered) // 2 % 2


def under_way(devices: list[Device]) -> int:
    """How many moves have been sent and not yet answered."""
    return sum(device.sent is not None for device in devices)


async def play_until_cut(devices: list[Device], server: Server) -> None:
    """All devices at once, and the cut in the middle of it."""
    count = [0]
    playing = [asyncio.create_task(device.play(count)) for device in devices]
    while count[0] < ENOUGH or under_way(devices) < UNDER_WAY:
        await asyncio.sleep(0)
        assert not any(task.done() and task.exception() for task in playing)
    server.kill()
    ends = await asyncio.gather(*playing, return_exceptions=True)
    assert all(isinstance(end, ConnectionClosed) for end in ends), ends


async def all_come_back(devices: list[Device]) -> None:
    """All devices at once."""
    await asyncio.gather(*[device.come_back() for device in devices])


def test_a_power_cut_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    """With hundreds of tables in play, and hundreds of moves under way."""
    devices = []
    with serving(tmp_path / "tables.db") as before:
        # One browser may not have all these tables.
        people = [Browser(before), Browser(before)]
        for n in range(TABLES):
            person = people[n % 2]
            table = person.make("me", "here", games="1", start="1")
            person.say(table, 0)
            person.say(table, 1)
            devices.append(Device(person, table))
    server = Server(tmp_path / "tables.db", SLOW_DISK)
    for person in people:
        person.server = server
    asyncio.run(play_until_cut(devices, server))
    assert sum(len(device.answered) for device in devices) >= ENOUGH
    # An answer may still have come in after the cut.
    assert under_way(devices) > UNDER_WAY // 2

    with serving(tmp_path / "tables.db") as again:
        for person in people:
            person.server = again
        asyncio.run(all_come_back(devices))
        for device in devices:
            told = device.browser.get(f"/api/tables/{device.table['id']}/moves")
            assert device.answered == [move for _, move in told["moves"]]


def test_a_server_that_is_told_to_stop_says_goodbye(tmp_path: Path) -> None:
    """`leaving`, 1012, exit code 0; and the next one goes on where it stopped."""
    server = Server(tmp_path / "tables.db")
    anna = Browser(server)
    table = anna.make("me", "rule", games="1")
    anna.say(table, 0)
    sockets = [anna.socket(table, 0), Browser(server).socket(table)]
    while not (sockets[0].view and sockets[0].question["seat"] == 0):
        sockets[0].hear()
    at = sockets[0].move(sockets[0].question["options"][0])["at"]
    server.process.terminate()
    for socket in sockets:
        assert 1012 == socket.closed()
        assert "leaving" == socket.frames[-1][0]
    assert 0 == server.process.wait(PATIENCE)
    assert "" == server.db.with_suffix(".err").read_text()

    with serving(tmp_path / "tables.db") as again:
        anna.server = again
        assert at == anna.socket(table, 0).until("view")["at"]
