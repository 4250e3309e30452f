"""How many clicks each question of a turn takes: two where something is chosen, one where it is offered."""

import pytest

from ...conftest import Devices
from ...person import Person
from ..laying import LaidServer
from .board import Board
from .questions import QUESTIONS

CLICKS: dict[str, list[str]] = {
    "play": ["card red betty mcklug", "place join"],
    "give-two": ["seat 2", "main"],
    "gift": ["seat 2", "main"],
    "steal-equipment": ["seat 2", "main"],
    "discard-member": ["seat 2", "main"],
    "extra-equipment": ["card blue roy nobleman", "place lay"],
    "same-colour-member": ["card red professor paige turner", "place join"],
    "extra-turn": ["main"],
    "promote-equipment": ["main"],
    "own-draw": ["main"],
    "protect": ["main"],
    "draft": ["tile", "main"],
    "deal": ["deal"],
}
"""By question the clicks of an answer, as the contract has them; other kinds are answered as one of these."""


def click(board: Board, step: str) -> None:
    """One click and no second one."""
    what, _, name = step.partition(" ")
    if what == "card":
        board.card(name).first.click(position={"x": 10, "y": 14})
    elif what == "place":
        board.place(name).click()
    elif what == "seat":
        board.seat(int(name)).click(position={"x": 10, "y": 14})
    elif what == "tile":
        board.page.locator("[data-thing^='board '][data-legal]").first.click()
    else:
        board.page.locator(f"[data-prompt={what}]").first.click()


@pytest.mark.thorough
def test_no_question_takes_more_clicks(laid: LaidServer, devices: Devices) -> None:
    """These clicks, and nothing more, answer each of them; before the last nothing has happened."""
    person = Person(devices.new(reduced_motion="reduce"), laid)
    for kind, clicks in CLICKS.items():
        words, options, steps = QUESTIONS[kind]
        laid.lay(words, **options)
        board = Board(person, **options)
        for step in steps:
            board.do(step)
        assert board.kind == kind
        before = board.log()
        for step in clicks:
            assert board.log() == before, kind
            click(board, step)
        for _ in range(50):
            if board.log() != before or board.kind != kind:
                break
            board.page.wait_for_timeout(40)
        else:
            raise AssertionError(f"{kind} was not answered")
