"""Somebody at the board of Africana, at a table that begins in a position of one's own words."""

from typing import Any

from playwright.sync_api import Locator, Page

from ...person import Person
from ...sitting import DEAF, NEW


class Board:
    """The board, as one person sees it."""

    def __init__(self, person: Person, seats: int = 2, bot: str = "rule", **options: str) -> None:
        person.go()
        table: dict[str, Any] = person.page.evaluate(NEW, ["africana", seats, bot, options])
        person.go(f"/t/{table['id']}")
        self.page: Page = person.page
        self.presses = 0
        self.wait()

    @property
    def question(self) -> Locator:
        """What the bar asks."""
        return self.page.locator("[data-zone=prompt] h2")

    @property
    def main(self) -> Locator:
        """The main button."""
        return self.page.locator("[data-zone=prompt] button.primary")

    @property
    def kind(self) -> str:
        """Which kind of question waits."""
        board = self.page.locator("[data-question]")
        return (board.first.get_attribute("data-question") if board.count() else "") or ""

    def wait(self) -> str:
        """Wait until it is up to this person, or the match is over; then until the question listens."""
        self.page.locator("[data-zone=prompt]:not(.waiting):not(.pending)").first.wait_for()
        self.page.wait_for_timeout(DEAF)
        return "over" if self.page.locator("[data-prompt=again]").count() else "question"

    def thing(self, name: str) -> Locator:
        """Something on the table, by its name."""
        return self.page.locator(f"[data-thing='{name}']")

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
