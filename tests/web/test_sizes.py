"""The table at the sizes that windows really have: nothing is cut, nothing overlaps, no number wraps."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Devices
from .person import Person
from .serving import Server

SIZES = [
    (1440, 900),
    (390, 664),
    (1366, 650),
    (320, 568),
    (360, 640),
    (375, 667),
    (390, 844),
    (720, 450),
    (820, 1180),
    (844, 390),
    (1024, 768),
    (1280, 720),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
]
TOUCHED = 1000
"""Windows less wide than this belong to devices that are touched."""

MEASURE = Path(__file__).parent / "fits.js"


def device(devices: Devices, width: int, height: int, language: str, **kind: Any) -> Any:
    """Somebody's window of this size."""
    touch = {"has_touch": True, "is_mobile": True} if width < TOUCHED else {}
    return devices.new(
        language=language,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        **touch,
        **kind,
    )


def open_table(person: Person, game: str, seats: int, **options: str) -> None:
    """A table of any game against bots, by the server's own door."""
    person.go()
    table = person.page.evaluate(
        """async ([game, seats, options]) => {
            const wishes = [{kind: 'me', name: 'Anna'}, ...Array(seats - 1).fill({kind: 'bot', bot: 'rule'})];
            const body = JSON.stringify({game, seats: wishes, options});
            const headers = {'content-type': 'application/json'};
            return (await fetch('/api/tables', {method: 'POST', headers, body})).json();
        }""",
        [game, seats, options],
    )
    person.go(f"/t/{table['id']}")
    expect(person.page.locator("[data-zone=prompt]:not(.waiting)")).to_be_visible()


def sizes_of(touched: bool, thorough: bool) -> list[tuple[int, int]]:
    """The sizes of windows that are touched, or not; a few of them will do for a quick run."""
    sizes = [size for size in SIZES if (size[0] < TOUCHED) == touched]
    return sizes if thorough else sizes[:2]


def measured(page: Page, width: int) -> dict[str, list[str]]:
    """What is wrong with the table as it is drawn now; a busy machine may need a while to draw it."""
    found: dict[str, list[str]] = {}
    for wait in (120, 1500):
        page.wait_for_timeout(wait)
        found = page.evaluate(MEASURE.read_text(), width < TOUCHED)
        if not found:
            break
    return found


def faults_at(page: Page, sizes: list[tuple[int, int]]) -> dict[str, dict[str, list[str]]]:
    """What is wrong with the table at each of these sizes in turn; the first one is set again."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found[f"{width}x{height}"] = measured(page, width)
    page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
    page.wait_for_timeout(250)
    return {size: faults for size, faults in found.items() if faults}


@pytest.mark.sweep()
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("touched", [False, True], ids=["mouse", "touch"])
def test_lost_cities_fits(
    server: Server, devices: Devices, touched: bool, language: str, thorough: bool
) -> None:
    """Milestones and six colours, the hardest case: at rest, with a card chosen, and after some turns."""
    sizes = sizes_of(touched, thorough)
    anna = Person(device(devices, *sizes[0], language), server)
    open_table(anna, "lost-cities", 2, milestones="on", colours="6")
    faults = {"rest": faults_at(anna.page, sizes)}
    for turn in range(4):
        anna.page.locator("[data-hand][data-legal]").nth(turn % 3).click()
        if turn == 0:
            faults["chosen"] = faults_at(anna.page, sizes)
        anna.confirm()
        anna.page.locator("[data-prompt=draw]").click()
        anna.wait_for_turn()
    anna.page.locator("[data-hand][data-legal]").first.click()
    faults["later"] = faults_at(anna.page, sizes)
    assert {step: found for step, found in faults.items() if found} == {}
