"""A table as its log tells it, and `check_matches`: what would not go on as it was."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from cairn.core.dice import commitment
from cairn.core.errors import BadMatch
from cairn.core.game import Game, Position
from cairn.core.match import Match, Player, sealed
from cairn.games import GAMES, find
from cairn.server.clocks import Clocks
from cairn.server.course import Course
from cairn.server.lines import SENT, Line, moves_in
from cairn.server.rows import TableRow
from cairn.server.store import Store
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
        self.chat: Final = [Said(**line) for _, kind, line in log if kind == "chat"]
        self.happened: Final = [Happened(**line) for _, kind, line in log if kind == "table"]
        self.clocks: Final = clocks_of(row, log)
        self.course: Course | None = None
        self.problem: Exception | None = None
        """Why the match cannot go on under the rules of today: mostly a GameError, else a bug."""
        if row.status != "waiting":
            try:
                self.course = replay(row, log)
            except Exception as problem:
                self.problem = problem


def game_of(row: TableRow) -> Game:
    """The game of a table, with the component tables that it began with where they are known."""
    game = find(row.game)
    return game.of_tables(row.components) or game


def begin(row: TableRow) -> Course:
    """The match of a table before its first move."""
    players = [Player(seat.name, seat.kind == "bot") for seat in row.seats]
    words = [seat.word or "" for seat in row.seats]
    course = Course(Match(game_of(row), row.options, players, row.secret, words), row.undo)
    course.replaced.update(n for n, seat in enumerate(row.seats) if seat.stand_in)
    course.outside.update(n for n, seat in enumerate(row.seats) if seat.is_outside)
    return course


def clocks_of(row: TableRow, log: Iterable[Line] = ()) -> Clocks | None:
    """The clocks of a table as they stood after the last move; None where it has none."""
    if row.clock is None:
        return None
    return Clocks(row.clock, [seat.kind == "person" for seat in row.seats], log)


def replay(row: TableRow, log: list[Line], snapshots: Mapping[int, Position] = NONE) -> Course:
    """The match as its log tells it; BadMatch where the rules of today, or a snapshot, do not agree."""
    if row.game not in GAMES:
        raise BadMatch("match-game", {"name": row.game})
    game = game_of(row)
    if row.rules != game.rules_version:
        raise BadMatch("match-rules-version", {"version": row.rules, "ours": game.rules_version})
    if row.components != game.tables:
        raise BadMatch("match-tables", {"tables": row.components})
    course = begin(row)
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
    headers = [("game", row.game), ("rules", str(row.rules)), ("tables", row.components)]
    headers += [("option", f"{name} {value}") for name, value in row.options.items()]
    for n, seat in enumerate(row.seats):
        headers.append(("seat", f"{n + 1} {seat.kind} {seat.name}"))
    headers.append(("commitment", commitment(row.secret)))
    headers += [("word", f"{n + 1} {seat.word or ''}") for n, seat in enumerate(row.seats)]
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
    return sealed(headers, body)


def _problem(store: Store, row: TableRow) -> Exception | None:
    """What does not fit in a match: rules of today may give a move another meaning, and still allow it."""
    try:
        replay(row, store.log(row.id), store.snapshots(row.id))
    except Exception as problem:
        return problem
    return None


def check_matches(path: Path) -> Iterator[tuple[str, Exception | None]]:
    """Replay every match of a store: the id of its table, and the first thing that does not fit."""
    store = Store(path)
    try:
        for row in list(store.all()):
            yield row.id, None if row.status == "waiting" else _problem(store, row)
    finally:
        store.close()
