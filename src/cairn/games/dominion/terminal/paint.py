"""The cards as they are painted: every type with its colour and its symbol."""

from typing import Final

from rich.text import Text

from cairn.games.dominion.terminal import facts
from cairn.terminal.ink import mark
from cairn.terminal.page import Page, in_letters

NUMBER: Final = "bold dark_orange3"

SYMBOLS: Final = {
    "action": "►", "treasure": "¤", "victory": "♜", "curse": "☠", "attack": "⚔",
    "reaction": "⇄", "duration": "»", "reserve": "⌂", "traveller": "→", "event": "§",
}  # fmt: skip
LETTERS: Final = {
    "action": "A", "treasure": "T", "victory": "V", "curse": "C", "attack": "!",
    "reaction": "R", "duration": "D", "reserve": "M", "traveller": ">", "event": "E",
}  # fmt: skip
STRONGEST: Final = ["curse", "attack", "duration", "reaction", "reserve", "traveller", "treasure", "victory"]
"""The type that gives a card its colour, where it has several."""
PAINT: Final = {
    "action": "#2A241D on #E8E0CF",
    "treasure": "#2A1E04 on #E3B341",
    "victory": "#FFFFFF on #3A7539",
    "curse": "#FFFFFF on #5A3A78",
    "reserve": "#2A1B06 on #CDA36B",
    "duration": "#2A1703 on #E58A3C",
    "attack": "#FFFFFF on #A32C1B",
    "reaction": "#FFFFFF on #20659B",
    "traveller": "#FFFFFF on #80522A",
    "event": "#FFFFFF on #44596A",
}
FEWER_PAINTS: Final = {
    "256": {
        "action": "color(16) on color(254)",
        "treasure": "color(16) on color(178)",
        "victory": "color(231) on color(22)",
        "curse": "color(231) on color(54)",
        "reserve": "color(16) on color(180)",
        "duration": "color(16) on color(208)",
        "attack": "color(231) on color(124)",
        "reaction": "color(231) on color(25)",
        "traveller": "color(231) on color(94)",
        "event": "color(231) on color(240)",
    },
    "standard": {
        "action": "black on white",
        "treasure": "black on yellow",
        "victory": "black on green",
        "curse": "white on magenta",
        "reserve": "black on cyan",
        "duration": "black on yellow",
        "attack": "white on red",
        "reaction": "white on blue",
        "traveller": "black on cyan",
        "event": "white on blue",
    },
}
"""For terminals that know fewer colours."""


def name(page: Page, card: str) -> str:
    """What a card is called."""
    said = page.words.speaker.card(card)
    return in_letters(said) if page.letters_only else said


def label(page: Page, word: str, **args: int | str) -> str:
    """A word of the table."""
    return page.words.say(f"dominion-label-{word}", **args)


def symbol(page: Page, kind: str) -> str:
    """The symbol of a type."""
    return mark(page, SYMBOLS[kind], LETTERS[kind])


def paint(page: Page, kinds: list[str]) -> str:
    """Ink and ground of a card with these types."""
    strongest = next((kind for kind in STRONGEST if kind in kinds), kinds[0])
    return FEWER_PAINTS.get(page.colours, PAINT)[strongest]


def chip(page: Page, kinds: list[str], width: int = 1) -> Text:
    """The symbols of a card on the ground of its type, this many columns wide."""
    return Text(f"{''.join(symbol(page, kind) for kind in kinds):<{width}}", paint(page, kinds))


def card_text(page: Page, card: str, copies: int = 1, style: str = "") -> Text:
    """A card by its symbols and its name, and how many there are of it."""
    times = f" {mark(page, '×', 'x')}{copies}" if copies > 1 else ""
    text = Text.assemble(chip(page, facts.types(card)), " ", (name(page, card), style))
    return text.append(times, "dim")


def cost_text(page: Page, cost: int, printed: int) -> Text:
    """What a card costs now; where that is another price than the printed one, both."""
    if cost == printed:
        return Text(str(cost), "bold")
    return Text.assemble(
        (str(printed), "dim strike"), (mark(page, "→", ">"), "dim"), (str(cost), "bold green")
    )
