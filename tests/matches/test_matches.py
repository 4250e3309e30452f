"""Recorded matches replay to the end they had, and together they show every way to end."""

from pathlib import Path

import pytest

from cairn.core.record import read_match
from cairn.games import GAMES, TITLES

from .record import GAMES as FOLDERS
from .record import Recording, matches_of, play, recorded, recordings
from .replay import replayed, shown

RECORDINGS = recordings()
AT_THE_TERMINAL = {
    matches_of(game) / "at-the-terminal.match": recorded(game).AT_THE_TERMINAL
    for game in TITLES
    if hasattr(recorded(game), "AT_THE_TERMINAL")
}
"""Played by a person with `cairn play`, so no recording makes them again; with their options."""


def by_name(recording: Recording) -> str:
    """How a test is called."""
    return recording.name


@pytest.mark.parametrize("recording", RECORDINGS, ids=by_name)
def test_a_recorded_match_replays(recording: Recording) -> None:
    """Every line fits the one before, every move is allowed, and the match ends as it did."""
    match = replayed(recording)
    best = max(recording.scores)

    assert match.state.decision is None
    assert recording.scores == match.state.scores()
    assert all(recording.scores[seat] == best for seat in match.state.winners())
    if not getattr(recorded(recording.game), "TIE_BREAKS", False):
        assert recording.scores.count(best) == len(match.state.winners())
    assert recording.path.read_text(encoding="utf-8") == match.text()


@pytest.mark.parametrize("recording", RECORDINGS, ids=by_name)
def test_a_recorded_match_shows_what_it_is_kept_for(recording: Recording) -> None:
    """What a match is kept for is there, in what was told or in its positions."""
    assert set(recording.shows) <= shown(recording)


@pytest.mark.parametrize("recording", RECORDINGS, ids=by_name)
def test_a_recorded_match_can_be_made_again(recording: Recording) -> None:
    """`record.py` plays the same match, to the letter."""
    assert play(recording).text() == recording.path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", TITLES)
def test_every_ending_is_recorded(game: str) -> None:
    """Each way to end, each milestone and each example of the rulebook has a match that shows it."""
    module = recorded(game)
    seen = set().union(*[shown(recording) for recording in module.RECORDINGS])

    assert {*module.ENDINGS, *getattr(module, "MOMENTS", {})} == seen


@pytest.mark.parametrize("path", AT_THE_TERMINAL, ids=lambda path: path.parents[1].name)
def test_a_match_at_the_terminal(path: Path) -> None:
    """A whole game of a person against rule bots, as `cairn play` wrote it, replays to its end."""
    match = read_match(path.read_text(encoding="utf-8"), GAMES)

    assert match.state.decision is None
    assert path.parents[1].name == match.game.name.replace("-", "_")
    assert AT_THE_TERMINAL[path].items() <= match.options.items()
    assert [False] + [True] * (len(match.players) - 1) == [player.is_bot for player in match.players]
    assert path.read_text(encoding="utf-8") == match.text()


def test_every_file_has_its_recording() -> None:
    """There is no file that nobody can make again, but for those that a person has played."""
    made = {recording.path for recording in RECORDINGS}

    assert made | AT_THE_TERMINAL.keys() == set(FOLDERS.glob("*/matches/*.match"))
