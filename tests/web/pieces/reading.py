"""What the tests of the pieces read from their page."""

from playwright.sync_api import Locator, Page


def part(page: Page, name: str) -> Locator:
    """The part of the page that shows one piece."""
    return page.locator(f"article#{name}")


def act(page: Page) -> Locator:
    """What was pressed last."""
    return page.locator("#act")


def name(of: Locator) -> str:
    """The accessible name of a button that is labelled."""
    return of.get_attribute("aria-label") or ""


def focused(page: Page) -> str:
    """The name of what is in focus."""
    return str(page.evaluate("document.activeElement?.getAttribute('aria-label') ?? ''"))


def top(of: Locator) -> float:
    """How high a thing is drawn, against the box in which it is hit."""
    return float(
        of.evaluate("it => it.firstElementChild.getBoundingClientRect().top - it.getBoundingClientRect().top")
    )
