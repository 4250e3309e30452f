"""Writes down what a screen reader finds at a decision of each game: docs/accessibility-tree.md.

uv run python docs/pictures/spoken.py
uv run python docs/pictures/spoken.py --only africana

Needs Chromium. The secret of every table is made from one word, so that the same cards are dealt each time.
"""

import argparse
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from played import PLAY
from playwright.sync_api import Page, sync_playwright
from taking import FLAGS, Studio, bots_table, chromium_program, house

TREE: Final = Path(__file__).parents[1] / "accessibility-tree.md"
HEAD: Final = """# What a screen reader finds

The accessibility tree of the page at a decision of each game, as Chromium tells it;
`docs/pictures/spoken.py` writes this file. Anna sits with bots, and the moves before the decision are those
that the hints name. Of the log only the last part is shown here. Words behind a colon are what eyes see where
a screen reader says the name.

The name of a thing says what it is, what is known of it, what can be done with it and what that brings, and
where it stands among its neighbours. The first `status` is the question; the last one, empty here, says what
happens meanwhile, and an `alert` says a refusal.
"""
LISTENS: Final = 400
"""Milliseconds after which a question hears an answer."""


@dataclass(frozen=True)
class Shown:
    """A table whose tree is written down."""

    name: str
    title: str
    game: str
    seats: int
    moves: int
    """How many moves Anna has made before."""
    choose: str = ""
    """What is chosen at the decision, by its place in the page; nothing where it is empty."""
    address: str = ""
    """What stands behind the table's address."""


ALL: Final = (
    Shown("lost-cities", "Lost Cities, on its own board", "lost-cities", 2, 10, "[data-hand] >> nth=2"),
    Shown("dominion", "Dominion: Adventures, on its own board", "dominion", 3, 29),
    Shown("dominion-plain", "Dominion, on the plain board", "dominion", 3, 29, "", "?board=plain"),
    Shown("adventure-tours", "Adventure Tours", "adventure-tours", 4, 6),
    Shown("africana", "Africana", "africana", 3, 6),
)


def cut(snapshot: str) -> str:
    """The tree with only the last part of its log."""
    before, log, rest = snapshot.partition('- log "Log":\n')
    inside = re.match(r"(?: {8,}.*\n)*", rest)
    lines = inside.group() if inside else ""
    last = max(lines.rfind("        - heading"), 0)
    return before + log + lines[last:] + rest[len(lines) :]


def tree(page: Page, home: str, shown: Shown) -> str:
    """The tree of a table after some moves."""
    table = bots_table(page, home, shown.game, shown.seats)
    page.evaluate(PLAY, [table, 0, shown.moves])
    page.evaluate("window.played")
    page.goto(f"{home}/t/{table}{shown.address}")
    page.locator("[data-zone=prompt]:not(.waiting):not(.pending)").first.wait_for(timeout=60_000)
    page.wait_for_timeout(LISTENS)
    if shown.choose:
        page.locator(shown.choose).click()
        page.wait_for_timeout(LISTENS)
    return cut(page.locator("body").aria_snapshot())


def main() -> int:
    """Write the file."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", default="", metavar="NAME", help="print the tables that begin like this")
    only = parser.parse_args().only
    parts = []
    with sync_playwright() as play, house() as home:
        home.begins("spoken")
        browser = play.chromium.launch(executable_path=chromium_program(), args=FLAGS)
        page = Studio(browser).device(1440, 900).new_page()
        for shown in ALL:
            if shown.name.startswith(only):
                parts.append(f"## {shown.title}\n\n```yaml\n{tree(page, home.address, shown)}\n```\n")
        browser.close()
    if only:
        print("\n".join(parts))
        return 0
    TREE.write_text("\n".join([HEAD, *parts]), encoding="utf-8")
    print(TREE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
