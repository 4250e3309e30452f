"""Choosers, revealed cards, piles that are looked through, tokens, resources, tabs, seats."""

import re

from playwright.sync_api import Page, expect

from .reading import act, name, part


def test_a_chooser_answers_at_once_or_chooses_or_ticks(page: Page) -> None:
    chooser = part(page, "chooser")
    press = chooser.get_by_role("group", name="Choose one of three")
    press.get_by_role("button", name=re.compile(r"\+1 coin")).click()
    expect(act(page)).to_have_text("answer coin")
    expect(press.get_by_role("button", name="Gain a Silver")).to_have_attribute("aria-disabled", "true")

    radios = chooser.get_by_role("radiogroup", name="Card for the Abbey").get_by_role("radio")
    expect(radios).to_have_count(3)
    radios.first.focus()
    page.keyboard.press("ArrowDown")
    expect(radios.nth(1)).to_be_checked()
    expect(radios.nth(0)).not_to_be_checked()
    page.keyboard.press("Enter")
    expect(act(page)).to_have_text("use magenta")

    ticks = chooser.get_by_role("group", name="Exchange, any number").get_by_role("checkbox")
    expect(ticks.nth(0)).to_be_checked()
    ticks.nth(2).press("Space")
    expect(ticks.nth(2)).to_be_checked()
    expect(ticks.nth(0)).to_be_checked()


def test_revealed_cards_are_buttons_for_whoever_chooses(page: Page) -> None:
    reveal = part(page, "reveal")
    shown = reveal.get_by_role("region", name="Revealed cards of Tomasz and Flint")
    expect(shown.get_by_role("list", name="Flint").get_by_role("button")).to_have_count(3)
    card = shown.get_by_role("button", name="Forest 3, Tomasz. Card 2 of 2.")
    card.click()
    expect(act(page)).to_have_text("trash r2")
    expect(card).to_have_attribute("aria-pressed", "true")
    own = reveal.get_by_role("region", name="Your revealed cards")
    expect(own.get_by_role("img")).to_have_count(4)
    expect(own.get_by_role("button")).to_have_count(0)
    expect(own).to_contain_text("Only you see this")


def test_a_pile_is_looked_through(page: Page) -> None:
    viewer = part(page, "viewer").get_by_role("region", name="Your discard pile, 40 cards")
    cards = viewer.get_by_role("listitem").get_by_role("button")
    assert cards.count() < 40
    counted = [int(m[1]) for card in cards.all() if (m := re.search(r", (\d+) cards", name(card)))]
    assert sum(counted) == 40
    search = viewer.get_by_role("searchbox", name="Search")
    search.fill("cARAvan 5")
    expect(cards).to_have_count(1)
    expect(viewer.get_by_role("status")).to_have_text("2 cards")
    cards.first.click()
    expect(act(page)).to_have_text("view caravan 5")
    search.fill("zebra")
    expect(cards).to_have_count(0)
    expect(viewer.get_by_role("status")).to_have_text("No card is called that.")
    search.press("Escape")
    expect(search).to_have_value("")
    search.press("Escape")
    expect(viewer).to_have_count(0)
    page.get_by_role("button", name="Look through the pile").click()
    expect(viewer).to_be_visible()
    few = part(page, "viewer").get_by_role("region", name="Trash, 3 cards")
    expect(few.get_by_role("searchbox")).to_have_count(0)


def test_tokens(page: Page) -> None:
    tokens = part(page, "tokens")
    edge = tokens.get_by_role("list", name="Tokens on this pile").get_by_role("img")
    assert [name(token) for token in edge.all()] == ["You: plus 1 card", "Tomasz: plus 1 Action"]
    more = tokens.get_by_role("list", name="Tokens on that pile")
    expect(more.get_by_role("img")).to_have_count(1)
    expect(more).to_contain_text("+2")
    tray = tokens.get_by_role("list", name="Your tokens, 6").get_by_role("button")
    expect(tray).to_have_count(6)
    tray.nth(3).click()
    expect(act(page)).to_have_text("token t3")
    shapes = tokens.get_by_role("list", name="Tokens of all seats").locator("path").all()
    drawn = {shape.get_attribute("d") for shape in shapes}
    assert len(drawn) >= 6, "every seat has its own shape"


def test_resources_say_what_is_left(page: Page) -> None:
    bar = part(page, "resources").get_by_role("list", name="What you have", exact=True)
    assert [item.inner_text().strip() for item in bar.get_by_role("listitem").all()] == [
        "1 Action", "2 Buys, 1 after this", "5 coins, 0 after this, 10 more in hand",
    ]  # fmt: skip
    coins = bar.get_by_role("listitem").nth(2).locator("[data-text]")
    drawn = [one.get_attribute("data-text") for one in coins.all()]
    assert drawn == ["5", "→", "0", "coins", "+10"]
    expect(bar.get_by_role("listitem").nth(2)).to_have_attribute("data-place", "resource coins")


def test_tabs(page: Page) -> None:
    tabs = part(page, "tabs")
    names = [tab.inner_text().replace("\n", " ") for tab in tabs.get_by_role("tab").all()]
    assert len(names) == 4
    play = tabs.get_by_role("tab", name="In play, 3 cards")
    expect(play).to_have_attribute("aria-selected", "true")
    expect(tabs.get_by_role("tab", name="Supply, something to choose")).to_be_visible()
    play.focus()
    page.keyboard.press("ArrowRight")
    expect(tabs.get_by_role("tabpanel", name="Tavern, 14 cards")).to_have_text("This is tavern.")
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    expect(tabs.get_by_role("tabpanel")).to_have_text("This is supply.")
    assert tabs.locator("[role=tab][tabindex='0']").count() == 1
    play.click()
    expect(tabs.get_by_role("tabpanel")).to_have_text("This is play.")


def test_seats_for_two_to_six(page: Page) -> None:
    seats = part(page, "seats")
    full = seats.get_by_role("region", name="Seats in full")
    panels = full.get_by_role("group")
    expect(panels).to_have_count(4)
    assert name(panels.nth(1)) == "Marek: −34 points. 7 cards in hand. To move."
    expect(panels.nth(1)).to_contain_text("choosing a card")
    expect(panels.nth(2)).to_contain_text("away for 1:42")
    expect(panels.nth(0)).to_have_attribute("data-place", "seat 0")
    expect(panels.nth(0).get_by_text("you", exact=True)).to_be_visible()
    low, calm = (panels.nth(i).locator(".clock") for i in (1, 0))
    ground = "it => getComputedStyle(it).backgroundColor"
    assert low.evaluate(ground) != calm.evaluate(ground)
    expect(panels.nth(3).locator(".avatar .face svg")).to_be_visible()
    aims = seats.get_by_role("region", name="Seats to aim at").get_by_role("button")
    expect(aims).to_have_count(5)
    aims.nth(3).click()
    expect(act(page)).to_have_text("aim 3")
    expect(aims.nth(0)).to_have_attribute("aria-disabled", "true")
    expect(aims.nth(2)).to_have_attribute("aria-pressed", "true")
