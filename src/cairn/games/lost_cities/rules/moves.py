"""The table of moves: numbers and spellings, for all options."""

from typing import Final

from cairn.games.lost_cities.rules.pieces import CARDS, COLOURS

PLAY: Final = 0
"""`play green 9`: PLAY + card."""
CAMP: Final = 60
"""`camp green 9`: CAMP + card."""
DRAW: Final = 120
TAKE: Final = 121
"""`take green`: TAKE + colour."""
DEAL: Final = 127

MOVES: Final = (
    [f"play {card}" for card in CARDS]
    + [f"camp {card}" for card in CARDS]
    + ["draw"]
    + [f"take {colour}" for colour in COLOURS]
    + ["deal"]
)

# The steps of a turn that these moves answer.
PLACE_STEP: Final = 0
DRAW_STEP: Final = 1
DEAL_STEP: Final = 2
"""Between two games of a match."""
MATCH_OVER: Final = 3
STEPS: Final = ["place", "draw", "deal", "over"]
