"""Several people at one table without its lobby, and a seat that is played behind the page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from .person import Person
from .test_pages import ask

DRIVE = Path(__file__).parent / "drive.js"


def sit_down(people: dict[str, Person], game: str = "lost-cities", bots: int = 0, **more: Any) -> str:
    """Seat these people in their order, then bots; all of them open the table, and the match begins."""
    (name, host), *others = people.items()
    host.go()
    wishes = [{"kind": "me", "name": name}, *[{"kind": "open"} for _ in others]]
    wishes += [{"kind": "bot", "bot": "rule"}] * bots
    board = more.pop("board", "")
    table = ask(host.page, "/api/tables", {"game": game, "seats": wishes, **more})
    for other, person in others:
        person.go()
        ask(person.page, f"/api/tables/{table['id']}/sit", {"key": table["invite"], "name": other})
    for person in people.values():
        person.go(f"/t/{table['id']}{board}")
    for person in people.values():
        person.page.locator("[data-zone=prompt]").first.wait_for()
    return str(table["id"])


def drive(page: Page, table: str, seat: int, most: int, *wanted: str) -> Any:
    """Make so many moves for a seat, those that begin with these words first; how many it made, and why it ended."""
    return page.evaluate(DRIVE.read_text(), [table, seat, most, wanted])
