"""A table as its log tells it."""

from collections.abc import Iterable, Mapping
from typing import Final

from cairn.core.dice import commitment
from cairn.core.errors import BadMatch
from cairn.core.game import Game, Options, Position
from cairn.core.match import Match, Player
from cairn.core.promise import Promise, plain_word
from cairn.core.written import ALONE, AT_A_TABLE, MAGIC, seal_at, with_checks
from cairn.games import GAMES, find
from cairn.server.clocks import Clocks
from cairn.server.course import Course
from cairn.server.lines import SENT, Line, moves_in
from cairn.server.reopening import reopen
from cairn.server.rows import TableRow
from cairn.server.wire import Said
from cairn.server.wire_life import Happened

NONE: Final[Mapping[int, Position]] = {}


class Restored:
    """What a table must know again after a restart."""

    def __init__(self, row: TableRow, log: list[Line]) -> None:
        self.next: Final = log[-1][0] + 1 if log else 0
        """The number of the next line of the log."""
        self.ids: Final = {
            (line["holder"], line["id"]) for _, kind, line in log if kind in SENT and line["id"]
        }
        """Who sent which requests that were played."""
        said = [dict(line) for _, kind, line in log if kind == "chat"]
        self.voices: Final = {one.get("who", ""): one.pop("holder", "") for one in said}
        """Who is who among those that have written, by the names that the table knows them by."""
        self.chat: Final = [Said(**one) for one in said]
        self.happened: Final = [Happened(**line) for _, kind, line in log if kind == "table"]
        self.clocks: Final = clocks_of(row, log)
        self.course: Course | None = None
        self.problem: Exception | None = None
        """Why the match cannot go on under the rules of today: mostly a GameError, else a bug."""
        if row.status != "waiting":
            try:
                course = start(row, log)
                reopen(course, log)
                self.course = course
            except Exception as problem:
                self.problem = problem


def game_of(row: TableRow) -> Game:
    """The game of a table, with the component tables that it began with where they are known."""
    game = find(row.game)
    return game.of_tables(row.components) or game


def seal_row(row: TableRow) -> str:
    """What fixes the secret of a table for it, its game and its options alone."""
    return seal_at(row.id, game_of(row), row.options, len(row.seats), row.secret)


def renew(row: TableRow) -> None:
    """Seal the secret of a table that waits since before there were seals, and ask for all words again."""
    if row.status == "waiting" and not row.seal and row.game in GAMES:
        row.seal = seal_row(row)
        for seat in row.seats:
            seat.word = None


def begin(row: TableRow, asked: Options | None = None) -> Course:
    """The match of a table before its first move; `asked` are its options before any was drawn."""
    players = [Player(seat.name, seat.kind == "bot") for seat in row.seats]
    words = [seat.word or "" for seat in row.seats]
    promise = None
    if row.seal:
        nonces = [seat.nonce for seat in row.seats]
        promise = Promise(row.id, row.options if asked is None else asked, row.hashes, nonces)
    match = Match(game_of(row), row.options, players, row.secret, words, promise=promise)
    course = Course(match, row.undo)
    course.replaced.update(n for n, seat in enumerate(row.seats) if seat.stand_in)
    course.outside.update(n for n, seat in enumerate(row.seats) if seat.is_outside)
    return course


def clocks_of(row: TableRow, log: Iterable[Line] = ()) -> Clocks | None:
    """The clocks of a table as they stood after the last move; None where it has none."""
    if row.clock is None:
        return None
    return Clocks(row.clock, [seat.kind == "person" for seat in row.seats], log)


def start(row: TableRow, log: list[Line]) -> Course:
    """The match before its first move, or BadMatch where it began under other rules than those of today."""
    if row.game not in GAMES:
        raise BadMatch("match-game", {"name": row.game})
    game = game_of(row)
    if row.rules != game.rules_version:
        raise BadMatch("match-rules-version", {"version": row.rules, "ours": game.rules_version})
    if row.components != game.tables:
        raise BadMatch("match-tables", {"tables": row.components})
    return begin(row, next((line for _, kind, line in log if kind == "asked"), None))


def replay(row: TableRow, log: list[Line], snapshots: Mapping[int, Position] = NONE) -> Course:
    """The match as its log tells it, line by line, what was taken back too; BadMatch where the rules of
    today, or a snapshot, do not agree."""
    course = start(row, log)
    game = course.match.game
    for number, kind, line in log:
        first = len(course.match.moves)
        for move in moves_in(kind, line):
            if course.to_move != move["seat"]:
                step = len(course.match.moves) + 1
                raise BadMatch("match-step", {"n": step, "line": number, "move": move["move"]})
            course.push(game.read(move["move"]))
        if kind == "batch":
            course.bind(first)
        elif kind == "undo":
            course.undo(line["to"])
        elif kind == "resign":
            course.match.resign(line["seat"])
        if number + 1 in snapshots and course.match.state.dump() != snapshots[number + 1]:
            raise BadMatch("match-snapshot", {"n": len(course.match.moves)})
    return course


def old_text(row: TableRow, log: list[Line]) -> str:
    """The file of a match that the rules of today cannot replay, without its secret."""
    body: list[str] = []
    moves = 0
    for _, kind, line in log:
        for move in moves_in(kind, line):
            moves += 1
            body.append(f"{moves} {move['seat'] + 1} {move['move']}")
        if kind == "undo":
            moves = line["to"]
            body.append(f"undo {moves}")
        elif kind == "resign":
            body.append(f"resign seat {line['seat'] + 1}")
    return "\n".join(with_checks(_old_headers(row, log), body)) + "\n"


def _old_headers(row: TableRow, log: list[Line]) -> list[str]:
    """The headers of such a match, without the help of its game."""
    head = [f"{MAGIC} {AT_A_TABLE}", f"table {row.id}"] if row.seal else [f"{MAGIC} {ALONE}"]
    head += [f"game {row.game}", f"rules {row.rules}", f"tables {row.components}"]
    options = sorted(row.options.items()) if row.seal else row.options.items()
    head += [f"option {name} {value}" for name, value in options]
    seats = [f"seat {n + 1} {seat.kind} {seat.name}" for n, seat in enumerate(row.seats)]
    if not row.seal:
        words = [f"word {n + 1} {seat.word or ''}" for n, seat in enumerate(row.seats)]
        return [*head, *seats, f"commitment {commitment(row.secret)}", *words]
    asked = next((line for _, kind, line in log if kind == "asked"), row.options)
    head += [f"asked {name} {asked[name]}" for name in sorted(asked) if row.options.get(name) != asked[name]]
    head += [*map(plain_word, seats), f"seal {row.seal}"]
    head += [f"hash {n + 1} {found}" for n, found in row.hashes]
    said = [(n, seat) for n, seat in enumerate(row.seats) if seat.nonce]
    return head + [plain_word(f"word {n + 1} {seat.nonce} {seat.word}") for n, seat in said]
