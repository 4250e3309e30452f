"""Expeditions, adventures and bonuses as they are drawn and told: their names and what they bring."""

from typing import Any

from rich.text import Text

from cairn.games.africana.terminal.paint import ASSISTANT, chip, label, name, points, said, silver
from cairn.terminal.page import Page

Card = dict[str, Any]


def adventure_text(page: Page, card: Card) -> Text:
    """An adventure with what it brings."""
    return Text.assemble(name(page, "adventure", card["adventure"]), " ", gain_text(page, card))


def adventure_parts(page: Page, card: Card, room: int) -> list[Text]:
    """An adventure with what it brings, in two parts where the room does not hold them side by side."""
    whole = adventure_text(page, card)
    if whole.cell_len <= room:
        return [whole]
    return [Text(name(page, "adventure", card["adventure"])), gain_text(page, card)]


def gain_text(page: Page, card: Card) -> Text:
    """What an adventure brings: an assistant, or silver and points."""
    if card["kind"] == "assistant":
        return chip(page, card["subject"] + ASSISTANT)
    return Text(worth(page, card), "dim")


def worth(page: Page, card: Card) -> str:
    """The silver and the points of a card, in short."""
    return f"{silver(page, card['coins'])} {points(page, card['points'])}"


def bonus_text(page: Page, space: Card) -> str:
    """What joining on a space brings, in short."""
    if space["bonus"] == "coins":
        return f"+{silver(page, space['amount'])}"
    return f"+{said(page, page.words.say('n-cards', n=space['amount']))}"


def tell_adventure(page: Page, card: Card) -> str:
    """An adventure and what it brings, in words."""
    title = name(page, "adventure", card["adventure"])
    return title if card["kind"] == "assistant" else f"{title}, {tell_worth(page, card)}"


def tell_worth(page: Page, card: Card) -> str:
    """The silver and the points of a card, in words."""
    return f"{label(page, 'n-silver', n=card['coins'])}, {points(page, card['points'])}"


def tell_bonus(page: Page, space: Card) -> str:
    """What joining on a space brings, in words."""
    if space["bonus"] == "coins":
        return label(page, "n-silver", n=space["amount"])
    return label(page, "n-travel-cards", n=space["amount"])
