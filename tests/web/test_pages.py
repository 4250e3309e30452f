"""The pages around the table: home, creating a table, bots, a full table, one that is gone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cairn.bots.levels import CHARACTERS
from cairn.games import TITLES, title
from cairn.text import LANGUAGES, Speaker

from .conftest import Devices
from .person import Person, choose_number
from .serving import Server


@pytest.fixture
def anna(server: Server, devices: Devices) -> Person:
    return Person(devices.new("Anna"), server)


def ask(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    """A request, made by the page as it makes its own."""
    return page.evaluate(
        """async ([path, body]) => {
            const kind = { method: 'POST', headers: { 'content-type': 'application/json' } };
            const answer = await fetch(path, body ? { ...kind, body: JSON.stringify(body) } : {});
            if (!answer.ok) throw new Error(await answer.text());
            return answer.json();
        }""",
        [path, body],
    )


def table_of(person: Person) -> Any:
    """What the server knows of the table that is open."""
    return ask(person.page, f"/api/tables/{person.table.rpartition('/')[2]}")


def made(person: Person, name: str, **more: Any) -> str:
    """A table of this person and a bot, made without the page; its number."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "rule"}]
    wish = {"game": "lost-cities", "name": name, "seats": seats, "options": {"games": "1"}, **more}
    table: str = ask(person.page, "/api/tables", wish)["id"]
    ask(person.page, f"/api/tables/{table}/word", {"seat": 0, "word": "granite"})
    return table


# Home.


@pytest.mark.parametrize("game", TITLES)
def test_every_tile_plays_at_once(anna: Person, game: str) -> None:
    """One click: the fewest seats that the game has, all but one of them bots."""
    anna.go()
    tiles = anna.page.get_by_role("article")
    expect(tiles).to_have_count(len(TITLES))
    name = Speaker("en").say(f"{game}-title")
    anna.page.get_by_role("button", name=f"Play with bots {name}").click()
    table = table_of(anna)
    assert (game, "playing") == (table["game"], table["status"])
    kinds = [seat["kind"] for seat in table["seats"]]
    assert ["person"] + ["bot"] * (title(game).game.seats[0] - 1) == kinds


def test_the_first_game_is_short_and_later_ones_are_as_the_last(anna: Person) -> None:
    """One deal, no milestones, the gentlest bot; then what was agreed last, with bots in all other seats."""
    anna.play_now()
    first = table_of(anna)
    assert ("1", "off") == (first["options"]["games"], first["options"]["milestones"])
    assert "pebble" == first["seats"][1]["name"]

    dialog = anna.plan()
    choose_number(dialog, "Games", 2)
    dialog.get_by_role("switch", name="Milestones").click()
    dialog.get_by_role("radio", name="Slate").check(force=True)
    dialog.get_by_role("button", name="Sit down and start").click()
    expect(anna.hand).to_have_count(8)

    anna.go()
    anna.page.get_by_role("button", name="Play Lost Cities now").click()
    expect(anna.hand).to_have_count(8)
    again = table_of(anna)
    assert ("2", "on") == (again["options"]["games"], again["options"]["milestones"])
    assert "slate" == again["seats"][1]["name"]


def test_home_shows_a_few_games_and_the_way_to_all(anna: Person) -> None:
    anna.go()
    for n in range(6):
        made(anna, f"Table {n}")
    anna.go()
    rows = anna.page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(rows).to_have_count(4)
    anna.page.get_by_role("link", name="All 6").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("My games")
    expect(anna.page.get_by_role("listitem").filter(has_text="moves")).to_have_count(6)


# Creating a table.


@pytest.mark.sweep()
@pytest.mark.parametrize("game", TITLES)
def test_seats_from_the_fewest_to_the_most(anna: Person, game: str) -> None:
    """Seats come and go as far as the game allows, and the table has them all."""
    least, most = title(game).game.seats[0], title(game).game.seats[-1]
    dialog = anna.plan(game)
    seats = dialog.get_by_role("group", name=re.compile(r"^Seat \d$", re.I))
    expect(seats).to_have_count(least)
    more = dialog.get_by_role("button", name="Add a seat")
    for n in range(least, most):
        more.click()
        expect(seats).to_have_count(n + 1)
    expect(more).to_have_count(0)
    dialog.get_by_role("button", name="Sit down and start").click()
    assert most == len(table_of(anna)["seats"])


