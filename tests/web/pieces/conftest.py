"""The page that shows each piece in all its states (`web/demo`), built by vite into a temporary folder."""

import shutil
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from cairn.page_build import WEB, has_node

from ..conftest import CHROMIUM, FLAGS, PATIENCE

HERE = Path(__file__).parent
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without the packages of the page it cannot be built."""
    if has_node() and (WEB / "node_modules").is_dir():
        return
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.skip(reason="needs node and the packages of web/"))


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing about it."""

    def log_message(self, *_: Any) -> None:
        """Nothing."""


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the built page is."""
    folder = tmp_path_factory.mktemp("pieces")
    build = [shutil.which("npx") or "npx", "vite", "build", "--config", "demo/vite.config.mjs"]
    done = subprocess.run([*build, "--outDir", str(folder)], cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    serving = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{serving.server_port}/"
    serving.shutdown()


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser of its own: this page needs no server, and no built page of the table."""
    found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield found
    found.close()


class Shelf:
    """The page, opened once for each way of looking at it."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.open: dict[str, Page] = {}
        self.errors: list[str] = []

    def page(self, query: str = "", width: int = 1440, **kind: Any) -> Page:
        """The page with this query, in a window of this width and a context of this kind."""
        key = f"{query} {kind}"
        if key not in self.open:
            context = self.browser.new_context(viewport={"width": width, "height": 900}, **kind)
            context.set_default_timeout(PATIENCE)
            page = self.open[key] = context.new_page()
            page.on("pageerror", lambda error: self.errors.append(str(error)))
            page.goto(f"{self.address}?{query}")
            expect(page.get_by_role("heading", name="Pieces")).to_be_visible()
            page.evaluate("document.fonts.ready")
        page = self.open[key]
        page.set_viewport_size({"width": width, "height": 900})
        # What follows its own size does so with the next frame.
        page.evaluate(TWO_FRAMES)
        return page


@pytest.fixture(scope="module")
def shelf(browser: Browser, address: str) -> Iterator[Shelf]:
    """The shelf of pieces; no script has failed on it."""
    found = Shelf(browser, address)
    yield found
    assert found.errors == []


@pytest.fixture
def page(shelf: Shelf) -> Page:
    """The page as it is, on a desktop, with nothing in focus."""
    page = shelf.page(reduced_motion="reduce")
    page.evaluate("document.activeElement?.blur()")
    return page
