"""Recorded matches replay to the end they had, and together they show every way to end."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from cairn.core.game import State
from cairn.core.match import Match
from cairn.core.record import read_match
from cairn.games import GAMES
from cairn.games.adventure_tours.rules.game import ADVENTURE_TOURS
from cairn.games.adventure_tours.rules.pieces import ACTIONS
from cairn.games.africana.rules.game import AFRICANA
from cairn.games.dominion.rules.catalogue import CARD
from tests.games.adventure_tours.matches import recordings as adventure_tours
from tests.games.africana.matches import recordings as africana
from tests.games.dominion.matches import recordings as dominion
from tests.games.lost_cities.matches import recordings as lost_cities

from .record import GAMES as FOLDERS
from .record import Recording, matches_of, play

RECORDINGS = lost_cities.RECORDINGS + dominion.RECORDINGS + adventure_tours.RECORDINGS + africana.RECORDINGS
ENDINGS = {
    "lost-cities": lost_cities.ENDINGS,
    "dominion": dominion.ENDINGS,
    "adventure-tours": adventure_tours.ENDINGS,
    "africana": africana.ENDINGS,
}
MOMENTS = {
    "lost-cities": lost_cities.MOMENTS,
    "dominion": {},
    "adventure-tours": {},
    "africana": africana.MOMENTS,
}
TIE_BREAKS = ("dominion", "africana")
"""The games in which not all who have the most points must have won."""
AT_THE_TERMINAL = {
    matches_of("dominion") / "at-the-terminal.match": {"kingdom": "expert-introduction"},
    matches_of("adventure-tours") / "at-the-terminal.match": {"mode": "expert", "boards": "draft"},
    matches_of("africana") / "at-the-terminal.match": {},
}
"""Played by a person with `cairn play`, so no recording makes them again."""


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
    endings = {name for name, shows in ENDINGS[recording.game].items() if shows(match)}
    moments = MOMENTS[recording.game].items()
    return endings | {name for name, shows in moments if any(map(shows, positions(match)))}


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
    assert recording.game in TIE_BREAKS or recording.scores.count(best) == len(match.state.winners())
    assert recording.path.read_text(encoding="utf-8") == match.text()


@pytest.mark.parametrize("recording", RECORDINGS, ids=by_name)
def test_a_recorded_match_shows_what_it_is_kept_for(recording: Recording) -> None:
    """What a match is kept for is there, in what was told or in its positions."""
    assert set(recording.shows) <= shown(recording)


@pytest.mark.parametrize("recording", RECORDINGS, ids=by_name)
def test_a_recorded_match_can_be_made_again(recording: Recording) -> None:
    """`record.py` plays the same match, to the letter."""
    assert play(recording).text() == recording.path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ENDINGS)
def test_every_ending_is_recorded(game: str) -> None:
    """Each way to end, each milestone and each example of the rulebook has a match that shows it."""
    recorded = set().union(*[shown(recording) for recording in RECORDINGS if recording.game == game])

    assert {*ENDINGS[game], *MOMENTS[game]} == recorded


def test_every_card_of_dominion_is_recorded() -> None:
    """Each card but the extras is played, got or bought in some match."""
    used = set().union(*[dominion.used(replayed(recording)) for recording in dominion.RECORDINGS])

    assert {card.name for card in CARD if not card.box.is_extra} == used


def moves_of(recording: Recording) -> set[str]:
    """What was played in a match."""
    match = replayed(recording)
    return {match.game.spell(move) for move in match.moves}


def test_every_move_of_adventure_tours_is_recorded() -> None:
    """Each card joins and is laid as equipment, each guard protects from both rows, each board is drafted.

    Of several guards alike another than the leftmost goes too, though not each of them.
    """
    made = set().union(*[moves_of(recording) for recording in adventure_tours.RECORDINGS])
    kit = ADVENTURE_TOURS.kit
    further = {kit.moves[move] for move in range(kit.protect, kit.board) if kit.protection(move)[1] > 0}

    assert set(kit.moves) - further == made - further
    assert made & further


def test_one_match_of_adventure_tours_has_everything() -> None:
    """Every card joins and every action is used in one match, with Pater Miller in both rows."""
    (recording,) = [one for one in adventure_tours.RECORDINGS if one.name == "curious"]
    used = {f"used: {action}" for action in ACTIONS[1:11]}

    assert {f"join {card}" for card in ADVENTURE_TOURS.kit.cards} <= moves_of(recording)
    assert used | {"protected by a member", "protected by equipment"} <= shown(recording)


def test_every_card_of_africana_is_recorded() -> None:
    """Each expedition and each adventure is ended in some match, all adventures in one."""
    made = [moves_of(recording) for recording in africana.RECORDINGS]
    kit = AFRICANA.kit

    assert {f"end {card}" for card in [*kit.expedition_words, *kit.adventure_words]} <= set().union(*made)
    assert {f"end {card}" for card in kit.adventure_words} <= made[0]


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
