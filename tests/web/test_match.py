"""Whole matches against the bot: by mouse, and by keyboard alone."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Devices
from .person import Person
from .serving import Server

DEAF = 360
"""Milliseconds in which a new question hears no key."""


@pytest.mark.thorough
def test_a_whole_match_by_mouse(server: Server, devices: Devices, tmp_path: Path) -> None:
    """Two games, the score sheet between them, the end; its file is what `cairn verify` wants to see."""
    anna = Person(devices.new(), server)
    anna.start_match(2)
    assert anna.page.url.startswith(server.url("/t/"))
    assert anna.hand.count() == 8
    turns = anna.play_out()
    assert turns > 40

    end = anna.page.get_by_role("main", name="The end of the match")
    expect(end.get_by_role("heading", level=2).first).to_have_text(re.compile(r"\bwins?\b|Shared win"))
    expect(end.get_by_role("table", name="Points over the match")).to_be_attached()
    with anna.page.expect_download() as saved:
        anna.page.get_by_role("button", name="Save the match").click()
    file = tmp_path / "saved.match"
    saved.value.save_as(file)
    verify = subprocess.run(
        [sys.executable, "-m", "cairn", "verify", str(file)], capture_output=True, text=True
    )
    assert verify.returncode == 0, verify.stdout + verify.stderr

    anna.page.get_by_role("button", name="Check the shuffles").click()
    report = anna.page.get_by_role("dialog")
    expect(report.get_by_text("Everything fits")).to_be_visible()


@pytest.mark.thorough
def test_a_whole_match_by_keyboard_alone(server: Server, devices: Devices) -> None:
    """After loading only keys are pressed, and only roles and accessible names are read."""
    page = devices.new().new_page()
    page.goto(server.url())
    expect(page.get_by_role("button", name="Play Lost Cities now")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name=re.compile("^Your hand"))).to_be_visible()
    for _ in range(400):
        asked = status(page)
        page.wait_for_timeout(DEAF)
        if "match" in asked or "Shared win" in asked:
            break
        if "Place a card" in asked:
            press_a_card(page)
            page.keyboard.press("Enter")
        elif "Draw" in asked:
            page.keyboard.press("d")
        elif "is over" in asked:
            page.keyboard.press("Enter")
        expect(page.get_by_role("status").filter(has_text=re.compile(".")).first).not_to_have_text(asked)
    else:
        raise AssertionError("the match does not end")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def status(page: Page) -> str:
    """What the prompt says, once it is up to this person."""
    up_to_us = re.compile(r"Your turn|is over|Game over")
    prompt = page.get_by_role("status").filter(has_text=up_to_us).first
    prompt.wait_for(state="attached")
    return prompt.inner_text()


def press_a_card(page: Page) -> None:
    """Press the number of the first card whose name says that it can go somewhere."""
    hand = page.get_by_role("region", name=re.compile("^Your hand"))
    cards = [card.get_attribute("aria-label") or "" for card in hand.get_by_role("button").all()]
    can = [n for n, name in enumerate(cards, 1) if "Can go" in name]
    assert can, cards
    page.keyboard.press(str(can[0]))
    page.get_by_role("status").filter(has_text="Where does").first.wait_for(state="attached")
