"""Life at the table: a whole match and a rematch, leaving, being away, giving up, and the clock."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.hurried import hurried

from .company import drive, heard, listen, sit_down
from .conftest import Devices
from .person import Person
from .serving import Server
from .test_pages import ask, table_of

AWAY = 2.0
"""Seconds after which somebody is long away from a table of these tests."""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
ONE_GAME = {"games": "1", "start": "1"}


@pytest.fixture(scope="module")
def plain_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that loses its patience sooner."""
    running = Server(tmp_path_factory.mktemp("server"), code=hurried(away=AWAY))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def anna(server: Server, devices: Devices) -> Person:
    return Person(devices.new("Anna"), server)


@pytest.fixture
def marek(server: Server, devices: Devices) -> Person:
    return Person(devices.new("Marek"), server)


def clock(at_zero: str, per_move: int = 0, per_game: int = 0) -> dict[str, Any]:
    """The rule of a clock, without an increment."""
    return {"per_move": per_move, "per_game": per_game, "increment": 0, "at_zero": at_zero}


# A match, and another one.


@pytest.mark.thorough
def test_a_whole_match_and_a_rematch(server: Server, devices: Devices, anna: Person) -> None:
    """The last turns are played in the page; the offer stands in the other's bar; both land at one table."""
    marek = Person(devices.new("Marek", **PHONE), server)
    table = sit_down({"Anna": anna, "Marek": marek}, options=ONE_GAME)
    drive({0: anna, 1: marek}, table, 42, "camp", "draw")
    anna.turn()
    expect(marek.question).to_have_text("Place a card")
    marek.turn()
    for one in (anna, marek):
        expect(one.page.get_by_role("main", name="The end of the match")).to_be_visible()

    offer = anna.page.get_by_role("button", name="Rematch")
    offer.click()
    expect(offer).to_have_attribute("aria-disabled", "true")
    expect(anna.page.get_by_text("Waiting for Marek")).to_be_visible()
    expect(marek.question).to_have_text("Play again?")
    expect(marek.page.get_by_text("Anna offers")).to_be_visible()

    # Declined: who has offered is told, and can see that it is no use to offer again.
    marek.page.get_by_role("button", name="Not now").tap()
    expect(anna.page.get_by_text("Marek does not want a rematch now")).to_be_visible()
    expect(offer).to_have_attribute("aria-disabled", "true")
    expect(marek.question).to_have_text("Play again with Anna?")

    # Who has declined may think better of it.
    marek.page.get_by_role("button", name="Rematch").tap()
    expect(anna.question).to_have_text("Play again?")
    anna.page.wait_for_timeout(400)
    anna.page.locator("[data-zone=prompt]").focus()
    anna.page.keyboard.press("Enter")
    for one in (anna, marek):
        one.page.wait_for_url(lambda url: "/t/" in url and table not in url)
        expect(one.hand).to_have_count(8)
    now = table_of(anna)
    assert anna.table == marek.table
    assert table == now["after"]
    assert [("Anna", True), ("Marek", False)] == [(seat["name"], seat["yours"]) for seat in now["seats"]]
    assert "2" == now["options"]["start"]
    expect(marek.question).to_have_text("Place a card")


@pytest.mark.thorough
def test_a_rematch_of_three_with_a_bot(anna: Person, marek: Person) -> None:
    """All people agree, the bot needs not be asked; the same seats, and the next one begins."""
    people = {"Anna": anna, "Marek": marek}
    options = {"turn_cap": "6", "start": "1"}
    table = sit_down(people, "dominion", 1, options=options)
    drive({0: anna, 1: marek}, table, 100, "end", "done")
    for one in (anna, marek):
        expect(one.page.locator("[data-prompt=again]")).to_be_visible()
    marek.page.locator("[data-prompt=again]").click()
    expect(anna.page.get_by_text("Marek offers")).to_be_visible()
    starts = table_of(anna)["rematch"]["starts"]
    anna.page.wait_for_timeout(400)
    anna.page.locator("[data-prompt=again]").click()
    for one in (anna, marek):
        one.page.wait_for_url(lambda url: "/t/" in url and table not in url)
        expect(one.page.locator("[data-zone=prompt]").first).to_be_visible()
    assert anna.table == marek.table
    seats = table_of(anna)["seats"]
    assert [("person", "Anna"), ("person", "Marek"), ("bot", "rule")] == [
        (seat["kind"], seat["name"]) for seat in seats
    ]
    assert starts is None or str(starts + 1) == table_of(anna)["options"]["start"]


# Leaving, being away, giving up.


