"""Two people, a bot and a spectator at one table of Adventure Tours: who sees what, and who may do what."""

import pytest
from playwright.sync_api import expect

from ...conftest import Devices
from ...person import Person
from ...sitting import DEAF, OPEN
from ..laying import LaidServer

TWO = """
    seat 1 to play
    hand 1: red molly, blue roy, yellow miller
    equipment 1: red earl 3
    hand 2: blue colonel, yellow betty, red rufus
    equipment 2: red paige
    hand 3: yellow roy, yellow lady
"""
HIDDEN = {
    "Anna": ["blue roy nobleman", "yellow pater miller"],
    "Marek": ["yellow betty mcklug", "red rufus rigs"],
}
"""What each keeps in hand while the test lasts."""
TABLE = """async () => {
    const seats = [{kind: 'me', name: 'Anna'}, {kind: 'open'}, {kind: 'bot', bot: 'rule'}];
    const headers = {'content-type': 'application/json'};
    const body = JSON.stringify({game: 'adventure-tours', seats, options: {}, watch: 'anybody'});
    const {id} = await (await fetch('/api/tables', {method: 'POST', headers, body})).json();
    return [id, (await (await fetch(`/api/tables/${id}`)).json()).invite];
}"""
MARK = "[data-inspect^='{0}'], [data-thing^='{0}#'], [data-card^='{0}#']"


def shows(person: Person, card: str) -> int:
    """How often a card is in somebody's page, seen or not."""
    return person.page.locator(MARK.format(card)).count()


def lay(person: Person, card: str, place: str) -> None:
    """A card of one's own to its place, once it is one's turn."""
    person.page.locator(OPEN).first.wait_for()
    person.page.wait_for_timeout(DEAF)
    person.page.locator(f"[data-hand][data-thing^='{card}#']").click(position={"x": 10, "y": 14})
    person.page.locator(f"[data-zone=board] [data-thing={place}]").click()


@pytest.mark.thorough
def test_two_browsers_and_a_spectator(laid: LaidServer, devices: Devices) -> None:
    """Each sees what the others lay and lose, nobody another's hand; the spectator can only look."""
    laid.lay(TWO)
    anna, marek, watcher = (Person(devices.new(name), laid) for name in ("Anna", "Marek", "Zosia"))
    anna.go()
    table, key = anna.page.evaluate(TABLE)
    anna.go(f"/t/{table}")
    marek.go(f"/t/{table}?k={key.rpartition('k=')[2]}")
    marek.page.get_by_role("button", name="Sit down").click()
    watcher.go(f"/t/{table}")
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()

    lay(anna, "red molly magpie", "join")
    anna.page.locator("[data-question=discard-equipment]").wait_for()
    anna.page.wait_for_timeout(DEAF)
    anna.page.locator("[data-thing='seat 1']").click(position={"x": 10, "y": 14})
    anna.page.locator("[data-zone=prompt] button.primary").click()
    for one in (marek, watcher):
        expect(one.page.locator("[data-zone=board] [data-inspect='red molly magpie']").first).to_be_visible()
        expect(one.page.get_by_role("log").first).to_contain_text("Anna discards Professor Paige Turner")
    expect(marek.page.get_by_text("discarded by Anna")).to_be_visible()

    lay(marek, "blue colonel farsight", "lay")
    for one in (anna, watcher):
        laid_card = one.page.locator("[data-zone=board] [data-inspect='blue colonel farsight']")
        expect(laid_card.first).to_be_visible()
    # The bot has played too, and it is Anna's turn again.
    anna.page.locator(OPEN).first.wait_for()

    for owner, cards in HIDDEN.items():
        for card in cards:
            for one, name in ((anna, "Anna"), (marek, "Marek"), (watcher, "Zosia")):
                assert bool(shows(one, card)) == (name == owner), (card, name)

    before = watcher.page.get_by_role("log").first.inner_text()
    assert watcher.hand.count() == 0
    assert watcher.page.locator("[data-legal]").count() == 0
    assert watcher.page.locator("[data-prompt=skip], [data-prompt=end], [data-prompt=hint]").count() == 0
    for key in ("1", "j", "e", "Enter", "x", "u"):
        watcher.page.keyboard.press(key)
    watcher.page.locator("[data-inspect='seat 1']").first.click(position={"x": 10, "y": 14})
    watcher.page.wait_for_timeout(300)
    assert watcher.page.get_by_role("log").first.inner_text() == before
    expect(anna.page.locator("[data-question=play]")).to_be_visible()
