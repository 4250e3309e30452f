"""The table of Adventure Tours at the sizes that windows really have: nothing is cut, overlaps or wraps."""

import re

import pytest

from ...axe import findings
from ...conftest import Devices
from ...person import Person
from ...test_sizes import device, faults_at, measured, sizes_of
from ..laying import LaidServer
from .board import Board

EXPERT = {"mode": "expert"}
SIX = """
    seat 1 to play
    turn: 40
    incomes: 17 12 9 15 6 11
    starter: 2
    board 1: savanna safari
    board 2: deep-sea submarine
    board 3: himalaya yak caravan
    board 4: polar dog sled
    board 5: hot-air balloon
    board 6: jungle river steamer
    hand 1: red betty, blue anthrop, blue bill, red colonel, yellow lady
    members 1: blue molly, yellow betty
    equipment 1: yellow earl, red roy, red paige
    members 2: blue betty, red roy, yellow anthrop, red molly
    equipment 2: blue earl, yellow paige
    hand 2: 2
    members 3: blue miller (ready), red rufus, red molly
    equipment 3: red earl 2, blue earl, blue roy, blue paige, yellow miller, yellow earl
    hand 3: 3
    members 4: red molly, red betty, red colonel, blue paige
    equipment 4: yellow rufus, blue bill
    hand 4: 3
    members 5: yellow miller (ready), yellow molly, blue roy
    equipment 5: blue earl, yellow earl, yellow roy, red paige, blue rufus, red mill, red anthrop, yellow bill
    hand 5: 4
    members 6: red betty, blue anthrop, yellow paige
    equipment 6: red roy, blue betty, yellow molly
    hand 6: 3
    discard: yellow rufus, red bill, yellow paige
"""
LAST_CARD = re.sub("hand 1: .*", "hand 1: blue roy", re.sub("members 1: .*", "members 1: yellow betty", SIX))
"""Anna ends the round with her last card, and is not the last to choose a board."""
CHOSEN = "[data-thing^='blue miss anthrop#']"


def six(laid: LaidServer, devices: Devices, size: tuple[int, int], language: str = "en") -> Board:
    """The position of the drawings, with one card chosen."""
    laid.lay(SIX, 6, **EXPERT)
    board = Board(Person(device(devices, *size, language), laid), 6, **EXPERT)
    board.page.locator(CHOSEN).first.click(position={"x": 10, "y": 14})
    return board


@pytest.mark.sweep()
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("touched", [True, False], ids=["touch", "mouse"])
def test_adventure_tours_fits(
    laid: LaidServer, devices: Devices, touched: bool, language: str, thorough: bool
) -> None:
    """Six players, a card chosen; then a member to be discarded, and somebody chosen for it."""
    sizes = sizes_of(touched, thorough)
    board = six(laid, devices, sizes[0], language)
    faults = {"chosen": faults_at(board.page, sizes)}
    board.do("join")
    faults["aim"] = faults_at(board.page, sizes)
    board.seat(3).click()
    faults["aimed"] = faults_at(board.page, sizes)
    assert {step: found for step, found in faults.items() if found} == {}


@pytest.mark.sweep()
@pytest.mark.parametrize("size", [(1366, 650), (390, 664)], ids=str)
def test_six_at_the_table(laid: LaidServer, devices: Devices, size: tuple[int, int]) -> None:
    """Six seats fit on a laptop and on a phone, at rest and with a card chosen."""
    board = six(laid, devices, size)
    assert measured(board.page, size[0]) == {}
    board.page.keyboard.press("Escape")
    assert measured(board.page, size[0]) == {}


@pytest.mark.sweep()
@pytest.mark.parametrize("size", [(1440, 900), (390, 664)], ids=str)
def test_axe_finds_nothing(laid: LaidServer, devices: Devices, size: tuple[int, int]) -> None:
    """With a card chosen, while somebody is chosen, and with an expedition looked at closely."""
    board = six(laid, devices, size)
    found = {"chosen": findings(board.page)}
    board.do("join")
    found["aim"] = findings(board.page)
    board.seat(3).click()
    found["aimed"] = findings(board.page)
    assert {state: faults for state, faults in found.items() if faults} == {}


@pytest.mark.sweep()
@pytest.mark.parametrize("size", [(1440, 900), (390, 664)], ids=str)
def test_between_rounds(laid: LaidServer, devices: Devices, size: tuple[int, int]) -> None:
    """The scoring and the choice of boards fit, and axe finds nothing."""
    options = {"mode": "expert", "boards": "draft"}
    laid.lay(LAST_CARD, 6, **options)
    board = Board(Person(device(devices, *size, "en"), laid), 6, **options)
    board.page.locator("[data-hand]").first.click(position={"x": 10, "y": 14})
    board.do("join")
    found = {"scoring": measured(board.page, size[0]), "axe": findings(board.page)}
    board.do("boards")
    found |= {"draft": measured(board.page, size[0]), "axe of the draft": findings(board.page)}
    assert {state: faults for state, faults in found.items() if faults} == {}
