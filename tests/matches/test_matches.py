"""Recorded matches replay to the end they had, and together they show every way to end."""

from collections.abc import Iterator
from functools import cache

import pytest

from cairn.core.game import State
from cairn.core.match import Match
from cairn.core.record import read_match
from cairn.games import GAMES

from .lost_cities import ENDINGS, MOMENTS, RECORDINGS
from .record import HERE, Recording, play


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
    endings = {name for name, shows in ENDINGS.items() if shows(match)}
    return endings | {name for name, shows in MOMENTS.items() if any(map(shows, positions(match)))}


def by_name(recording: Recording) -> str:
    """How a test is called."""
    return recording.name


@pytest.mark.parametrize("recording", RECORDINGS, ids=by_name)
def test_a_recorded_match_replays(recording: Recording) -> None:
    """Every line fits the one before, every move is allowed, and the match ends as it did."""
    match = replayed(recording)
    winners = [seat for seat in range(2) if recording.scores[seat] == max(recording.scores)]

    assert match.state.decision is None
    assert recording.scores == match.state.scores()
    assert winners == match.state.winners()
    assert recording.path.read_text(encoding="utf-8") == match.text()


@pytest.mark.parametrize("recording", RECORDINGS, ids=by_name)
def test_a_recorded_match_shows_what_it_is_kept_for(recording: Recording) -> None:
    """What a match is kept for is there, in what was told or in its positions."""
    assert set(recording.shows) <= shown(recording)


@pytest.mark.parametrize("recording", RECORDINGS, ids=by_name)
def test_a_recorded_match_can_be_made_again(recording: Recording) -> None:
    """`record.py` plays the same match, to the letter."""
    assert play(recording).text() == recording.path.read_text(encoding="utf-8")


def test_every_ending_is_recorded() -> None:
    """Each way to end, each milestone and each example of the rulebook has a match that shows it."""
    recorded = set().union(*map(shown, RECORDINGS))

    assert {*ENDINGS, *MOMENTS} == recorded


def test_every_file_has_its_recording() -> None:
    """There is no file that nobody can make again."""
    assert {recording.path for recording in RECORDINGS} == set(HERE.glob("*/*.match"))
