"""What a tournament says: paired differences with intervals, ratings, and when enough is known.

A deal is one observation: its games share their cards, so they are averaged first.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from statistics import fmean

from cairn.arena.tally import NORMAL_95, Interval
from cairn.arena.tournament import Pair, Played, Results, Tournament
from cairn.core.dice import QuickStream

ELO = 400 / log(10)
"""Points of a rating for each factor e of the odds."""
RESAMPLES = 200
"""How often the deals are weighed again to see how sure ratings are."""
_FINE = 1 << 30
STEPS = 80
"""Rounds in which strengths are brought nearer to what explains the wins."""
SURE = log(19)
"""The log-likelihood ratio at which a sequential test ends: 5 % of either error."""
_STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
"""Student's factors for 1, 2, … degrees of freedom, where an approximation is poor."""


def student_95(n: int) -> float:
    """Standard errors either side of a mean that hold 95 %, where it is of n observations."""
    z, free = NORMAL_95, n - 1
    if free <= len(_STUDENT):
        return _STUDENT[free - 1]
    # Cornish–Fisher, exact to three digits from here on.
    terms = (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
    return z + terms + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)


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
    half = student_95(n) * _error(values)
    return Estimate(mean, (mean - half, mean + half))


def estimate_share(values: Sequence[float]) -> Estimate:
    """The mean of some shares between 0 and 1.

    Wilson's interval for as many games as would scatter as much as the deals did, so that it stays between 0
    and 1 and does not shrink to nothing when every deal was won.
    """
    part = fmean(values)
    n = len(values)
    if n < 2:
        return Estimate(part, None)
    error = _error(values)
    games = part * (1 - part) / error**2 if error > 0 else n
    z = student_95(n) ** 2 / games
    middle = (part + z / 2) / (1 + z)
    half = sqrt(z * part * (1 - part) + z * z / 4) / (1 + z)
    return Estimate(part, (max(0.0, min(part, middle - half)), min(1.0, max(part, middle + half))))


def _error(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    mean, n = fmean(values), len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)


@dataclass(frozen=True)
class Meeting:
    """How the later bot of a pair did against the earlier one."""

    pair: Pair
    deals: int
    share: Estimate
    """Of the wins; a shared one counts in parts."""
    margin: Estimate | None
    """Points ahead of the average of the others; None where no deal was played to its end in every seat."""
    forfeits: tuple[int, int]
    """Games that each of the two gave away, the earlier one first."""


def shares_of(deals: list[list[Played]]) -> list[float]:
    """The share of the wins that the later bot had, deal by deal."""
    return [fmean(game.share for game in games) for games in deals]


def meeting(pair: Pair, deals: list[list[Played]]) -> Meeting:
    """What the deals of a pair say."""
    whole = [games for games in deals if all(game.lost is None for game in games)]
    given = [game.lost == game.seat for games in deals for game in games if game.lost is not None]
    return Meeting(
        pair,
        len(deals),
        estimate_share(shares_of(deals)),
        estimate([fmean(game.margin for game in games) for games in whole]) if whole else None,
        (given.count(False), given.count(True)),
    )


def meetings(tournament: Tournament, results: Results) -> list[Meeting]:
    """Every pair that has met."""
    return [meeting(pair, results.of(pair)) for pair in tournament.pairs() if results.of(pair)]


# Ratings.


@dataclass(frozen=True)
class Rating:
    """The strength of a bot; the first bot of the tournament has 0."""

    points: float
    interval: Interval


@dataclass(frozen=True)
class _Sum:
    """The share of all wins that the later bot of a pair had in some deals; a deal may count in part."""

    won: float
    deals: float


def ratings(tournament: Tournament, results: Results) -> list[Rating]:
    """The strengths that explain the wins best, and how sure they are when the deals get random weights.

    To the deals of each pair one is added that is fair, and it is weighed like the others: it keeps the
    rating of a bot that has never lost finite, and says that nobody knows how good that one is. Weights are
    those of the Bayesian bootstrap, none of which is 0.
    """
    fair = 1 / tournament.seats
    shares = {pair: [*shares_of(results.of(pair)), fair] for pair in sorted(results.deals)}
    found = _strengths(tournament, {pair: _Sum(sum(deals), len(deals)) for pair, deals in shares.items()})
    stream = QuickStream(tournament.seed)
    again = []
    for _ in range(RESAMPLES):
        drawn = {}
        for pair, deals in shares.items():
            weights = [-log((int(stream.below(_FINE)) + 0.5) / _FINE) for _ in deals]
            won = sum([weight * share for weight, share in zip(weights, deals, strict=True)])
            drawn[pair] = _Sum(won, sum(weights))
        again.append(_strengths(tournament, drawn))
    rated = []
    cut = RESAMPLES // 40
    for bot, points in enumerate(found):
        column = sorted(one[bot] for one in again)
        rated.append(Rating(points, (min(points, column[cut]), max(points, column[-1 - cut]))))
    return rated


def _strengths(tournament: Tournament, sums: dict[Pair, _Sum]) -> list[float]:
    """The strengths at which every pair would win as much as it did.

    The chance of the later bot, alone among n others, is that of one runner in a race: its strength over the
    sum of all strengths.
    """
    others = tournament.seats - 1
    strengths = [0.0] * len(tournament.bots)
    for _ in range(STEPS):
        slopes = [0.0] * len(strengths)
        bends = [1e-9] * len(strengths)
        for (a, b), one in sums.items():
            odds = exp(strengths[b] - strengths[a]) / others
            expected = odds / (1 + odds)
            surplus = one.won - one.deals * expected
            slopes[b] += surplus
            slopes[a] -= surplus
            for bot in (a, b):
                bends[bot] += one.deals * expected * (1 - expected)
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
