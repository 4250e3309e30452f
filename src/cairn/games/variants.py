"""The ways of playing each game that a thorough check goes through."""

from typing import Final

from cairn.core.game import Options

VARIANTS: Final[dict[str, dict[str, Options]]] = {
    "lost-cities": {
        "default": {},
        "milestones": {"milestones": "on"},
        "ignore-sponsors": {"milestones": "on", "best_expedition": "ignore_sponsors"},
        "six-colours": {"colours": "6"},
        "six-colours-milestones": {"colours": "6", "milestones": "on"},
        "three-games": {"games": "3", "milestones": "on"},
        "no-deck-count": {"deck_count": "off"},
        "seat-2-starts": {"start": "2"},
        "short": {"turn_cap": "40"},
    }
}
"""For each game and variant the options that are not at their default."""
