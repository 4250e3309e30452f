"""Whole games of Africana in the browser: by clicks, by touch on a phone, by keys alone."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ...conftest import Devices
from ...person import Person
from ...plain import Way
from ...serving import Server
from .board import Board

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
MOST = 400


def press(board: Board, way: Way, target: Locator) -> None:
    """Press a thing as this person does."""
    if way == "keys":
        target.focus()
        board.page.keyboard.press("Enter")
    elif way == "touch":
        target.tap()
    else:
        target.click()


def main(board: Board, way: Way) -> None:
    """The main button."""
    if way == "keys":
        board.page.locator("[data-zone=prompt]").focus()
        board.page.keyboard.press("Enter")
    else:
        press(board, way, board.main)


def turn(board: Board, way: Way, n: int) -> None:
    """Answer one question: draw, travel or buy in turns, and whatever else is asked."""
    page = board.page
    legal = page.locator("[data-thing^='place:'][data-legal]")
    if board.kind in ("discard", "give-up"):
        for _ in range(8):
            if board.main.get_attribute("aria-disabled") != "true":
                break
            target = page.locator(":is([data-zone=hand], [data-zone=adventures]) [data-legal]").first
            if way == "keys":
                target.focus()
                page.keyboard.press("Space")
            else:
                press(board, way, target)
        main(board, way)
    elif board.kind == "action" and n % 3 == 1 and board.button("book").count():
        if way == "keys":
            page.keyboard.press("b")
        else:
            press(board, way, board.button("book"))
        pages = page.locator("[data-thing^='page:'][data-legal], [data-thing^='turn:'][data-legal]")
        press(board, way, pages.first)
        if board.button("buy").count():
            main(board, way)
    elif board.kind == "book":
        press(board, way, board.button("end"))
    elif board.kind in ("action", "travel") and n % 3 == 2 and legal.count():
        press(board, way, legal.nth(n % legal.count()))
        page.locator("[data-prompt=travel]:not([aria-disabled])").wait_for()
        main(board, way)
    else:
        main(board, way)


@pytest.mark.thorough
@pytest.mark.parametrize("way", ["click", "touch", "keys"])
def test_a_whole_game(server: Server, devices: Devices, way: Way) -> None:
    """To the end against two bots, and the score sheet is there."""
    kind = PHONE if way == "touch" else {}
    board = Board(Person(devices.new(reduced_motion="reduce", **kind), server), 3, turn_cap="60")
    for n in range(MOST):
        if board.wait() == "over":
            break
        turn(board, way, n)
    expect(board.page.locator("[data-prompt=again]")).to_be_visible()
