"""Every kind of question of the engine is answered, by the mouse and by keys."""

import pytest
from playwright.sync_api import expect

from cairn.games.dominion.rules.questions import Question
from cairn.games.dominion.rules.steps import STEPS

from ...conftest import Devices
from ...person import Person
from ..laying import LaidServer
from .board import Board, KeyBoard
from .questions import FIRST, FORCED, QUESTIONS, RARE, mine

COMMON = ["discard-down-to", "react", "amulet", "gain-up-to", "scouting-party", "start-of-turn", "exchange"]
"""Those that are always tried: one of each way of choosing."""


def test_no_kind_of_question_is_forgotten() -> None:
    """The list is made from the engine."""
    asked = {kind for kind, step in STEPS.items() if issubclass(step, Question)}
    assert asked == {*QUESTIONS, *RARE, *FORCED}


def answered(laid: LaidServer, person: Person, kind: str, sit: type[Board] = Board) -> None:
    """Bring a question about, answer it, and see that something has happened."""
    words, options, steps = QUESTIONS[kind]
    laid.lay(words, **options)
    board = sit(person, 2, "rule" if "seat 2" in words else "money", **options)
    for step in steps:
        board.reply() if step == "reply" else board.do(step)
    assert board.kind == kind
    before = board.seen
    board.reply()
    assert board.seen != before


@pytest.mark.parametrize("kind", COMMON)
def test_common_questions_are_answered_by_mouse(laid: LaidServer, regular: Person, kind: str) -> None:
    """One of each way of choosing."""
    answered(laid, regular, kind)


@pytest.mark.thorough
@pytest.mark.parametrize("kind", [kind for kind in QUESTIONS if kind not in COMMON])
def test_every_question_is_answered_by_mouse(laid: LaidServer, regular: Person, kind: str) -> None:
    """All others."""
    answered(laid, regular, kind)


@pytest.mark.parametrize("kind", ["discard-down-to", "gain-up-to", "scouting-party"])
def test_common_questions_are_answered_by_keys(laid: LaidServer, regular: Person, kind: str) -> None:
    """From the hand, from the Supply, and from cards that are looked at."""
    answered(laid, regular, kind, KeyBoard)


@pytest.mark.thorough
@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_is_answered_by_keys(laid: LaidServer, regular: Person, kind: str) -> None:
    """All of them, by what a screen reader says of the things on the table."""
    answered(laid, regular, kind, KeyBoard)


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
