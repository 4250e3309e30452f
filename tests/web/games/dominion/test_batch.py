"""Several moves that one click sends: one message, one view for everybody, and one step back."""

import json
from collections import Counter

from playwright.sync_api import Page, expect

from ...company import sit_down
from ...conftest import Devices
from ...person import DEAF, Person
from ..laying import LaidServer
from .questions import ADVENTURES, mine

COINS = "[data-place='resource coins']"


class Wire:
    """What goes over the socket of a page, by its type."""

    def __init__(self, page: Page) -> None:
        self.sent: Counter[str] = Counter()
        self.heard: Counter[str] = Counter()
        self.batches: list[list[str]] = []
        page.on("websocket", lambda socket: socket.on("framesent", self._out))
        page.on("websocket", lambda socket: socket.on("framereceived", self._in))

    def _out(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        self.sent[told["type"]] += 1
        if told["type"] == "batch":
            self.batches.append(told["moves"])

    def _in(self, frame: str | bytes) -> None:
        self.heard[json.loads(frame)["type"]] += 1

    def forget(self) -> None:
        """Count from here on."""
        self.sent.clear()
        self.heard.clear()


def test_all_treasures_are_one_message_one_view_and_one_undo(laid: LaidServer, devices: Devices) -> None:
    """Five Treasures by one click: the other person hears one view, and Undo brings all five back."""
    laid.lay(mine("gold").replace("coins: 8", ""), kingdom=ADVENTURES)
    anna, marek = (Person(devices.new(name), laid) for name in ("Anna", "Marek"))
    hers, his = Wire(anna.page), Wire(marek.page)
    sit_down({"Anna": anna, "Marek": marek}, "dominion", options={"kingdom": ADVENTURES})
    treasures = anna.page.locator("[data-prompt=treasures]")
    expect(treasures).to_be_visible()
    cards = anna.cards()
    anna.page.wait_for_timeout(DEAF)
    for wire in (hers, his):
        wire.forget()

    treasures.click()
    expect(anna.page.locator(COINS)).to_contain_text("8")
    expect(marek.log).to_contain_text("Anna plays Gold")
    marek.page.wait_for_timeout(DEAF)
    assert (hers.sent["batch"], hers.sent["move"]) == (1, 0)
    [moves] = hers.batches
    treasured = [move for move in moves if move.startswith("play ")]
    assert sorted(treasured) == ["play copper"] * 3 + ["play gold", "play silver"]
    assert (hers.heard["view"], his.heard["view"]) == (1, 1)

    for wire in (hers, his):
        wire.forget()
    anna.page.locator("[data-prompt=undo]").click()
    expect(treasures).to_be_visible()
    anna.page.wait_for_timeout(DEAF)
    assert anna.cards() == cards
    assert hers.sent["undo"] == 1
    assert (hers.heard["view"], his.heard["view"]) == (1, 1)
    expect(marek.log).not_to_contain_text("Anna plays Gold")
