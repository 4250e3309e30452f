"""The hand in an order of one's own: by mouse, finger and keys; nothing of that plays a card."""

import re

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from ...conftest import Devices
from ...person import DEAF, Person
from ..laying import LaidServer
from .board import Board
from .questions import BASE, mine
from .test_own import settings

USUAL = ["village", "silver", "copper", "estate"]
LONG = 600
"""Milliseconds after which a finger has stayed for sure."""


def kinds(board: Board) -> list[str]:
    """The kinds of cards in hand, from the left."""
    found: list[str] = board.page.locator("[data-zone=hand] [data-sort]").evaluate_all(
        "all => all.map((one) => one.dataset.sort.replace(/#.*/, ''))"
    )
    return found


def held(board: Board, name: str) -> Locator:
    """The uppermost card of a kind in the hand."""
    return board.page.locator(f"[data-zone=hand] [data-sort^='{name}#']")


def middle(card: Locator) -> tuple[float, float]:
    """Where somebody would touch it."""
    box = card.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 20)


def drag(board: Board, name: str, before: str) -> None:
    """Take a card by the mouse and let it go just left of another."""
    (x, y), (to, _) = middle(held(board, name)), middle(held(board, before))
    board.page.mouse.move(x, y)
    board.page.mouse.down()
    board.page.mouse.move(x + 20, y, steps=3)
    expect(board.page.locator("ul.sorting .sorted")).not_to_have_count(0)
    board.page.mouse.move(to - 60, y, steps=3)
    board.page.mouse.up()
    expect(board.page.locator("ul.sorting, .sorted")).to_have_count(0)


@pytest.mark.thorough
def test_by_mouse_and_keys(laid: LaidServer, devices: Devices) -> None:
    """It is kept at this table, in this browser; new cards find a place, and all can be as before."""
    laid.lay(mine("village"), kingdom=BASE)
    anna = Person(devices.new(), laid)
    board = Board(anna, kingdom=BASE)
    assert kinds(board) == USUAL
    board.page.wait_for_timeout(DEAF)
    before = board.log()

    drag(board, "estate", "village")
    assert kinds(board) == ["estate", "village", "silver", "copper"]
    # A card that can be played is dragged away, and back to where it lay.
    drag(board, "village", "estate")
    assert kinds(board) == ["village", "estate", "silver", "copper"]
    drag(board, "village", "village")
    assert kinds(board) == ["village", "estate", "silver", "copper"]
    assert board.log() == before

    held(board, "estate").focus()
    board.page.keyboard.press("Alt+ArrowRight")
    assert kinds(board) == ["village", "silver", "estate", "copper"]
    expect(held(board, "estate")).to_be_focused()
    said = board.page.locator(".heard[role=status]").first
    expect(said).to_have_text(re.compile("Estate, now place 3 of 4"))
    board.page.keyboard.press("Alt+ArrowRight")
    board.page.keyboard.press("Alt+ArrowRight")
    assert kinds(board) == ["village", "silver", "copper", "estate"]
    board.page.keyboard.press("Alt+ArrowLeft")
    assert kinds(board) == ["village", "silver", "estate", "copper"]
    assert board.log() == before

    board.page.reload()
    board.wait()
    expect(held(board, "estate")).to_be_visible()
    assert kinds(board) == ["village", "silver", "estate", "copper"]
    board.page.wait_for_timeout(DEAF)
    # A press is still a press.
    board.do("card village")
    assert "You play Village" in board.log()
    assert kinds(board) == ["gold", "silver", "estate", "copper"]

    settings(board.page)
    board.page.get_by_role("button", name="Usual order").click()
    board.page.keyboard.press("Escape")
    assert kinds(board) == ["gold", "silver", "copper", "estate"]


class Finger:
    """One finger on the screen."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session

    def _tell(self, what: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touches})

    def down(self, x: float, y: float) -> None:
        """Onto the screen."""
        self._tell("touchStart", (x, y))

    def go(self, x: float, y: float) -> None:
        """Elsewhere on the screen."""
        self._tell("touchMove", (x, y))

    def up(self) -> None:
        """Off the screen."""
        self._tell("touchEnd")


@pytest.mark.thorough
def test_by_finger_after_a_long_press(laid: LaidServer, devices: Devices) -> None:
    """At once it moves nothing; after a long press, which shows the card, it lays it elsewhere."""
    laid.lay(mine("village"), kingdom=BASE)
    phone = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
    anna = Person(devices.new(**phone), laid)
    board = Board(anna, kingdom=BASE)
    board.page.wait_for_timeout(DEAF)
    finger = Finger(board.page.context.new_cdp_session(board.page))
    (x, y), (to, _) = middle(held(board, "estate")), middle(held(board, "silver"))

    for stays in (0, LONG):
        finger.down(x, y)
        board.page.wait_for_timeout(stays)
        if stays:
            expect(board.page.locator(".inspect")).to_be_visible()
        for part in range(1, 6):
            finger.go(x + (to - 30 - x) * part / 5, y)
        finger.up()
        board.page.wait_for_timeout(100)
        assert kinds(board) == (["village", "estate", "silver", "copper"] if stays else USUAL)
    expect(board.page.locator(".inspect")).to_have_count(0)
    expect(held(board, "village")).to_have_attribute("data-legal", "")
    expect(board.page.locator("[data-thing][aria-pressed=true]")).to_have_count(0)
