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
        """() => {
            window.presses = [];
            window.asked = Infinity;
            const note = ({ timeStamp }) => presses.push(timeStamp);
            for (const kind of ['mousedown', 'keydown']) addEventListener(kind, note, true);
            const question = () => document.querySelector('[data-zone=prompt] h2')?.textContent;
            const before = question();
            const look = () => {
                if (asked === Infinity && question() !== before) window.asked = performance.now();
            };
            const all = { childList: true, subtree: true, characterData: true };
            new MutationObserver(look).observe(document.body, all);
        }"""
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
    # A new question is deaf for 350 ms from when it is asked.
    return bool(page.evaluate("presses[1] - asked < 340"))
