"""Readers of a table without a network: what is written to them is kept, and they may stop reading."""

import asyncio
import json
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from starlette.websockets import WebSocket

from cairn.server.bots import Crew
from cairn.server.connection import EXTENSION
from cairn.server.hearing import Conversation
from cairn.server.limits import Limits, Who
from cairn.server.pace import Pace
from cairn.server.rows import SeatRow, TableRow
from cairn.server.seating import new_row
from cairn.server.sockets import Socket
from cairn.server.store import open_store
from cairn.server.table import Table
from cairn.server.tables import Tables
from cairn.server.wire import NewTable, SeatWish


class Wire:
    """A connection that keeps what is written."""

    def __init__(self) -> None:
        self.is_full = False
        self.waiting = 0
        self.frames: list[bytes] = []
        self.was_cut = False
        self.reading: list[bool] = []
        """Each time whether it was to read on or to pause."""
        self.tasks: set[asyncio.Task[None]] = set()

    def write(self, frame: bytes) -> None:
        """Take a frame; while the reader does not read, it waits."""
        self.frames.append(frame)
        self.waiting += len(frame) if self.is_full else 0

    def abort(self) -> None:
        """Be cut off."""
        self.was_cut = True

    def close(self, code: int) -> None:
        """Be closed."""

    def pause(self) -> None:
        """Take nothing more in."""
        self.reading.append(False)

    def resume(self) -> None:
        """Take in again what comes."""
        self.reading.append(True)

    def messages(self, kind: str) -> list[Any]:
        """What was sent of one kind."""
        told = [json.loads(text) for frame in self.frames for text in unframed(frame)]
        return [one for one in told if one["type"] == kind]


def unframed(data: bytes) -> list[bytes]:
    """The messages in some frames."""
    found: list[bytes] = []
    while data:
        size, begin = data[1], 2
        if size == 126:
            size, begin = int.from_bytes(data[2:4]), 4
        elif size == 127:
            size, begin = int.from_bytes(data[2:10]), 10
        found.append(data[begin : begin + size])
        data = data[begin + size :]
    return found


def reader(holder: str, seat: int | None = None, heard: int = 0) -> tuple[Socket, Wire]:
    """Somebody who looks at a table."""
    wire = Wire()
    websocket = cast(WebSocket, SimpleNamespace(scope={"extensions": {EXTENSION: wire}}))
    return Socket(websocket, holder, seat, heard), wire


def talking(table: Table, socket: Socket) -> Conversation:
    """What a reader says is heard as fast as he likes."""
    return Conversation(table, socket, Pace(Limits(1000), Who(socket.holder, "127.0.0.1")), ExitStack())


def all_tables(folder: Path) -> Tables:
    """The tables of a new store."""
    return Tables(open_store(folder / "tables.db"), Crew())


def two_players(watch: Any = "anybody") -> TableRow:
    """A table at which Anna and Ben sit, and have said their words."""
    asked = NewTable("lost-cities", [SeatWish("me", "Anna"), SeatWish("open")], {"start": "1"}, watch=watch)
    row = new_row(asked, "anna")
    row.seats[1] = SeatRow("person", "Ben", key="ben's key", holders=["ben"])
    for seat in row.seats:
        seat.word = "word"
    return row
