"""When the game is over."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cairn.games.dominion.rules.numbers import COLONY, PROVINCE

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


def has_ended(s: "State") -> bool:
    """Whether the Provinces or Colonies are gone, or too many piles are empty. [DB-E1]"""
    if s.piles[PROVINCE] == 0 or (s.setup.prosperity and s.piles[COLONY] == 0):
        return True
    return empty_piles(s) >= s.setup.ends_with


def empty_piles(s: "State") -> i64:
    """How many Supply piles are empty."""
    n: i64 = 0
    supply = s.setup.supply_row
    piles = s.piles
    i: i64 = len(supply) - 1
    while i >= 0:
        if piles[supply[i]] == 0:
            n += 1
        i -= 1
    return n
