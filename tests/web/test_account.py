"""My account: made, entered on a second device, left, taken along and forgotten; and who is not heard."""

import io
import itertools
import json
import re
import sqlite3
import zipfile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .axe import findings
from .company import sit_down
from .conftest import Devices
from .person import Person
from .serving import Server
from .test_calls import write
from .test_my_games import row
from .test_page_sizes import SIZES, TOUCHED, wrong
from .test_pages import ask, made

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
PASSWORD = "seven stones high"
_TAKEN = itertools.count(1)
MINE = {"games": "1", "start": "1"}
"""A match that its host begins."""
OFF_CENTRE = """label => {
  const words = document.createRange();
  words.selectNodeContents(label);
  const [box, text] = [label.getBoundingClientRect(), words.getBoundingClientRect()];
  return Math.abs(box.top + box.bottom - text.top - text.bottom) / 2;
}"""


@pytest.fixture
def laptop(server: Server, devices: Devices) -> Person:
    return Person(devices.new("Anna"), server)


@pytest.fixture
def phone(server: Server, devices: Devices) -> Person:
    return Person(devices.new("Anna", **PHONE), server)


def called(name: str) -> str:
    """A name that no earlier try of a test has taken."""
    return f"{name} {next(_TAKEN)}"


def enter(person: Person, how: str, name: str, password: str = PASSWORD) -> None:
    """Fill in the form of a guest and send it: `Make an account`, or `Log in`."""
    page = person.page
    if not page.url.endswith("/account"):
        person.go("/account")
    page.get_by_role("radio", name=how).check()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name=how).click()


def is_guest(page: Page) -> None:
    expect(page.get_by_role("radiogroup", name="My account")).to_be_visible()


