"""How much work the board of Dominion makes in the browser: choosing a pile, frames of animations.

uv run python bench/supply_speed.py [--kingdom level-up] [--turns 12] [--choices 40]

plays against the rule bot in Chromium: all Treasures at once, a pile that can be bought, the end of the
turn; then it picks one pile after the other. Without a kingdom it does so in each of the recommended ones.
Times are those of the page's main thread, as in page_speed.py. The exit code is 1 where something is above
its limit.
"""

import argparse
import os
import statistics
import sys
import tempfile
from pathlib import Path

from driving import ASKED, DEAF, ROOT, launch, mark, open_page, serving
from page_speed import CHOICE_WORK, FRAME_WORK, circumstances
from playwright.sync_api import Page, sync_playwright
from traces import CATEGORIES, Trace, Work, rank

COUNT = "document.querySelectorAll('*').length"
READY = f"{ASKED}:not(.pending)"
KINGDOMS = ("gentle-introduction", "expert-introduction", "level-up", "son-of-size-distortion")
NEW = """async (kingdom) => {
    const seats = [{kind: 'me', name: 'Anna'}, {kind: 'bot', bot: 'rule'}];
    const body = JSON.stringify({game: 'dominion', seats, options: {kingdom}});
    const headers = {'content-type': 'application/json'};
    return (await fetch('/api/tables', {method: 'POST', headers, body})).json();
}"""
SHOWN = 1500
"""Milliseconds in which the cards of a turn have gone and new ones have come."""
TWO = "localStorage.setItem('cairn-dominion', JSON.stringify({presses: 'two'}))"
"""A press picks; the main button buys."""
WANTED = ("province", "gold", "silver")


def press(page: Page, what: str, name: str) -> None:
    """Press something once the pointer rests on it, if it is there."""
    page.locator(READY).first.wait_for()
    page.wait_for_timeout(DEAF)
    found = page.locator(what).first
    if not found.count():
        return
    found.hover()
    page.wait_for_timeout(200)
    mark(page, name)
    # The pointer rests there: a click of the driver's own would first look, in the page, for what it hits.
    page.mouse.down()
    page.mouse.up()
    page.wait_for_timeout(SHOWN)
    mark(page, f"{name} done")


def turns(page: Page, times: int) -> None:
    """Play these turns."""
    for _ in range(times):
        if page.locator("[data-question=action-phase]").count():
            press(page, "[data-prompt=end]", "phase")
        press(page, "[data-prompt=treasures]", "treasures")
        piles = [f"[data-thing='pile:{name}'][data-legal]" for name in WANTED]
        there = [pile for pile in piles if page.locator(pile).count()]
        if there:
            page.wait_for_timeout(DEAF)
            page.locator(there[0]).click()
            press(page, "[data-zone=prompt] .primary", "turn")
        elif page.locator("[data-question=buy-phase]").count():
            press(page, "[data-prompt=end]", "turn")
        page.locator(READY).first.wait_for()
        answer(page)


def choices(page: Page, times: int) -> None:
    """Pick one pile after the other of those that can be bought."""
    page.wait_for_timeout(DEAF)
    if page.locator("[data-question=action-phase]").count():
        press(page, "[data-prompt=end]", "phase")
    press(page, "[data-prompt=treasures]", "treasures")
    piles = page.locator("[data-thing^='pile:'][data-legal]")
    boxes = [pile.bounding_box() for pile in piles.all()]
    for n in range(times):
        box = boxes[n % len(boxes)]
        assert box is not None
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.wait_for_timeout(300)
        mark(page, "choose")
        page.mouse.click(box["x"] + 20, box["y"] + 20)
        page.wait_for_timeout(400)
        mark(page, "chosen")


def answer(page: Page) -> None:
    """Whatever an Attack asks is answered by the first things that can be chosen."""
    for _ in range(12):
        kinds = page.locator("[data-question]").evaluate_all("all => all.map((one) => one.dataset.question)")
        if not kinds or kinds[0] in ("action-phase", "buy-phase"):
            return
        page.wait_for_timeout(DEAF)
        ready = page.locator("[data-zone=prompt] .primary:not([aria-disabled])")
        things = page.locator("[data-legal][data-thing][aria-pressed=false]")
        (ready if ready.count() else things).first.click()
        page.locator(READY).first.wait_for()


def tell_choices(trace: Trace) -> bool:
    """Print what a choice costs; whether it is within the limit."""
    found: list[Work] = [trace.work(*stretch) for stretch in trace.between("choose", "chosen")]
    middle = statistics.median(work.answer for work in found)
    parts = {kind: statistics.median(getattr(work, kind) for work in found) for kind in Work.__annotations__}
    print(
        f"Choosing a pile: {middle:.1f} ms of script, style and layout, median of {len(found)} "
        f"(at most {CHOICE_WORK:.0f}; p95 {rank([work.answer for work in found], 0.95):.1f}); medians: "
        + ", ".join(f"{kind} {parts[kind]:.1f}" for kind in parts)
    )
    return middle <= CHOICE_WORK


def tell_frames(trace: Trace, name: str, said: str) -> bool:
    """Print what the frames of an animation cost; whether they are within the limit."""
    stretches = trace.between(name, f"{name} done")
    frames = [frame for stretch in stretches for frame in trace.frames(*stretch)]
    high = rank(frames, 0.95)
    print(
        f"{said}, {len(stretches)} times: {high:.1f} ms of the main thread for a frame at p95 "
        f"(at most {FRAME_WORK:.0f}), mean {statistics.mean(frames):.1f}, worst {max(frames):.0f}; "
        f"{statistics.median(trace.speed(*stretch) for stretch in stretches):.0f} frames per second, median."
    )
    return high <= FRAME_WORK


def measure(page: Page, home: str, kingdom: str, wish: argparse.Namespace) -> bool:
    """Play in one kingdom, and say whether all is within its limits."""
    page.goto(home)
    page.goto(f"{home}/t/{page.evaluate(NEW, kingdom)['id']}")
    page.locator(READY).first.wait_for()
    page.wait_for_timeout(1500)
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=CATEGORIES)
    turns(page, wish.turns)
    choices(page, wish.choices)
    print(f"\n{kingdom}: {page.evaluate(COUNT)} elements in the page.")
    trace = Trace(browser.stop_tracing())
    fits = tell_choices(trace)
    fits &= tell_frames(trace, "treasures", "All Treasures at once")
    fits &= tell_frames(trace, "turn", "A purchase and the end of the turn")
    print(f"Load at the end {os.getloadavg()[0]:.1f}.", flush=True)
    return fits


def main() -> int:
    """Measure, and say whether all is within its limits."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kingdom", choices=KINGDOMS)
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--choices", type=int, default=40)
    wish = parser.parse_args()
    fits = True
    with (
        tempfile.TemporaryDirectory(prefix="cairn-speed-") as folder,
        sync_playwright() as play,
        serving(ROOT, Path(folder)) as home,
    ):
        browser = launch(play)
        circumstances(browser, ROOT)
        for kingdom in [wish.kingdom] if wish.kingdom else KINGDOMS:
            page = open_page(browser)
            page.add_init_script(TWO)
            fits &= measure(page, home, kingdom, wish)
            page.close()
        browser.close()
    return int(not fits)


if __name__ == "__main__":
    sys.exit(main())
