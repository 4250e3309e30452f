"""What a finished game tells about how even it is: where the points come from."""

from cairn.arena.tally import Tally
from cairn.core.event import Event
from cairn.core.game import State
from cairn.games.africana.rules.scoring import sheet
from cairn.games.africana.rules.state import State as Africana

SHEET = ["expeditions", "artifacts", "collections", "assistants", "silver", "travel_cards", "unfinished"]
"""Where the points come from, in the order of its sheet."""
ITEMS = "items"
WINNING_ITEMS = "winning items"


def count(state: State, events: list[Event], tally: Tally) -> None:
    """What the points of everybody, and those of the winners, consist of."""
    assert isinstance(state, Africana)
    winners = state.winners()
    for seat in range(len(state.scores())):
        items = sheet(state, seat)
        for i, item in enumerate(SHEET):
            tally.count(ITEMS, i, items[item])
            if seat in winners:
                tally.count(WINNING_ITEMS, i, items[item])
