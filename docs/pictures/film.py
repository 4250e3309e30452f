"""Plays a real game against bots in Chromium, and takes a picture at every decision.

uv run python docs/pictures/film.py FOLDER [--size 1440x900] [--frames 120] [--seats 3] [--kingdom NAMES]
uv run python docs/pictures/film.py FOLDER --game africana

The pictures, and sheets of nine of them, are for looking at: FOLDER lies outside of the project.
"""

import argparse
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright
from taking import FLAGS, Studio, bots_table, chromium_program, house

OPEN: Final = "[data-zone=prompt]:not(.waiting):not(.pending)"
PILES: Final = "[data-thing^='pile:'][data-legal]"
WANTED: Final = ["colony", "province", "platinum", "gold"]
"""What is bought before anything else."""


def legal(page: Page, what: str) -> list[str]:
    """The things that can be chosen, as selectors."""
    names: list[str] = page.locator(what).evaluate_all("all => all.map((one) => one.dataset.thing)")
    return [f"[data-thing='{name}']" for name in names if name]


def answer(page: Page, dice: random.Random) -> None:
    """Make one decision by clicks, as somebody would who tries out a little of everything."""
    board = page.locator("[data-question]")
    kind = board.first.get_attribute("data-question") if board.count() else ""
    treasures = page.locator("[data-prompt=treasures]")
    main = page.locator("[data-zone=prompt] button.primary")
    if kind == "buy-phase" and treasures.count():
        return treasures.click()
    if kind == "buy-phase":
        piles = legal(page, PILES)
        best = [f"[data-thing='pile:{name}']" for name in WANTED if f"[data-thing='pile:{name}']" in piles]
        rest = [
            pile for pile in piles if "copper" not in pile and "curse" not in pile and "estate" not in pile
        ]
        choice = (best or dice.sample(rest, len(rest)) or ["[data-prompt=end]"])[0]
        return page.locator(choice).first.click()
    for _ in range(12):
        picked = page.locator("[data-thing][aria-pressed=true]").count()
        if picked and main.count() and main.get_attribute("aria-disabled") != "true":
            return main.click()
        things = legal(page, "[data-legal][data-thing]")
        if not things:
            return page.locator("[data-prompt=main], [data-prompt=skip], [data-prompt=end]").last.click()
        page.locator(things[0] if kind == "action-phase" else dice.choice(things)).first.click()
        page.wait_for_timeout(120)
        if not page.locator("[data-thing][aria-pressed=true]").count():
            return None
    return None


JOURNEY: Final = "[data-thing^='place:'][data-legal]"
TRAVEL: Final = "[data-prompt=travel]:not([aria-disabled])"


def travel_or_buy(page: Page, dice: random.Random, show: Callable[[], None]) -> None:
    """Make one decision of Africana: a journey of one to three steps, a page of a book, or two cards."""
    board = page.locator("[data-question]")
    kind = board.first.get_attribute("data-question") if board.count() else ""
    main = page.locator("[data-zone=prompt] button.primary")
    if kind in ("discard", "give-up"):
        while main.get_attribute("aria-disabled") == "true":
            page.locator(":is([data-zone=hand], [data-zone=adventures]) [data-legal]").first.click()
        show()
        return main.click()
    wish = dice.choice(["draw", "book", "travel", "travel"])
    if kind == "action" and wish == "book" and page.locator("[data-prompt=book]").count():
        page.locator("[data-prompt=book]").click()
    pages, turned = (page.locator(f"[data-thing^='{what}:'][data-legal]") for what in ("page", "turn"))
    if pages.count() and dice.random() < 0.6:
        pages.first.click()
        show()
        return main.click()
    if turned.count() and (kind == "action" or dice.random() < 0.5):
        show()
        return turned.first.click()
    if kind == "book":
        return page.locator("[data-prompt=end]").click()
    if page.locator("[data-prompt=close]").count():
        page.locator("[data-prompt=close]").click()
    if kind in ("action", "travel") and wish == "travel" and page.locator(JOURNEY).count():
        for _ in range(dice.randint(1, 3)):
            places = legal(page, JOURNEY)
            if not places:
                break
            page.locator(dice.choice(places)).first.click()
            page.locator(TRAVEL).wait_for()
            page.wait_for_timeout(300)
        show()
    return main.click() if main.count() else page.locator("[data-prompt=stay]").click()


def film(page: Page, folder: Path, frames: int, seed: int, game: str) -> list[Path]:
    """Play until the match is over or there are enough pictures."""
    dice = random.Random(seed)
    taken: list[Path] = []

    def show() -> None:
        taken.append(folder / f"frame-{len(taken):03}.png")
        page.screenshot(path=taken[-1])

    while len(taken) < frames:
        page.locator(OPEN).first.wait_for()
        page.wait_for_timeout(420)
        show()
        if page.locator("[data-prompt=again]").count():
            break
        if game == "africana":
            travel_or_buy(page, dice, show)
            continue
        answer(page, dice)
        if page.locator("[data-prompt^=way]").count():
            page.locator("[data-zone=prompt] button.primary").click()
    return taken


def main() -> None:
    """Play and film one game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    add = parser.add_argument
    add("folder", type=Path)
    add("--size", default="1440x900")
    add("--frames", type=int, default=120)
    add("--seats", type=int, default=3)
    add("--game", choices=["dominion", "africana"], default="dominion")
    add("--kingdom", default="level-up")
    add("--events", default="set")
    add("--language", default="en")
    add("--theme", default="light")
    add("--seed", type=int, default=1)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    width, height = (int(part) for part in asked.size.split("x"))
    with sync_playwright() as playwright, house() as home:
        chromium = playwright.chromium.launch(executable_path=chromium_program(), args=FLAGS)
        studio = Studio(chromium, folder=asked.folder)
        look: dict[str, Any] = {"language": asked.language, "theme": asked.theme}
        page = studio.device(width, height, **look).new_page()
        options = {"kingdom": asked.kingdom, "events": asked.events, "start": "1"}
        if asked.game != "dominion":
            options = {"turn_cap": str(30 * asked.seats)}
        table = bots_table(page, home.address, asked.game, asked.seats, options=options)
        page.goto(f"{home.address}/t/{table}")
        taken = film(page, asked.folder, asked.frames, asked.seed, asked.game)
        across, whole = (3, 9) if width > height else (5, 10)
        for n in range(0, len(taken), whole):
            some = [(file.stem[-3:], file.read_bytes()) for file in taken[n : n + whole]]
            studio.contact(f"sheet-{n:03}", [some[k : k + across] for k in range(0, len(some), across)])
        chromium.close()


if __name__ == "__main__":
    main()
