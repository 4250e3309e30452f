"""The counters of a turn. A counter is declared once: here, or beside the card that needs it.

All begin at 0 in each turn. Copies, digests, dumps, views and observations go through the list.
"""

from typing import Final, final


@final
class Counter:
    """A number that belongs to a turn."""

    def __init__(self, name: str, is_seen: bool) -> None:
        self.name: Final = name
        self.is_seen: Final = is_seen
        """Whether views and observations show it, to everybody."""


COUNTERS: Final[list[Counter]] = []


def counter(name: str, is_seen: bool = True) -> int:
    """Declare a counter; its place among the counters of a position."""
    COUNTERS.append(Counter(name, is_seen))
    return len(COUNTERS) - 1


MISSIONS: Final = counter("mission")
"""Whether an extra turn follows."""
FAIRS: Final = counter("fairs")
"""If any, cards gained this turn may go onto the deck."""
EXPEDITIONS: Final = counter("expeditions")
"""For each, two more cards are drawn at the end of the turn."""
DISCOUNTS: Final = counter("discounts", is_seen=False)
"""By how much cards are cheaper this turn, apart from what is in play."""
GAINS_IN_BUY_PHASE: Final = counter("gains_in_buy_phase", is_seen=False)
VICTORIES_BOUGHT: Final = counter("victories_bought")
"""The Victory cards bought this turn, in games with a card that asks."""
