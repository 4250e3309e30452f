"""Nothing on the table is silent, and nothing is done twice: presses on things, double clicks, keys held."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Devices
from .person import Person
from .serving import Server
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
        anna.page.wait_for_timeout(380)
        found = anna.page.evaluate(PRESS_ALL.read_text())
        assert found["silent"] == [], f"{game}, position {position}"
        pressed += found["answered"]
        if not play_any(anna.page, position):
            break
        anna.page.locator("[data-zone=prompt]:not(.waiting)").first.wait_for()
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
    anna.play_now()
    anna.choose()
    button = anna.page.locator("[data-zone=prompt] .primary").bounding_box()
    assert button is not None
    x, y = button["x"] + button["width"] / 2, button["y"] + button["height"] / 2
    anna.page.mouse.move(x, y)
    for _ in range(2):
        anna.page.mouse.down()
        anna.page.mouse.up()
        anna.page.wait_for_timeout(apart)
    anna.page.wait_for_timeout(700)
    expect(anna.question).to_contain_text("Draw")
    assert anna.hand.count() == 7

    anna.page.wait_for_timeout(400)
    anna.page.keyboard.press("d")
    expect(anna.question).to_have_text("Place a card")
    anna.page.wait_for_timeout(400)
    anna.page.keyboard.press("1")
    for _ in range(3):
        anna.page.keyboard.press("Enter")
        anna.page.wait_for_timeout(apart)
    anna.page.wait_for_timeout(700)
    expect(anna.question).to_contain_text("Draw")
    assert anna.hand.count() == 7


def test_an_own_move_is_seen_at_once(server: Server, devices: Devices) -> None:
    """Before the server has answered the card lies on its place, within 100 ms of the click."""
    anna = Person(devices.new(), server)
    anna.play_now()
    anna.choose()
    waited = anna.page.evaluate(
        """async () => {
            const card = document.querySelector('[data-hand][aria-pressed=true]');
            const before = card.getBoundingClientRect().top;
            const start = performance.now();
            document.querySelector('[data-zone=prompt] .primary').click();
            while (performance.now() - start < 2000) {
                await new Promise((next) => setTimeout(next, 5));
                const lifted = card.getBoundingClientRect().top < before - 20;
                const laid = card.style.translate !== '' || !card.isConnected || lifted;
                if (laid && document.querySelector('.prompt.pending, [data-prompt=draw]')) break;
            }
            return performance.now() - start;
        }"""
    )
    assert waited < 100


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
