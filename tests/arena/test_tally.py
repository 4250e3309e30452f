"""What many games add up to, computed a second time."""

import math
import random
import statistics

import pytest

from cairn.arena.report import report
from cairn.arena.simulate import Plan
from cairn.arena.tally import Tally, mean, mean_interval, sd, share, share_interval

MADE_UP = [12, -40, 12, 7, 0, 55, -3, 12, 81, -40]


def column(numbers: list[int]) -> dict[int, int]:
    """The numbers as a tally gives them."""
    tally = Tally()
    for number in numbers:
        tally.count("points", 0, number)
    return tally.of("points", 0)


def test_mean_sd_and_interval_are_those_of_the_textbook() -> None:
    """Against the standard library, which computes with fractions."""
    half = statistics.NormalDist().inv_cdf(0.975) * statistics.stdev(MADE_UP) / math.sqrt(len(MADE_UP))
    middle = statistics.mean(MADE_UP)

    assert middle == pytest.approx(mean(column(MADE_UP)))
    assert statistics.stdev(MADE_UP) == pytest.approx(sd(column(MADE_UP)))
    assert (middle - half, middle + half) == pytest.approx(mean_interval(column(MADE_UP)))


def test_one_game_has_no_spread() -> None:
    """Nothing is made up where one number does not tell."""
    assert 5 == mean(column([5]))
    assert sd(column([5])) is None
    assert mean_interval(column([5])) is None


def test_a_shared_win_counts_its_part() -> None:
    """Six sole wins, two shared by two and one shared by four, of twenty games."""
    assert (6 + 2 / 2 + 1 / 4) / 20 == pytest.approx(share({1: 6, 2: 2, 4: 1}, 20))


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (3, 10), (10, 10), (512, 1000)])
def test_the_interval_of_a_share_is_where_the_test_turns(wins: int, games: int) -> None:
    """At Wilson's bounds a share p is just 1.96 of its own standard errors away from what was seen."""
    part = wins / games
    z = statistics.NormalDist().inv_cdf(0.975)
    low, high = share_interval(part, games)

    assert 0 <= low <= part <= high <= 1
    for bound in {low, high} - {0.0, 1.0}:
        assert z * math.sqrt(bound * (1 - bound) / games) == pytest.approx(abs(part - bound))


def test_the_order_of_counting_does_not_matter() -> None:
    """Any split of the games over any number of tallies, added in any order, is the same tally."""
    chance = random.Random(5)
    whole = Tally()
    parts = [Tally() for _ in range(4)]
    for _ in range(500):
        number = chance.randrange(-90, 200)
        whole.count("points", 1, number)
        chance.choice(parts).count("points", 1, number)
    chance.shuffle(parts)
    sum_of_parts = Tally()
    for part in parts:
        sum_of_parts.add(Tally(part.rows()))

    assert whole.counts == sum_of_parts.counts


def test_the_report_of_a_made_up_tally() -> None:
    """Four games of two bots: one win each, one shared, one more for the second."""
    tally = Tally()
    results = [([30, 10], [0], 0), ([5, 25], [1], 0), ([8, 8], [0, 1], 1), ([-4, 2], [1], 1)]
    for scores, winners, starter in results:
        for bot in range(2):
            tally.count("points", bot, scores[bot])
            if bot in winners:
                tally.count("won", bot, len(winners))
                tally.count("won by seat", bot, len(winners))
        if starter in winners:
            tally.count("won by starter", 0, len(winners))
        tally.count("moves", 0, 100 + scores[0])

    told = report(Plan("lost-cities", {"turn_cap": "300"}, ["random", "rule"], 4, 1), tally)

    assert [(1, 1, 0.375), (2, 1, 0.625)] == [(s["wins"], s["shared"], s["share"]) for s in told["seats"]]
    assert [9.75, 11.25] == [s["mean"] for s in told["seats"]]
    assert 1 == told["draws"]
    # The starter won the first game and the last, and half of the third.
    assert 0.625 == told["seat_advantage"]["starter"]["share"]
    assert 0.375 == told["seat_advantage"]["seat_1"]["share"]
    assert {"mean": 109.75, "min": 96, "max": 130} == told["length"]["moves"]
    assert told["length"]["turns"] is None
