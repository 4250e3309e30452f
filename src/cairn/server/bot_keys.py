"""The keys of bots from outside: made for one seat, told once, kept as a hash, shown by whoever connects."""

import asyncio
import secrets
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from cairn.core.errors import GameOver
from cairn.core.game import Seat
from cairn.server import texts
from cairn.server.denied import CONFLICT, FORBIDDEN, NOT_FOUND, Denied
from cairn.server.rows import OUTSIDE, SeatRow, hashed_key
from cairn.server.seating import changed, outside_name
from cairn.server.sockets import LONGEST
from cairn.server.store import drop_holders, put_table
from cairn.server.table import Table
from cairn.server.wire import Key
from cairn.server.wire_life import BotKey, OutsideSeat

FIRST_MESSAGE: Final = 10.0
"""Seconds for the first message of a program that sends its key in it."""
NAMELESS: Final = "bot"
"""What a program is called that nobody has given a name."""

_DECODER: Final[msgspec.json.Decoder[Key]] = msgspec.json.Decoder(Key)


async def give(table: Table, holder: str, asked: OutsideSeat) -> BotKey:
    """Give an open seat to a bot from outside, or its bot a new key; the old one opens nothing any more."""
    name = outside_name(table.row.game, texts.name(asked.name))
    async with table.lock:
        row, n = table.row, asked.seat
        if holder != row.host:
            raise Denied("no-not-host", {}, FORBIDDEN)
        if n not in range(len(row.seats)):
            raise Denied("no-such-seat", {"n": n + 1}, NOT_FOUND)
        if row.status in ("over", "stopped"):
            raise GameOver("no-game-over")
        seat = row.seats[n]
        if seat.kind != "open" and not (seat.is_outside and not seat.stand_in):
            raise Denied("no-open-seat", {}, CONFLICT)
        key = secrets.token_urlsafe(32)
        if row.status == "waiting":
            row.seats[n] = SeatRow("bot", name or seat.name, OUTSIDE)
        row.seats[n].holders = [hashed_key(key)]
        await table.keep([drop_holders(row.id, n), *put_table(row)])
        table.send_away(n)
        table.tell_table()
    return BotKey(n, key)


async def shown(websocket: WebSocket) -> Key:
    """The key that a program shows: in the header `Authorization: Bearer …`, or in its first message."""
    scheme, _, key = websocket.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return Key(key.strip())
    try:
        message = await asyncio.wait_for(websocket.receive(), FIRST_MESSAGE)
        text = message.get("text") or ""
        return _DECODER.decode(text if len(text) <= LONGEST else "")
    except (TimeoutError, msgspec.DecodeError, UnicodeError) as problem:
        raise Denied("no-such-key", {}, FORBIDDEN) from problem


async def arrive(table: Table, holder: str, name: str) -> Seat:
    """The seat of the program that has shown this key; it is ready now, and its older socket is closed."""
    async with table.lock:
        row = table.row
        seat = next((n for n in row.holds(holder) if row.seats[n].is_outside), None)
        if seat is None:
            raise Denied("no-such-key", {}, FORBIDDEN)
        table.send_away(seat)
        place = row.seats[seat]
        if row.status == "waiting" and place.word is None:
            said = outside_name(row.game, texts.name(name))
            place.name = place.name or said or NAMELESS
            # It says no word, as no bot does.
            place.word = ""
            await changed(table)
    table.wake_bots()
    return seat
