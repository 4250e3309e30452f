"""The contract: what core does for any game by itself."""

import pytest

from cairn.core import game as core
from cairn.core.dice import QuickDice, QuickStream
from cairn.core.errors import BadSetup, GameOver, IllegalMove, UnknownMove
from cairn.core.event import Event
from cairn.core.game import OVER, Option, playout
from tests.core.ladder import CLIMB, LADDER, PEEK, TOP, State


def on_rung(rung: int) -> State:
    """A ladder that is climbed so far."""
    state = State()
    state.rung = rung
    return state


def test_decision_is_there_until_the_game_is_over() -> None:
    """A decision names its seat, its question and its options; at the end there is none."""
    decision = on_rung(0).decision

    assert decision is not None
    assert (0, "climb", "ladder-prompt", {"seat": 0}, [CLIMB, PEEK]) == (
        decision.seat,
        decision.kind,
        decision.prompt,
        decision.args,
        decision.options,
    )
    assert on_rung(TOP).decision is None


def test_apply_plays_what_is_allowed() -> None:
    """An option is played."""
    state = on_rung(0)
    state.apply(PEEK)

    assert (1, 1) == (state.rung, state.learnt)


def test_apply_refuses_the_rest() -> None:
    """A move that is no option is refused with its reason and changes nothing; at the end every move is."""
    state = on_rung(1)

    with pytest.raises(IllegalMove) as refused:
        state.apply(PEEK)
    assert ("peek", "ladder-no-peek", "LD-1") == (
        refused.value.spelling,
        refused.value.key,
        refused.value.rule,
    )
    assert 1 == state.rung
    with pytest.raises(GameOver):
        on_rung(TOP).apply(CLIMB)


def test_a_refusal_needs_a_reason() -> None:
    """A game that refuses without saying why is found out at once."""
    with pytest.raises(AssertionError, match="nothing says why"):
        on_rung(0).refusal(CLIMB)


def test_allows_and_random_move_follow_the_options() -> None:
    """What a game does not override follows from its options."""
    stream = QuickStream(1)

    assert on_rung(0).allows(PEEK)
    assert not on_rung(1).allows(PEEK)
    assert {CLIMB, PEEK} == {on_rung(0).random_move(stream) for _ in range(40)}
    assert {CLIMB} == {on_rung(1).random_move(stream) for _ in range(40)}


def test_playout_counts_its_moves() -> None:
    """A playout ends with the game and says how many moves it took."""
    state = on_rung(2)

    assert TOP - 2 == playout(state, QuickStream(1))
    assert OVER == state.to_move()


def test_events_go_to_the_sink_if_there_is_one() -> None:
    """Without a sink nothing is told."""
    told: list[Event] = []
    loud = LADDER.start(2, QuickDice(1), LADDER.read_options({}), told)
    loud.apply(CLIMB)
    loud.clone().apply(CLIMB)

    assert [("ladder-climbs", {"n": 1})] == [event.told_to(None) for event in told]


@pytest.mark.parametrize(
    "call",
    [
        lambda s: s.to_move(),
        lambda s: s.options(),
        lambda s: s.push(0),
        lambda s: s.question(),
        lambda s: s.clone(),
        lambda s: s.view(0),
        lambda s: s.observe(0, []),
        lambda s: s.imagine(0, 1),
        lambda s: s.in_doubt(0),
        lambda s: s.scores(),
        lambda s: s.winners(),
        lambda s: s.why_not(0),
        lambda s: s.audit(),
        lambda s: s.digest(),
        lambda s: s.dump(),
    ],
)
def test_what_a_game_must_write(call: object) -> None:
    """A State says which method it lacks."""
    with pytest.raises(AssertionError, match="a State needs its own"):
        call(core.State())  # type: ignore[operator]


def test_reading_moves() -> None:
    """Case and blanks do not matter; the nearest spelling is offered for a typing error."""
    assert PEEK == LADDER.read("  PeeK ")
    assert "peek" == LADDER.spell(PEEK)
    with pytest.raises(UnknownMove) as near:
        LADDER.read("clim")
    assert ("no-unknown-move", {"text": "clim", "guess": "climb"}) == (near.value.key, near.value.facts)
    with pytest.raises(UnknownMove) as far:
        LADDER.read("xyz")
    assert ("no-such-move", {"text": "xyz"}) == (far.value.key, far.value.facts)


def test_options_have_defaults() -> None:
    """What is not given has its default, and simulations may have their own."""
    assert {"broken": "no", "height": "any"} == LADDER.read_options({})
    assert {"broken": "no", "height": "3"} == LADDER.read_options({}, simulated=True)
    assert {"broken": "yes", "height": "7"} == LADDER.read_options({"broken": " YES ", "height": "07"})


@pytest.mark.parametrize("value", ["", "0", "10", "-1", "3.0", "٣", "1234567890123", "some"])
def test_options_refuse_other_values(value: str) -> None:
    """A value outside its words and numbers is refused with those that there are."""
    with pytest.raises(BadSetup) as refused:
        LADDER.read_options({"height": value})
    assert {"option": "height", "value": value, "values": "any, 1…9"} == refused.value.facts


def test_unknown_options_are_refused() -> None:
    """An option that the game does not have is refused with those that it has."""
    with pytest.raises(BadSetup) as refused:
        LADDER.read_options({"colour": "red"})
    assert ("no-option", {"option": "colour", "options": "broken, height"}) == (
        refused.value.key,
        refused.value.facts,
    )


def test_option_values_can_be_read() -> None:
    """Words and numbers are listed as a person may read them."""
    assert "off, on" == Option("x", ["off", "on"], "off").values()
    assert "1…9" == Option("x", [], "1", low=1, high=9).values()


def test_seats_are_counted() -> None:
    """Too few or too many seats are refused with how many there may be."""
    LADDER.check_seats(2)

    with pytest.raises(BadSetup) as refused:
        LADDER.check_seats(3)
    assert ("no-seats", {"n": 3, "low": 2, "high": 2}) == (refused.value.key, refused.value.facts)
