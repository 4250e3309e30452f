"""The pieces as they are painted: every colour with its symbol."""

from typing import Final

from rich.text import Text

from cairn.terminal.ink import mark
from cairn.terminal.page import Page
from cairn.terminal.words import signed

SYMBOLS: Final = {"yellow": "☀", "blue": "≈", "purple": "☾", "green": "♣", "orange": "▲", "red": "✦"}
LETTERS: Final = {"yellow": "Y", "blue": "B", "purple": "P", "green": "G", "orange": "O", "red": "R"}
PAINT: Final = {
    "yellow": "#2A1E04 on #E5AC27",
    "blue": "#FFFFFF on #1D68A0",
    "purple": "#FFFFFF on #57387F",
    "green": "#FFFFFF on #22603A",
    "orange": "#FFFFFF on #B9501B",
    "red": "#FFFFFF on #6E1029",
}
FEWER_PAINTS: Final = {
    "256": {
        "yellow": "color(16) on color(178)",
        "blue": "color(231) on color(25)",
        "purple": "color(231) on color(54)",
        "green": "color(231) on color(22)",
        "orange": "color(231) on color(130)",
        "red": "color(231) on color(88)",
    },
    "standard": {
        "yellow": "black on yellow",
        "blue": "white on blue",
        "purple": "white on magenta",
        "green": "black on green",
        "orange": "white on red",
        "red": "black on white",
    },
}
"""For terminals that know fewer colours: of 256 the nearest are not always the most similar."""


def symbol(page: Page, colour: str) -> str:
    """The symbol of a colour."""
    return mark(page, SYMBOLS[colour], LETTERS[colour])


def paint(page: Page, colour: str) -> str:
    """Ink and ground of a colour."""
    return FEWER_PAINTS.get(page.colours, PAINT)[colour]


def ground(page: Page, colour: str) -> str:
    """The ground of a colour, as ink: for what is only hinted at."""
    return paint(page, colour).split(" on ")[1]


def face(page: Page, card: str) -> Text:
    """A card with its symbol, six columns wide."""
    colour = card.split()[0]
    text = f" {symbol(page, colour)} {page.words.piece('short', card):>2} "
    return Text.assemble((text, paint(page, colour)))


def edge(page: Page, card: str, narrow: bool = False) -> Text:
    """A card that lies half under the next one: its edge and its number, two or three columns wide."""
    short = page.words.piece("short", card)
    text = f"{short:>2}" if narrow else f"{mark(page, '▏', '|')}{short:<2}"
    return Text.assemble((text, paint(page, card.split()[0])))


def points(number: int) -> Text:
    """Points with their sign."""
    return Text(signed(number), "green" if number > 0 else "red" if number < 0 else "")


def worth(row: dict[str, object], number: int) -> Text:
    """The points of an expedition; one that was not started has a dash."""
    return points(number) if row["cards"] else Text("–", "dim")
