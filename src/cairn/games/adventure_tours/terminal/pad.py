"""The money: what each round brought each player, and what all have now."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cairn.core.game import Seat
from cairn.games.adventure_tours.terminal import facts
from cairn.games.adventure_tours.terminal.paint import coins, label
from cairn.terminal.page import Page
from cairn.terminal.seating import order, shape
from cairn.terminal.words import signed

MEMBERS_FROM = 60
"""From this width on the last round is shown as a sum."""


def sheet(page: Page) -> RenderableType:
    """A line a player: the rounds, the members and the hand of the last one, the money."""
    progress = page.view["progress"]
    title = label(page, "round", n=progress["round"], total=progress["rounds"])
    wide = page.width >= MEMBERS_FROM
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(overflow="ellipsis", no_wrap=True)
    heads = [str(n + 1) for n in range(progress["rounds"])] + [label(page, "money")]
    heads += [label(page, "members"), label(page, "hand")] if wide else []
    for _ in heads:
        grid.add_column(justify="right", no_wrap=True)
    grid.add_row("", *[Text(head, "dim") for head in heads])
    for seat in order(page.view):
        cells = [*_rounds(page, seat), _money(page, seat)]
        cells += [_members(page, seat), _cost(page, seat)] if wide else []
        grid.add_row(Text(f"{shape(page, seat)} {page.words.names[seat]}", _style(page, seat)), *cells)
    parts: list[RenderableType] = [
        Text.assemble((label(page, "sheet"), "bold"), (f"  {title}", "dim")),
        Text(""),
        grid,
    ]
    if facts.is_running(page.view):
        parts += [Text(""), Text(label(page, "if-now"), "dim")]
    return Group(*parts)


def _style(page: Page, seat: Seat) -> str:
    result = page.view["result"]
    return "bold" if result is not None and seat in result["winners"] else ""


def net(page: Page, seat: Seat) -> int:
    """What the last round brings: its income less the cost of the hand."""
    return int(page.view["seats"][seat]["income"]) - facts.cost_of_hand(page.view, seat)


def _rounds(page: Page, seat: Seat) -> list[Text]:
    """Each round that is over, the running one in brackets, and a dash for those to come."""
    progress = page.view["progress"]
    cells = [_points(round_[seat]) for round_ in progress["incomes"]]
    if facts.is_running(page.view):
        cells.append(Text(f"({signed(net(page, seat))})", "dim"))
    return cells + [Text("–", "dim")] * (progress["rounds"] - len(cells))


def _points(number: int) -> Text:
    return Text(signed(number), "green" if number > 0 else "red" if number < 0 else "")


def _money(page: Page, seat: Seat) -> Text:
    money = page.view["seats"][seat]["money"]
    return Text("?", "dim") if money is None else Text(coins(page, money), "bold")


def _members(page: Page, seat: Seat) -> Text:
    return Text(signed(page.view["seats"][seat]["income"]))


def _cost(page: Page, seat: Seat) -> Text:
    return Text(signed(-facts.cost_of_hand(page.view, seat)))
