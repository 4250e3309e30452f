"""What others did, one thing after the other: bots in a hurry, deals, and two people at one device."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .company import drive, sit_down
from .conftest import Devices
from .person import Person
from .plain import PlainBoard
from .presses import SOONER, press_twice, rest_on
from .serving import Server
from .sitting import NEW
from .test_pages import ask

FLIGHTS = """() => {
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const first = Array.isArray(frames) ? frames[0] : frames;
        if (first?.transform?.startsWith('translate') || this.parentElement === document.body) {
            const { delay = 0 } = timing;
            window.flights.push({ card: this.dataset.card ?? '', delay, when: performance.now() });
        }
        return animate.call(this, frames, timing);
    };
}"""
"""Writes down every card that flies."""


TIMES = """() => {
    window.came = [];
    window.mine = [];
    const { WebSocket } = window;
    window.WebSocket = class extends WebSocket {
        constructor(...words) {
            super(...words);
            this.addEventListener('message', ({ data }) => {
                const { type, view } = JSON.parse(data);
                if (type === 'view') came.push([performance.now(), Array.isArray(view.decision?.options)]);
            });
        }
    };
    new MutationObserver(() => {
        const prompt = document.querySelector('[data-zone=prompt]');
        const mine = prompt !== null && !prompt.matches('.waiting, .pending');
        if (mine !== (window.mine.at(-1)?.[1] ?? false)) window.mine.push([performance.now(), mine]);
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
}"""
"""Writes down when views came and whether they ask this person, and when the bar began and ceased to."""


def open_timed(person: Person, seats: int, board: str = "") -> None:
    """Open a table of Dominion against bots, and write down from the start when its views come."""
    person.page.add_init_script(f"({TIMES})()")
    person.go()
    table = person.page.evaluate(NEW, ["dominion", seats, "rule", {"start": "1"}])
    person.go(f"/t/{table['id']}{board}")


def chain(page: Page) -> float:
    """End the own turn and wait for the next own question; how much too late it came."""
    page.wait_for_timeout(450)
    page.evaluate("came.splice(0); mine.splice(0)")
    page.locator("[data-prompt=end]").click()
    shows_others = "mine.some(([, asked]) => !asked) && mine.at(-1)[1]"
    page.wait_for_function(f"() => came.length > 1 && came.at(-1)[1] && {shows_others}", timeout=60_000)
    came: list[tuple[float, bool]] = page.evaluate("came")
    shown: float = page.evaluate("mine.at(-1)[0]")
    # The bots themselves may take longer than what is shown of them.
    return shown - max(came[-1][0], came[0][0] + 4000)


@pytest.mark.thorough
def test_five_bots_take_at_most_four_seconds(server: Server, devices: Devices) -> None:
    """At the usual pace; what they did is told in the log all the same."""
    anna = Person(devices.new("Anna", pace="normal"), server)
    open_timed(anna, 6, "?board=plain")
    anna.page.wait_for_function("() => mine.at(-1)?.[1]", timeout=60_000)
    late = [chain(anna.page) for _ in range(2)]
    assert max(late) < 700, late


def test_any_click_ends_the_waiting(server: Server, devices: Devices) -> None:
    """Whatever waits to be shown is shown at once."""
    anna = Person(devices.new("Anna", pace="slow"), server)
    open_timed(anna, 4)
    anna.page.locator("[data-zone=prompt]:not(.waiting)").first.wait_for()
    anna.page.wait_for_timeout(400)
    anna.page.evaluate("came.splice(0)")
    anna.page.locator("[data-prompt=end]").click()
    anna.page.wait_for_function("() => came.length > 3 && came.at(-1)[1]", polling=30)
    waits = anna.page.locator("[data-zone=prompt].waiting")
    assert waits.count() == 1
    anna.page.mouse.click(500, 300)
    expect(waits).to_have_count(0, timeout=700)


# Deals.


def flown(page: Page) -> list[dict[str, Any]]:
    """The cards that have flown since the last look."""
    found: list[dict[str, Any]] = page.evaluate("window.flights.splice(0)")
    return found


def test_the_first_deal_deals(server: Server, devices: Devices) -> None:
    """Eight cards come from the pile, one after the other, within 900 ms; a reload later deals nothing."""
    anna = Person(devices.new("Anna"), server)
    anna.page.add_init_script(f"({FLIGHTS})()")
    anna.go()
    wishes = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "rule"}]
    wish = {"game": "lost-cities", "seats": wishes, "options": {"games": "2", "start": "1"}}
    table = ask(anna.page, "/api/tables", wish)
    anna.go(f"/t/{table['id']}")
    expect(anna.question).to_have_text("Place a card")
    anna.page.wait_for_timeout(900)
    dealt = flown(anna.page)
    assert 8 == len({one["card"] for one in dealt})
    delays = sorted(one["delay"] for one in dealt)
    assert 0 == delays[0] < delays[1] and delays[-1] <= 580
    assert 8 == len(dealt), "nothing animates twice"

    anna.place()
    anna.page.wait_for_timeout(500)
    moved = [one["card"] for one in flown(anna.page)]
    assert len(moved) == len(set(moved))
    anna.page.reload()
    expect(anna.question).to_contain_text("Draw")
    anna.page.wait_for_timeout(600)
    assert [] == flown(anna.page)


@pytest.mark.thorough
def test_a_new_deal_puts_the_old_cards_away_first(server: Server, devices: Devices) -> None:
    """No card of the game before flies into the new hand: old ones leave, new ones come from the pile."""
    anna, marek = (Person(devices.new(name), server) for name in ("Anna", "Marek"))
    anna.page.add_init_script(f"({FLIGHTS})()")
    table = sit_down({"Anna": anna, "Marek": marek}, options={"games": "2", "start": "1"})
    drive({0: anna, 1: marek}, table, 44, "play", "camp", "draw")
    deal = anna.page.locator("[data-prompt=deal]")
    expect(deal).to_be_visible()
    old = set(anna.page.locator("[data-card]").evaluate_all("all => all.map((one) => one.dataset.card)"))
    anna.page.wait_for_timeout(700)
    flown(anna.page)
    deal.click()
    expect(anna.hand).to_have_count(8)
    anna.page.wait_for_timeout(1000)
    flights = flown(anna.page)
    came = {one["card"] for one in flights if one["card"]}
    assert 8 == len(came) and not came & old
    # Those that leave have no name any more: they are only on their way.
    away = [one for one in flights if not one["card"]]
    assert len(away) > 10
    first = min(one["when"] + one["delay"] for one in flights if one["card"])
    assert first > max(one["when"] for one in away)
    assert max(one["delay"] for one in flights) <= 580


# Two and three people at one device.


@pytest.mark.sweep()
@pytest.mark.parametrize("game", ["lost-cities", "dominion"])
def test_people_at_one_device(server: Server, devices: Devices, game: str) -> None:
    """One question in the bar, then the next; while nobody has said who looks, no hand is in the page."""
    anna = Person(devices.new("Anna"), server)
    page = anna.page
    names = ["Anna", "Bea", "Cleo"][: 2 if game == "lost-cities" else 3]
    anna.go()
    wishes = [{"kind": "me", "name": names[0]}, *[{"kind": "here", "name": name} for name in names[1:]]]
    options = {"games": "1", "start": "1"} if game == "lost-cities" else {"start": "1"}
    table = ask(page, "/api/tables", {"game": game, "seats": wishes, "options": options})
    anna.go(f"/t/{table['id']}")
    for name in names:
        expect(anna.question).to_have_text(f"Is {name} at the screen?")
        assert 0 == page.locator("[data-zone=hand] [data-card], [data-hand]").count()
        page.get_by_role("button", name=f"I am {name}: show my cards").click()
        expect(page.locator("[data-zone=prompt]:not(.waiting)").first).to_be_visible()
        page.wait_for_timeout(400)
        if game == "lost-cities":
            # A second press of the key that ends the turn does not answer the next question.
            anna.place()
            page.wait_for_timeout(400)
            page.keyboard.press("d")
            page.wait_for_timeout(60)
            page.keyboard.press("Enter")
        else:
            page.locator("[data-prompt=end]").dblclick()
        expect(anna.question).to_have_text("Done looking?")
        assert 1 == page.locator("[data-zone=prompt]").count()
        page.wait_for_timeout(400)
        expect(anna.question).to_have_text("Done looking?")
        page.get_by_role("button", name="Hide my cards").click()
    expect(anna.question).to_have_text("Is Anna at the screen?")


# Once is once, on the plain board too.


@pytest.mark.sweep()
@pytest.mark.parametrize("apart", [60, 30, 150, 300])
def test_a_double_press_makes_one_move_on_the_plain_board(
    server: Server, devices: Devices, apart: int
) -> None:
    """Neither a second click nor a second Enter answers the next question."""
    person = Person(devices.new(), server)
    for press in ("click", "Enter"):
        for sooner in SOONER:
            anna = PlainBoard(person, "dominion", 2, start="1")
            anna.wait()
            # The first question, too, is deaf at first.
            anna.page.wait_for_timeout(400)
            anna.page.locator("[data-hand][data-thing$='/copper']").click()
            expect(anna.page.locator("[data-hand][aria-pressed=true]")).to_have_count(1)
            rest_on(anna.page, anna.main)
            if press_twice(anna.page, press, max(0, apart - sooner)):
                break
        else:
            raise AssertionError("the machine is too busy for this test")
        played = anna.page.get_by_role("region", name=re.compile("^Your play area, "))
        expect(played).to_have_attribute("aria-label", "Your play area, 1")
        expect(anna.question).to_have_text("Play Treasures, buy, or end the turn")
