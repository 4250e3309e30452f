"""What crosses the wire about the matches of one browser, past and present."""

from typing import Literal

from msgspec import Struct

from cairn.server.wire_life import TableInfo

Standing = Literal["turn", "waiting", "over"]
Outcome = Literal["won", "shared", "lost", "none"]
"""`none`: not played to its end, or this browser did not play exactly one seat."""


class PastMatch(Struct):
    """A table of the asking browser, and how it stands with it."""

    standing: Standing
    """It is to act (`turn`), others are, or the match is over."""
    outcome: Outcome
    table: TableInfo


class StandingCounts(Struct):
    """How many tables there are of each standing."""

    turn: int
    waiting: int
    over: int


class Opponent(Struct):
    """Somebody against whom the asking browser has played; a bot by its program, else `bot` is empty."""

    name: str
    bot: str
    matches: int
    won: int
    lost: int


class SoFar(Struct):
    """All that was played to its end by this browser in one seat."""

    matches: int
    won: int
    shared: int
    in_a_row: int
    """How many of the latest were won one after the other."""
    last: list[Outcome]
    """The latest results, the latest last."""
    opponents: list[Opponent]


class History(Struct):
    """One page of the tables of the asking browser, the latest move first."""

    rows: list[PastMatch]
    counts: StandingCounts
    """Of all tables that the other filters leave."""
    page: int
    pages: int
    """Pages count from 1; there is always one."""
    so_far: SoFar
