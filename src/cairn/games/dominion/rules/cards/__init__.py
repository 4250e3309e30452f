"""All cards by number, with their costs and types as tables for the hot paths."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cairn.games.dominion.rules.card import Card
from cairn.games.dominion.rules.cards import (
    adventures,
    base,
    base_attacks,
    base_second,
    basic,
    durations,
    events,
    reserve,
    travellers,
)
from cairn.games.dominion.rules.names import ALL


def _costs(cards: list[Card]) -> vec[i64]:
    row = vec[i64]()
    for card in cards:
        row = append(row, card.cost)
    return row


def _types(cards: list[Card]) -> vec[i64]:
    row = vec[i64]()
    for card in cards:
        row = append(row, card.types)
    return row


def _in_order() -> list[Card]:
    found: dict[int, Card] = {}
    for cards in [
        basic.CARDS,
        base.CARDS,
        base_attacks.CARDS,
        base_second.CARDS,
        adventures.CARDS,
        durations.CARDS,
        reserve.CARDS,
        travellers.CARDS,
        events.CARDS,
    ]:
        found.update(cards)
    return [found[number] for number in range(ALL)]


CARD: Final = _in_order()
"""In the order of their numbers."""
COST_OF: Final = _costs(CARD)
TYPES_OF: Final = _types(CARD)
