"""Every state of a table, as 14e draws them: parts of real pages, laid out as the drawing is."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import positions
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from taking import House, Studio, ask, data_of, house, part, send, size_of, two_people

PROMPT: Final = "[data-zone=prompt]"
MAIN: Final = f"{PROMPT} .primary"
SIZE: Final = (1440, 900)
AWAY: Final = 2
"""Seconds after which somebody has been away for long: a table waits for a minute."""
CLOCK: Final = {"per_move": 0, "per_game": 400, "increment": 0, "at_zero": "nothing"}
LOW: Final = {"per_move": 22, "per_game": 0, "increment": 0, "at_zero": "nothing"}
Parts = dict[str, list[bytes]]


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
        options = drawn.options
        self.table = two_people(self.anna, self.marek, home.address, "Ridge Walk", options=options, **more)
        for seat, moves in drawn.moves:
            send((self.anna, self.marek)[seat], self.table, seat, moves)
        for page in (self.marek, self.anna):
            page.goto(f"{home.address}/t/{self.table}")
            page.locator(PROMPT).first.wait_for()
        expect(self.anna.locator(f"{PROMPT} h2")).to_contain_text("Place a card")
        self.anna.wait_for_timeout(500)

    def card(self, name: str) -> Locator:
        """A card of Anna's hand."""
        return self.anna.locator(f"[data-zone=hand] [data-inspect='{name}']")

    def turn(self) -> None:
        """Anna plays green 9 and draws."""
        self.card("green 9").click()
        self.anna.locator(MAIN).click()
        self.anna.wait_for_timeout(500)
        self.anna.locator("[data-thing=pile]").click()
        self.anna.wait_for_timeout(500)

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


def thing(name: str) -> str:
    """Where a thing is."""
    return f"[data-thing='{name}']"


def take(studio: Studio) -> None:
    """Take both sheets."""
    for drawing, theme in (("14e-states", "light"), ("14e2-states-dark", "dark")):
        if studio.wants(f"beside-{drawing}") and studio.design is not None:
            with house("--away", str(AWAY)) as home:
                parts = states(studio, home, theme)
            drawn = (studio.design / f"{drawing}.png").read_bytes()
            studio.write_page(f"beside-{drawing}", sheet(parts, theme, drawn), 1440)


def states(studio: Studio, home: House, theme: str) -> Parts:
    """Parts of pages in each state, by its name."""
    found: Parts = {}
    with scene(studio, home, theme) as at:
        chosen_and_sent(at, found)
    with scene(studio, home, theme, hints="agreed") as at:
        at.anna.locator("[data-prompt=hint]").click()
        at.anna.locator("[data-hinted]").first.wait_for()
        place = "[data-zone=board] [data-slot]:has([data-hinted]), [data-zone=board] .camp:has([data-hinted])"
        shown = [
            part(at.anna, "[data-zone=hand] li:has([data-hinted])", around=14),
            part(at.anna, place, around=14),
        ]
        found["Hint"] = shown
        found["Hint, in the bar"] = [part(at.anna, PROMPT, around=0)]
    with scene(studio, home, theme, clock=CLOCK) as at:
        at.turn()
        at.marek.close()
        at.anna.wait_for_timeout((AWAY + 7) * 1000)
        found["Opponent away"] = [part(at.anna, PROMPT, around=0)]
        found["Clock running low, opponent away"] = [part(at.anna, ".seat.away", around=12)]
    with scene(studio, home, theme, clock=LOW) as at:
        send(at.marek, at.table, 1, [], ["nice nine! See you at the ridge"])
        found["Clock running low, opponent away"].insert(0, part(at.anna, ".seat.turn", around=12))
        found["Chat"] = [part(at.anna, ".log header", around=0)]
        at.anna.get_by_role("tab", name="Chat").click()
        found["Chat"].append(part(at.anna, ".log [role=log] li", ".log form", around=2))
        at.line.is_held = True
        at.anna.context.set_offline(True)
        at.card("green 9").click()
        at.anna.locator(MAIN).click()
        found["Offline, table gone"] = [part(at.anna, ".lost", around=4)]
    with scene(studio, home, theme) as at:
        ask(at.marek, f"/api/tables/{at.table}/resign", {"seat": 1})
        at.anna.wait_for_timeout(1500)
        ask(at.marek, f"/api/tables/{at.table}/rematch", {"yes": True})
        expect(at.anna.locator(f"{PROMPT} h2")).to_contain_text("again")
        found["Rematch offered"] = [part(at.anna, PROMPT, around=0)]
        at.anna.goto(f"{home.address}/t/000000000000")
        found["Offline, table gone"].append(
            part(at.anna, "main h1", "main h1 + p", "main a >> nth=-1", around=24)
        )
    found["Undo asked"] = [undo_asked(studio, home, theme)]
    return found


