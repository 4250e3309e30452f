"""Recorded matches read back from their files, and what they show."""

from collections.abc import Iterator
from functools import cache

from cairn.core.game import State
from cairn.core.match import Match
from cairn.core.record import read_match
from cairn.games import GAMES

from .record import Recording, recorded


@cache
def replayed(recording: Recording) -> Match:
    """The match that the file tells."""
    return read_match(recording.path.read_text(encoding="utf-8"), GAMES)


def positions(match: Match) -> Iterator[State]:
    """The positions of a match from the first deal to the last."""
    again = Match(match.game, match.options, match.players, match.secret, match.words)
    yield again.state
    for move in match.moves:
        again.push(move)
        yield again.state


@cache
def shown(recording: Recording) -> set[str]:
    """The endings and moments that a match really shows."""
    match = replayed(recording)
    module = recorded(recording.game)
    endings = {name for name, shows in module.ENDINGS.items() if shows(match)}
    moments = getattr(module, "MOMENTS", {}).items()
    return endings | {name for name, shows in moments if any(map(shows, positions(match)))}


def moves_of(recording: Recording) -> set[str]:
    """What was played in a match."""
    match = replayed(recording)
    return {match.game.spell(move) for move in match.moves}
