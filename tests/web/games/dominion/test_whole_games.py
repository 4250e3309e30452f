"""Whole games of Dominion in the browser: by clicks, by touch on a phone, by keys alone."""

from typing import Any

import pytest
from playwright.sync_api import expect

from ...conftest import Devices
from ...person import Person
from ...plain import Way
from ...serving import Server
from .board import Board

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
KINGDOM = "amulet, gear, militia, moat, village, workshop, page, ratcatcher, duplicate, treasure trove"
MOST = 400


def play(board: Board, way: Way, turns: int) -> int:
    """Play until the match is over: Treasures, the dearest thing that can be had, the end."""
    page = board.page
    for made in range(MOST):
        if board.wait() == "over":
            return made
        kind = board.kind
        if way == "keys":
            if kind == "buy-phase" and not page.locator("[data-prompt=treasures]").count():
                legal = page.locator("[data-thing^='pile:'][data-legal]")
                if legal.count() and made % 5 < turns:
                    legal.last.focus()
                    page.keyboard.press("Enter")
                else:
                    page.locator("[data-zone=prompt]").focus()
                    page.keyboard.press("e")
            elif board.main.count() and board.main.get_attribute("aria-disabled") != "true":
                page.locator("[data-zone=prompt]").focus()
                page.keyboard.press("Enter")
            elif kind == "action-phase":
                page.locator("[data-zone=prompt]").focus()
                page.keyboard.press("e")
            else:
                page.keyboard.press("n")
                page.keyboard.press("Enter")
                if not board.main.count():
                    page.keyboard.press("x")
            continue
        if kind == "buy-phase" and not page.locator("[data-prompt=treasures]").count():
            legal = page.locator("[data-thing^='pile:'][data-legal]")
            if legal.count():
                target = legal.last
                target.tap() if way == "touch" else target.click()
                if page.locator("[data-prompt^=way]").count():
                    board.main.tap() if way == "touch" else board.main.click()
                continue
            page.locator("[data-prompt=end]").click()
        elif kind == "buy-phase":
            page.locator("[data-prompt=treasures]").click()
        elif kind == "action-phase" and way == "touch":
            page.locator("[data-prompt=end]").tap()
        else:
            board.reply()
    raise AssertionError(f"the match does not end: {board.question.inner_text()}")


@pytest.mark.thorough
@pytest.mark.parametrize("way", ["click", "touch", "keys"])
def test_a_whole_game(server: Server, devices: Devices, way: Way) -> None:
    """To the end against a bot, and the score sheet is there."""
    kind = PHONE if way == "touch" else {}
    anna = Person(devices.new(reduced_motion="reduce", **kind), server)
    board = Board(anna, 2, "money", kingdom=KINGDOM, events="none", turn_cap="30")
    assert play(board, way, 3) > 10
    expect(anna.page.locator("[data-prompt=again]")).to_be_visible()
