"""The Supply: the basic piles at the left, the kingdom beside them, then upgrades, Events and the trash."""

from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from cairn.core.game import View
from cairn.games.dominion.terminal import facts
from cairn.games.dominion.terminal.paint import card_text, chip, cost_text, label, name, paint, symbol
from cairn.terminal.ink import beside, flow, mark, padded
from cairn.terminal.page import Page
from cairn.terminal.seating import shape

GAP: Final = 2
SHORTEST_NAME: Final = 14
"""The columns that a name of a kingdom card should have at least."""
TILE: Final = 18
"""The columns that a pile needs at least to be drawn as a tile."""
MOST_ACROSS: Final = 5


@dataclass(frozen=True)
class Measures:
    """The columns of the parts of a pile, the same for all piles of a block."""

    cost: int
    chip: int
    name: int
    left: int
    tokens: int

    @property
    def width(self) -> int:
        """The columns of the whole pile."""
        return self.cost + self.chip + self.name + self.left + self.tokens + 3 + (1 if self.tokens else 0)

    def within(self, width: int) -> "Measures":
        """The same with a shorter name, where the room is short."""
        rest = max(1, self.name + width - self.width)
        return self if rest >= self.name else Measures(self.cost, self.chip, rest, self.left, self.tokens)


def supply(page: Page, width: int) -> list[Text]:
    """All piles, on this many columns."""
    ground = [_pile(page, pile, _measure(page, facts.basics(page.view))) for pile in facts.basics(page.view)]
    side = max(line.cell_len for line in ground)
    room = width - side - GAP
    tile = max(TILE, _measure(page, facts.kingdom(page.view)).name + 2)
    tiles = min(MOST_ACROSS, (room + GAP) // (tile + GAP)) if page.tall else 0
    if tiles > 2:
        return beside([ground, [*_tiles(page, room, tiles), *_others(page, room)]], [side, room])
    if room < _smallest(page):
        across = max(1, (width + GAP) // (side + GAP))
        lines = _in_columns(ground, across, min(side, width))
        return [*lines, *_kingdom(page, width), *_others(page, width)]
    return beside([ground, [*_kingdom(page, room), *_others(page, room)]], [side, room])


def _smallest(page: Page) -> int:
    """The columns that a kingdom pile needs at least."""
    parts = _measure(page, facts.kingdom(page.view))
    return parts.width - parts.name + min(parts.name, SHORTEST_NAME)


def _kingdom(page: Page, width: int) -> list[Text]:
    """The kingdom in two columns, in more if no name is cut by that, or else in one."""
    piles = facts.kingdom(page.view)
    parts = _measure(page, piles)
    whole = (width + GAP) // (parts.width + GAP)
    cut = 2 if 2 * _smallest(page) + GAP <= width else 1
    across = max(min(whole, MOST_ACROSS), cut)
    cell = (width + GAP) // across - GAP
    parts = parts.within(cell)
    return _in_columns([_pile(page, pile, parts) for pile in piles], across, min(cell, parts.width + GAP))


def _in_columns(cells: list[Text], across: int, width: int) -> list[Text]:
    """The cells in columns, read downwards."""
    down = -(-len(cells) // across)
    columns = [cells[i : i + down] for i in range(0, len(cells), down)]
    return beside(columns, [width] * len(columns), GAP)


def _measure(page: Page, piles: list[View]) -> Measures:
    return Measures(
        cost=max(_cost(page, pile).cell_len for pile in piles),
        chip=max(len(pile["types"]) for pile in piles),
        name=max(cell_len(name(page, pile["card"])) for pile in piles),
        left=max(len(str(pile["left"])) for pile in piles),
        tokens=max(tokens(page, pile).cell_len for pile in piles),
    )


def _pile(page: Page, pile: View, parts: Measures) -> Text:
    """Cost, types, name, how many are left, and whose tokens lie there."""
    style = "" if pile["left"] else "dim strike"
    line = Text.assemble(
        padded(_cost(page, pile), parts.cost, "right"),
        " ",
        chip(page, pile["types"], parts.chip),
        " ",
        padded(Text(name(page, pile["card"]), style), parts.name),
        " ",
        padded(Text(str(pile["left"]), "" if pile["left"] else "bold red"), parts.left, "right"),
    )
    return line.append(" ").append_text(padded(tokens(page, pile), parts.tokens)) if parts.tokens else line


def _cost(page: Page, pile: View) -> Text:
    return cost_text(page, pile["cost"], facts.printed_cost(pile["card"]))


def tokens(page: Page, pile: View, whole: bool = False) -> Text:
    """Whose tokens lie on a pile: by the marks of their seats, or with what they say."""
    text = Text("")
    for one in pile["tokens"]:
        owner = shape(page, one["seat"])
        said = page.words.piece("label-short", one["token"])
        text.append(f"{' ' if text else ''}{owner}{said}" if whole else owner, "bold")
    return text


# Tiles.


def _tiles(page: Page, width: int, across: int) -> list[Text]:
    """The kingdom as tiles: the name on the colour of its type, and below it what there is to know."""
    piles = facts.kingdom(page.view)
    across = -(-len(piles) // -(-len(piles) // across))
    each = (width + GAP) // across - GAP
    lines: list[Text] = []
    for i in range(0, len(piles), across):
        row = [_tile(page, pile, each) for pile in piles[i : i + across]]
        lines += beside(row, [each] * len(row), GAP)
        lines += [Text("")] if any(pile["tokens"] for pile in piles[i : i + across]) else []
    return lines


def _tile(page: Page, pile: View, width: int) -> list[Text]:
    title = padded(Text(f" {name(page, pile['card'])}"), width)
    title.stylize(f"bold {paint(page, pile['types'])}")
    left = Text(label(page, "left", n=pile["left"]), "dim" if pile["left"] else "bold red")
    kinds = " ".join(symbol(page, kind) for kind in pile["types"])
    below = Text.assemble(" ", _cost(page, pile), f"  {kinds}")
    if below.cell_len + left.cell_len + 2 > width:
        left = Text(str(pile["left"]), left.style)
    gap = max(1, width - below.cell_len - left.cell_len - 1)
    return [
        title,
        Text.assemble(below, " " * gap, left),
        Text.assemble(" ", tokens(page, pile, whole=True)),
    ]


# What does not lie in the Supply.


def _others(page: Page, width: int) -> list[Text]:
    """Upgrades, Events, the trash."""
    zones = page.view["zones"]
    lines = []
    if zones["upgrades"]:
        lines += _row(page, "upgrades", [_upgrade(page, pile) for pile in zones["upgrades"]], width)
    if zones["events"]:
        lines += _row(page, "events", [_event(page, event) for event in zones["events"]], width)
    trash = facts.counted(zones["trash"])
    shown = [card_text(page, card, copies) for card, copies in trash.items()] or [Text("–", "dim")]
    return [*lines, *_row(page, "trash", shown, width)]


def _row(page: Page, word: str, things: list[Text], width: int) -> list[Text]:
    return flow(things, width, first=Text(f"{label(page, word)} ", "dim"))


def _upgrade(page: Page, pile: View) -> Text:
    text = card_text(page, pile["card"], style="" if pile["left"] else "dim strike")
    return text.append(f" {mark(page, '×', 'x')}{pile['left']}", "dim")


def _event(page: Page, event: View) -> Text:
    """An Event with its cost; one that cannot be bought any more is struck out."""
    cost = cost_text(page, event["cost"], facts.printed_cost(event["card"]))
    style = "dim strike" if event["spent"] else ""
    return Text.assemble(cost, " ", card_text(page, event["card"], style=style))
