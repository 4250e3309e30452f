"""The numbers of the basic cards, which the engine knows; all other cards are only in the catalogue."""

from typing import Final

COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
PLATINUM: Final = 3
ESTATE: Final = 4
DUCHY: Final = 5
PROVINCE: Final = 6
COLONY: Final = 7
CURSE: Final = 8
