"""Two people and a spectator at one map: all see each journey, nobody another's hand."""

import re

import pytest
from playwright.sync_api import expect

from ...company import sit_down
from ...conftest import Devices
from ...person import DEAF, Person
from ..laying import LaidServer

WORDS = """
    seat 1 to act
    places: khartoum, jidda
    silver: 12 6
    hand 1: orange, violet, joker
    hand 2: grey, magenta, turquoise assistant
    spaces: khartoum - tananarive, ujiji - dakar, lagos - zanzibar, cairo - serengeti (1), napoli - aswan
"""


def pawn(person: Person, seat: int) -> str:
    """Where the page draws a pawn."""
    drawn = person.page.locator(f".sheet [data-pawn='{seat}']")
    return drawn.get_attribute("transform") or ""


def held(person: Person) -> list[str]:
    """The cards of a hand that the page holds, open ones alone."""
    names: list[str] = person.page.locator("[data-hand]").evaluate_all(
        "all => all.map(one => one.dataset.thing)"
    )
    return names


@pytest.mark.thorough
def test_two_browsers_and_a_spectator(laid: LaidServer, devices: Devices) -> None:
    """Both travel and draw; the other two see the pawn and the log, and no card of the mover's hand.

    Marek plans while Anna does, and his plan is offered to him when his turn comes.
    """
    laid.lay(WORDS)
    anna, marek, zosia = (Person(devices.new(name), laid) for name in ("Anna", "Marek", "Zosia"))
    table = sit_down({"Anna": anna, "Marek": marek}, "africana")
    zosia.go(f"/t/{table}")
    expect(zosia.page.get_by_text("You are watching")).to_be_visible()
    assert held(anna) and held(marek) and not held(zosia)
    # Somebody who watches may press: nothing is picked, and nothing is sent.
    zosia.page.locator("[data-thing='place:lagos']").click(force=True)
    expect(zosia.page.locator("[data-legal], [data-prompt=travel], [data-prompt=draw]")).to_have_count(0)
    for mover, others, seat, place in (
        (anna, (marek, zosia), 0, "lagos"),
        (marek, (anna, zosia), 1, "addis ababa"),
    ):
        page = mover.page
        page.locator("[data-zone=prompt]:not(.waiting)").first.wait_for()
        page.wait_for_timeout(DEAF)
        before = [pawn(one, seat) for one in others]
        # A plan is one's own: nobody else sees it before the journey.
        if mover is anna:
            page.locator(f"[data-thing='place:{place}']").click()
        page.locator("[data-prompt=travel]:not([aria-disabled])").wait_for()
        for one, stood in zip(others, before, strict=True):
            expect(one.page.locator(".sheet [data-step]")).to_have_count(0)
            assert pawn(one, seat) == stood
        if mover is anna:
            marek.page.locator("[data-thing='place:addis ababa']").click()
            expect(marek.page.locator(".sheet [data-step]")).to_have_count(1)
            expect(zosia.page.locator(".sheet [data-step]")).to_have_count(0)
        hand = {name.rpartition("#")[0] for name in held(mover)}
        page.locator("[data-prompt=travel]").click()
        for one, stood in zip(others, before, strict=True):
            expect(one.page.locator(f".sheet [data-pawn='{seat}']")).not_to_have_attribute("transform", stood)
            expect(one.page.get_by_role("log").first).to_contain_text(re.compile(place, re.IGNORECASE))
        names = held(others[0])
        assert not held(zosia)
        assert {name.rpartition("#")[0] for name in names} != hand
    # What is drawn is a card to everybody else.
    expect(anna.page.locator("[data-zone=prompt]:not(.waiting)").first).to_be_visible()
    anna.page.wait_for_timeout(DEAF)
    anna.page.locator("[data-prompt=draw]").click()
    for one in (marek, zosia):
        expect(one.page.get_by_role("log").first).to_contain_text("Anna draws a travel card")
    assert "You draw the" in anna.page.get_by_role("log").first.inner_text()
    assert not held(zosia)
