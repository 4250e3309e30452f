"""Somebody at the board of Dominion, at a table that begins in a position of one's own words."""

import json
import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from cairn.games.dominion.proof.words import read
from cairn.games.dominion.rules.game import DOMINION

from ...person import Person
from ...plain import DEAF, NEW
from ...serving import Server

LAID = Path(__file__).parent / "laid"


class LaidServer(Server):
    """A server whose tables of Dominion begin where a file says."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.file = folder / "laid.json"

    def start(self) -> None:
        """Start it so that it, and the workers of its bots, find the position."""
        before = dict(os.environ)
        os.environ["CAIRN_LAID"] = str(self.file)
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(LAID), before.get("PYTHONPATH")]))
        try:
            super().start()
        finally:
            os.environ.clear()
            os.environ.update(before)

    def lay(self, words: str, seats: int = 2, **options: str) -> None:
        """The position at which the next table begins."""
        agreed = DOMINION.read_options(options)
        self.lay_data(read(words, agreed, seats))

    def lay_data(self, data: dict[str, Any]) -> None:
        """The same from plain data."""
        self.file.write_text(json.dumps(data), encoding="utf-8")


class Board:
    """The board, as one person sees it."""

    def __init__(self, person: Person, seats: int = 2, bot: str = "money", **options: str) -> None:
        person.go()
        table: dict[str, Any] = person.page.evaluate(NEW, ["dominion", seats, bot, options])
        person.go(f"/t/{table['id']}")
        self.page: Page = person.page
        self.wait()

    @property
    def question(self) -> Locator:
        """What the bar asks."""
        return self.page.locator("[data-zone=prompt] h2")

    @property
    def main(self) -> Locator:
        """The main button."""
        return self.page.locator("[data-zone=prompt] button.primary")

    def wait(self) -> str:
        """Wait until it is up to this person, or the match is over; then until the question listens."""
        self.page.locator("[data-zone=prompt]:not(.waiting):not(.pending)").first.wait_for()
        self.page.wait_for_timeout(DEAF)
        return "over" if self.page.locator("[data-prompt=again]").count() else "question"

    def thing(self, name: str) -> Locator:
        """Something on the table, by its name."""
        return self.page.locator(f"[data-thing='{name}']")

    def card(self, name: str) -> Locator:
        """Cards of this name that can be chosen now, wherever they lie."""
        return self.page.locator(f"[data-thing^='{name}#'][data-legal]")

    def pile(self, name: str) -> Locator:
        """A pile of the Supply, or an Event."""
        return self.thing(f"pile:{name}")

    def answer(self, move: str) -> Locator:
        """An answer that lies nowhere on the table."""
        return self.thing(f"answer:{move}")

    @property
    def kind(self) -> str:
        """Which kind of question waits, and which offer stands beside it."""
        board = self.page.locator("[data-question]").first
        asked = (board.get_attribute("data-question") if board.count() else "") or ""
        offer = (board.get_attribute("data-offer") if board.count() else "") or ""
        return offer or asked

    def do(self, step: str) -> None:
        """One click: `card village`, `pile gold`, `answer yes`, or a button of the bar; then wait."""
        what, _, name = step.partition(" ")
        where = {"card": self.card, "pile": self.pile, "answer": self.answer}
        target = where[what](name) if name else self.page.locator(f"[data-prompt={what}]")
        target.first.click()
        if what in ("card", "pile") and self.main.count() and self.page.locator("[data-prompt^=way]").count():
            self.main.click()
        self.wait()

    def reply(self) -> None:
        """Answer what is asked by the mouse: tick what is needed, choose what can be chosen, or pass."""
        before = self.page.locator("[data-zone=prompt]").inner_text(), self.log()
        legal = self.page.locator("[data-legal][data-thing]")
        several = self.page.locator("[data-prompt=main]").count() > 0 and self.kind != "react"
        if several:
            for _ in range(20):
                if (
                    self.main.get_attribute("aria-disabled") != "true"
                    and self.page.locator("[data-thing][aria-pressed=true]").count()
                ):
                    break
                if not legal.count():
                    break
                legal.first.click()
            self.main.click()
        elif self.page.locator("[data-thing^='answer:']").count():
            self.page.locator("[data-thing^='answer:']").first.click()
        elif self.kind == "react" and self.main.count():
            self.main.click()
        elif legal.count():
            legal.first.click()
        if not several and self.page.locator("[data-prompt^=way]").count():
            self.main.click()
        elif (self.page.locator("[data-zone=prompt]").inner_text(), self.log()) == before:
            self.page.locator("[data-prompt=main], [data-prompt=skip], [data-prompt=end]").last.click()
        self.wait()

    def log(self) -> str:
        """All that has happened."""
        return self.page.get_by_role("log").first.inner_text()
