"""How points are spread: columns of equal width, and a picture of them."""

from collections.abc import Callable
from html import escape
from typing import final

from cairn.arena.tally import mean, total

WIDTHS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000)


@final
class Histogram:
    """Several sets of numbers over the same classes, so that they can be compared by eye."""

    def __init__(self, sets: list[dict[int, int]], most: int) -> None:
        low = min(min(one) for one in sets)
        high = max(max(one) for one in sets)
        self.width = next((w for w in WIDTHS if high // w - low // w < most), WIDTHS[-1])
        self.lows = list(range(low // self.width * self.width, high + 1, self.width))
        """The lowest number of each class."""
        self.parts: list[list[float]] = []
        """For each set the part of it that lies in each class."""
        for one in sets:
            counts = [0] * len(self.lows)
            for number, times in one.items():
                counts[(number - self.lows[0]) // self.width] += times
            self.parts.append([count / total(one) for count in counts])

    @property
    def highest(self) -> float:
        """The largest part of any class."""
        return max(max(parts) for parts in self.parts)


# The seats' colours of the browser table; the panels are named too, so that colour never stands alone.
INKS = ["#A63D28", "#0E5A5B", "#43509C", "#5E661C", "#A8508F", "#323C45"]
_WIDTH, _PANEL, _LEFT, _TOP, _RIGHT = 720, 150, 64, 64, 24
_STYLE = "font: 13px system-ui, sans-serif; fill: #2A241D"


def draw_svg(
    sets: list[dict[int, int]],
    names: list[str],
    title: str,
    axis: str,
    number: Callable[[float], str],
    percent: Callable[[float], str],
) -> str:
    """One panel a set over a common axis, bars from zero, the mean marked.

    `axis` says what is counted, {n} in it is the width of a class; `number` and `percent` spell numbers.
    """
    histogram = Histogram(sets, 40)
    lows, width = histogram.lows, histogram.width
    step = (_WIDTH - _LEFT - _RIGHT) / len(lows)
    height = _TOP + len(sets) * (_PANEL + 40) + 28

    def x(points: float) -> float:
        return _LEFT + (points - lows[0]) / width * step

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img"',
        f'style="{_STYLE}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{_WIDTH}" height="{height}" fill="#FAF5E9"/>',
        f'<text x="{_LEFT}" y="30" font-size="17">{escape(title)}</text>',
    ]
    for i, (one, parts) in enumerate(zip(sets, histogram.parts, strict=True)):
        floor = _TOP + i * (_PANEL + 40) + _PANEL
        scale = (_PANEL - 24) / histogram.highest
        ink = INKS[i % len(INKS)]
        lines.append(f'<text x="{_LEFT}" y="{floor - _PANEL + 12}" fill="{ink}">{escape(names[i])}</text>')
        top = floor - histogram.highest * scale
        lines.append(_text(_LEFT - 8, top + 4, percent(histogram.highest), "end"))
        lines.append(_text(_LEFT - 8, floor + 4, number(0), "end"))
        for low, part in zip(lows, parts, strict=True):
            if part:
                tall = part * scale
                tip = f"{number(low)} … {number(low + width - 1)}: {percent(part)}"
                box = f'x="{x(low):.1f}" y="{floor - tall:.1f}" width="{step - 1:.1f}" height="{tall:.1f}"'
                lines.append(f'<rect {box} fill="{ink}"><title>{escape(tip)}</title></rect>')
        lines.append(f'<path d="M{_LEFT} {floor + 0.5}H{_WIDTH - _RIGHT}" stroke="#6A5E4D"/>')
        middle = x(mean(one) + 0.5)
        lines.append(f'<path d="M{middle:.1f} {top:.1f}V{floor}" stroke="#2A241D" stroke-dasharray="3 3"/>')
        lines.append(_text(middle + 5, top + 10, f"⌀ {number(mean(one))}", "start"))
        for mark in _marks(lows[0], lows[-1] + width):
            lines.append(f'<path d="M{x(mark):.1f} {floor}v5" stroke="#6A5E4D"/>')
            lines.append(_text(x(mark), floor + 19, number(mark), "middle"))
    lines.append(_text((_LEFT + _WIDTH - _RIGHT) / 2, height - 12, axis.replace("{n}", str(width)), "middle"))
    return "\n".join([*lines, "</svg>"]) + "\n"


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _marks(low: int, high: int) -> list[int]:
    """Round numbers to write under the axis, at most ten."""
    step = next((w for w in WIDTHS if (high - low) / w <= 9), WIDTHS[-1])
    return list(range(-(-low // step) * step, high + 1, step))
