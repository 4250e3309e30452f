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

    def log(self) -> str:
        """All that has happened."""
        return self.page.get_by_role("log").first.inner_text()
