"""Somebody in front of a browser: what they do with the mouse, and what they see."""

import re

from playwright.sync_api import BrowserContext, Locator, Page, expect

from .serving import Server

MAIN = "[data-zone=prompt] button.primary"
DEAF = 400
"""Milliseconds after which a question hears clicks and keys for sure."""


class Person:
    """One page of one device."""

    def __init__(self, device: BrowserContext, server: Server, host: str = "localhost") -> None:
        self.page: Page = device.new_page()
        self.server = server
        self.host = host

    def go(self, path: str = "/") -> None:
        """Open a page."""
        self.page.goto(self.server.url(path, self.host))

    # The lobby.

    def play_now(self) -> None:
        """One click to a game against the bot."""
        self.go()
        self.page.get_by_role("button", name="Play Lost Cities now").click()
        expect(self.hand).to_have_count(8)
        self.wait_for_turn()
        # A new question hears no key at first.
        self.page.wait_for_timeout(DEAF)

    def plan(self, game: str = "lost-cities") -> Locator:
        """Open the dialog in which a table of a game is created."""
        self.go(f"/new?game={game}")
        dialog = self.page.get_by_role("dialog")
        expect(dialog.get_by_role("button", name=re.compile("^Sit down and"))).to_be_visible()
        return dialog

    def start_match(self, games: int) -> None:
        """A match of n games with the bot."""
        dialog = self.plan()
        choose_number(dialog, "Games", games)
        dialog.get_by_role("button", name="Sit down and start").click()
        expect(self.hand).to_have_count(8)
        self.wait_for_turn()

    @property
    def table(self) -> str:
        """The address of the table, without host."""
        self.page.wait_for_url(re.compile(r"/t/[0-9a-z]+$"))
        return self.page.url.removeprefix(self.server.url("", self.host))

    # The table.

    @property
    def hand(self) -> Locator:
        """The cards of the hand."""
        return self.page.locator("[data-zone=hand] [data-hand]")

    @property
    def question(self) -> Locator:
        """What the prompt asks."""
        return self.page.locator("[data-zone=prompt] h2")

    @property
    def log(self) -> Locator:
        """The log."""
        return self.page.get_by_role("log")

    def cards(self) -> list[str]:
        """The names of the hand's cards."""
        cards: list[str] = self.hand.evaluate_all("all => all.map(one => one.dataset.inspect)")
        return cards

    def wait_for_turn(self) -> None:
        """Wait until the table asks for a card, or something after it."""
        expect(self.page.locator("[data-zone=prompt]:not(.waiting)")).to_be_visible()

    def choose(self, n: int = 0) -> None:
        """Pick up the n-th card that may be placed."""
        # At its corner: on a short phone the hand sinks below the edge of the screen.
        corner = {"x": 12, "y": 14}
        self.page.locator("[data-zone=hand] [data-hand][data-legal]").nth(n).click(position=corner)

    def confirm(self) -> None:
        """Press the main button of the prompt."""
        self.page.locator(MAIN).click()

    def place(self, n: int = 0) -> None:
        """Place the n-th card where the main button says."""
        expect(self.question).to_have_text("Place a card")
        self.choose(n)
        expect(self.question).to_contain_text("Where does")
        self.confirm()
        expect(self.question).not_to_contain_text("Where does")
        self.answered()

    def draw(self) -> None:
        """Draw from the draw pile."""
        expect(self.question).to_contain_text("Draw")
        self.page.locator("[data-thing=pile]").first.click()
        self.answered()
        expect(self.question).not_to_contain_text("Draw")

    def answered(self) -> None:
        """Wait until the server has answered what was sent."""
        expect(self.page.locator("[data-zone=prompt].pending")).to_have_count(0)

    def turn(self) -> None:
        """One whole turn, and the other's answer or the end of the game."""
        self.place()
        self.draw()

    def play_out(self, most: int = 400) -> int:
        """Play by the mouse until the match is over; how many turns it took."""
        over = self.page.locator("[data-prompt=again]")
        for turns in range(most):
            kind = self.await_question()
            if kind == "over":
                expect(over).to_be_visible()
                return turns
            if kind == "deal":
                self.confirm()
                expect(self.page.locator("[data-prompt=deal]")).to_be_hidden()
            elif kind == "draw":
                self.draw()
            else:
                self.turn()
        raise AssertionError("the match does not end")

    def await_question(self) -> str:
        """Wait until it is up to this person: `place`, `draw`, `deal` or `over`."""
        mine = self.page.locator(
            "[data-zone=prompt]:not(.waiting) h2, [data-zone=prompt] [data-prompt=deal], "
            "[data-zone=prompt] [data-prompt=again]"
        )
        mine.first.wait_for()
        for kind, mark in (("over", "[data-prompt=again]"), ("deal", "[data-prompt=deal]")):
            if self.page.locator(mark).count():
                return kind
        return "draw" if "Draw" in self.question.inner_text() else "place"


def choose_number(dialog: Locator, label: str, wanted: int) -> None:
    """Set a small number by its two buttons."""
    group = dialog.get_by_role("group", name=label)
    for _ in range(20):
        now = int(re.findall(r"\d+", group.get_by_role("status").inner_text())[0])
        if now == wanted:
            return
        group.get_by_role("button", name="one more" if now < wanted else "one less").click()
    raise AssertionError(f"{label} does not become {wanted}")
