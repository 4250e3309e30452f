"""The table of moves: numbers and spellings. How many there are depends on the component tables."""

from typing import Final

from cairn.games.adventure_tours.rules.pieces import MOST_SEATS

DEAL: Final = 0
DRAW: Final = 1
SKIP: Final = 2
USE: Final = 3
AIM: Final = 4
"""`aim seat 2`: AIM + seat."""
EQUIP: Final = 10
"""`equip red betty mcklug`: EQUIP + 2 × type."""
JOIN: Final = 11
"""`join red betty mcklug`: JOIN + 2 × type."""


def spellings(cards: list[str], guards: list[str], boards: list[str]) -> list[str]:
    """All moves in their order: words alone, seats, cards of the deck, those that protect, boards."""
    moves = ["deal", "draw", "skip", "use"]
    moves += [f"aim seat {seat + 1}" for seat in range(MOST_SEATS)]
    for card in cards:
        moves += [f"equip {card}", f"join {card}"]
    moves += [f"protect with {card}" for card in guards]
    moves += [f"protect with equipped {card}" for card in guards]
    moves += [f"board {board}" for board in boards]
    return moves
