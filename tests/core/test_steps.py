"""Steps: what is queued runs in reading order, before all that waited, and can be copied at any time."""

import pytest

from cairn.core import game as core
from cairn.core.errors import Refusal
from cairn.core.steps import Agenda, Step


class State(core.State):
    """A position that writes down what happens."""

    def __init__(self) -> None:
        super().__init__()
        self.story: list[str] = []
        self.agenda: Agenda[State] = Agenda()


class Say(Step[State]):
    """Write down a number."""

    kind = "say"
    asks = False

    def run(self, s: State) -> None:
        s.story.append(f"say {self.n}")


class SayTwice(Step[State]):
    """Write down a number now, and queue two more."""

    kind = "say twice"
    asks = False

    def run(self, s: State) -> None:
        s.story.append(f"twice {self.n}")
        s.agenda.then(Say(self.seat, n=self.n + 1), Say(self.seat, n=self.n + 2))


class Ask(Step[State]):
    """Ask for a number; an odd one asks again."""

    kind = "ask"

    def options(self, s: State) -> list[int]:
        return [0, 1]

    def take(self, s: State, move: int) -> None:
        s.story.append(f"seat {self.seat} answers {move} about {self.card}")
        if move:
            s.agenda.then(Ask(self.seat, self.card, self.n + 1))


def test_then_runs_in_reading_order() -> None:
    """What is queued together runs from left to right."""
    s = State()
    s.agenda.then(Say(0, n=1), Say(0, n=2), Say(0, n=3))
    s.agenda.settle(s)

    assert ["say 1", "say 2", "say 3"] == s.story


def test_what_is_queued_later_runs_before_what_waits() -> None:
    """A card within a card is finished first."""
    s = State()
    s.agenda.then(Say(0, n=9))
    s.agenda.then(SayTwice(0, n=1), Say(0, n=4))
    s.agenda.settle(s)

    assert ["twice 1", "say 2", "say 3", "say 4", "say 9"] == s.story


def test_settle_stops_at_a_question() -> None:
    """Acts run until a question is next; what comes after it waits for the answer."""
    s = State()
    s.agenda.then(Say(0, n=1), Ask(2, card=5), Say(0, n=2))
    s.agenda.settle(s)
    question = s.agenda.question()

    assert ["say 1"] == s.story
    assert isinstance(question, Ask)
    assert 2 == question.seat
    s.agenda.answer(s, 0)
    assert ["say 1", "seat 2 answers 0 about 5", "say 2"] == s.story
    assert s.agenda.question() is None


def test_a_question_may_ask_again() -> None:
    """To go on, a question queues another; what waited goes on waiting."""
    s = State()
    s.agenda.then(Ask(1), Say(0, n=7))
    s.agenda.answer(s, 1)
    again = s.agenda.question()

    assert again is not None
    assert ["ask", 1, -1, 1] == again.data()
    s.agenda.answer(s, 0)
    assert "say 7" == s.story[-1]


def test_settling_nothing() -> None:
    """An empty agenda has no question and settles at once."""
    s = State()
    s.agenda.then()
    s.agenda.settle(s)

    assert s.agenda.question() is None
    assert [] == s.story


def test_clone_in_mid_question() -> None:
    """A copy taken while a question waits goes its own way; the Steps themselves are shared."""
    s = State()
    s.agenda.then(Ask(0), Say(0, n=1))
    copy = State()
    copy.agenda = s.agenda.clone()
    copy.agenda.answer(copy, 1)

    assert [] == s.story
    assert 2 == len(s.agenda.steps)
    assert copy.agenda.steps[0] is s.agenda.steps[0]
    s.agenda.answer(s, 0)
    assert ["seat 0 answers 0 about -1", "say 1"] == s.story
    assert ["seat 0 answers 1 about -1"] == copy.story


def test_data_is_all_there_is() -> None:
    """Kind, seat, card and number are plain data, and a Step made of them is the same again."""
    step = Ask(2, card=17, n=3)

    assert ["ask", 2, 17, 3] == step.data()
    assert step.data() == Ask(*step.data()[1:]).data()


def test_defaults() -> None:
    """A Step prompts by its kind, gives no reasons, and fails loudly where it has nothing to say."""
    s, step = State(), Step[State](1)

    assert ("step", {"seat": 1}) == step.prompt(s)
    assert step.why_not(s, 0) is None
    for call in (lambda: step.run(s), lambda: step.options(s), lambda: step.take(s, 0)):
        with pytest.raises(AssertionError, match="step"):
            call()


class Strict(Ask):
    """A question that knows why not."""

    kind = "strict"

    def why_not(self, s: State, move: int) -> Refusal | None:
        return Refusal("no-number", "ST-1", {"n": move}) if move > 1 else None


def test_a_question_may_know_why_not() -> None:
    """A Step may explain itself better than its game."""
    why = Strict(0).why_not(State(), 2)

    assert why is not None
    assert ("no-number", "ST-1", {"n": 2}) == (why.key, why.rule, why.args)
