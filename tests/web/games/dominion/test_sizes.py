"""The table of Dominion at the sizes that windows really have: nothing is cut, overlaps or wraps."""

import pytest

from ...axe import findings
from ...conftest import Devices
from ...person import Person
from ...test_sizes import device, faults_at, measured, sizes_of
from ..laying import LaidServer
from .board import Board

OPTIONS = {
    "kingdom": "coin of the realm, peasant, ratcatcher, gear, duplicate, ranger, haunted woods, relic, "
    "treasure trove, hireling",
    "events": "ferry, plan, inheritance",
}
CROWDED = """
    seat 1 to act
    hand 1: ranger, gear, haunted woods, gold 2, silver, copper 2, estate, duchy, province
    deck 1: gold, silver 4
    discard 1: gold, copper
    mat 1: duplicate, teacher, ratcatcher
    play 1: peasant
    tokens 1: +1 action on ranger, trashing on peasant, +1 card on duplicate, -2 cost on hireling
    tokens 2: +1 card on gear, trashing on ranger
    inherited 1: gear
    actions: 2
    coins: 4
"""


def crowded(seats: int) -> str:
    """The position of the drawing, as far as it can be laid out, for n players."""
    return CROWDED + "".join(f"\n deck {n}: copper 5\n hand {n}: copper 5" for n in range(2, seats + 1))


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("touched", [True, False], ids=["touch", "mouse"])
def test_dominion_fits(
    laid: LaidServer, devices: Devices, touched: bool, language: str, thorough: bool
) -> None:
    """A crowded table of four in the Action phase, then in the Buy phase with all Treasures played."""
    sizes = sizes_of(touched, thorough)
    laid.lay(crowded(4), 4, **OPTIONS)
    board = Board(Person(device(devices, *sizes[0], language), laid), 4, **OPTIONS)
    faults = {"actions": faults_at(board.page, sizes)}
    board.do("end")
    faults["buys"] = faults_at(board.page, sizes)
    board.do("treasures")
    faults["played"] = faults_at(board.page, sizes)
    assert {step: found for step, found in faults.items() if found} == {}


@pytest.mark.sweep()
@pytest.mark.parametrize(("width", "height"), [(1366, 650), (390, 664)], ids=lambda n: str(n))
def test_six_at_the_table(laid: LaidServer, devices: Devices, width: int, height: int) -> None:
    """Six seats fit on a laptop and on a phone."""
    laid.lay(crowded(6), 6, **OPTIONS)
    board = Board(Person(device(devices, width, height, "en"), laid), 6, **OPTIONS)
    board.do("end")
    assert measured(board.page, width) == {}


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(1440, 900), (390, 664)], ids=str)
def test_axe_finds_nothing(laid: LaidServer, devices: Devices, size: tuple[int, int]) -> None:
    """In both phases, with a card looked at closely."""
    laid.lay(crowded(4), 4, **OPTIONS)
    board = Board(Person(device(devices, *size, "en"), laid), 4, **OPTIONS)
    found = {"actions": findings(board.page)}
    board.do("end")
    found["buys"] = findings(board.page)
    board.pile("gear").click(button="right")
    found["closer"] = findings(board.page)
    assert {state: faults for state, faults in found.items() if faults} == {}
