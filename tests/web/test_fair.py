"""The shuffles of finished matches, checked by the page: all games, without their rules, over plain http."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from cairn.page_build import WEB

from .conftest import MADE_UP, Devices
from .serving import Server

WAYMARK = Path(__file__).parents[2] / "examples" / "waymark"
OPTIONS = {
    "lost-cities": {"games": "2", "milestones": "on", "turn_cap": "10"},
    "adventure-tours": {"mode": "expert"},
    "africana": {"turn_cap": "30"},
    "dominion": {"kingdom": "random", "turn_cap": "24"},
    "waymark": {},
}
SEATS = {"adventure-tours": 3}
PLAYS = """([table, most]) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/ws/${table}?seat=0`);
  let n = 0;
  let at = -1;
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === 'refused') fail(new Error(data));
    if (told.type !== 'view' || told.at === at) return;
    const asked = told.view.decision;
    if (!asked) { socket.close(); done(n); return; }
    if (asked.seat !== 0 && asked.kind !== 'deal') return;
    if (++n > most) fail(new Error('the match does not end'));
    const moves = asked.options ?? ['deal'];
    at = told.at;
    socket.send(JSON.stringify({ type: 'move', at, id: `m${n}`, move: moves[(n * 7) % moves.length] }));
  };
})"""
"""Play the first seat through a second socket, with the cookie of the page, until the match is over."""
CREATES = """async (asked) => (await fetch('/api/tables', {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked),
})).json()"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which somebody's own game can be played too."""
    running = Server(tmp_path_factory.mktemp("fair"), "--game", f"{WAYMARK}:TITLE")
    running.start()
    yield running
    running.stop()


def has_board(game: str) -> bool:
    """Whether the page can draw the game."""
    return any((WEB / "src" / "games" / name / "index.ts").is_file() for name in (game, "any"))


def played(devices: Devices, server: Server, game: str) -> tuple[Page, str]:
    """A page that has said its word and whose first seat was played to the end; the address of its table."""
    page = devices.new().new_page()
    page.goto(server.url("/", MADE_UP))
    bots = [{"kind": "bot", "bot": "random"}] * (SEATS.get(game, 2) - 1)
    asked = {"game": game, "seats": [{"kind": "me", "name": "Anna"}, *bots], "options": OPTIONS[game]}
    table: dict[str, Any] = page.evaluate(CREATES, asked)
    path = f"/t/{table['id']}"
    with page.expect_response(re.compile(r"/word$")):
        page.goto(server.url(path, MADE_UP))
    page.evaluate(PLAYS, [table["id"], 2000])
    if not has_board(game):
        # The page could not draw it, and said so to its console.
        devices.complaints.clear()
    return page, path


def checked(page: Page, server: Server, path: str) -> Locator:
    """The page that checks a match, once it has come to its verdict."""
    page.goto(server.url(f"{path}/fair", MADE_UP))
    report = page.locator("main")
    expect(report.get_by_role("status")).to_contain_text(re.compile("Everything fits|does not fit"))
    return report


@pytest.mark.sweep()
@pytest.mark.parametrize(
    ("game", "sources"),
    [
        ("lost-cities", ["Who starts", "Draw pile", "Milestones"]),
        ("adventure-tours", ["Who starts", "Boards", "Draw pile"]),
        ("africana", ["Travel cards", "Northern book", "Southern book", "Expeditions A"]),
        ("dominion", ["Kingdom", "Events", "Who starts", "Deck (Anna)"]),
        ("waymark", ["bag"]),
    ],
)
def test_a_finished_match_fits(tables: Server, devices: Devices, game: str, sources: list[str]) -> None:
    """Every shuffle was derived, and every card that this page was told of was followed to its place."""
    page, path = played(devices, tables, game)
    assert page.evaluate("isSecureContext") is False
    report = checked(page, tables, path)

    expect(report.get_by_role("status")).to_contain_text("Everything fits.")
    found = report.get_by_role("listitem").all_inner_texts()
    for source in sources:
        assert any(one.startswith(f"{source}: ") for one in found), (source, found)
    said = " ".join(found)
    assert "is what this browser noted before it sent a word" in said
    assert "went into the shuffles" in said
    assert re.search(r"(all \d+ cards|the 1 card) that you saw lay where the shuffle", said), found
    if game == "dominion":
        assert "Kingdom: what was drawn before the game is what secret and words give." in found
    if has_board(game):
        assert re.search(r"remembers \d+ events from the match itself", said), found


@pytest.mark.thorough
def test_the_table_and_the_replay_have_the_same_report(
    tables: Server, devices: Devices, tmp_path: Path
) -> None:
    """In a dialog; what the page saves there is what `cairn verify` wants to see."""
    page, path = played(devices, tables, "lost-cities")
    for place in (path, f"{path}/replay"):
        page.goto(tables.url(place, MADE_UP))
        page.get_by_role("button", name="Menu").first.click()
        page.get_by_role("button", name="Fair shuffles").click()
        report = page.get_by_role("dialog")
        expect(report.get_by_role("status")).to_contain_text("Everything fits.")
        assert report.get_by_role("listitem").count() > 10
    with page.expect_download() as saved:
        report.get_by_role("button", name="Save what this browser knows").click()
    file, known = tmp_path / "a.match", tmp_path / "a.browser.json"
    saved.value.save_as(known)
    text = page.evaluate("async (path) => (await fetch(path)).text()", f"/api/tables/{path[3:]}/match")
    file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "cairn", "verify", str(file), "--browser", str(known), "--json"]
    verify = subprocess.run(command, capture_output=True, text=True)
    assert verify.returncode == 0, verify.stdout + verify.stderr
    assert [True] * 6 == [one["ok"] for one in json.loads(verify.stdout)["results"]["checks"]]


def _swap(told: Any) -> None:
    after = told["shuffles"][-1]["after"]
    other = next(i for i, card in enumerate(after) if card != after[0])
    after[0], after[other] = after[other], after[0]


def _omit(told: Any) -> None:
    source, k = told["shuffles"][-1]["source"], told["shuffles"][-1]["k"]
    told["shuffles"].pop()
    told["draws"] = [one for one in told["draws"] if one[1:3] != [source, k]]


def _slip_in(told: Any) -> None:
    """The host says that a card which was told came from no shuffle."""
    del told["draws"][-1]


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("change", "says"),
    [
        (_swap, "at place 1 the server has"),
        (_omit, "was not published"),
        (_slip_in, "does not say where in the shuffle this lay"),
    ],
)
def test_what_a_host_changes_is_named(
    tables: Server, devices: Devices, change: Callable[[Any], None], says: str
) -> None:
    page, path = played(devices, tables, "africana")

    def changed(route: Route) -> None:
        # Only the browser knows the made-up name.
        told = route.fetch(url=route.request.url.replace(MADE_UP, "127.0.0.1")).json()
        change(told)
        route.fulfill(json=told)

    page.route("**/api/tables/*/shuffles", changed)
    report = checked(page, tables, path)
    expect(report.get_by_role("status")).to_contain_text("Something does not fit")
    expect(report.get_by_role("listitem").last).to_contain_text(says)


@pytest.mark.thorough
def test_a_story_that_changes_after_the_match_is_found(tables: Server, devices: Devices) -> None:
    """The page remembers what it was told, also when it is loaded again."""
    page, path = played(devices, tables, "lost-cities")
    expect(checked(page, tables, path)).to_contain_text(re.compile(r"remembers \d+ events"))
    page.evaluate(
        """(name) => {
          const memory = JSON.parse(localStorage.getItem(name));
          const marks = memory.marks.replace(/^.{8}/, '00000000');
          localStorage.setItem(name, JSON.stringify({ ...memory, marks }));
        }""",
        f"cairn-heard-{path[3:]}-0",
    )
    report = checked(page, tables, path)
    expect(report.get_by_role("listitem").last).to_contain_text("Event 1 is told differently now")


def test_before_the_end_nothing_is_checked(tables: Server, devices: Devices) -> None:
    """The seal and one's word are there; the secret is opened after the last move."""
    page = devices.new().new_page()
    page.goto(tables.url("/", MADE_UP))
    wishes = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    table: dict[str, Any] = page.evaluate(CREATES, {"game": "lost-cities", "seats": wishes, "options": {}})
    with page.expect_response(re.compile(r"/word$")):
        page.goto(tables.url(f"/t/{table['id']}", MADE_UP))
    page.goto(tables.url(f"/t/{table['id']}/fair", MADE_UP))
    report = page.locator("main")
    expect(report).to_contain_text("opened after the last move")
    expect(report.get_by_text(table["commitment"])).to_be_visible()
    expect(report.get_by_role("listitem")).to_have_count(0)
