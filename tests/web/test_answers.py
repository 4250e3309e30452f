"""Nothing on the table is silent, and nothing is done twice: presses on things, double clicks, keys held."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Devices
from .person import MAIN, Person
from .presses import SOONER, press_twice, rest_on
from .serving import Server
from .sitting import OPEN
from .test_line import Line
from .test_sizes import open_table

POSITIONS = 50
GAMES = {"lost-cities": 2, "dominion": 2, "adventure-tours": 3, "africana": 2}

PRESS_ALL = Path(__file__).parent / "press_all.js"


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_every_thing_answers(server: Server, devices: Devices, game: str) -> None:
    """At 50 positions: a move, a selection, a closer look or a refusal, never nothing."""
    anna = Person(devices.new(reduced_motion="reduce"), server)
    open_table(anna, game, GAMES[game])
    pressed = 0
    for position in range(POSITIONS):
        # While a move is on its way nothing on the table answers.
        anna.page.locator(OPEN).first.wait_for()
        anna.page.wait_for_timeout(380)
        anna.page.locator(OPEN).first.wait_for()
        found = anna.page.evaluate(PRESS_ALL.read_text())
        assert found["silent"] == [], f"{game}, position {position}"
        pressed += found["answered"]
        if not play_any(anna.page, position):
            break
    assert pressed > 5 * POSITIONS / 2


def play_any(page: Page, n: int) -> bool:
    """Make one of the moves that the table offers, by its own words; false once the match is over."""
    if page.locator("[data-prompt=again]").count():
        return False
    page.keyboard.press("/")
    choices = page.get_by_role("option").and_(page.locator(":not([aria-disabled])"))
    choices.first.wait_for()
    choices.nth(n % choices.count()).click()
    page.wait_for_timeout(150)
    return True


@pytest.mark.sweep()
@pytest.mark.parametrize("apart", [60, 30, 150, 300])
def test_a_double_click_makes_one_move(server: Server, devices: Devices, apart: int) -> None:
    """The second half of a double click does not answer the next question, nor does a second Enter."""
    anna = Person(devices.new(), server)
    for press in ("click", "Enter"):
        for sooner in SOONER:
            anna.play_now()
            anna.choose()
            rest_on(anna.page, anna.page.locator(MAIN))
            if press_twice(anna.page, press, max(0, apart - sooner)):
                break
        else:
            raise AssertionError("the machine is too busy for this test")
        expect(anna.question).to_contain_text("Draw")
        assert anna.hand.count() == 7


def test_an_own_move_is_seen_before_it_is_answered(server: Server, devices: Devices) -> None:
    """The card lies on its place though the line is slow; bench/page_speed.py says how soon."""
    anna = Person(devices.new(), server)
    line = Line(anna.page)
    anna.play_now()
    anna.choose()
    card = anna.page.locator("[data-hand][aria-pressed=true]")
    before = card.bounding_box()
    place = anna.page.locator("[data-thing^=expedition][data-legal] [data-slot]").bounding_box()
    assert before is not None and place is not None
    line.holds = "out"
    anna.page.locator(MAIN).click()
    expect(anna.page.locator(".laid")).to_have_count(1)
    anna.page.wait_for_timeout(300)
    laid = anna.page.locator(".laid").bounding_box()
    assert laid is not None and laid["y"] < before["y"] - 100
    assert place["x"] <= laid["x"] + laid["width"] / 2 <= place["x"] + place["width"]
    line.let_go()
    expect(anna.question).to_contain_text("Draw")


def test_a_wrong_place_says_why_and_the_card_stays_chosen(server: Server, devices: Devices) -> None:
    """By click and by drop; the refusal stands at the place, with its rule."""
    anna = Person(devices.new(), server)
    anna.play_now()
    page = anna.page
    anna.choose()
    chosen = page.locator("[data-hand][aria-pressed=true]")
    colour = (chosen.get_attribute("data-inspect") or "").split()[0]
    other = next(one for one in ("yellow", "blue", "purple", "green", "orange") if one != colour)
    place = page.locator(f"[data-thing$=' {other}'][data-thing^=expedition]").last
    place.click(position={"x": 8, "y": 8})
    bubble = page.get_by_role("alert")
    expect(bubble).to_contain_text("does not go into")
    expect(bubble).to_contain_text("LC-T1")
    expect(chosen).to_have_count(1)

    start, goal = chosen.bounding_box(), place.bounding_box()
    assert start is not None and goal is not None
    page.keyboard.press("Escape")
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(goal["x"] + 60, goal["y"] + 30, steps=6)
    page.mouse.up()
    expect(bubble).to_contain_text("does not go into")
    expect(anna.question).to_contain_text("Where does")


def test_a_dropped_card_stays_where_it_was_let_go(server: Server, devices: Devices) -> None:
    """It settles from there: in no frame is it back in the hand."""
    anna = Person(devices.new(), server)
    anna.play_now()
    page = anna.page
    card = page.locator("[data-hand][data-legal]").first
    colour = (card.get_attribute("data-inspect") or "").split()[0]
    name = card.get_attribute("data-card")
    start = card.bounding_box()
    goal = page.locator(f"[data-thing='camp {colour}']").bounding_box()
    assert start is not None and goal is not None
    page.evaluate(
        """(name) => {
            window.tops = [];
            const look = () => {
                const card = document.querySelector(`[data-card="${CSS.escape(name)}"]`);
                if (card) window.tops.push(card.getBoundingClientRect().top);
                requestAnimationFrame(look);
            };
            window.follow = () => requestAnimationFrame(look);
        }""",
        name,
    )
    page.mouse.move(start["x"] + 30, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(goal["x"] + 30, goal["y"] + 30, steps=8)
    page.evaluate("window.follow()")
    page.mouse.up()
    expect(anna.question).to_contain_text("Draw")
    page.wait_for_timeout(500)
    tops: list[float] = page.evaluate("window.tops")
    assert len(tops) > 5
    assert max(tops) < start["y"] - 60
