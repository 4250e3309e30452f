"""A table as the store keeps it, and as a browser is told of it."""

from hashlib import blake2b
from typing import Literal, cast

from msgspec import Struct

from cairn.bots.levels import CHARACTERS
from cairn.core.dice import commitment
from cairn.games import GAMES, title
from cairn.server.wire_life import (
    Clock,
    Hints,
    Level,
    RematchInfo,
    SeatInfo,
    Status,
    TableInfo,
    UndoRule,
    Watch,
)

RELIEF = ("slate", "rule")
"""Who plays for somebody who leaves, where no bot at the table says how well: the first that the game has."""
OUTSIDE = "socket:"
"""The bot of a seat that a program from outside plays; no bot of ours has a colon in its name."""


class SeatRow(Struct):
    """Who sits in a seat; `holders` are the hashes of the tokens, or of the bot's key, that may play it."""

    kind: Literal["person", "open", "bot"]
    name: str = ""
    bot: str = ""
    key: str = ""
    word: str | None = None
    holders: list[str] = []
    stand_in: str = ""
    """The bot that plays for a person who has left or was long away."""

    @property
    def is_ready(self) -> bool:
        """Whether nothing more is needed from this seat before the match starts."""
        return self.player != "" or ((self.kind == "person" or self.is_outside) and self.word is not None)

    @property
    def player(self) -> str:
        """The bot of ours that decides for this seat; empty where a person or a program from outside does."""
        return self.bot if self.kind == "bot" and not self.is_outside else self.stand_in

    @property
    def is_outside(self) -> bool:
        """Whether the seat was given to a program from outside; its holder is the hash of its key."""
        return self.kind == "bot" and self.bot == OUTSIDE

    @property
    def connects(self) -> bool:
        """Whether somebody who may be away decides for this seat: a person, or a program from outside."""
        return self.kind == "person" or (self.is_outside and not self.stand_in)


class RematchRow(Struct):
    """Who wants to play the same again, who does not, and the table where they do."""

    agreed: list[int] = []
    declined_by: int | None = None
    table: str = ""


class Away(Struct):
    """Somebody who is not here: since when, whether a bot may take over, and who wants that."""

    since: float = 0.0
    may_replace: bool = False
    votes: list[int] = []


class TableRow(Struct):
    """The facts of a table; the match itself is in the log."""

    id: str
    game: str
    rules: int
    components: str
    """The hash of the game's component tables."""
    options: dict[str, str]
    name: str
    watch: Watch
    host: str
    """The hash of the token that made the table."""
    secret: bytes
    invite: str
    made: float
    seats: list[SeatRow]
    status: Status = "waiting"
    moves: int = 0
    to_move: int | None = None
    scores: list[int] = []
    winners: list[int] = []
    resigned: int | None = None
    pauses: bool = False
    """Whether any person at the table may go on."""
    moved: float = 0.0
    """When the last move was made."""
    clock: Clock | None = None
    hints: Hints = "bots"
    undo: UndoRule = "ask"
    share: str = ""
    """The key that lets anybody read a match that is over."""
    after: str = ""
    """The table of which this is the rematch."""
    next_starter: int | None = None
    rematch: RematchRow | None = None

    @property
    def people(self) -> list[int]:
        """The seats at which a person decides."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "person" and not seat.stand_in]

    def holds(self, holder: str) -> list[int]:
        """The seats that a browser plays."""
        return [n for n, seat in enumerate(self.seats) if holder in seat.holders]

    def may_watch(self, holder: str) -> bool:
        """Whether a browser may see the table at all."""
        return self.watch != "nobody" or holder == self.host or bool(self.holds(holder))

    def may_hint(self, holder: str) -> bool:
        """Whether a browser is given hints: where people play each other only if all agreed to that."""
        alone = self.hints == "bots" and len(self.people) == 1
        able = self.game in GAMES and title(self.game).adviser() != ""
        return able and bool(self.holds(holder)) and (alone or self.hints == "agreed")

    def may_close(self, holder: str) -> bool:
        """Whether a browser may close the table: its host, unless others are in the middle of a match."""
        others = [n for n in self.people if n not in self.holds(holder)]
        return holder == self.host and (self.status != "playing" or not others)


def relief(row: TableRow) -> str:
    """The bot that plays for somebody who leaves, as well as those at the table; empty without the game."""
    if row.game not in GAMES:
        return ""
    own = title(row.game)
    names = own.offered_bots()
    seated = [seat.player for seat in row.seats if seat.player]
    levels = [level for level in map(own.level_of, seated) if level]
    equal = [name for name in names if name in CHARACTERS and levels[:1] == [CHARACTERS[name][0]]]
    usual = [name for name in RELIEF if name in names]
    others = [name for name in equal if name not in seated]
    better = [name for name in names if name != "random"]
    return next(iter([*others, *equal, *usual, *better, *names]), "")


def level_of(game: str, bot: str) -> Level | None:
    """How well a bot plays a game; None where nobody knows."""
    level = title(game).level_of(bot) if bot and game in GAMES else ""
    return cast(Level, level) if level else None


def hashed(token: str) -> str:
    """What the store keeps of a token."""
    return blake2b(token.encode(), digest_size=16, person=b"cairn token").hexdigest()


def hashed_key(key: str) -> str:
    """What the store keeps of the key of a bot; not made as of a token, so that it is never taken for one."""
    return blake2b(key.encode(), digest_size=16, person=b"cairn bot key").hexdigest()


def table_info(row: TableRow, holder: str, online: list[bool], away: list[Away] | None = None) -> TableInfo:
    """A table as one browser may know it."""
    mine = row.holds(holder)
    # A program from outside plays its seat, and can let nobody else in.
    own = [n for n in mine if row.seats[n].kind == "person"]
    waits = row.status == "waiting"
    full = all(seat.kind != "open" for seat in row.seats)
    invites = bool(own) or holder == row.host
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        name=row.name,
        watch=row.watch,
        status=row.status,
        host=holder == row.host,
        seats=[
            _seat_info(row.game, seat, n in mine, online[n], Away() if away is None else away[n])
            for n, seat in enumerate(row.seats)
        ],
        commitment=commitment(row.secret),
        words=[] if waits else [seat.word or "" for seat in row.seats],
        invite=row.invite if invites and not full else "",
        seat_keys={str(n): row.seats[n].key for n in own},
        moves=row.moves,
        to_move=row.to_move,
        scores=[0] * len(row.seats) if waits else row.scores,
        winners=row.winners,
        resigned=row.resigned,
        made=row.made,
        moved=row.moved,
        clock=row.clock,
        undo=row.undo,
        hints=row.hints,
        may_hint=row.may_hint(holder),
        relief=relief(row),
        full=full,
        may_close=row.may_close(holder),
        share=row.share if own else "",
        after=row.after,
        rematch=_rematch_info(row),
    )


def _seat_info(game: str, seat: SeatRow, yours: bool, online: bool, away: Away) -> SeatInfo:
    here = online or not seat.connects
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        yours=yours,
        ready=seat.is_ready,
        online=online or (seat.kind == "bot" and not seat.connects),
        away_since=0.0 if here else away.since,
        may_replace=away.may_replace,
        votes=away.votes,
        stand_in=seat.stand_in,
        level=level_of(game, seat.player),
        outside=seat.is_outside,
    )


def _rematch_info(row: TableRow) -> RematchInfo | None:
    offer = row.rematch
    if offer is None:
        return None
    return RematchInfo(offer.agreed, offer.declined_by, row.next_starter, offer.table)
