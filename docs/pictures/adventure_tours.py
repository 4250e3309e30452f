"""Adventure Tours' own table: six players and a chosen card, 12b, 12i, 12k, at all sizes and in all looks."""

import random
from collections.abc import Callable
from typing import Any, Final

from played import PLAY
from playwright.sync_api import Page
from taking import House, Studio, bots_table, house, seen

from cairn.games import find, title

GAME: Final = "adventure-tours"
EXPERT: Final = {"mode": "expert"}
LAPTOP: Final = (1440, 900)
SIX: Final = """
    seat 6 to play
    turn: 40
    incomes: 17 12 9 15 6 11
    starter: 2
    board 1: savanna safari
    board 2: deep-sea submarine
    board 3: himalaya yak caravan
    board 4: polar dog sled
    board 5: hot-air balloon
    board 6: jungle river steamer
    hand 1: red betty, blue anthrop, blue bill, red colonel, yellow lady
    members 1: blue molly, yellow betty
    equipment 1: yellow earl, red roy, red paige, yellow paige
    members 2: blue betty, red roy, yellow anthrop, red molly
    equipment 2: blue earl, yellow paige
    hand 2: 2
    members 3: blue miller (ready), red rufus, red molly
    equipment 3: red earl 2, blue earl, blue roy, blue paige, yellow miller, yellow earl
    hand 3: 3
    members 4: red molly, red betty, red colonel, blue paige
    equipment 4: yellow rufus, blue bill
    hand 4: 3
    members 5: yellow miller (ready), yellow molly, blue roy
    equipment 5: blue earl, yellow earl, yellow roy, red paige, blue rufus, red mill, red anthrop, yellow bill
    hand 5: 4
    members 6: red betty, blue anthrop, yellow paige
    equipment 6: red roy, blue betty
    hand 6: yellow molly, blue roy, red miller
    discard: yellow rufus, red bill
"""
"""The position of the drawings 12a, 12b, 12i to 12k, one turn earlier."""
BEFORE: Final = ["equip yellow molly magpie", "aim seat 1"]
"""What the last bot does before Anna's turn."""
CHOSEN: Final = "[data-thing^='blue miss anthrop#']"
OPENED: Final = "[data-inspect='seat 4']"
DRAWN: Final[dict[str, tuple[tuple[int, int], dict[str, Any]]]] = {
    "adventure-tours-12a": (LAPTOP, {}),
    "adventure-tours-12b": ((1366, 650), {}),
    "adventure-tours-12d": ((390, 664), {}),
    "adventure-tours-12i": (LAPTOP, {"theme": "dark"}),
    "adventure-tours-12j": (LAPTOP, {"language": "de"}),
    "adventure-tours-12k": ((820, 1180), {"device_scale_factor": 1}),
}
SIZES: Final[dict[str, list[tuple[int, int]]]] = {
    "wide": [(3840, 2160), (2560, 1440), (1920, 1080), (1440, 900)],
    "middle": [(1366, 650), (1024, 768), (820, 1180)],
    "phones": [(390, 844), (390, 664), (360, 640), (320, 568)],
}
LOOKS: Final[dict[str, dict[str, Any]]] = {
    "dark": {"theme": "dark"},
    "forced colours": {"forced_colors": "active"},
    "German": {"language": "de"},
}


def take(studio: Studio) -> None:
    """Take all pictures of the board that begin here."""
    six(studio)
    if studio.wants("adventure-tours-12c"):
        four(studio)
    if studio.wants("adventure-tours-12g"):
        end(studio)


def four(studio: Studio) -> None:
    """12c: four players on a phone, a card chosen."""
    words = "\n".join(line for line in SIX.splitlines() if not any(f" {n}:" in line for n in (5, 6)))
    words = words.replace("seat 6 to play", "seat 1 to play").replace("17 12 9 15 6 11", "17 12 9 15")
    with house() as home:
        read = title(GAME).reader()
        assert read is not None
        home.begins("pictures", read(words, find(GAME).read_options(EXPERT), 4))
        page = studio.device(390, 664).new_page()
        table = bots_table(page, home.address, GAME, 4, options=EXPERT)
        page.goto(f"{home.address}/t/{table}")
        page.locator("[data-zone=prompt]:not(.waiting)").first.wait_for()
        page.locator(CHOSEN).first.click()
        studio.write("adventure-tours-12c", [seen(page)])
        page.context.close()


