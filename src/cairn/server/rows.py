"""A table as the store keeps it, and as a browser is told of it."""

from hashlib import blake2b
from typing import Literal

from msgspec import Struct

from cairn.core.dice import commitment
from cairn.games import GAMES, title
from cairn.server.wire_life import Clock, Hints, RematchInfo, SeatInfo, Status, TableInfo, UndoRule, Watch

HINTS = "rule"
"""The bot that gives hints, and that plays for somebody who leaves."""


class SeatRow(Struct):
    """Who sits in a seat; `holders` are the hashes of the tokens that may play it."""

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
        return self.player != "" or (self.kind == "person" and self.word is not None)

    @property
    def player(self) -> str:
        """The bot that decides for this seat; empty where a person does, or nobody yet."""
        return self.bot if self.kind == "bot" else self.stand_in


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
        able = self.game in GAMES and HINTS in title(self.game).bot_names()
        return able and bool(self.holds(holder)) and (alone or self.hints == "agreed")

    def may_close(self, holder: str) -> bool:
        """Whether a browser may close the table: its host, unless others are in the middle of a match."""
        others = [n for n in self.people if n not in self.holds(holder)]
        return holder == self.host and (self.status != "playing" or not others)


def relief(game: str) -> str:
    """The bot that plays for somebody who leaves; empty for a game that is not here."""
    names = title(game).offered_bots() if game in GAMES else []
    better = [name for name in names if name != "random"]
    return HINTS if HINTS in names else "".join([*better, *names][:1])


def hashed(token: str) -> str:
    """What the store keeps of a token."""
    return blake2b(token.encode(), digest_size=16, person=b"cairn token").hexdigest()


def table_info(row: TableRow, holder: str, online: list[bool], away: list[Away] | None = None) -> TableInfo:
    """A table as one browser may know it."""
    mine = row.holds(holder)
    waits = row.status == "waiting"
    full = all(seat.kind != "open" for seat in row.seats)
    invites = bool(mine) or holder == row.host
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
            _seat_info(seat, n in mine, online[n], Away() if away is None else away[n])
            for n, seat in enumerate(row.seats)
        ],
        commitment=commitment(row.secret),
        words=[] if waits else [seat.word or "" for seat in row.seats],
        invite=row.invite if invites and not full else "",
        seat_keys={str(n): row.seats[n].key for n in mine},
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
        relief=relief(row.game),
        full=full,
        may_close=row.may_close(holder),
        share=row.share if mine else "",
        after=row.after,
        rematch=_rematch_info(row),
    )


def _seat_info(seat: SeatRow, yours: bool, online: bool, away: Away) -> SeatInfo:
    here = online or seat.kind != "person"
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        yours=yours,
        ready=seat.is_ready,
        online=online or seat.kind == "bot",
        away_since=0.0 if here else away.since,
        may_replace=away.may_replace,
        votes=away.votes,
        stand_in=seat.stand_in,
    )


def _rematch_info(row: TableRow) -> RematchInfo | None:
    offer = row.rematch
    if offer is None:
        return None
    return RematchInfo(offer.agreed, offer.declined_by, row.next_starter, offer.table)
