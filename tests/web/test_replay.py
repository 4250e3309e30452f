"""The replay: slider and keys, the list of moves, whose eyes, the cards of the others."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Devices
from .person import Person
from .serving import Server
from .test_pages import ask

PLAY = """([table, moves]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws/${table}?seat=0`);
  let made = 0;
  socket.onmessage = ({ data }) => {
    const said = JSON.parse(data);
    if (said.type !== 'view') return;
    const asked = said.view.decision;
    if (!asked || made >= moves) return socket.close(), done(made);
    if (!asked.options) return;
    made += 1;
    const id = crypto.randomUUID();
    socket.send(JSON.stringify({ type: 'move', id, at: said.at, move: asked.options[0] }));
  };
})"""
"""Plays the first option of seat 0, n times or to the end."""


def played(page: Page, game: str, others: int, moves: int = 10_000, **options: str) -> str:
    """A table at which somebody has played against bots; its address."""
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "rule"}] * others]
    wish: dict[str, Any] = {"game": game, "seats": seats, "options": options}
    table: str = ask(page, "/api/tables", wish)["id"]
    ask(page, f"/api/tables/{table}/word", {"seat": 0, "word": "granite"})
    play_out(page, table, moves)
    return f"/t/{table}"


def play_out(page: Page, table: str, moves: int = 10_000) -> None:
    """Make n moves of the first seat without the page, or play to the end."""
    page.evaluate(PLAY, [table, moves])


@pytest.fixture
def anna(server: Server, devices: Devices) -> Person:
    person = Person(devices.new(), server)
    person.go()
    return person


def test_slider_has_a_tick_for_each_game_and_keys_go_by_them(anna: Person) -> None:
    table = played(anna.page, "lost-cities", 1, games="3", turn_cap="8")
    parts = ask(anna.page, f"/api{table.replace('/t/', '/tables/')}/moves")["parts"]
    anna.go(f"{table}/replay/0")
    slider = anna.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(anna.page.locator(".slider .tick")).to_have_count(2)
    for n in (1, 2, 3):
        expect(anna.page.locator(".slider")).to_contain_text(f"Game {n}")
    press = anna.page.keyboard.press
    for n in parts:
        press("]")
        expect(slider).to_have_value(str(n))
    press("[")
    expect(slider).to_have_value(str(parts[1]))
    press("ArrowRight")
    expect(slider).to_have_value(str(parts[1] + 1))
    # A card that was clicked does not keep the arrows; a card that was reached by keys does.
    press("Home")
    expect(slider).to_have_value("0")
    anna.hand.first.click()
    press("Escape")
    press("ArrowRight")
    expect(slider).to_have_value("1")
    anna.hand.nth(3).focus()
    press("ArrowRight")
    expect(anna.hand.nth(4)).to_be_focused()
    expect(slider).to_have_value("1")


def test_moves_lead_to_their_positions(anna: Person) -> None:
    """The list has what comes too; a press shows the position, and the address names it."""
    table = played(anna.page, "lost-cities", 1, games="1", turn_cap="8")
    anna.go(f"{table}/replay/3")
    moves = anna.page.get_by_role("region", name="Moves")
    now = moves.locator("[aria-current=step]")
    expect(now).to_have_count(1)
    assert now.inner_text().startswith("3")
    moves.get_by_role("button").filter(has=anna.page.get_by_text("6", exact=True)).click()
    anna.page.wait_for_url(re.compile(r"/replay/6\?"))
    expect(anna.page.get_by_role("slider")).to_have_value("6")
    assert now.inner_text().startswith("6")


def test_turns_have_the_same_numbers_live_and_from_any_link(anna: Person) -> None:
    table = played(anna.page, "lost-cities", 1, moves=20, games="1", start="1")
    anna.go(table)
    anna.wait_for_turn()
    live = anna.log.get_by_role("heading", level=4).all_inner_texts()
    assert len(live) > 10
    last = ask(anna.page, f"/api{table.replace('/t/', '/tables/')}/moves")["moves"]
    for n in (len(last), len(last) - 3, 5, 0):
        anna.go(f"{table}/replay/{n}")
        headings = anna.page.get_by_role("region", name="Moves").get_by_role("heading", level=3)
        expect(headings).to_have_text(live)


@pytest.mark.sweep()
@pytest.mark.parametrize(("game", "others"), [("dominion", 5), ("adventure-tours", 5), ("africana", 3)])
def test_all_seats_can_look_and_show_their_cards(anna: Person, game: str, others: int) -> None:
    """Whose eyes is a list of all seats; the cards of the others lie open once the match is over."""
    options = {} if game == "adventure-tours" else {"turn_cap": "12"}
    table = played(anna.page, game, others, **options)
    anna.go(f"{table}/replay/4")
    eyes = anna.page.get_by_label("Seen by")
    expect(eyes.locator("option")).to_have_count(others + 2)
    hands = anna.page.get_by_role("region", name="Hands of the others").get_by_role("heading")
    expect(hands).to_have_count(others)
    eyes.select_option(label="Slate 2" if others > 1 else "Slate")
    anna.page.wait_for_url(re.compile(r"/replay/4\?seat=3"))
    expect(hands.filter(has_text="Anna")).to_have_count(1)
    anna.page.get_by_role("button", name="Hands of the others").click()
    expect(hands).to_have_count(0)


def test_what_happened_is_said_in_the_readers_language(server: Server, devices: Devices) -> None:
    """No spelling of a move is left where somebody reads."""
    person = Person(devices.new(language="de"), server)
    person.go()
    table = played(person.page, "africana", 1, turn_cap="12")
    last = ask(person.page, f"/api{table.replace('/t/', '/tables/')}/moves")["moves"]
    for n in (1, 5, len(last)):
        person.go(f"{table}/replay/{n}")
        said = person.page.get_by_role("slider").get_attribute("aria-valuetext") or ""
        assert said.startswith(f"Zug {n} von {len(last)}.")
        assert not re.search(r"\b(go|draw|join|with|done)\b", said)
