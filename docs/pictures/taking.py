"""What all pictures need: servers, devices, moves made by the server's own door, and files.

A module with pictures has a function `take(studio)` that writes them; `browser.py` calls them all.
"""

import base64
import json
import os
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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
WEB: Final = ROOT / "web"
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
GAP: Final = 16
"""Pixels between two pictures of one file."""
WIDEST: Final = 1600
"""Pixels of a file that holds a drawing and its page."""
QUALITY: Final = 80
SETTLED: Final = 600
"""Milliseconds after which nothing moves any more."""
TOUCHED: Final = 1000
"""Windows less wide than this belong to devices that are touched."""


SEND: Final = """([table, seat, moves, chat]) => new Promise((done, failed) => {
    const host = location.origin.replace('http', 'ws');
    const socket = new WebSocket(`${host}/ws/${table}?seat=${seat}`);
    const mine = Math.random().toString(36).slice(2);
    const say = (what) => socket.send(JSON.stringify(what));
    const move = (at) => {
        waits = `${mine}${++n}`;
        say({ type: 'move', at, id: waits, move: moves[n - 1] });
    };
    let n = 0;
    let waits = '';
    setTimeout(() => failed(new Error(`no answer to ${moves[n - 1]}`)), 10_000);
    socket.onclose = () => failed(new Error('closed'));
    socket.onmessage = ({ data }) => {
        const told = JSON.parse(data);
        if (told.type === 'refused') return failed(new Error(`${moves[n - 1]}: ${told.key}`));
        // Somebody else was quicker: the view that follows is answered again.
        if (told.type === 'stale') [n, waits] = [n - 1, ''];
        if (told.type !== 'view' || (waits && told.answers !== waits)) return;
        if (n < moves.length) return move(told.at);
        for (const text of chat) say({ type: 'chat', text });
        socket.onclose = null;
        setTimeout(() => { socket.close(); done(); }, 60);
    };
})"""
"""Sends moves over a socket of the page's own; the page shows nothing of it."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


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


@dataclass
class House:
    """A server of its own with an empty store, and the script of its matches."""

    address: str
    script: Path

    def begins(
        self, secret: str = "", position: dict[str, Any] | None = None, moves: list[str] | None = None
    ) -> None:
        """The next tables have the secret of this word, this position and, for bots, these moves."""
        self.script.write_text(json.dumps({"secret": secret, "position": position, "moves": moves or []}))


@contextmanager
def house(*more: str) -> Iterator[House]:
    """The real server, until it is no longer needed; `more` are words behind its command."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder, "script.json")
        command = [sys.executable, str(HERE / "laid_out.py"), "--script", str(script), "--port", str(port)]
        command += ["--db", str(Path(folder, "tables.db")), *more]
        with running(command, port, ROOT, "/health") as address:
            yield House(address, script)


