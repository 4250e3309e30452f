"""The map: arrows along routes, the nearest place, the list that says the same."""

from playwright.sync_api import Locator, Page, expect

from .conftest import Shelf
from .reading import act, focused, name, part


def spot(page: Page, place: str) -> Locator:
    """The button of a place, on the map or in the list."""
    return part(page, "map").locator(f"[data-spot={place}]")


def middle(of: Locator) -> tuple[float, float]:
    """The middle of a thing on the screen."""
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_arrows_go_along_the_routes(page: Page) -> None:
    spot(page, "abbey").scroll_into_view_if_needed()
    spot(page, "abbey").focus()
    assert focused(page).startswith("Abbey. ")
    page.keyboard.press("ArrowRight")
    assert focused(page).startswith("Windy Pass")
    page.keyboard.press("ArrowUp")
    assert focused(page).startswith("Ridge")
    page.keyboard.press("ArrowUp")
    assert focused(page).startswith("Ridge"), "no route leads there"
    page.keyboard.press("ArrowDown")
    assert focused(page).startswith("Windy Pass")
    # No route leads down from the lake; Ctrl goes to what is nearest there.
    spot(page, "lake").focus()
    page.keyboard.press("ArrowDown")
    assert focused(page).startswith("Upper Lake")
    page.keyboard.press("Control+ArrowDown")
    assert focused(page).startswith("Windy Pass")
    page.keyboard.press("Home")
    assert focused(page).startswith("Abbey"), "where one's own pawn stands"
    assert part(page, "map").locator("[data-spot][tabindex='0']").count() == 1


def test_a_pointer_means_the_nearest_place(page: Page) -> None:
    """Within reach of badge or label; the planned way grows and is cut."""
    spot(page, "market").scroll_into_view_if_needed()
    x, y = middle(spot(page, "market"))
    page.mouse.click(x, y + 34)
    expect(act(page)).to_have_text("place market")
    steps = part(page, "map").locator("[data-step]")
    expect(steps).to_have_count(3)
    label = part(page, "map").locator("[data-label=ford]").bounding_box()
    assert label is not None
    page.mouse.click(label["x"] + label["width"] / 2, label["y"] + 4)
    expect(act(page)).to_have_text("place ford")
    expect(steps).to_have_count(4)
    page.mouse.click(*middle(spot(page, "quarry")))
    expect(steps).to_have_count(2)
    box = part(page, "map").locator(".sheet").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 6, box["y"] + 6)
    expect(act(page)).to_have_text("place quarry")
    expect(spot(page, "market")).to_have_attribute("data-legal", "")
    expect(spot(page, "ford")).to_have_attribute("aria-disabled", "true")


def test_a_finger_reaches_further_than_a_mouse(shelf: Shelf) -> None:
    page = shelf.page(width=390, reduced_motion="reduce", has_touch=True)
    spot(page, "cape").scroll_into_view_if_needed()
    x, y = middle(spot(page, "cape"))
    height = spot(page, "cape").evaluate("it => it.getBoundingClientRect().height")
    page.touchscreen.tap(x, y + height / 2 + 38)
    expect(act(page)).to_have_text("place cape")


def test_the_list_is_the_twin_of_the_map(page: Page) -> None:
    shown = part(page, "map")
    on_map = {name(button).split(".")[0] for button in shown.locator("[data-spot]").all()}
    shown.get_by_role("button", name="List of places").click()
    near = shown.get_by_role("list", name="Next to you").get_by_role("button")
    rows = shown.get_by_role("listitem").get_by_role("button")
    assert {name(row).split(".")[0] for row in rows.all()} == on_map
    expect(rows).to_have_count(13)
    assert "Enter: plan this step." in name(near.first)
    rows.nth(0).focus()
    page.keyboard.press("ArrowDown")
    there = str(page.evaluate("document.activeElement.dataset.spot"))
    # The map stays in sight and rings the place of the row.
    ring = shown.locator(f"svg g[data-place={there}] .focus")
    expect(ring).to_be_visible()
    page.keyboard.press("Enter")
    expect(act(page)).to_have_text(f"place {there}")
    page.mouse.click(*middle(shown.locator("svg g[data-place=quarry] .pill")))
    expect(act(page)).to_have_text("place quarry")
    shown.get_by_role("button", name="Only the map").click()
    expect(shown.get_by_role("list", name="Next to you")).to_have_count(0)
