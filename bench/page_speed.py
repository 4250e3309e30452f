"""How much work the table makes in the browser: a deal of sixty cards, a choice, an own move, a journey.

uv run python bench/page_speed.py
uv run python bench/page_speed.py --checkout FOLDER --only choices    # another state of the project

plays Lost Cities, for journeys Africana, in Chromium against a server of its own and reads what Chromium
traced. Times of work are those of the page's main thread, not of the clock, so that others on the machine
count for little; frames per second and the wait for an own move are times of the clock. The exit code is 1
where something is above its limit.
"""

import argparse
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from deal import DECK, Table
from driving import (
    ASKED,
    DEAF,
    HAND,
    MAIN,
    PILE,
    ROOT,
    launch,
    mark,
    open_page,
    open_table,
    play_turns,
    serving,
)
from journeys import steps, walks
from playwright.sync_api import Browser, Page, sync_playwright
from traces import CATEGORIES, Trace, Work, rank

FRAME_WORK, CHOICE_WORK, MOVE_WAIT = 16.0, 16.0, 100.0
"""The limits, in milliseconds."""
DEALT = 1.1
"""Seconds that a deal takes, from the first card to the last: the design says 900 ms; and how it begins."""


# Choosing a card.


def choices(browser: Browser, home: str, times: int, turns: int) -> list[Work]:
    """What each choice of another card costs in the middle of a game, until nothing moves any more."""
    page = open_page(browser)
    open_table(page, home)
    play_turns(page, turns)
    nodes = page.evaluate("document.querySelectorAll('*').length")
    log = page.evaluate("document.querySelector('[role=log]').querySelectorAll('*').length")
    print(f"Choosing a card after {turns} turns: {nodes} elements in the page, {log} of them in the log.")
    return choose(browser, page, times)


def choose(browser: Browser, page: Page, times: int) -> list[Work]:
    """The same at the table that is open."""
    boxes = [card.bounding_box() for card in page.locator(HAND).all()]
    browser.start_tracing(page=page, categories=CATEGORIES)
    for n in range(times):
        box = boxes[n % len(boxes)]
        assert box is not None
        # The pointer rests on the card first: what hovering costs is not part of it.
        page.mouse.move(box["x"] + 12, box["y"] + 30)
        page.wait_for_timeout(300)
        mark(page, "choose")
        page.mouse.click(box["x"] + 12, box["y"] + 30)
        page.wait_for_timeout(400)
        mark(page, "chosen")
    trace = Trace(browser.stop_tracing())
    page.context.close()
    return [trace.work(*stretch) for stretch in trace.between("choose", "chosen")]


def tell_choices(found: list[Work]) -> bool:
    """Print the medians of choosing something; whether they are within the limit."""
    middle = statistics.median(work.answer for work in found)
    parts = {kind: statistics.median(getattr(work, kind) for work in found) for kind in Work.__annotations__}
    worst = max(work.answer for work in found)
    print(
        f"  {middle:.1f} ms of script, style and layout, median of {len(found)} (at most {CHOICE_WORK:.0f}; "
        f"p95 {rank([work.answer for work in found], 0.95):.1f}, worst {worst:.1f}); medians: "
        + ", ".join(f"{kind} {parts[kind]:.1f}" for kind in parts)
    )
    return middle <= CHOICE_WORK


# An own move.

SLOW = """
    const heard = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
    const slowly = (hear) => (event) => setTimeout(() => hear(event), 500);
    Object.defineProperty(WebSocket.prototype, 'onmessage', {
        ...heard, set(hear) { heard.set.call(this, hear && slowly(hear)); },
    });
"""
"""Every message of the server is heard half a second later."""


def moves(browser: Browser, home: str, times: int) -> list[float]:
    """Milliseconds from a click until the screen shows the move; the server's answers take half a second."""
    page = open_page(browser)
    page.add_init_script(SLOW)
    open_table(page, home)
    found = []
    for _ in range(times):
        page.locator(ASKED).first.wait_for()
        page.wait_for_timeout(DEAF)
        page.locator(HAND).first.click()
        page.wait_for_timeout(DEAF)
        page.evaluate(
            """main => {
                const held = '[data-zone=hand] [data-hand]:not(.laid)';
                const hand = () => document.querySelectorAll(held).length;
                const before = hand();
                document.querySelector(main).addEventListener('click', (event) => {
                    const look = () => {
                        if (hand() === before) return requestAnimationFrame(look);
                        // The next frame begins when this one is on its way to the screen.
                        requestAnimationFrame(() => (window.waited = performance.now() - event.timeStamp));
                    };
                    look();
                }, {capture: true, once: true});
                window.waited = 0;
            }""",
            MAIN,
        )
        page.locator(MAIN).click()
        while not (waited := page.evaluate("window.waited")):
            page.wait_for_timeout(100)
        found.append(float(waited))
        page.wait_for_timeout(1000)
        page.locator(PILE).first.click()
        page.wait_for_timeout(1500)
    page.context.close()
    return found


