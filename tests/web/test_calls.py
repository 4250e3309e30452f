"""Who is called, and how: chat and its badge, the title, notices, sounds."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .company import heard, listen, sit_down
from .conftest import Devices
from .person import Person
from .serving import Server

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
LONG = "https://example.org/" + "abcdefghij" * 24
WATCHED = """
    window.calls = { asked: 0, notices: [], sounds: 0 };
    window.Notification = class {
        static permission = 'default';
        static async requestPermission() { calls.asked += 1; return (this.permission = 'granted'); }
        constructor(title, { body }) { calls.notices.push(body); }
        close() {}
    };
    const Audio = window.AudioContext;
    window.AudioContext = class extends Audio {
        createOscillator() { calls.sounds += 1; return super.createOscillator(); }
    };
    let hides = false;
    Object.defineProperty(document, 'hidden', { get: () => hides });
    window.hide = (yes) => { hides = yes; document.dispatchEvent(new Event('visibilitychange')); };
"""
"""Counts what a page asks of its browser, and lets a test hide it."""


def watched(device: BrowserContext) -> BrowserContext:
    device.add_init_script(f"if (location.protocol === 'http:') {{ {WATCHED} }}")
    return device


def settings(device: BrowserContext, **some: Any) -> BrowserContext:
    """A device on which these settings were made before."""
    code = f"localStorage.setItem('cairn-settings', JSON.stringify({json.dumps(some)}))"
    device.add_init_script(f"if (location.protocol === 'http:') {code}")
    return device


def write(page: Page, text: str) -> None:
    """Say something to the table."""
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something to the table").fill(text)
    page.keyboard.press("Enter")


@pytest.mark.sweep()
@pytest.mark.parametrize("kind", [PHONE, TABLET], ids=["phone", "tablet"])
def test_chat_is_noticed_where_the_log_is_shut(
    server: Server, devices: Devices, kind: dict[str, Any]
) -> None:
    """A badge on its button, words for a screen reader; long words break, and reading clears the badge."""
    anna = Person(devices.new("Anna"), server)
    marek = Person(devices.new("Marek", **kind), server)
    sit_down({"Anna": anna, "Marek": marek}, options={"games": "1", "start": "1"})
    listen(marek.page)
    write(anna.page, "nice nine")
    write(anna.page, LONG)
    button = marek.page.get_by_role("button", name="Log, 2 new lines of chat")
    expect(button.locator(".badge")).to_have_text("2")
    heard(marek.page, "Anna writes: nice nine.")
    button.click()
    expect(marek.page.get_by_role("tab", name="Chat 2")).to_be_visible()
    marek.page.get_by_role("tab", name="Chat 2").click()
    panel = marek.page.get_by_role("tabpanel")
    line = panel.get_by_text(LONG)
    expect(line).to_be_visible()
    assert panel.evaluate("one => one.scrollWidth <= one.clientWidth")
    inside = panel.bounding_box()
    words = line.bounding_box()
    assert inside is not None and words is not None
    assert words["x"] + words["width"] <= inside["x"] + inside["width"] + 1
    marek.page.get_by_role("button", name="Close", exact=True).click()
    expect(marek.page.get_by_role("button", name="Log", exact=True)).to_be_visible()


def test_chat_is_not_read_to_those_who_do_not_want_it(server: Server, devices: Devices) -> None:
    anna = Person(devices.new("Anna"), server)
    marek = Person(settings(devices.new("Marek"), name="Marek", readChat=False), server)
    sit_down({"Anna": anna, "Marek": marek}, options={"games": "1", "start": "1"})
    listen(marek.page)
    write(anna.page, "nice nine")
    expect(marek.page.get_by_role("tab", name="Chat 1")).to_be_visible()
    marek.page.wait_for_timeout(300)
    assert [] == [one for one in marek.page.evaluate("said") if "nice" in one]
    # Y opens the chat.
    marek.page.keyboard.press("y")
    expect(marek.page.get_by_label("Say something to the table")).to_be_focused()
    marek.page.keyboard.press("y")
    expect(marek.page.get_by_label("Say something to the table")).to_have_value("y")


@pytest.mark.thorough
def test_nobody_is_asked_and_nothing_sounds_unless_wanted(server: Server, devices: Devices) -> None:
    """The title calls in any case; a notice and a sound come to those who have asked for them."""
    anna = Person(watched(devices.new("Anna")), server)
    marek = Person(watched(devices.new("Marek")), server)
    sit_down({"Anna": anna, "Marek": marek}, options={"games": "1", "start": "2"})
    expect(anna.question).to_have_text("Marek is choosing a card")
    assert not anna.page.title().startswith("●")
    anna.page.evaluate("hide(true)")
    marek.turn()
    expect(anna.page).to_have_title(re.compile("^● Your turn"))
    assert {"asked": 0, "notices": [], "sounds": 0} == anna.page.evaluate("calls")
    anna.page.evaluate("hide(false)")
    # What happened while nobody looked is marked.
    expect(anna.page.locator("[data-marked]")).to_have_count(2)

    anna.page.get_by_role("button", name="Menu").click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("tab", name="Settings").click()
    dialog.get_by_role("switch", name="Tell me when it is my turn").click()
    dialog.get_by_role("switch", name="Sounds").click()
    assert 1 == anna.page.evaluate("calls.asked")
    assert anna.page.evaluate("calls.sounds") > 0
    anna.page.keyboard.press("Escape")
    anna.turn()
    expect(anna.page).not_to_have_title(re.compile("^●"))
    anna.page.evaluate("hide(true); calls.sounds = 0")
    marek.turn()
    expect(anna.page).to_have_title(re.compile("^● Your turn"))
    anna.page.wait_for_function("() => calls.notices.length")
    assert ["Your turn"] == anna.page.evaluate("calls.notices")
    assert anna.page.evaluate("calls.sounds") > 0
    write(marek.page, "your move")
    anna.page.wait_for_function("() => calls.notices.length > 1")
    assert "Marek writes: your move" == anna.page.evaluate("calls.notices[1]")


@pytest.mark.thorough
def test_a_refusal_and_the_clock_sound(server: Server, devices: Devices) -> None:
    """A low knock where something is refused, and a tick when little time is left."""
    anna = Person(settings(watched(devices.new("Anna")), name="Anna", pace="instant", sound=True), server)
    marek = Person(devices.new("Marek"), server)
    rule = {"per_move": 13, "per_game": 0, "increment": 0, "at_zero": "nothing"}
    sit_down({"Anna": anna, "Marek": marek}, options={"games": "1", "start": "1"}, clock=rule)
    anna.page.wait_for_timeout(500)
    anna.page.evaluate("calls.sounds = 0")
    anna.page.locator("[data-thing=pile]").first.click(force=True)
    expect(anna.page.get_by_role("alert")).to_be_visible()
    assert 1 == anna.page.evaluate("calls.sounds")
    anna.page.wait_for_function("() => calls.sounds > 1")
