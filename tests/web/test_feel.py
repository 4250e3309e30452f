"""How the table feels: hints, a closer look, what the last move has left, and what one is called by."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .company import heard, listen, sit_down
from .conftest import Devices
from .person import Person
from .plain import PlainBoard
from .serving import Server
from .test_pages import ask, made

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
ONE_GAME = {"games": "1", "start": "1"}
COVERED = """() => {
    const sheet = document.querySelector('.inspect').getBoundingClientRect();
    const under = (box) => sheet.left < box.right - 1 && sheet.right > box.left + 1
        && sheet.top < box.bottom - 1 && sheet.bottom > box.top + 1;
    const kept = [...document.querySelectorAll('[data-legal], [data-zone=prompt], [data-hand]')];
    const hit = kept.filter((one) => under(one.getBoundingClientRect()));
    return hit.map((one) => one.dataset.thing ?? one.className);
}"""


@pytest.fixture
def anna(server: Server, devices: Devices) -> Person:
    return Person(devices.new("Anna"), server)


@pytest.fixture
def marek(server: Server, devices: Devices) -> Person:
    return Person(devices.new("Marek"), server)


def setting(person: Person, **some: Any) -> None:
    """Change settings as the dialog would, before the page is opened."""
    code = f"localStorage.setItem('cairn-settings', JSON.stringify({json.dumps(some)}))"
    person.page.context.add_init_script(f"if (location.protocol === 'http:') {code}")


# Hints.


@pytest.mark.sweep()
@pytest.mark.parametrize("kind", [{}, TABLET, PHONE], ids=["wide", "middle", "narrow"])
def test_a_hint_has_a_place_and_a_reason(server: Server, devices: Devices, kind: dict[str, Any]) -> None:
    """Card and place wear the lamp, one sentence says why; choosing something else ends it."""
    anna = Person(devices.new("Anna", **kind), server)
    anna.play_now()
    page = anna.page
    hints = page.get_by_role("button", name="Hint")
    expect(hints).to_have_count(1)
    hints.click()
    lamps = page.locator("[data-hinted]")
    expect(lamps).to_have_count(2)
    expect(page.locator("[data-zone=hand] [data-hinted]")).to_have_count(1)
    expect(page.locator("[data-zone=board] [data-hinted]")).to_have_count(1)
    # The hint takes the place of the question, its reason that of the explanation.
    expect(anna.question).to_have_text(re.compile(r"^(Play|Put) "))
    told = page.locator("[data-zone=prompt] p:not(.heard)")
    expect(told).to_have_text(re.compile(r"\d|camp|expedition"))
    assert told.evaluate("one => one.scrollHeight <= one.clientHeight + 1")

    hinted = page.locator("[data-hand]:has([data-hinted])")
    hinted.click(position={"x": 12, "y": 14})
    expect(page.locator("[data-zone=board] [data-legal] [data-hinted], [data-hinted]").last).to_be_visible()
    expect(hints).to_have_count(1)
    page.keyboard.press("Escape")
    expect(told).to_be_visible()
    page.locator("[data-hand][data-legal]:not(:has([data-hinted]))").last.click(position={"x": 8, "y": 8})
    expect(lamps).to_have_count(0)
    page.keyboard.press("Escape")
    expect(anna.question).to_have_text("Place a card")
    expect(lamps).to_have_count(0)


def test_hints_among_people_only_where_all_agreed(anna: Person, marek: Person) -> None:
    sit_down({"Anna": anna, "Marek": marek}, options=ONE_GAME)
    expect(anna.question).to_have_text("Place a card")
    expect(anna.page.get_by_role("button", name="Hint")).to_have_count(0)
    anna.page.keyboard.press("h")
    anna.page.wait_for_timeout(400)
    expect(anna.page.locator("[data-hinted]")).to_have_count(0)
    sit_down({"Anna": anna, "Marek": marek}, options=ONE_GAME, hints="agreed")
    expect(anna.question).to_have_text("Place a card")
    anna.page.get_by_role("button", name="Hint").click()
    expect(anna.page.locator("[data-hinted]")).to_have_count(2)


@pytest.mark.thorough
def test_a_hint_on_the_plain_board(server: Server, devices: Devices) -> None:
    anna = PlainBoard(Person(devices.new(), server), "dominion", 2)
    anna.page.keyboard.press("h")
    lamp = anna.page.locator("[data-zone=hand] [data-hinted]").first
    expect(lamp).to_be_visible()
    expect(anna.question).to_have_text("Play Copper")
    expect(anna.page.locator("[data-zone=prompt]")).to_contain_text("lead at the end")
    anna.thing("move:buy curse").click()
    expect(anna.page.locator("[data-hinted]")).to_have_count(0)


# A closer look.


def look(thing: Locator) -> None:
    """A right click on a thing, whether or not it can be used."""
    thing.click(button="right", force=True, position={"x": 8, "y": 8})


@pytest.mark.sweep()
@pytest.mark.parametrize("kind", [PHONE, TABLET, {}], ids=["narrow", "middle", "wide"])
def test_a_closer_look_covers_nothing_that_can_be_used(
    server: Server, devices: Devices, kind: dict[str, Any]
) -> None:
    """At rest, at the question where to draw from, and with a card chosen: measured."""
    anna = Person(devices.new("Anna", **kind), server)
    anna.play_now()
    page = anna.page
    sheet = page.get_by_role("dialog", name="A closer look")
    for step in ("rest", "chosen", "draw"):
        if step == "chosen":
            anna.choose()
        elif step == "draw":
            anna.confirm()
            expect(anna.question).to_contain_text("Draw")
        page.wait_for_timeout(450)
        look(page.locator("[data-hand]:not([aria-pressed=true])").last)
        expect(sheet).to_be_visible()
        page.wait_for_timeout(150)
        assert [] == page.evaluate(COVERED), step
        page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
        if step == "chosen":
            assert page.locator("[data-hand][aria-pressed=true]").count() == 1


def test_ways_to_a_closer_look(anna: Person) -> None:
    """Right click, I, Shift F10 and the menu key; hovering alone opens nothing. I again keeps it open."""
    anna.play_now()
    page = anna.page
    sheet = page.get_by_role("dialog", name="A closer look")
    card = page.locator("[data-hand]").nth(2)
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 40)
    page.mouse.move(box["x"] + 40, box["y"] + 60, steps=5)
    page.wait_for_timeout(700)
    expect(sheet).to_be_hidden()
    for key in ("i", "Shift+F10", "ContextMenu"):
        card.focus()
        page.keyboard.press(key)
        expect(sheet).to_be_visible()
        page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
    look(card)
    expect(sheet).to_be_visible()
    page.get_by_role("heading", name="Lost Cities").click()
    expect(sheet).to_be_hidden()
    look(card)
    expect(sheet).to_be_visible()
    card.focus()
    page.keyboard.press("i")
    expect(sheet.get_by_role("button", name="Keep open")).to_have_attribute("aria-pressed", "true")
    anna.turn()
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_hovering_looks_only_after_a_real_movement(anna: Person) -> None:
    """A card that comes to lie under a resting pointer is not looked at; one that it goes over is."""
    setting(anna, name="Anna", pace="instant", looks="hover")
    anna.play_now()
    page = anna.page
    sheet = page.get_by_role("dialog", name="A closer look")
    anna.choose()
    slot = page.locator("[data-thing^=expedition][data-legal] [data-slot]").bounding_box()
    assert slot is not None
    page.mouse.move(slot["x"] + 20, slot["y"] + 20, steps=4)
    page.mouse.down()
    page.mouse.up()
    expect(anna.question).to_contain_text("Draw")
    page.wait_for_timeout(1500)
    expect(sheet).to_be_hidden()
    page.mouse.move(slot["x"] + 28, slot["y"] + 30, steps=6)
    expect(sheet).to_be_visible()
    assert [] == page.evaluate(COVERED)
    page.mouse.move(5, 5, steps=3)
    expect(sheet).to_be_hidden()


@pytest.mark.thorough
def test_a_long_press(server: Server, devices: Devices) -> None:
    """It looks, and what follows from lifting the finger does not play."""
    anna = Person(devices.new("Anna", **PHONE), server)
    anna.play_now()
    page = anna.page
    card = page.locator("[data-hand]").nth(1)
    box = card.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + 12, "y": box["y"] + 20}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    page.wait_for_timeout(650)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("dialog", name="A closer look")).to_be_visible()
    expect(anna.question).to_have_text("Place a card")


# What the last move has left.


def marked(page: Page) -> list[str]:
    """The things that wear the mark of the last move."""
    return sorted(page.locator("[data-marked]").evaluate_all("all => all.map((one) => one.dataset.marked)"))


def test_the_last_move_stays_marked(server: Server, devices: Devices, anna: Person) -> None:
    """After a reload too; M says it and goes through its things; a phone says it in a line."""
    marek = Person(devices.new("Marek", **PHONE), server)
    sit_down({"Anna": anna, "Marek": marek}, options={"games": "1", "start": "2"})
    # Nothing was moved: a deal is nobody's move.
    assert [] == marked(anna.page)
    marek.turn()
    expect(anna.question).to_have_text("Place a card")
    expect(anna.page.locator("[data-marked]")).to_have_count(2)
    before = marked(anna.page)
    assert "pile" in before
    anna.page.reload()
    expect(anna.page.locator("[data-marked]")).to_have_count(2)
    assert before == marked(anna.page)
    expect(anna.page.get_by_role("button", name=re.compile("^Draw pile.*Last move"))).to_have_count(1)

    listen(anna.page)
    anna.page.keyboard.press("m")
    heard(anna.page, "Marek draws a card.")
    first = anna.page.evaluate("document.activeElement.dataset.thing")
    anna.page.keyboard.press("m")
    second = anna.page.evaluate("document.activeElement.dataset.thing")
    assert first and second and first != second

    anna.turn()
    ticker = marek.page.get_by_role("button", name=re.compile("^Last move: "))
    expect(ticker).to_have_text(re.compile(r"draws a card$"))
    marek.page.reload()
    expect(ticker).to_have_text(re.compile(r"draws a card$"))
    ticker.tap()
    expect(marek.log).to_be_visible()


def test_a_bots_turn_is_the_last_move_though_the_own_has_begun(server: Server, devices: Devices) -> None:
    """What begins the own turn by itself is not what one has done."""
    anna = PlainBoard(Person(devices.new(), server), "dominion", 2, start="2")
    last = anna.page.get_by_role("log").locator("li.last")
    expect(last.filter(has_text="Slate").first).to_be_visible()
    expect(last.filter(has_text="You draw")).to_have_count(0)
    anna.page.reload()
    anna.wait()
    expect(last.filter(has_text="Slate").first).to_be_visible()


@pytest.mark.thorough
def test_reduced_motion_outlines_only_what_changed_its_zone(server: Server, devices: Devices) -> None:
    """And never in the colour of what can be used."""
    anna = Person(devices.new("Anna", reduced_motion="reduce"), server)
    anna.play_now()
    page = anna.page
    # The deal is over.
    page.wait_for_timeout(1700)
    page.evaluate(
        """() => {
            window.outlined = [];
            new MutationObserver((all) => {
                for (const { target } of all) if (target.classList.contains('moved')) {
                    const zone = target.closest('[data-zone]').dataset.zone;
                    window.outlined.push([target.dataset.card, zone, getComputedStyle(target).outlineColor]);
                }
            }).observe(document.body, { attributes: true, attributeFilter: ['class'], subtree: true });
        }"""
    )
    brass = page.evaluate(
        """() => {
            const probe = document.createElement('i');
            probe.style.color = 'var(--legal)';
            document.querySelector('.table').append(probe);
            return getComputedStyle(probe).color;
        }"""
    )
    hand = set(page.locator("[data-hand]").evaluate_all("all => all.map((one) => one.dataset.card)"))
    anna.place()
    page.wait_for_timeout(300)
    outlined = page.evaluate("outlined")
    assert 1 == len({card for card, *_ in outlined})
    assert {card for card, *_ in outlined} <= hand
    assert all(colour != brass for *_, colour in outlined), outlined
    assert all(zone == "board" for _, zone, _ in outlined), outlined


def test_the_focus_ring_is_for_those_who_go_by_keys(anna: Person) -> None:
    """Somebody with a mouse who presses H gets no ring around the question after each move."""
    anna.play_now()
    page = anna.page
    page.keyboard.press("h")
    expect(page.locator("[data-hinted]").first).to_be_visible()
    anna.choose()
    anna.confirm()
    expect(anna.question).to_contain_text("Draw")
    prompt = page.locator("[data-zone=prompt]")
    expect(prompt).to_be_focused()
    assert "none" == prompt.evaluate("one => getComputedStyle(one).outlineStyle")
    page.wait_for_timeout(400)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    anna.wait_for_turn()
    expect(prompt).to_be_focused()
    assert "solid" == prompt.evaluate("one => getComputedStyle(one).outlineStyle")


def test_drawing_at_once_where_nothing_else_can_be_done(anna: Person) -> None:
    """Only for somebody who has asked for it: the turn ends with the card that was placed."""
    setting(anna, name="Anna", pace="instant", hurry=True)
    anna.go()
    table = made(anna, "Cold Spring", options=ONE_GAME)
    anna.go(f"/t/{table}")
    anna.choose()
    play = anna.page.get_by_role("button", name="Play on expedition")
    play.click()
    expect(anna.log).to_contain_text("You draw")
    moves = ask(anna.page, f"/api/tables/{table}/moves")["moves"]
    assert [0, "draw"] == moves[1]
