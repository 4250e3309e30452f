"""What players with the same policy of Dominion differ by: the numbers with which they weigh cards."""

from typing import Final, final

from mypy_extensions import i64

from cairn.games.dominion.bots.cards import TRAITS, Trait
from cairn.games.dominion.rules.catalogue import NAMES


@final
class Taste:
    """The numbers of one player."""

    def __init__(
        self, traits: list[Trait], first: int = 0, again: int = 0, crowded: int = 0, soon: int = 0
    ) -> None:
        self.traits: Final = traits
        """In the order of the cards' numbers."""
        self.first: Final[i64] = first
        """How much more than its trait says the first copy of an Action card is worth."""
        self.again: Final[i64] = again
        """The same for another copy."""
        self.crowded: Final[i64] = crowded
        """How much less a first terminal is worth that finds no room in the deck; 0: it is not wanted."""
        self.soon: Final[i64] = soon
        """How many Provinces earlier points are taken."""


_TUNED: Final[dict[str, tuple[int, int]]] = {
    # Worth, copies.
    "amulet": (42, 0),
    "artificer": (37, 3),
    "bandit": (61, 0),
    "chapel": (45, 0),
    "gear": (42, 2),
    "hireling": (80, 2),
    "messenger": (28, 2),
    "moneylender": (35, 1),
    "ranger": (32, 2),
    "ratcatcher": (32, 1),
    "raze": (18, 1),
    "relic": (46, 4),
    "smithy": (43, 2),
    "transmogrify": (44, 1),
    "witch": (86, 2),
}
"""What games of the policy against itself taught about some cards (`bench/tastes.py --seed 2`)."""


def tuned(numbers: dict[str, tuple[int, int]]) -> list[Trait]:
    """The traits of the first release, with another worth and other copies for some cards."""
    found: list[Trait] = []
    for name, trait in zip(NAMES, TRAITS, strict=True):
        worth, copies = numbers.get(name, (trait.worth, trait.copies))
        found.append(trait.wanted(worth, copies))
    return found


USUAL: Final = Taste(TRAITS)
"""The numbers of the first release: `rule`, `medium`, and the money bots, which borrow answers."""
BOLD: Final = Taste(TRAITS, first=6, again=-4, crowded=12, soon=1)
"""First copies are worth more, further ones less, and points are taken earlier."""
CAREFUL: Final = Taste(TRAITS, first=-3, soon=-1)
"""First copies are worth less, and points are taken later."""
TUNED: Final = Taste(tuned(_TUNED), first=-6, again=-3, crowded=12, soon=2)
"""What games against itself taught: the policy of the levels that search."""
