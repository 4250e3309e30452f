"""The plain board: any game from its views alone, by clicks, touch and keys, at every size, for everybody."""

import re

import pytest
from playwright.sync_api import expect

from cairn.games import TITLES

from .axe import findings
from .conftest import Devices
from .person import Person
from .plain import PHONE, SEATS, PlainBoard
from .serving import Server
from .test_sizes import device, faults_at, sizes_of

LONG_WORDS = [("dominion", "de"), ("waymark", "de")]
"""Most things on one board, and a game that nobody has drawn."""


@pytest.fixture
def server(own_server: Server) -> Server:
    """A server with a game that somebody brought along."""
    return own_server


def test_the_board_says_what_can_be_done_and_why_not(server: Server, devices: Devices) -> None:
    """A turn of Dominion: from the hand, from the list, from the Supply, and a refusal with its rule."""
    anna = PlainBoard(Person(devices.new(), server), "dominion", 2)
    page = anna.page
    expect(page.get_by_text("plain board")).to_be_visible()
    supply = page.get_by_role("region", name=re.compile(r"^Supply, 1\d$"))
    expect(
        supply.get_by_role("button", name=re.compile(r"^Province\. 8 in the pile\. Costs 8\. Victory\."))
    ).to_be_visible()
    expect(anna.question).to_have_text("Play Treasures, buy, or end the turn")

    # From the hand: chosen, confirmed in the bar, and taken back before.
    copper = page.locator("[data-hand][data-thing$='/copper']")
    copper.click()
    expect(anna.question).to_have_text("Play Copper?")
    expect(copper).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(copper).to_have_attribute("aria-pressed", "false")
    copper.click()
    expect(anna.main).to_contain_text("Play Copper")
    anna.main.click()
    expect(page.get_by_role("region", name="Your play area, 1")).to_be_visible()
    anna.wait()

    # What cannot be had says so with its rule; what is no move is looked at.
    anna.thing("supply/province").click(force=True)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Province costs 8 coins; you have 1")
    expect(alert).to_contain_text("DB-")
    page.keyboard.press("Escape")
    anna.thing("supply/province").click(button="right", force=True)
    expect(page.get_by_role("dialog")).to_contain_text("Counts 6 victory points")
    page.keyboard.press("Escape")

    # From the list: the thing on the table is chosen with it.
    anna.thing("move:buy copper").click()
    expect(anna.thing("supply/copper")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("region", name="What you can do")).to_contain_text("Buy Copper:")
    anna.main.click()
    expect(page.get_by_role("log")).to_contain_text("You buy Copper")


def test_a_card_with_two_moves_asks_which(server: Server, devices: Devices) -> None:
    """Enter once more makes neither of them: it leads to the first; the card says what each would bring."""
    anna = PlainBoard(Person(devices.new(), server), "lost-cities", 2)
    page = anna.page
    page.keyboard.press("1")
    expect(anna.question).to_have_text(re.compile("which move"))
    expect(anna.main).to_have_count(0)
    card = page.locator("[data-hand='1']")
    expect(card).to_be_focused()
    expect(card).to_have_accessible_name(re.compile(r"Enter: choose among 2 moves\. Play .*\. 1 of \d\.$"))
    page.keyboard.press("Enter")
    first = page.locator("[data-prompt=way-0]")
    expect(first).to_be_focused()
    expect(anna.question).to_have_text(re.compile("which move"))
    page.keyboard.press("Enter")
    expect(anna.question).to_have_text(re.compile("Draw"))


def test_the_list_over_a_phones_board_takes_the_focus(server: Server, devices: Devices) -> None:
    """Whoever listens is led to the moves, and back to the question once one is chosen."""
    anna = PlainBoard(Person(devices.new(**PHONE), server), "lost-cities", 2)
    anna.page.locator("[data-prompt=list]").press("Enter")
    expect(anna.page.get_by_role("region", name="What you can do")).to_be_focused()
    anna.moves.first.press("Enter")
    expect(anna.moves).to_have_count(0)
    expect(anna.page.locator("[data-zone=prompt]")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.question).to_have_text(re.compile("Draw"))


def test_somebodys_own_game_by_keys_alone(server: Server, devices: Devices) -> None:
    """A whole match of a game that the page has never heard of, in words of its own."""
    anna = PlainBoard(Person(devices.new(language="de-DE"), server), "waymark", 2)
    expect(anna.page.get_by_role("region", name=re.compile("^Du: Hand, "))).to_be_visible()
    assert anna.play_out("keys") > 8
    anna.is_over()


@pytest.mark.sweep()
@pytest.mark.parametrize(("game", "language"), [*[(game, "en") for game in SEATS], *LONG_WORDS])
@pytest.mark.parametrize("touched", [True, False], ids=["touch", "mouse"])
def test_it_fits(
    server: Server, devices: Devices, game: str, touched: bool, language: str, thorough: bool
) -> None:
    """At rest, and with something chosen after some turns."""
    sizes = sizes_of(touched, thorough)
    anna = PlainBoard(Person(device(devices, *sizes[0], language), server), game, SEATS[game])
    faults = {"rest": faults_at(anna.page, sizes)}
    for n in range(6):
        anna.make("click", n)
        anna.wait()
    anna.page.locator("[data-legal][data-thing]").first.click()
    faults["chosen"] = faults_at(anna.page, sizes)
    assert {step: found for step, found in faults.items() if found} == {}


@pytest.mark.thorough
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", SEATS)
def test_axe_finds_nothing(server: Server, devices: Devices, game: str, size: str) -> None:
    """At a question, with something chosen, looked at closely, refused, and with the moves over the board."""
    kind = PHONE if size == "phone" else {}
    person = Person(devices.new(reduced_motion="reduce", **kind), server)
    anna = PlainBoard(person, game, SEATS[game])
    for n in range(4):
        anna.make("touch" if kind else "click", n)
        anna.wait()
    found = {"rest": findings(anna.page)}
    anna.page.locator("[data-legal][data-thing]").first.click()
    found["chosen"] = findings(anna.page)
    anna.page.keyboard.press("Escape")
    anna.page.locator("[data-inspect]").first.click(button="right", force=True)
    found["closer"] = findings(anna.page)
    anna.page.keyboard.press("Escape")
    anna.page.locator("[data-zone=board] [data-thing]:not([data-legal])").first.click(force=True)
    found["refused"] = findings(anna.page)
    anna.page.keyboard.press("Escape")
    if anna.page.locator("[data-prompt=list]").count():
        anna.page.locator("[data-prompt=list]").click()
        found["list"] = findings(anna.page)
    assert {step: list_ for step, list_ in found.items() if list_} == {}


def test_every_title_of_ours_is_played() -> None:
    assert set(TITLES) < set(SEATS)
