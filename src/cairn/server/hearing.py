"""What comes in on a socket, and who answers it."""

import asyncio
import time
from collections.abc import Coroutine
from contextlib import ExitStack
from typing import Any, Final

import msgspec

from cairn.core.errors import GameError
from cairn.server import (
    batching,
    explaining,
    manners,
    messages,
    outside,
    planning,
    promises,
    thinking,
    undoing,
)
from cairn.server.denied import FORBIDDEN, Denied
from cairn.server.pace import UNREAD, Pace, cost_of
from cairn.server.reading import UNREADABLE
from cairn.server.rows import alias
from cairn.server.sockets import LONGEST, POLICY, Socket, seat_of
from cairn.server.table import Table
from cairn.server.texts import LONGEST_CHAT, clean
from cairn.server.wire import (
    Ahead,
    Answer,
    Batch,
    BotHash,
    BotWord,
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
    Say,
    SayHash,
    Undo,
    Visible,
    Why,
)

BAD_MESSAGES: Final = 20
LONGEST_ID: Final = 64
MOST_WHYS: Final = 200

BOTS_MAY: Final = (Move, Why, Ahead, Ping, BotHash, BotWord)
"""What a bot from outside may send."""

_DECODER: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)


class _Named(msgspec.Struct):
    """What is left of a message that is none: perhaps its id."""

    id: str = ""


async def talk(table: Table, socket: Socket, pace: Pace, counted: ExitStack) -> None:
    """Let a reader come to the table; from then on his connection calls, and counts until it ends."""
    try:
        await table.join(socket)
    except BaseException:
        counted.close()
        raise
    socket.connection.listen(Conversation(table, socket, pace, counted))


class Conversation:
    """A reader at a table: what he sends is answered one after the other, and not before he reads."""

    def __init__(self, table: Table, socket: Socket, pace: Pace, counted: ExitStack) -> None:
        self.table: Final = table
        self.socket: Final = socket
        self._pace: Final = pace
        self._counted: Final = counted
        """What is closed when his socket no longer counts."""
        self._texts: list[str] = []
        """What has come while something else was being answered."""
        self._answering: asyncio.Task[None] | None = None

    def heard(self, text: str | None) -> None:
        """Answer a message, unless another has to be answered first."""
        if self.socket.is_closing:
            return
        if text is None or len(text) > LONGEST or len(text.encode("utf-8", "replace")) > LONGEST:
            self.socket.close(POLICY)
        elif self._answering is None and not self.socket.is_behind:
            self._answering = self._start(self._answer(text))
        else:
            self._texts.append(text)
            self.socket.connection.pause()

    def drained(self) -> None:
        """The reader has read: show him what he missed, and go on with what he has asked."""
        if self.socket.owed_table or self.socket.owed_view is not None:
            self._start(self.table.catch_up(self.socket))
        if self._answering is None:
            if self._texts:
                self._answering = self._start(self._answer(self._texts.pop(0)))
            else:
                self.socket.connection.resume()

    def gone(self) -> None:
        """The reader has gone; a move of his that is being saved is still told to the others."""
        self.socket.is_gone = True
        self._counted.close()
        self._start(self.table.leave(self.socket))

    async def _answer(self, text: str) -> None:
        """Answer a message, and all that came meanwhile."""
        try:
            await hear(self.table, self.socket, text, self._pace)
            while self._texts and not self.socket.is_behind and not self.socket.is_closing:
                await hear(self.table, self.socket, self._texts.pop(0), self._pace)
        finally:
            self._answering = None
        if not self._texts:
            self.socket.connection.resume()

    def _start(self, does: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something that the end of the connection does not stop."""
        task = asyncio.create_task(does)
        running = self.socket.connection.tasks
        running.add(task)
        task.add_done_callback(running.discard)
        return task


async def hear(table: Table, socket: Socket, text: str, pace: Pace) -> None:
    """Answer one message."""
    try:
        asked = _DECODER.decode(text)
    except UNREADABLE as problem:
        await _refuse_bad(socket, text, str(problem), pace)
        return
    request_id: str = getattr(asked, "id", "")
    move: str = getattr(asked, "move", "")[: messages.LONGEST_MOVE]
    try:
        if len(request_id) > LONGEST_ID:
            raise Denied("no-such-request", {"problem": "$.id"})
        await pace.speak(cost_of(asked))
        await _obey(table, socket, asked, pace)
    except GameError as problem:
        socket.send(messages.refused(problem, request_id[:LONGEST_ID], move))
    except Exception as bug:
        async with table.lock:
            socket.send(messages.refused(table.fail(bug), request_id, move))


async def _obey(table: Table, socket: Socket, asked: Request, pace: Pace) -> None:
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
            await _say(table, socket, clean(asked.text), pace)
        case Visible():
            socket.is_seen = asked.visible
        case Ping():
            socket.send(Pong())
        case BotHash() if socket.is_bot:
            await promises.say_hash(table, socket.holder, SayHash(seat_of(socket), asked.hash))
        case BotWord() if socket.is_bot:
            await promises.say_word(table, socket.holder, Say(seat_of(socket), asked.word, asked.nonce))
        case BotHash() | BotWord():
            raise Denied("no-such-request", {"problem": "$.type"})


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


async def _say(table: Table, socket: Socket, text: str, pace: Pace) -> None:
    if not 0 < len(text) <= LONGEST_CHAT:
        raise Denied("no-chat-length", {"n": LONGEST_CHAT})
    pace.chat(table.row.id)
    async with table.lock:
        manners.check_voice(table, socket.holder)
        table.check_room()
        name = "" if socket.seat is None else table.row.seats[socket.seat].name
        who = alias(socket.holder, table.row.id)
        said = Said(len(table.chat), socket.seat, name, text, round(time.time(), 3), who)
        facts = {field: getattr(said, field) for field in said.__struct_fields__}
        line = table.line("chat", {**facts, "holder": socket.holder})
        await table.keep([line, *manners.wrote(table, who, socket.holder)])
        table.chat.append(said)
        table.voices[who] = socket.holder
        frame = Socket.frame(said)
        for reader in table.sockets:
            if socket.holder not in reader.deaf_to:
                reader.put(frame)


async def _refuse_bad(socket: Socket, text: str, why: str, pace: Pace) -> None:
    """Say that this is no message; too many of them end the talk."""
    socket.bad += 1
    try:
        request_id = msgspec.json.decode(text, type=_Named).id[:LONGEST_ID]
    except UNREADABLE:
        request_id = ""
    try:
        await pace.speak(UNREAD)
    except Denied as problem:
        socket.send(messages.refused(problem, request_id))
        return
    socket.send(messages.refused(Denied("no-such-request", {"problem": why[:200]}), request_id))
    if socket.bad >= BAD_MESSAGES:
        socket.close(POLICY)
