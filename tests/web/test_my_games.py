"""My games: whose turn it is, how they ended, and what can be done about them."""

import re

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Devices
from .person import Person
from .serving import Server
from .test_pages import ask, made, table_of
from .test_replay import play_out


@pytest.fixture
def anna(server: Server, devices: Devices) -> Person:
    return Person(devices.new("Anna"), server)


def row(person: Person, name: str) -> Locator:
    """The row of a table in the list."""
    return person.page.get_by_role("listitem").filter(has_text=name)


def test_my_games_by_turn_and_result(anna: Person) -> None:
    """Your turn, waiting, finished; filters are in the address, so that Back undoes them."""
    anna.go()
    open_table = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    waits = made(anna, "Far Shore", seats=open_table)
    lost = made(anna, "Cold Spring")
    ask(anna.page, f"/api/tables/{lost}/resign", {"seat": 0})
    turn = made(anna, "Ridge Walk", options={"games": "1", "start": "1"})

    anna.go("/games")
    sections = anna.page.get_by_role("region")
    expect(sections.filter(has_text="Ridge Walk").get_by_role("heading", level=2)).to_contain_text(
        "Your turn"
    )
    expect(sections.filter(has_text="Far Shore").get_by_role("heading", level=2)).to_contain_text("Waiting")
    over = sections.filter(has_text="Cold Spring")
    expect(over).to_contain_text("Lost")
    expect(over).to_contain_text("Anna gave up")

    anna.page.get_by_role("link", name="Finished").click()
    assert anna.page.url.endswith("/games?status=over")
    expect(row(anna, "Ridge Walk")).to_have_count(0)
    anna.page.get_by_label("With which result").select_option("won")
    expect(anna.page.get_by_text("Nothing here.")).to_be_visible()
    anna.page.go_back()
    expect(row(anna, "Cold Spring")).to_be_visible()
    anna.page.go_back()
    expect(row(anna, "Ridge Walk")).to_be_visible()

    anna.page.get_by_label("Table, player, game").fill("far sh")
    expect(row(anna, "Ridge Walk")).to_have_count(0)
    expect(row(anna, "Far Shore")).to_be_visible()
    assert "search=far+sh" in anna.page.url
    # Nobody came: the table can go.
    close = anna.page.get_by_role("button", name=re.compile("^Close the table"))
    close.click()
    anna.page.get_by_role("button", name=re.compile("^Really close")).click()
    expect(row(anna, "Far Shore")).to_have_count(0)
    assert {turn, lost} == {one["table"]["id"] for one in ask(anna.page, "/api/history")["rows"]}
    assert waits not in {turn, lost}


def test_from_my_games_one_plays_again_and_shares(server: Server, devices: Devices) -> None:
    """A link to a match that nobody may watch shows it to whoever has the link, and to nobody else."""
    device = devices.new("Anna", permissions=["clipboard-read", "clipboard-write"])
    anna = Person(device, server)
    anna.go()
    table = made(anna, "Cold Spring", watch="nobody")
    ask(anna.page, f"/api/tables/{table}/resign", {"seat": 0})
    anna.go("/games?status=over")
    anna.page.get_by_role("button", name=re.compile("^Copy a link")).click()
    expect(anna.page.get_by_text("Link copied")).to_be_visible()
    link: str = anna.page.evaluate("navigator.clipboard.readText()")
    assert f"/t/{table}/replay?k=" in link

    marek = Person(devices.new("Marek"), server)
    marek.page.goto(link)
    expect(marek.page.get_by_role("slider")).to_be_visible()
    zosia = Person(devices.new("Zosia"), server)
    zosia.go(f"/t/{table}/replay")
    expect(zosia.page.get_by_role("alert")).to_be_visible()
    expect(zosia.page.get_by_role("slider")).to_have_count(0)

    anna.page.get_by_role("button", name=re.compile("^Play again")).click()
    expect(anna.hand).to_have_count(8)
    assert table == table_of(anna)["after"]


def test_many_games_are_paged(anna: Person) -> None:
    anna.go()
    for n in range(23):
        ask(anna.page, f"/api/tables/{made(anna, f'Table {n}')}/resign", {"seat": 0})
    anna.go("/games")
    anna.page.get_by_role("link", name="Show 15 more").click()
    expect(anna.page.get_by_text("Page 1 of 2").last).to_be_visible()
    anna.page.get_by_role("link", name="Older").click()
    expect(anna.page.get_by_role("listitem").filter(has_text="Lost Cities")).to_have_count(3)
    assert "page=2" in anna.page.url
    expect(anna.page.get_by_text("of 23 matches")).to_be_visible()


@pytest.mark.sweep()
@pytest.mark.parametrize("language", ["en", "de"])
def test_six_at_a_table_are_one_row(server: Server, devices: Devices, language: str) -> None:
    """Two names and how many more; one's own points and the best of the others; the place."""
    anna = Person(devices.new(language=language), server)
    anna.go()
    six = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "rule"}] * 5]
    table = made(anna, "Long Rain", game="dominion", seats=six, options={"turn_cap": "6"})
    play_out(anna.page, table)
    anna.go("/games")
    found = row(anna, "Long Rain")
    expect(found).to_contain_text("+3")
    expect(found).to_contain_text(re.compile(r"\d : \d"))
    box = found.bounding_box()
    assert box is not None
    assert box["height"] < 75
    scores = ask(anna.page, f"/api/tables/{table}")["scores"]
    place = 1 + sum(points > scores[0] for points in scores)
    if place > 1:
        words = {"en": f"place {place} of 6", "de": f"Platz {place} von 6"}
        expect(found).to_contain_text(words[language])
