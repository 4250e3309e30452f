"""How a match went: its moves and parts, what was told of it and, once it is over, the points."""

import asyncio
from typing import Final
from weakref import WeakKeyDictionary

from msgspec import Struct

from cairn.core.errors import Args
from cairn.core.game import Seat
from cairn.core.match import NOBODY, Match
from cairn.server.denied import CONFLICT, Denied
from cairn.server.table import Table


class MoveList(Struct):
    """The moves of a match so far."""

    moves: list[tuple[int, str]]
    """For each move the seat that made it and its spelling; it is empty where it may be hidden."""
    parts: list[int]
    """After how many moves each part of the match was over, such as a deal or a round; the last part ends
    with the match."""


class Telling(Struct):
    """All that a seat was told of a match so far, and how much of it by when."""

    events: list[tuple[str, Args]]
    marks: list[int]
    """How many events there were at the start and after each move."""


class Curve(Struct):
    """The points over a match that is over."""

    scores: list[list[int]]
    """The points of all seats at the start and after each move."""
    next_starter: int | None
    """The seat that begins the next match of a series, where the rules of the game name one."""


class Followed:
    """A match played once more from its first move, with the points and the ends of its parts."""

    def __init__(self, match: Match) -> None:
        self.at: Final = match.at
        self.moves: Final = MoveList([], [])
        self.scores: Final[list[list[int]]] = []
        again = Match(
            match.game, match.options, match.players, match.secret, match.words, match.quick, is_settled=True
        )
        self.scores.append(again.state.scores())
        for n, move in enumerate(match.moves, 1):
            self.moves.moves.append((again.state.to_move(), match.game.spell(move)))
            again.push(move)
            self.scores.append(again.state.scores())
            if again.pauses:
                self.moves.parts.append(n)
        if match.resigned != NOBODY:
            again.resign(match.resigned)
        if match.is_over:
            self.moves.parts.append(len(match.moves))
        self.match: Final = again


_FOLLOWED: Final[WeakKeyDictionary[Table, Followed]] = WeakKeyDictionary()
"""What was followed last at each table that is open."""


async def followed(table: Table) -> Followed:
    """The match of a table, followed once for all who ask, while other tables play on."""
    async with table.lock:
        match = table.playing().match
        found = _FOLLOWED.get(table)
        if found is None or found.at != match.at:
            found = _FOLLOWED[table] = await asyncio.to_thread(Followed, match)
        return found


async def move_list(table: Table) -> MoveList:
    """The moves of a match so far."""
    return (await followed(table)).moves


async def told(table: Table, seat: Seat | None) -> Telling:
    """What a seat (None: a spectator) was told of a match so far."""
    match = (await followed(table)).match
    return Telling(match.told(seat), match.marks)


async def curve(table: Table) -> Curve:
    """The points over a match; Denied before it is over, when they could tell of hidden cards."""
    if not table.playing().is_over:
        raise Denied("no-curve-yet", {}, CONFLICT)
    found = await followed(table)
    start = table.playing().match.next_options().get("start", "")
    return Curve(found.scores, int(start) - 1 if start.isdigit() else None)
