"""What is measured of Dominion is the right thing; how fast it is, no test says."""

from argparse import Namespace

import pytest

from cairn.arena import speed
from cairn.arena.facts import Fact
from cairn.cli import bench
from cairn.core.errors import BadSetup
from cairn.games import find, title
from cairn.games.dominion.bots.money import MoneyBot
from cairn.games.dominion.proof import facts as facts_dominion
from cairn.games.dominion.proof import speed as speed_dominion

GAME = find("dominion")


def test_the_rows_have_their_targets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random games on the recommended sets, money against itself, copies in mid-card."""
    monkeypatch.setattr(speed, "LONG_ENOUGH", 0.001)
    monkeypatch.setattr(speed, "RUNS", 1)
    rows = {row.name: row for row in speed_dominion.measure(title("dominion"))}

    targets = {row.name: (row.target, row.unit) for row in rows.values() if row.target is not None}
    assert {
        "mixed-games": (2_000, "games/s"),
        "mixed-decisions": (400_000, "decisions/s"),
        "money-games": (9_000, "games/s"),
        "policy-playouts": (1_000, "playouts/s"),
        "clone-mid-card": (2_500, "ns"),
    } == targets
    assert all(row.value > 0 for row in rows.values())


def test_positions_in_mid_card_wait_for_an_answer_to_a_card() -> None:
    """They are several, all different, and none is a plain phase of a turn."""
    states = speed_dominion.in_mid_card(GAME, GAME.read_options({}, simulated=True))

    assert speed_dominion.POSITIONS == len(states) == len({state.digest() for state in states})
    assert not {state.question().kind for state in states} & set(speed_dominion.IN_TURN)


def test_a_seat_alone_is_timed_in_its_own_turns() -> None:
    """Whatever the other seat could have done, and whichever seat started."""
    turns = [facts_dominion.turn_of_fourth(MoneyBot(), seed) for seed in range(20)]

    assert 12 <= min(turns)
    assert max(turns) <= 25


def test_a_fact_fits_if_it_is_near_enough() -> None:
    """Within the limits that others' figures leave."""
    assert Fact("turn", 16.72, (16.7, 16.8), 16.8, 0.1, 10).ok
    assert not Fact("turn", 16.65, (16.6, 16.7), 16.8, 0.1, 10).ok


def test_a_game_without_facts_is_named_with_those_that_have_some() -> None:
    """There is nothing to check of Lost Cities."""
    with pytest.raises(BadSetup) as refused:
        bench.main(Namespace(game="lost-cities", components="", facts=True, json=False, strict=False))

    assert {"name": "lost-cities", "names": "dominion"} == refused.value.facts


def test_the_facts_are_shown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each, with its target, and a last word on how they were counted."""
    monkeypatch.setattr(type(title("dominion")), "facts", lambda self: facts_dominion.facts(4))
    status = bench.main(Namespace(game="dominion", components="", facts=True, json=False, strict=False))
    text = capsys.readouterr().out

    assert 0 == status
    assert "16.8 ± 0.1" in text
    assert "94 ± 5" in text
    assert "bench-" not in text