def test_what_is_agreed_reaches_the_table(anna: Person) -> None:
    """Options of the game, time, taking back, hints, name, who may watch."""
    dialog = anna.plan("dominion")
    dialog.get_by_role("button", name=re.compile("^Kingdom")).click()
    picker = anna.page.get_by_role("dialog", name="Kingdom", exact=True)
    picker.get_by_role("button", name="First game").click()
    picker.get_by_role("button", name="Use this kingdom").click()
    expect(dialog.get_by_role("button", name="Kingdom: First game")).to_be_visible()
    dialog.get_by_role("switch", name="Platinum and Colony").click()
    dialog.get_by_role("radio", name="10 min").check(force=True)
    dialog.get_by_role("radiogroup", name="Taking back").get_by_role("radio", name="never").check(force=True)
    dialog.get_by_role("radiogroup", name="Hints").get_by_role("radio", name="off").check(force=True)
    dialog.get_by_text("Advanced").click()
    dialog.get_by_label("Seconds added after a move").fill("5")
    dialog.get_by_label("At zero").select_option("resign")
    dialog.get_by_label("Table name").fill("Mill Road")
    dialog.get_by_role("radio", name="nobody").check(force=True)
    dialog.get_by_label("Your word for the shuffle").fill("basalt")
    dialog.get_by_role("radio", name="Quartz").check(force=True)
    dialog.get_by_role("button", name="Sit down and start").click()
    table = table_of(anna)
    assert ("Mill Road", "nobody", "never", "never") == tuple(
        table[one] for one in ("name", "watch", "undo", "hints")
    )
    assert {"per_move": 0, "per_game": 600, "increment": 5, "at_zero": "resign"} == table["clock"]
    assert ("first-game", "on") == (table["options"]["kingdom"], table["options"]["prosperity"])
    assert "quartz" == table["seats"][1]["name"]
    assert "basalt" == table["words"][0]


def test_events_chosen_by_hand(anna: Person) -> None:
    """A value may be a list of names: an empty list makes no table, and what is ticked is played with."""
    dialog = anna.plan("dominion")
    dialog.get_by_label("Events").select_option(label="chosen by hand")
    expect(dialog.get_by_text("0 chosen")).to_be_visible()
    dialog.get_by_role("button", name="Sit down and start").click()
    expect(dialog.get_by_label("Search by name")).to_be_focused()
    dialog.get_by_label("Search by name").fill("ball")
    dialog.get_by_label("Ball", exact=True).check()
    dialog.get_by_label("Search by name").fill("")
    dialog.get_by_label("Quest", exact=True).check()
    expect(dialog.get_by_text("2 chosen")).to_be_visible()
    dialog.get_by_role("button", name="Sit down and start").click()
    assert ["ball", "quest"] == sorted(table_of(anna)["options"]["events"].split(", "))


def test_every_option_of_every_game_can_be_chosen(anna: Person) -> None:
    """Folds open, each option that the server names has its control, and so has each of its words."""
    for game in TITLES:
        dialog = anna.plan(game)
        dialog.locator("details").evaluate("one => { one.open = true; }")
        for switch in dialog.get_by_role("switch").all():
            if switch.get_attribute("aria-checked") == "false":
                switch.click()
        speaker = Speaker("en")
        for option in title(game).game.options:
            slug = option.name.replace("_", "-")
            keys = [f"{game}-option-{slug}", f"web-option-{slug}"]
            label = next(speaker.say(key) for key in keys if speaker.has(key))
            # A picker says its choice behind its name.
            control = dialog.get_by_label(re.compile(rf"^{re.escape(label)}(:|$)")).first
            expect(control).to_be_visible()
            if control.evaluate("one => one.tagName") == "SELECT":
                values = control.locator("option").evaluate_all("all => all.map(one => one.value)")
                assert set(option.words) <= set(values)


