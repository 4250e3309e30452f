"""How far chance may stray: a chi-square test without tables."""

from collections.abc import Collection

_FAR = 6.0
"""In standard deviations: chance alone goes beyond it once in a billion times."""


def chi_square(counts: Collection[int]) -> float:
    """How far counts that should be alike are from being alike."""
    even = sum(counts) / len(counts)
    return sum((count - even) ** 2 for count in counts) / even


def chi_square_limit(freedom: int) -> float:
    """What chance exceeds once in a billion times (the approximation of Wilson and Hilferty)."""
    step = 2 / (9 * freedom)
    return float(freedom * (1 - step + _FAR * step**0.5) ** 3)


def is_even(counts: Collection[int]) -> bool:
    """Whether chance explains that counts which should be alike are not."""
    return len(counts) < 2 or chi_square(counts) <= chi_square_limit(len(counts) - 1)
