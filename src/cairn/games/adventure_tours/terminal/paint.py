"""The cards as they are painted: every colour with its symbol, every laid card with its values."""

from typing import Any, Final

from rich.text import Text

from cairn.core.game import View
from cairn.games.adventure_tours.terminal import facts
from cairn.terminal.ink import mark
from cairn.terminal.page import Page, in_letters

NUMBER: Final = "bold dark_orange3"

SYMBOLS: Final = {"red": "⚙", "blue": "♨", "yellow": "☂"}
"""Technology, provisions, clothing."""
LETTERS: Final = {"red": "R", "blue": "B", "yellow": "Y"}
PAINT: Final = {
    "red": "#FFFFFF on #A3262B",
    "blue": "#FFFFFF on #1D5F9E",
    "yellow": "#2A1E04 on #E0A526",
}
FEWER_PAINTS: Final = {
    "256": {
        "red": "color(231) on color(124)",
        "blue": "color(231) on color(25)",
        "yellow": "color(16) on color(178)",
    },
    "standard": {"red": "white on red", "blue": "white on blue", "yellow": "black on yellow"},
}
"""For terminals that know fewer colours."""


def label(page: Page, word: str, **args: int | str) -> str:
    """A word of the table."""
    return page.words.say(f"adventure-tours-label-{word}", **args)


def explain(page: Page, kind: str, word: str) -> str:
    """What an action or an ability does, in a sentence. [AT-C4]"""
    return page.words.say(f"adventure-tours-help-{kind}-{word.replace('_', '-')}")


def symbol(page: Page, colour: str) -> str:
    """The symbol of a colour."""
    return mark(page, SYMBOLS[colour], LETTERS[colour])


def paint(page: Page, colour: str) -> str:
    """Ink and ground of a colour."""
    return FEWER_PAINTS.get(page.colours, PAINT)[colour]


def chip(page: Page, colour: str) -> Text:
    """The symbol of a colour on its ground."""
    return Text.assemble((symbol(page, colour), paint(page, colour)))


def coins(page: Page, n: int) -> str:
    """A number of coins, in short."""
    return f"{n}{mark(page, '¤', '$')}"


def written(page: Page, text: str) -> str:
    """A text in letters that the paper takes, so that its length is known."""
    return in_letters(text) if page.letters_only else text


def name(page: Page, card: str) -> str:
    """Who is on a card, without the colour."""
    return written(page, page.words.piece("name", card.partition(" ")[2]))


def short_name(page: Page, card: str) -> str:
    """The last word of a name, where no other name ends like it."""
    # As moves spell them, since saying all names for each of them would take long.
    last = card.split()[-1]
    same = {other.partition(" ")[2] for other in page.view["tables"]["cards"] if other.split()[-1] == last}
    return name(page, card).split()[-1] if len(same) == 1 else name(page, card)


def values(page: Page, card: dict[str, Any]) -> str:
    """What a card adds as equipment; with symbols, unless it is only its own colour."""
    raised = facts.raised(card["equipment"])
    if list(raised) == [card["colour"]]:
        return f"+{raised[card['colour']]}"
    if len(set(raised.values())) == 1:
        return f"+{next(iter(raised.values()))}{''.join(symbol(page, colour) for colour in raised)}"
    return "".join(f"+{value}{symbol(page, colour)}" for colour, value in raised.items())


def member(page: Page, laid: View) -> Text:
    """A laid member: colour, name, money, and whether it protects."""
    return _laid(page, laid, coins(page, facts.card(page.view, laid["card"])["money"]))


def equipment(page: Page, laid: View) -> Text:
    """A laid equipment card: colour, name, what it adds, and whether it protects."""
    return _laid(page, laid, values(page, facts.card(page.view, laid["card"])))


def _laid(page: Page, laid: View, value: str) -> Text:
    text = Text.assemble(small(page, laid["card"]), " ", (value, "bold"))
    return text.append(f" {shield(page)}", "bold green") if laid["ready"] else text


def small(page: Page, card: str) -> Text:
    """A card by its colour and its short name."""
    return Text.assemble(chip(page, card.partition(" ")[0]), f" {short_name(page, card)}")


def shield(page: Page) -> str:
    """The mark of a card that protects."""
    return mark(page, "✚", "!")


def levels(page: Page, of: dict[str, int]) -> Text:
    """The three levels, each on its colour."""
    blocks = [(f" {symbol(page, colour)} {level} ", paint(page, colour)) for colour, level in of.items()]
    return Text(" ").join(Text.assemble(block) for block in blocks)
