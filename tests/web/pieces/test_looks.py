"""How the pieces look at any width: words and numbers fit, axe finds nothing, nothing moves."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from ..axe import findings
from .conftest import Shelf
from .reading import part

LOOKS = Path(__file__).parent / "looks.js"


QUICK = [("", 1440), ("text=long", 390)]
SWEEP = [(text, width) for text in ("", "text=long") for width in (320, 360, 768, 1024, 1440)]


def wrong(page: Page) -> list[str]:
    """Words that run out of their boxes, numbers on two lines, targets that are too small for a finger."""
    return list(page.evaluate(LOOKS.read_text(encoding="utf-8")))


@pytest.mark.parametrize(("query", "width"), QUICK)
def test_words_and_numbers_fit(shelf: Shelf, query: str, width: int) -> None:
    page = shelf.page(query, width=width, reduced_motion="reduce")
    assert wrong(page) == []


@pytest.mark.thorough
@pytest.mark.parametrize(("query", "width"), SWEEP)
def test_words_and_numbers_fit_at_all_widths(shelf: Shelf, query: str, width: int) -> None:
    test_words_and_numbers_fit(shelf, query, width)


@pytest.mark.parametrize("width", [320, 390, 1440])
def test_the_map_is_whole_and_its_labels_are_in_it(shelf: Shelf, width: int) -> None:
    page = shelf.page("text=long", width=width, reduced_motion="reduce")
    found = page.evaluate(
        """() => {
            const frame = document.querySelector('#map .sheet').getBoundingClientRect();
            const drawn = document.querySelectorAll('#map svg [data-place] .pill, #map svg text');
            return [...drawn].filter((it) => {
                const {left, right, top, bottom} = it.getBoundingClientRect();
                return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
            }).map((it) => it.textContent);
        }"""
    )
    assert found == []


def test_axe_finds_nothing(shelf: Shelf) -> None:
    page = shelf.page("theme=light", reduced_motion="reduce")
    assert findings(page) == []


@pytest.mark.thorough
def test_axe_finds_nothing_on_a_phone(shelf: Shelf) -> None:
    page = shelf.page("theme=light&text=long", width=390, reduced_motion="reduce")
    assert findings(page) == []
    part(page, "map").locator("button.toggle").click()
    assert findings(page) == []


def test_reduced_motion_moves_nothing(page: Page) -> None:
    moving = page.evaluate(
        "document.getAnimations().filter(it => Number(it.effect.getComputedTiming().duration) > 150).length"
    )
    assert moving == 0
