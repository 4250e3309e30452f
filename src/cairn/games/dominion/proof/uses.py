"""By which moves each card is used."""

from cairn.games.dominion.rules.card import ACTION, EVENT, TREASURE
from cairn.games.dominion.rules.catalogue import NAMES, TYPES_OF


def uses() -> dict[str, list[str]]:
    """For each card the moves by which it is played or, where it cannot be, got."""
    moves: dict[str, list[str]] = {}
    for number, card in enumerate(NAMES):
        types = TYPES_OF[number]
        if types & EVENT:
            moves[card] = [f"buy {card}"]
        elif types & (ACTION | TREASURE):
            moves[card] = [f"play {card}"]
        else:
            moves[card] = [f"buy {card}", f"gain {card}"]
    return moves
