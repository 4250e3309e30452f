"""Somebody at the plain board: by clicks, by touch, or by keys alone."""

from typing import Any, Literal

from playwright.sync_api import Locator, expect

from .person import Person
from .sitting import Sitting

Way = Literal["click", "touch", "keys"]
SEATS = {"lost-cities": 2, "dominion": 3, "adventure-tours": 4, "africana": 3, "waymark": 2}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}


class PlainBoard(Sitting):
    """The plain board of a game, against bots."""

    def __init__(self, person: Person, game: str, seats: int, bot: str = "rule", **options: str) -> None:
        super().__init__(person, game, seats, bot, options, "?board=plain")

    @property
    def moves(self) -> Locator:
        """The moves, in their list or in the bar."""
        return self.page.locator("[data-thing^='move:']")

    def make(self, way: Way, n: int) -> None:
        """Make one move, another one for another number."""
        if way == "keys":
            self._by_keys(n)
        else:
            self._by_hand(way, n)

    def _press(self, target: Locator, way: Way) -> None:
        target.scroll_into_view_if_needed()
        if way == "touch":
            target.tap()
        else:
            target.click()

    def _by_hand(self, way: Way, n: int) -> None:
        """A thing that can be used, or a move of the list, in turns; then the main button."""
        sheet = self.page.locator("[data-prompt=list]")
        things = self.page.locator("[data-legal][data-thing]:not([data-thing^='move:'])")
        if n % 3 and things.count():
            self._press(things.nth(n * 7 % things.count()), way)
        else:
            if sheet.count():
                self._press(sheet, way)
            if self.moves.count():
                self._press(self.moves.nth(n * 5 % self.moves.count()), way)
        if self.main.count() and sheet.count() and self.main.get_attribute("data-prompt") == "list":
            # The thing has more moves than the bar holds.
            self._press(self.main, way)
            self._press(self.moves.nth(n % self.moves.count()), way)
        if not self.main.count() and self.moves.count() > 1:
            self._press(self.moves.nth(n % self.moves.count()), way)
        if self.main.count():
            self._press(self.main, way)
        else:
            ways = "[data-prompt^=way], [data-prompt=end], [data-prompt=skip]"
            self._press(self.page.locator(ways).first, way)

    def _by_keys(self, n: int) -> None:
        """N to a thing that can be used, Enter to choose it, Enter to play it."""
        page = self.page
        if not self.main.count():
            for _ in range(n % 4 + 1):
                page.keyboard.press("n")
            page.keyboard.press("Enter")
        if self.main.count():
            page.keyboard.press("Enter")
        elif page.locator("[data-thing][aria-pressed=true]").count():
            # It has several moves: Enter leads to the first, which is made in the bar or chosen in the list.
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
            if self.main.count():
                page.keyboard.press("Enter")
        else:
            page.keyboard.press("e" if n % 2 else "x")

    def play_out(self, way: Way, most: int = 600) -> int:
        """Play until the match is over; how many moves it took."""
        for made in range(most):
            if self.wait() == "over":
                return made
            self.make(way, made)
        raise AssertionError(f"the match does not end: {self.question.inner_text()}")

    def is_over(self) -> None:
        """The result is said, and the ranking lies on the table."""
        expect(self.page.locator("[data-prompt=again]")).to_be_visible()
        expect(self.page.get_by_role("table")).to_be_visible()
