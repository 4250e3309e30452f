"""How points are spread: every point in one bar, and a picture that is true to it."""

from xml.etree import ElementTree

import pytest

from cairn.arena.histogram import Histogram, draw_svg

SETS = [{-12: 3, 0: 1, 47: 6}, {-3: 10, 88: 10}]


def test_every_number_lies_in_one_class() -> None:
    """Parts add up to one, in common classes, as few as were asked for."""
    histogram = Histogram(SETS, 12)

    assert 10 == histogram.width
    assert [-20, -10, 0] == histogram.lows[:3]
    assert 80 == histogram.lows[-1]
    assert 0.3 == histogram.parts[0][0]
    assert [0.5, 0.5] == [part for part in histogram.parts[1] if part]
    for parts in histogram.parts:
        assert 1 == pytest.approx(sum(parts))
        assert len(histogram.lows) == len(parts) <= 12


def test_one_number_is_a_histogram_too() -> None:
    """A single game has a single bar."""
    histogram = Histogram([{5: 1}], 12)

    assert ([5], [[1.0]]) == (histogram.lows, histogram.parts)


def test_the_bars_of_the_picture_are_as_tall_as_their_parts() -> None:
    """All bars stand on the same floor to the same scale, and names that look like tags do no harm."""
    picture = draw_svg(SETS, ["<a>", "b & c"], "title", "points by {n}", str, "{:.0%}".format)
    root = ElementTree.fromstring(picture)
    bars = [node for node in root.iter("{http://www.w3.org/2000/svg}rect") if node.get("x")]
    histogram = Histogram(SETS, 40)
    parts = [part for parts in histogram.parts for part in parts if part]
    tallest = max(float(bar.get("height", 0)) for bar in bars)

    assert len(parts) == len(bars)
    for part, bar in zip(parts, bars, strict=True):
        assert part / max(parts) * tallest == pytest.approx(float(bar.get("height", 0)), abs=0.1)
    assert {"<a>", "b & c"} <= {node.text for node in root.iter("{http://www.w3.org/2000/svg}text")}
