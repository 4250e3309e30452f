"""What the rule bot of Dominion thinks of each card.

Worth is on one scale for all that can be bought: a Silver is 30, a Gold 60, a Province 100.
"""

from typing import Final, final

from cairn.games.dominion.rules.names import (
    ADVENTURER,
    AMULET,
    ARTIFICER,
    ARTISAN,
    BANDIT,
    BRIDGE_TROLL,
    BUREAUCRAT,
    CARAVAN_GUARD,
    CARDS,
    CELLAR,
    CHAMPION,
    CHANCELLOR,
    CHAPEL,
    COIN_OF_THE_REALM,
    COPPER,
    COUNCIL_ROOM,
    DISCIPLE,
    DISTANT_LANDS,
    DUNGEON,
    DUPLICATE,
    FEAST,
    FESTIVAL,
    FUGITIVE,
    GEAR,
    GIANT,
    GOLD,
    GUIDE,
    HARBINGER,
    HAUNTED_WOODS,
    HERO,
    HIRELING,
    LABORATORY,
    LIBRARY,
    LOST_CITY,
    MAGPIE,
    MARKET,
    MERCHANT,
    MESSENGER,
    MILITIA,
    MINE,
    MISER,
    MOAT,
    MONEYLENDER,
    PAGE,
    PEASANT,
    PLATINUM,
    POACHER,
    PORT,
    RANGER,
    RATCATCHER,
    RAZE,
    RELIC,
    REMODEL,
    ROYAL_CARRIAGE,
    SENTRY,
    SILVER,
    SMITHY,
    SOLDIER,
    SPY,
    STORYTELLER,
    SWAMP_HAG,
    TEACHER,
    THIEF,
    THRONE_ROOM,
    TRANSMOGRIFY,
    TREASURE_HUNTER,
    TREASURE_TROVE,
    VASSAL,
    VILLAGE,
    WARRIOR,
    WINE_MERCHANT,
    WITCH,
    WOODCUTTER,
    WORKSHOP,
)


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


_PLAIN: Final = Trait(0, 0, 0, 0, 0, 0)

