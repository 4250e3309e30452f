"""Plays a real game against bots in Chromium, and takes a picture at every decision.

uv run python docs/pictures/film.py FOLDER [--size 1440x900] [--frames 120] [--seats 3]
uv run python docs/pictures/film.py FOLDER --game adventure-tours --seats 6 --options mode=expert

The pictures, and sheets of nine of them, are for looking at: FOLDER lies outside of the project.
"""

import argparse
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import adventure_tours
import africana
from playwright.sync_api import Page, sync_playwright
from taking import FLAGS, Studio, bots_table, chromium_program, house, legal

OPEN: Final = "[data-zone=prompt]:not(.waiting):not(.pending)"
PILES: Final = "[data-thing^='pile:'][data-legal]"
WANTED: Final = ["colony", "province", "platinum", "gold"]
"""What is bought before anything else."""


def answer(page: Page, dice: random.Random, show: Callable[[], None]) -> None:
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


Player = Callable[[Page, random.Random, Callable[[], None]], None]
"""Makes one decision; what it calls takes a picture in the middle of it."""
PLAYERS: Final[dict[str, Player]] = {
    "dominion": answer,
    "adventure-tours": adventure_tours.answer,
    "africana": africana.answer,
}
FIRST: Final = {"dominion": {"kingdom": "level-up", "events": "set", "start": "1"}}
"""What is agreed on unless something else is asked for."""


def film(page: Page, folder: Path, frames: int, seed: int, player: Player) -> list[Path]:
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
        player(page, dice, show)
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
    add("--game", choices=list(PLAYERS), default="dominion")
    add("--options", nargs="*", default=[], metavar="NAME=VALUE")
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
        options = FIRST.get(asked.game, {}) | dict(one.split("=", 1) for one in asked.options)
        table = bots_table(page, home.address, asked.game, asked.seats, options=options)
        page.goto(f"{home.address}/t/{table}")
        taken = film(page, asked.folder, asked.frames, asked.seed, PLAYERS[asked.game])
        across, whole = (3, 9) if width > height else (5, 10)
        for n in range(0, len(taken), whole):
            some = [(file.stem[-3:], file.read_bytes()) for file in taken[n : n + whole]]
            studio.contact(f"sheet-{n:03}", [some[k : k + across] for k in range(0, len(some), across)])
        chromium.close()


if __name__ == "__main__":
    main()
