"""What the rule bot of Dominion thinks of each card.

Worth is on one scale for all that can be bought: a Silver is 30, a Gold 60, a Province 100.
"""

from typing import Final, final

from cairn.games.dominion.rules.catalogue import NAMES


@final
class Trait:
    """One card in few numbers."""

    def __init__(
        self, actions: int, cards: int, coins: int, worth: int, copies: int, impact: int, order: int = 0
    ) -> None:
        self.actions: Final = actions
        """Actions it gives; an Action card that gives none is a terminal."""
        self.cards: Final = cards
        """About how many cards it draws."""
        self.coins: Final = coins
        """About how many coins it gives."""
        self.worth: Final = worth
        """What the first one is worth in the deck."""
        self.copies: Final = copies
        """How many are wanted at most."""
        self.impact: Final = impact
        """How much playing it does, if only one thing can be played."""
        self.order: Final = order
        """Of cards that cost no Action: higher is played earlier."""

    def wanted(self, worth: int, copies: int) -> "Trait":
        """The same card, wanted more or less."""
        return Trait(self.actions, self.cards, self.coins, worth, copies, self.impact, self.order)


_PLAIN: Final = Trait(0, 0, 0, 0, 0, 0)

_TRAITS: Final[dict[str, Trait]] = {
    # Actions, cards, coins; worth, copies; impact, order.
    "copper": Trait(0, 0, 1, 0, 0, 0),
    "silver": Trait(0, 0, 2, 30, 99, 0),
    "gold": Trait(0, 0, 3, 60, 99, 0),
    "platinum": Trait(0, 0, 5, 95, 99, 0),
    "coin of the realm": Trait(0, 0, 1, 12, 2, 0),
    "relic": Trait(0, 0, 2, 62, 4, 0),
    "treasure trove": Trait(0, 0, 2, 62, 1, 0),
    # The base game.
    "cellar": Trait(1, 0, 0, 4, 1, 20, 30),
    "chapel": Trait(0, 0, 0, 45, 1, 20),
    "moat": Trait(0, 2, 0, 34, 1, 40),
    "chancellor": Trait(0, 0, 2, 34, 1, 38),
    "village": Trait(2, 1, 0, 10, 6, 60, 90),
    "woodcutter": Trait(0, 0, 2, 32, 1, 36),
    "workshop": Trait(0, 0, 0, 8, 1, 34),
    "bureaucrat": Trait(0, 0, 0, 36, 1, 45),
    "feast": Trait(0, 0, 0, 34, 1, 50),
    "militia": Trait(0, 0, 2, 48, 3, 60),
    "moneylender": Trait(0, 0, 2, 38, 1, 48),
    "remodel": Trait(0, 0, 0, 34, 1, 40),
    "smithy": Trait(0, 3, 0, 48, 2, 65),
    "spy": Trait(1, 1, 0, 28, 1, 50, 70),
    "thief": Trait(0, 0, 0, 8, 1, 35),
    "throne room": Trait(0, 0, 0, 20, 2, 50),
    "council room": Trait(0, 4, 0, 42, 2, 75),
    "festival": Trait(2, 0, 2, 38, 4, 60, 50),
    "laboratory": Trait(1, 2, 0, 45, 6, 60, 80),
    "library": Trait(0, 3, 0, 46, 2, 60),
    "market": Trait(1, 1, 1, 42, 5, 50, 65),
    "mine": Trait(0, 0, 1, 38, 1, 50),
    "witch": Trait(0, 2, 0, 78, 2, 90),
    "adventurer": Trait(0, 2, 0, 61, 1, 62),
    "harbinger": Trait(1, 1, 0, 20, 2, 40, 40),
    "merchant": Trait(1, 1, 0, 31, 1, 40, 60),
    "vassal": Trait(0, 0, 2, 33, 1, 45),
    "poacher": Trait(1, 1, 1, 36, 5, 45, 60),
    "bandit": Trait(0, 0, 0, 61, 1, 72),
    "sentry": Trait(1, 1, 0, 44, 2, 50, 75),
    "artisan": Trait(0, 0, 0, 40, 1, 70),
    # Adventures.
    "page": Trait(1, 1, 0, 25, 1, 60, 85),
    "peasant": Trait(0, 0, 1, 16, 1, 60),
    "ratcatcher": Trait(1, 1, 0, 32, 2, 40, 70),
    "raze": Trait(1, 0, 0, 10, 1, 30, 20),
    "amulet": Trait(0, 0, 1, 42, 1, 55),
    "caravan guard": Trait(1, 1, 1, 31, 4, 45, 72),
    "dungeon": Trait(1, 0, 0, 37, 2, 50, 55),
    "gear": Trait(0, 2, 0, 50, 2, 58),
    "guide": Trait(1, 1, 0, 33, 1, 40, 70),
    "duplicate": Trait(0, 0, 0, 36, 1, 50),
    "magpie": Trait(1, 2, 0, 42, 4, 50, 78),
    "messenger": Trait(0, 0, 2, 44, 2, 40),
    "miser": Trait(0, 0, 2, 18, 1, 45),
    "port": Trait(2, 1, 0, 10, 6, 60, 90),
    "ranger": Trait(0, 3, 0, 40, 2, 50),
    "transmogrify": Trait(1, 0, 0, 36, 1, 45, 35),
    "artificer": Trait(1, 1, 1, 40, 3, 45, 58),
    "bridge troll": Trait(0, 0, 1, 47, 2, 62),
    "distant lands": Trait(0, 0, 0, 0, 0, 66),
    "giant": Trait(0, 0, 3, 50, 2, 50),
    "haunted woods": Trait(0, 3, 0, 54, 2, 70),
    "lost city": Trait(2, 2, 0, 41, 4, 70, 95),
    "royal carriage": Trait(1, 0, 0, 34, 2, 50, 57),
    "storyteller": Trait(1, 2, 0, 34, 2, 45, 25),
    "swamp hag": Trait(0, 0, 3, 80, 2, 76),
    "wine merchant": Trait(0, 0, 4, 46, 2, 70),
    "hireling": Trait(0, 1, 0, 80, 3, 95),
    "treasure hunter": Trait(1, 0, 1, 40, 0, 55, 68),
    "warrior": Trait(0, 2, 0, 50, 0, 70),
    "hero": Trait(0, 0, 2, 60, 0, 80),
    "champion": Trait(1, 0, 0, 90, 0, 99, 99),
    "soldier": Trait(0, 0, 2, 45, 0, 68),
    "fugitive": Trait(1, 2, 0, 50, 0, 55, 64),
    "disciple": Trait(0, 0, 0, 55, 0, 60),
    "teacher": Trait(0, 0, 0, 90, 0, 98),
}

TRAITS: Final = [_TRAITS.get(name, _PLAIN) for name in NAMES]
"""In the order of their numbers."""
