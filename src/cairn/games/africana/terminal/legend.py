"""What `?` says of the game besides its commands: its symbols, and its words for those who listen."""

from rich.text import Text

from cairn.games.africana.rules.pieces import COLOURS
from cairn.games.africana.terminal import places
from cairn.games.africana.terminal.paint import JOKER, chip, label, name, silver, symbols
from cairn.terminal.ink import mark
from cairn.terminal.page import Page


def legend(page: Page) -> list[Text]:
    """The symbols of the table and of the map, each with what it means."""
    colours = [Text.assemble(symbols(page, [one]), f" {name(page, 'colour', one)}") for one in COLOURS]
    assistant = f"{COLOURS[0]} assistant"
    signs = [
        Text.assemble(chip(page, JOKER), f" {name(page, 'card', JOKER)}"),
        Text.assemble(chip(page, assistant), f" {name(page, 'card', assistant)}"),
        Text.assemble((silver(page, 1), "bold"), f" {label(page, 'silver')}"),
        Text.assemble((mark(page, "►", ">"), "bold"), f" {label(page, 'book-here')}"),
    ]
    return [*colours, *signs, *places.signs_legend(page, "")]


def glossary(page: Page) -> list[str]:
    """What the words of the table mean."""
    return [page.words.say("africana-glossary")]
