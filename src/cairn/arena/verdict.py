"""What a tournament says: paired differences with intervals, ratings, and when enough is known.

A deal is one observation: its games share their cards, so they are averaged first.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from statistics import fmean

from cairn.arena.tally import NORMAL_95, Interval
from cairn.arena.tournament import Pair, Played, Results, Tournament

ELO = 400 / log(10)
"""Points of a rating for each factor e of the odds."""
RESAMPLES = 200
"""How often the deals are drawn again to see how sure ratings are."""
STEPS = 80
"""Rounds in which strengths are brought nearer to what explains the wins."""
SURE = log(19)
"""The log-likelihood ratio at which a sequential test ends: 5 % of either error."""


def student_95(n: int) -> float:
    """Standard errors either side of a mean that hold 95 %, where it is of n observations (Cornish–Fisher)."""
    z, free = NORMAL_95, n - 1
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


@dataclass(frozen=True)
class Estimate:
    """A mean and where the true one lies, 95 times out of 100; no interval where one deal does not tell."""

    mean: float
    interval: Interval | None


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of some observations."""
    mean = fmean(values)
    n = len(values)
    if n < 2:
        return Estimate(mean, None)
    error = sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)
    half = student_95(n) * error
    return Estimate(mean, (mean - half, mean + half))


@dataclass(frozen=True)
class Meeting:
    """How the later bot of a pair did against the earlier one."""

    pair: Pair
    deals: int
    share: Estimate
    """Of the wins; a shared one counts in parts."""
    margin: Estimate
    """Points ahead of the average of the others."""


def shares_of(deals: list[list[Played]]) -> list[float]:
    """The share of the wins that the later bot had, deal by deal."""
    return [fmean(game.share for game in games) for games in deals]


def meeting(pair: Pair, deals: list[list[Played]]) -> Meeting:
    """What the deals of a pair say."""
    return Meeting(
        pair,
        len(deals),
        estimate(shares_of(deals)),
        estimate([fmean(game.margin for game in games) for games in deals]),
    )


# Ratings.


@dataclass(frozen=True)
class Rating:
    """The strength of a bot; the first bot of the tournament has 0."""

    points: float
    interval: Interval


def ratings(tournament: Tournament, results: Results) -> list[Rating]:
    """The strengths that explain the wins best, and how sure they are when the deals are drawn again."""
    shares = {pair: shares_of(results.of(pair)) for pair in sorted(results.deals)}
    found = _strengths(tournament, shares)
    chance = random.Random(tournament.seed)
    again = []
    for _ in range(RESAMPLES):
        drawn = {pair: chance.choices(deals, k=len(deals)) for pair, deals in shares.items()}
        again.append(_strengths(tournament, drawn))
    rated = []
    for bot, points in enumerate(found):
        column = sorted(one[bot] for one in again)
        cut = RESAMPLES // 40
        rated.append(Rating(points, (column[cut], column[-1 - cut])))
    return rated


def _strengths(tournament: Tournament, shares: dict[Pair, list[float]]) -> list[float]:
    """The strengths at which every pair would win as much as it did; one deal that is fair keeps them finite.

    The chance of the later bot, alone among n others, is that of one runner in a race: its strength over the
    sum of all strengths.
    """
    others = tournament.seats - 1
    fair = 1 / tournament.seats
    strengths = [0.0] * len(tournament.bots)
    for _ in range(STEPS):
        slopes = [0.0] * len(strengths)
        bends = [1e-9] * len(strengths)
        for (a, b), deals in shares.items():
            odds = exp(strengths[b] - strengths[a]) / others
            expected = odds / (1 + odds)
            surplus = sum(deals) + fair - (len(deals) + 1) * expected
            slopes[b] += surplus
            slopes[a] -= surplus
            for bot in (a, b):
                bends[bot] += (len(deals) + 1) * expected * (1 - expected)
        # Half a step: the bots' slopes depend on each other.
        for bot, (slope, bend) in enumerate(zip(slopes, bends, strict=True)):
            strengths[bot] += max(-1.0, min(1.0, 0.5 * slope / bend))
    return [ELO * (one - strengths[0]) for one in strengths]


# Enough.


@dataclass(frozen=True)
class Sprt:
    """A sequential test of a share of wins: at most `low`, or at least `high`?"""

    low: float
    high: float

    def ratio(self, deals: list[list[Played]]) -> float:
        """The log-likelihood ratio of `high` over `low`, with the spread of deals as it was seen."""
        shares = shares_of(deals)
        mean = fmean(shares)
        n = len(shares)
        spread = sum((share - mean) ** 2 for share in shares) / n
        # Deals that all went one way say more than nothing about the spread, but not that there is none.
        spread = max(spread, 0.25 / (n + 1))
        return n * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)

    def is_decided(self, ratio: float) -> bool:
        """Whether a ratio is large enough either way."""
        return abs(ratio) >= SURE

    def enough(self, deals: list[list[Played]]) -> bool:
        """Whether the deals decide the test."""
        return self.is_decided(self.ratio(deals))