def chosen_and_sent(at: Scene, found: Parts) -> None:
    """A question, a refusal, a closer look, and a move that is under way."""
    found["Your turn"] = [part(at.anna, PROMPT, around=0)]
    at.card("purple 7").click()
    at.anna.locator(thing("expedition 0 blue")).click(position={"x": 250, "y": 30})
    at.anna.mouse.move(700, 890)
    where = (thing("expedition 0 blue"), thing("expedition 0 purple"))
    found["Refused, at the target"] = [part(at.anna, *where, ".bubble")]
    at.anna.locator("[data-prompt=undo]").click()
    at.card("green 9").click()
    at.card("green 9").click(button="right")
    found["Inspect, beside and never over a legal place"] = [
        part(at.anna, thing("expedition 0 green")),
        part(at.anna, ".inspect"),
    ]
    at.anna.locator(".inspect button").last.click()
    at.line.is_held = True
    at.card("green 9").drag_to(at.anna.locator(f"{thing('expedition 0 green')} [data-slot]"))
    at.anna.wait_for_timeout(800)
    found["Sending"] = [
        part(at.anna, thing("expedition 0 green"), around=34),
        part(at.anna, "[data-zone=hand] li:nth-child(4)", "[data-zone=hand] li:nth-child(7)", around=8),
    ]
    found["Sending, in the bar"] = [part(at.anna, PROMPT, around=0)]


def undo_asked(studio: Studio, home: House, theme: str) -> bytes:
    """Of three players Anna asks: somebody who is not to move has the question in the bar."""
    drawn = positions.OLD_INN
    home.begins("pictures", drawn.data())
    anna, marek = (studio.device(*SIZE, name=name, theme=theme).new_page() for name in ("Anna", "Marek"))
    table = two_people(anna, marek, home.address, bots=1, game=drawn.game, options=drawn.options)
    for page in (marek, anna):
        page.goto(f"{home.address}/t/{table}")
        page.locator(PROMPT).first.wait_for()
    send(anna, table, 0, ["play market"])
    anna.wait_for_timeout(800)
    anna.locator("[data-prompt=undo]").click()
    marek.locator("[data-prompt=yes]").wait_for()
    taken = part(marek, PROMPT, around=0)
    for page in (anna, marek):
        page.context.close()
    return taken


def sheet(parts: Parts, theme: str, drawn: bytes) -> str:
    """The states laid out as their drawing is, and the drawing above them."""
    ground, panel, ink = (
        ("#0e1315", "#1a2123", "#f0e6d0") if theme == "dark" else ("#e6dac2", "#faf5e9", "#2a2118")
    )

    def cell(name: str, wide: int, high: int = 400) -> str:
        images = "".join(
            f"<img style='max-width:min(100%,{size_of(png)[0]}px);max-height:{high}px' src='{data_of(png)}'>"
            for png in parts[name]
        )
        return f"<section style='width:{wide}px'><h2>{name}</h2>{images}</section>"

    above = (
        ("Sending", 306, 120),
        ("Refused, at the target", 306, 240),
        ("Hint", 306, 136),
    )
    bars = (
        "Your turn",
        "Hint, in the bar",
        "Sending, in the bar",
        "Undo asked",
        "Opponent away",
        "Rematch offered",
    )
    beside = (
        ("Inspect, beside and never over a legal place", 380),
        ("Clock running low, opponent away", 190),
        ("Chat", 190),
        ("Offline, table gone", 190),
    )
    left = "<div class='three'>" + "".join(cell(*one) for one in above) + "</div>"
    left += "".join(cell(name, 946) for name in bars)
    right = "".join(cell(name, 436, high) for name, high in beside)
    body = f"<div>{left}</div><div>{right}</div>"
    style = f"""
        body {{ margin: 0; display: grid; gap: 16px; background: #fff; }}
        main {{ display: flex; align-items: start; gap: 14px; padding: 22px;
          width: 1396px; background: {ground}; color: {ink}; }}
        section {{ display: flex; flex-wrap: wrap; align-content: start; gap: 8px; padding: 10px 14px 12px;
          box-sizing: border-box; border-radius: 14px; background: {panel}; }}
        h2 {{ flex: 1 0 100%; margin: 0; font: 600 19px/1.2 Georgia, serif; }}
        main > div {{ display: flex; flex-direction: column; gap: 8px; }}
        .three {{ display: flex; gap: 14px; }}
        .drawing {{ width: 1440px; }}
    """
    return f"<style>{style}</style><img class='drawing' src='{data_of(drawn)}'><main>{body}</main>"
