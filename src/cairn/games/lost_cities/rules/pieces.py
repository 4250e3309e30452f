"""The pieces: cards, expeditions, camps and milestones, each small enough for a machine word.

A card is an int: ten times its colour plus its rank. Rank 0 is the sponsor, rank r the number r + 1.
An expedition is a mask of twelve bits: the lowest three count the sponsors (1, 3, 7), the others are the
numbers 2 to 10. A camp is a stack of ranks, four bits each, above a 1 that marks the bottom.
"""

from typing import Final

from mypy_extensions import i64

from cairn.core.zones import shl

COLOURS: Final = ["yellow", "blue", "purple", "green", "orange", "red"]
RANKS: Final = ["sponsor", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
CARDS: Final = [f"{colour} {rank}" for colour in COLOURS for rank in RANKS]

MOST_COLOURS: Final = 6
SPONSOR: Final = 0
SPONSORS: Final = 3
HAND: Final = 8
KINDS: Final = 10
"""Ranks a colour."""

NO_EXPEDITION: Final[i64] = 0
NO_COLOUR: Final[i64] = -1
EMPTY_CAMP: Final[i64] = 1
SPONSOR_BITS: Final[i64] = 7
ALL_BITS: Final[i64] = 0xFFF

MILESTONES: Final = [
    "three-yellow",
    "three-blue",
    "three-purple",
    "three-green",
    "three-orange",
    "five-cards",
    "three-started",
    "run",
    "more-started",
    "best-expedition",
    "lower-hand",
]
FIRST_COME: Final = 8
"""The first eight milestones go to the player who comes first, the other three are decided at the end."""
MILESTONES_A_GAME: Final = 5


def full_deck(colours: int) -> list[int]:
    """All cards of the game in their order: per colour three sponsors, then 2 to 10."""
    deck = []
    for colour in range(colours):
        deck += [colour * KINDS] * (SPONSORS - 1)
        deck += list(range(colour * KINDS, colour * KINDS + KINDS))
    return deck


def value(card: int) -> int:
    """The number on a card; a sponsor counts 0."""
    rank = card % KINDS
    return 0 if rank == SPONSOR else rank + 1


def takes(expedition: i64, rank: i64) -> bool:
    """Whether a card of this rank may join: a sponsor before all numbers, a number above all others."""
    if rank == 0:
        return expedition < SPONSOR_BITS
    return shl(4, rank) > expedition


def joined(expedition: i64, rank: i64) -> i64:
    """The expedition with one more card."""
    if rank == 0:
        return expedition * 2 + 1
    return expedition | shl(4, rank)


def cards_in(expedition: i64) -> i64:
    """How many cards the expedition holds, sponsors too."""
    n: i64 = 0
    while expedition != 0:
        expedition &= expedition - 1
        n += 1
    return n


def sponsors_in(expedition: i64) -> i64:
    """How many sponsors the expedition holds."""
    return cards_in(expedition & SPONSOR_BITS)


def ranks_in(expedition: int) -> list[int]:
    """The ranks in the order in which they were laid."""
    sponsors = [SPONSOR] * int(sponsors_in(expedition))
    return sponsors + [rank for rank in range(1, KINDS) if expedition >> (rank + 2) & 1]


def highest(expedition: int) -> int:
    """The rank of the last card laid in an expedition that has one."""
    return ranks_in(expedition)[-1]


def top(camp: i64) -> i64:
    """The rank on top of a camp that has cards."""
    return camp & 15


def stacked(camp: i64, rank: i64) -> i64:
    """The camp with one more card on top."""
    return camp << 4 | rank


def lifted(camp: i64) -> i64:
    """The camp without its top card."""
    return camp >> 4


def stack_of(camp: int) -> list[int]:
    """The ranks of a camp, the top one last."""
    ranks = []
    while camp > EMPTY_CAMP:
        ranks.append(camp & 15)
        camp >>= 4
    ranks.reverse()
    return ranks
