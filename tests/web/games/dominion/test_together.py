"""Two people and a spectator at one table: all see the moves, nobody another's hand."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from ...company import sit_down
from ...conftest import Devices
from ...person import DEAF, Person
from ..laying import LaidServer
from .questions import BASE

START = """
    seat 1 to act
    hand 1: village, copper 3, estate
    deck 1: gold, moat 2, silver 2, cellar
    hand 2: workshop, silver 2, copper, chapel
    deck 2: gold 2, mine, library, spy, thief
"""
"""No kind of card is in both hands but Copper."""
UP = "[data-zone=prompt]:not(.waiting):not(.pending)"


def hand(person: Person) -> Counter[str]:
    """The cards that somebody has, equal ones under each other too."""
    cards: list[str] = person.page.locator("[data-zone=hand] [data-card]").evaluate_all(
        "all => all.map((one) => one.dataset.card.replace(/#.*/, ''))"
    )
    return Counter(cards)


def press(person: Person, what: str) -> None:
    """Press something once the question listens."""
    person.page.locator(UP).first.wait_for()
    person.page.wait_for_timeout(DEAF)
    person.page.locator(what).first.click()


def hidden_from(person: Person, cards: Counter[str]) -> None:
    """None of these lies anywhere on somebody's page; piles of the Supply are no cards of a hand."""
    seen: list[str] = person.page.locator("[data-card]").evaluate_all(
        "all => all.map((one) => (one.dataset.card ?? '').replace(/#.*/, ''))"
    )
    assert not set(cards) & set(seen) - set(hand(person))


@pytest.mark.thorough
def test_two_browsers_and_a_spectator(laid: LaidServer, devices: Devices) -> None:
    """Two turns and a half: what is played and bought is seen by all, what is held by nobody else."""
    laid.lay(START, kingdom=BASE)
    anna, marek, zosia = (Person(devices.new(name), laid) for name in ("Anna", "Marek", "Zosia"))
    table = sit_down({"Anna": anna, "Marek": marek}, "dominion", options={"kingdom": BASE})
    zosia.go(f"/t/{table}")
    expect(zosia.page.get_by_text("You are watching")).to_be_visible()
    expect(anna.page.get_by_text("1 watching")).to_be_visible()
    everybody = (anna, marek, zosia)
    assert hand(anna) == Counter({"copper": 3, "village": 1, "estate": 1})
    assert hand(marek) == Counter({"silver": 2, "copper": 1, "workshop": 1, "chapel": 1})

    def told(words: str, *people: Person) -> None:
        for person in people:
            expect(person.log).to_contain_text(words)

    def nobody_peeps() -> None:
        for person, other in ((anna, marek), (marek, anna)):
            hidden_from(other, hand(person))
            hidden_from(zosia, hand(person))
        assert not hand(zosia)

    nobody_peeps()
    press(anna, "[data-thing^='village#'][data-legal]")
    told("Anna plays Village", marek, zosia)
    for one in everybody:
        expect(one.page.locator("[data-zone=play] [data-thing^='village#']")).to_be_visible()
    # Who drew it reads its name; the others do not.
    told("You draw Cellar", anna)
    told("Anna draws 1 card", marek, zosia)
    nobody_peeps()
    press(anna, "[data-prompt=end]")
    press(anna, "[data-prompt=treasures]")
    press(anna, "[data-thing='pile:silver'][data-legal]")
    told("Anna buys Silver", marek, zosia)

    press(marek, "[data-thing^='workshop#'][data-legal]")
    told("Marek plays Workshop", anna, zosia)
    # Meanwhile nobody else can choose anything, and what they press changes nothing.
    for one in (anna, zosia):
        expect(one.page.locator("[data-legal]:not([data-zone=prompt] *)")).to_have_count(0)
        one.page.locator("[data-thing='pile:village']").first.click()
    press(marek, "[data-thing='pile:village'][data-legal]")
    press(marek, "[data-zone=prompt] .primary:not([aria-disabled])")
    told("Marek gains Village", anna, zosia)
    for one in everybody:
        left = one.page.locator("[data-thing='pile:village']").first
        expect(left).to_have_attribute("aria-label", re.compile("8 left"))
    nobody_peeps()
    # Who watches has no hand, no button that moves and nothing that glows.
    expect(zosia.page.locator("[data-zone=hand] [data-hand], [data-zone=prompt] .primary")).to_have_count(0)
    zosia.page.locator("[data-zone=play] [data-thing]").first.click()
    for key in ("e", "Enter", "1", "u"):
        zosia.page.keyboard.press(key)
    zosia.page.wait_for_timeout(DEAF)
    expect(marek.page.locator("[data-question='buy-phase'], [data-question='action-phase']")).to_be_visible()
    assert "Zosia" not in anna.log.inner_text()
