"""The boxes that cards come from, and what all cards of a box have in common."""

from typing import ClassVar, Final

from cairn.games.dominion.rules.card import EVENT, Box, Card

BASIC: Final = Box("basic", "DB")
BASE: Final = Box("base", "DB", is_kingdom=True)
ADVENTURES: Final = Box("adventures", "DA", is_kingdom=True)
UPGRADES: Final = Box("upgrades", "DA")
EVENTS: Final = Box("events", "DA")
SEASIDE: Final = Box("seaside", "DS", is_kingdom=True, is_extra=True)

FIRST: Final = 1
SECOND: Final = 2


class BasicCard(Card):
    """A card of every game: a Treasure, a Victory card or a Curse."""

    box: ClassVar[Box] = BASIC


class BaseCard(Card):
    """A kingdom card of the base game."""

    box: ClassVar[Box] = BASE


class AdventuresCard(Card):
    """A kingdom card of the expansion Adventures."""

    box: ClassVar[Box] = ADVENTURES


class UpgradeCard(Card):
    """A card outside the Supply, for which a Traveller is exchanged. [DA-T1]"""

    box: ClassVar[Box] = UPGRADES
    pile_size: ClassVar[int] = 5


class EventCard(Card):
    """An Event of the expansion Adventures."""

    box: ClassVar[Box] = EVENTS
    types: ClassVar[int] = EVENT


class SeasideCard(Card):
    """A kingdom card of the expansion Seaside."""

    box: ClassVar[Box] = SEASIDE
