"""The table at all its sizes and in its other looks: Lost Cities, and the board for any game."""

from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page
from taking import House, Studio, bots_table, house, seen

WIDE: Final = [(3840, 2160), (2560, 1440), (1920, 1080), (1440, 900)]
MIDDLE: Final = [(1366, 650), (1024, 768), (820, 1180)]
PHONES: Final = [(390, 844), (390, 664), (360, 640), (320, 568)]
LOOKS: Final[dict[str, dict[str, Any]]] = {
    "dark": {"theme": "dark"},
    "forced colours": {"forced_colors": "active"},
    "German": {"language": "de"},
}
SOME: Final = [(1440, 900), (1024, 768), (390, 664)]
MOVES: Final = 24
"""How many moves Anna makes before the pictures are taken."""
HINT: Final = """(table) => new Promise((done) => {
    const host = location.origin.replace('http', 'ws');
    const socket = new WebSocket(`${host}/ws/${table}?seat=0`);
    const say = (what) => socket.send(JSON.stringify(what));
    let left = 24;
    let at = -1;
    socket.onmessage = ({ data }) => {
        const told = JSON.parse(data);
        const decision = told.type === 'view' && told.view.decision;
        if (decision && decision.options && told.at !== at) {
            at = told.at;
            // Between two rounds anybody may deal, and nobody is told how.
            const [only] = decision.options;
            if (decision.seat !== 0) return say({ type: 'move', at, id: `m${at}`, move: only });
            if (left-- > 0) return say({ type: 'hint', id: `h${at}` });
            socket.close();
            done();
        }
        if (told.type === 'hinted') say({ type: 'move', at, id: `m${at}`, move: told.move });
    };
})"""
"""Plays what the hint says, for Anna."""


@dataclass(frozen=True)
class Shown:
    """A game as the gallery shows it."""

    name: str
    game: str
    seats: int
    board: str = ""
    options: dict[str, str] = field(default_factory=dict)
    whole: bool = True
    """At all sizes and in all looks; otherwise at three sizes."""


GAMES: Final = [
    Shown("lost-cities", "lost-cities", 2, options={"milestones": "on"}),
    Shown("any-dominion", "dominion", 3, "?board=plain"),
    Shown("any-lost-cities", "lost-cities", 2, "?board=plain", {"milestones": "on"}, whole=False),
    Shown("any-adventure-tours", "adventure-tours", 4, "?board=plain", whole=False),
    Shown("any-africana", "africana", 3, "?board=plain", whole=False),
]


def take(studio: Studio) -> None:
    """Take the sheets of all games."""
    for game in GAMES:
        names = [f"gallery-{game.name}{part}" for part in ("", "-wide", "-middle", "-phones", "-looks")]
        if studio.wants(*names):
            with house() as home:
                sheets(studio, home, game)


def sheets(studio: Studio, home: House, game: Shown) -> None:
    """Play for a while, then look at the table with many devices."""
    home.begins("gallery")
    anna = studio.device(1440, 900).new_page()
    table = bots_table(anna, home.address, game.game, game.seats, options=game.options)
    anna.evaluate(HINT, table)
    address = f"{home.address}/t/{table}{game.board}"

    def look(size: tuple[int, int], **how: Any) -> bytes:
        device = studio.device(*size, **how)
        device.add_cookies(anna.context.cookies())  # type: ignore[arg-type]
        page = device.new_page()
        page.goto(address)
        page.locator("[data-zone=prompt]:not(.waiting)").first.wait_for()
        page.wait_for_timeout(500)
        choose(page)
        taken = seen(page)
        device.close()
        return taken

    def row(sizes: list[tuple[int, int]]) -> list[tuple[str, bytes]]:
        return [(f"{width} × {height}", look((width, height))) for width, height in sizes]

    name = f"gallery-{game.name}"
    if game.whole:
        studio.contact(f"{name}-wide", [row(WIDE[:2]), row(WIDE[2:])])
        studio.contact(f"{name}-middle", [row(MIDDLE)])
        studio.contact(f"{name}-phones", [row(PHONES)])
        large = [(look_name, look((1440, 900), **how)) for look_name, how in LOOKS.items()]
        small = [(look_name, look((390, 664), **how)) for look_name, how in LOOKS.items()]
        studio.contact(f"{name}-looks", [large[:2], [large[2], *small]])
    else:
        studio.contact(name, [row(SOME)])
    anna.context.close()


def choose(page: Page) -> None:
    """Pick something up, so that places and effects are seen."""
    cards = page.locator("[data-hand][data-legal]")
    things = page.locator("[data-legal][data-thing]:not([data-thing^='move:'])")
    first = cards if cards.count() else things
    if first.count():
        first.nth(min(2, first.count() - 1)).click()
