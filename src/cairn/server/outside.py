"""Bots from outside at a table: they play their seat, and one that fails loses its match and nothing else.

A bot that makes a move which is not allowed, thinks too long or does not come back has lost: a match of two
goes to the other seat, and at a larger table a bot of ours plays on. How it all looks to a program is told in
`docs/bots-outside.md`.
"""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

from cairn.core.errors import GameError, GameOver, NotYourMove
from cairn.core.game import Seat
from cairn.server import leaving, messages
from cairn.server.denied import FORBIDDEN, Denied
from cairn.server.sockets import Socket
from cairn.server.store import drop_holders
from cairn.server.wire import Move, Refused

if TYPE_CHECKING:
    from cairn.server.table import Table

LIMIT = 60.0
"""Seconds for one decision, while the program is connected."""
GRACE = 60.0
"""Seconds that it may be without a connection, for one decision."""

Failure = Literal["illegal", "late", "gone"]
Asked = tuple[int, Seat]
"""A question: the revision at which it was asked, and of whom."""


class Patience:
    """How long the program that is asked has thought, and how long it has not been here."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now: Final = now
        self._asked: Asked | None = None
        self._here = False
        self._since = 0.0
        self._thought = 0.0
        self._missing = 0.0

    def update(self, asked: Asked | None, here: bool) -> float | None:
        """Take note of what is asked, and whether the program is here; in how many seconds it has lost."""
        now = self._now()
        if asked is None:
            # The same question may be asked again, when people have talked about an undo.
            self._count(now)
            self._here, self._since = False, -1.0
            return None
        if asked != self._asked:
            self._asked, self._thought, self._missing = asked, 0.0, 0.0
        else:
            self._count(now)
        self._here, self._since = here, now
        return max(0.0, LIMIT - self._thought if here else GRACE - self._missing)

    def _count(self, now: float) -> None:
        """Count the time since the last note, unless nothing was asked then."""
        if self._since < 0 or self._asked is None:
            return
        if self._here:
            self._thought += now - self._since
        else:
            self._missing += now - self._since

    @property
    def failure(self) -> Failure:
        """What the program has done when its time is over."""
        return "late" if self._here else "gone"


def wait_for(table: "Table") -> float | None:
    """In how many seconds the bot from outside that is asked has lost; None where none is asked."""
    course = table.course
    if course is None or not course.outside:
        return None
    seat = course.outside_to_move if table.asking is None else None
    if seat is None:
        return table.patience.update(None, False)
    return table.patience.update((course.match.at, seat), table.online()[seat])


async def no_answer(table: "Table") -> None:
    """The time of the bot from outside that is asked is over."""
    async with table.lock:
        wait = wait_for(table)
        course = table.course
        seat = None if course is None else course.outside_to_move
        if wait != 0.0 or seat is None:
            table.watch_outside()
            return
        await lose(table, seat, table.patience.failure)
    table.wake_bots()


async def move(table: "Table", socket: Socket, asked: Move) -> None:
    """Play a program's move, once; one that is not among its options costs it the match."""
    async with table.lock:
        if table.answers_again(socket, asked):
            return
        seat, course = table.acting(socket), table.playing()
        if socket.is_closing or seat not in table.row.holds(socket.holder):
            raise Denied("no-such-key", {}, FORBIDDEN)
        if course.is_over:
            raise GameOver("no-game-over")
        if seat != course.outside_to_move or table.asking is not None:
            raise NotYourMove("no-not-your-move", {"seat": course.match.state.to_move()})
        game = course.match.game
        spelling = " ".join(asked.move.lower().split())
        if spelling in [game.spell(option) for option in course.match.state.options()]:
            await table.play(spelling, seat, socket.holder, asked.id)
        else:
            socket.send(_refused(table, seat, asked))
            await lose(table, seat, "illegal")
    table.wake_bots()


def _refused(table: "Table", seat: Seat, asked: Move) -> Refused:
    """Why a move is not allowed; only the program is told, since a move speaks of a hand."""
    text = asked.move[: messages.LONGEST_MOVE]
    why = messages.reasons(table.playing(), seat, [text]).get(text)
    told = (
        GameError("no-such-move", {"text": text}) if why is None else GameError(why.key, why.args, why.rule)
    )
    return messages.refused(told, asked.id, text)


async def lose(table: "Table", seat: Seat, why: Failure) -> None:
    """A program has lost its match; under the lock."""
    if len(table.row.seats) == 2:
        await table.happen(f"table-bot-{why}", {"seat": seat})
        await leaving.give_up(table, seat)
    else:
        table.send_away(seat)
        table.row.seats[seat].holders = []
        await leaving.replace(table, seat, f"table-bot-{why}-on", drop_holders(table.row.id, seat))
