"""What `?` says of the game besides its commands: its symbols, and its words for those who listen."""

from rich.text import Text

from cairn.games.lost_cities.terminal import facts
from cairn.games.lost_cities.terminal.paint import paint, symbol
from cairn.terminal.ink import mark
from cairn.terminal.page import Page


def legend(page: Page) -> list[Text]:
    """The symbols of the table, each with what it means."""
    say, piece = page.words.say, page.words.piece
    colours = [
        Text.assemble((f" {symbol(page, colour)} ", paint(page, colour)), f" {piece('colour', colour)}")
        for colour in facts.colours(page.view)
    ]
    signs = [
        ("S", say("play-lost-cities-rank", b="sponsor")),
        ("[ ]", say("lost-cities-label-empty-camp")),
        (mark(page, "⊘", "!"), say("lost-cities-label-closed")),
    ]
    if facts.milestones(page.view):
        signs.append((mark(page, "○", "-"), say("lost-cities-label-open-milestone")))
    return [*colours, *[Text.assemble((sign, "bold"), f" {meaning}") for sign, meaning in signs]]


def glossary(page: Page) -> list[str]:
    """What the words of the table mean."""
    return [page.words.say("lost-cities-glossary")]
