"""The guided first game: marks at a real table, one at a time, that are in nobody's way."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .axe import findings
from .conftest import Devices
from .person import Person
from .serving import Server
from .test_sizes import device

COVERS = Path(__file__).parent / "covers.js"
SIZES = [(1440, 900), (390, 664), (320, 568), (1366, 650), (820, 1180), (844, 390)]
LOW = 400
WAITS = 800
"""Milliseconds after which a mark that has not come does not come."""


class Pupil(Person):
    """Somebody in a guided game."""

    def begin(self) -> None:
        """The first game of all, by the button of the first page."""
        self.go()
        self.page.locator(".hero button").click()
        expect(self.hand).to_have_count(8)
        self.wait_for_turn()

    @property
    def mark(self) -> Locator:
        """The mark that stands."""
        return self.page.locator("[data-coach]:not(.waits)")

    def expect_mark(self, name: str) -> None:
        """Wait until this mark stands, and no other."""
        expect(self.mark).to_have_attribute("data-coach", name)
        expect(self.page.locator("[data-coach]")).to_have_count(1)

    def expect_none(self) -> None:
        """No mark stands, and none comes."""
        expect(self.mark).to_have_count(0)
        self.page.wait_for_timeout(WAITS)
        expect(self.mark).to_have_count(0)

    def came(self) -> str | None:
        """The name of the mark that has come, if one comes."""
        try:
            self.mark.wait_for(timeout=WAITS)
        except Exception:
            return None
        return self.mark.get_attribute("data-coach")

    def begun(self) -> set[str]:
        """The colours of which this person has begun an expedition."""
        cards = "[data-thing^='expedition 0'] [data-card]"
        return {card.split()[0] for card in self.page.locator(cards).evaluate_all(NAMES)}

    def pick(self) -> bool:
        """Pick up the lowest number of the new colour that is held most; whether it is held twice."""
        begun = self.begun()
        cards = [(card, n) for n, card in enumerate(self.cards()) if "sponsor" not in card]
        fresh = [(card.split()[0], n) for card, n in cards if card.split()[0] not in begun]
        often = Counter(colour for colour, _ in fresh)
        most = max(often, key=lambda colour: often[colour], default="")
        self.hand.nth(min((n for colour, n in fresh if colour == most), default=0)).click()
        return often[most] > 1


NAMES = "all => all.map(one => one.dataset.inspect)"


def faults(page: Page) -> list[str]:
    """What the mark that stands covers."""
    page.wait_for_timeout(250)
    found: list[str] = page.evaluate(COVERS.read_text())
    return found


def kept(page: Page) -> Any:
    """What the browser remembers of the guide."""
    return page.evaluate("JSON.parse(localStorage.getItem('cairn-guides'))['lost-cities']")


def test_the_first_game_is_guided(server: Server, devices: Devices) -> None:
    """By keys: Esc skips a step, Shift and Esc the guide; both are remembered; no mark takes the focus."""
    anna = Pupil(devices.new(guided=True), server)
    anna.begin()
    page = anna.page
    anna.expect_mark("hand")
    expect(anna.mark).to_contain_text("1 of 7")
    expect(page.locator("header.bar")).to_contain_text("Guided first game · Game 1 of 1")
    expect(page.get_by_role("complementary", name="Guide, 1 of 7")).to_be_visible()
    expect(page.locator(".table > .heard")).to_contain_text(
        "Guide. 1 of 7. Eight cards, five colours. Each colour"
    )
    assert page.evaluate("document.activeElement.closest('[data-coach]')") is None
    page.keyboard.press("Escape")
    anna.expect_none()
    anna.pick()
    anna.expect_mark("places")
    expect(anna.mark).to_contain_text("2 of 7")
    # The mark is on top: the first Esc is for it, the second for the card.
    page.keyboard.press("Escape")
    expect(anna.mark).to_have_count(0)
    expect(anna.question).to_contain_text("Where does")
    page.keyboard.press("Escape")
    expect(anna.question).to_have_text("Place a card")
    assert kept(page)["seen"] == ["hand", "places"]
    anna.place()
    anna.expect_mark("draw")
    # What was seen stays seen; what stands has not been seen yet.
    page.reload()
    anna.expect_mark("draw")
    expect(anna.mark).to_contain_text(f"{len(kept(page)['seen']) + 1} of 7")
    page.keyboard.press("Shift+Escape")
    anna.expect_none()
    assert kept(page)["over"] is True
    expect(page.locator("header.bar")).not_to_contain_text("Guided")
    expect(anna.question).to_contain_text("Draw")
    page.reload()
    anna.draw()
    anna.wait_for_turn()
    anna.expect_none()
    # The second game is none.
    anna.begin()
    anna.expect_none()


@pytest.mark.thorough
def test_a_guided_game_from_the_page_that_explains(server: Server, devices: Devices) -> None:
    """One game without milestones against the gentlest; what was played last is offered again as it was."""
    anna = Pupil(devices.new(), server)
    anna.start_match(2)
    habits = anna.page.evaluate("localStorage.getItem('cairn-habits')")
    anna.go("/learn/lost-cities")
    expect(anna.page.get_by_text("against Pebble, about six minutes")).to_be_visible()
    anna.page.keyboard.press("Enter")
    anna.expect_mark("hand")
    page = anna.page
    expect(page.locator("header.bar")).to_contain_text("Guided first game · Game 1 of 1")
    expect(page.locator(".seats")).to_contain_text("Pebble")
    expect(page.locator("[data-thing^=milestone]")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('cairn-habits')") == habits
    # By the keyboard alone: the button is read, and the focus returns to where it was.
    anna.hand.first.focus()
    anna.mark.get_by_role("button", name="Got it").focus()
    page.wait_for_timeout(400)
    page.keyboard.press("Enter")
    expect(anna.mark).to_have_count(0)
    expect(anna.hand.first).to_be_focused()
    anna.pick()
    anna.expect_mark("places")
    page.wait_for_timeout(400)
    anna.mark.get_by_role("button", name="Skip the guide").click()
    anna.expect_none()
    expect(anna.question).to_contain_text("Where does")
    # The menu shows it again, from the first mark.
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Show the guide").click()
    anna.expect_mark("hand")
    expect(anna.mark).to_contain_text("1 of 7")
    # A closer look lies over the table: the mark makes room, and comes back.
    anna.hand.first.click(button="right")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(anna.mark).to_have_count(0)
    page.keyboard.press("Escape")
    anna.expect_mark("hand")
    # Nobody else is guided: no spectator, and no reader of a replay.
    bruno = Pupil(devices.new("Bruno", guided=True), server)
    bruno.go(anna.table)
    expect(bruno.page.get_by_text("You are watching")).to_be_visible()
    bruno.expect_none()
    anna.go(f"{anna.table}/replay/0")
    expect(page.get_by_role("slider")).to_be_visible()
    anna.expect_none()


@pytest.mark.thorough
def test_nobody_else_is_guided(server: Server, devices: Devices) -> None:
    """Nor for a newcomer who would rather play at once."""
    anna = Pupil(devices.new(guided=True), server)
    anna.plan().get_by_role("button", name="Invite somebody instead").click()
    link = anna.page.get_by_label("Invite link").input_value()
    bruno = Pupil(devices.new("Bruno", guided=True), server)
    bruno.page.goto(link)
    bruno.page.get_by_role("button", name=re.compile("Sit down")).click()
    for person in (anna, bruno):
        expect(person.hand).to_have_count(8)
        person.page.get_by_role("button", name="Menu").first.click()
        expect(person.page.get_by_role("button", name="Rules").last).to_be_visible()
        expect(person.page.get_by_role("button", name="Show the guide")).to_have_count(0)
        person.page.keyboard.press("Escape")
        person.expect_none()
    clara = Pupil(devices.new("Clara", guided=True), server)
    clara.go("/learn/lost-cities")
    clara.page.get_by_role("button", name="Play at once").click()
    expect(clara.hand).to_have_count(8)
    clara.expect_none()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("width", "height", "language"), [*[(*size, "en") for size in SIZES], (1366, 650, "de"), (320, 568, "de")]
)
def test_marks_are_in_nobodys_way(
    server: Server, devices: Devices, width: int, height: int, language: str
) -> None:
    """In two turns: no mark lies over a legal place, a legal card or the question, and axe finds nothing."""
    theme: Any = "dark" if language == "de" else "light"
    anna = Pupil(device(devices, width, height, language, guided=True, color_scheme=theme), server)
    anna.begin()
    seen: list[str] = []
    wrong: dict[str, list[str]] = {}

    def look(expected: str) -> None:
        """In the first turn it is known which mark comes; on a low phone it may find no free place."""
        if len(seen) < 3 and height > LOW:
            anna.expect_mark(expected)
        if name := anna.came():
            seen.append(name)
            wrong[name] = faults(anna.page) + (findings(anna.page) if len(seen) < 4 else [])

    for _ in range(2):
        expect(anna.page.locator("[data-hand][data-legal]").first).to_be_visible()
        look("hand")
        anna.pick()
        look("places")
        anna.confirm()
        expect(anna.page.locator("[data-prompt=draw]")).to_be_visible()
        look("draw")
        anna.page.locator("[data-prompt=draw]").click()
        expect(anna.page.locator("[data-prompt=draw]")).to_be_hidden()
    assert seen[:3] == ["hand", "places", "draw"] or (height <= LOW and seen[0] == "hand")
    assert {name: found for name, found in wrong.items() if found} == {}


@pytest.mark.thorough
def test_a_whole_guided_game(server: Server, devices: Devices) -> None:
    """All seven marks, each once and none in the way; when the game is over, so is the guide."""
    anna = Pupil(device(devices, 390, 664, "en", guided=True), server)
    anna.begin()
    wrong: dict[str, list[str]] = {}
    sponsors = costs = 0

    def look() -> None:
        if not kept(anna.page)["over"] and (name := anna.came()):
            assert name not in wrong
            wrong[name] = faults(anna.page)

    for turn in range(60):
        anna.page.locator("[data-zone=prompt]:not(.waiting):not(.pending)").wait_for()
        if anna.page.locator("[data-prompt=again]").count():
            break
        begun = anna.begun()
        held = [card.split()[0] for card in anna.cards() if "sponsor" in card]
        sponsors += turn > 0 and any(colour not in begun for colour in held)
        look()
        worth = anna.pick()
        if worth and "places" in wrong and "cost" not in wrong:
            anna.expect_mark("cost")
            costs += 1
        look()
        # Nothing is begun that cannot teach anything.
        anna.page.locator(".prompt button.primary" if worth else "[data-prompt=camp]").click()
        expect(anna.page.locator("[data-prompt=draw]")).to_be_visible()
        look()
        anna.page.locator("[data-prompt=draw]").click()
        expect(anna.page.locator("[data-prompt=draw]")).to_be_hidden()
    assert {name: found for name, found in wrong.items() if found} == {}
    guide = kept(anna.page)
    assert guide["over"] is True
    assert len(guide["seen"]) == len(set(guide["seen"]))
    assert {"hand", "places", "draw", "camps", "clock"} <= set(guide["seen"])
    # Not every deal has two cards of one colour when it is time for the cost.
    assert "cost" in guide["seen"] or not costs
    assert "sponsor" in guide["seen"] or not sponsors