_TRAITS: Final[dict[int, Trait]] = {
    # Actions, cards, coins; worth, copies; impact, order.
    COPPER: Trait(0, 0, 1, 0, 0, 0),
    SILVER: Trait(0, 0, 2, 30, 99, 0),
    GOLD: Trait(0, 0, 3, 60, 99, 0),
    PLATINUM: Trait(0, 0, 5, 95, 99, 0),
    COIN_OF_THE_REALM: Trait(0, 0, 1, 12, 2, 0),
    RELIC: Trait(0, 0, 2, 62, 4, 0),
    TREASURE_TROVE: Trait(0, 0, 2, 62, 1, 0),
    # The base game.
    CELLAR: Trait(1, 0, 0, 4, 1, 20, 30),
    CHAPEL: Trait(0, 0, 0, 45, 1, 20),
    MOAT: Trait(0, 2, 0, 34, 1, 40),
    CHANCELLOR: Trait(0, 0, 2, 34, 1, 38),
    VILLAGE: Trait(2, 1, 0, 10, 6, 60, 90),
    WOODCUTTER: Trait(0, 0, 2, 32, 1, 36),
    WORKSHOP: Trait(0, 0, 0, 8, 1, 34),
    BUREAUCRAT: Trait(0, 0, 0, 36, 1, 45),
    FEAST: Trait(0, 0, 0, 34, 1, 50),
    MILITIA: Trait(0, 0, 2, 48, 3, 60),
    MONEYLENDER: Trait(0, 0, 2, 38, 1, 48),
    REMODEL: Trait(0, 0, 0, 34, 1, 40),
    SMITHY: Trait(0, 3, 0, 48, 2, 65),
    SPY: Trait(1, 1, 0, 28, 1, 50, 70),
    THIEF: Trait(0, 0, 0, 8, 1, 35),
    THRONE_ROOM: Trait(0, 0, 0, 20, 2, 50),
    COUNCIL_ROOM: Trait(0, 4, 0, 42, 2, 75),
    FESTIVAL: Trait(2, 0, 2, 38, 4, 60, 50),
    LABORATORY: Trait(1, 2, 0, 45, 6, 60, 80),
    LIBRARY: Trait(0, 3, 0, 46, 2, 60),
    MARKET: Trait(1, 1, 1, 42, 5, 50, 65),
    MINE: Trait(0, 0, 1, 38, 1, 50),
    WITCH: Trait(0, 2, 0, 78, 2, 90),
    ADVENTURER: Trait(0, 2, 0, 61, 1, 62),
    HARBINGER: Trait(1, 1, 0, 20, 2, 40, 40),
    MERCHANT: Trait(1, 1, 0, 31, 1, 40, 60),
    VASSAL: Trait(0, 0, 2, 33, 1, 45),
    POACHER: Trait(1, 1, 1, 36, 5, 45, 60),
    BANDIT: Trait(0, 0, 0, 61, 1, 72),
    SENTRY: Trait(1, 1, 0, 44, 2, 50, 75),
    ARTISAN: Trait(0, 0, 0, 40, 1, 70),
    # Adventures.
    PAGE: Trait(1, 1, 0, 25, 1, 60, 85),
    PEASANT: Trait(0, 0, 1, 16, 1, 60),
    RATCATCHER: Trait(1, 1, 0, 32, 2, 40, 70),
    RAZE: Trait(1, 0, 0, 10, 1, 30, 20),
    AMULET: Trait(0, 0, 1, 42, 1, 55),
    CARAVAN_GUARD: Trait(1, 1, 1, 31, 4, 45, 72),
    DUNGEON: Trait(1, 0, 0, 37, 2, 50, 55),
    GEAR: Trait(0, 2, 0, 50, 2, 58),
    GUIDE: Trait(1, 1, 0, 33, 1, 40, 70),
    DUPLICATE: Trait(0, 0, 0, 36, 1, 50),
    MAGPIE: Trait(1, 2, 0, 42, 4, 50, 78),
    MESSENGER: Trait(0, 0, 2, 44, 2, 40),
    MISER: Trait(0, 0, 2, 18, 1, 45),
    PORT: Trait(2, 1, 0, 10, 6, 60, 90),
    RANGER: Trait(0, 3, 0, 40, 2, 50),
    TRANSMOGRIFY: Trait(1, 0, 0, 36, 1, 45, 35),
    ARTIFICER: Trait(1, 1, 1, 40, 3, 45, 58),
    BRIDGE_TROLL: Trait(0, 0, 1, 47, 2, 62),
    DISTANT_LANDS: Trait(0, 0, 0, 0, 0, 66),
    GIANT: Trait(0, 0, 3, 50, 2, 50),
    HAUNTED_WOODS: Trait(0, 3, 0, 54, 2, 70),
    LOST_CITY: Trait(2, 2, 0, 41, 4, 70, 95),
    ROYAL_CARRIAGE: Trait(1, 0, 0, 34, 2, 50, 57),
    STORYTELLER: Trait(1, 2, 0, 34, 2, 45, 25),
    SWAMP_HAG: Trait(0, 0, 3, 80, 2, 76),
    WINE_MERCHANT: Trait(0, 0, 4, 46, 2, 70),
    HIRELING: Trait(0, 1, 0, 80, 3, 95),
    TREASURE_HUNTER: Trait(1, 0, 1, 40, 0, 55, 68),
    WARRIOR: Trait(0, 2, 0, 50, 0, 70),
    HERO: Trait(0, 0, 2, 60, 0, 80),
    CHAMPION: Trait(1, 0, 0, 90, 0, 99, 99),
    SOLDIER: Trait(0, 0, 2, 45, 0, 68),
    FUGITIVE: Trait(1, 2, 0, 50, 0, 55, 64),
    DISCIPLE: Trait(0, 0, 0, 55, 0, 60),
    TEACHER: Trait(0, 0, 0, 90, 0, 98),
}

TRAIT: Final = [_TRAITS.get(card, _PLAIN) for card in range(CARDS)]
"""In the order of their numbers."""