def tell_moves(found: list[float]) -> bool:
    """Print the median; whether it is within the limit."""
    middle = statistics.median(found)
    worst = max(found)
    print(
        f"Own move on the screen after {middle:.0f} ms, median of {len(found)} "
        f"(at most {MOVE_WAIT:.0f}; worst {worst:.0f})."
    )
    return middle < MOVE_WAIT


# A deal.


def deals(browser: Browser, home: str, times: int) -> tuple[list[float], list[float]]:
    """The whole deck dealt into one hand: what the main thread does for each frame, and frames per second."""
    frames: list[float] = []
    speeds: list[float] = []
    for _ in range(times):
        page = open_page(browser)
        table = Table(page)
        open_table(page, home)
        page.wait_for_timeout(1500)
        browser.start_tracing(page=page, categories=CATEGORIES)
        mark(page, "deal")
        table.deal()
        page.wait_for_timeout(DEALT * 1000)
        mark(page, "dealt")
        trace = Trace(browser.stop_tracing())
        assert page.locator("[data-zone=hand] [data-hand]").count() == len(DECK)
        [(start, end)] = trace.between("deal", "dealt")
        frames += trace.frames(start, end)
        speeds.append(trace.speed(start, end))
        page.context.close()
    return frames, speeds


def tell_frames(what: str, frames: list[float], speeds: list[float]) -> bool:
    """Print the work of a frame; whether it is within the limit."""
    high = rank(frames, 0.95)
    print(
        f"{what}, {len(speeds)} times: {high:.1f} ms of the main thread for a frame "
        f"at p95 (at most {FRAME_WORK:.0f}), mean {statistics.mean(frames):.1f}, worst {max(frames):.0f}; "
        f"{statistics.median(speeds):.0f} frames per second, median."
    )
    return high <= FRAME_WORK


def circumstances(browser: Browser, checkout: Path) -> None:
    """Print on what this was measured."""
    model = [line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]
    commit = subprocess.run(
        ["git", "-C", str(checkout), "log", "-1", "--format=%h %s"], capture_output=True, text=True
    ).stdout.strip()
    print(f"Commit {commit}")
    print(
        f"{os.cpu_count()} cores, {model[0].partition(': ')[2] if model else platform.processor()}; "
        f"Chromium {browser.version}, headless, no GPU; load {os.getloadavg()[0]:.1f}"
    )


def main() -> int:
    """Measure, and say whether all is within its limits."""
    parser = argparse.ArgumentParser(description="How much work the table makes in the browser.")
    parser.add_argument("--checkout", type=Path, default=ROOT, help="another state of the project")
    kinds = ["deals", "choices", "moves", "journeys"]
    parser.add_argument("--only", nargs="+", choices=kinds, default=kinds)
    parser.add_argument("--deals", type=int, default=5)
    parser.add_argument("--choices", type=int, default=50)
    parser.add_argument("--moves", type=int, default=10)
    parser.add_argument("--turns", type=int, default=15, help="turns before a card is chosen")
    wish = parser.parse_args()
    fits = True
    with (
        tempfile.TemporaryDirectory(prefix="cairn-speed-") as folder,
        sync_playwright() as play,
        serving(wish.checkout.resolve(), Path(folder)) as home,
    ):
        browser = launch(play)
        circumstances(browser, wish.checkout)
        if "deals" in wish.only:
            fits &= tell_frames(f"A deal of {len(DECK)} cards", *deals(browser, home, wish.deals))
        if "choices" in wish.only:
            fits &= tell_choices(choices(browser, home, wish.choices, wish.turns))
        if "moves" in wish.only:
            fits &= tell_moves(moves(browser, home, wish.moves))
        if "journeys" in wish.only:
            print("Planning a step of a journey by a click on its place:")
            fits &= tell_choices(steps(browser, home, wish.choices))
            fits &= tell_frames("A pawn that walks", *walks(browser, home, wish.deals))
        print(f"Load at the end {os.getloadavg()[0]:.1f}.")
        browser.close()
    return int(not fits)


if __name__ == "__main__":
    sys.exit(main())