def plays_as(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", name=f"You play as {name}.")).to_be_visible()


def kept(server: Server) -> str:
    """All that the store of a server holds."""
    with sqlite3.connect(server.folder / "tables.db") as store:
        return "\n".join(store.iterdump())


def menu(person: Person) -> Locator:
    """The people at the table that is open."""
    person.page.get_by_role("button", name="Menu").first.click()
    person.page.get_by_role("tab", name="People").click()
    return person.page.get_by_role("tabpanel", name="People")


def test_a_game_of_the_laptop_goes_on_at_the_phone(laptop: Person, phone: Person) -> None:
    """What the guest began is the account's; the phone holds the same cards, and plays the next one."""
    name = called("Anna of the ridge")
    laptop.go()
    table = made(laptop, "Ridge Walk", options=MINE)
    enter(laptop, "Make an account", name)
    plays_as(laptop.page, name)
    laptop.go(f"/t/{table}")
    laptop.wait_for_turn()
    cards = laptop.cards()

    enter(phone, "Log in", name.upper(), "not this one")
    alert = phone.page.get_by_role("alert")
    expect(alert).to_have_text("Name and password do not fit together.")
    expect(alert).to_be_in_viewport()
    enter(phone, "Log in", name.upper())
    plays_as(phone.page, name)
    assert name == phone.page.evaluate("JSON.parse(localStorage.getItem('cairn-settings')).name")
    phone.go("/games")
    row(phone, "Ridge Walk").get_by_role("link").first.click()
    phone.wait_for_turn()
    assert cards == phone.cards()
    phone.place()
    expect(laptop.question).to_contain_text("Draw")


def test_sessions_are_listed_and_ended(laptop: Person, phone: Person) -> None:
    """One by one, all others, by another password, and one's own by logging out."""
    name = called("Anna of the sessions")
    enter(laptop, "Make an account", name)
    here = laptop.page.get_by_role("region", name="Where you are logged in")
    expect(here.get_by_role("listitem")).to_have_text([re.compile("Chrome, Linux *this browser")])
    for end in ("End Chrome, Linux", "End all others"):
        enter(phone, "Log in", name)
        plays_as(phone.page, name)
        laptop.page.reload()
        expect(here.get_by_role("listitem")).to_have_count(2)
        here.get_by_role("button", name=end).click()
        expect(here.get_by_role("listitem")).to_have_count(1)
        phone.go("/account")
        is_guest(phone.page)

    enter(phone, "Log in", name)
    plays_as(phone.page, name)
    change = laptop.page.get_by_role("region", name="Change the password")
    change.get_by_label("Password until now").fill("not this one")
    change.get_by_label("New password").fill("eight stones high")
    change.get_by_role("button").click()
    expect(laptop.page.get_by_role("alert")).to_have_text("This is not your password.")
    change.get_by_label("Password until now").fill(PASSWORD)
    change.get_by_role("button").click()
    expect(laptop.page.get_by_role("status").filter(has_text="The password is changed")).to_be_visible()
    phone.go("/account")
    is_guest(phone.page)

    laptop.page.get_by_role("button", name="Log out").click()
    is_guest(laptop.page)
    enter(laptop, "Log in", name)
    expect(laptop.page.get_by_role("alert")).to_have_text("Name and password do not fit together.")
    enter(laptop, "Log in", name, "eight stones high")
    plays_as(laptop.page, name)


def test_the_title_counts_the_games_that_wait(laptop: Person) -> None:
    """Whoever logs out or in reads another number at once, not when it is asked for the next time."""
    page, name = laptop.page, called("Anna who counts")
    laptop.go()
    made(laptop, "Ridge Walk", options=MINE)
    # No time passes: the number was asked for a moment ago, all the while.
    page.clock.set_fixed_time(1_800_000_000_000)
    laptop.go("/account")
    games = page.get_by_role("link", name=re.compile("^My games"))
    expect(page).to_have_title("(1) My account · Cairn")
    enter(laptop, "Make an account", name)
    plays_as(page, name)
    expect(page).to_have_title("(1) My account · Cairn")
    page.get_by_role("button", name="Log out").click()
    expect(page).to_have_title("My account · Cairn")
    expect(games).to_have_text("My games")
    enter(laptop, "Log in", name)
    expect(page).to_have_title("(1) My account · Cairn")
    expect(games).to_have_text(re.compile("1$"))
    # A keyboard goes on at the top of the page, not at a form that is gone.
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_somebody_is_muted_blocked_and_reported(server: Server, devices: Devices) -> None:
    """Anna reads nothing of Marek until she forgives him; who runs the server reads her report."""
    anna, marek = Person(devices.new("Anna"), server), Person(devices.new("Marek"), server)
    table = sit_down({"Anna": anna, "Marek": marek}, options=MINE)
    people = menu(anna)
    assert [] == findings(anna.page)
    people.get_by_role("button", name="Mute Marek").click()
    expect(people.get_by_role("status")).to_have_text("You read nothing more of Marek.")
    write(marek.page, "unheard")
    expect(marek.page.get_by_text("unheard")).to_be_visible()

    people.get_by_role("button", name="Report Marek").click()
    people.get_by_role("textbox").fill("He counts his cards aloud.")
    people.get_by_role("button", name="Send the report").click()
    expect(people.get_by_role("status")).to_have_text("The report is kept. Thank you.")
    with sqlite3.connect(server.folder / "tables.db") as store:
        (reported,) = store.execute("SELECT name, reason FROM reports WHERE table_id = ?", (table,))
    assert ("Marek", "He counts his cards aloud.") == reported

    people.get_by_role("button", name="Block Marek").click()
    expect(people.get_by_role("status")).to_contain_text("Marek is blocked")
    people.get_by_role("link", name="My account").click()
    shunned = anna.page.get_by_role("region", name="Muted and blocked people")
    expect(shunned.get_by_role("listitem")).to_contain_text([re.compile("Marek *blocked")])
    assert [] == findings(anna.page)
    shunned.get_by_role("button", name="Forgive Marek").click()
    expect(shunned).to_contain_text("Nobody.")
    anna.go(f"/t/{table}")
    anna.page.get_by_role("tab", name="Chat").click()
    write(marek.page, "heard again")
    expect(anna.page.get_by_text("heard again").first).to_be_visible()


def test_the_host_sends_somebody_away(server: Server, devices: Devices) -> None:
    """From the lobby: the seat is open again; in the middle of the match: a bot plays on."""
    anna, marek = Person(devices.new("Anna"), server), Person(devices.new("Marek"), server)
    anna.go()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    table = ask(anna.page, "/api/tables", {"game": "lost-cities", "seats": seats})
    marek.go()
    ask(marek.page, f"/api/tables/{table['id']}/sit", {"key": table["invite"], "name": "Marek"})
    anna.go(f"/t/{table['id']}")
    anna.page.get_by_role("button", name="Send away Marek").click()
    expect(anna.page.get_by_role("button", name="Send away Marek")).to_have_count(0)
    assert "open" == ask(anna.page, f"/api/tables/{table['id']}")["seats"][1]["kind"]

    zosia = Person(devices.new("Zosia"), server)
    playing = sit_down({"Anna": anna, "Zosia": zosia}, options=MINE)
    people = menu(anna)
    people.get_by_role("button", name="Send away Zosia").click()
    expect(people.get_by_role("status")).to_have_text("Zosia has been sent away.")
    assert ask(anna.page, f"/api/tables/{playing}")["seats"][1]["stand_in"]


def test_a_move_may_take_days(laptop: Person) -> None:
    """Chosen with the table; My games says how long there is."""
    dialog = laptop.plan()
    dialog.get_by_role("radiogroup", name="Clock").get_by_role("radio", name="3 days").check()
    expect(dialog).to_contain_text("3 days a move")
    dialog.get_by_role("button", name="Sit down and start").click()
    laptop.wait_for_turn()
    laptop.go("/games")
    expect(laptop.page.get_by_role("listitem").filter(has_text="2 days left")).to_have_count(1)


def test_my_data_are_taken_along_and_deleted(phone: Person, tmp_path: Path) -> None:
    """One archive; then account, name and chat are gone, a bot plays on, and the name is free."""
    name = called("Anna who goes")
    phone.go()
    seats = [{"kind": "me", "name": name}, {"kind": "bot", "bot": "rule"}]
    table = made(phone, "Ridge Walk", seats=seats, options=MINE)
    enter(phone, "Make an account", name)
    plays_as(phone.page, name)
    mine = phone.page.get_by_role("region", name="My data")
    with phone.page.expect_download() as coming:
        mine.get_by_role("link", name="Take my data along").click()
    assert "cairn.zip" == coming.value.suggested_filename
    coming.value.save_as(tmp_path / "mine.zip")
    with zipfile.ZipFile(io.BytesIO((tmp_path / "mine.zip").read_bytes())) as file:
        told = json.loads(file.read("data.json"))
        assert b"lost-cities" in file.read(f"matches/{table}.match")
    assert name == told["account"]["name"]
    assert [(table, "Ridge Walk")] == [(one["id"], one["name"]) for one in told["tables"]]

    assert kept(phone.server).count(name) > 1
    mine.get_by_role("button", name="Forget me").click()
    assert [] == findings(phone.page)
    mine.get_by_role("button", name="Cancel").click()
    mine.get_by_role("button", name="Forget me").click()
    for password in ("not this one", PASSWORD):
        mine.get_by_label("Password").fill(password)
        mine.get_by_role("button", name="Forget me").click()
        if password != PASSWORD:
            expect(phone.page.get_by_role("alert")).to_have_text("This is not your password.")
            expect(phone.page.get_by_role("alert")).to_be_in_viewport()
    expect(phone.page.get_by_role("status").filter(has_text="You are forgotten here.")).to_be_in_viewport()
    is_guest(phone.page)
    expect(phone.page).to_have_title("My account · Cairn")
    assert [] == ask(phone.page, "/api/history")["rows"]
    assert name not in kept(phone.server)
    enter(phone, "Make an account", name)
    plays_as(phone.page, name)


@pytest.mark.sweep("kind")
@pytest.mark.parametrize("language", ["de", "en", "fr", "it", "pl"])
@pytest.mark.parametrize("kind", [{}, PHONE], ids=["mouse", "touch"])
def test_the_page_is_for_everybody(
    server: Server, devices: Devices, kind: dict[str, Any], language: str
) -> None:
    """Axe finds nothing, by day and by night, as a guest and logged in; nothing is cut at any size."""
    anna = Person(devices.new("Anna", language=language, reduced_motion="reduce", **kind), server)
    anna.go("/account")
    expect(anna.page.get_by_role("heading", level=2)).to_have_count(4)
    for label in anna.page.locator("#main [role=radiogroup] label").all():
        assert label.evaluate(OFF_CENTRE) < 2
    assert [] == findings(anna.page)
    ask(anna.page, "/api/account", {"name": called("Anna"), "password": PASSWORD})
    anna.page.reload()
    expect(anna.page.get_by_role("heading", level=2)).to_have_count(6)
    assert [] == findings(anna.page)
    anna.page.get_by_role("region").last.get_by_role("button").click()
    for width, height in SIZES:
        if (width < TOUCHED) == bool(kind):
            anna.page.set_viewport_size({"width": width, "height": height})
            assert [] == wrong(anna.page, bool(kind)), width