def test_one_who_leaves_is_replaced(anna: Person, marek: Person) -> None:
    """By the menu and one question; the bot plays on, everybody is told, and the seat can be taken back."""
    sit_down({"Anna": anna, "Marek": marek}, options={"games": "1", "start": "2"})
    listen(anna.page)
    marek.page.get_by_role("button", name="Menu").click()
    marek.page.get_by_role("button", name="Leave; Slate plays on").click()
    sure = marek.page.get_by_role("alertdialog")
    expect(sure).to_contain_text("Slate")
    sure.get_by_role("button", name="Stay").click()
    expect(sure).to_be_hidden()
    marek.page.get_by_role("button", name="Leave; Slate plays on").click()
    sure.get_by_role("button").last.click()
    marek.page.wait_for_url(re.compile(r"/$"))

    expect(anna.question).to_have_text("Place a card")
    expect(anna.log).to_contain_text("Marek has left the table; Slate plays on")
    expect(anna.page.get_by_text("Slate plays for Marek").first).to_be_visible()
    heard(anna.page, "Slate plays for Marek.")

    marek.page.go_back()
    expect(marek.page.get_by_text("Slate plays for you").first).to_be_visible()
    marek.page.get_by_role("button", name="Take my seat back").click()
    expect(marek.page.get_by_role("button", name="Take my seat back")).to_be_hidden()
    expect(anna.log).to_contain_text("Marek is back")
    heard(anna.page, "Marek is back.")
    anna.turn()
    expect(marek.question).to_have_text("Place a card")


def test_one_who_is_away_may_be_replaced(anna: Person, marek: Person) -> None:
    """After a while those who wait are asked; whoever comes back finds the seat as it is, and takes it."""
    table = sit_down({"Anna": anna, "Marek": marek}, options={"games": "1", "start": "2"})
    listen(anna.page)
    marek.page.goto("about:blank")
    expect(anna.question).to_have_text("Marek is choosing a card")
    expect(anna.question).to_have_text("Wait, or let a bot take over?")
    expect(anna.page.locator("[data-zone=prompt]")).to_contain_text("Marek is away")
    heard(anna.page, "Marek is away.")

    # Somebody patient is not asked again, until the other has come back and gone once more.
    anna.page.get_by_role("button", name="Wait", exact=True).click()
    expect(anna.question).to_have_text("Marek is choosing a card")
    marek.go(f"/t/{table}")
    expect(marek.question).to_have_text("Place a card")
    heard(anna.page, "Marek is back.")
    marek.page.goto("about:blank")
    anna.page.get_by_role("button", name="Let Slate take over").click()
    expect(anna.question).to_have_text("Place a card")
    expect(anna.log).to_contain_text("Marek is away; Slate plays on")

    marek.go(f"/t/{table}")
    marek.page.get_by_role("button", name="Take my seat back").click()
    anna.turn()
    expect(marek.question).to_have_text("Place a card")


@pytest.mark.thorough
def test_of_three_the_bar_asks_one_thing_at_a_time(server: Server, devices: Devices, anna: Person) -> None:
    """The own decision keeps the bar; that somebody is away is a line of the log with its buttons."""
    marek = Person(devices.new("Marek"), server)
    people = {"Anna": anna, "Marek": marek}
    sit_down(people, "dominion", 1, options={"start": "1"}, board="?board=plain")
    expect(anna.page.locator("[data-zone=prompt]:not(.waiting)")).to_be_visible()
    marek.page.goto("about:blank")
    asks = re.compile(r"Marek is away.*Wait, or let a bot take over\?")
    line = anna.page.get_by_role("status").filter(has_text=asks)
    expect(line.first).to_be_visible()
    expect(anna.question).to_have_text("Play Treasures, buy, or end the turn")
    line.get_by_role("button", name="Let Flint take over").click()
    expect(anna.log).to_contain_text("Marek is away; Flint plays on")


def test_giving_up(anna: Person, marek: Person) -> None:
    """One question; the other has won, and both see it."""
    sit_down({"Anna": anna, "Marek": marek}, options=ONE_GAME)
    marek.page.get_by_role("button", name="Menu").click()
    marek.page.get_by_role("button", name="Resign").click()
    marek.page.get_by_role("alertdialog").get_by_role("button").last.click()
    for one in (anna, marek):
        expect(one.page.get_by_role("heading", name="Anna wins")).to_be_visible()
        expect(one.page.get_by_text(re.compile("Marek resigns|You resign")).first).to_be_visible()


# The clock.


