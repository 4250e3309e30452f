"""What crosses the wire about a table: its seats, and its life with clocks, hints, leaving and rematches.

`wire.py` builds on this page; the browser's types are made from both.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cairn.core.errors import Args

Watch = Literal["anybody", "link", "nobody"]
Status = Literal["waiting", "playing", "over", "stopped"]
"""`stopped`: kept to be read, but its position does not fit the rules of today."""
Hints = Literal["bots", "agreed", "never"]
"""Who may ask for a hint: those who play bots only, everybody because all agreed, or nobody."""
UndoRule = Literal["free", "ask", "never"]
"""Whether the others are asked before a move is taken back that has shown somebody something."""
Level = Literal["easy", "medium", "hard", "expert"]
"""How well a bot plays, with the same names in every game."""
MONTH = 30 * 24 * 3600


class Asked(Struct, forbid_unknown_fields=True):
    """What a browser sends: a field that nobody knows is a mistake and is named."""


class Nothing(Asked):
    """A request that needs no more than its address."""


class OneSeat(Asked):
    """The seat that a request is about."""

    seat: int


class OutsideSeat(Asked):
    """A seat for a bot from outside, and what it is to be called; without a name it may say one itself."""

    seat: int
    name: str = ""


class BotKey(Struct):
    """The key with which a program plays a seat; it is told once, and an older one opens nothing."""

    seat: int
    key: str


class WantRematch(Asked):
    """Offer a rematch or agree to one, or not; a browser speaks for all of its seats."""

    yes: bool


class Clock(Asked):
    """The time that people have, in seconds; 0 sets no limit. Bots have no clock."""

    per_move: Annotated[int, Meta(ge=0, le=MONTH)]
    """For one move; it begins again with every question."""
    per_game: Annotated[int, Meta(ge=0, le=MONTH)]
    """For the whole match."""
    increment: Annotated[int, Meta(ge=0, le=3600)]
    """Added to the time for the match whenever the next question goes to another seat."""
    at_zero: Literal["bot", "resign", "nothing"]
    """A bot takes the seat over, its player resigns, or the others may let a bot take over."""


class Closed(Struct):
    """A table that is no more."""

    id: str


class ClocksShown(Struct):
    """How the clocks stand, in seconds, at the moment of sending."""

    running: int | None
    """The seat whose clock runs."""
    move_left: float | None
    """What that seat has left for this move; null without a limit."""
    game_left: list[float | None]
    """What each seat has left for the match; null for bots, and without a limit."""


class RematchInfo(Struct):
    """How far a rematch has come."""

    seats_that_agree: list[int]
    declined_by: int | None
    """Who did not want it; only that player may offer it again."""
    starts: int | None
    """Who would begin; null: by lot."""
    table: str
    """The table of the rematch, once all have agreed."""


class SeatInfo(Struct):
    """A seat as everybody at the table knows it."""

    kind: Literal["person", "open", "bot"]
    name: str
    yours: bool
    """Whether the asking browser plays this seat."""
    ready: bool
    """Whether its word has been said."""
    online: bool
    away_since: float
    """Since when its player has had no connection, in seconds since 1970; 0 while online, and for bots."""
    may_replace: bool
    """Whether the others may let a bot take over: its player is long away, or out of time."""
    votes: list[int]
    """The seats that want a bot to take over."""
    stand_in: str
    """The program that plays for its player, who may take the seat back; else empty."""
    level: Level | None
    """How well the program plays that decides for this seat; null where a person does, or nobody knows."""
    outside: bool
    """Whether this is the seat of a bot from outside: a program that connects with a key of its own."""


class TableInfo(Struct):
    """A table as the asking browser may know it."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    name: str
    watch: Watch
    status: Status
    host: bool
    """Whether the asking browser made this table."""
    seats: list[SeatInfo]
    commitment: str
    words: list[str]
    """The words once all are said; before that nobody sees another's."""
    invite: str
    """The key of the invitation; empty for those who do not sit here, and when no seat is open."""
    seat_keys: dict[str, str]
    """For each seat of this browser (its number from 0), the key that opens it on another device."""
    moves: int
    to_move: int | None
    scores: list[int]
    """The points of all seats; empty while the game hides them."""
    winners: list[int]
    resigned: int | None
    """The seat that gave the match up."""
    made: float
    """Seconds since 1970."""
    moved: float
    """When the last move was made."""
    clock: Clock | None
    undo: UndoRule
    hints: Hints
    may_hint: bool
    """Whether the asking browser would be given a hint."""
    relief: str
    """The program that would play for somebody who leaves."""
    full: bool
    """Whether no seat is open: an invitation leads nowhere."""
    may_close: bool
    """Whether the asking browser may close the table for good."""
    share: str
    """The key of the read-only link to a match that nobody may watch, once made; for those who sit here."""
    after: str
    """The table whose match went before this one."""
    rematch: RematchInfo | None
    """Null until somebody offers one."""


class Happened(Struct, tag="happened"):
    """Something happened at the table that is no part of the match: a sentence of the catalogues."""

    n: int
    key: str
    args: Args
    when: float
    """Seconds since 1970."""
    events: int
    """How many events of the match came before it."""
