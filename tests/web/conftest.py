"""Real parts: a server process with a store on the disk, and Debian's Chromium driven by Playwright."""

import gc
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Playwright, expect, sync_playwright

from cairn import page_build
from cairn.games import TITLES

from .serving import Server

HERE = Path(__file__).parent
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The first is Chromium without its windows: a third of the work for each page that is opened."""
CHROMIUM = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 20_000
"""Milliseconds that a busy machine may take for anything."""
MADE_UP = "table.example"
"""A name that no browser holds for secure, and that means this machine here."""
OURS = re.compile(
    rf"^(https?|wss?)://(localhost|127\.0\.0\.1|{re.escape(MADE_UP)})(:\d+)?/|^(data|blob|about):"
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser these tests cannot be made; one that fails is made once more.

    Real browsers, processes and clocks on a busy machine: the summary counts what was made again.
    """
    for item in items:
        if not item.path.is_relative_to(HERE):
            continue
        if CHROMIUM is None:
            item.add_marker(pytest.mark.skip(reason="Chromium is not installed"))
        elif "chromium" in item.fixturenames:  # type: ignore[attr-defined]
            item.add_marker(pytest.mark.flaky(reruns=1))


# One for each file: while it runs, nothing else in this process can run an event loop.
@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """Playwright, which drives the browser."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as play:
        yield play
    # A greenlet that is collected while a later test has Python 3.11 parse a source stops the parser.
    gc.collect()


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """The browser, for which the made-up name is this machine."""
    assert page_build.state() == "fits", "the page is older than its sources: uv run cairn makes it again"
    rules = f"--host-resolver-rules=MAP {MADE_UP} 127.0.0.1"
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, rules])
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def plain_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of a file: everybody who comes is somebody new."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def server(plain_server: Server) -> Server:
    """The server of the file; it runs again where a test that failed has left it stopped."""
    if not plain_server.is_running:
        plain_server.start()
    return plain_server


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game that somebody brought along, for the tests of a file."""
    running = Server(
        tmp_path_factory.mktemp("own"), "--game", f"{HERE.parents[1] / 'examples' / 'waymark'}:TITLE"
    )
    running.start()
    yield running
    running.stop()


class Devices:
    """Opens browsers of different people, and watches what they ask for and complain about."""

    def __init__(self, chromium: Browser) -> None:
        self.chromium = chromium
        self.open: list[BrowserContext] = []
        self.asked: list[str] = []
        self.complaints: list[str] = []

    def new(
        self,
        name: str = "Anna",
        language: str = "en-GB",
        pace: str = "instant",
        guided: bool = False,
        **kind: object,
    ) -> BrowserContext:
        """Somebody's device, with its own cookies, on which others' moves are shown at once.

        Unless `guided`, somebody has skipped the guide through a first game there. A service worker would
        fetch the page a second time on each of them; the tests of the worker let it in.
        """
        usual = {"viewport": {"width": 1440, "height": 900}, "locale": language, "service_workers": "block"}
        kind = {**usual, **kind}
        context = self.chromium.new_context(**kind)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        settings = json.dumps({"pace": pace, "name": name})
        context.add_init_script(
            f"if (location.protocol === 'http:' && !localStorage.getItem('cairn-settings'))"
            f"localStorage.setItem('cairn-settings', '{settings}')"
        )
        if not guided:
            skipped = json.dumps({game: {"table": "", "seen": [], "over": True} for game in TITLES})
            context.add_init_script(
                f"if (location.protocol === 'http:' && !localStorage.getItem('cairn-guides'))"
                f"localStorage.setItem('cairn-guides', '{skipped}')"
            )
        context.on("request", lambda request: self.asked.append(request.url))
        context.on("console", self._read)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.open.append(context)
        return context

    def leave(self) -> None:
        """Close all; none has asked another machine for anything, and no script has failed."""
        for context in self.open:
            context.close()
        assert [url for url in self.asked if not OURS.match(url)] == []
        assert self.complaints == []

    def _read(self, message: ConsoleMessage) -> None:
        """A sentence that lacks one of its words is said in the console."""
        if message.type == "error" and message.text.startswith("text "):
            self.complaints.append(message.text)


@pytest.fixture
def devices(chromium: Browser) -> Iterator[Devices]:
    """Devices of one test."""
    found = Devices(chromium)
    yield found
    found.leave()
