"""Zones, piles and slots: arrows, taps beside small things, numbers that never break."""

from playwright.sync_api import Page, expect

from .conftest import Shelf
from .reading import act, focused, part, top


def test_arrows_go_through_a_zone(page: Page) -> None:
    zone = part(page, "zone").get_by_role("region", name="Members, 6 cards, small")
    expect(zone.get_by_role("list").get_by_role("listitem")).to_have_count(6)
    zone.get_by_role("button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert focused(page) == "desert 4"
    page.keyboard.press("Home")
    assert focused(page) == "ferry 2"
    empty = part(page, "zone").get_by_role("region", name="Set aside, no cards")
    expect(empty).to_contain_text("Nothing lies here.")
    for drop, style in (("legal", "dashed"), ("over", "solid"), ("refused", "solid")):
        lane = part(page, "zone").get_by_role("region", name=f"Lane, {drop}")
        assert lane.evaluate("it => getComputedStyle(it).outlineStyle") == style


def test_a_tap_beside_small_things_is_for_the_nearest(shelf: Shelf) -> None:
    page = shelf.page(width=390, reduced_motion="reduce", has_touch=True)
    zone = part(page, "zone").get_by_role("region", name="Small things, 5 cards")
    zone.scroll_into_view_if_needed()
    boxes = [box for item in zone.get_by_role("button").all() if (box := item.bounding_box())]
    assert len(boxes) == 5 and all(box["width"] < 24 for box in boxes)
    gap = boxes[2]["x"] - boxes[1]["x"] - boxes[1]["width"]
    y = boxes[1]["y"] + boxes[1]["height"] / 2
    page.touchscreen.tap(boxes[1]["x"] + boxes[1]["width"] + gap * 0.35, y)
    expect(act(page)).to_have_text("tiny z2")
    page.touchscreen.tap(boxes[2]["x"] - gap * 0.35, y)
    expect(act(page)).to_have_text("tiny z3")
    page.touchscreen.tap(boxes[0]["x"] + 4, boxes[0]["y"] + boxes[0]["height"] + 5)
    expect(act(page)).to_have_text("tiny z1")
    before = act(page).inner_text()
    page.touchscreen.tap(boxes[4]["x"] + boxes[4]["width"] + 40, y)
    expect(act(page)).to_have_text(before)


def test_piles(page: Page) -> None:
    piles = part(page, "pile")
    draw = piles.get_by_role("button", name="Draw pile, 44 cards. Enter: draw.")
    assert top(draw) == -3
    expect(draw).to_have_attribute("data-place", "pile")
    draw.press("Enter")
    expect(act(page)).to_have_text("draw")

    def count(label: str) -> str | None:
        found = piles.get_by_role("button", name=label).locator(".count [data-text]")
        return found.get_attribute("data-text") if found.count() else None

    assert [count(label) for label in ("Draw pile", "Discard pile", "Camp, 1 card", "Camp, empty")] == [
        "44", "3", None, None,
    ]  # fmt: skip
    closed = piles.get_by_role("button", name="Camp, closed")
    expect(closed).to_have_attribute("aria-disabled", "true")
    expect(closed.locator("[data-text=closed]")).to_be_visible()
    # What lies in a pile's button is drawing: nothing else in it can be reached.
    assert piles.locator("button [data-item]").count() == 0


def test_the_number_of_a_slot_never_breaks(page: Page) -> None:
    slots = part(page, "slot")
    slots.get_by_role("button", name="Play here: plus 6, from minus 3").click()
    expect(act(page)).to_have_text("slot")
    for number in slots.locator("b:has([data-text])").all():
        lines = number.evaluate(
            "it => it.getBoundingClientRect().height / parseFloat(getComputedStyle(it).fontSize)"
        )
        assert lines < 1.5
    narrow = slots.get_by_role("button", name="Narrow")
    inside = "it => it.querySelector('b').getBoundingClientRect().width <= it.clientWidth"
    assert narrow.evaluate(inside)
    expect(slots.get_by_role("button", name="Not now")).to_have_attribute("aria-disabled", "true")
    assert slots.get_by_role("button", name="Not now").get_attribute("data-legal") is None
