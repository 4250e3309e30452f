"""The table of Africana at the sizes that windows really have: nothing is cut, overlaps or wraps."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from ...axe import findings
from ...conftest import Devices
from ...person import Person
from ...test_sizes import SIZES, device, faults_at, sizes_of
from ..laying import LaidServer
from .board import Board
from .positions import DRAWN

LABELS = Path(__file__).parent / "labels.js"
FOUR = (
    DRAWN.replace("dakar\n", "dakar, napoli\n", 1)
    .replace("silver: 9 6 2", "silver: 9 6 2 4")
    .replace("turn: 32", "turn: 43")
)


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("touched", [True, False], ids=["touch", "mouse"])
def test_africana_fits(
    laid: LaidServer, devices: Devices, touched: bool, language: str, thorough: bool
) -> None:
    """Four players at the start of a turn, with a journey of three steps planned, and at the open book."""
    sizes = sizes_of(touched, thorough)
    laid.lay(FOUR, 4)
    board = Board(Person(device(devices, *sizes[0], language), laid), 4)
    faults = {"rest": faults_at(board.page, sizes)}
    board.plan("lagos", "leopoldville", "ujiji")
    faults["plan"] = faults_at(board.page, sizes)
    board.page.keyboard.press("Escape")
    board.page.keyboard.press("b")
    faults["book"] = faults_at(board.page, sizes)
    assert {step: found for step, found in faults.items() if found} == {}


@pytest.mark.sweep()
@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "pl"])
def test_labels_never_collide(laid: LaidServer, devices: Devices, language: str, thorough: bool) -> None:
    """With badges, each other, the name of the equator and the edge, at every size."""
    page = Board(Person(device(devices, 1440, 900, language), laid)).page
    found = {}
    for width, height in SIZES if thorough else [(1440, 900), (1366, 650), (390, 664), (320, 568)]:
        page.set_viewport_size({"width": width, "height": height})
        found[f"{width}x{height}"] = labels_that_collide(page)
    assert {size: faults for size, faults in found.items() if faults} == {}


def labels_that_collide(page: Page) -> list[str]:
    """Faults of the labels once they lie still: on a busy machine they are placed later."""
    faults: list[str] = []
    for _ in range(4):
        page.wait_for_timeout(250)
        faults = page.evaluate(LABELS.read_text())
        if not faults:
            break
    return faults


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(1440, 900), (390, 664)], ids=str)
def test_axe_finds_nothing(laid: LaidServer, devices: Devices, size: tuple[int, int]) -> None:
    """At rest, with a plan, with something looked at closely, at the open book, and at the shelf."""
    laid.lay(DRAWN, 3)
    board = Board(Person(device(devices, *size, "en"), laid), 3)
    page = board.page
    found = {"rest": findings(page)}
    board.plan("lagos", "leopoldville")
    found["plan"] = findings(page)
    page.keyboard.press("Escape")
    board.thing("magenta#1").click(button="right")
    found["closer"] = findings(page)
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    found["book"] = findings(page)
    page.keyboard.press("b")
    page.keyboard.press("f")
    page.wait_for_timeout(300)
    found["shelf"] = findings(page)
    assert {state: faults for state, faults in found.items() if faults} == {}
