"""Reading a saved match: nothing is believed, and the first thing that does not fit is named."""

from collections.abc import Mapping
from typing import Final, final

from cairn.core.dice import commitment
from cairn.core.errors import Args, BadMatch, GameError, IllegalMove, UnknownMove, because
from cairn.core.game import Game, Options
from cairn.core.match import FORMAT, MAGIC, Match, Player, check

_RESIGN: Final = "resign seat "
_HEADERS: Final = ["game", "rules", "tables", "option", "seat", "commitment", "quick", "word"]


@final
class Record:
    """The lines of a match file, their checks already found right."""

    def __init__(self, text: str) -> None:
        lines = text.replace("\r\n", "\n").split("\n")
        if not lines[0].startswith(MAGIC + " "):
            raise BadMatch("match-not-a-match")
        if lines[0] != f"{MAGIC} {FORMAT}":
            raise BadMatch("match-version", {"version": lines[0][len(MAGIC) + 1 :]})
        begin = next((i for i, line in enumerate(lines) if line.startswith("begin #")), -1)
        if begin < 0:
            raise _without_begin(lines)
        seal = check("", "\n".join(lines[:begin]))
        if lines[begin] != f"begin #{seal}":
            raise BadMatch("match-headers-damaged", {"line": begin + 1})
        self.head: Final = lines[1:begin]
        self.first: Final = begin + 2
        """The number of the line of the first record."""
        self.body: list[str] = []
        for i in range(begin + 1, len(lines) - 1):
            line, _, found = lines[i].rpartition(" #")
            seal = check(seal, line)
            if found != seal:
                raise BadMatch("match-damaged", {"line": i + 1, "text": lines[i]})
            self.body.append(line)
        if lines[-1] != "":
            raise BadMatch("match-damaged", {"line": len(lines), "text": lines[-1]})
        last = self.body[-1] if self.body else ""
        if last != "end" and not last.startswith("secret "):
            raise BadMatch("match-truncated", {"line": len(lines)})


def _without_begin(lines: list[str]) -> BadMatch:
    """What is wrong with a match whose headers do not end."""
    for i, line in enumerate(lines[1:]):
        if line and line.partition(" ")[0] not in _HEADERS:
            return BadMatch("match-damaged", {"line": i + 2, "text": line})
    return BadMatch("match-truncated", {"line": len(lines)})


def read_match(text: str, games: Mapping[str, Game]) -> Match:
    """The match that the text tells, every move checked; BadMatch names the first thing that does not fit."""
    record = Record(text)
    match = _start(record, games)
    for i, line in enumerate(record.body[:-1]):
        number = record.first + i
        if line.startswith("undo "):
            to = line[5:]
            if not _is_number(to):
                raise BadMatch("match-damaged", {"line": number, "text": line})
            match.undo(int(to))
        elif line.startswith(_RESIGN):
            _resign(match, line, number)
        else:
            _replay(match, line, number)
    return match


def _start(record: Record, games: Mapping[str, Game]) -> Match:
    """The match before its first move, as its headers describe it."""
    one: dict[str, str] = {}
    options: Options = {}
    players: list[Player] = []
    words: list[str] = []
    for i, line in enumerate(record.head):
        name, _, value = line.partition(" ")
        first, _, rest = value.partition(" ")
        if name == "option":
            options[first] = rest
        elif name == "seat":
            kind, _, who = rest.partition(" ")
            if first != str(len(players) + 1) or kind not in ("person", "bot"):
                raise BadMatch("match-header", {"line": i + 2, "text": line})
            players.append(Player(who, kind == "bot"))
        elif name == "word" and first == str(len(words) + 1):
            words.append(rest)
        elif name in _HEADERS and name != "word" and name not in one:
            one[name] = value
        else:
            raise BadMatch("match-header", {"line": i + 2, "text": line})
    if one.get("game", "") not in games:
        raise BadMatch("match-game", {"name": one.get("game", "")})
    ours = games[one["game"]]
    if one.get("rules", "") != str(ours.rules_version):
        raise BadMatch("match-rules-version", {"version": one.get("rules", ""), "ours": ours.rules_version})
    # A match that was begun with earlier tables goes on with them.
    game = ours.of_tables(one.get("tables", ""))
    if game is None:
        raise BadMatch("match-tables", {"tables": one.get("tables", "")})
    secret, quick = _dice(one, record.body[-1])
    try:
        return Match(game, game.read_options(options), players, secret, words, quick, is_settled=True)
    except GameError as problem:
        raise because(problem, BadMatch(problem.key, problem.facts)) from problem


def _dice(one: dict[str, str], last: str) -> tuple[bytes, int]:
    """The secret that the last line shows, or the number of quick dice."""
    if last == "end" and "commitment" not in one and _is_number(one.get("quick", "")):
        return b"", int(one["quick"])
    if not last.startswith("secret "):
        raise BadMatch("match-commitment")
    try:
        secret = bytes.fromhex(last[len("secret ") :])
    except ValueError as problem:
        raise because(problem, BadMatch("match-commitment")) from problem
    # A key of BLAKE2b has at most 64 bytes.
    if "quick" in one or len(secret) > 64 or commitment(secret) != one.get("commitment", ""):
        raise BadMatch("match-commitment")
    return secret, -1


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 20


def _resign(match: Match, line: str, number: int) -> None:
    """Let a seat give the match up once more."""
    seat = line[len(_RESIGN) :]
    if match.is_over:
        raise BadMatch("match-after-end", {"n": len(match.moves) + 1, "line": number, "move": line})
    if len(match.players) != 2 or seat not in ("1", "2"):
        raise BadMatch("match-damaged", {"line": number, "text": line})
    match.resign(int(seat) - 1)


def _replay(match: Match, line: str, number: int) -> None:
    """Play one line of the record again."""
    n, _, rest = line.partition(" ")
    seat, _, spelling = rest.partition(" ")
    step: Args = {"n": n, "line": number, "move": spelling}
    if n != str(len(match.moves) + 1):
        raise BadMatch("match-step", step)
    if match.is_over:
        raise BadMatch("match-after-end", step)
    if seat != str(match.state.to_move() + 1):
        raise BadMatch("match-seat", {**step, "seat": match.state.to_move()})
    try:
        match.push(match.game.read(spelling))
    # Two names: compiled code takes whatever is caught under one name for the first kind.
    except UnknownMove as unknown:
        raise because(unknown, BadMatch("match-unknown-move", step)) from unknown
    except IllegalMove as illegal:
        raise because(illegal, BadMatch("match-illegal", step)) from illegal
