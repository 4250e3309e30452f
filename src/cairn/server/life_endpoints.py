"""The requests about a table's life: playing again, leaving, coming back, closing; and past matches."""

from typing import Final

from cairn.server import bot_keys, leaving, seating
from cairn.server import history as past
from cairn.server import rematch as rematches
from cairn.server.calls import Call, Endpoint
from cairn.server.wire_history import History
from cairn.server.wire_life import BotKey, Closed, Nothing, OneSeat, OutsideSeat, TableInfo, WantRematch


async def rematch(call: Call) -> TableInfo:
    """Offer a rematch, agree to one, or decline it; with the last person who agrees its table is made."""
    found = call.table()
    await rematches.answer(call.tables, found, call.holder, call.body.yes)
    return found.info(call.holder)


async def resign(call: Call) -> TableInfo:
    """Give a match of two up: the other wins."""
    found = call.table()
    await leaving.resign(found, call.holder, call.body.seat)
    return found.info(call.holder)


async def leave(call: Call) -> TableInfo:
    """Let a bot play on for you; before the match, free your seat."""
    found = call.table()
    await leaving.leave(found, call.holder, call.body.seat)
    await rematches.settle(call.tables, found)
    return found.info(call.holder)


async def come_back(call: Call) -> TableInfo:
    """Take your seat back from the bot that plays for you."""
    found = call.table()
    await leaving.come_back(found, call.holder, call.body.seat)
    return found.info(call.holder)


async def take_over(call: Call) -> TableInfo:
    """Let a bot play for somebody who is long away or out of time, if most of those here want it."""
    found = call.table()
    await leaving.take_over(found, call.holder, call.body.seat)
    await rematches.settle(call.tables, found)
    return found.info(call.holder)


async def outside(call: Call) -> BotKey:
    """Give a seat to a bot from outside: its key, which is told only here."""
    return await bot_keys.give(call.table(), call.holder, call.body)


async def share(call: Call) -> TableInfo:
    """Make the read-only link to a match that is over and that nobody may watch."""
    found = call.table()
    await seating.share(found, call.holder)
    return found.info(call.holder)


async def close(call: Call) -> Closed:
    """Close a table for good."""
    await call.tables.close(call.path["table"], call.holder)
    return Closed(call.path["table"])


async def history(call: Call) -> History:
    """Your tables, filtered, twenty a page."""
    return past.history(call.tables, call.holder, call.query)


_TABLE: Final = "/api/tables/{table}"

LIFE: Final = [
    Endpoint(
        "GET",
        "/api/history",
        "Your tables, filtered, twenty a page.",
        History,
        history,
        query=("status", "game", "with", "search", "outcome", "page"),
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/rematch",
        "Offer a rematch, agree to one, or decline it; with the last person who agrees its table is made.",
        TableInfo,
        rematch,
        WantRematch,
    ),
    Endpoint(
        "POST", f"{_TABLE}/resign", "Give a match of two up: the other wins.", TableInfo, resign, OneSeat
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/leave",
        "Let a bot play on for you; before the match, free your seat.",
        TableInfo,
        leave,
        OneSeat,
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/come_back",
        "Take your seat back from the bot that plays for you.",
        TableInfo,
        come_back,
        OneSeat,
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/take_over",
        "Let a bot play for somebody who is long away or out of time, if most of those here want it.",
        TableInfo,
        take_over,
        OneSeat,
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/outside",
        "Give an open seat to a bot from outside, or its bot a new key; the key is told only here.",
        BotKey,
        outside,
        OutsideSeat,
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/share",
        "Make the read-only link to a match that is over and that nobody may watch.",
        TableInfo,
        share,
        Nothing,
    ),
    Endpoint("POST", f"{_TABLE}/close", "Close a table for good.", Closed, close, Nothing),
]
