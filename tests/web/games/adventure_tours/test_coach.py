"""The guided first game of Adventure Tours: marks at a real table."""

from playwright.sync_api import expect

from ...conftest import Devices
from ...person import Person
from ...serving import Server
from ...sitting import DEAF


def test_the_first_marks_come_one_after_the_other(server: Server, devices: Devices) -> None:
    """At the hand, then at the two places of the card that is picked."""
    anna = Person(devices.new(reduced_motion="reduce"), server)
    anna.go("/learn/adventure-tours")
    anna.page.get_by_role("button", name="guided").first.click()
    anna.wait_for_turn()
    mark = anna.page.locator("[data-coach]:not(.waits)")
    expect(mark).to_have_attribute("data-coach", "hand")
    anna.page.wait_for_timeout(DEAF)
    anna.choose()
    expect(mark).to_have_attribute("data-coach", "places")
