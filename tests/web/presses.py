"""Two presses, one shortly after the other."""

from playwright.sync_api import Locator, Page

SOONER = range(0, 320, 40)
"""A busy machine presses later than it was told to: the milliseconds by which the next try waits less."""


def rest_on(page: Page, button: Locator) -> None:
    """Let the pointer rest on a button."""
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def press_twice(page: Page, press: str, apart: int) -> bool:
    """Click where the pointer rests, or press a key, twice; whether the second came in the deaf moment."""
    page.evaluate(
        """counts => {
            window.presses = [];
            window.asked = Infinity;
            const note = ({ timeStamp }) => presses.push(timeStamp);
            // The page stays the same from one try to the next.
            window.watching?.abort();
            window.watching = new AbortController();
            addEventListener(counts, note, { capture: true, signal: watching.signal });
            const question = () => document.querySelector('[data-zone=prompt] h2')?.textContent;
            const before = question();
            const look = () => {
                if (asked === Infinity && question() !== before) window.asked = performance.now();
            };
            const all = { childList: true, subtree: true, characterData: true };
            const observer = new MutationObserver(look);
            observer.observe(document.body, all);
            watching.signal.addEventListener('abort', () => observer.disconnect());
        }""",
        "pointerup" if press == "click" else "keydown",
    )
    for n in range(2):
        if press == "click":
            page.mouse.down()
            page.mouse.up()
        else:
            page.keyboard.press(press)
        if n == 0:
            page.wait_for_timeout(apart)
    page.wait_for_timeout(700)
    # A new question is deaf for 350 ms from when it is asked, which is somewhat before it is seen.
    return bool(page.evaluate("presses[1] - asked < 300"))
