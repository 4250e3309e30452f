"""A server of some state of the project, and somebody in front of Chromium who plays Lost Cities at it."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, Playwright

ROOT = Path(__file__).parent.parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
HAND = "[data-zone=hand] [data-hand][data-legal]"
MAIN = "[data-zone=prompt] button.primary"
ASKED = "[data-zone=prompt]:not(.waiting)"
PILE = "[data-thing=pile], [data-move=draw]"
"""The draw pile, in this state of the project and in those before the frame."""
DEAF = 450
"""Milliseconds after which a new question hears a click."""


def launch(play: Playwright) -> Browser:
    """Chromium, without its windows where Debian's package of that is installed."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    return play.chromium.launch(executable_path=program, args=FLAGS)


@contextmanager
def serving(checkout: Path, folder: Path) -> Iterator[str]:
    """The address of a server of this state of the project, as long as it is needed."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    python = [sys.executable] if checkout == ROOT else ["uv", "run", "--directory", str(checkout), "python"]
    command = [*python, "-m", "cairn", "serve", "--no-browser", "--port", str(port)]
    environment = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    with open(folder / "said.txt", "ab") as said:
        server = subprocess.Popen(
            [*command, "--db", str(folder / "tables.db")],
            stdout=said,
            stderr=said,
            env={**environment, "CAIRN_BUILD": "0"},
        )
    try:
        for _ in range(1200):
            assert server.poll() is None, (folder / "said.txt").read_text()
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=1).close()
                break
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        yield f"http://localhost:{port}"
    finally:
        server.terminate()
        server.wait(timeout=20)


def open_page(browser: Browser) -> Page:
    """Somebody's browser, in which others' moves are shown at once."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-GB", service_workers="block"
    )
    context.set_default_timeout(60_000)
    settings = json.dumps({"pace": "instant", "name": "Anna"})
    context.add_init_script(f"localStorage.setItem('cairn-settings', '{settings}')")
    return context.new_page()


def open_table(page: Page, home: str, game: str = "lost-cities") -> None:
    """A new match against the rule bot, with the options that are usual."""
    page.goto(home)
    table = page.evaluate(
        """async (game) => {
            const seats = [{kind: 'me', name: 'Anna'}, {kind: 'bot', bot: 'rule'}];
            const body = JSON.stringify({game, seats, options: {}});
            const headers = {'content-type': 'application/json'};
            return (await fetch('/api/tables', {method: 'POST', headers, body})).json();
        }""",
        game,
    )
    page.goto(f"{home}/t/{table['id']}")
    page.locator(ASKED).first.wait_for()


def play_turns(page: Page, turns: int) -> None:
    """Play n turns: another card of the hand each time, from the draw pile."""
    for turn in range(turns):
        page.locator(ASKED).first.wait_for()
        page.wait_for_timeout(DEAF)
        cards = page.locator(HAND)
        cards.nth(turn % cards.count()).click()
        page.locator(MAIN).click()
        page.wait_for_timeout(DEAF)
        page.locator(PILE).first.click()
        page.wait_for_timeout(DEAF)
    page.locator(HAND).first.wait_for()
    page.wait_for_timeout(2 * DEAF)


def mark(page: Page, name: str) -> None:
    """Let the trace know where we are."""
    page.evaluate("name => void performance.mark(`bench ${name}`)", name)
