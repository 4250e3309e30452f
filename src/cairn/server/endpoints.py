"""The HTTP part, one entry a request: what it takes, what it answers, and who does it."""

import time
from collections.abc import Mapping
from typing import Final

import msgspec

import cairn
from cairn.core.errors import Args
from cairn.core.game import Option
from cairn.games import GAMES, title
from cairn.games.title import Title
from cairn.server import curve as curves
from cairn.server import messages, seating
from cairn.server.calls import Call, Endpoint
from cairn.server.denied import FORBIDDEN, NOT_FOUND, Denied
from cairn.server.life_endpoints import LIFE
from cairn.server.restore import old_text
from cairn.server.rows import level_of
from cairn.server.shuffles import CHANCE
from cairn.server.table import Table
from cairn.server.wire import (
    Health,
    NewTable,
    PositionInfo,
    Say,
    SetBot,
    Sit,
    TableLists,
)
from cairn.server.wire_games import Components, GameInfo, OptionInfo, ShapesInfo
from cairn.server.wire_life import TableInfo
from cairn.text import LANGUAGES
from cairn.text.catalogue import fluent
from cairn.text.shapes import spellings


async def health(call: Call) -> Health:
    """How the server is."""
    tables = call.tables
    return Health(
        status="stopping" if tables.is_stopping else "ok",
        version=cairn.__version__,
        engine=cairn.mode(),
        warming_up=tables.crew.is_warming_up,
        tables=tables.count,
        sockets=tables.sockets,
        bot_workers=tables.crew.size,
        seconds=round(time.monotonic() - tables.started, 3),
    )


async def games(call: Call) -> list[GameInfo]:
    """The titles that can be played here."""
    return [_game(title(name)) for name in GAMES]


def _option(one: Option) -> OptionInfo:
    return OptionInfo(one.name, one.words, one.low, one.high, one.default, one.names, one.least, one.most)


def _game(title: Title) -> GameInfo:
    game = title.game
    options = [_option(one) for one in game.options]
    seats = (game.seats[0], game.seats[-1])
    bots, is_own, constants = title.offered_bots(), bool(title.address), list(game.constants)
    levels = {bot: level for bot in bots if (level := level_of(game.name, bot)) is not None}
    seconds = {bot: ceiling for bot in bots if (ceiling := title.ceiling(bot)) > 0}
    return GameInfo(game.name, game.rules_version, seats, options, bots, levels, seconds, is_own, constants)


def _named(call: Call) -> Title:
    """The title that the path names, one of those that are here."""
    name = call.path["name"]
    if name not in GAMES:
        raise Denied("no-such-game", {"name": name[:40], "names": ", ".join(GAMES)}, NOT_FOUND)
    return title(name)


async def components(call: Call) -> Components:
    """What never changes in a game: parts of its views, and printed names."""
    game = _named(call).game
    return Components(game.constants, game.names)


async def words(call: Call) -> str:
    """The words of a game in one language, as Fluent; empty where it has none."""
    language = call.path["language"]
    if language not in LANGUAGES:
        args: Args = {"name": language[:40], "names": ", ".join(LANGUAGES)}
        raise Denied("no-such-language", args, NOT_FOUND)
    return fluent(_named(call).name, language)


async def shapes(call: Call) -> ShapesInfo:
    """How a game spells its pieces."""
    return msgspec.convert(spellings(_named(call).name), ShapesInfo)


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
    """The match file; before the match is over only its promise: game, options, seats, seal and words."""
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
        seat = _eyes(call, found)
        n = call.path["n"]
        number, own = int(n) if _is_number(n) else -1, found.row.holds(call.holder)
        return messages.position(found.playing().match, number, seat, own)


def _eyes(call: Call, found: Table) -> int | None:
    """The seat through which somebody wants to look back: until the end only one of their own, or none."""
    is_over = found.playing().is_over
    seat = seat_in(call.query, found)
    if seat is not None and not is_over and seat not in found.row.holds(call.holder):
        raise Denied("no-not-your-seat", {"n": seat + 1}, FORBIDDEN)
    return seat


async def moves(call: Call) -> curves.MoveList:
    """The moves of the match so far, and where its parts end; others' moves are spelled when it is over."""
    found = call.table()
    told = await curves.move_list(found)
    if found.playing().is_over:
        return told
    own = found.row.holds(call.holder)
    return curves.MoveList([(seat, move if seat in own else "") for seat, move in told.moves], told.parts)


async def told(call: Call) -> curves.Telling:
    """All that was told of the match so far, as a seat or a spectator heard it."""
    found = call.table()
    return await curves.told(found, _eyes(call, found))


async def curve(call: Call) -> curves.Curve:
    """The points after each move, once the match is over."""
    return await curves.curve(call.table())


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


_GAME: Final = "/api/games/{name}"
_TABLE: Final = "/api/tables/{table}"

ENDPOINTS: Final = [
    Endpoint("GET", "/health", "How the server is.", Health, health),
    Endpoint("GET", "/api/games", "The titles that can be played here.", list[GameInfo], games),
    Endpoint("GET", f"{_GAME}/components", "What never changes in a game.", Components, components),
    Endpoint(
        "GET", f"{_GAME}/words/{{language}}", "The words of a game in one language, as Fluent.", str, words
    ),
    Endpoint("GET", f"{_GAME}/shapes", "How a game spells its pieces.", ShapesInfo, shapes),
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
    *LIFE,
    Endpoint("GET", f"{_TABLE}/match", "The match file; before the end only what was promised.", str, match),
    *CHANCE,
    Endpoint(
        "GET",
        f"{_TABLE}/positions/{{n}}",
        "The position after n moves as a seat, or without `seat` a spectator, saw it.",
        PositionInfo,
        position,
        query=("seat",),
    ),
    Endpoint(
        "GET",
        f"{_TABLE}/moves",
        "The moves of the match so far, and where its parts end; others' moves are spelled when it is over.",
        curves.MoveList,
        moves,
    ),
    Endpoint(
        "GET",
        f"{_TABLE}/told",
        "What was told of the match so far, as a seat, or without `seat` a spectator, heard it.",
        curves.Telling,
        told,
        query=("seat",),
    ),
    Endpoint(
        "GET", f"{_TABLE}/curve", "The points after each move, once the match is over.", curves.Curve, curve
    ),
]