def end(studio: Studio) -> None:
    """12g: a whole game of six, as the rule bots play it."""
    with house() as home:
        home.begins("pictures")
        page = studio.device(*LAPTOP).new_page()
        table = bots_table(page, home.address, GAME, 6, options=EXPERT, hints="agreed")
        page.evaluate(PLAY, [table, 0, 999])
        page.evaluate("window.played")
        page.goto(f"{home.address}/t/{table}")
        page.locator("[data-prompt=again]").wait_for()
        page.wait_for_timeout(2500)
        result = seen(page)
        page.get_by_role("tab", name="Score sheet").click()
        page.wait_for_timeout(2500)
        studio.write("adventure-tours-12g", [result, seen(page)])
        page.context.close()


def six(studio: Studio) -> None:
    """One table of six, looked at with many devices."""
    if not studio.wants(*DRAWN, *[f"gallery-{GAME}-{name}" for name in (*SIZES, "looks")]):
        return
    with house() as home:
        read = title(GAME).reader()
        assert read is not None
        home.begins("pictures", read(SIX, find(GAME).read_options(EXPERT), 6), BEFORE)
        anna = studio.device(*LAPTOP).new_page()
        table = bots_table(anna, home.address, GAME, 6, options=EXPERT)
        for name, (size, how) in DRAWN.items():
            if studio.wants(name):
                opened = OPENED if name == "adventure-tours-12d" else CHOSEN
                studio.write(name, [picture(studio, home, table, anna, size, opened, **how)])
        for name, sizes in SIZES.items():
            if studio.wants(f"gallery-{GAME}-{name}"):
                row = [(f"{w} × {h}", picture(studio, home, table, anna, (w, h))) for w, h in sizes]
                studio.contact(f"gallery-{GAME}-{name}", [row[:2], row[2:]] if name == "wide" else [row])
        if studio.wants(f"gallery-{GAME}-looks"):
            large = [(name, picture(studio, home, table, anna, LAPTOP, **how)) for name, how in LOOKS.items()]
            small = [
                (name, picture(studio, home, table, anna, (390, 664), **how)) for name, how in LOOKS.items()
            ]
            studio.contact(f"gallery-{GAME}-looks", [large[:2], [large[2], *small]])
        anna.context.close()


def picture(
    studio: Studio,
    home: House,
    table: str,
    anna: Page,
    size: tuple[int, int],
    pressed: str = CHOSEN,
    **how: Any,
) -> bytes:
    """Anna's table on another device, with Miss Anthrop in her hand, or something else pressed."""
    device = studio.device(*size, **how)
    device.add_cookies(anna.context.cookies())  # type: ignore[arg-type]
    page = device.new_page()
    page.goto(f"{home.address}/t/{table}")
    page.locator("[data-zone=prompt]:not(.waiting)").first.wait_for()
    page.wait_for_timeout(500)
    page.locator(pressed).first.click(position={"x": 10, "y": 14})
    taken = seen(page)
    device.close()
    return taken


def answer(page: Page, dice: random.Random, show: Callable[[], None]) -> None:
    """Make one decision by clicks: members where they can join, anybody as a target, every offer taken."""
    corner: Any = {"x": 10, "y": 14}
    things = page.locator("[data-legal][data-thing]")
    main = page.locator("[data-zone=prompt] button.primary:not([aria-disabled=true])")
    if page.locator("[data-hand][data-legal]").count():
        fits = page.locator("[data-hand][data-legal]:has(.met)")
        cards = fits if fits.count() and dice.random() < 0.7 else page.locator("[data-hand][data-legal]")
        cards.nth(dice.randrange(cards.count())).click(position=corner)
    elif things.count():
        things.nth(dice.randrange(things.count())).click(position=corner)
    page.wait_for_timeout(120)
    (main if main.count() else page.locator("[data-prompt=skip], [data-prompt=end]")).last.click()
