"""Takes the pictures of the table in the browser: home from the real server, the table at a made-up position.

uv run python docs/pictures/browser.py
uv run python docs/pictures/browser.py --design FOLDER   # and each beside its drawing, a PNG of that folder

Needs Chromium and the packages of web/ (`npm ci` there). The made-up position is the one of the drawings;
web/demo/ shows it in the real table screen.
"""

import argparse
import base64
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright

HERE: Final = Path(__file__).parent
WEB: Final = HERE.parents[1] / "web"
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
LAPTOP: Final = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
GAP: Final = 16
"""Pixels between a drawing and its page."""
QUALITY: Final = 88


@dataclass(frozen=True)
class Picture:
    """One picture: the name of its file, its drawing, and what is looked at with what."""

    name: str
    drawing: str
    device: dict[str, Any]
    theme: str = "light"


PICTURES: Final = [
    Picture("home", "01-home", LAPTOP),
    Picture("table", "02-lost-cities", LAPTOP),
    Picture("phone", "08a-phone-lost-cities", PHONE),
    Picture("phone-dark", "08c-phone-lost-cities-dark", PHONE, "dark"),
    Picture("table-dark", "09b-lost-cities-dark", LAPTOP, "dark"),
]


@contextmanager
def running(command: list[str], port: int, folder: Path, path: str = "/") -> Iterator[str]:
    """A program that serves on a port of this machine, from when it answers until it is no longer needed."""
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryFile() as said:
        program = subprocess.Popen(command, cwd=folder, stdout=said, stderr=said, start_new_session=True)
        try:
            for _ in range(600):
                try:
                    urllib.request.urlopen(address + path, timeout=5).close()
                    break
                except (urllib.error.URLError, ConnectionError, TimeoutError):
                    if program.poll() is not None:
                        break
                    time.sleep(0.1)
            else:
                program.kill()
            if program.poll() is not None:
                said.seek(0)
                raise SystemExit(f"{' '.join(command[:3])} did not start:\n{said.read().decode()}")
            yield address
        finally:
            if program.poll() is None:
                os.killpg(program.pid, signal.SIGTERM)
                program.wait(timeout=20)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def device(chromium: Browser, name: str, kind: dict[str, Any], theme: str = "light") -> BrowserContext:
    """Somebody's browser, with its own cookies, that shows others' moves at once."""
    context = chromium.new_context(locale="en-GB", color_scheme=theme, **kind)  # type: ignore[arg-type]
    context.set_default_timeout(15_000)
    settings = json.dumps({"language": "en", "theme": theme, "pace": "instant", "name": name})
    context.add_init_script(f"localStorage.setItem('cairn-settings', '{settings}')")
    return context


def seen(page: Page) -> bytes:
    """The page as it looks once its fonts are there and nothing moves; the pointer rests in a corner."""
    page.mouse.move(1, page.viewport_size["height"] - 1 if page.viewport_size else 1)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(600)
    return page.screenshot(animations="disabled", caret="hide")


# Home: a machine on which some games are going on.


