"""Chance: how far counts that should be equal may be from being equal."""

import pytest

from cairn.proof.chance import NEVER, are_weighted, chance_of, chi_square, is_even


@pytest.mark.parametrize(
    ("likely", "freedom", "distance"),
    [
        (0.05, 1, 3.841),
        (0.05, 2, 5.991),
        (0.01, 3, 11.345),
        (0.05, 10, 18.307),
        (0.001, 15, 37.697),
        (0.05, 100, 124.342),
        (0.99, 5, 0.5543),
    ],
)
def test_chance_of(likely: float, freedom: int, distance: float) -> None:
    """The likelihoods are those of the printed tables."""
    assert likely == pytest.approx(chance_of(distance, freedom), rel=1e-3)


def test_no_distance_is_certain() -> None:
    """Chance strays at least nowhere."""
    assert [1.0, 1.0] == [chance_of(0, 1), chance_of(0, 8)]


def test_chi_square() -> None:
    """Counts that are equal are at no distance."""
    assert 0 == chi_square([100, 100, 100])
    assert 2 == chi_square([90, 110])


def test_is_even() -> None:
    """Chance may stray a little, but not far; one count has nothing to be unlike."""
    assert is_even([90, 110, 95, 105])
    assert is_even([60, 140, 100, 100])
    assert not is_even([50, 150, 100, 100])
    assert is_even([17])


def test_are_weighted() -> None:
    """Counts follow their weights about as well as even ones are even; nothing turns up out of nowhere."""
    weights = {"seldom": 1, "often": 3}

    assert are_weighted({"seldom": 95, "often": 305}, weights)
    assert not are_weighted({"seldom": 200, "often": 200}, weights)
    assert not are_weighted({"often": 400}, weights)
    assert not are_weighted({"seldom": 100, "often": 299, "never": 1}, weights)
    assert are_weighted({"always": 7}, {"always": 2})


def test_the_limit_is_where_it_is_said() -> None:
    """A coin may fall one way so often that it happens once in a billion times, and no more often."""
    edge = max(heads for heads in range(5000, 5500) if is_even([heads, 10_000 - heads]))

    assert chance_of(chi_square([edge, 10_000 - edge]), 1) >= NEVER
    assert 5300 < edge < 5310
