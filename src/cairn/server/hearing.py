"""What comes in on a socket, and who answers it."""

import asyncio
import time
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocketDisconnect, WebSocketDisconnected

from cairn.core.errors import GameError
from cairn.server import batching, explaining, messages, outside, planning, thinking, undoing
from cairn.server.denied import FORBIDDEN, Denied
from cairn.server.sockets import POLICY, Socket
from cairn.server.table import Table
from cairn.server.texts import LONGEST_CHAT, clean
from cairn.server.wire import (
    Ahead,
    Answer,
    Batch,
    Chat,
    Explain,
    Hint,
    Look,
    Move,
    Ping,
    Pong,
    Reasons,
    Request,
    Said,
    Undo,
    Why,
)

BAD_MESSAGES: Final = 20
LONGEST_ID: Final = 64
MOST_WHYS: Final = 200

BOTS_MAY: Final = (Move, Why, Ahead, Ping)
"""What a bot from outside may send."""

_DECODER: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)


class _Named(msgspec.Struct):
    """What is left of a message that is none: perhaps its id."""

    id: str = ""


async def talk(table: Table, socket: Socket) -> None:
    """Talk with a reader until he goes, or is sent away."""
    writing = asyncio.create_task(socket.write_all())
    reading = asyncio.create_task(_listen(table, socket))
    try:
        await asyncio.wait([writing, reading], return_when=asyncio.FIRST_COMPLETED)
        if reading.done() and not writing.done() and socket.is_closing:
            await asyncio.wait([writing], timeout=5)
    finally:
        await table.leave(socket)
        for task in (writing, reading):
            task.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, WebSocketDisconnected, OSError):
                await task


async def _listen(table: Table, socket: Socket) -> None:
    await table.join(socket)
    while (text := await socket.read()) is not None:
        # A browser that leaves while its move is being saved must not keep the others from hearing of it.
        await asyncio.shield(hear(table, socket, text))


async def hear(table: Table, socket: Socket, text: str) -> None:
    """Answer one message."""
    try:
        asked = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError) as problem:
        _refuse_bad(socket, text, str(problem))
        return
    request_id: str = getattr(asked, "id", "")
    move: str = getattr(asked, "move", "")[: messages.LONGEST_MOVE]
    try:
        if len(request_id) > LONGEST_ID:
            raise Denied("no-such-request", {"problem": "$.id"})
        await _obey(table, socket, asked)
    except GameError as problem:
        socket.send(messages.refused(problem, request_id[:LONGEST_ID], move))
    except Exception as bug:
        async with table.lock:
            socket.send(messages.refused(table.fail(bug), request_id, move))


async def _obey(table: Table, socket: Socket, asked: Request) -> None:
    if socket.is_bot and not isinstance(asked, BOTS_MAY):
        raise Denied("no-bot-may", {}, FORBIDDEN)
    match asked:
        case Move() if socket.is_bot:
            await outside.move(table, socket, asked)
        case Move():
            await _move(table, socket, asked)
        case Batch():
            await batching.batch(table, socket, asked)
        case Undo():
            await undoing.undo(table, socket, asked)
        case Answer():
            await undoing.answer(table, socket, asked)
        case Look():
            await table.look(socket, asked.seat)
        case Why():
            await _explain(table, socket, asked)
        case Ahead():
            await planning.ahead(table, socket, asked)
        case Hint():
            await thinking.hint(table, socket, asked.id)
        case Explain():
            await explaining.explain(table, socket, asked)
        case Chat():
            await _say(table, socket, clean(asked.text))
        case Ping():
            socket.send(Pong())


async def _move(table: Table, socket: Socket, asked: Move) -> None:
    """Play a move once, and answer when it is on the disk."""
    async with table.lock:
        if table.answers_again(socket, asked):
            return
        messages.check_length(asked.move)
        await table.play(asked.move, table.acting(socket), socket.holder, asked.id)
    table.wake_bots()


async def _explain(table: Table, socket: Socket, asked: Why) -> None:
    if len(asked.moves) > MOST_WHYS:
        raise Denied("no-such-request", {"problem": "$.moves"})
    async with table.lock:
        course = table.playing()
        found = messages.reasons(course, socket.seat, asked.moves)
        socket.send(Reasons(asked.id, course.match.at, found))


async def _say(table: Table, socket: Socket, text: str) -> None:
    if not 0 < len(text) <= LONGEST_CHAT:
        raise Denied("no-chat-length", {"n": LONGEST_CHAT})
    table.talk.count(socket.holder)
    async with table.lock:
        name = "" if socket.seat is None else table.row.seats[socket.seat].name
        said = Said(len(table.chat), socket.seat, name, text, round(time.time(), 3))
        facts = {field: getattr(said, field) for field in said.__struct_fields__}
        await table.keep([table.line("chat", facts)])
        table.chat.append(said)
        for reader in table.sockets:
            reader.send(said)


def _refuse_bad(socket: Socket, text: str, why: str) -> None:
    """Say that this is no message; too many of them end the talk."""
    socket.bad += 1
    try:
        request_id = msgspec.json.decode(text, type=_Named).id[:LONGEST_ID]
    except (msgspec.DecodeError, UnicodeError):
        request_id = ""
    socket.send(messages.refused(Denied("no-such-request", {"problem": why[:200]}), request_id))
    if socket.bad >= BAD_MESSAGES:
        socket.close(POLICY)
