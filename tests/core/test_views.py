"""The parts of a View that are the same in every game."""

import pytest

from cairn.core.game import Decision, Seat
from cairn.core.views import missing_part, told_decision, told_effect, told_result
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


GOOD = told_effect("ladder-effect-climb", {"rung": 2, "name": "top"})


@pytest.mark.parametrize(
    ("effects", "missing"),
    [
        ({}, ""),
        ({"climb": GOOD}, ""),
        ([GOOD], "decision.effects"),
        ({"climb": 2}, "decision.effects"),
        ({"climb": {"key": "ladder-effect-climb"}}, "decision.effects"),
        ({"climb": {**GOOD, "rule": "LA-1"}}, "decision.effects"),
        ({"climb": {"key": 2, "args": {}}}, "decision.effects"),
        ({"climb": {"key": "ladder-effect-climb", "args": {"rungs": [1, 2]}}}, "decision.effects"),
        ({"jump": GOOD}, "decision.effects"),
    ],
)
def test_effects_are_sentences_about_options(effects: object, missing: str) -> None:
    """A key and plain arguments, for moves that may be chosen."""
    parts = dict.fromkeys(["game", "rules", "options", "you", "zones", "known", "result"])
    view = {**parts, "you": 1, "options": {}, "zones": {}, "known": {}, "seats": [{}, {}]}
    asked = told_decision(Decision(1, "climb", "ladder-prompt", {}, [1, 0]), 1, MOVES)

    assert missing_part({**view, "decision": {**asked, "effects": effects}}, 2) == missing
    # Those who do not decide have no options, so they hear of no effects.
    del asked["options"]
    told = missing_part({**view, "you": 0, "decision": {**asked, "effects": {"climb": GOOD}}}, 2)
    assert told == "decision.effects"
