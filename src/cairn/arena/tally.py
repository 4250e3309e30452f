"""What many games add up to: whole numbers only, so that it does not matter which were counted first."""

from collections import Counter
from math import sqrt
from typing import final

Interval = tuple[float, float]

NORMAL_95 = 1.959963984540054
"""Standard deviations either side of the mean that hold 95 % of a normal distribution."""


@final
class Tally:
    """How often each number occurred, by what was counted and whose it was."""

    def __init__(self, rows: list[list[str | int]] | None = None) -> None:
        self.counts: Counter[tuple[str, int, int]] = Counter()
        for what, whose, number, times in rows or []:
            self.counts[str(what), int(whose), int(number)] = int(times)

    def count(self, what: str, whose: int, number: int) -> None:
        """Note that it occurred once more."""
        self.counts[what, whose, number] += 1

    def add(self, other: "Tally") -> None:
        """Take over all that the other tally counted."""
        self.counts.update(other.counts)

    def rows(self) -> list[list[str | int]]:
        """The tally as plain data."""
        return [[what, whose, number, times] for (what, whose, number), times in self.counts.items()]

    def of(self, what: str, whose: int = 0) -> dict[int, int]:
        """How often each number occurred, smallest first."""
        found = {n: times for (kind, who, n), times in self.counts.items() if kind == what and who == whose}
        return dict(sorted(found.items()))


def total(column: dict[int, int]) -> int:
    """How many were counted."""
    return sum(column.values())


def mean(column: dict[int, int]) -> float:
    """The average of a column that is not empty."""
    return sum(number * times for number, times in column.items()) / total(column)


def sd(column: dict[int, int]) -> float | None:
    """The standard deviation of the sample; None where one game does not tell."""
    n = total(column)
    if n < 2:
        return None
    # Whole numbers to the last division: nothing is lost, however long the column.
    first = sum(number * times for number, times in column.items())
    second = sum(number * number * times for number, times in column.items())
    return sqrt((n * second - first * first) / (n * (n - 1)))


def mean_interval(column: dict[int, int]) -> Interval | None:
    """Where the true mean lies, 95 times out of 100, by the normal approximation."""
    spread = sd(column)
    if spread is None:
        return None
    half = NORMAL_95 * spread / sqrt(total(column))
    return mean(column) - half, mean(column) + half


def share(wins: dict[int, int], games: int) -> float:
    """The part of the games that was won; `wins` by how many shared the win: one shared by two is a half."""
    return sum(times / sharers for sharers, times in wins.items()) / games


def share_interval(part: float, games: int) -> Interval:
    """Where the true share lies, 95 times out of 100 (Wilson); sound near 0 and 1 and with few games."""
    z = NORMAL_95 * NORMAL_95 / games
    middle = (part + z / 2) / (1 + z)
    half = NORMAL_95 / (1 + z) * sqrt(part * (1 - part) / games + z / (4 * games))
    # What was seen lies inside, also where rounding would leave it just outside.
    return max(0.0, min(part, middle - half)), min(1.0, max(part, middle + half))
