"""How far a seat may go back, and whether somebody must agree."""

from cairn.core.match import Match, Player
from cairn.core.undo import is_free, last_choice

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
