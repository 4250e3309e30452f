"""Somebody who sits at a table with bots: what every board has, whatever lies on it."""

from typing import Any

from playwright.sync_api import Locator, Page

from .person import Person

DEAF = 360
"""Milliseconds in which a new question does not listen."""
NEW = """async ([game, seats, bot, options]) => {
    const wishes = [{kind: 'me', name: 'Anna'}, ...Array(seats - 1).fill({kind: 'bot', bot})];
    const body = JSON.stringify({game, seats: wishes, options});
    const headers = {'content-type': 'application/json'};
    return (await fetch('/api/tables', {method: 'POST', headers, body})).json();
}"""
GO = """(path) => {
    for (const old of document.querySelectorAll('[data-zone=prompt]')) old.dataset.zone = 'left';
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
}"""
"""To another page without loading this one again; the question that is left is no question any more."""
OPEN = "[data-zone=prompt]:not(.waiting):not(.pending)"


class Sitting:
    """A table of a game, as one person sees it."""

    def __init__(
        self, person: Person, game: str, seats: int, bot: str, options: dict[str, str], board: str = ""
    ) -> None:
        self.page: Page = person.page
        here = person.page.url.startswith(person.server.url())
        if not here:
            person.go()
        table: dict[str, Any] = self.page.evaluate(NEW, [game, seats, bot, options])
        path = f"/t/{table['id']}{board}"
        if here:
            self.page.evaluate(GO, path)
        else:
            person.go(path)
        self.wait()

    @property
    def question(self) -> Locator:
        """What the bar asks."""
        return self.page.locator("[data-zone=prompt] h2")

    @property
    def main(self) -> Locator:
        """The main button."""
        return self.page.locator("[data-zone=prompt] button.primary")

    def thing(self, name: str) -> Locator:
        """Something on the table, by its name."""
        return self.page.locator(f"[data-thing='{name}']")

    def wait(self) -> str:
        """Wait until it is up to this person, or the match is over; then until the question listens."""
        self.page.locator(OPEN).first.wait_for()
        self.page.wait_for_timeout(DEAF)
        return "over" if self.page.locator("[data-prompt=again]").count() else "question"
