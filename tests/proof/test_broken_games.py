"""Conformance bites: each game that is broken on purpose is found by the check that should find it."""

import pytest

from cairn.core.match import Crash
from cairn.core.record import read_match
from cairn.proof import CHECKS, conformance
from tests.proof.broken import answers, chance, rules, secrets
from tests.proof.pebbles.game import PEBBLES, Pebbles

BROKEN = [
    broken
    for module in (rules, answers, secrets, chance)
    for broken in vars(module).values()
    if isinstance(broken, type) and hasattr(broken, "found_by")
]
GAMES = 12
NEARLY_ALL = 60
"""Positions picked in each game; few are left out."""


def test_every_check_can_fail() -> None:
    """There is a broken game for each check."""
    assert set(CHECKS) == {broken.found_by[0] for broken in BROKEN}


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.__name__)
def test_broken_game_is_found(broken: type) -> None:
    """The right check finds the broken game, for the right reason; there is no signature."""
    game = broken() if issubclass(broken, Pebbles) else Pebbles(broken)
    check, words = broken.found_by

    report = conformance(game, games=GAMES, checks=[check], positions=NEARLY_ALL, longest=300)

    found = [fault.sentence for fault in report.faults if fault.check == check]
    assert any(words in sentence for sentence in found), (broken.__doc__, found)
    assert report.signature is None


def test_honest_game_is_not_found() -> None:
    """The game that all of them are made of has no fault under the same eyes."""
    report = conformance(PEBBLES, games=GAMES, positions=6, longest=300)
    evenly = conformance(PEBBLES, games=GAMES, checks=["deals_evenly"], positions=NEARLY_ALL, signed=False)

    assert [] == report.faults + evenly.faults
    assert report.signature is not None
    # Few positions have but a few worlds: that check is shown to have looked by itself.
    assert {check for check in CHECKS if report.counts[check] == 0} <= {"deals_evenly"}
    assert evenly.counts["deals_evenly"] > 0


def test_a_crash_can_be_replayed() -> None:
    """The match file of a crash leads to the same crash at the same move."""
    game = Pebbles(rules.Crashes)
    report = conformance(game, games=GAMES, checks=["plays_to_the_end"])
    fault = report.faults[0]

    with pytest.raises(Crash) as crash:
        read_match(fault.match, {"pebbles": game})

    assert fault.move == crash.value.number
    assert "ZeroDivisionError" in fault.sentence
    assert isinstance(crash.value.__cause__, ZeroDivisionError)


def test_a_check_stops_after_a_few_faults() -> None:
    """Faults are told a few times a check, not once for each game."""
    report = conformance(Pebbles(rules.WinsTooEarly), games=GAMES, checks=["adds_up"])

    assert ["adds_up"] * 3 == [fault.check for fault in report.faults]
