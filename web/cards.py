"""Writes what the browser must know of Dominion's cards beside their words, and of its kingdoms.

`uv run python web/cards.py`, after a card was added or changed; a test makes the file again and compares.
"""

import json
from pathlib import Path

from cairn.games.dominion.rules.catalogue import CARD
from cairn.games.dominion.rules.sets import SETS
from cairn.games.dominion.terminal import facts

FOLDER = Path(__file__).parent / "src" / "games" / "dominion"
FILE = FOLDER / "learn" / "cards.json"
KINGDOMS = FOLDER / "sets.json"
VILLAGES = "village, festival, port, lost city, coin of the realm, throne room, royal carriage, disciple"
BUYS = (
    "woodcutter, council room, festival, market, bridge troll, messenger, port, ranger, wine merchant, "
    "wharf, peasant"
)
TRASHERS = "chapel, moneylender, remodel, mine, feast, sentry, amulet, ratcatcher, raze, transmogrify"


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


def kingdoms() -> str:
    """The recommended sets, from what a kingdom is drawn, and which cards are what many decks need."""
    kingdom = [card for card in CARD if card.box.is_kingdom]
    told = {
        "sets": {name: ten.split(", ") for name, ten in SETS.items()},
        "pool": [card.name for card in kingdom if not card.box.is_extra],
        "extras": [card.name for card in kingdom if card.box.is_extra],
        "first": [card.name for card in kingdom if card.edition == 1],
        "second": [card.name for card in kingdom if card.edition == 2],
        "villages": VILLAGES.split(", "),
        "buys": BUYS.split(", "),
        "trashers": TRASHERS.split(", "),
    }
    return json.dumps(told, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(cards(), encoding="utf-8")
    KINGDOMS.write_text(kingdoms(), encoding="utf-8")
