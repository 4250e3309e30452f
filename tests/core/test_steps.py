"""Steps: what is queued runs in reading order, before all that waited, and can be copied at any time."""

from typing import ClassVar

import pytest

from cairn.core import game as core
from cairn.core.dice import mix
from cairn.core.errors import BadPosition, Refusal
from cairn.core.steps import COUNT, FLAG, SEAT, SEATS, Agenda, Field, N, Step, fits, read_step, stirred


class State(core.State):
    """A position that writes down what happens."""

    def __init__(self) -> None:
        super().__init__()
        self.story: list[str] = []
        self.agenda: Agenda[State] = Agenda()


class Say(Step[State]):
    """Write down a number."""

    kind = "say"
    fields = N
    asks = False

    def run(self, s: State) -> None:
        s.story.append(f"say {self.n}")


class SayTwice(Step[State]):
    """Write down a number now, and queue two more."""

    kind = "say twice"
    fields = N
    asks = False

    def run(self, s: State) -> None:
        s.story.append(f"twice {self.n}")
        s.agenda.then(Say(self.seat, n=self.n + 1), Say(self.seat, n=self.n + 2))


class Ask(Step[State]):
    """Ask for a number; an odd one asks again."""

    kind = "ask"
    fields: ClassVar[list[Field]] = [Field("card"), Field("n")]

    def __init__(self, seat: int, card: int = 0, n: int = 0) -> None:
        super().__init__(seat, n)
        self.card = card

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
    assert ["ask", 1, 0, 1] == again.data()
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
    assert ["seat 0 answers 0 about 0", "say 1"] == s.story
    assert ["seat 0 answers 1 about 0"] == copy.story


def test_data_is_all_there_is() -> None:
    """Kind, seat and the declared fields are plain data, and a Step made of them is the same again."""
    step = Ask(2, card=17, n=3)

    assert ["ask", 2, 17, 3] == step.data()
    assert step.data() == read_step(step.data(), {"ask": Ask}).data()


class Robbed(Step[State]):
    """A Step with a field of each shape."""

    kind = "robbed"
    fields: ClassVar[list[Field]] = [
        Field("by", SEAT),
        Field("spared", SEATS),
        Field("optional", FLAG),
        Field("loot", is_list=True),
    ]

    def __init__(self, seat: int, by: int, spared: int, optional: bool, loot: list[int]) -> None:
        super().__init__(seat)
        self.by, self.spared, self.optional, self.loot = by, spared, optional, loot


def test_fields_of_every_shape() -> None:
    """Numbers, flags and lists are spelled, read back, and stirred into a digest."""
    step = Robbed(1, 2, 5, True, [3, 4])
    again = read_step(["robbed", 1, 2, 5, True, [3, 4]], {"robbed": Robbed})

    assert ["robbed", 1, 2, 5, True, [3, 4]] == step.data() == again.data()
    assert stirred(7, step) == stirred(7, again)
    others = [Robbed(0, 2, 5, True, [3, 4]), Robbed(1, 2, 5, False, [3, 4]), Robbed(1, 2, 5, True, [3])]
    assert len({int(stirred(7, one)) for one in [step, *others]}) == 4
    assert stirred(7, Say(0)) != mix(7, 0)


@pytest.mark.parametrize(
    "data",
    [
        None,
        "robbed",
        [],
        ["robbed"],
        ["other", 1, 2, 5, True, []],
        [3, 1, 2, 5, True, []],
        ["robbed", 1, 2, 5, True],
        ["robbed", 1, 2, 5, True, [], 0],
        ["robbed", "1", 2, 5, True, []],
        ["robbed", True, 2, 5, True, []],
        ["robbed", 1, 2, -2, True, []],
        ["robbed", 1, 2, 5, 1, []],
        ["robbed", 1, 2, 5, True, 3],
        ["robbed", 1, 2, 5, True, ["x"]],
        ["robbed", 1, 2, 1 << 62, True, []],
    ],
)
def test_data_that_are_no_step(data: object) -> None:
    """Whatever does not fit the declaration is refused, with what it was."""
    with pytest.raises(BadPosition) as error:
        read_step(data, {"robbed": Robbed})

    assert {"name": "agenda", "value": str(data)} == error.value.facts


@pytest.mark.parametrize(
    ("kind", "good", "bad"),
    [(COUNT, [0, 9], [-1]), (FLAG, [True, False], []), (SEAT, [0, 2], [-1, 3]), (SEATS, [0, 7], [-1, 8])],
)
def test_values_that_can_be(kind: str, good: list[int], bad: list[int]) -> None:
    """With three seats at the table."""
    assert all(fits(Field("x", kind), value, 3) for value in good)
    assert not any(fits(Field("x", kind), value, 3) for value in bad)


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
