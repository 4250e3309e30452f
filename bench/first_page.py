"""How long a newcomer waits: from a fresh clone with cold caches to the first page, and on to the first move.

uv run python bench/first_page.py

clones the last commit into a folder of its own, runs `uv run cairn` there with empty caches of uv and npm,
and prints the seconds until the page is served. Then a browser opens it: the bytes that come over the wire,
from the lightest language to the heaviest, and the seconds from the first byte until, one click later, a card
can be played. The exit code is 1 where one of them is above its limit.
"""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from driving import ROOT, launch
from playwright.sync_api import Page, Response, sync_playwright

LONGEST = 60.0
MOST_KILOBYTES = 150.0
FIRST_MOVE = 2.0
LANGUAGES = ("en", "de", "fr", "it", "pl")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def until_served(address: str, server: subprocess.Popen[bytes], begun: float) -> float | None:
    """The seconds until the address answers with the page; None if it does not in time."""
    while time.perf_counter() - begun < LONGEST and server.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=2) as answer:
                if b"<html" in answer.read():
                    return time.perf_counter() - begun
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.05)
    return None


def weigh(page: Page, address: str) -> float:
    """The kilobytes of the first page as they cross the wire, headers aside."""
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(address, wait_until="networkidle")
    return sum(answer.request.sizes()["responseBodySize"] for answer in answers) / 1000


def until_first_move(page: Page, address: str) -> float:
    """The seconds from the first byte of the page until a hand card can be chosen."""
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Play Lost Cities now").click()
    page.locator("[data-zone=hand] [data-card]:not([aria-disabled=true])").first.wait_for()
    return float(
        page.evaluate(
            "(performance.now() - performance.getEntriesByType('navigation')[0].responseStart) / 1000"
        )
    )


def main() -> int:
    """Clone, wait, look, and say how long it took."""
    with tempfile.TemporaryDirectory(prefix="cairn-first-page-") as folder:
        clone = Path(folder, "cairn")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        port = free_port()
        address = f"http://localhost:{port}/"
        environment = {
            **{name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"},
            "UV_CACHE_DIR": str(Path(folder, "uv")),
            "npm_config_cache": str(Path(folder, "npm")),
            "XDG_STATE_HOME": folder,
            # Nothing is compiled behind the page: the folder is gone before that would end.
            "CAIRN_BUILD": "0",
        }
        command = ["uv", "run", "cairn", "--port", str(port), "--no-browser"]
        begun = time.perf_counter()
        with subprocess.Popen(command, cwd=clone, env=environment, start_new_session=True) as server:
            try:
                served = until_served(address, server, begun)
                if served is None:
                    print(f"No page within {LONGEST:.0f} s.")
                    return 1
                print(f"First page after {served:.1f} s (cold caches; at most {LONGEST:.0f} s).")
                with sync_playwright() as play:
                    browser = launch(play)
                    weights = [
                        weigh(browser.new_context(locale=one).new_page(), address) for one in LANGUAGES
                    ]
                    least, weight = min(weights), max(weights)
                    print(f"First page: {least:.0f} to {weight:.0f} kB (at most {MOST_KILOBYTES:.0f} kB).")
                    move = min(until_first_move(browser.new_context().new_page(), address) for _ in range(3))
                    print(f"First move {move:.2f} s after the first byte (at most {FIRST_MOVE:.0f} s).")
                    browser.close()
            finally:
                os.killpg(server.pid, signal.SIGTERM)
    return int(served > LONGEST or weight > MOST_KILOBYTES or move > FIRST_MOVE)


if __name__ == "__main__":
    sys.exit(main())
