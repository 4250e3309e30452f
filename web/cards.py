"""Writes what the browser's rules page must know of Dominion's cards beside their words.

`uv run python web/cards.py`, after a card was added or changed; a test makes the file again and compares.
"""

import json
from pathlib import Path

from cairn.games.dominion.rules.catalogue import CARD
from cairn.games.dominion.terminal import facts

FILE = Path(__file__).parent / "src" / "games" / "dominion" / "learn" / "cards.json"


def cards() -> str:
    """By the rule of each card: its set, its cost and its types, one card a line."""
    lines = [
        f"  {json.dumps(card.rule)}: "
        + json.dumps(
            {"set": card.box.name, "cost": facts.printed_cost(card.name), "types": facts.types(card.name)}
        )
        for card in CARD
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(cards(), encoding="utf-8")
