"""Dominion's own table, 11a to 11j: a crowded turn at all sizes, ways of choosing, the picker, the end."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from dominion_positions import CHOICES, CROWDED, Chosen, Scene, the_end
from playwright.sync_api import Page
from taking import House, Studio, ask, bots_table, house, part, seen, send

PEOPLE: Final = ("Anna", "Tomasz", "Flint", "Zosia")
LAPTOP: Final = (1440, 900)
CROWD: Final[dict[str, tuple[tuple[int, int], dict[str, Any]]]] = {
    "dominion-11a": (LAPTOP, {}),
    "dominion-11b": ((1366, 650), {}),
    "dominion-11d": ((390, 664), {}),
    "dominion-11h": (LAPTOP, {"theme": "dark"}),
    "dominion-11i": (LAPTOP, {"language": "de"}),
    "dominion-11j": ((820, 1180), {}),
}
"""The Buy phase of the crowded turn: how large, and in which look."""
SIZES: Final[dict[str, list[tuple[int, int]]]] = {
    "wide": [(3840, 2160), (2560, 1440), (1920, 1080), (1440, 900)],
    "middle": [(1366, 650), (1024, 768), (820, 1180)],
    "phones": [(390, 844), (390, 664), (360, 640), (320, 568)],
}
PARTS: Final = ("[data-question]", "[data-zone=prompt]", "[data-zone=hand]")


def take(studio: Studio) -> None:
    """Take all pictures of Dominion's own board."""
    crowd(studio)
    if studio.wants("dominion-11e"):
        choosers(studio)
    if studio.wants("dominion-11f"):
        picker(studio)
    if studio.wants("dominion-11g"):
        end(studio)


def crowd(studio: Studio) -> None:
    """11a to 11d, 11h to 11j and the gallery: one table, looked at with many devices."""
    sheets = [f"gallery-dominion-{name}" for name in (*SIZES, "looks")]
    if not studio.wants("dominion-11c", *CROWD, *sheets):
        return
    with house() as home, seated(studio, home, CROWDED) as (table, anna):
        if studio.wants("dominion-11c"):
            page = look(studio, home, table, anna, (390, 664))
            page.locator("[data-hand][data-thing^='ranger#']").click(position={"x": 12, "y": 14})
            studio.write("dominion-11c", [seen(page)])
            page.context.close()
        send(anna, table, 0, CROWDED.turn)

        def picture(size: tuple[int, int], **how: Any) -> bytes:
            page = look(studio, home, table, anna, size, **how)
            taken = seen(page)
            page.context.close()
            return taken

        for name, (size, how) in CROWD.items():
            if studio.wants(name):
                studio.write(name, [picture(size, **how)])
        for name, sizes in SIZES.items():
            if studio.wants(f"gallery-dominion-{name}"):
                row = [(f"{width} × {height}", picture((width, height))) for width, height in sizes]
                studio.contact(f"gallery-dominion-{name}", [row[:2], row[2:]] if name == "wide" else [row])
        if studio.wants("gallery-dominion-looks"):
            looks: dict[str, dict[str, Any]] = {
                "dark": {"theme": "dark"},
                "forced colours": {"forced_colors": "active"},
                "German": {"language": "de"},
            }
            large = [(name, picture(LAPTOP, **how)) for name, how in looks.items()]
            small = [(name, picture((390, 664), **how)) for name, how in looks.items()]
            studio.contact("gallery-dominion-looks", [large[:2], [large[2], *small]])


@contextmanager
def seated(studio: Studio, home: House, scene: Scene) -> Iterator[tuple[str, Page]]:
    """Four people at a table that has come to Anna's turn."""
    home.begins("pictures", scene.data())
    pages = [studio.device(*LAPTOP, name=name).new_page() for name in PEOPLE]
    for page in pages:
        page.goto(home.address)
    anna = pages[0]
    wishes = [{"kind": "me", "name": "Anna"}, *[{"kind": "open"}] * 3]
    wish = {"game": "dominion", "name": "Old Inn", "seats": wishes, "options": scene.options}
    table = str(ask(anna, "/api/tables", wish)["id"])
    key = ask(anna, f"/api/tables/{table}")["invite"].rpartition("k=")[2]
    for page, name in zip(pages[1:], PEOPLE[1:], strict=True):
        ask(page, f"/api/tables/{table}/sit", {"key": key, "name": name})
    for seat, page in enumerate(pages):
        ask(page, f"/api/tables/{table}/word", {"seat": seat, "word": "granite"})
    for seat, moves in scene.before:
        send(pages[seat], table, seat, moves)
    for page in pages[1:]:
        page.goto(f"{home.address}/t/{table}")
    yield table, anna
    for page in pages:
        page.context.close()


def look(studio: Studio, home: House, table: str, anna: Page, size: tuple[int, int], **how: Any) -> Page:
    """Anna's table on another device, once it is her turn."""
    device = studio.device(*size, **how)
    device.add_cookies(anna.context.cookies())  # type: ignore[arg-type]
    page = device.new_page()
    page.goto(f"{home.address}/t/{table}")
    page.locator("[data-zone=prompt]:not(.waiting)").first.wait_for()
    page.wait_for_timeout(500)
    return page


def choosers(studio: Studio) -> None:
    """11e: eight ways of choosing, each cut out of a table of its own."""
    shots: list[tuple[str, bytes]] = []
    with house() as home:
        page = studio.device(1280, 820, settings={"pace": "instant"}).new_page()
        for chosen in CHOICES:
            shots.append((chosen.title, chooser(home, page, chosen)))
        page.context.close()
    studio.contact("dominion-11e", [shots[n : n + 2] for n in range(0, len(shots), 2)])


def chooser(home: House, page: Page, chosen: Chosen) -> bytes:
    """One of them: the clicks that lead to the question, and what is picked there."""
    home.begins("pictures", chosen.scene.data(), chosen.scene.turn)
    bot = "rule" if chosen.scene.turn else "money"
    table = bots_table(page, home.address, "dominion", 2, bot, options=chosen.scene.options)
    page.goto(f"{home.address}/t/{table}")
    for step in chosen.clicks:
        page.locator("[data-zone=prompt]:not(.waiting):not(.pending)").first.wait_for()
        page.wait_for_timeout(450)
        page.locator(step).first.click()
    return part(page, *PARTS, around=2)


def picker(studio: Studio) -> None:
    """11f: ten cards by chance, three of them kept."""
    with house() as home:
        page = studio.device(*LAPTOP).new_page()
        page.goto(f"{home.address}/new?game=dominion")
        page.get_by_role("button", name="Kingdom").first.click()
        page.get_by_role("button", name="Random kingdom").click()
        for key in "479":
            page.keyboard.press(key)
        studio.write("dominion-11f", [seen(page)])
        page.context.close()


def end(studio: Studio) -> None:
    """11g: a whole game of four rule bots, whose seats people have."""
    with house() as home, seated(studio, home, the_end()) as (table, anna):
        page = look(studio, home, table, anna, LAPTOP)
        page.locator("[data-prompt=again]").wait_for()
        page.wait_for_timeout(2500)
        studio.write("dominion-11g", [seen(page)])
        page.context.close()
