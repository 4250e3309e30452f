"""Reading a saved match: nothing is believed, and the first thing that does not fit is named."""

from collections.abc import Mapping

from cairn.core.errors import Args, BadMatch, GameError, IllegalMove, UnknownMove, because
from cairn.core.game import Game
from cairn.core.grammar import Record, Step
from cairn.core.match import Match, Player
from cairn.core.promise import Promise

__all__ = ["Record", "read_match"]


def read_match(text: str, games: Mapping[str, Game]) -> Match:
    """The match that the text tells, every move checked; BadMatch names the first thing that does not fit."""
    record = Record(text)
    match = _start(record, games)
    for step in record.steps:
        if step.to >= 0:
            match.undo(step.to)
        elif not step.spelling and not step.n:
            _resign(match, step)
        else:
            _replay(match, step)
    match.signature = record.signature
    if record.is_at_table and match.text() != text:
        raise _other_spelling(text, match.text())
    return match


def _start(record: Record, games: Mapping[str, Game]) -> Match:
    """The match before its first move, as its headers describe it."""
    one = record.one
    if one.get("game", "") not in games:
        raise BadMatch("match-game", {"name": one.get("game", "")})
    ours = games[one["game"]]
    if one.get("rules", "") != str(ours.rules_version):
        raise BadMatch("match-rules-version", {"version": one.get("rules", ""), "ours": ours.rules_version})
    # A match that was begun with earlier tables goes on with them.
    game = ours.of_tables(one.get("tables", ""))
    if game is None:
        raise BadMatch("match-tables", {"tables": one.get("tables", "")})
    players = [Player(name, kind == "bot") for kind, name in record.seats]
    promise = None
    try:
        options = game.read_options(record.options)
        if record.is_at_table:
            asked = game.read_options({**record.options, **record.asked})
            promise = Promise(one["table"], asked, record.hashes, record.nonces)
        match = Match(
            game,
            options,
            players,
            record.secret,
            record.words,
            record.quick,
            is_settled=True,
            promise=promise,
        )
        if promise is not None and game.settled(len(players), match.dice, promise.asked) != options:
            raise BadMatch("match-drawn-options")
        return match
    except GameError as problem:
        raise because(problem, BadMatch(problem.key, problem.facts)) from problem


def _other_spelling(text: str, ours: str) -> BadMatch:
    """Where a match at a table is not written as it must be."""
    due, found = ours.split("\n"), text.split("\n")
    line = next((i for i, (a, b) in enumerate(zip(due, found, strict=False)) if a != b), len(due))
    return BadMatch("match-spelling", {"line": line + 1, "text": found[min(line, len(found) - 1)]})


def _resign(match: Match, step: Step) -> None:
    """Let a seat give the match up once more."""
    if match.is_over:
        raise BadMatch("match-after-end", {"n": len(match.moves) + 1, "line": step.line, "move": step.text})
    match.resign(int(step.seat) - 1)


def _replay(match: Match, step: Step) -> None:
    """Play one line of the record again."""
    facts: Args = {"n": step.n, "line": step.line, "move": step.spelling}
    if match.is_over:
        raise BadMatch("match-after-end", facts)
    if step.seat != str(match.state.to_move() + 1):
        raise BadMatch("match-seat", {**facts, "seat": match.state.to_move()})
    try:
        match.push(match.game.read(step.spelling))
    # Two names: compiled code takes whatever is caught under one name for the first kind.
    except UnknownMove as unknown:
        raise because(unknown, BadMatch("match-unknown-move", facts)) from unknown
    except IllegalMove as illegal:
        raise because(illegal, BadMatch("match-illegal", facts)) from illegal