def ask(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    """A request, made by the page as it makes its own."""
    return page.evaluate(
        """async ([path, body]) => {
            const kind = { method: 'POST', headers: { 'content-type': 'application/json' } };
            const answer = await fetch(path, body ? { ...kind, body: JSON.stringify(body) } : {});
            if (!answer.ok) throw new Error(await answer.text());
            return answer.json();
        }""",
        [path, body],
    )


def make_table(page: Page, name: str, person: str, **more: Any) -> str:
    """A table with an open seat; its number."""
    seats = [{"kind": "me", "name": person}, {"kind": "open"}]
    wish = {"game": "lost-cities", "name": name, "seats": seats, **more}
    table: str = ask(page, "/api/tables", wish)["id"]
    ask(page, f"/api/tables/{table}/word", {"seat": 0, "word": "granite"})
    return table


def turn(page: Page, home: str, table: str) -> None:
    """Place a card and draw one, by the mouse."""
    page.goto(f"{home}/t/{table}")
    page.locator("[data-zone=hand] [data-hand][data-legal]").first.click()
    page.locator("[data-zone=prompt] button.primary").click()
    page.locator("[data-move=draw]").first.click()
    expect(page.locator("[data-zone=prompt].waiting")).to_be_visible()
    page.goto(home)


def play(first: Page, second: Page, home: str, name: str, to_move: int, **more: Any) -> None:
    """Start a game of two people, and play until a seat is to move."""
    table = make_table(first, name, "Anna", **more)
    key = re.split("k=", ask(first, f"/api/tables/{table}")["invite"])[-1]
    ask(second, f"/api/tables/{table}/sit", {"key": key, "name": "Marek"})
    now = ask(second, f"/api/tables/{table}/word", {"seat": 1, "word": "basalt"})["to_move"]
    if now != to_move:
        turn([first, second][now], home, table)


def home_page(chromium: Browser, picture: Picture) -> bytes:
    """Anna's home page: two games with Marek, and two tables that wait for somebody."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "cairn", "serve", "--no-browser", "--port", str(port)]
        command += ["--db", str(Path(folder, "tables.db"))]
        with running(command, port, WEB.parent, "/health") as home:
            people = ["Anna", "Marek", "Zosia"]
            pages = [device(chromium, name, picture.device, picture.theme).new_page() for name in people]
            anna, marek, zosia = pages
            for page in pages:
                page.goto(home)
            play(anna, marek, home, "Ridge Walk", 1, options={"milestones": "on", "games": "3"})
            play(anna, marek, home, "Long Rain", 0)
            make_table(zosia, "", "Zosia", watch="anybody", options={"colours": "6", "games": "1"})
            make_table(marek, "", "Marek", watch="anybody", options={"milestones": "on", "games": "3"})
            anna.goto(home)
            expect(anna.get_by_text("Long Rain").first).to_be_visible()
            taken = seen(anna)
            for page in pages:
                page.context.close()
            return taken


# The table: the position of the drawings.


def chosen(page: Page) -> Locator:
    """The card that the drawings hold up."""
    return page.locator("[data-zone=hand] [data-hand]").nth(4)


def table(chromium: Browser, address: str, picture: Picture) -> bytes:
    """The table with the green nine picked up."""
    context = device(chromium, "Anna", picture.device, picture.theme)
    page = context.new_page()
    page.goto(f"{address}/demo/?theme={picture.theme}")
    if picture.device is PHONE:
        chosen(page).tap()
    else:
        chosen(page).click()
    expect(page.locator("[data-zone=prompt] h2")).to_contain_text("green 9")
    taken = seen(page)
    context.close()
    return taken


# Files.


def write(chromium: Browser, pictures: list[bytes], file: Path) -> None:
    """Write pictures of one size side by side as one WebP, which Chromium makes."""
    width, height = (int.from_bytes(pictures[0][at : at + 4], "big") for at in (16, 20))
    whole = width * len(pictures) + GAP * (len(pictures) - 1)
    context = chromium.new_context(viewport={"width": whole, "height": height})
    page = context.new_page()
    images = "".join(
        f"<img width={width} height={height} src='data:image/png;base64,{base64.b64encode(one).decode()}'>"
        for one in pictures
    )
    style = f"body{{margin:0;display:flex;gap:{GAP}px;background:#fff}}"
    page.set_content(f"<style>{style}</style>{images}", wait_until="load")
    page.evaluate("Promise.all([...document.images].map(image => image.decode()))")
    wish = {"format": "webp", "quality": QUALITY}
    taken = context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    file.write_bytes(base64.b64decode(taken["data"]))
    context.close()
    print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")


def main() -> None:
    """Take all pictures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--design", type=Path, metavar="FOLDER", help="the drawings, to lay each page beside its own"
    )
    folder: Path | None = parser.parse_args().design
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    npx = shutil.which("npx")
    if program is None or npx is None:
        raise SystemExit("This needs Chromium and node.")
    port = free_port()
    vite = [npx, "vite", "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    with sync_playwright() as playwright, running(vite, port, WEB, "/demo/") as address:
        chromium = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for picture in PICTURES:
            is_home = picture.name == "home"
            page = home_page(chromium, picture) if is_home else table(chromium, address, picture)
            write(chromium, [page], HERE / f"{picture.name}.webp")
            if folder is not None:
                drawing = (folder / f"{picture.drawing}.png").read_bytes()
                write(chromium, [drawing, page], HERE / f"beside-{picture.drawing}.webp")
        chromium.close()


if __name__ == "__main__":
    main()
