"""Somebody at the board of Adventure Tours, at a table that begins in a position of one's own words."""

from playwright.sync_api import Locator

from ...person import Person
from ...plain import Way
from ...sitting import Sitting

BETWEEN = "[data-prompt=deal], [data-prompt=boards]"


class Board(Sitting):
    """The board, as one person sees it."""

    def __init__(self, person: Person, seats: int = 3, bot: str = "rule", **options: str) -> None:
        super().__init__(person, "adventure-tours", seats, bot, options)

    @property
    def kind(self) -> str:
        """Which kind of question waits for this person."""
        board = self.page.locator("[data-question]").first
        return (board.get_attribute("data-question") if board.count() else "") or ""

    def log(self) -> str:
        """All that has happened, as far as the log shows it."""
        log = self.page.get_by_role("log")
        return log.first.inner_text() if log.count() else ""

    def seen(self) -> tuple[str, str, list[str]]:
        """What an answer changes: the question, its kind, or which things can be chosen."""
        things = self.legal.evaluate_all("all => all.map((one) => one.dataset.thing)")
        return self.page.locator("[data-zone=prompt]").inner_text(), self.kind, things

    def card(self, name: str) -> Locator:
        """A card of the hand that can be laid."""
        return self.page.locator(f"[data-hand][data-thing^='{name}#'][data-legal]")

    def seat(self, n: int) -> Locator:
        """What stands for a player on the board, counted from 1."""
        return self.page.locator(f"[data-thing='seat {n - 1}']")

    def place(self, name: str) -> Locator:
        """`join` or `lay`, while a card is picked."""
        return self.page.locator(f"[data-zone=board] [data-thing={name}]")

    @property
    def legal(self) -> Locator:
        """All things that can be chosen now."""
        return self.page.locator("[data-legal][data-thing]")

    def do(self, step: str) -> None:
        """`join red betty mcklug`, `lay …`, `aim 2`, or the id of a button of the bar; then wait."""
        what, _, name = step.partition(" ")
        if what in ("join", "lay") and name:
            self.card(name).first.click()
            self.place(what).click()
        elif what == "aim":
            self.seat(int(name)).click()
            self.main.click()
        else:
            self.page.locator(f"[data-prompt={what}]").first.click()
        self.wait()

    def reply(self, way: Way = "click", n: int = 0) -> None:
        """Answer what is asked, otherwise for another number: a thing and the main button, or pass."""
        if way == "keys":
            self._by_keys(n)
        else:
            self._by_hand(way, n)
        self.wait()

    def _by_hand(self, way: Way, n: int) -> None:
        if self.legal.count():
            self._press(self.legal.nth(n % self.legal.count()), way)
        if self.main.count() and self.main.first.get_attribute("aria-disabled") != "true":
            self._press(self.main.first, way)
        else:
            self._press(self.page.locator("[data-prompt=skip]"), way)

    def _press(self, target: Locator, way: Way) -> None:
        # A card of the hand may lie under its neighbour: its left strip is what is met.
        corner = {"x": 10.0, "y": 14.0}
        if way == "touch":
            target.tap(position=corner)  # type: ignore[arg-type]
        else:
            target.click(position=corner)  # type: ignore[arg-type]

    def _by_keys(self, n: int) -> None:
        page = self.page
        prompt = page.locator("[data-zone=prompt]")
        hand = page.locator("[data-hand][data-legal]")
        prompt.focus()
        if hand.count():
            page.keyboard.press(str(hand.nth(n % hand.count()).get_attribute("data-hand")))
        elif self.legal.count():
            for _ in range(1 + n % self.legal.count()):
                page.keyboard.press("n")
            page.keyboard.press("Enter")
        if self.main.count() and self.main.first.get_attribute("aria-disabled") != "true":
            prompt.focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("x")
