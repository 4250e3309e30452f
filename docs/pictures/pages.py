"""Takes the pictures of the pages around the table, from a real server at which games have been played.

uv run python docs/pictures/pages.py
uv run python docs/pictures/pages.py --design FOLDER   # and each beside its drawing, a PNG of that folder
uv run python docs/pictures/pages.py --only 01-home     # the page of this drawing, and nothing else

Needs Chromium. `played.py` says who has played what. Times are set back, all else is as the server has it.
"""

import argparse
import base64
import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from played import Evening, months_of_play
from playwright.sync_api import Browser, Page, expect, sync_playwright
from taking import FLAGS, ask, chromium_program, free_port, running, seen

HERE: Final = Path(__file__).parent
PEOPLE: Final = ["Anna", "Marek", "Zosia", "Tomasz", "Ewa"]
WIDEST: Final = 1600
GAP: Final = 16
QUALITY: Final = 80
LAPTOP: Final = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final = {"viewport": {"width": 390, "height": 664}, "is_mobile": True, "has_touch": True}
PHONE_SCALE: Final = 2


def nothing(page: Page) -> None:
    """Show the page as it comes."""


def plan_three_games(page: Page) -> None:
    """What the drawing of a new table has chosen."""
    dialog = page.get_by_role("dialog")
    for _ in range(2):
        dialog.get_by_role("button", name="one more").click()
    dialog.get_by_role("switch", name="Milestones").click()
    dialog.get_by_role("radio", name="Slate").check(force=True)


@dataclass(frozen=True)
class Pair:
    """A drawing and the page that is laid beside it."""

    drawing: str
    path: str
    theme: str = "light"
    before: Callable[[Page], None] = nothing


PAIRS: Final = [
    Pair("01-home", "/"),
    Pair("09d-home-dark", "/", "dark"),
    Pair("14h-how-to-play", "/learn/lost-cities"),
    Pair("14j-history", "/games"),
    Pair("14k-create-table", "/new", before=plan_three_games),
    Pair("14n-bots", "/bots"),
]


class Pages:
    """Anna's browser at the server, at any size, in any theme and language."""

    def __init__(self, chromium: Browser, home: str, cookies: Any) -> None:
        self.chromium = chromium
        self.home = home
        self.cookies = cookies
        page = self._open(LAPTOP, "light", "en")
        rows = ask(page, "/api/history?status=over")["rows"]
        self.tables = {row["table"]["name"]: row["table"]["id"] for row in rows}
        page.context.close()

    def _open(self, kind: dict[str, Any], theme: str, language: str, scale: int = 1) -> Page:
        context = self.chromium.new_context(
            storage_state=self.cookies, color_scheme=theme, device_scale_factor=scale, **kind
        )
        context.set_default_timeout(15_000)
        settings = {"language": language, "theme": theme, "pace": "instant", "name": "Anna"}
        context.add_init_script(f"localStorage.setItem('cairn-settings', '{json.dumps(settings)}')")
        page = context.new_page()
        page.goto(self.home)
        return page

    def take(
        self,
        path: str,
        kind: dict[str, Any] = LAPTOP,
        theme: str = "light",
        language: str = "en",
        before: Callable[[Page], None] = nothing,
    ) -> bytes:
        """A page as it looks once it has all that it asked for."""
        page = self._open(kind, theme, language, PHONE_SCALE if kind is PHONE else 1)
        for name, table in self.tables.items():
            path = path.replace(f"<{name}>", table)
        page.goto(self.home + path, wait_until="networkidle")
        expect(page.locator("main").first).to_be_visible()
        before(page)
        taken = seen(page)
        page.context.close()
        return taken


