"""Kingdoms for tests: the cards a test is about, and others that stay out of its way."""

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
