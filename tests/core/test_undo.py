"""How far a seat may go back, whether somebody must agree, and whether a rule forbids it."""

import pytest

from cairn.core.match import Match, Player
from cairn.core.undo import is_free, kept_by, last_choice

from .ladder import LADDER


def climbed(*moves: str) -> Match:
    """A match on the ladder after these moves."""
    match = Match(LADDER, LADDER.read_options({}), [Player("Anna"), Player("Ben")], b"secret")
    for move in moves:
        match.play(move)
    return match


def test_the_last_choice_is_the_last_question_with_several_answers() -> None:
    """What was forced and showed nothing was no choice."""
    assert None is last_choice(climbed(), 0)
    assert 0 == last_choice(climbed("climb"), 0)
    assert 2 == last_choice(climbed("climb", "climb", "peek", "climb"), 0)
    assert None is last_choice(climbed("climb", "climb", "peek", "climb"), 1)


def test_an_undo_is_free_until_somebody_moves_or_learns() -> None:
    assert is_free(climbed("climb"), 0, 0)
    assert not is_free(climbed("peek"), 0, 0)
    assert not is_free(climbed("climb", "climb"), 0, 0)
    assert not is_free(climbed(), 0, 0)


def test_a_final_move_is_kept_once_it_has_shown_something(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever seat made it, and however far back one goes; a move that is not called final is not kept."""
    match = climbed("climb", "climb", "peek", "climb")
    assert [""] * 4 == [kept_by(match, to) for to in range(4)]

    monkeypatch.setattr(LADDER, "final", {LADDER.read("climb"): "LD-1", LADDER.read("peek"): "LD-2"})
    assert ["LD-2", "LD-2", "LD-2", ""] == [kept_by(match, to) for to in range(4)]
