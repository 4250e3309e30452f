"""The work of a map: planning a step by a click, and a pawn that walks, at a table of Africana."""

from driving import ASKED, DEAF, MAIN, mark, open_page, open_table
from playwright.sync_api import Browser, Page
from traces import CATEGORIES, Trace, Work

PLACES = "[data-thing^='place:'][data-legal]"
READY = "[data-prompt=travel]:not([aria-disabled])"
DRAW = "[data-prompt=draw]"
LONGEST = 1700
"""Milliseconds that the longest walk takes, and how it begins."""


def sit(browser: Browser, home: str) -> Page:
    """A table with one bot; a few cards in hand."""
    page = open_page(browser)
    open_table(page, home, "africana")
    for _ in range(2):
        turn(page)
        page.locator(DRAW).click()
        page.wait_for_timeout(DEAF)
    turn(page)
    return page


def turn(page: Page) -> None:
    """Wait for the next turn; go on with what has stopped, and throw away what is too much."""
    while True:
        page.locator(ASKED).first.wait_for()
        page.wait_for_timeout(DEAF)
        kind = page.locator("[data-question]").first.get_attribute("data-question")
        if kind == "action":
            return
        # A card was drawn on the way, and the rest of the journey waits; or there are too many in hand.
        while kind == "discard" and page.locator(MAIN).get_attribute("aria-disabled") == "true":
            page.locator("[data-zone=hand] [data-legal]").first.click()
        page.locator(MAIN).click()
        page.wait_for_timeout(DEAF)


def steps(browser: Browser, home: str, times: int) -> list[Work]:
    """What each click on a place costs, until the plan is drawn and nothing moves any more."""
    page = sit(browser, home)
    browser.start_tracing(page=page, categories=CATEGORIES)
    for n in range(times):
        places = page.locator(PLACES)
        box = places.nth(n % places.count()).bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(300)
        mark(page, "choose")
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(400)
        mark(page, "chosen")
        page.locator(READY).wait_for()
        page.keyboard.press("Escape")
        page.wait_for_timeout(200)
    trace = Trace(browser.stop_tracing())
    page.context.close()
    return [trace.work(*stretch) for stretch in trace.between("choose", "chosen")]


def walks(browser: Browser, home: str, times: int) -> tuple[list[float], list[float]]:
    """The main thread's work for each frame while a pawn walks as far as cards lead; frames per second."""
    page = sit(browser, home)
    frames: list[float] = []
    speeds: list[float] = []
    for _ in range(times):
        while page.locator(PLACES).count():
            page.locator(PLACES).first.click()
            page.locator(READY).wait_for()
            page.wait_for_timeout(200)
        browser.start_tracing(page=page, categories=CATEGORIES)
        page.evaluate("document.querySelector('[data-prompt=travel]').click()")
        page.wait_for_timeout(120)
        mark(page, "walk")
        page.wait_for_timeout(LONGEST)
        mark(page, "walked")
        trace = Trace(browser.stop_tracing())
        [(start, end)] = trace.between("walk", "walked")
        frames += trace.frames(start, end)
        speeds.append(trace.speed(start, end))
        for _ in range(2):
            turn(page)
            page.locator(DRAW).click()
            page.wait_for_timeout(DEAF)
        turn(page)
    page.context.close()
    return frames, speeds
