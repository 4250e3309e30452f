"""The points: a row for each thing that counts, a column for each player whose points are shown."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cairn.core.game import Seat
from cairn.games.africana.terminal import facts
from cairn.games.africana.terminal.paint import label, name, pawn, seat_name, silver
from cairn.terminal.ink import flow
from cairn.terminal.page import Page
from cairn.terminal.seating import order
from cairn.terminal.words import signed

FIGURE: Final = 5


def sheet(page: Page) -> RenderableType:
    """All rows, what lies under the company cards as far as it may be seen, and at the end who has won."""
    shown = [seat for seat in order(page.view) if page.view["seats"][seat]["sheet"] is not None]
    hidden = [seat for seat in order(page.view) if seat not in shown]
    parts: list[RenderableType] = [Text(label(page, "sheet"), "bold"), Text("")]
    if shown:
        parts.append(_figures(page, shown))
    for seat in shown:
        parts += _finished(page, seat)
    for seat in hidden:
        parts += flow(
            [_who(page, seat), Text(label(page, "hidden", n=page.view["seats"][seat]["under"]), "dim")],
            page.width,
        )
    won = winners(page)
    return Group(*parts, *([Text(""), Text(won, "bold")] if won else []))


def _who(page: Page, seat: Seat) -> Text:
    return Text.assemble(pawn(page, seat), f" {seat_name(page, seat)}")


def _figures(page: Page, shown: list[Seat]) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    room = max(FIGURE, (page.width // 2) // len(shown) - 1)
    grid.add_column(max_width=page.width - (room + 1) * len(shown) - 1, overflow="ellipsis", no_wrap=True)
    for _ in shown:
        grid.add_column(justify="right", max_width=room, overflow="ellipsis", no_wrap=True)
    grid.add_row("", *[_who(page, seat) for seat in shown])
    sheets = [page.view["seats"][seat]["sheet"] for seat in shown]
    for row in facts.COUNTED_ROWS:
        grid.add_row(
            Text(label(page, f"row-{row.replace('_', '-')}"), "dim"), *[_figure(one[row]) for one in sheets]
        )
    grid.add_row(Text(label(page, "points"), "bold"), *[_figure(one["points"]) for one in sheets])
    coins = [silver(page, page.view["seats"][seat]["silver"]) for seat in shown]
    grid.add_row(Text(label(page, "silver"), "dim"), *coins)
    return grid


def _figure(n: int) -> Text:
    return Text(signed(n), "green" if n > 0 else "red" if n < 0 else "dim")


def _finished(page: Page, seat: Seat) -> list[Text]:
    """What a player has finished."""
    under = page.view["zones"]["under"][seat]
    if isinstance(under, int):
        return []
    things = [Text(name(page, "expedition", one)) for one in under["expeditions"]]
    things += [Text(name(page, "adventure", one)) for one in under["adventures"]]
    if not things:
        return []
    return flow(
        things, page.width, first=Text.assemble(_who(page, seat), (f" {label(page, 'finished')} ", "dim"))
    )


def winners(page: Page) -> str:
    """Who has won; nothing before the end."""
    result = page.view["result"]
    if result is None:
        return ""
    if len(result["winners"]) == 1:
        return page.words.say("play-africana-won", seat=result["winners"][0])
    names = [page.words.names[seat] for seat in result["winners"]]
    return page.words.say("play-africana-shared", list=page.words.speaker.join(names))
