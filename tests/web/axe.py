"""What axe-core finds on a page, in the colours of the day and of the night."""

from typing import Any

from playwright.sync_api import Page

from cairn.page_build import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
FLIP = """dark => { document.documentElement.dataset.theme = dark ? 'dark' : 'light'; }"""


def findings(page: Page) -> list[str]:
    """All that axe finds on the page, and what it says of the colours of the other theme."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = _run(page, {"resultTypes": ["violations"]})
    is_dark: bool = page.evaluate("document.documentElement.dataset.theme === 'dark'")
    page.evaluate(FLIP, not is_dark)
    found += _run(page, {"resultTypes": ["violations"], "runOnly": ["color-contrast"]})
    page.evaluate(FLIP, is_dark)
    return found


def _run(page: Page, how: dict[str, Any]) -> list[str]:
    found = page.evaluate("how => axe.run(document, how)", how)
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]} {one['nodes'][0].get('failureSummary', '')[:200]}"
        for one in found["violations"]
    ]
