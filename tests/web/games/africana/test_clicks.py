"""How few clicks a journey takes, and how its pawn walks."""

import pytest
from playwright.sync_api import Page, expect

from ...conftest import Devices
from ...person import Person
from ..laying import LaidServer
from .board import Board
from .positions import DRAWN

WALKING = "document.getAnimations().filter(one => one.effect.target.matches('[data-pawn]')).length"


@pytest.mark.thorough
def test_a_step_takes_one_click_or_two(laid: LaidServer, devices: Devices) -> None:
    """A place is one click, whether one card fits or five; another card of those is one more."""
    laid.lay(DRAWN, 3)
    board = Board(Person(devices.new(reduced_motion="reduce"), laid), 3)
    page = board.page
    board.plan("lagos")
    assert board.presses == 1
    choices = page.locator(".journal [role=radio]")
    expect(choices).to_have_count(5)
    board.press(choices.nth(1))
    assert board.presses == 2
    expect(choices.nth(1)).to_have_attribute("aria-checked", "true")
    board.press(board.place("leopoldville"))
    page.locator(".sheet [data-step='2']").wait_for()
    board.press(board.button("travel"))
    board.wait()
    assert board.presses == 4
    assert "You go to Leopoldville" in board.log()


@pytest.mark.thorough
def test_one_card_that_fits_is_not_asked_about(laid: LaidServer, devices: Devices) -> None:
    """A place and the way there, no choice between them: two clicks for the whole turn."""
    words = """
        seat 1 to act
        places: khartoum, jidda
        silver: 0 6
        hand 1: orange
        spaces: jidda - timbuktu, lagos - victoria falls, ujiji - dakar, mozambique - cairo, napoli - aswan
    """
    laid.lay(words)
    board = Board(Person(devices.new(reduced_motion="reduce"), laid))
    board.plan("lagos")
    expect(board.page.locator(".journal [role=radio]")).to_have_count(0)
    board.press(board.button("travel"))
    assert board.presses == 2


@pytest.mark.thorough
def test_ways_to_goals_name_their_cards(laid: LaidServer, devices: Devices) -> None:
    """The shelf says which cards of the hand lead to each goal, as far as the engine allows them."""
    laid.lay(DRAWN, 3)
    page = Board(Person(devices.new(reduced_motion="reduce"), laid), 3).page
    page.keyboard.press("f")
    goals = page.locator(".goals .goal")
    expect(goals).to_have_count(3)
    expect(page.locator(".goals .when")).to_have_count(3)
    drum = goals.filter(has_text="Drum")
    expect(drum.locator(".when")).to_contain_text("this turn")
    expect(drum.locator(".way .card")).to_have_count(2)


def walked(page: Page) -> int:
    """How many pawns walk now."""
    return int(page.evaluate(WALKING))


@pytest.mark.thorough
def test_the_pawn_walks_leg_by_leg(laid: LaidServer, devices: Devices) -> None:
    """At most 1.6 s, ended by any key; nobody who wants no motion sees it."""
    for motion in ("no-preference", "reduce"):
        laid.lay(DRAWN, 3)
        board = Board(Person(devices.new(reduced_motion=motion), laid), 3)
        board.plan("lagos", "leopoldville", "ujiji")
        board.press(board.button("travel"))
        if motion == "reduce":
            board.wait()
            assert walked(board.page) == 0
            continue
        board.page.wait_for_function(f"() => {WALKING} > 0")
        times = board.page.evaluate(
            "document.getAnimations().filter(one => one.effect.target.matches('[data-pawn]'))"
            ".map(one => one.effect.getTiming().duration)"
        )
        assert max(times) <= 1600
        board.page.keyboard.press("Shift")
        assert walked(board.page) == 0
