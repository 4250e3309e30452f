"""A bot from outside in the browser: planned, given its key, and played with."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.cli.running import env

from .axe import findings
from .conftest import Devices
from .person import Person
from .serving import Server

BOT = Path(__file__).parents[2] / "examples" / "bots" / "at_table.py"
PICTURES = os.environ.get("CAIRN_PICTURES", "")
"""A folder for pictures of what these tests see."""


def shoot(person: Person, name: str) -> None:
    """Take a picture where somebody wants one."""
    if PICTURES:
        person.page.screenshot(path=f"{PICTURES}/{name}.png")


@pytest.mark.parametrize("width", [1280, 390])
def test_a_program_is_given_a_seat_and_plays(server: Server, devices: Devices, width: int) -> None:
    """Chosen with the table; the key is shown once; the program comes, and everybody sees what it is."""
    anna = Person(devices.new("Anna", viewport={"width": width, "height": 800}), server)
    dialog = anna.plan()
    dialog.get_by_role("group", name="Seat 2").get_by_text("program", exact=True).click()
    expect(dialog.get_by_text("plays with a key")).to_be_visible()
    shoot(anna, f"create-{width}")
    dialog.get_by_role("button", name="Sit down and").click()
    page = anna.page
    expect(page.get_by_text("waits for its program")).to_be_visible()
    page.get_by_role("button", name="Make its key").click()
    first = page.get_by_label("Key of the seat").first.input_value()
    page.get_by_role("button", name="Make a new key").click()
    field = page.get_by_label("Key of the seat").first
    expect(field).not_to_have_value(first)
    key = field.input_value()
    assert f'cairn bot {page.url} "stdio:' in page.get_by_label("Start the program").first.input_value()
    assert [] == findings(page)
    shoot(anna, f"lobby-{width}")
    words = [sys.executable, str(BOT), page.url]
    program = subprocess.Popen(words, env=env(CAIRN_BOT_KEY=key), stderr=subprocess.DEVNULL)
    try:
        expect(anna.hand).to_have_count(8)
        anna.wait_for_turn()
        seat = page.locator("[data-place='seat 1']").first
        expect(seat).to_have_attribute("aria-label", re.compile("bot from outside"))
        shoot(anna, f"table-{width}")
        page.reload()
        anna.wait_for_turn()
    finally:
        program.kill()
        program.wait()


def test_an_open_seat_goes_to_a_program_and_back(server: Server, devices: Devices) -> None:
    """In the lobby; a seat that was freed is open again."""
    anna = Person(devices.new("Anna"), server)
    dialog = anna.plan()
    dialog.get_by_role("group", name="Seat 2").get_by_text("friend", exact=True).click()
    dialog.get_by_role("button", name="Sit down and").click()
    page = anna.page
    page.get_by_role("button", name="Bot from outside").click()
    expect(page.get_by_label("Key of the seat").first).not_to_have_value("")
    page.get_by_role("button", name="Free the seat").click()
    expect(page.get_by_role("button", name="Bot from outside")).to_be_visible()
    expect(page.get_by_label("Key of the seat")).to_have_count(0)
