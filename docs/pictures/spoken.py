"""Writes down what a screen reader finds at a decision of each game: docs/accessibility-tree.md.

uv run python docs/pictures/spoken.py

Needs Chromium. The cards are dealt anew each time. A game without a board of its own is on the plain one.
"""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from browser import FLAGS, free_port, running
from playwright.sync_api import Page, sync_playwright

TREE: Final = Path(__file__).parents[1] / "accessibility-tree.md"
TITLES: Final = {
    "lost-cities": ("Lost Cities", 2, 5),
    "dominion": ("Dominion: Adventures", 3, 4),
    "adventure-tours": ("Adventure Tours", 4, 3),
    "africana": ("Africana", 3, 3),
}
"""How a game is called, how many sit at it, and how many moves are made before the tree is written down."""
HEAD: Final = """# What a screen reader finds

The accessibility tree of the page at a decision of each game, as Chromium tells it;
`docs/pictures/spoken.py` writes this file. Lost Cities has a board of its own, the others are on the plain
board. A name says what the thing is, what is known of it, what Enter does and where it stands among its
neighbours. What happens meanwhile is said by the last `status`, the question by the first one, a refusal by
an `alert`.
"""
NEW: Final = """async ([game, seats]) => {
    const wishes = [{kind: 'me', name: 'Anna'}, ...Array(seats - 1).fill({kind: 'bot', bot: 'rule'})];
    const body = JSON.stringify({game, seats: wishes});
    const headers = {'content-type': 'application/json'};
    return (await fetch('/api/tables', {method: 'POST', headers, body})).json();
}"""
LISTENS: Final = 400
"""Milliseconds after which a question hears an answer."""


def wait(page: Page) -> None:
    """Wait until it is Anna's turn."""
    page.locator("[data-zone=prompt]:not(.waiting):not(.pending)").first.wait_for(timeout=60_000)
    page.wait_for_timeout(LISTENS)


def a_move(page: Page) -> None:
    """Make the move that a bot would make."""
    page.keyboard.press("h")
    page.locator("[data-hinted], .hinted").first.wait_for()
    hint = page.locator("[data-zone=prompt]").inner_text().partition("Hint: ")[2].partition(".")[0]
    page.keyboard.press("/")
    box = page.get_by_role("combobox").or_(page.get_by_role("dialog").get_by_role("textbox"))
    box.first.fill(hint)
    page.keyboard.press("Enter")
    page.wait_for_timeout(LISTENS)
    wait(page)


def tree(page: Page, game: str, seats: int, moves: int) -> str:
    """The tree of a table after some moves."""
    table: dict[str, Any] = page.evaluate(NEW, [game, seats])
    page.goto(f"/t/{table['id']}")
    wait(page)
    for _ in range(moves):
        a_move(page)
    return page.locator("body").aria_snapshot()


def main() -> int:
    """Write the file."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    settings = "localStorage.setItem('cairn-settings', JSON.stringify({pace: 'instant', name: 'Anna'}))"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        port = free_port()
        serve = [sys.executable, "-m", "cairn", "serve", "--no-browser", "--port", str(port)]
        with running([*serve, "--db", f"{folder}/tables.db"], port, Path(folder), "/health") as address:
            browser = play.chromium.launch(executable_path=chromium, args=FLAGS)
            device = browser.new_context(
                base_url=address, locale="en-GB", viewport={"width": 1440, "height": 900}
            )
            device.add_init_script(settings)
            page = device.new_page()
            page.goto("/")
            parts = [
                f"## {name}\n\n```yaml\n{tree(page, game, seats, moves)}\n```\n"
                for game, (name, seats, moves) in TITLES.items()
            ]
            browser.close()
    TREE.write_text("\n".join([HEAD, *parts]), encoding="utf-8")
    print(TREE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
