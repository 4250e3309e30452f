"""The parts of a View that are the same in every game."""

import pytest

from cairn.core.game import Decision, Seat
from cairn.core.views import told_decision, told_result
from tests.core.ladder import MOVES, TOP, State


class Scored(State):
    """A ladder on which the first seat has all the points and wins."""

    def scores(self) -> list[int]:
        return [self.rung, 0]

    def winners(self) -> list[Seat]:
        return [0]


@pytest.mark.parametrize("you", [None, 0])
def test_who_does_not_decide_hears_the_question_alone(you: Seat | None) -> None:
    told = told_decision(Decision(1, "climb", "ladder-prompt", {"seat": 1}, [1, 0]), you, MOVES)
    assert told == {"seat": 1, "kind": "climb", "prompt": "ladder-prompt", "args": {"seat": 1}}


def test_who_decides_hears_the_options_last_and_in_their_order() -> None:
    told = told_decision(Decision(1, "climb", "ladder-prompt", {}, [1, 0]), 1, MOVES)
    assert list(told) == ["seat", "kind", "prompt", "args", "options"]
    assert told["options"] == ["peek", "climb"]


def test_a_result_is_told_at_the_end_alone() -> None:
    s = Scored()
    assert told_result(s) is None
    s.rung = TOP
    assert told_result(s) == {"scores": [TOP, 0], "winners": [0]}
