"""Bots that think, as somebody at the table sees them: how far they are, why they moved, what they advise."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cairn.games import TITLES, find
from tests.server.talkative import WARMING, explaining

from .conftest import Devices
from .person import Person
from .serving import Server
from .test_pages import ask


@pytest.fixture(scope="module")
def plain_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots say why they move."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(folder, code=explaining(folder))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def anna(server: Server, devices: Devices) -> Person:
    return Person(devices.new("Anna"), server)


@pytest.fixture
def held(server: Server) -> Iterator[Path]:
    """Bots think as long as this file is there."""
    file = server.folder / "held"
    file.touch()
    yield file
    file.unlink(missing_ok=True)


def sit_with(person: Person, bot: str) -> None:
    """Open a table of Africana, whose first moves are worth thinking about; the bot begins."""
    person.go()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": bot}]
    table = ask(person.page, "/api/tables", {"game": "africana", "seats": seats, "options": {"start": "2"}})
    person.go(f"/t/{table['id']}")


def test_a_hard_bot_thinks_explains_and_hints(anna: Person, held: Path) -> None:
    """Its thinking is a bar that is not read aloud; the log tells why it moved, a hint has a reason."""
    sit_with(anna, "quartz")
    page = anna.page
    prompt = page.locator("[data-zone=prompt]")
    bar = prompt.locator(".thinks")
    expect(prompt).to_contain_text("Waiting for Quartz, bot, hard")
    expect(page.get_by_role("group", name="Quartz").first).to_contain_text("bot, hard")
    expect(bar).to_be_visible()
    assert "true" == bar.get_attribute("aria-hidden")
    assert 0 == prompt.get_by_role("status").locator(".thinks").count()
    far = float(bar.evaluate("bar => bar.style.getPropertyValue('--done')"))
    assert 0 < far <= 1

    held.unlink()
    expect(page.locator("[data-zone=prompt]:not(.waiting)")).to_be_visible()
    expect(bar).to_have_count(0)
    page.get_by_role("button", name="Why did Quartz do that?").click()
    log = page.get_by_role("log")
    expect(log).to_contain_text("Waiting for public.")
    # What is asked for is said; what the bot holds is said to nobody.
    expect(page.locator(".heard[role=status]").last).to_contain_text("Waiting for public.")
    expect(page.locator("body")).not_to_contain_text("whisper")

    held.touch()
    page.get_by_role("button", name="Hint").first.click()
    expect(bar).to_be_visible()
    held.unlink()
    expect(prompt).to_contain_text("whisper is thinking")
    expect(bar).to_have_count(0)


@pytest.mark.sweep()
@pytest.mark.parametrize("game", TITLES)
def test_the_reason_of_a_hint_is_on_the_screen(anna: Person, game: str) -> None:
    """What one has and the words of other buttons give way to it, on laptops and tablets."""
    anna.go()
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "quartz"}] * (find(game).seats[0] - 1)]
    start = {"start": "1"} if "start" in find(game).read_options({}) else {}
    table = ask(anna.page, "/api/tables", {"game": game, "seats": seats, "options": start})
    for width, height in ((1440, 900), (1366, 650), (1024, 768), (820, 1180)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.go(f"/t/{table['id']}")
        prompt = anna.page.locator("[data-zone=prompt]:not(.waiting)")
        prompt.wait_for()
        anna.page.keyboard.press("h")
        reason = prompt.locator(".detail.reasoned")
        expect(reason).to_contain_text("whisper is thinking")
        box, bar = reason.bounding_box(), prompt.bounding_box()
        assert box is not None and bar is not None
        assert box["width"] > 120
        assert bar["y"] <= box["y"] and box["y"] + box["height"] <= bar["y"] + bar["height"] + 1
        assert 0 == prompt.locator(".resources").count()


def test_the_page_says_that_bots_are_warming_up(
    devices: Devices, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """In the question and beside the bots, until the engine is compiled."""
    folder = tmp_path_factory.mktemp("cold")
    server = Server(folder, code=WARMING)
    server.start()
    try:
        anna = Person(devices.new("Anna"), server)
        sit_with(anna, "granite")
        prompt = anna.page.locator("[data-zone=prompt]")
        expect(prompt).to_contain_text("The bots are warming up")
        other = Person(devices.new("Ben"), server)
        other.go("/bots")
        note = other.page.get_by_text("The bots are warming up")
        expect(note).to_be_visible()
        (folder / "tables.built").touch()
        expect(prompt).not_to_contain_text("The bots are warming up")
        expect(note).to_have_count(0)
    finally:
        server.stop()
