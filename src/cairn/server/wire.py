"""Everything that crosses the wire, each message once; the browser's types are made from this page.

Over HTTP: what is asked about tables. Over the socket of one table: moves in, views out. A message on the
socket is an object with a `type`; `docs/protocol.md` tells the story around them.
"""

from typing import Any, Literal

from msgspec import Struct, field

from cairn.core.errors import Args
from cairn.server.wire_life import Asked, Clock, ClocksShown, Happened, Hints, TableInfo, UndoRule, Watch

Told = tuple[str, Args]
"""An event as one reader may know it: a key of the catalogues, and its arguments."""


# Over HTTP.


class SeatWish(Asked):
    """Who is to sit in a seat: `me`, somebody `here`, anybody (`open`), a bot, or one from outside."""

    kind: Literal["me", "here", "open", "bot", "outside"]
    name: str = ""
    bot: str = ""


class NewTable(Asked):
    """What a table is to be."""

    game: str
    seats: list[SeatWish]
    options: dict[str, str] = field(default_factory=dict)
    name: str = ""
    watch: Watch = "link"
    clock: Clock | None = None
    hints: Hints = "bots"
    undo: UndoRule = "ask"


class Sit(Asked):
    """Take a seat: the first open one with the key of the invitation, or one's own again with its key."""

    key: str
    name: str


class Say(Asked):
    """A player's word, said after the commitment was published: it goes into every shuffle."""

    seat: int
    word: str


class SetBot(Asked):
    """Let a bot take an open seat."""

    seat: int
    bot: str


class TableLists(Struct):
    """The tables of the asking browser, and those that anybody may join or watch."""

    yours: list[TableInfo]
    open: list[TableInfo]


class PositionInfo(Struct):
    """One position of a match: as it was seen then, and the events that led there from the one before."""

    n: int
    last: int
    """The number of the last position."""
    move: str
    """The spelling of the move that led here; empty at the start, and where it may be hidden."""
    mover: int | None
    view: dict[str, Any]
    events: list[Told]


class Problem(Struct):
    """Why something cannot be done: the same shape for every error."""

    key: str
    rule: str
    args: Args


class Sentence(Struct):
    """Something that is said: a key of the catalogues, and its arguments."""

    key: str
    args: Args


class Health(Struct):
    """How the server is."""

    status: Literal["ok", "stopping"]
    version: str
    engine: str
    """`compiled`, or how it is interpreted."""
    warming_up: bool
    """Whether the engine is being compiled for the bots, which think slowly until then."""
    tables: int
    sockets: int
    bot_workers: int
    seconds: float
    """Since the start."""


# On the socket, in.


class Key(Asked, tag="key"):
    """The first message of a bot from outside that has sent no `Authorization`: its key, and its name."""

    key: str
    name: str = ""


class Move(Asked, tag="move"):
    """Play this; `at` is the revision looked at, `id` is the sender's own and makes resending harmless."""

    at: int
    id: str
    move: str


class Batch(Asked, tag="batch"):
    """Play these, one after the other and all of them or none; `at` and `id` as in `move`.

    Only the last of them may show a new card, or leave the next decision to another seat.
    """

    at: int
    id: str
    moves: list[str]


class Undo(Asked, tag="undo"):
    """Take one's last choice back, or ask the others to allow it."""

    at: int
    id: str


class Answer(Asked, tag="answer"):
    """Let an undo happen, or not."""

    id: str
    yes: bool


class Look(Asked, tag="look"):
    """See through another of this browser's seats; null: as a spectator."""

    seat: int | None


class Why(Asked, tag="why"):
    """Ask why these moves are not allowed now."""

    id: str
    moves: list[str]


class Ahead(Asked, tag="ahead"):
    """Ask how the table would look after these moves of one's own, without playing them; `at` as in `move`.

    They may show nothing new, and the next decision must still be one's own.
    """

    at: int
    id: str
    moves: list[str]


