"""What a phone has in place of panels, and the boards that turn over before a round."""

import re

import pytest
from playwright.sync_api import expect

from ...conftest import Devices
from ...person import Person
from ..laying import LaidServer
from .board import Board
from .questions import QUESTIONS

PHONE = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}


@pytest.mark.thorough
def test_a_second_tap_confirms_an_aim(laid: LaidServer, devices: Devices) -> None:
    """The first tap shows what would be lost, the second takes it; the steps of the turn are one line."""
    words, options, steps = QUESTIONS["steal-equipment"]
    laid.lay(words, **options)
    board = Board(Person(devices.new(reduced_motion="reduce", **PHONE), laid), **options)
    for step in steps:
        board.do(step)
    line = board.page.get_by_role("button", name=re.compile("Step 2 of 3"))
    line.tap()
    expect(board.page.get_by_role("list", name="This turn, step 2 of 3")).to_be_visible()
    line.tap()
    board.seat(2).tap()
    expect(board.main).to_contain_text("Take from")
    board.page.wait_for_timeout(600)
    board.seat(2).tap()
    board.wait()
    assert board.kind != "steal-equipment"


@pytest.mark.thorough
def test_boards_turn_over_before_a_round(laid: LaidServer, devices: Devices) -> None:
    """Once, before the first card: all boards with whose they are; the button or a card shows the table."""
    options = {"mode": "expert", "boards": "shuffle"}
    laid.lay("round over\n incomes: 12 3 -4", **options)
    board = Board(Person(devices.new(reduced_motion="reduce"), laid), **options)
    board.do("deal")
    dealt = board.page.get_by_role("region", name="Boards for round 2")
    expect(dealt.get_by_role("listitem")).to_have_count(3)
    board.do("boards")
    expect(dealt).to_have_count(0)
    board.page.reload()
    board.wait()
    expect(board.page.locator("[data-hand]").first).to_be_visible()
    board.page.locator("[data-hand][data-legal]").first.click(position={"x": 10, "y": 14})
    expect(dealt).to_have_count(0)


@pytest.mark.thorough
def test_what_a_round_costs_ends_at_nothing(laid: LaidServer, devices: Devices) -> None:
    """The scoring says why somebody has 0 and not less."""
    laid.lay("round over\n incomes: 12 3 -4")
    board = Board(Person(devices.new(reduced_motion="reduce"), laid))
    expect(board.page.get_by_text("0 − 4, at least 0")).to_be_visible()
