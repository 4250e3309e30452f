"""The pictures of the table: each drawing beside the real page, and the table at all its sizes."""

from typing import Final

import positions
from playwright.sync_api import Page, expect
from positions import Drawn
from taking import House, Studio, house, seen, send, two_people

QUESTION: Final = "[data-zone=prompt] h2"


def take(studio: Studio) -> None:
    """Take all pictures of the table."""
    with house() as home:
        for drawing, position, size in (
            ("14a-lost-cities-laptop", positions.SIX_COLOURS, (1366, 650)),
            ("14b-lost-cities-phone-short", positions.FIVE_COLOURS, (390, 664)),
            ("14c-lost-cities-phone-small", positions.LATE, (360, 640)),
            ("14d-lost-cities-2560", positions.FIVE_COLOURS, (2560, 1440)),
        ):
            if studio.wants(f"beside-{drawing}"):
                green_nine(studio, home, drawing, position, size)


def at(
    studio: Studio, home: House, drawn: Drawn, size: tuple[int, int], theme: str = "light"
) -> tuple[Page, Page, str]:
    """Anna's page and Marek's, and their table, at the position of a drawing; neither looks at it yet."""
    anna, marek = (
        studio.device(*size, name="Anna", theme=theme).new_page(),
        studio.device(1440, 900, name="Marek").new_page(),
    )
    home.begins("pictures", drawn.data())
    table = two_people(anna, marek, home.address, "Ridge Walk", options=drawn.options)
    for seat, moves in drawn.moves:
        send((anna, marek)[seat], table, seat, moves)
    return anna, marek, table


def green_nine(studio: Studio, home: House, drawing: str, drawn: Drawn, size: tuple[int, int]) -> None:
    """Anna has picked up her green nine; Marek has said two things."""
    anna, marek, table = at(studio, home, drawn, size)
    marek.goto(f"{home.address}/t/{table}")
    anna.goto(f"{home.address}/t/{table}")
    card = anna.locator("[data-zone=hand] [data-inspect='green 9']")
    expect(anna.locator(QUESTION)).to_contain_text("Place a card")
    send(marek, table, 1, [], ["nice eight", "your turn"])
    anna.wait_for_timeout(400)
    card.click()
    expect(anna.locator(QUESTION)).to_contain_text("green 9")
    studio.beside(drawing, seen(anna), 1600 if size[0] > 1000 else 1100)
    for page in (anna, marek):
        page.context.close()
