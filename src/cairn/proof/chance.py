"""How far chance may stray: a chi-square test without tables."""

from collections.abc import Collection
from math import erfc, exp, lgamma, log, sqrt
from typing import Any

NEVER = 1e-9
"""What is less likely than this is no chance."""


def chi_square(counts: Collection[int]) -> float:
    """How far counts that should be equal are from being equal."""
    even = sum(counts) / len(counts)
    return sum((count - even) ** 2 for count in counts) / even


def chance_of(distance: float, freedom: int) -> float:
    """How likely it is that chance alone strays at least this far, with this many degrees of freedom."""
    if distance == 0:
        return 1.0
    half = distance / 2
    # Known for one and for two degrees of freedom; each further two add one term.
    likely, a = (erfc(sqrt(half)), 0.5) if freedom % 2 else (exp(-half), 1.0)
    while 2 * a < freedom:
        likely += exp(a * log(half) - half - lgamma(a + 1))
        a += 1
    return likely


def is_even(counts: Collection[int]) -> bool:
    """Whether chance explains that counts which should be equal are not."""
    return len(counts) < 2 or chance_of(chi_square(counts), len(counts) - 1) >= NEVER


def are_weighted(counts: dict[Any, int], weights: dict[Any, int]) -> bool:
    """Whether chance explains how far counts are from their weights; nothing may turn up that has none."""
    if not set(counts) <= set(weights):
        return False
    share = sum(counts.values()) / sum(weights.values())
    distance = sum((counts.get(one, 0) - share * due) ** 2 / (share * due) for one, due in weights.items())
    return len(weights) < 2 or chance_of(distance, len(weights) - 1) >= NEVER
