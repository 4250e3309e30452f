"""The pictures of the table: each drawing beside the real page, and the table at all its sizes."""

import json
from typing import Final

import adventure_tours
import africana
import dominion
import ends
import gallery
import plain
import positions
import states
from playwright.sync_api import Page, expect
from positions import Drawn
from taking import House, Studio, ask, bots_table, house, seen, send, two_people

QUESTION: Final = "[data-zone=prompt] h2"
LAPTOP: Final = (1440, 900)
PHONE: Final = 1100
"""The width of a file with a phone and its drawing."""


def take(studio: Studio) -> None:
    """Take all pictures of the table."""
    lost_cities(studio)
    hotseat(studio)
    coach(studio)
    for part in (states, ends, plain, gallery, dominion, adventure_tours, africana):
        part.take(studio)


def lost_cities(studio: Studio) -> None:
    """14a to 14d: the table at four sizes; and the table without its drawing, light and dark."""
    pictures: tuple[tuple[str, Drawn, tuple[int, int]], ...] = (
        ("beside-14a-lost-cities-laptop", positions.SIX_COLOURS, (1366, 650)),
        ("beside-14b-lost-cities-phone-short", positions.FIVE_COLOURS, (390, 664)),
        ("beside-14c-lost-cities-phone-small", positions.LATE, (360, 640)),
        ("beside-14d-lost-cities-2560", positions.FIVE_COLOURS, (2560, 1440)),
        ("table", positions.FIVE_COLOURS, LAPTOP),
        ("table-dark", positions.FIVE_COLOURS, LAPTOP),
        ("phone", positions.FIVE_COLOURS, (390, 844)),
        ("phone-dark", positions.FIVE_COLOURS, (390, 844)),
    )
    wanted = [one for one in pictures if studio.wants(one[0])]
    if not wanted:
        return
    with house() as home:
        for name, position, size in wanted:
            page = green_nine(studio, home, position, size, "dark" if name.endswith("-dark") else "light")
            if name.startswith("beside-"):
                studio.beside(name.removeprefix("beside-"), page, PHONE if size[0] < 1000 else 1600)
            else:
                studio.write(name, [page])


def green_nine(studio: Studio, home: House, drawn: Drawn, size: tuple[int, int], theme: str) -> bytes:
    """Anna has picked up her green nine; Marek has said two things."""
    anna = studio.device(*size, theme=theme).new_page()
    marek = studio.device(*LAPTOP, name="Marek").new_page()
    table = laid(home, drawn, anna, marek)
    for page in (marek, anna):
        page.goto(f"{home.address}/t/{table}")
        page.locator(QUESTION).wait_for()
    expect(anna.locator(QUESTION)).to_contain_text("Place a card")
    send(marek, table, 1, [], ["nice eight", "your turn"])
    anna.wait_for_timeout(400)
    anna.locator("[data-zone=hand] [data-inspect='green 9']").click()
    expect(anna.locator(QUESTION)).to_contain_text("green 9")
    taken = seen(anna)
    for page in (anna, marek):
        page.context.close()
    return taken


def laid(home: House, drawn: Drawn, anna: Page, marek: Page) -> str:
    """A table of Anna and Marek at the position of a drawing; neither looks at it yet."""
    home.begins("pictures", drawn.data())
    table = two_people(anna, marek, home.address, name="Ridge Walk", options=drawn.options)
    for seat, moves in drawn.moves:
        send((anna, marek)[seat], table, seat, moves)
    return table


def hotseat(studio: Studio) -> None:
    """14o: Greta has moved and may still look; then nobody looks."""
    if not studio.wants("beside-14o-hotseat", "beside-14o2-hotseat-pass"):
        return
    drawn = positions.HOTSEAT
    with house() as home:
        home.begins("pictures", drawn.data())
        page = studio.device(*LAPTOP).new_page()
        page.goto(home.address)
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Greta"}]
        wish = {"game": "lost-cities", "seats": seats, "options": drawn.options}
        table = ask(page, "/api/tables", wish)["id"]
        for seat in range(2):
            ask(page, f"/api/tables/{table}/word", {"seat": seat, "word": "granite"})
        for seat, moves in drawn.moves:
            send(page, table, seat, moves)
        page.goto(f"{home.address}/t/{table}")
        page.locator("[data-prompt=show]").click()
        page.wait_for_timeout(500)
        page.locator("[data-zone=hand] [data-inspect='blue 6']").click()
        page.locator("[data-zone=prompt] .primary").click()
        page.wait_for_timeout(500)
        page.locator("[data-thing=pile]").click()
        page.locator("[data-prompt=pass]").wait_for()
        studio.beside("14o2-hotseat-pass", seen(page))
        page.locator("[data-prompt=pass]").click()
        page.locator("[data-prompt=show]").wait_for()
        studio.beside("14o-hotseat", seen(page))
        page.context.close()


def coach(studio: Studio) -> None:
    """14i: the third mark of the guided first game; the two before it were seen."""
    if not studio.wants("beside-14i-coach"):
        return
    drawn = positions.GUIDED
    with house() as home:
        home.begins("pictures", drawn.data(), [move for _, moves in drawn.moves for move in moves])
        page = studio.device(*LAPTOP).new_page()
        table = bots_table(page, home.address, drawn.game, 2, "random", options=drawn.options)
        for moves in (moves for seat, moves in drawn.moves if seat == positions.ANNA):
            send(page, table, 0, moves)
            page.wait_for_timeout(2000)
        guides = {drawn.game: {"table": table, "seen": ["hand", "places"], "over": False}}
        page.evaluate("kept => localStorage.setItem('cairn-guides', kept)", json.dumps(guides))
        page.goto(f"{home.address}/t/{table}")
        expect(page.locator(QUESTION)).to_contain_text("Place a card")
        page.wait_for_timeout(500)
        page.locator("[data-zone=hand] [data-inspect='green 2']").click()
        page.locator("[data-coach=cost]").wait_for()
        studio.beside("14i-coach", seen(page))
        page.context.close()
