"""How much work another board makes in the browser: choosing a card, and a new round being dealt.

uv run python bench/board_speed.py adventure-tours --seats 6 --options mode=expert boards=shuffle

The moves before are those that the rule bot would make. Times and limits are those of `page_speed.py`;
the exit code is 1 where something is above its limit.
"""

import argparse
import os
import statistics
import sys
import tempfile
from pathlib import Path

from driving import ASKED, ROOT, launch, mark, open_page, serving
from page_speed import FRAME_WORK, choose, circumstances, tell_choices
from playwright.sync_api import Browser, Page, sync_playwright
from traces import CATEGORIES, Trace, rank

NEW = """async ([game, seats, options]) => {
    const wishes = [{kind: 'me', name: 'Anna'}, ...Array(seats - 1).fill({kind: 'bot', bot: 'rule'})];
    const body = JSON.stringify({game, seats: wishes, options});
    const headers = {'content-type': 'application/json'};
    const {id} = await (await fetch('/api/tables', {method: 'POST', headers, body})).json();
    const word = JSON.stringify({seat: 0, word: 'granite'});
    await fetch(`/api/tables/${id}/word`, {method: 'POST', headers, body: word});
    return id;
}"""
PLAY = """([table, most, until]) => new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${table}?seat=0`);
    const say = (what) => socket.send(JSON.stringify(what));
    let [left, at, usual] = [most, -1, ''];
    socket.onmessage = ({data}) => {
        const told = JSON.parse(data);
        const asked = told.type === 'view' && told.view.decision;
        if (asked && asked.kind === until) return socket.close(), done(true);
        if (asked && asked.seat === 0 && told.at !== at) {
            at = told.at;
            usual ||= asked.kind;
            if (left-- > 0 || asked.kind !== usual) return say({type: 'hint', id: `h${at}`});
            socket.close(), done(false);
        }
        if (told.type === 'hinted') say({type: 'move', at, id: `m${at}`, move: told.move});
    };
})"""
"""Plays for Anna: n moves and on to the start of a turn, or until a kind of question comes."""
DEALT = 2.6
"""Seconds after which nothing of a new round moves any more."""


def table_of(page: Page, home: str, wish: argparse.Namespace, most: int, until: str = "") -> None:
    """A table that has been played for a while, open in the page."""
    page.goto(home)
    options = dict(one.split("=", 1) for one in wish.options)
    table = page.evaluate(NEW, [wish.game, wish.seats, options])
    page.evaluate(PLAY, [table, most, until])
    page.goto(f"{home}/t/{table}")
    page.locator(ASKED).first.wait_for()
    page.wait_for_timeout(3000)


def rounds(browser: Browser, home: str, wish: argparse.Namespace) -> list[float]:
    """What the main thread does for each frame while a new round is dealt."""
    page = open_page(browser)
    table_of(page, home, wish, 400, "deal")
    browser.start_tracing(page=page, categories=CATEGORIES)
    mark(page, "deal")
    page.locator("[data-prompt=deal]").click()
    page.wait_for_timeout(DEALT * 1000)
    mark(page, "dealt")
    trace = Trace(browser.stop_tracing())
    page.context.close()
    [(start, end)] = trace.between("deal", "dealt")
    return trace.frames(start, end)


def main() -> int:
    """Measure, and say whether all is within its limits."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--choices", type=int, default=50)
    parser.add_argument("--moves", type=int, default=6, help="own moves before a card is chosen")
    wish = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="cairn-speed-") as folder,
        sync_playwright() as play,
        serving(ROOT, Path(folder)) as home,
    ):
        browser = launch(play)
        circumstances(browser, ROOT)
        page = open_page(browser)
        table_of(page, home, wish, wish.moves)
        nodes = page.evaluate("document.querySelectorAll('*').length")
        print(f"Choosing a card: {nodes} elements in the page.")
        fits = tell_choices(choose(browser, page, wish.choices))
        frames = rounds(browser, home, wish)
        high = rank(frames, 0.95)
        print(
            f"A new round: {high:.1f} ms of the main thread for a frame at p95 (at most {FRAME_WORK:.0f}), "
            f"mean {statistics.mean(frames):.1f}, worst {max(frames):.0f}, {len(frames)} frames."
        )
        print(f"Load at the end {os.getloadavg()[0]:.1f}.")
        browser.close()
    return int(not (fits and high <= FRAME_WORK))


if __name__ == "__main__":
    sys.exit(main())
