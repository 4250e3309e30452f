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


def drive(people: dict[int, Person], table: str, most: int, *wanted: str) -> None:
    """Let these seats be played at once, `most` moves each; those that begin with these words come first."""
    for seat, person in people.items():
        code = f"(how) => {{ window.driven = ({DRIVE.read_text()})(how); }}"
        person.page.evaluate(code, [table, seat, most, wanted])
    for person in people.values():
        person.page.evaluate("window.driven")


def listen(page: Page) -> None:
    """Write down from now on what a screen reader would say: `said` and `alerts` in the page."""
    page.evaluate(
        """() => {
            window.said = [];
            window.alerts = [];
            const heard = document.querySelector('.table > .heard[role=status]');
            const look = (all) => {
                for (const { addedNodes } of all) for (const node of addedNodes) {
                    if (node.nodeType === 3 && heard.contains(node) && node.data) window.said.push(node.data);
                    if (node.nodeType !== 1) continue;
                    const alert = node.matches('[role=alert]') ? node : node.querySelector('[role=alert]');
                    if (alert) window.alerts.push(alert.textContent);
                }
            };
            new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }"""
    )


def heard(page: Page, words: str) -> None:
    """Wait until a screen reader has been told these words."""
    page.wait_for_function("(words) => window.said.some((one) => one.includes(words))", arg=words)
