"""Whole games of Adventure Tours in the browser: by clicks, by touch on a phone, by keys alone."""

from typing import Any

import pytest
from playwright.sync_api import expect

from ...conftest import Devices
from ...person import Person
from ...plain import Way
from ...serving import Server
from .board import Board

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
MOST = 600
GAMES: dict[Way, dict[str, str]] = {
    "click": {"mode": "expert", "boards": "draft"},
    "touch": {"mode": "expert", "boards": "shuffle"},
    "keys": {"open_money": "off"},
}


@pytest.mark.thorough
@pytest.mark.parametrize("way", GAMES)
def test_a_whole_game(server: Server, devices: Devices, way: Way) -> None:
    """Three rounds to the end against bots, with whatever is asked."""
    kind = PHONE if way == "touch" else {}
    anna = Person(devices.new(reduced_motion="reduce", **kind), server)
    board = Board(anna, 4, **GAMES[way])
    for made in range(MOST):
        if board.wait() == "over":
            break
        board.reply(way, made)
    assert made > 10
    expect(anna.page.locator("[data-prompt=again]")).to_be_visible()