@pytest.mark.thorough
def test_the_clock_of_a_move(server: Server, devices: Devices, anna: Person) -> None:
    """In the seat panel and in the bar of a phone, said at ten seconds; at zero the others may act."""
    marek = Person(devices.new("Marek", **PHONE), server)
    sit_down({"Anna": anna, "Marek": marek}, options=ONE_GAME, clock=clock("nothing", per_move=12))
    for one in (anna, marek):
        listen(one.page)
    mine = anna.page.get_by_role("group", name=re.compile("^You"))
    expect(mine.locator(".clock")).to_have_text(re.compile(r"0:(1[0-2]|0\d)"))
    expect(mine).to_have_attribute("aria-label", re.compile(r"Time left: 0:\d\d\."))
    heard(anna.page, "10 seconds left.")
    anna.turn()
    own = marek.page.locator("[data-zone=prompt] .clock")
    expect(own).to_have_text(re.compile(r"0:(1[0-2]|0\d)"))
    heard(marek.page, "10 seconds left.")
    expect(own).to_have_text("0:00")
    expect(anna.log).to_contain_text("Marek’s time is up")
    expect(anna.page.locator("[data-zone=prompt]")).to_contain_text("Marek’s time is up")
    expect(anna.page.get_by_role("button", name="Let Slate take over")).to_be_visible()
    assert [] == [one for one in anna.page.evaluate("said") if "away" in one]
    # Whoever is late may still move.
    marek.turn()
    expect(anna.question).to_have_text("Place a card")


@pytest.mark.thorough
@pytest.mark.parametrize("at_zero", ["bot", "resign"])
def test_the_clock_of_a_match(anna: Person, marek: Person, at_zero: str) -> None:
    """It stands while the other thinks; at zero the bot plays on to the end, or the match is lost."""
    rule = clock(at_zero, per_game=14)
    sit_down({"Anna": anna, "Marek": marek}, options={"games": "1", "start": "2"}, clock=rule)
    marek.turn()
    expect(anna.question).to_have_text("Place a card")
    stands = anna.page.get_by_role("group", name=re.compile("^Marek")).locator(".clock")
    left = stands.inner_text()
    anna.page.wait_for_timeout(2200)
    assert left == stands.inner_text()
    anna.turn()
    expect(marek.question).to_have_text("Place a card")
    if at_zero == "resign":
        expect(marek.page.get_by_role("heading", name="Anna wins")).to_be_visible()
        return
    expect(anna.log).to_contain_text("Marek’s time is up; Slate plays on")
    marek.page.get_by_role("button", name="Take my seat back").click()
    expect(marek.page.get_by_text("You have no time left for this match")).to_be_visible()


def test_thirty_seconds_are_said_once(anna: Person, marek: Person) -> None:
    rule = clock("nothing", per_game=32)
    sit_down({"Anna": anna, "Marek": marek}, options=ONE_GAME, clock=rule)
    listen(anna.page)
    heard(anna.page, "30 seconds left.")
    anna.page.wait_for_timeout(2500)
    assert ["30 seconds left."] == [one for one in anna.page.evaluate("said") if "seconds" in one]


def test_a_table_that_its_host_has_closed(anna: Person, marek: Person) -> None:
    """Whoever waits at it is told, and led home."""
    anna.go()
    wishes = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    table = ask(anna.page, "/api/tables", {"game": "dominion", "seats": wishes})
    marek.go()
    ask(marek.page, f"/api/tables/{table['id']}/sit", {"key": table["invite"], "name": "Marek"})
    marek.go(f"/t/{table['id']}")
    expect(marek.page.get_by_text("Anna").first).to_be_visible()
    ask(anna.page, f"/api/tables/{table['id']}/close", {})
    expect(marek.page.get_by_role("heading", name="This table is gone")).to_be_visible()
    marek.page.get_by_role("link", name="Home").last.click()
    marek.page.wait_for_url(re.compile(r"/$"))


@pytest.mark.thorough
def test_away_on_the_plain_board(server: Server, devices: Devices) -> None:
    """The seat says it in words, on a phone too."""
    anna = Person(devices.new("Anna", **PHONE), server)
    marek = Person(devices.new("Marek"), server)
    sit_down({"Anna": anna, "Marek": marek}, "dominion", 0, options={"start": "2"}, board="?board=plain")
    marek.page.goto("about:blank")
    expect(anna.page.get_by_role("group", name=re.compile(r"^Marek\b.*away for"))).to_be_visible()
    expect(anna.question).to_have_text("Wait, or let a bot take over?")
    anna.page.get_by_role("button", name="Let Slate take over").tap()
    expect(anna.page.locator("[data-zone=prompt]:not(.waiting)")).to_be_visible()
