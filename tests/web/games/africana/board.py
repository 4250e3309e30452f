"""Somebody at the board of Africana, at a table that begins in a position of one's own words."""

from playwright.sync_api import Locator

from ...person import Person
from ...sitting import Sitting


class Board(Sitting):
    """The board, as one person sees it."""

    def __init__(self, person: Person, seats: int = 2, bot: str = "rule", **options: str) -> None:
        self.presses = 0
        super().__init__(person, "africana", seats, bot, options)

    @property
    def kind(self) -> str:
        """Which kind of question waits."""
        board = self.page.locator("[data-question]")
        return (board.first.get_attribute("data-question") if board.count() else "") or ""

    def place(self, name: str) -> Locator:
        """A place on the map."""
        return self.thing(f"place:{name}")

    def button(self, name: str) -> Locator:
        """A button of the bar."""
        return self.page.locator(f"[data-prompt={name}]")

    def press(self, target: Locator) -> None:
        """One click, counted."""
        self.presses += 1
        target.first.click()

    def plan(self, *places: str) -> None:
        """Plan a journey by one click for each step."""
        for n, place in enumerate(places):
            self.press(self.place(place))
            self.page.locator(f".sheet [data-step='{n + 1}']").wait_for()
            self.page.locator("[data-prompt=travel]:not([aria-disabled])").wait_for()

    def travel(self) -> None:
        """Set off, and wait for the next question."""
        self.press(self.button("travel"))
        self.wait()

    def log(self) -> str:
        """All that has happened."""
        return self.page.get_by_role("log").first.inner_text()
