"""The end of a match, as 14f and 14g draw it: three real games, won from behind."""

from itertools import groupby
from typing import Final

import positions
from taking import Studio, house, seen, send, two_people

SECRET: Final = "match 28"
"""A match that Anna wins by nine after she was eight behind, as the rule bots play it."""
DRAWN: Final = 2500
"""Milliseconds in which the curve draws itself and the stones are piled."""
PICTURES: Final = (
    ("14f-end-of-match", (1440, 900), "light"),
    ("14f2-end-of-match-dark", (1440, 900), "dark"),
    ("14g-end-phone", (390, 664), "light"),
)


def take(studio: Studio) -> None:
    """Play the match once, and look at its end with three devices."""
    wanted = [one for one in PICTURES if studio.wants(f"beside-{one[0]}")]
    if not wanted:
        return
    with house() as home:
        home.begins(SECRET)
        anna, marek = (studio.device(1440, 900, name=name).new_page() for name in ("Anna", "Marek"))
        options = positions.RIDGE_WALK
        table = two_people(anna, marek, home.address, name="Ridge Walk", options=options)
        for seat, part in groupby(positions.match_of_rule_bots(SECRET, options), key=lambda one: one[0]):
            send((anna, marek)[seat], table, seat, [move for _, move in part])
        for drawing, size, theme in wanted:
            device = studio.device(*size, theme=theme)
            device.add_cookies(anna.context.cookies())  # type: ignore[arg-type]
            page = device.new_page()
            page.goto(f"{home.address}/t/{table}")
            page.locator("[data-prompt=again]").wait_for()
            page.wait_for_timeout(DRAWN)
            studio.beside(drawing, seen(page), 1600 if size[0] > 1000 else 1100)
            device.close()
        for page in (anna, marek):
            page.context.close()
