"""Every kind of question of the engine is answered by the mouse and by keys, and a turn takes two clicks."""

import re

import pytest
from playwright.sync_api import expect

from cairn.games.adventure_tours.rules.questions import Question
from cairn.games.adventure_tours.rules.steps import STEPS

from ...conftest import Devices
from ...person import Person
from ...plain import Way
from ...test_sizes import device
from ..laying import LaidServer
from .board import Board
from .questions import ATTACKED, EXPERT, HARD_HIT, LATER, QUESTIONS, mine

COVERED = """all => all.filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const places = [[10, 10], [width / 2, height / 2], [width - 10, height - 4]];
    return !places.every(([x, y]) => one.contains(document.elementFromPoint(left + x, top + y)));
}).map((one) => one.innerText)"""
"""The buttons of which something else takes the press."""

COMMON = ["play", "give-two", "steal-equipment", "promote-equipment", "protect", "draft"]
"""Those that are always tried: one of each way of choosing."""


def test_no_kind_of_question_is_forgotten() -> None:
    """The list is made from the engine."""
    asked = {kind for kind, step in STEPS.items() if issubclass(step, Question)}
    assert asked == {*QUESTIONS, *LATER}


def asked(laid: LaidServer, devices: Devices, kind: str) -> Board:
    """Bring a question about."""
    words, options, steps = QUESTIONS[kind]
    laid.lay(words, **options)
    board = Board(Person(devices.new(reduced_motion="reduce"), laid), **options)
    for step in steps:
        board.do(step)
    assert board.kind == kind
    return board


@pytest.mark.parametrize("kind", COMMON)
def test_common_questions_are_answered_by_mouse(laid: LaidServer, devices: Devices, kind: str) -> None:
    """One of each way of choosing."""
    board = asked(laid, devices, kind)
    before = board.seen()
    board.reply()
    assert board.seen() != before


@pytest.mark.thorough
@pytest.mark.parametrize("way", ["click", "keys"])
@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_is_answered(laid: LaidServer, devices: Devices, kind: str, way: Way) -> None:
    """All of them, by the mouse and by keys alone."""
    board = asked(laid, devices, kind)
    before = board.seen()
    board.reply(way)
    assert board.seen() != before


def test_a_turn_takes_two_clicks(laid: LaidServer, devices: Devices) -> None:
    """A card and its place; the place says what it brings and what may follow."""
    laid.lay(mine("red anthrop, blue roy"))
    board = Board(Person(devices.new(), laid))
    board.card("red miss anthrop").click()
    expect(board.place("join")).to_have_accessible_name(re.compile("Then you may: Discard a member"))
    expect(board.place("lay")).to_have_accessible_name(re.compile("technology from 9 to 10"))
    board.place("lay").click()
    board.wait()
    assert "You equip the expedition with Miss Anthrop" in board.log()


def test_two_cards_are_given_with_three_clicks(laid: LaidServer, devices: Devices) -> None:
    """One panel has both cards, a second one splits them, and one button sends both."""
    board = asked(laid, devices, "give-two")
    board.seat(2).click()
    expect(board.main).to_contain_text("Two cards for")
    expect(board.seat(2).locator("[data-text='+2']")).to_be_visible()
    board.seat(3).click()
    expect(board.main).to_contain_text("One each")
    expect(board.seat(2).locator(".held [data-text='+1']")).to_be_visible()


def test_whom_an_aim_hits_is_shown_before(laid: LaidServer, devices: Devices) -> None:
    """The card that would be lost, the level there and one's own; who has none says why."""
    laid.lay(mine("red slowhand, blue roy", "equipment 3:"))
    board = Board(Person(devices.new(), laid))
    board.do("join red slowhand bill")
    assert board.kind == "steal-equipment"
    expect(board.seat(2)).to_have_accessible_name(re.compile("You take Roy Nobleman"))
    board.seat(2).click()
    expect(board.main).to_contain_text("Take from")
    board.seat(3).click(force=True)
    expect(board.page.get_by_role("alert")).to_contain_text("has no equipment")


def test_a_card_that_cannot_join_says_why(laid: LaidServer, devices: Devices) -> None:
    """The meter says how far it is, and the place refuses with need, level and rule."""
    laid.lay(mine("blue amelia, blue roy"))
    board = Board(Person(devices.new(), laid))
    expect(board.page.locator("[data-zone=hand]").first).to_contain_text("3 of 8 to join")
    board.card("blue amelia airhead").click()
    board.place("join").click(force=True)
    expect(board.page.get_by_role("alert")).to_contain_text("demands provisions 8, and you have 3")


def test_an_attack_is_answered_in_anothers_turn(laid: LaidServer, devices: Devices) -> None:
    """The one who is attacked reads both outcomes, and Enter protects."""
    laid.lay(ATTACKED, **EXPERT)
    board = Board(Person(devices.new(), laid), **EXPERT)
    assert board.kind == "protect"
    expect(board.page.locator("[data-zone=prompt]")).to_contain_text("attacks you")
    expect(board.page.locator("[data-prompt=skip]")).to_contain_text("Let it happen")
    board.page.locator("[data-zone=prompt]").focus()
    board.page.keyboard.press("Enter")
    board.wait()
    assert "protects you" in board.log()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(390, 844), (390, 664), (320, 568)], ids=str)
def test_on_a_phone_both_outcomes_are_read_and_answered(
    laid: LaidServer, devices: Devices, size: tuple[int, int], language: str
) -> None:
    """However long they are, they stand whole above the buttons, and those above the hand."""
    laid.lay(HARD_HIT, **EXPERT)
    board = Board(Person(device(devices, *size, language), laid), **EXPERT)
    assert board.kind == "protect"
    reason = board.page.locator("[data-zone=prompt] .reason")
    assert reason.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), reason.inner_text()
    covered = board.page.locator("[data-zone=prompt] button").evaluate_all(COVERED)
    assert covered == []
