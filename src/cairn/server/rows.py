"""A table as the store keeps it, and as a browser is told of it."""

from hashlib import blake2b
from typing import Literal

from msgspec import Struct

from cairn.core.dice import commitment
from cairn.server.wire import SeatInfo, Status, TableInfo, Watch


class SeatRow(Struct):
    """Who sits in a seat; `holders` are the hashes of the tokens that may play it."""

    kind: Literal["person", "open", "bot"]
    name: str = ""
    bot: str = ""
    key: str = ""
    word: str | None = None
    holders: list[str] = []

    @property
    def is_ready(self) -> bool:
        """Whether nothing more is needed from this seat before the match starts."""
        return self.kind == "bot" or (self.kind == "person" and self.word is not None)


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

    def holds(self, holder: str) -> list[int]:
        """The seats that a browser plays."""
        return [n for n, seat in enumerate(self.seats) if holder in seat.holders]

    def may_watch(self, holder: str) -> bool:
        """Whether a browser may see the table at all."""
        return self.watch != "nobody" or holder == self.host or bool(self.holds(holder))


def hashed(token: str) -> str:
    """What the store keeps of a token."""
    return blake2b(token.encode(), digest_size=16, person=b"cairn token").hexdigest()


def table_info(row: TableRow, holder: str, online: list[bool]) -> TableInfo:
    """A table as one browser may know it."""
    mine = row.holds(holder)
    waits = row.status == "waiting"
    invites = (bool(mine) or holder == row.host) and any(seat.kind == "open" for seat in row.seats)
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
            SeatInfo(seat.kind, seat.name, n in mine, seat.is_ready, online[n] or seat.kind == "bot")
            for n, seat in enumerate(row.seats)
        ],
        commitment=commitment(row.secret),
        words=[] if waits else [seat.word or "" for seat in row.seats],
        invite=row.invite if invites else "",
        seat_keys={str(n): row.seats[n].key for n in mine},
        moves=row.moves,
        to_move=row.to_move,
        scores=row.scores or [0] * len(row.seats),
        made=row.made,
    )
