"""Africana's own table, 13a to 13m: a planned journey, books, shelf and list, and all its sizes."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page
from taking import SETTLED, House, Studio, bots_table, house, legal, seen

from cairn.games import find, title

GAME: Final = "africana"
NEXT: Final = "[data-thing^='place:'][data-legal]"
TRAVEL: Final = "[data-prompt=travel]:not([aria-disabled])"
SPACES: Final = (
    "jidda - timbuktu, dakar - mozambique, ujiji - dakar, mozambique - cairo (1 2), victoria falls - khartoum"
)
WORDS: Final = f"""
    seat 2 to act
    places: khartoum, cairo, lagos
    silver: 9 4 2
    hand 1: magenta, orange, violet, turquoise assistant, joker
    hand 2: violet, grey 2, joker
    hand 3: violet, magenta, turquoise, orange
    spaces: {SPACES}
    north left: vase victoria falls
    north right: orange assistant luanda
    south left: vase aswan
    south right: magenta assistant lagos
    adventures 1: drum leopoldville, mask tananarive
    under 1: mask luanda, drum port natal, statuette lagos
    turn: 30
    starter: 2
"""
"""Two turns before the drawings begin."""
BEFORE: Final = [
    "go jidda with joker",
    "join jidda - timbuktu",
    "done",
    "go dakar with violet",
    "join dakar - mozambique",
    "done",
]
"""What the others play then."""
LAPTOP: Final = (1440, 900)
SMALL: Final = (1366, 650)
PHONE: Final = (390, 664)
JOURNEY: Final = [f"[data-thing='place:{place}']" for place in ("lagos", "leopoldville", "ujiji")]


@dataclass(frozen=True)
class Shot:
    """A picture: how large, what is pressed before it, and in which look."""

    size: tuple[int, int]
    presses: list[str] = field(default_factory=list)
    how: dict[str, Any] = field(default_factory=dict)


SHOTS: Final[dict[str, Shot]] = {
    "africana-13a": Shot(LAPTOP, JOURNEY),
    "africana-13b": Shot(SMALL),
    "africana-13c": Shot(PHONE, JOURNEY),
    "africana-13d": Shot(PHONE, ["key b", "[data-thing='page:right']"]),
    "africana-13e": Shot(LAPTOP, ["key b", "[data-thing='page:left']"]),
    "africana-13f": Shot(LAPTOP, ["key f"]),
    "africana-13i": Shot(LAPTOP, JOURNEY, {"language": "pl"}),
    "africana-13j": Shot(LAPTOP, ["key z"]),
    "africana-13k": Shot(LAPTOP, [JOURNEY[0]]),
    "africana-13l": Shot(PHONE, [*JOURNEY, "[role=tab] >> nth=1"]),
    "africana-13m": Shot(SMALL, JOURNEY),
}
SIZES: Final[dict[str, list[tuple[int, int]]]] = {
    "wide": [(3840, 2160), (2560, 1440), (1920, 1080), LAPTOP],
    "middle": [SMALL, (1280, 720), (1024, 768), (820, 1180)],
    "phones": [(390, 844), PHONE, (375, 667), (360, 640), (320, 568), (844, 390)],
}
LOOKS: Final[dict[str, dict[str, Any]]] = {
    "dark": {"theme": "dark"},
    "forced colours": {"forced_colors": "active"},
    "German": {"language": "de"},
}


def take(studio: Studio) -> None:
    """Take all pictures of Africana's own board that begin where the drawings do."""
    sheets = [f"gallery-africana-{name}" for name in (*SIZES, "looks")]
    if not studio.wants(*SHOTS, *sheets):
        return
    with house() as home:
        read = title(GAME).reader()
        assert read is not None
        home.begins("pictures", read(WORDS, find(GAME).read_options({}), 3), BEFORE)
        anna = studio.device(*LAPTOP).new_page()
        table = bots_table(anna, home.address, GAME, 3, name="Monsoon")
        for name, shot in SHOTS.items():
            if studio.wants(name):
                studio.write(name, [look(studio, home, table, anna, shot)])

        def row(sizes: list[tuple[int, int]], presses: list[str]) -> list[tuple[str, bytes]]:
            return [
                (f"{size[0]} × {size[1]}", look(studio, home, table, anna, Shot(size, presses)))
                for size in sizes
            ]

        for name, sizes in SIZES.items():
            if studio.wants(f"gallery-africana-{name}"):
                taken = row(sizes, JOURNEY)
                half = len(taken) // 2
                rows = [taken[:half], taken[half:]] if name == "wide" else [taken[:3], taken[3:]]
                studio.contact(f"gallery-africana-{name}", rows)
        if studio.wants("gallery-africana-looks"):
            large, small = (
                [
                    (name, look(studio, home, table, anna, Shot(size, JOURNEY, how)))
                    for name, how in LOOKS.items()
                ]
                for size in (LAPTOP, PHONE)
            )
            studio.contact("gallery-africana-looks", [large[:2], [large[2], *small]])


def look(studio: Studio, home: House, table: str, anna: Page, shot: Shot) -> bytes:
    """Anna's table on another device, after some presses."""
    device = studio.device(*shot.size, **shot.how)
    device.add_cookies(anna.context.cookies())  # type: ignore[arg-type]
    page = device.new_page()
    page.goto(f"{home.address}/t/{table}")
    page.locator("[data-zone=prompt]:not(.waiting)").first.wait_for()
    page.wait_for_timeout(500)
    for press in shot.presses:
        if press.startswith("key "):
            page.keyboard.press(press.removeprefix("key "))
        else:
            page.locator(press).first.click()
        page.wait_for_timeout(SETTLED)
    taken = seen(page)
    device.close()
    return taken


def answer(page: Page, dice: random.Random, show: Callable[[], None]) -> None:
    """Make one decision by clicks: a journey of one to three steps, a page of a book, or two cards."""
    board = page.locator("[data-question]")
    kind = board.first.get_attribute("data-question") if board.count() else ""
    main = page.locator("[data-zone=prompt] button.primary")
    if kind in ("discard", "give-up"):
        while main.get_attribute("aria-disabled") == "true":
            page.locator(":is([data-zone=hand], [data-zone=adventures]) [data-legal]").first.click()
        show()
        return main.click()
    wish = dice.choice(["draw", "book", "travel", "travel"])
    if kind == "action" and wish == "book" and page.locator("[data-prompt=book]").count():
        page.locator("[data-prompt=book]").click()
    pages, turned = (page.locator(f"[data-thing^='{what}:'][data-legal]") for what in ("page", "turn"))
    if pages.count() and dice.random() < 0.6:
        pages.first.click()
        show()
        return main.click()
    if turned.count() and (kind == "action" or dice.random() < 0.5):
        show()
        return turned.first.click()
    if kind == "book":
        return page.locator("[data-prompt=end]").click()
    if page.locator("[data-prompt=close]").count():
        page.locator("[data-prompt=close]").click()
    if kind in ("action", "travel") and wish == "travel" and page.locator(NEXT).count():
        for _ in range(dice.randint(1, 3)):
            places = legal(page, NEXT)
            if not places:
                break
            page.locator(dice.choice(places)).first.click()
            page.locator(TRAVEL).wait_for()
            page.wait_for_timeout(300)
        show()
    return main.click() if main.count() else page.locator("[data-prompt=stay]").click()