@dataclass
class Studio:
    """The browser that takes the pictures, the folder of the drawings, and what was written."""

    chromium: Browser
    design: Path | None = None
    """Where the drawings lie; without them nothing is laid beside anything."""
    wanted: str = ""
    """Only pictures whose name begins like this."""
    written: list[Path] = field(default_factory=list)
    folder: Path = HERE

    def wants(self, *names: str) -> bool:
        """Whether one of these pictures is asked for."""
        return any(name.startswith(self.wanted) for name in names)

    def device(
        self,
        width: int,
        height: int,
        *,
        name: str = "Anna",
        language: str = "en",
        theme: str = "light",
        touch: bool | None = None,
        settings: dict[str, Any] | None = None,
        **kind: Any,
    ) -> BrowserContext:
        """Somebody's window with its own cookies; others' moves are shown at once, small ones are touched."""
        if width < TOUCHED if touch is None else touch:
            kind = {"device_scale_factor": 2, "is_mobile": True, "has_touch": True, **kind}
        size = {"width": width, "height": height}
        context = self.chromium.new_context(viewport=size, locale=language, color_scheme=theme, **kind)  # type: ignore[arg-type]
        context.set_default_timeout(20_000)
        kept = {"language": language, "theme": theme, "pace": "instant", "name": name, **(settings or {})}
        context.add_init_script(
            "if (location.protocol === 'http:' && !localStorage.getItem('cairn-settings'))"
            f"localStorage.setItem('cairn-settings', {json.dumps(json.dumps(kept))})"
        )
        return context

    def write(self, name: str, pictures: list[bytes], most: int = WIDEST) -> None:
        """Write pictures side by side, made as high as the first, as one file of at most this width."""
        shares = [one[0] / one[1] for one in map(size_of, pictures)]
        whole = min(most, sum(size_of(one)[0] for one in pictures) + GAP * (len(pictures) - 1))
        height = min(size_of(pictures[0])[1], (whole - GAP * (len(pictures) - 1)) / sum(shares))
        images = "".join(
            f"<img style='height:{height}px;width:{height * share}px' src='{data_of(one)}'>"
            for one, share in zip(pictures, shares, strict=True)
        )
        style = f"body{{margin:0;display:flex;gap:{GAP}px;width:max-content;background:#fff}}"
        self.write_page(name, f"<style>{style}</style>{images}", round(whole), round(height))

    def beside(self, drawing: str, page: bytes, most: int = WIDEST) -> None:
        """Write a page beside its drawing, a PNG of the design's folder; nothing without that folder."""
        if self.design is not None:
            both = [(self.design / f"{drawing}.png").read_bytes(), page]
            self.write(f"beside-{drawing}", both, most)

    def contact(self, name: str, rows: list[list[tuple[str, bytes]]]) -> None:
        """Write rows of pictures with captions, each row as wide as the sheet."""
        markup = ""
        for row in rows:
            shares = [size_of(png)[0] / size_of(png)[1] for _, png in row]
            height = min(640.0, (WIDEST - GAP * (len(row) - 1)) / sum(shares))
            markup += "<div>" + "".join(
                f"<figure><img style='height:{height}px;width:{height * share}px' src='{data_of(png)}'>"
                f"<figcaption>{caption}</figcaption></figure>"
                for (caption, png), share in zip(row, shares, strict=True)
            )
            markup += "</div>"
        style = (
            f"body{{margin:0;width:{WIDEST}px;background:#fff;font:16px/1.5 sans-serif;color:#333}}"
            f"div{{display:flex;gap:{GAP}px}}figure{{margin:0}}img{{display:block}}"
        )
        self.write_page(name, f"<style>{style}</style>{markup}", WIDEST)

    def write_page(self, name: str, html: str, width: int, height: int = 10) -> None:
        """Write made-up markup, as wide as this and as high as it is, as a WebP, which Chromium makes."""
        context = self.chromium.new_context(viewport={"width": width, "height": height})
        page = context.new_page()
        page.set_content(f"<!doctype html>{html}", wait_until="load")
        page.evaluate("Promise.all([...document.images].map(image => image.decode()))")
        high = page.evaluate("Math.ceil(document.body.getBoundingClientRect().bottom)")
        page.set_viewport_size({"width": width, "height": high})
        wish = {"format": "webp", "quality": QUALITY}
        taken = context.new_cdp_session(page).send("Page.captureScreenshot", wish)
        file = self.folder / f"{name}.webp"
        file.write_bytes(base64.b64decode(taken["data"]))
        context.close()
        self.written.append(file)
        print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB", flush=True)


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height of a PNG."""
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def data_of(png: bytes) -> str:
    """A picture as an address; browsers look at the bytes, so a WebP will do."""
    return "data:image/png;base64," + base64.b64encode(png).decode()


def part(page: Page, *places: str, around: int = 8) -> bytes:
    """The part of a page that holds these places, once nothing moves."""
    page.wait_for_timeout(SETTLED)
    boxes = [box for place in places if (box := page.locator(place).first.bounding_box()) is not None]
    left, top = min(box["x"] for box in boxes) - around, min(box["y"] for box in boxes) - around
    right = max(box["x"] + box["width"] for box in boxes) + around
    bottom = max(box["y"] + box["height"] for box in boxes) + around
    clip = {
        "x": max(0, left),
        "y": max(0, top),
        "width": right - max(0, left),
        "height": bottom - max(0, top),
    }
    return page.screenshot(animations="disabled", caret="hide", clip=clip)  # type: ignore[arg-type]


def seen(page: Page) -> bytes:
    """The page as it looks once its fonts are there and nothing moves; the pointer rests in a corner."""
    page.mouse.move(1, page.viewport_size["height"] - 1 if page.viewport_size else 1)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(SETTLED)
    return page.screenshot(animations="disabled", caret="hide")


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


def bots_table(page: Page, home: str, game: str, seats: int, bot: str = "rule", **more: Any) -> str:
    """A table of Anna's with bots, which starts at once; its number."""
    if not page.url.startswith(home):
        page.goto(home)
    wishes = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": bot}] * (seats - 1)]
    found = ask(page, "/api/tables", {"game": game, "seats": wishes, **more})
    # A page says its word when the table opens; here nobody looks.
    ask(page, f"/api/tables/{found['id']}/word", {"seat": 0, "word": "granite"})
    return str(found["id"])


def two_people(
    first: Page, second: Page, home: str, name: str = "", other: str = "Marek", bots: int = 0, **more: Any
) -> str:
    """A table of Anna and somebody else, and bots, that has begun; its number."""
    for page in (first, second):
        if not page.url.startswith(home):
            page.goto(home)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, *[{"kind": "bot", "bot": "rule"}] * bots]
    table = ask(first, "/api/tables", {"game": "lost-cities", "name": name, "seats": seats, **more})["id"]
    ask(first, f"/api/tables/{table}/word", {"seat": 0, "word": "granite"})
    key = ask(first, f"/api/tables/{table}")["invite"].rpartition("k=")[2]
    ask(second, f"/api/tables/{table}/sit", {"key": key, "name": other})
    ask(second, f"/api/tables/{table}/word", {"seat": 1, "word": "basalt"})
    return str(table)


def send(page: Page, table: str, seat: int, moves: list[str], chat: list[str] | None = None) -> None:
    """Moves of a seat, each when the one before it was answered, then chat; no table is drawn for it."""
    page.evaluate(SEND, [table, seat, moves, chat or []])


def chromium_program() -> str:
    """Where Chromium is."""
    for name in ("chromium-headless-shell", "chromium", "chromium-browser"):
        if program := shutil.which(name):
            return program
    raise SystemExit("This needs Chromium.")


def legal(page: Page, what: str) -> list[str]:
    """The things that can be chosen, as selectors."""
    names: list[str] = page.locator(what).evaluate_all("all => all.map((one) => one.dataset.thing)")
    return [f"[data-thing='{name}']" for name in names if name]
