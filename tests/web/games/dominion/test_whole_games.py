"""Whole games of Dominion in the browser: by clicks, by touch on a phone, by keys alone."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ...conftest import Devices
from ...person import Person
from ...plain import Way
from ...serving import Server
from ...sitting import DEAF
from .board import Board, KeyBoard

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
KINGDOM = "amulet, gear, militia, moat, village, workshop, page, ratcatcher, duplicate, treasure trove"
MOST = 400


def play(board: Board, way: Way, turns: int) -> int:
    """Play until the match is over: Treasures, the most expensive thing that can be had, the end."""
    for made in range(MOST):
        if board.wait() == "over":
            return made
        if way == "touch":
            board.page.wait_for_timeout(DEAF)
        by_keys(board, made % 5 < turns) if way == "keys" else by_hand(board, way)
    raise AssertionError(f"the match does not end: {board.question.inner_text()}")


def by_keys(board: Board, buys: bool) -> None:
    """One answer by keys."""
    page = board.page
    if board.kind == "buy-phase" and not page.locator("[data-prompt=treasures]").count():
        legal = page.locator("[data-thing^='pile:'][data-legal]")
        if legal.count() and buys:
            legal.last.focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("e")
    elif board.kind == "action-phase":
        page.keyboard.press("e")
    elif board.kind == "buy-phase":
        page.keyboard.press("Enter")
    else:
        board.reply()


def by_hand(board: Board, way: Way) -> None:
    """One answer by mouse or finger."""
    page = board.page

    def press(target: Locator) -> None:
        target.tap() if way == "touch" else board.click(target)

    if board.kind == "buy-phase" and not page.locator("[data-prompt=treasures]").count():
        legal = page.locator("[data-thing^='pile:'][data-legal]")
        press(legal.last if legal.count() else page.locator("[data-prompt=end]"))
        if page.locator("[data-prompt^=way]").count():
            press(board.main)
    elif board.kind == "buy-phase":
        press(page.locator("[data-prompt=treasures]"))
    elif board.kind == "action-phase" and way == "touch":
        press(page.locator("[data-prompt=end]"))
    else:
        board.reply()


@pytest.mark.thorough
@pytest.mark.parametrize("way", ["click", "touch", "keys"])
def test_a_whole_game(server: Server, devices: Devices, way: Way) -> None:
    """To the end against a bot, and the score sheet is there."""
    kind = PHONE if way == "touch" else {}
    anna = Person(devices.new(reduced_motion="reduce", **kind), server)
    sit = KeyBoard if way == "keys" else Board
    board = sit(anna, 2, "money", kingdom=KINGDOM, events="none", turn_cap="30")
    assert play(board, way, 3) > 10
    expect(anna.page.locator("[data-prompt=again]")).to_be_visible()
