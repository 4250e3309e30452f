"""The score pad: rows A to E, a column for each colour."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cairn.core.game import Seat
from cairn.games.lost_cities.terminal import facts
from cairn.games.lost_cities.terminal.paint import paint, points, symbol, worth
from cairn.terminal.page import Page
from cairn.terminal.seating import shape
from cairn.terminal.words import MINUS

FIGURE: Final = 4
"""The columns of a number: a sign and three digits."""


def sheet(page: Page) -> RenderableType:
    """The pads of both seats, the far one first."""
    progress, say = page.view["progress"], page.words.say
    game = say("lost-cities-label-game", n=progress["game"], total=progress["games"])
    title = Text.assemble((say("lost-cities-label-sheet"), "bold"), (f"  {game}", "dim"))
    far, near = [_pad(page, seat) for seat in facts.sides(page.view)]
    return Group(title, Text(""), far, Text(""), near)


def figures(sheet: dict[str, int]) -> dict[str, str]:
    """The rows A to D of one expedition as they stand on the pad."""
    return {
        "a": str(sheet["sum"]),
        "b": f"{MINUS}{facts.COST}",
        "c": f"×{sheet['times']}" if sheet["times"] > 1 else "",
        "d": f"+{sheet['bonus']}" if sheet["bonus"] else "",
    }


def _pad(page: Page, seat: Seat) -> RenderableType:
    view, say = page.view, page.words.say
    rows = [facts.expedition(view, seat, colour) for colour in facts.colours(view)]
    pad = Grid.grid(padding=(0, 1, 0, 0))
    room = page.width - (FIGURE + 1) * (len(rows) + 1) - 1
    pad.add_column(max_width=room, overflow="ellipsis", no_wrap=True)
    for _ in range(len(rows) + 1):
        pad.add_column(justify="right", width=FIGURE, no_wrap=True)
    heads = [Text(f" {symbol(page, colour)} ", paint(page, colour)) for colour in facts.colours(view)]
    pad.add_row(Text(f"{shape(page, seat)} {page.words.names[seat]}", "bold"), *heads, "")
    for letter in "abcd":
        cells = [figures(row["sheet"])[letter] if row["cards"] else "" for row in rows]
        pad.add_row(Text(say(f"lost-cities-label-row-{letter}"), "dim"), *cells, "")
    if view["options"]["milestones"] == "on":
        earned = points(facts.milestone_points(view, seat))
        pad.add_row(Text(say("lost-cities-label-row-e"), "dim"), *[""] * len(rows), earned)
    sums = [worth(row, row["sheet"]["points"]) for row in rows]
    pad.add_row(Text(say("lost-cities-label-points"), "bold"), *sums, points(view["seats"][seat]["points"]))
    if view["progress"]["games"] > 1:
        total = points(view["seats"][seat]["total"])
        pad.add_row(Text(say("lost-cities-label-total"), "bold"), *[""] * len(rows), total)
    return pad
