"""The whole table: the turn, the Supply, the players; where the page is wide, the players at the right."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from cairn.games.dominion.terminal import facts, seats
from cairn.games.dominion.terminal.legend import types_legend
from cairn.games.dominion.terminal.paint import label
from cairn.games.dominion.terminal.supply import supply
from cairn.terminal.ink import beside, flow, mark
from cairn.terminal.page import Page
from cairn.terminal.seating import shape

PANEL: Final = 50
"""The columns of the players at the right."""
WIDE: Final = 160
"""From this width on the players sit at the right."""
GAP: Final = 3


def table(page: Page) -> RenderableType:
    """All that lies on the table, without the hand."""
    air = [Text("")] if page.tall else []
    top = [*_title(page), *air]
    legend = [*air, *_legend(page)] if page.tall else []
    if page.width >= WIDE:
        left = page.width - PANEL - GAP
        rows = beside([[*supply(page, left), *legend], seats.in_panel(page, PANEL)], [left, PANEL], GAP)
        return Group(*top, *rows)
    return Group(*top, *supply(page, page.width), *legend, *air, *seats.in_rows(page, page.width))


def _title(page: Page) -> list[Text]:
    """What is played, whose turn it is, and what it has left."""
    title = Text(page.words.say("dominion-title"), "bold")
    chosen = facts.set_name(page.view)
    if chosen:
        title.append(f"  {label(page, f'kingdom-{chosen}')}", "not bold dim")
    dot = f" {mark(page, '·', '-')} "
    first, *rest = turn(page)
    whose = f"{shape(page, page.view['turn']['seat'])} {first}"
    now = Text(dot.join([whose, *rest]), "bold")
    gap = page.width - title.cell_len - now.cell_len
    lines = [Text.assemble(title, " " * gap, now) if gap > 2 else now]
    if now.cell_len > page.width:
        lines = flow([Text(part, "bold") for part in [whose, *rest]], page.width)
    more = [Text(note, "italic") for note in notes(page)]
    return [*lines, *flow(more, page.width)] if more else lines


def turn(page: Page) -> list[str]:
    """Whose turn it is, the phase, and what is left."""
    now = page.view["turn"]
    seat = now["seat"]
    whose = page.words.names[seat]
    number = (
        label(page, "extra-turn")
        if now["extra"]
        else label(page, "turn", n=page.view["seats"][seat]["turns"])
    )
    if page.view["result"] is not None:
        return [page.words.say("game-over")]
    return [
        f"{whose}, {number}",
        label(page, f"phase-{now['phase']}"),
        label(page, "actions", n=now["actions"]),
        label(page, "buys", n=now["buys"]),
        label(page, "coins", n=now["coins"]),
    ]


def notes(page: Page) -> list[str]:
    """What else holds this turn, and how near the end is."""
    now = page.view["turn"]
    said = []
    if now["cheaper"]:
        said.append(label(page, "cheaper", n=now["cheaper"]))
    if now["merchants"] and not now["played_silver"]:
        said.append(label(page, "merchants", n=now["merchants"]))
    if now["fairs"]:
        said.append(label(page, "fairs"))
    if now["expeditions"]:
        said.append(label(page, "expeditions", n=2 * now["expeditions"]))
    if now["mission"]:
        said.append(label(page, "mission"))
    if now["empty"]:
        said.append(label(page, "empty", n=now["empty"], total=facts.piles_that_end(page.view)))
    return said


def _legend(page: Page) -> list[Text]:
    """What the symbols of the types mean, as far as they are on the table."""
    return flow(types_legend(page, "dim"), page.width if page.width < WIDE else page.width - PANEL - GAP)
