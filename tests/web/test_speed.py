"""What makes a table quick, counted; how quick it is, bench/page_speed.py says: no test asks the clock."""

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from bench.deal import DECK, Table
from bench.traces import CATEGORIES, Trace

from .conftest import Devices
from .person import Person
from .serving import Server

ROWS = 60
"""Lines of the log that are in the page unless somebody asks for more."""


def mark(page: Page, name: str) -> None:
    """Let the trace know where we are."""
    page.evaluate("name => void performance.mark(`bench ${name}`)", name)


@pytest.mark.thorough
def test_a_deal_is_styled_and_laid_out_once_not_once_a_card(server: Server, devices: Devices) -> None:
    """Sixty cards fly from the pile; all are measured before the first one moves."""
    anna = Person(devices.new(service_workers="block"), server)
    table = Table(anna.page)
    anna.go()
    anna.page.get_by_role("button", name="Play Lost Cities now").click()
    anna.wait_for_turn()
    anna.page.wait_for_timeout(1000)
    anna.page.evaluate(
        """() => new MutationObserver((_, seen) => {
            if (!document.querySelector('.flying')) return;
            performance.mark('bench flying');
            seen.disconnect();
        }).observe(document.body, {subtree: true, childList: true, attributes: true})"""
    )
    devices.chromium.start_tracing(page=anna.page, categories=CATEGORIES)
    mark(anna.page, "deal")
    table.deal()
    expect(anna.page.locator(".flying")).not_to_have_count(0)
    expect(anna.page.locator(".flying")).to_have_count(0)
    mark(anna.page, "dealt")
    trace = Trace(devices.chromium.stop_tracing())
    assert anna.hand.count() == len(DECK)
    [(start, end)] = trace.between("deal", "flying")
    counted = {name: trace.count(name, start, end) for name in ("UpdateLayoutTree", "Layout")}
    print(counted)
    assert 1 <= counted["UpdateLayoutTree"] <= 8
    assert 1 <= counted["Layout"] <= 4


def test_the_log_stays_small_in_the_page(server: Server, devices: Devices) -> None:
    """Of a long match only the last lines are there; a button shows more of them."""
    anna = Person(devices.new(service_workers="block"), server)
    line = ["lost-cities-adds-to-camp", {"seat": 1, "card": "yellow 2"}]

    def long(socket: WebSocketRoute) -> None:
        told = socket.connect_to_server()
        socket.on_message(told.send)

        def hear(message: str | bytes) -> None:
            view = json.loads(message)
            if view["type"] == "view":
                view["events"] += [line] * 300
            socket.send(json.dumps(view))

        told.on_message(hear)

    anna.page.route_web_socket("**/ws/**", long)
    anna.go()
    anna.page.get_by_role("button", name="Play Lost Cities now").click()
    anna.wait_for_turn()
    lines = anna.log.get_by_role("listitem")
    expect(lines).to_have_count(ROWS)
    anna.page.locator(".earlier").click()
    expect(lines).to_have_count(2 * ROWS)