class Hint(Asked, tag="hint"):
    """Ask what a bot would do."""

    id: str


class Explain(Asked, tag="explain"):
    """Ask why the bot in a seat moved as it did; where hints may be asked for, this may too."""

    id: str
    seat: int


class Chat(Asked, tag="chat"):
    """Say something to all at the table."""

    text: str


class Ping(Asked, tag="ping"):
    """Is anybody there?"""


# On the socket, out.


class Asking(Struct):
    """Somebody asks for an undo: who, back to which move, and which seats have still to answer."""

    id: str
    seat: int
    to: int
    waits_for: list[int]
    seconds_left: float
    """After which it lapses: that is a no."""


class UndoInfo(Struct):
    """What an undo by this seat needs: nothing (`free`), the others' consent (`ask`), or it cannot be."""

    how: Literal["free", "ask", "no"]
    to: int


class Shown(Struct, tag="view"):
    """The table as this socket's seat sees it, and what happened since it last heard."""

    at: int
    """The revision: only grows, the same for all."""
    view: dict[str, Any]
    since: int
    """The number of the first event below; after an undo smaller than what was heard before."""
    events: list[Told]
    last: int
    """The number of the first event since this seat last chose; where nobody has moved since, of its own last
    moves; for a spectator of the last mover's."""
    undo: UndoInfo
    asking: Asking | None
    clocks: ClocksShown | None
    explains: list[int]
    """The seats of bots that could say why they moved as they did; see `explain`."""
    answers: str
    """The id of the request that led to this, on its sender's sockets; else empty."""


class TableShown(Struct, tag="table"):
    """The table changed around the match: seats, presence, status."""

    table: TableInfo
    watchers: int
    warming_up: bool
    """Whether the engine is being compiled for the bots, which think slowly until then."""


class Refused(Struct, tag="refused"):
    """A request that changed nothing, and why."""

    id: str
    move: str
    key: str
    rule: str
    args: Args


class Stale(Struct, tag="stale"):
    """The table has moved on since `at`; a view follows."""

    id: str
    at: int


class Reasons(Struct, tag="reasons"):
    """The answer to `why`: only the moves that are not allowed."""

    id: str
    at: int
    reasons: dict[str, Problem]


class Foreseen(Struct, tag="foreseen"):
    """The answer to `ahead`: the view after the moves, or the first of them that cannot be played and why."""

    id: str
    at: int
    moves: list[str]
    view: dict[str, Any] | None
    good: int
    """How many of the moves can be played; all of them where there is a view."""
    problem: Problem | None


class Hinted(Struct, tag="hinted"):
    """The answer to `hint`: a move, and why a bot would make it, where it can say so."""

    id: str
    at: int
    move: str
    reason: Sentence | None


class Explained(Struct, tag="explained"):
    """The answer to `explain`: what a bot may say of its last turn, one sentence for each choice."""

    id: str
    at: int
    seat: int
    reasons: list[Sentence]


class Thinking(Struct, tag="thinking"):
    """How far a bot that thinks has come; `id` is that of the `hint`, empty where it is the bot's move."""

    id: str
    at: int
    seat: int
    done: float
    """From 0 to 1; depends on the time and on the number of playouts alone."""


class Said(Struct, tag="chat"):
    """Somebody said something; `seat` is null for a spectator."""

    n: int
    seat: int | None
    name: str
    text: str
    when: float


class Pong(Struct, tag="pong"):
    """Yes."""


class Leaving(Struct, tag="leaving"):
    """The server stops; come back in a moment. Every answered move is kept."""


Request = Move | Batch | Undo | Answer | Look | Why | Ahead | Hint | Explain | Chat | Ping
Reply = (
    Shown
    | TableShown
    | Refused
    | Stale
    | Reasons
    | Foreseen
    | Hinted
    | Explained
    | Thinking
    | Said
    | Happened
    | Pong
    | Leaving
)