def write(chromium: Browser, rows: list[list[bytes]], file: Path) -> None:
    """Write rows of pictures as one WebP, which Chromium makes; no wider than is of use."""
    sizes = [
        [(int.from_bytes(one[16:20], "big"), int.from_bytes(one[20:24], "big")) for one in row]
        for row in rows
    ]
    whole = min(WIDEST, max(sum(w for w, _ in row) + GAP * (len(row) - 1) for row in sizes))
    html, tall = "", 0.0
    for row, measured in zip(rows, sizes, strict=True):
        height = (whole - GAP * (len(row) - 1)) / sum(w / h for w, h in measured)
        tall += height + GAP
        images = "".join(f"<img src='data:image/png;base64,{base64.b64encode(one).decode()}'>" for one in row)
        html += f"<div style='height:{height}px'>{images}</div>"
    context = chromium.new_context(viewport={"width": whole, "height": round(tall - GAP)})
    page = context.new_page()
    style = f"body{{margin:0;display:grid;gap:{GAP}px;background:#fff}}"
    style += f"div{{display:flex;gap:{GAP}px}}img{{height:100%}}"
    page.set_content(f"<style>{style}</style>{html}", wait_until="load")
    page.evaluate("Promise.all([...document.images].map(image => image.decode()))")
    wish = {"format": "webp", "quality": QUALITY}
    taken = context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    file.write_bytes(base64.b64decode(taken["data"]))
    context.close()
    print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")


def take_all(chromium: Browser, pages: Pages, design: Path | None, only: str) -> None:
    """Every page, and each beside its drawing where there are drawings; or the page of one drawing."""
    for pair in PAIRS:
        if not pair.drawing.startswith(only):
            continue
        page = pages.take(pair.path, theme=pair.theme, before=pair.before)
        if pair.drawing == "01-home":
            write(chromium, [[page]], HERE / "home.webp")
        if design is not None:
            drawing = (design / f"{pair.drawing}.png").read_bytes()
            write(chromium, [[drawing, page]], HERE / f"beside-{pair.drawing}.webp")
    if only:
        return
    phones = ["/", "/games", "/new?game=dominion", "/learn/lost-cities", "/t/<Clear Morning>/replay/150"]
    light = [pages.take(path, PHONE) for path in phones]
    dark = [pages.take(path, PHONE, "dark", "de") for path in phones]
    write(chromium, [light, dark], HERE / "pages-phone.webp")
    german = ["/games", "/new?game=adventure-tours", "/bots", "/learn/africana"]
    others = [
        pages.take(path, LAPTOP, "dark" if n in (0, 3) else "light", "de") for n, path in enumerate(german)
    ]
    write(chromium, [others[:2], others[2:]], HERE / "pages-german.webp")
    rules = [pages.take(f"/rules/{game}", LAPTOP) for game in ("adventure-tours#AT-P1", "africana#AF-M5")]
    replays = [pages.take(path) for path in ("/t/<Clear Morning>/replay/150", "/t/<Six Wells>/replay/300")]
    write(chromium, [replays, rules], HERE / "pages-replay-rules.webp")


def main() -> None:
    """Play, set the clock of the store back, take all pictures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--design", type=Path, metavar="FOLDER", help="the drawings")
    parser.add_argument(
        "--only", default="", metavar="NAME", help="the page of the drawing that begins like this"
    )
    asked = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        store = Path(folder, "tables.db")
        command = [
            sys.executable,
            "-m",
            "cairn",
            "serve",
            "--no-browser",
            "--port",
            str(port),
            "--db",
            str(store),
        ]
        chromium = playwright.chromium.launch(executable_path=chromium_program(), args=FLAGS)
        with running(command, port, HERE.parents[1], "/health") as home:
            people = {name: chromium.new_context(locale="en-GB").new_page() for name in PEOPLE}
            for page in people.values():
                page.set_default_timeout(120_000)
                page.goto(home)
            evening = Evening(people)
            months_of_play(evening)
            cookies = people["Anna"].context.storage_state()
        evening.set_back(store)
        with running(command, port, HERE.parents[1], "/health") as home:
            # Marek thinks about his move; the others are not there.
            people["Marek"].goto(f"{home}/t/{evening.tables['Ridge Walk']}")
            take_all(chromium, Pages(chromium, home, cookies), asked.design, asked.only)
        chromium.close()


if __name__ == "__main__":
    main()
