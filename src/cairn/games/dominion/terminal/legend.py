"""What `?` says of the game besides its commands: its symbols, and its words for those who listen."""

from rich.text import Text

from cairn.games.dominion.terminal.paint import chip
from cairn.terminal.ink import mark
from cairn.terminal.page import Page


def kinds_on(page: Page) -> list[str]:
    """The types of cards that are on the table."""
    zones = page.view["zones"]
    piles = [*zones["supply"], *zones["upgrades"]]
    kinds = list(dict.fromkeys(kind for pile in piles for kind in pile["types"]))
    return [*kinds, "event"] if zones["events"] else kinds


def types_legend(page: Page, style: str = "") -> list[Text]:
    """The symbols of the types."""
    return [
        Text.assemble(chip(page, [kind]), (f" {page.words.piece('label-type', kind)}", style))
        for kind in kinds_on(page)
    ]


def legend(page: Page) -> list[Text]:
    """The symbols of the table, each with what it means."""
    price = Text.assemble((f"{mark(page, '¤', '$')}3", "bold"), f" {page.words.say('cards-costs', n=3)}")
    return [*types_legend(page), price]


def glossary(page: Page) -> list[str]:
    """What the words of the table mean."""
    return [page.words.say("dominion-glossary")]
