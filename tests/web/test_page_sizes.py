"""The pages around the table at every size and for everybody: nothing cut, and no finding of axe."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cairn.games import TITLES

from .axe import findings
from .conftest import Devices
from .person import Person
from .serving import Server
from .test_pages import ask, made

SIZES = [
    (3840, 2160),
    (2560, 1440),
    (1920, 1080),
    (1440, 900),
    (1366, 650),
    (1024, 768),
    (820, 1180),
    (844, 390),
    (720, 450),
    (390, 844),
    (390, 664),
    (360, 640),
    (320, 568),
]
TOUCHED = 900
"""Windows below this width are touched."""
PATHS = ["/", *[f"/new?game={game}" for game in TITLES], "/games", "/bots", "/about", "/t/nowhere"]


def settled(person: Person, path: str) -> None:
    """Open a page and wait until it is all there."""
    person.go(path)
    where = person.page.get_by_role("dialog") if path.startswith("/new") else person.page.locator("#main")
    expect(where.get_by_role("heading").first).to_be_visible()
    if path.startswith("/new"):
        expect(where.get_by_role("button", name=re.compile(r".")).last).to_be_visible()
        expect(where.locator("h3")).to_have_count(3)
    if path == "/bots":
        expect(where.get_by_role("article").first).to_be_visible()
    if path == "/games":
        expect(where.locator("[aria-busy=false]")).to_be_visible()
    person.page.evaluate("document.fonts.ready")


@pytest.mark.thorough
@pytest.mark.parametrize("touch", [False, True])
def test_axe_finds_nothing(server: Server, devices: Devices, touch: bool) -> None:
    """On every page around the table, with games in the lists; folds open."""
    kind: dict[str, Any] = {"reduced_motion": "reduce"}
    if touch:
        kind |= {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
    anna = Person(devices.new(**kind), server)
    anna.go()
    ask(anna.page, f"/api/tables/{made(anna, 'Cold Spring')}/resign", {"seat": 0})
    made(anna, "Far Shore", seats=[{"kind": "me", "name": "Anna"}, {"kind": "open"}], watch="anybody")
    made(anna, "Ridge Walk", options={"games": "1", "start": "1"})
    found: dict[str, list[str]] = {}
    for path in PATHS:
        settled(anna, path)
        if path.startswith("/new"):
            anna.page.locator("details").evaluate("one => { one.open = true; }")
        found[path] = findings(anna.page)
    anna.go()
    anna.page.get_by_role("button", name=re.compile("Settings")).click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    found["settings"] = findings(anna.page)
    assert {path: list_ for path, list_ in found.items() if list_} == {}


CUT = """() => {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`);
  for (const one of document.querySelectorAll('#main *, header *, dialog *')) {
    if (one.closest('svg, .heard, .skip, [aria-hidden=true]') || !one.checkVisibility()) continue;
    const box = one.getBoundingClientRect();
    const what = `${one.tagName.toLowerCase()} ${one.textContent.trim().slice(0, 40)}`;
    if (box.width && (box.right > root.clientWidth + 1 || box.left < -1)) found.push(`outside: ${what}`);
    const hides = ['hidden', 'clip'].includes(getComputedStyle(one).overflowX);
    const full = one.scrollWidth > one.clientWidth + 1;
    if (hides && full && one.tagName !== 'INPUT' && !one.matches('.name')) found.push(`cut: ${what}`);
  }
  return found;
}"""
"""What sticks out of the window or is cut; a field scrolls, and a long name of one's own may be cut."""
SMALL = """() => [...document.querySelectorAll(':is(#main, header, dialog) :is(a, button, select)')]
  .filter(one => one.checkVisibility() && !one.closest('.heard, .skip, p, [role=switch]'))
  .filter(one => getComputedStyle(one).position !== 'absolute')
  .filter(one => one.getBoundingClientRect().height < 43.5)
  .map(one => `${one.textContent.trim().slice(0, 30)}: ${one.getBoundingClientRect().height}`)"""
"""What a thumb would miss; a switch has a larger area around its drawing."""


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
def test_nothing_is_cut_at_any_size(server: Server, devices: Devices, touch: bool, language: str) -> None:
    """No page scrolls sideways, nothing sticks out or is cut, and thumbs find what they aim at.

    A page is opened once, and its window gets every size in turn.
    """
    kind: dict[str, Any] = {"reduced_motion": "reduce"}
    if touch:
        kind |= {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    anna = Person(devices.new(language=language, **kind), server)
    anna.go()
    ask(anna.page, f"/api/tables/{made(anna, 'Cold Spring')}/resign", {"seat": 0})
    made(anna, "Quiet Harbour", seats=[{"kind": "me", "name": "Anna"}, {"kind": "open"}], watch="anybody")
    six = [{"kind": "me", "name": "Maximiliane"}, *[{"kind": "bot", "bot": "rule"}] * 5]
    made(anna, "Long Rain", game="dominion", seats=six, options={})
    found: dict[str, list[str]] = {}
    for path in PATHS:
        settled(anna, path)
        for width, height in [size for size in SIZES if (size[0] < TOUCHED) == touch]:
            anna.page.set_viewport_size({"width": width, "height": height})
            found[f"{path} at {width} x {height}"] = wrong(anna.page, touch)
    assert {page: list_ for page, list_ in found.items() if list_} == {}


def wrong(page: Page, touch: bool) -> list[str]:
    """What is wrong with a page in its window; a busy machine may need a while to draw it."""
    found: list[str] = []
    for wait in (80, 800):
        page.wait_for_timeout(wait)
        found = page.evaluate(CUT) + (page.evaluate(SMALL) if touch else [])
        if not found:
            break
    return found


@pytest.mark.sweep()
@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080), (2560, 1440), (3840, 2160)])
def test_home_grows_with_the_window(server: Server, devices: Devices, size: tuple[int, int]) -> None:
    """At most 1440 at scale 1, in the middle; the cairn is whole, up to its red stone."""
    width, height = size
    scale = max(1, min(width / 1440, height / 900, 2))
    anna = Person(devices.new(viewport={"width": width, "height": height}), server)
    settled(anna, "/")
    root = anna.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert abs(root - 16 * scale) < 0.1
    tiles = anna.page.get_by_role("article")
    first, last = tiles.first.bounding_box(), tiles.last.bounding_box()
    assert first is not None
    assert last is not None
    left, right = first["x"], width - last["x"] - last["width"]
    assert abs(left - right) < 2
    assert last["x"] + last["width"] - first["x"] <= 1440 * scale
    cairn = anna.page.locator(".cairn").bounding_box()
    bar = anna.page.get_by_role("banner").bounding_box()
    assert cairn is not None
    assert bar is not None
    assert cairn["y"] > bar["y"] + bar["height"]