def test_a_plan_is_kept_while_another_game_is_looked_at(anna: Person) -> None:
    dialog = anna.plan()
    choose_number(dialog, "Games", 4)
    dialog.get_by_role("radio", name=re.compile("^Africana")).check(force=True)
    expect(dialog.get_by_role("switch", name="Open scores")).to_be_visible()
    dialog.get_by_role("radio", name=re.compile("^Lost Cities")).check(force=True)
    expect(dialog.get_by_role("group", name="Games")).to_contain_text("4 games")


def test_enter_starts_what_is_planned(anna: Person) -> None:
    anna.plan()
    anna.page.keyboard.press("Enter")
    expect(anna.hand).to_have_count(8)


# Invitations.


def test_an_invitation_to_a_full_table_says_so(server: Server, devices: Devices, anna: Person) -> None:
    """Whoever comes too late may watch; whoever opens his own seat elsewhere sits there at once."""
    dialog = anna.plan()
    dialog.get_by_role("button", name="Invite somebody instead").click()
    link = anna.page.get_by_label("Invite link").input_value()
    table = table_of(anna)
    marek = Person(devices.new("Marek"), server)
    marek.page.goto(link)
    marek.page.get_by_role("button", name="Sit down").click()
    expect(marek.hand).to_have_count(8)

    zosia = Person(devices.new("Zosia"), server)
    zosia.page.goto(link)
    expect(zosia.page.get_by_role("heading", level=1)).to_have_text("This table is full")
    expect(zosia.page.get_by_role("button", name="Sit down")).to_have_count(0)
    zosia.page.get_by_role("link", name="Only watch").click()
    expect(zosia.page.get_by_text("You are watching")).to_be_visible()

    key = ask(marek.page, f"/api/tables/{table['id']}")["seat_keys"]["1"]
    phone = Person(devices.new("Marek"), server)
    phone.go(f"/t/{table['id']}?k={key}")
    expect(phone.hand).to_have_count(8)
    assert phone.cards() == marek.cards()


def test_a_table_that_is_gone_says_so_and_leads_on(anna: Person) -> None:
    anna.go("/t/0123456789ab")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("This table is gone")
    anna.page.get_by_role("link", name="New table").click()
    expect(anna.page.get_by_role("dialog", name="Create a table")).to_be_visible()


# Bots.


@pytest.mark.sweep()
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bots_are_those_that_play(server: Server, devices: Devices, language: str) -> None:
    """Six stones with their levels, how long they think, and what is true of them."""
    speaker = Speaker(language)
    anna = Person(devices.new(language=language), server)
    anna.go("/bots")
    cards = anna.page.get_by_role("article")
    expect(cards).to_have_count(len(CHARACTERS))
    for stone, (level, _) in CHARACTERS.items():
        card = cards.filter(
            has=anna.page.get_by_role("heading", name=speaker.say(f"web-bot-{stone}"), exact=True)
        )
        expect(card).to_contain_text(speaker.say(f"web-level-{level}"))
        expect(card).to_contain_text(speaker.say(f"web-bot-{stone}-manner"))
        longest = max(title(game).ceiling(stone) for game in TITLES)
        thinks = (
            speaker.say("web-bot-thinks", {"n": f"{longest:g}"})
            if longest
            else speaker.say("web-bot-at-once")
        )
        expect(card).to_contain_text(thinks)
        for game in TITLES:
            manner = f"{game}-manner-{stone}"
            if stone in title(game).offered_bots() and speaker.has(manner):
                expect(card).to_contain_text(speaker.say(manner))
    # From a stone to a table with it.
    anna.page.get_by_role(
        "link", name=speaker.say("web-bots-play", {"name": speaker.say("web-bot-quartz")})
    ).click()
    expect(anna.page.get_by_role("radio", name=speaker.say("web-bot-quartz"))).to_be_checked()
