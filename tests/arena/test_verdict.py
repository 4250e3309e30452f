"""What a tournament says, computed by hand or from strengths that are known."""

from math import log10

import pytest

from cairn.arena.page import Words, page
from cairn.arena.tournament import Played, Results, Tournament
from cairn.arena.verdict import Sprt, estimate, estimate_share, meeting, ratings, student_95


def games(share: float, margin: int = 0) -> list[Played]:
    """A deal of which the later bot won this share: 0, a half or all of two games."""
    won = [share >= 1, share >= 0.5]
    return [
        Played(
            seat,
            [margin, 0] if seat == 0 else [0, margin],
            [seat if won[seat] else 1 - seat],
            10,
            5,
            False,
            0,
        )
        for seat in (0, 1)
    ]


def two(*bots: str, seats: int = 2) -> Tournament:
    """A tournament that is not played."""
    return Tournament("lost-cities", {}, seats, list(bots), 1)


def filled(**shares: list[float]) -> Results:
    """Results by pair, such as `p01`."""
    results = Results()
    for pair, deals in shares.items():
        for deal, share in enumerate(deals):
            results.add((int(pair[1]), int(pair[2])), deal, games(share))
    return results


@pytest.mark.parametrize(
    ("n", "times"), [(2, 12.706), (5, 2.776), (10, 2.262), (11, 2.228), (30, 2.045), (1000, 1.962)]
)
def test_intervals_of_few_deals_are_wide(n: int, times: float) -> None:
    """As Student's table has them."""
    assert student_95(n) == pytest.approx(times, abs=0.002)


def test_an_estimate_by_hand() -> None:
    """1, 2, 3, 4: mean 2.5, standard error √(5/3)/2 = 0.6455, Student's factor 3.18."""
    found = estimate([1, 2, 3, 4])

    assert found.mean == 2.5
    assert found.interval is not None
    assert found.interval[1] - 2.5 == pytest.approx(3.18 * 0.6455, abs=0.05)
    assert estimate([7.0]).interval is None


def test_a_meeting_averages_deals() -> None:
    """Two deals, one won and one halved, each by its margin."""
    found = meeting((0, 1), [games(1, 8), games(0.5, 2)])

    assert found.deals == 2
    assert found.share.mean == 0.75
    assert found.margin.mean == 5.0


def test_ratings_are_those_that_explain_the_wins() -> None:
    """Three of four wins are 191 points; two such steps add up."""
    shares = [1.0, 0.5] * 200
    rated = ratings(two("a", "b", "c"), filled(p01=shares, p12=shares))

    assert rated[0].points == 0.0
    assert rated[1].points == pytest.approx(400 * log10(3), abs=3)
    assert rated[2].points == pytest.approx(800 * log10(3), abs=6)
    low, high = rated[1].interval
    assert low < rated[1].points < high
    assert high - low < 80


def test_a_fair_share_of_four_seats_is_no_difference() -> None:
    """One among three wins a quarter."""
    results = Results()
    for deal in range(200):
        results.add((0, 1), deal, [Played(seat, [0] * 4, [0], 9, 9, False, 0) for seat in range(4)])

    assert ratings(two("a", "b", seats=4), results)[1].points == pytest.approx(0, abs=1)


def test_everything_won_is_still_a_number() -> None:
    """A bot that has never lost is not infinitely strong."""
    rated = ratings(two("a", "b"), filled(p01=[1.0] * 50))

    assert 400 < rated[1].points < 1200


def test_a_sequential_test_decides_either_way_or_waits() -> None:
    """Clear wins, clear losses, and something in between."""
    test = Sprt(0.5, 0.6)

    assert test.ratio([games(1)] * 30 + [games(0.5)] * 30) > 2.95
    assert test.ratio([games(0)] * 30 + [games(0.5)] * 30) < -2.95
    assert test.enough([games(1)] * 30 + [games(0.5)] * 30)
    assert not test.enough(([games(1)] * 2 + [games(0.5)] * 7 + [games(0)]) * 3)


def test_the_report_needs_nothing_from_anywhere() -> None:
    """One file with every bot and plots in it; what looks like markup in a name is text."""
    results = filled(p01=[1.0, 0.5, 0.0], p02=[1.0, 1.0, 0.5], p12=[0.5, 0.5, 0.5])
    words = Words("en", lambda key, **args: key, str, str, str, str)
    text = page(two("easy", "<hard>", "c"), results, "A & B", "cairn arena", words)

    assert text.count("<svg") == 6
    assert "&lt;hard&gt;" in text
    assert "<hard>" not in text
    assert "A &amp; B" in text
    assert "http" not in text
    assert "arena-forfeits" not in text
    for key in ("arena-ratings", "arena-meetings", "arena-points", "arena-seats", "arena-lengths"):
        assert f"<h2>{key}</h2>" in text


def test_the_report_of_games_that_were_all_forfeited() -> None:
    """Ratings and wins are there; of points, seats and lengths there is nothing to draw."""
    results = Results()
    for deal in range(2):
        lost = [Played(seat, [0, 0], [1 - seat], 3, 1, False, 0, seat, "late: 1 s <now>") for seat in (0, 1)]
        results.add((0, 1), deal, lost)
    words = Words("en", lambda key, **args: f"{key} {args.get('text', '')}".strip(), str, str, str, str)
    text = page(two("a", "b"), results, "A", "cairn arena", words)

    assert text.count("<svg") == 2
    assert "arena-why-late 1 s &lt;now&gt;" in text
    assert meeting((0, 1), results.of((0, 1))).forfeits == (0, 4)


def test_shares_never_leave_what_is_possible() -> None:
    """Everything won of twenty deals is not certain, and one of four may still be many."""
    low, high = estimate_share([1.0] * 20).interval or (0, 0)
    assert (0.75 < low < 0.9) and high == 1.0
    low, high = estimate_share([0.0, 0.0, 0.0, 0.5]).interval or (1, 1)
    assert 0.0 <= low < 0.125 < 0.3 < high < 1.0
    assert estimate_share([0.5]).interval is None
