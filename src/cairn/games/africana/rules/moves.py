"""The table of moves: numbers and spellings. The pieces they name come from the tables of the kit."""

from typing import Final

from cairn.games.africana.rules.pieces import ADVENTURES, CARDS, EXPEDITIONS, KINDS, PLACES, SIDES

WAYS: Final = 21
"""How a place can be entered: with each card, and with each but the joker for 5 silver."""
CHANGED: Final = KINDS
"""The way `violet for 5` is this plus the card."""

DRAW: Final = 0
DONE: Final = 1
TURN: Final = 2
"""`turn left`: TURN + side."""
BUY: Final = 4
"""`buy left`: BUY + side."""
GO: Final = 6
"""`go cairo with violet`: GO + place times WAYS + way."""
JOIN: Final = GO + PLACES * WAYS
"""`join jidda - timbuktu`: JOIN + expedition."""
END_EXPEDITION: Final = JOIN + EXPEDITIONS
END_ADVENTURE: Final = END_EXPEDITION + EXPEDITIONS
DISCARD: Final = END_ADVENTURE + ADVENTURES
"""`discard joker`: DISCARD + card."""
GIVE_UP: Final = DISCARD + KINDS
"""`give up mask luanda`: GIVE_UP + adventure."""

# What a seat is asked; a turn goes through some of them in this order.
ACTION_STEP: Final = 0
BOOK_STEP: Final = 1
"""After a page was turned or a card bought."""
TRAVEL_STEP: Final = 2
"""After a step of the pawn, a joining or an ending."""
DISCARD_STEP: Final = 3
GIVE_UP_STEP: Final = 4
GAME_OVER: Final = 5
STEPS: Final = ["action", "book", "travel", "discard", "give-up", "over"]


def way(i: int) -> str:
    """The spelling of a way."""
    return CARDS[i] if i < CHANGED else f"{CARDS[i - CHANGED]} for 5"


def spelled(places: list[str], expeditions: list[str], adventures: list[str]) -> list[str]:
    """The spelling of every move, by its number."""
    return (
        ["draw", "done"]
        + [f"turn {side}" for side in SIDES]
        + [f"buy {side}" for side in SIDES]
        + [f"go {place} with {way(i)}" for place in places for i in range(WAYS)]
        + [f"join {expedition}" for expedition in expeditions]
        + [f"end {expedition}" for expedition in expeditions]
        + [f"end {adventure}" for adventure in adventures]
        + [f"discard {card}" for card in CARDS]
        + [f"give up {adventure}" for adventure in adventures]
    )
