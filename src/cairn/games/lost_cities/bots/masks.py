"""Cards of one colour as a mask in the form of an expedition: sponsors count up, each number has its bit."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.zones import shl
from cairn.games.lost_cities.bots.sight import numbers_above, numbers_of
from cairn.games.lost_cities.rules.pieces import EMPTY_CAMP, SPONSOR_BITS, cards_in

ONE: Final[i64] = 64
"""What 1 is written as, where numbers are written for a net."""
MASK_SIZE: Final = 12
"""Three sponsors and nine numbers."""
_MOST: Final[i64] = 192


def with_card(mask: i64, rank: i64) -> i64:
    """The mask with one more card; sponsors count up."""
    if rank > 0:
        return mask | shl(4, rank)
    return (mask & ~SPONSOR_BITS) | ((mask & SPONSOR_BITS) << 1 | 1)


def mask_of_camp(camp: i64) -> i64:
    """The cards of a camp as a mask."""
    found: i64 = numbers_of(camp) << 3
    while camp > EMPTY_CAMP:
        if camp & 15 == 0:
            found = with_card(found, 0)
        camp >>= 4
    return found


def fitting(expedition: i64, mask: i64) -> i64:
    """Those cards of a mask that may join the expedition."""
    numbers: i64 = (numbers_above(expedition) << 3) & mask
    if expedition < SPONSOR_BITS:
        return numbers | (mask & SPONSOR_BITS)
    return numbers


def lacking(expedition: i64) -> i64:
    """How many cards an expedition lacks of three."""
    n: i64 = 3 - cards_in(expedition)
    return n if n > 0 else 0


def within(number: i64) -> i64:
    """The number, or three at most."""
    if number > _MOST:
        return _MOST
    return number if number > -_MOST else -_MOST


def write_mask(out: vec[i64], at: i64, mask: i64) -> None:
    """Write the bits of a mask as ones."""
    while mask != 0:
        if mask & 1 == 1:
            out[at] = ONE
        mask >>= 1
        at += 1
