"""What `?` says of the game besides its commands: its symbols, and its words for those who listen."""

from rich.text import Text

from cairn.games.adventure_tours.terminal import facts
from cairn.games.adventure_tours.terminal.paint import chip, coins, explain, label, shield
from cairn.terminal.ink import mark
from cairn.terminal.page import Page


def legend(page: Page) -> list[Text]:
    """The symbols of the table, each with what it means."""
    categories = [
        Text.assemble(chip(page, colour), f" {page.words.piece('category', category)}")
        for colour, category in facts.CATEGORY.items()
    ]
    signs = [
        (f"{mark(page, '≥', '>=')}4", label(page, "demand")),
        (coins(page, 4), label(page, "money")),
        ("+1", label(page, "equipment")),
        (shield(page), label(page, "ready")),
    ]
    return [*categories, *[Text.assemble((sign, "bold"), f" {meaning}") for sign, meaning in signs]]


def glossary(page: Page) -> list[str]:
    """What the words of the table mean, and what each action of the deck does. [AT-C4]"""
    actions = dict.fromkeys(card["action"] for card in page.view["tables"]["cards"].values())
    return [
        page.words.say("adventure-tours-glossary"),
        *[
            page.words.say(
                "play-adventure-tours-explained",
                heading=page.words.piece("action", action),
                list=explain(page, "action", action),
            )
            for action in actions
            if action != "none"
        ],
    ]
