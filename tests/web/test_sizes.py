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


def measured(page: Page, width: int) -> dict[str, list[str]]:
    """What is wrong with the table as it is drawn now."""
    page.wait_for_timeout(250)
    found: dict[str, list[str]] = page.evaluate(MEASURE.read_text(), width < TOUCHED)
    return found


@pytest.mark.sweep()
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), SIZES, ids=lambda n: str(n))
def test_lost_cities_fits(server: Server, devices: Devices, width: int, height: int, language: str) -> None:
    """Milestones and six colours, the hardest case: at rest, with a card chosen, and after some turns."""
    anna = Person(device(devices, width, height, language), server)
    open_table(anna, "lost-cities", 2, milestones="on", colours="6")
    faults = {"rest": measured(anna.page, width)}
    for turn in range(4):
        anna.page.locator("[data-hand][data-legal]").nth(turn % 3).click()
        if turn == 0:
            faults["chosen"] = measured(anna.page, width)
        anna.confirm()
        anna.page.locator("[data-prompt=draw]").click()
        anna.wait_for_turn()
    anna.page.locator("[data-hand][data-legal]").first.click()
    faults["later"] = measured(anna.page, width)
    assert {step: found for step, found in faults.items() if found} == {}
