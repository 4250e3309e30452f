"""The pieces as they are painted: every colour with its symbol, every seat with its shape."""

from typing import Final

from rich.text import Text

from cairn.core.game import Seat
from cairn.terminal.ink import mark
from cairn.terminal.page import Page, in_letters
from cairn.terminal.seating import shape

NUMBER: Final = "bold dark_orange3"

SYMBOLS: Final = {"magenta": "∩", "turquoise": "≈", "grey": "╪", "orange": "♣", "violet": "⊙"}
"""A hump, water, rails, trees, a balloon from below."""
LETTERS: Final = {"magenta": "M", "turquoise": "T", "grey": "G", "orange": "O", "violet": "V"}
JOKER: Final = "joker"
ASSISTANT: Final = " assistant"
PAINT: Final = {
    "magenta": "#FFFFFF on #AC2269",
    "turquoise": "#FFFFFF on #0C7473",
    "grey": "#1C2126 on #A9B0B7",
    "orange": "#2A1703 on #E5892B",
    "violet": "#FFFFFF on #64429E",
    "joker": "#F1E7D0 on #2B3834",
    "italy": "#2A241D on #F7F1E2",
    "france": "#FFFFFF on #2B5C9E",
    "germany": "#2A1E04 on #E0AE35",
    "england": "#FFFFFF on #A8322C",
}
FEWER_PAINTS: Final = {
    "256": {
        "magenta": "color(231) on color(125)",
        "turquoise": "color(231) on color(30)",
        "grey": "color(16) on color(249)",
        "orange": "color(16) on color(208)",
        "violet": "color(231) on color(55)",
        "joker": "color(230) on color(236)",
        "italy": "color(16) on color(230)",
        "france": "color(231) on color(25)",
        "germany": "color(16) on color(178)",
        "england": "color(231) on color(124)",
    },
    "standard": {
        "magenta": "white on magenta",
        "turquoise": "black on cyan",
        "grey": "black on white",
        "orange": "black on yellow",
        "violet": "white on blue",
        "joker": "white on black",
        "italy": "black on white",
        "france": "white on blue",
        "germany": "black on yellow",
        "england": "white on red",
    },
}
"""For terminals that know fewer colours."""


# Words.


def said(page: Page, text: str) -> str:
    """The text, in letters where the paper takes nothing else."""
    return in_letters(text) if page.letters_only else text


def label(page: Page, word: str, **args: int | str) -> str:
    """A word of the table."""
    return said(page, page.words.say(f"africana-label-{word}", **args))


def name(page: Page, kind: str, value: str) -> str:
    """What a piece is called."""
    return said(page, page.words.piece(kind, value))


def seat_name(page: Page, seat: Seat) -> str:
    """Who sits there."""
    return said(page, page.words.names[seat])


def points(page: Page, n: int) -> str:
    """A number of points."""
    return said(page, page.words.say("n-points", points=n))


def silver(page: Page, n: int) -> str:
    """So much silver, in as little room as possible."""
    return f"{mark(page, '¤', '$')}{n}"


def dot(page: Page) -> str:
    """What stands between two things on a line."""
    return mark(page, "·", "-")


# Colours.


def paint(page: Page, thing: str) -> str:
    """Ink and ground of a colour, the joker or a company."""
    return FEWER_PAINTS.get(page.colours, PAINT)[thing]


def symbol(page: Page, colour: str) -> str:
    """The symbol of a colour."""
    return mark(page, SYMBOLS[colour], LETTERS[colour])


def symbols(page: Page, colours: list[str]) -> Text:
    """The symbols of a place, each on its ground."""
    return Text.assemble(*[(symbol(page, colour), paint(page, colour)) for colour in colours])


def chip(page: Page, card: str) -> Text:
    """The symbol of a hand card on its ground; an assistant has a pawn before it."""
    if card == JOKER:
        return Text(mark(page, "★", "J"), paint(page, JOKER))
    colour = card.removesuffix(ASSISTANT)
    pawn = mark(page, "♙", "a") if card != colour else ""
    return Text(f"{pawn}{symbol(page, colour)}", paint(page, colour))


def card_text(page: Page, card: str, copies: int = 1) -> Text:
    """A hand card by its symbol and its name, and how many there are of it."""
    times = f" {mark(page, '×', 'x')}{copies}" if copies > 1 else ""
    return Text.assemble(chip(page, card), f" {name(page, 'card', card)}", (times, "dim"))


def pawn(page: Page, seat: Seat) -> Text:
    """The mark of a seat on the ground of its company."""
    return Text(shape(page, seat), paint(page, page.view["seats"][seat]["company"]))


def marks(page: Page, seats: list[Seat]) -> Text:
    """The marks of some seats."""
    return Text.assemble(*[pawn(page, seat) for seat in seats])
