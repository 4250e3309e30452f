"""Every state of a table, as 14e draws them: parts of real pages, laid out as the drawing is."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import positions
from playwright.sync_api import Page, WebSocketRoute, expect
from taking import House, Studio, ask, house, seen, send, two_people

PROMPT: Final = "[data-zone=prompt]"
SIZE: Final = (1440, 900)
AWAY: Final = 2
"""Seconds after which somebody has been away for long: the drawing waits for a minute."""
SLOW: Final = {"per_move": 0, "per_game": 400, "increment": 0, "at_zero": "nothing"}
HURRIED: Final = {"per_move": 20, "per_game": 0, "increment": 0, "at_zero": "nothing"}


class Line:
    """The line between a page and the server, which can be held."""

    def __init__(self, page: Page) -> None:
        self.is_held = False
        page.route_web_socket("**/ws/**", self.join)

    def join(self, route: WebSocketRoute) -> None:
        """Pass on what the page sends, unless the line is held."""
        server = route.connect_to_server()

        def pass_on(said: str | bytes) -> None:
            if not self.is_held:
                server.send(said)

        route.on_message(pass_on)


class Scene:
    """Anna and Marek at the table of the drawings."""

    def __init__(self, studio: Studio, home: House, theme: str, **more: Any) -> None:
        self.home = home
        self.anna = studio.device(*SIZE, theme=theme).new_page()
        self.marek = studio.device(*SIZE, name="Marek", theme=theme).new_page()
        self.line = Line(self.anna)
        drawn = positions.FIVE_COLOURS
        home.begins("pictures", drawn.data())
        self.table = two_people(
            self.anna, self.marek, home.address, "Ridge Walk", options=drawn.options, **more
        )
        for seat, moves in drawn.moves:
            send((self.anna, self.marek)[seat], self.table, seat, moves)
        self.marek.goto(f"{home.address}/t/{self.table}")
        self.marek.locator(PROMPT).first.wait_for()
        self.anna.goto(f"{home.address}/t/{self.table}")
        expect(self.anna.locator(f"{PROMPT} h2")).to_contain_text("Place a card")
        self.anna.wait_for_timeout(500)

    def card(self, name: str) -> Any:
        """A card of Anna's hand."""
        return self.anna.locator(f"[data-zone=hand] [data-inspect='{name}']")

    def place(self, name: str) -> Any:
        """A place on the table."""
        return self.anna.locator(f"[data-thing='{name}']")

    def close(self) -> None:
        """Both leave."""
        for page in (self.anna, self.marek):
            page.context.close()


@contextmanager
def scene(studio: Studio, home: House, theme: str, **more: Any) -> Iterator[Scene]:
    """A table for one state."""
    found = Scene(studio, home, theme, **more)
    yield found
    found.close()


def take_all(studio: Studio, theme: str) -> dict[str, bytes]:
    """Whole pages in each state, by its name."""
    found: dict[str, bytes] = {}
    with house("--away", str(AWAY)) as home:
        with scene(studio, home, theme) as at:
            found["idle"] = seen(at.anna)
            at.card("purple 7").click()
            at.place("expedition 0 blue").click()
            found["refused"] = seen(at.anna)
            at.anna.keyboard.press("Escape")
            at.anna.keyboard.press("Escape")
            at.card("green 9").click(button="right")
            at.anna.wait_for_timeout(300)
            at.card("green 9").click()
            at.card("green 9").click(button="right")
            found["inspect"] = seen(at.anna)
            at.anna.keyboard.press("Escape")
            at.line.is_held = True
            at.card("green 9").drag_to(at.place("expedition 0 green").locator("[data-slot]"))
            at.anna.wait_for_timeout(800)
            found["sending"] = seen(at.anna)
            at.anna.wait_for_timeout(3000)
            found["still"] = seen(at.anna)
        with scene(studio, home, theme, hints="agreed") as at:
            at.anna.keyboard.press("h")
            expect(at.anna.locator("[data-hinted], .hinted").first).to_be_visible()
            found["hint"] = seen(at.anna)
        with scene(studio, home, theme, clock=SLOW) as at:
            at.card("green 9").click()
            at.anna.locator(f"{PROMPT} .primary").click()
            at.anna.locator("[data-thing=pile]").click()
            at.marek.close()
            at.anna.wait_for_timeout((AWAY + 2) * 1000)
            found["away"] = seen(at.anna)
        with scene(studio, home, theme, clock=HURRIED) as at:
            send(at.marek, at.table, 1, [], ["nice nine! See you at the ridge"])
            found["clock"] = seen(at.anna)
            chat = at.anna.get_by_role("tab", name="Chat")
            chat.or_(at.anna.get_by_role("button", name="Chat")).first.click()
            found["chat"] = seen(at.anna)
            at.anna.context.set_offline(True)
            at.anna.wait_for_timeout(500)
            found["offline"] = seen(at.anna)
        with scene(studio, home, theme) as at:
            at.card("green 9").click()
            at.anna.locator(f"{PROMPT} .primary").click()
            at.anna.locator("[data-thing=pile]").click()
            at.anna.wait_for_timeout(600)
            at.anna.keyboard.press("u")
            at.marek.wait_for_timeout(600)
            found["undo-marek"] = seen(at.marek)
            found["undo-anna"] = seen(at.anna)
            ask(at.marek, f"/api/tables/{at.table}/resign", {"seat": 1})
            at.anna.wait_for_timeout(1500)
            ask(at.marek, f"/api/tables/{at.table}/rematch", {"yes": True})
            at.anna.wait_for_timeout(1500)
            found["rematch"] = seen(at.anna)
            at.anna.goto(f"{home.address}/t/000000000000")
            found["gone"] = seen(at.anna)
    return found
