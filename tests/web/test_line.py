"""The line to the server: cut in the middle of a move, slow, silent, and a table that is no more."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .company import listen, sit_down
from .conftest import Devices
from .person import Person
from .serving import Server
from .test_pages import ask

ONE_GAME = {"games": "1", "start": "1"}


class Line:
    """The socket of one page, which can be made to hold back what goes out or comes in."""

    def __init__(self, page: Page) -> None:
        self.holds = ""
        """`out`: what the page sends waits; `in`: what it would hear is lost."""
        self.opened = 0
        self.sent: list[str] = []
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(re.compile("/ws/"), self._open)

    def _open(self, page: WebSocketRoute) -> None:
        self.opened += 1
        server = page.connect_to_server()

        def out(message: str | bytes) -> None:
            self.sent.append(str(message))
            if self.holds == "out":
                self.held.append((server, message))
            else:
                server.send(message)

        page.on_message(out)
        server.on_message(lambda message: None if self.holds == "in" else page.send(message))

    def moves(self) -> int:
        """How often a move was sent."""
        return sum('"type":"move"' in message for message in self.sent)

    def let_go(self) -> None:
        """What was held back arrives after all, late."""
        self.holds = ""
        for server, message in self.held:
            server.send(message)
        self.held = []


@pytest.fixture
def anna(server: Server, devices: Devices) -> Person:
    return Person(devices.new("Anna"), server)


@pytest.fixture
def marek(server: Server, devices: Devices) -> Person:
    return Person(devices.new("Marek"), server)


def placed(page: Page) -> int:
    """How many cards were placed so far, as the log tells."""
    text = page.get_by_role("log").inner_text()
    return len(re.findall(r"start an expedition|starts an expedition|adds? .* to", text))


def test_a_slow_answer_is_seen_and_the_move_lands_once(anna: Person, marek: Person) -> None:
    """Sending, still sending, no connection; sent again on a new line, while the first one arrives late."""
    line = Line(anna.page)
    sit_down({"Anna": anna, "Marek": marek}, options=ONE_GAME)
    page = anna.page
    listen(page)
    anna.choose()
    line.holds = "out"
    anna.confirm()
    expect(page.locator("[data-zone=prompt].pending")).to_be_visible()
    expect(page.locator("[data-prompt=sending]")).to_have_text("Sending")
    # Nothing else is taken or queued meanwhile.
    page.locator("[data-hand]").last.click(force=True)
    page.keyboard.press("Enter")
    page.keyboard.press("u")
    expect(page.locator("[data-prompt=sending]")).to_have_text("Still sending")
    assert 1 == line.moves()
    expect(page.get_by_text("No connection. Your move is kept; trying again.")).to_be_visible()
    said = page.evaluate("said")
    assert "Sending." in said and "Still sending." in said
    assert any("Your move is kept" in one for one in page.evaluate("alerts"))

    # The new line brings it again, and the old one at last.
    line.let_go()
    expect(anna.question).to_contain_text("Draw")
    expect(page.get_by_text("Your move is kept")).to_be_hidden()
    assert 7 == anna.hand.count()
    assert line.moves() >= 1 and line.opened >= 2
    page.wait_for_timeout(500)
    assert 1 == placed(page)
    assert 1 == placed(marek.page)
    anna.draw()
    expect(marek.question).to_have_text("Place a card")


def test_an_answer_that_was_lost(anna: Person, marek: Person) -> None:
    """The server has played it and the page does not know: it asks again, and nothing is played twice."""
    line = Line(anna.page)
    sit_down({"Anna": anna, "Marek": marek}, options=ONE_GAME)
    anna.choose()
    line.holds = "in"
    anna.confirm()
    expect(marek.question).to_have_text(re.compile("drawing a card|is choosing where"))
    expect(anna.page.locator("[data-zone=prompt].pending")).to_be_visible()
    expect(anna.page.get_by_text("Your move is kept")).to_be_visible()
    line.holds = ""
    expect(anna.question).to_contain_text("Draw")
    assert 2 == line.moves()
    assert 1 == placed(anna.page)
    assert 1 == placed(marek.page)


def test_offline_is_noticed_at_once(anna: Person, marek: Person) -> None:
    """The browser says so; a move made meanwhile is kept, and lands once when the line is back."""
    sit_down({"Anna": anna, "Marek": marek}, options=ONE_GAME)
    page = anna.page
    anna.choose()
    page.context.set_offline(True)
    start = time.monotonic()
    expect(page.get_by_text("The connection is lost; trying again.")).to_be_visible()
    assert time.monotonic() - start < 3
    anna.confirm()
    expect(page.get_by_text("No connection. Your move is kept; trying again.")).to_be_visible()
    page.wait_for_timeout(1500)
    assert 0 == placed(marek.page)
    page.context.set_offline(False)
    expect(anna.question).to_contain_text("Draw")
    expect(page.get_by_text("Your move is kept")).to_be_hidden()
    assert 1 == placed(marek.page)
    anna.draw()
    expect(marek.question).to_have_text("Place a card")


def attempts(page: Page) -> Iterator[int]:
    """How many sockets a page has opened since the last look."""
    found: list[str] = []
    page.on("websocket", lambda socket: found.append(socket.url))
    while True:
        yield len(found)
        found.clear()


def test_a_deleted_table_says_so(server: Server, anna: Person) -> None:
    """The store is gone with the server: the page leads home and does not try again."""
    anna.play_now()
    opened = attempts(anna.page)
    next(opened)
    server.stop()
    expect(anna.page.get_by_text("The connection is lost")).to_be_visible()
    for file in server.folder.glob("tables.db*"):
        file.unlink()
    server.start()
    expect(anna.page.get_by_role("heading", name="This table is gone")).to_be_visible()
    expect(anna.page.get_by_text("The connection is lost")).to_have_count(0)
    next(opened)
    anna.page.wait_for_timeout(3000)
    assert 0 == next(opened)
    expect(anna.page.get_by_role("link", name="New table")).to_be_visible()
    anna.page.get_by_role("link", name="Home").last.click()
    expect(anna.page.get_by_role("button", name="Play Lost Cities now")).to_be_visible()


@pytest.mark.thorough
def test_the_end_of_a_match_notices_it_too(server: Server, anna: Person, marek: Person) -> None:
    """The page that ends a match says that the line is lost, and that an offer was refused."""
    table = sit_down({"Anna": anna, "Marek": marek}, options=ONE_GAME)
    ask(marek.page, f"/api/tables/{table}/resign", {"seat": 1})
    expect(anna.page.get_by_role("heading", name="Anna wins")).to_be_visible()
    server.stop()
    expect(anna.page.get_by_text("The connection is lost")).to_be_visible()
    server.start()
    expect(anna.page.get_by_text("The connection is lost")).to_be_hidden()
