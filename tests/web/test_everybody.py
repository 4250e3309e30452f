"""For everybody: languages, themes, sizes, keys, rules, refusals, replay, and no finding of axe."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from cairn.text import LANGUAGES, Speaker

from .axe import findings
from .conftest import Devices
from .person import DEAF, Person
from .serving import Server

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = {"phone": (390, 844), "tablet": (1024, 768), "small laptop": (1280, 640), "desktop": (1440, 900)}


@pytest.mark.sweep()
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_axe_finds_nothing(server: Server, devices: Devices, size: str) -> None:
    """On every page: home, create, lobby, table in each step, dialogs, replay, rules, about."""
    kind: dict[str, Any] = dict(PHONE) if size == "phone" else {}
    anna = Person(devices.new(reduced_motion="reduce", **kind), server)
    found: dict[str, list[str]] = {}
    anna.go()
    expect(anna.page.get_by_role("button", name="Play Lost Cities now")).to_be_visible()
    found["home"] = findings(anna.page)
    anna.page.get_by_role("link", name="Create a table").click()
    expect(anna.page.get_by_role("button", name="Sit down and start")).to_be_visible()
    found["create"] = findings(anna.page)
    anna.page.get_by_role("button", name="Invite somebody instead").click()
    expect(anna.page.get_by_label("Invite link")).to_be_visible()
    found["lobby"] = findings(anna.page)
    anna.play_now()
    found["place"] = findings(anna.page)
    anna.choose()
    found["where"] = findings(anna.page)
    anna.confirm()
    found["draw"] = findings(anna.page)
    anna.page.get_by_role("button", name="Menu").first.click()
    found["menu"] = findings(anna.page)
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("?")
    found["keys"] = findings(anna.page)
    anna.page.keyboard.press("Escape")
    table = anna.table
    anna.go(f"{table}/replay/1")
    expect(anna.page.get_by_role("slider")).to_be_visible()
    found["replay"] = findings(anna.page)
    for path in ("/rules/lost-cities", "/about"):
        anna.go(path)
        expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
        found[path] = findings(anna.page)
    assert {name: list_ for name, list_ in found.items() if list_} == {}


@pytest.mark.sweep()
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language(server: Server, devices: Devices, language: str) -> None:
    """The first comes from the browser, and it speaks everywhere, rule texts included."""
    speaker = Speaker(language, "lost-cities")
    anna = Person(devices.new(language=language), server)
    anna.go()
    expect(anna.page.locator("html")).to_have_attribute("lang", language)
    anna.page.get_by_role("button", name=speaker.say("lost-cities-play-now")).click()
    expect(anna.question).to_have_text(speaker.say("lost-cities-table-place-question"))
    card = anna.cards()[0]
    name = anna.hand.first.get_attribute("aria-label") or ""
    assert speaker.card(card).casefold() in name.casefold()
    # A move can be typed in the same words.
    anna.page.keyboard.press("/")
    anna.page.get_by_role("combobox").fill(speaker.move(f"camp {card}"))
    expect(anna.page.get_by_role("option").first).to_contain_text(speaker.move(f"camp {card}"))
    anna.page.keyboard.press("Escape")
    anna.choose()
    chosen = anna.page.locator("[data-hand][aria-pressed=true]").get_attribute("data-inspect") or ""
    expect(anna.question).to_have_text(speaker.say("lost-cities-table-where", {"card": chosen}))
    anna.confirm()
    # A second card is refused, in the same language.
    asked = [speaker.say(key) for key in ("lost-cities-prompt-draw", "lost-cities-table-draw-only")]
    expect(anna.question).to_have_text(re.compile("|".join(map(re.escape, asked))))
    # A new question hears nothing for a moment.
    anna.page.wait_for_timeout(400)
    anna.page.keyboard.press("1")
    refused = anna.page.get_by_role("alert")
    expect(refused).to_contain_text(speaker.say("lost-cities-no-draw-first"))
    anna.go("/rules/lost-cities")
    expect(anna.page.get_by_text(speaker.rule("LC-T4")[:40]).first).to_be_visible()


def test_the_language_changes_at_any_time(server: Server, devices: Devices) -> None:
    anna = Person(devices.new(), server)
    anna.play_now()
    expect(anna.question).to_have_text("Place a card")
    anna.page.get_by_role("button", name="Menu").first.click()
    anna.page.get_by_role("tab", name="Settings").click()
    for language in ("de", "pl", "en"):
        anna.page.get_by_label(re.compile("Language|Sprache|Język")).last.select_option(language)
        expect(anna.question).to_have_text(
            Speaker(language, "lost-cities").say("lost-cities-table-place-question")
        )
        expect(anna.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.sweep()
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_never_scrolls(server: Server, devices: Devices, size: str, language: str) -> None:
    """And nothing that can be pressed is cut off, hidden behind something else or too small for a thumb."""
    width, height = SIZES[size]
    kind: dict[str, Any] = (
        dict(PHONE) if size == "phone" else {"viewport": {"width": width, "height": height}}
    )
    anna = Person(devices.new(language=language, **kind), server)
    speaker = Speaker(language, "lost-cities")
    anna.go()
    anna.page.get_by_role("button", name=speaker.say("lost-cities-play-now")).click()
    expect(anna.hand.first).to_be_visible()
    anna.choose()
    page = anna.page
    over = page.evaluate(
        "(root => [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight])(document.documentElement)"
    )
    assert max(over) <= 0
    outside = page.evaluate(
        """[...document.querySelectorAll('button')].filter(one => {
            const box = one.getBoundingClientRect();
            const shown = one.checkVisibility() && box.width > 0;
            const right = box.right > innerWidth + 1, below = box.bottom > innerHeight + 1;
            return shown && (box.left < -1 || box.top < -1 || right || below);
        }).map(one => one.ariaLabel ?? one.innerText)"""
    )
    assert outside == []
    if size == "phone":
        small = page.evaluate(
            """[...document.querySelectorAll('[data-zone=prompt] button, header button')].filter(one => {
                const box = one.getBoundingClientRect();
                return one.checkVisibility() && (box.width < 43.5 || box.height < 43.5);
            }).map(one => one.ariaLabel ?? one.innerText)"""
        )
        assert small == []


def test_a_refusal_names_its_rule(server: Server, devices: Devices) -> None:
    """An illegal thing explains itself, and its rule can be read."""
    anna = Person(devices.new(), server)
    anna.play_now()
    pile = anna.page.locator("[data-thing=pile]").first
    expect(pile).to_have_attribute("aria-disabled", "true")
    pile.click(force=True)
    alert = anna.page.get_by_role("alert")
    expect(alert).to_contain_text("First place a card, then draw.")
    alert.get_by_text(re.compile("LC-T")).click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_text(re.compile("LC-T")).first).to_be_visible()


def test_keys_of_the_table(server: Server, devices: Devices) -> None:
    """Numbers, letters, the typed move with completion, and that letters can be switched off."""
    anna = Person(devices.new(), server)
    anna.play_now()
    page = anna.page
    page.keyboard.press("1")
    expect(anna.question).to_contain_text("Where does")
    page.keyboard.press("Escape")
    expect(anna.question).to_have_text("Place a card")
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.hasAttribute('data-legal')")
    page.keyboard.press("h")
    expect(page.locator("[data-zone=prompt]").get_by_role("status")).to_contain_text("Hint")
    page.keyboard.press("/")
    box = page.get_by_role("combobox")
    expect(box).to_be_focused()
    card = anna.cards()[0]
    box.fill(f"put {card}")
    expect(page.get_by_role("option").first).to_contain_text(Speaker("en", "lost-cities").card(card))
    page.keyboard.press("Enter")
    for keys, question in (("", "Draw"), ("u", "Place a card"), ("2c", "Draw")):
        for key in keys:
            page.keyboard.press(key)
        expect(anna.question).to_contain_text(question)
        page.wait_for_timeout(DEAF)
    page.keyboard.press("d")
    anna.wait_for_turn()

    page.evaluate("localStorage.setItem('cairn-settings', JSON.stringify({pace: 'instant', letters: false}))")
    page.reload()
    anna.place()
    expect(anna.question).to_contain_text("Draw")
    page.keyboard.press("d")
    page.keyboard.press("u")
    page.wait_for_timeout(300)
    expect(anna.question).to_contain_text("Draw")


@pytest.mark.thorough
def test_replay_has_a_link_to_every_position(server: Server, devices: Devices) -> None:
    anna = Person(devices.new(), server)
    anna.play_now()
    table = anna.table
    first = anna.cards()
    for _ in range(3):
        anna.turn()
        anna.wait_for_turn()
    last = anna.cards()
    anna.go(f"{table}/replay/0")
    slider = anna.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(anna.hand).to_have_count(8)
    assert anna.cards() == first
    slider.focus()
    slider.press("ArrowRight")
    anna.page.wait_for_url(re.compile(r"/replay/1"))
    slider.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    # The address names the position: opened again, it shows the same.
    for _ in range(2):
        for card in last:
            expect(anna.page.locator(f"[data-hand][data-inspect='{card}']").first).to_be_visible()
        anna.page.goto(anna.page.url)


def test_reduced_motion_moves_nothing(server: Server, devices: Devices) -> None:
    anna = Person(devices.new(reduced_motion="reduce"), server)
    anna.play_now()
    anna.turn()
    anna.wait_for_turn()
    running = anna.page.evaluate(
        """document.getAnimations().filter(one => {
            const moves = one.effect.getKeyframes().some(({transform}) => transform && transform !== 'none');
            return one.effect.getTiming().duration > 0 && moves;
        }).length"""
    )
    assert running == 0


def test_a_card_in_flight_takes_no_tap(server: Server, devices: Devices) -> None:
    """On a phone a placed card flies over the draw pile: a tap there is for the pile, at any moment."""
    anna = Person(devices.new(**PHONE), server)
    anna.play_now()
    anna.page.evaluate(
        """() => {
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) {
                const flight = animate.apply(this, how);
                if (this.matches('[data-zone=board] .flying')) flight.pause();
                return flight;
            };
        }"""
    )
    anna.place()
    expect(anna.question).to_contain_text("Draw")
    x, y = anna.page.evaluate(
        """() => {
            const middle = ({left, top, width, height}) => [left + width / 2, top + height / 2];
            const [x, y] = middle(document.querySelector('[data-thing=pile]').getBoundingClientRect());
            const card = document.querySelector('[data-zone=board] .flying');
            const [flight] = card.getAnimations();
            flight.effect.setKeyframes({transform: ['none', 'none']});
            const [cx, cy] = middle(card.getBoundingClientRect());
            flight.effect.setKeyframes({transform: Array(2).fill(`translate(${x - cx}px, ${y - cy}px)`)});
            return [x, y];
        }"""
    )
    anna.page.touchscreen.tap(x, y)
    expect(anna.question).not_to_contain_text("Draw")


def test_settings_stay(server: Server, devices: Devices) -> None:
    anna = Person(devices.new(), server)
    anna.go()
    before = anna.page.locator("html").get_attribute("data-theme")
    anna.page.get_by_role("button", name=re.compile("To the (dark|light) theme")).click()
    after = anna.page.locator("html").get_attribute("data-theme")
    assert {before, after} == {"light", "dark"}
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", after or "")
    kept = json.loads(anna.page.evaluate("localStorage.getItem('cairn-settings')"))
    assert kept["theme"] == after


def test_the_pages_of_the_server(server: Server, devices: Devices) -> None:
    """The HTTP part describes itself without loading anything from elsewhere."""
    page = devices.new().new_page()
    page.goto(server.url("/docs"))
    expect(page.get_by_text("/api/tables").first).to_be_visible()
    assert findings(page) == []
