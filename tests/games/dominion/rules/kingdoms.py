"""Kingdoms for tests: the cards a test is about, and others that stay out of its way."""

from typing import Any

from cairn.games.dominion.rules.catalogue import number_of
from cairn.games.dominion.rules.player import SERIAL

FILLERS = [
    "village",
    "smithy",
    "market",
    "festival",
    "laboratory",
    "woodcutter",
    "cellar",
    "chapel",
    "workshop",
    "mine",
]


def kingdom(*cards: str) -> str:
    """Ten cards: these, and as many others as are missing."""
    others = [card for card in FILLERS if card not in cards]
    return ", ".join([*cards, *others][:10])


def stayed(card: str, owner: int, times: int = 1) -> dict[str, Any]:
    """What a Duration that was played n times in earlier turns has left; the card itself may have gone."""
    number = number_of(card)
    stays = [[number, owner, number + SERIAL * (8 + k), 0, 0, 0] for k in range(times)]
    return {"stays": stays, "serial": 20}
