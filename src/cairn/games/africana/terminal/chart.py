"""The map as a picture: routes as lines of dots, places with symbols, pawns and what starts or ends there."""

from dataclasses import dataclass, field
from typing import Final

from rich.style import StyleType
from rich.text import Text

from cairn.games.africana.terminal.atlas import Atlas
from cairn.games.africana.terminal.paint import name, symbols
from cairn.terminal.page import Page

DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bits of the dots of a braille letter, by row and column."""
BRAILLE: Final = 0x2800
ACROSS: Final = 2
DOWN: Final = 4
"""Dots of a letter."""
MARGIN: Final = 8
"""Columns at both sides that places leave to the labels."""
EQUATOR: Final = "╌"
NEAREST: Final = 3
"""The columns by which a place may be moved where another one lies already."""
TIGHT: Final = 5
"""How much worse it is for a label to touch another one than to hide a dot."""

ROUTE: Final = "dim"
OPEN_ROUTE: Final = "bold dark_orange3"
"""The way of a move that may be chosen."""
RIM: Final = {"north": ("[", "]"), "south": ("(", ")")}
"""North and south of the equator."""


Spot = tuple[int, int]
"""A column and a line."""


@dataclass
class Cell:
    """One column of a line: dots, or a letter over them."""

    dots: int = 0
    letter: str = ""
    style: StyleType = ""


@dataclass
class Chart:
    """A sheet of cells that lines are drawn and words are written on."""

    width: int
    height: int
    cells: list[list[Cell]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.cells = [[Cell() for _ in range(self.width)] for _ in range(self.height)]

    def line(self, start: tuple[float, float], end: tuple[float, float], style: str) -> None:
        """A line of dots between two points, given in columns and lines."""
        (x0, y0), (x1, y1) = [(x * ACROSS, y * DOWN) for x, y in (start, end)]
        steps = max(1, round(max(abs(x1 - x0), abs(y1 - y0))))
        for i in range(steps + 1):
            x, y = round(x0 + (x1 - x0) * i / steps), round(y0 + (y1 - y0) * i / steps)
            if 0 <= x < self.width * ACROSS and 0 <= y < self.height * DOWN:
                cell = self.cells[y // DOWN][x // ACROSS]
                cell.dots |= DOTS[y % DOWN][x % ACROSS]
                cell.style = style if style != ROUTE else cell.style or style

    def is_free(self, x: int, y: int, width: int) -> bool:
        """Whether this many columns are on the sheet and nothing is written there."""
        if y not in range(self.height) or x < 0 or x + width > self.width:
            return False
        return not any(cell.letter for cell in self.cells[y][x : x + width])

    def covers(self, x: int, y: int, width: int) -> int:
        """Over how many columns with dots a word would lie."""
        return sum(cell.dots != 0 for cell in self.cells[y][x : x + width])

    def write(self, x: int, y: int, text: Text) -> None:
        """Write over whatever lies there."""
        for i, letter in enumerate(text.plain):
            if 0 <= x + i < self.width:
                self.cells[y][x + i] = Cell(0, letter, "")
        for span in text.spans:
            for i in range(span.start, span.end):
                if 0 <= x + i < self.width:
                    self.cells[y][x + i].style = span.style

    def lines(self) -> list[Text]:
        """The sheet, line by line."""
        return [
            Text.assemble(
                *[
                    (cell.letter or (chr(BRAILLE + cell.dots) if cell.dots else " "), cell.style)
                    for cell in row
                ]
            )
            for row in self.cells
        ]


@dataclass(frozen=True)
class Sign:
    """What is shown at a place besides its symbols."""

    pawns: Text
    more: str = ""
    """Which expeditions start and end there, in short."""


def chart(
    page: Page,
    atlas: Atlas,
    width: int,
    height: int,
    signs: dict[str, Sign],
    here: str = "",
    ways: list[str] | None = None,
) -> list[Text]:
    """The map on this many columns and lines; the routes from `here` to the `ways` stand out."""
    sheet = Chart(width, height)
    at = _projected(atlas, width, height)
    for route in atlas.routes:
        ends = {route["a"], route["b"]}
        style = OPEN_ROUTE if here in ends and ends & set(ways or []) else ROUTE
        sheet.line(at[route["a"]], at[route["b"]], style)
    _draw_equator(sheet, atlas, at)
    badges = {place: _badge(page, atlas, place, signs, here) for place in atlas.places}
    lies = {place: _settle(sheet, at[place], badges[place]) for place in atlas.places}
    labels = {place: _label(page, place, signs, here) for place in atlas.places}
    while labels:
        # The one with the least choice chooses first.
        spots = {place: _spots(sheet, lies[place], badges[place], label) for place, label in labels.items()}
        place = min(spots, key=lambda one: len(spots[one]))
        _write_label(sheet, lies[place], badges[place], labels.pop(place), spots[place])
    return sheet.lines()


def _projected(atlas: Atlas, width: int, height: int) -> dict[str, tuple[float, float]]:
    """Where each place lies on the sheet, in columns and lines: degrees, evenly spread."""
    lats = [row["lat"] for row in atlas.places.values()]
    lons = [row["lon"] for row in atlas.places.values()]
    across = (width - 2 * MARGIN - 1) / (max(lons) - min(lons) or 1)
    down = (height - 1) / (max(lats) - min(lats) or 1)
    return {
        place: (MARGIN + (row["lon"] - min(lons)) * across + 0.5, (max(lats) - row["lat"]) * down + 0.5)
        for place, row in atlas.places.items()
    }


def _draw_equator(sheet: Chart, atlas: Atlas, at: dict[str, tuple[float, float]]) -> None:
    """A line between the halves, where north and south are really such."""
    north = max(int(at[place][1]) for place in atlas.places if atlas.half(place) == "north")
    south = min(int(at[place][1]) for place in atlas.places if atlas.half(place) == "south")
    if south - north > 1:
        y = (north + south) // 2
        for cell in sheet.cells[y]:
            if not cell.dots:
                cell.letter, cell.style = EQUATOR, "dim"
        # What is written goes over the line; it must not be taken for words.
        sheet.cells[y] = [Cell(cell.dots, "", cell.style) if cell.dots else cell for cell in sheet.cells[y]]


def _badge(page: Page, atlas: Atlas, place: str, signs: dict[str, Sign], here: str) -> Text:
    """The symbols in the rim of the half, and the pawns behind them."""
    left, right = RIM[atlas.half(place)]
    style = "bold" if place == here else ""
    return Text.assemble(
        (left, style), symbols(page, atlas.symbols(place)), (right, style), signs[place].pawns
    )


def _label(page: Page, place: str, signs: dict[str, Sign], here: str) -> Text:
    text = Text.assemble((name(page, "place", place), "bold underline" if place == here else ""))
    return text.append(f" {signs[place].more}", "bold dark_orange3") if signs[place].more else text


def _settle(sheet: Chart, at: tuple[float, float], badge: Text) -> Spot:
    """Write a badge as near to its point as there is room."""
    x, y = int(at[0]) - badge.cell_len // 2, int(at[1])
    shifts = sorted(
        [(dx, dy) for dx in range(-NEAREST, NEAREST + 1) for dy in (0, -1, 1)],
        key=lambda shift: abs(shift[0]) + DOWN * abs(shift[1]),
    )
    for dx, dy in shifts:
        if sheet.is_free(x + dx - 1, y + dy, badge.cell_len + 2):
            x, y = x + dx, y + dy
            break
    x = max(0, min(x, sheet.width - badge.cell_len))
    sheet.write(x, y, badge)
    return x, y


def _spots(sheet: Chart, at: Spot, badge: Text, label: Text) -> dict[Spot, int]:
    """Where a label may stand, best at the right of its badge, with what it would hide."""
    (x, y), size, width = at, label.cell_len, badge.cell_len
    tries = [(x + width + 1, y), (x - size - 1, y)]
    tries += [
        (start, line) for start in (x + (width - size) // 2, x, x + width - size) for line in (y + 1, y - 1)
    ]
    costs: dict[Spot, int] = {}
    for order, (start, line) in enumerate(tries):
        if sheet.is_free(start, line, size):
            # A blank on both sides is better.
            edges = (max(0, start - 1), min(sheet.width - 1, start + size))
            tight = sum(
                not sheet.is_free(edge, line, 1) for edge in edges if edge not in (start, start + size - 1)
            )
            costs.setdefault((start, line), sheet.covers(start, line, size) + order + TIGHT * tight)
    return costs


def _write_label(sheet: Chart, at: Spot, badge: Text, label: Text, spots: dict[Spot, int]) -> None:
    """Write a label where it hides least; where there is no room at all, only its beginning."""
    (x, y), width = at, badge.cell_len
    if not spots:
        start = x + width + 1
        room = next((i for i in range(label.cell_len) if not sheet.is_free(start + i, y, 1)), 0)
        label = label.copy()
        label.truncate(room, overflow="ellipsis")
        sheet.write(start, y, label)
        return
    start, line = min(spots, key=lambda spot: spots[spot])
    sheet.write(start, line, label)
    if line == y:
        # No dots between a badge and its label.
        sheet.write(start - 1 if start > x else start + label.cell_len, y, Text(" "))
