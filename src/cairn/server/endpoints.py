"""The HTTP part, one entry a request: what it takes, what it answers, and who does it."""

import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import cairn
from cairn.games import title
from cairn.games.title import Title
from cairn.server import messages, seating
from cairn.server.denied import FORBIDDEN, NOT_FOUND, Denied
from cairn.server.restore import old_text
from cairn.server.table import Table
from cairn.server.tables import Tables
from cairn.server.views import drawn
from cairn.server.wire import (
    GameInfo,
    Health,
    NewTable,
    OptionInfo,
    PositionInfo,
    Say,
    SetBot,
    Sit,
    TableInfo,
    TableLists,
)


@dataclass(frozen=True)
class Call:
    """A request: who asks, where, with what."""

    tables: Tables
    holder: str
    path: Mapping[str, Any]
    query: Mapping[str, str]
    body: Any

    def table(self) -> Table:
        """The table that the path names."""
        return self.tables.find(self.path["table"], self.holder, self.query.get("k"))


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """One request that can be made; an answer of `str` is plain text."""

    method: str
    path: str
    does: str
    answer: Any
    handle: Handler
    body: type | None = None
    query: tuple[str, ...] = ()
    status: int = 200


async def health(call: Call) -> Health:
    """How the server is."""
    tables = call.tables
    return Health(
        status="stopping" if tables.is_stopping else "ok",
        version=cairn.__version__,
        engine=cairn.mode(),
        tables=tables.count,
        sockets=tables.sockets,
        bot_workers=tables.crew.size,
        seconds=round(time.monotonic() - tables.started, 3),
    )


async def games(call: Call) -> list[GameInfo]:
    """The titles that can be played here."""
    return [_game(title(name)) for name in drawn()]


def _game(title: Title) -> GameInfo:
    game = title.game
    options = [OptionInfo(one.name, one.words, one.low, one.high, one.default) for one in game.options]
    seats = (game.seats[0], game.seats[-1])
    return GameInfo(game.name, game.rules_version, seats, options, title.bot_names())


async def tables(call: Call) -> TableLists:
    """Your tables, and those that anybody may join or watch."""
    return call.tables.lists(call.holder)


async def make(call: Call) -> TableInfo:
    """Make a table."""
    return (await call.tables.make(call.body, call.holder)).info(call.holder)


async def table(call: Call) -> TableInfo:
    """A table as you may know it."""
    found = call.table()
    async with found.lock:
        return found.info(call.holder)


async def sit(call: Call) -> TableInfo:
    """Take a seat."""
    # Anybody who has a key may come to a table that nobody may watch.
    found = call.tables.find(call.path["table"], call.holder, call.body.key)
    await seating.sit(found, call.holder, call.body)
    return found.info(call.holder)


async def word(call: Call) -> TableInfo:
    """Say your word; with the last one the match starts."""
    found = call.table()
    await seating.say_word(found, call.holder, call.body)
    return found.info(call.holder)


async def bot(call: Call) -> TableInfo:
    """Let a bot take an open seat."""
    found = call.table()
    await seating.seat_bot(found, call.holder, call.body)
    return found.info(call.holder)


async def match(call: Call) -> str:
    """The match file; its secret only when the match is over."""
    found = call.table()
    async with found.lock:
        if found.row.status == "stopped":
            return old_text(found.row, found.store.log(found.row.id))
        course = found.playing()
        return course.match.text() if course.is_over else course.match.public_text()


async def position(call: Call) -> PositionInfo:
    """The position after n moves as a seat, or without `seat` a spectator, saw it."""
    found = call.table()
    async with found.lock:
        course = found.playing()
        seat = seat_in(call.query, found)
        if seat is not None and not course.is_over and seat not in found.row.holds(call.holder):
            raise Denied("no-not-your-seat", {"n": seat + 1}, FORBIDDEN)
        n = call.path["n"]
        return messages.position(course.match, int(n) if _is_number(n) else -1, seat)


def seat_in(query: Mapping[str, str], found: Table) -> int | None:
    """The seat that a query names; None for a spectator."""
    given = query.get("seat", "")
    if given == "":
        return None
    if not (_is_number(given) and int(given) < len(found.row.seats)):
        raise Denied("no-such-seat", {"n": given[:20]}, NOT_FOUND)
    return int(given)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


_TABLE: Final = "/api/tables/{table}"

ENDPOINTS: Final = [
    Endpoint("GET", "/health", "How the server is.", Health, health),
    Endpoint("GET", "/api/games", "The titles that can be played here.", list[GameInfo], games),
    Endpoint(
        "GET", "/api/tables", "Your tables, and those that anybody may join or watch.", TableLists, tables
    ),
    Endpoint("POST", "/api/tables", "Make a table.", TableInfo, make, NewTable, status=201),
    Endpoint("GET", _TABLE, "A table as you may know it.", TableInfo, table, query=("k",)),
    Endpoint("POST", f"{_TABLE}/sit", "Take a seat.", TableInfo, sit, Sit),
    Endpoint(
        "POST", f"{_TABLE}/word", "Say your word; with the last one the match starts.", TableInfo, word, Say
    ),
    Endpoint("POST", f"{_TABLE}/bot", "Let a bot take an open seat.", TableInfo, bot, SetBot),
    Endpoint("GET", f"{_TABLE}/match", "The match file; its secret only when the match is over.", str, match),
    Endpoint(
        "GET",
        f"{_TABLE}/positions/{{n}}",
        "The position after n moves as a seat, or without `seat` a spectator, saw it.",
        PositionInfo,
        position,
        query=("seat",),
    ),
]
