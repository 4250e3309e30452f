"""Cards and hands: names, rings without colour, one pick and several, strips that are hit."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Shelf
from .reading import act, focused, name, part, top


def test_a_card_says_its_state(page: Page) -> None:
    states = part(page, "card").get_by_role("region", name="Card states, 13 cards")
    cards = states.get_by_role("listitem").get_by_role("button")
    expect(cards).to_have_count(13)
    for i in range(13):
        assert re.fullmatch(rf"\w+ \d+\. .+\. Card {i + 1} of 13\.", name(cards.nth(i)))
    rest, legal, chosen, off = (
        states.get_by_role("button", name=f". {state}.") for state in ("rest", "legal", "chosen", "off")
    )
    assert rest.get_attribute("aria-pressed") is None
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(legal).to_have_attribute("data-legal", "")
    expect(legal).to_have_attribute("data-thing", "s2")
    expect(legal.locator("[data-card]")).to_have_attribute("data-card", "s2")
    expect(off).to_have_attribute("aria-disabled", "true")
    assert off.get_attribute("data-legal") is None
    described = page.locator(f"#{off.get_attribute('aria-describedby')}")
    expect(described).to_be_hidden()
    assert "not the turn" in (described.text_content() or "")
    # An illegal card can be pressed: it answers with its reason.
    off.click(force=True)
    expect(act(page)).to_have_text("card off")
    expect(part(page, "card").get_by_role("img", name="Face down")).to_be_visible()


@pytest.mark.parametrize("colours", ["none", "active"])
def test_a_state_is_seen_without_colour(shelf: Shelf, colours: Any) -> None:
    """By ring and height: also where colours are forced and shadows vanish."""
    page = shelf.page(reduced_motion="reduce", forced_colors=colours)
    states = part(page, "card").get_by_role("region", name="Card states, 13 cards")

    def look(state: str) -> tuple[float, str]:
        card = states.get_by_role("button", name=f". {state}.")
        ring = card.locator("[data-ring]")
        border = ring.evaluate("it => getComputedStyle(it).border") if ring.count() else "none"
        width, style = re.sub(r" rgb.*", "", border).split() if border != "none" else ("", "none")
        return round(top(card), 1), f"{width} {style}".strip()

    looks = {
        state: look(state) for state in ("rest", "legal", "soon", "chosen", "to go", "pending", "refused")
    }
    assert looks["rest"] == (0, "none")
    assert looks["legal"][0] == -3 and "solid" in looks["legal"][1]
    assert looks["chosen"][0] == -16
    assert "dashed" in looks["soon"][1]
    assert len({ring for _, ring in looks.values()}) >= (6 if colours == "active" else 5)
    assert len(set(looks.values())) == len(looks)
    last = states.get_by_role("button", name="laid last").locator("[data-last]")
    taken = states.get_by_role("button", name="taken from last").locator("[data-last]")
    assert last.evaluate("it => getComputedStyle(it).borderTopStyle") == "solid"
    assert taken.evaluate("it => getComputedStyle(it).borderTopStyle") == "dotted"
    # A legal thing keeps its own ring; the disc of the last move stays.
    both = states.get_by_role("button", name="last and legal").locator("[data-last]")
    assert both.evaluate("it => getComputedStyle(it).borderTopWidth") == "0px"
    expect(both.locator("i")).to_be_visible()


def test_one_card_of_a_hand_by_keys(page: Page) -> None:
    hand = part(page, "hand").get_by_role("region", name="Your hand, 8 cards")
    cards = hand.locator("[data-hand]")
    expect(cards).to_have_count(8)
    expect(cards.nth(4)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("3")
    expect(act(page)).to_have_text("hand h3")
    expect(cards.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(cards.nth(4)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    expect(act(page)).to_have_text("confirm h3")
    page.keyboard.press("ArrowRight")
    assert focused(page) == "Caravan 5. Card 4 of 8."
    page.keyboard.press("Space")
    expect(act(page)).to_have_text("hand h4")
    page.keyboard.press("End")
    assert focused(page) == "Caravan 9. Card 8 of 8."
    # One stop for Tab: the next one is outside the row.
    page.keyboard.press("Tab")
    assert hand.evaluate("it => !it.contains(document.activeElement)")
    assert hand.locator("[tabindex='0']").count() == 1
    # A digit in a field is a digit.
    search = part(page, "viewer").get_by_role("searchbox")
    search.fill("")
    search.press("7")
    expect(act(page)).to_have_text("hand h4")
    search.fill("")


def test_equal_cards_are_one_button(page: Page) -> None:
    row = part(page, "groups")
    names = [name(button) for button in row.get_by_role("button").all()]
    assert names == [
        "Ferry 3, 2 cards. Group 1 of 5.",
        "Forest 5. Group 2 of 5.",
        "Desert 2, 3 cards. Group 3 of 5.",
        "Caravan 8. Group 4 of 5.",
        "Forest 9, 2 cards. Group 5 of 5.",
    ]
    assert row.locator("[data-card]").count() == 9
    row.scroll_into_view_if_needed()
    edge = row.locator("[data-card=p4]").bounding_box()
    assert edge is not None
    page.mouse.click(edge["x"] + 8, edge["y"] + 90)
    expect(act(page)).to_have_text("group p6")
    row.get_by_role("button", name="Desert 2").click()


def test_several_picks_are_ticked(page: Page) -> None:
    row = part(page, "picks")
    cards = row.locator("[data-hand]")
    expect(cards).to_have_count(14)
    cards.nth(0).focus()
    page.keyboard.press("Space")
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(cards.nth(0).locator("[data-ring=going]")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(act(page)).to_have_text("discard m3 m1")
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "false")
    assert cards.nth(9).get_attribute("aria-keyshortcuts") == "0"
    assert cards.nth(10).get_attribute("aria-keyshortcuts") is None


def test_picks_in_an_order_have_numbers(page: Page) -> None:
    row = part(page, "order")
    cards = row.locator("[data-hand]")
    for i in (3, 0, 2):
        cards.nth(i).click()

    def numbers() -> list[str]:
        read = "it => it.querySelector('.pick [data-text]')?.dataset.text ?? ''"  # Drawn words are no text
        return [str(card.evaluate(read)) for card in cards.all()]

    assert numbers() == ["2", "", "3", "1", ""]
    cards.nth(2).focus()
    page.keyboard.press("Alt+ArrowLeft")
    assert numbers() == ["3", "", "2", "1", ""]
    page.keyboard.press("Enter")
    expect(act(page)).to_have_text("order o4 o3 o1")
    cards.nth(0).click()
    assert numbers() == ["", "", "2", "1", ""]
    for i in (3, 2):
        cards.nth(i).click()


def test_a_strip_is_hit_whatever_lies_on_it(shelf: Shelf) -> None:
    """Many cards on a phone: each shows a strip, and that is where it is met."""
    page = shelf.page(width=390, reduced_motion="reduce", has_touch=True)
    cards = part(page, "picks").locator("[data-hand]")
    cards.nth(0).scroll_into_view_if_needed()
    boxes = [card.bounding_box() for card in cards.all()[:6]]
    faces = [card.locator("[data-card]").bounding_box() for card in cards.all()[:6]]
    for i, (box, face) in enumerate(zip(boxes, faces, strict=True)):
        assert box is not None and face is not None
        assert 30 <= box["width"] < face["width"]
        # Its neighbour was pressed just before and stands out.
        page.touchscreen.tap(box["x"] + box["width"] - 3, box["y"] + 60)
        expect(act(page)).to_have_text(f"tick m{i + 1}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    row = part(page, "picks").locator("ul")
    assert row.evaluate("it => it.scrollWidth > it.clientWidth"), "what has no room can be scrolled to"
    cards.nth(13).focus()
    expect(cards.nth(13)).to_be_in_viewport()
