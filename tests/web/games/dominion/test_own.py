"""What somebody may choose for all tables of Dominion, and the guided first game."""

import json

import pytest
from playwright.sync_api import Page, expect

from ...conftest import Devices
from ...person import DEAF, Person
from ..laying import LaidServer
from .board import Board
from .questions import BASE, mine


def settings(page: Page) -> None:
    """Open the settings at the table."""
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("tab", name="Settings").click()


def test_two_presses_if_somebody_wants_two(laid: LaidServer, devices: Devices) -> None:
    """The first press picks, the button buys; and it is known at the next table."""
    laid.lay(mine("village"), kingdom=BASE)
    anna = Person(devices.new(), laid)
    board = Board(anna, kingdom=BASE)
    settings(anna.page)
    anna.page.get_by_role("radio", name="Two presses").click()
    anna.page.keyboard.press("Escape")
    for _ in range(2):
        board.click(board.page.locator("[data-prompt=end]"))
        board.click(board.pile("silver"))
        expect(board.main).to_contain_text("Buy Silver")
        assert "You buy Silver" not in board.log()
        board.click(board.main)
        assert "You buy Silver" in board.log()
        laid.lay(mine("village"), kingdom=BASE)
        board = Board(anna, kingdom=BASE)


def test_counters_can_be_switched_off(laid: LaidServer, devices: Devices) -> None:
    """What everybody owns is seen at their seat and one's own deck, or nowhere."""
    laid.lay(mine("village"), kingdom=BASE)
    anna = Person(devices.new(), laid)
    board = Board(anna, kingdom=BASE)
    counted = board.page.get_by_text("owns: Copper")
    board.page.get_by_role("button", name="Look at what").first.click()
    expect(counted).to_be_visible()
    settings(anna.page)
    anna.page.get_by_role("switch", name="Card counters").click()
    anna.page.keyboard.press("Escape")
    expect(counted).to_have_count(0)
    board.thing("deck").click(button="right")
    expect(board.page.get_by_text("All your cards")).to_have_count(0)


def test_the_deck_is_counted(laid: LaidServer, devices: Devices) -> None:
    """All that is one's own and lies nowhere else must be in the deck."""
    laid.lay(mine("village"), kingdom=BASE)
    board = Board(Person(devices.new(), laid), kingdom=BASE)
    board.thing("deck").click(button="right")
    rows = board.page.locator(".closer .cards").first
    expect(rows).to_contain_text("Gold")
    counts = [int(text) for text in rows.locator("b").all_inner_texts()]
    assert sum(counts) == 7


def test_a_guided_first_game(laid: LaidServer, devices: Devices) -> None:
    """A mark at the Treasures, then one at what can be bought; each goes when somebody acts."""
    laid.lay(mine("village").replace("coins: 8", "coins: 3"), kingdom=BASE)
    anna = Person(devices.new(guided=True), laid)
    board = Board(anna, kingdom=BASE)
    table = board.page.url.rpartition("/")[2]
    guides = json.dumps({"dominion": {"table": table, "seen": [], "over": False}})
    board.page.evaluate("kept => localStorage.setItem('cairn-guides', kept)", guides)
    board.page.reload()
    board.wait()
    mark = board.page.locator("[data-coach]:not(.waits)")
    expect(mark).to_have_attribute("data-coach", "action")
    board.click(board.page.locator("[data-prompt=end]"))
    expect(mark).to_have_attribute("data-coach", "treasures")
    board.click(board.page.locator("[data-prompt=treasures]"))
    expect(mark).to_have_attribute("data-coach", "buy")
    board.do("pile silver")
    expect(board.page.locator("[data-coach=buy]")).to_have_count(0)


@pytest.mark.thorough
def test_a_mark_without_room_is_folded(laid: LaidServer, devices: Devices) -> None:
    """On a phone full of piles that can be bought the mark is its title; a tap shows all of it."""
    laid.lay(mine("village", seat="seat 1 to buy"), kingdom=BASE)
    phone = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
    board = Board(Person(devices.new(guided=True, **phone), laid), kingdom=BASE)
    table = board.page.url.rpartition("/")[2]
    guides = json.dumps({"dominion": {"table": table, "seen": ["treasures"], "over": False}})
    board.page.evaluate("kept => localStorage.setItem('cairn-guides', kept)", guides)
    board.page.reload()
    board.wait()
    board.click(board.page.locator("[data-prompt=treasures]"))
    mark = board.page.locator("[data-coach=buy]:not(.waits)")
    expect(mark.get_by_text("You may buy one card").first).to_be_visible()
    expect(mark).to_have_attribute("data-folded", "")
    mark.locator(".fold").click()
    expect(mark.get_by_role("button", name="Got it")).to_be_visible()
    board.page.wait_for_timeout(DEAF)
    mark.get_by_role("button", name="Got it").click()
    expect(board.page.locator("[data-coach=buy]")).to_have_count(0)
