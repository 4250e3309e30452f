"""Every kind of question of the engine is answered by the mouse and by keys; a journey is one message."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from cairn.games.africana.rules.moves import STEPS

from ...conftest import Devices
from ...person import Person
from ..laying import LaidServer
from .board import Board
from .positions import DRAWN, QUESTIONS


def test_no_kind_of_question_is_forgotten() -> None:
    """The list is made from the engine."""
    assert {*QUESTIONS, "over"} == set(STEPS)


def opened(laid: LaidServer, devices: Devices, words: str, seats: int = 2) -> Board:
    """A table that begins in a position."""
    laid.lay(words, seats)
    return Board(Person(devices.new(reduced_motion="reduce"), laid), seats)


def sent(page: Page) -> list[list[str]]:
    """The moves that a page sends from now on, a list for each message."""
    found: list[list[str]] = []

    def hear(frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["type"] in ("move", "batch"):
            found.append(told.get("moves") or [told["move"]])

    page.on("websocket", lambda socket: socket.on("framesent", hear))
    return found


@pytest.mark.sweep("way")
@pytest.mark.parametrize("way", ["mouse", "keys"])
@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_is_answered(laid: LaidServer, devices: Devices, kind: str, way: str) -> None:
    """Something that can be chosen is, and the main button plays it."""
    board = opened(laid, devices, QUESTIONS[kind])
    assert board.kind == kind
    before = board.log()
    page = board.page
    for _ in range(3):
        if kind in ("discard", "give-up") and board.main.get_attribute("aria-disabled") != "true":
            break
        if kind == "book":
            legal = page.locator("[data-thing^='page:'][data-legal]").first
        else:
            legal = page.locator("[data-thing][data-legal]:not([data-thing^='book:'])").first
        if way == "mouse":
            legal.click()
        else:
            legal.focus()
            page.keyboard.press("Space" if kind == "discard" else "Enter")
        page.wait_for_timeout(150)
        if kind not in ("discard", "give-up"):
            break
    expect(board.main).not_to_have_attribute("aria-disabled", "true")
    if way == "mouse":
        board.main.click()
    else:
        page.locator("[data-zone=prompt]").focus()
        page.keyboard.press("Enter")
    board.wait()
    assert board.log() != before


def test_a_journey_is_planned_by_clicks_and_sent_as_one(laid: LaidServer, devices: Devices) -> None:
    """Three steps, one click each and one to travel; ends and joins on the way are ticked at first."""
    laid.lay(DRAWN, 3)
    person = Person(devices.new(reduced_motion="reduce"), laid)
    moves = sent(person.page)
    board = Board(person, 3)
    board.plan("lagos", "leopoldville", "ujiji")
    expect(board.page.locator(".journal .way.on")).to_have_count(2)
    expect(board.page.locator(".journal footer")).to_contain_text("9 → 7")
    assert moves == []
    board.travel()
    assert board.presses == 4
    assert moves == [
        [
            "go lagos with joker",
            "go leopoldville with turquoise assistant",
            "end drum leopoldville",
            "go ujiji with magenta for 5",
            "join ujiji - dakar",
            "done",
        ]
    ]
    assert "You join Ujiji → Dakar" in board.log()


def test_the_card_of_any_step_can_be_changed(laid: LaidServer, devices: Devices) -> None:
    """In the journal, or by the card in hand; what is not wanted on the way is unticked."""
    board = opened(laid, devices, DRAWN, 3)
    page = board.page
    board.plan("lagos", "leopoldville", "ujiji")
    page.locator(".journal .card button").first.click()
    page.get_by_role("radio", name=re.compile("^Orange\\.")).click()
    first, last = page.locator(".journal .card button").first, page.locator(".journal .card button").last
    expect(first).to_have_accessible_name(re.compile("Orange"))
    board.thing("joker#1").click()
    expect(last).to_have_accessible_name(re.compile("Joker"))
    expect(page.locator(".journal footer")).to_contain_text("9 → 12")
    page.get_by_role("checkbox", name=re.compile("Ujiji → Dakar")).click()
    expect(page.locator(".journal footer")).to_contain_text("9 → 11")
    board.button("undo").click()
    expect(page.locator(".journal .card")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".journal")).to_have_count(0)


def test_the_journey_stops_where_a_card_is_drawn(laid: LaidServer, devices: Devices) -> None:
    """The rest of the plan is kept, and travelled by the next press."""
    words = """
        seat 1 to act
        places: khartoum, jidda
        hand 1: orange, violet, joker
        spaces: jidda - timbuktu, lagos - victoria falls, ujiji - dakar, mozambique - cairo, napoli - aswan
    """
    laid.lay(words)
    person = Person(devices.new(reduced_motion="reduce"), laid)
    moves = sent(person.page)
    board = Board(person)
    board.plan("lagos", "dakar")
    expect(board.page.locator(".journal .way.on")).to_have_count(1)
    board.travel()
    assert moves[0][-1] == "join lagos - victoria falls"
    expect(board.page.locator(".journal .stop")).to_have_count(2)
    expect(board.page.locator("[data-prompt=travel]:not([aria-disabled])")).to_be_visible()
    board.travel()
    assert moves[1][-1] == "done"
    assert moves[1][0].startswith("go dakar with ")


def test_refusals_name_what_is_missing(laid: LaidServer, devices: Devices) -> None:
    """A place without a route, the other book, an expedition that starts elsewhere."""
    board = opened(laid, devices, DRAWN, 3)
    said = board.page.get_by_role("alert")
    board.place("cape town").click(force=True)
    expect(said).to_contain_text("There is no route Khartoum → Cape Town.")
    board.thing("book:south").click(force=True)
    expect(said).to_contain_text("From here you can only use the northern book.")
    board.thing("expedition:ujiji - dakar").click(force=True)
    expect(said).to_contain_text("starts at Ujiji; you are at Khartoum")
    board.plan("lagos")
    board.place("cairo").click(force=True)
    expect(said).to_contain_text("There is no route Lagos → Cairo.")


def test_a_page_is_turned_and_bought(laid: LaidServer, devices: Devices) -> None:
    """The book opens by its own press; turning acts at once, buying is confirmed."""
    board = opened(laid, devices, DRAWN, 3)
    board.thing("book:north").click()
    board.thing("turn:left").click()
    board.wait()
    assert board.kind == "book"
    assert "You turn a page" in board.log()
    board.thing("page:right").click()
    expect(board.question).to_contain_text("Buy:")
    board.main.click()
    board.wait()
    assert "You buy for 5 silver" in board.log()
    board.button("end").click()
    board.wait()


def test_places_say_what_eyes_see(laid: LaidServer, devices: Devices) -> None:
    """Half, symbols, distance, what fits, neighbours, what Enter does, which of how many."""
    board = opened(laid, devices, DRAWN, 3)
    name = board.place("lagos").get_attribute("aria-label") or ""
    for words in ("Lagos, North, orange and violet.", "1 step from you.", "Enter: plan this step.", "of 22."):
        assert words in name
    board.place("lagos").focus()
    board.page.keyboard.press("ArrowDown")
    focus = "document.activeElement.dataset.thing"
    assert board.page.evaluate(focus) in ("place:leopoldville", "place:cape town")
    board.page.keyboard.press("Home")
    assert board.page.evaluate(focus) == "place:khartoum"
    board.page.keyboard.press("z")
    expect(board.page.locator(".twin [data-thing='place:lagos']")).to_be_visible()
    board.page.locator(".twin [data-thing='place:lagos']").click()
    expect(board.page.locator("[data-prompt=travel]")).to_be_visible()
