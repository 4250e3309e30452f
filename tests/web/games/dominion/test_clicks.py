"""How many clicks it takes: a turn, an attack, and each way of choosing."""

import pytest
from playwright.sync_api import expect

from ...person import Person
from ..laying import LaidServer
from .board import Board
from .questions import ADVENTURES, FIRST, QUESTIONS, attacked, mine

CLICKS: dict[str, list[str]] = {
    "amulet": ["answer choose coin"],
    "copper-or-coins": ["answer choose coins"],
    "discard-down-to": ["card estate", "card copper", "card copper", "main"],
    "trash-up-to": ["card estate", "card copper", "main"],
    "bonfire": ["main"],
    "scouting-party": ["card estate", "card silver", "card gold", "main"],
    "topdeck-hand": ["order", "main"],
    "trash-loot": ["card gold", "way-0"],
    "gain-up-to": ["pile village", "way-0"],
    "move-token": ["pile village", "way-0"],
    "start-of-turn": ["card guide"],
    "react": ["main"],
    "call-after-action": ["call"],
    "exchange": ["main"],
}
"""By question the clicks of an answer, as the contract has them."""


@pytest.mark.sweep()
@pytest.mark.parametrize("kind", CLICKS)
def test_a_question_takes_so_few_clicks(laid: LaidServer, regular: Person, kind: str) -> None:
    """These clicks, and nothing more, answer it."""
    words, options, steps = QUESTIONS[kind]
    laid.lay(words, **options)
    board = Board(regular, 2, "rule" if "seat 2" in words else "money", **options)
    for step in steps:
        board.do(step)
    assert board.kind == kind
    if kind == "exchange":
        expect(board.main).to_contain_text("Exchange Page")
    before = board.log()
    for step in CLICKS[kind]:
        assert board.log() == before
        press(board, step)
    assert board.log() != before or board.kind != kind


def press(board: Board, step: str) -> None:
    """One click and no second one."""
    what, _, name = step.partition(" ")
    if what == "call":
        board.click(board.page.locator("[data-zone=mat] .call"))
    elif name:
        board.click({"card": board.card, "pile": board.pile, "answer": board.answer}[what](name).first)
    else:
        board.click(board.page.locator(f"[data-prompt={what}]"))


def test_a_pile_pressed_twice_is_gained(laid: LaidServer, regular: Person) -> None:
    """A double click is as good as the button."""
    words, options, steps = QUESTIONS["gain-up-to"]
    laid.lay(words, **options)
    board = Board(regular, **options)
    for step in steps:
        board.do(step)
    board.pile("village").dblclick()
    board.wait()
    expect(board.page.get_by_role("log").first).to_contain_text("You gain Village")


def test_militia_takes_two_ticks_and_one_button(laid: LaidServer, regular: Person) -> None:
    """Three clicks; also where equal cards are left, so that the second pick alone would be forced."""
    laid.lay(attacked("militia", "estate, copper 4"), kingdom=FIRST)
    board = Board(regular, 2, "rule", kingdom=FIRST)
    if board.kind == "react":
        board.do("skip")
    assert board.kind == "discard-down-to"
    board.click(board.card("estate").first)
    expect(board.main).to_have_attribute("aria-disabled", "true")
    board.click(board.card("copper").first)
    expect(board.main).to_contain_text("Discard Estate and Copper")
    board.click(board.main)
    assert "You discard Estate" in board.log() and "You discard Copper" in board.log()


def test_a_turn_takes_three_clicks(laid: LaidServer, regular: Person) -> None:
    """All Treasures, a pile, the end: one click each."""
    laid.lay(mine("gold").replace("coins: 8", ""), kingdom=ADVENTURES)
    board = Board(regular, 2, kingdom=ADVENTURES)
    board.do("treasures")
    expect(board.page.locator("[data-place='resource coins']")).to_contain_text("8")
    board.do("pile silver")
    assert "You buy Silver" in board.log()
    board.do("end")
    assert "Turn" in board.log()


def test_a_turn_of_two_buys_takes_three_clicks(laid: LaidServer, regular: Person) -> None:
    """All Treasures, and one click for each Buy: with the last Buy the turn is over."""
    laid.lay(mine("gold").replace("coins: 8", ""), kingdom=ADVENTURES)
    board = Board(regular, 2, kingdom=ADVENTURES)
    before = board.clicks
    for step in ("treasures", "pile silver", "pile copper"):
        board.do(step)
    assert board.clicks - before == 3
    assert "You buy Silver" in board.log() and "You buy Copper" in board.log()
    expect(board.page.get_by_role("log").first).to_contain_text("Turn 2")
