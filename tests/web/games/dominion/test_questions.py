"""Every kind of question of the engine is answered by the mouse, and several picks by one button."""

import pytest
from playwright.sync_api import expect

from cairn.games.dominion.rules.questions import Question
from cairn.games.dominion.rules.steps import STEPS

from ...conftest import Devices
from ...person import Person
from .board import Board, LaidServer
from .questions import ADVENTURES, FIRST, FORCED, QUESTIONS, RARE, attacked, mine

COMMON = ["discard-down-to", "react", "amulet", "gain-up-to", "scouting-party", "start-of-turn", "exchange"]
"""Those that are always tried: one of each way of choosing."""


def test_no_kind_of_question_is_forgotten() -> None:
    """The list is made from the engine."""
    asked = {kind for kind, step in STEPS.items() if issubclass(step, Question)}
    assert asked == {*QUESTIONS, *RARE, *FORCED}


def answered(laid: LaidServer, devices: Devices, kind: str) -> None:
    """Bring a question about, answer it, and see that something has happened."""
    words, options, steps = QUESTIONS[kind]
    laid.lay(words, **options)
    bot = "rule" if "seat 2" in words else "money"
    board = Board(Person(devices.new(), laid), 2, bot, **options)
    for step in steps:
        board.reply() if step == "reply" else board.do(step)
    assert board.kind == kind
    before = seen(board)
    board.reply()
    assert seen(board) != before


def seen(board: Board) -> tuple[str, str, str, list[str]]:
    """What an answer changes: the question, what has happened, or which things can be chosen."""
    legal = board.page.locator("[data-legal][data-thing]")
    things = legal.evaluate_all("all => all.map((one) => one.dataset.thing)")
    return board.question.inner_text(), board.log(), board.kind, things


@pytest.mark.parametrize("kind", COMMON)
def test_common_questions_are_answered_by_mouse(laid: LaidServer, devices: Devices, kind: str) -> None:
    """One of each way of choosing."""
    answered(laid, devices, kind)


@pytest.mark.thorough
@pytest.mark.parametrize("kind", [kind for kind in QUESTIONS if kind not in COMMON])
def test_every_question_is_answered_by_mouse(laid: LaidServer, devices: Devices, kind: str) -> None:
    """All others."""
    answered(laid, devices, kind)


def test_militia_takes_two_ticks_and_one_button(laid: LaidServer, devices: Devices) -> None:
    """Three clicks; also where equal cards are left, so that the second pick alone would be forced."""
    laid.lay(attacked("militia", "estate, copper 4"), kingdom=FIRST)
    board = Board(Person(devices.new(), laid), 2, "rule", kingdom=FIRST)
    if board.kind == "react":
        board.do("skip")
    assert board.kind == "discard-down-to"
    board.card("estate").first.click()
    expect(board.main).to_have_attribute("aria-disabled", "true")
    board.card("copper").first.click()
    expect(board.main).to_contain_text("Discard Estate and Copper")
    board.main.click()
    board.wait()
    assert "You discard Estate" in board.log() and "You discard Copper" in board.log()


def test_a_turn_takes_three_clicks(laid: LaidServer, devices: Devices) -> None:
    """All Treasures, a pile, the end: one click each."""
    laid.lay(mine("gold").replace("coins: 8", ""), kingdom=ADVENTURES)
    board = Board(Person(devices.new(), laid), 2, kingdom=ADVENTURES)
    board.do("treasures")
    expect(board.page.locator("[data-place='resource coins']")).to_contain_text("8")
    board.do("pile silver")
    assert "You buy Silver" in board.log()
    board.do("end")
    assert "Turn" in board.log()


def test_an_offer_is_declined_by_going_on(laid: LaidServer, devices: Devices) -> None:
    """Duplicate stands on the mat, the Buy phase goes on; buying something else lets it pass."""
    words, options, steps = QUESTIONS["meanwhile"]
    laid.lay(words, **options)
    board = Board(Person(devices.new(), laid), **options)
    for step in steps:
        board.do(step)
    expect(board.page.locator("[data-zone=mat] .call")).to_be_visible()
    board.do("pile copper")
    assert "You buy Copper" in board.log()
    assert "You call Duplicate" not in board.log()


def test_always_and_never_are_kept(laid: LaidServer, devices: Devices) -> None:
    """What is said of a reaction is done without a question, and known after a reload."""
    words, options, _ = QUESTIONS["react"]
    laid.lay(words, **options)
    board = Board(Person(devices.new(), laid), 2, "rule", **options)
    assert board.kind == "react"
    board.page.get_by_role("radio", name="Always").click()
    expect(board.page.locator("[data-question=react]")).to_have_count(0)
    board.wait()
    assert "You reveal Moat" in board.log()
    kept = board.page.evaluate(
        "Object.entries(localStorage).find(([key]) => key.startsWith('cairn-dominion-'))[1]"
    )
    assert "always" in kept


def test_a_pile_out_of_reach_says_why(laid: LaidServer, devices: Devices) -> None:
    """The refusal names the price, what one has, and the rule."""
    laid.lay(mine("village").replace("coins: 8", "coins: 1"), kingdom=FIRST)
    board = Board(Person(devices.new(), laid), kingdom=FIRST)
    board.do("end")
    board.pile("province").click(force=True)
    expect(board.page.get_by_role("alert")).to_contain_text("Province costs 8 coins; you have 1.")
