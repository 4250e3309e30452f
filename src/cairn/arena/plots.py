"""Plots as SVG, in the colours of the page around them: values with intervals, and spreads of numbers."""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from math import floor, log10

from cairn.arena.histogram import Histogram
from cairn.arena.tally import Interval, mean

Spell = Callable[[float], str]
"""A number as the reader writes it."""

INKS = 6
"""Colours of bots, `--bot-0` and so on; names stand beside them, so that colour never stands alone."""
COLOURS = """
:root { color-scheme: light dark; --ground: #faf5e9; --ink: #2a241d; --soft: #6a5e4d; --line: #d8cbb2;
  --bot-0: #a63d28; --bot-1: #0e5a5b; --bot-2: #43509c;
  --bot-3: #5e661c; --bot-4: #a8508f; --bot-5: #323c45 }
@media (prefers-color-scheme: dark) { :root {
  --ground: #14201f; --ink: #f3ead6; --soft: #b9ad97; --line: #3a4a48;
  --bot-0: #e58a74; --bot-1: #63c2bf; --bot-2: #a0acf2;
  --bot-3: #bfc768; --bot-4: #e39ccd; --bot-5: #b7c3cd } }
"""
"""What all plots and the page around them are drawn in, by day and by night."""
STYLE = """
svg { display: block; max-width: 100%; height: auto; margin: .5rem 0 1.5rem }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif }
svg .soft { fill: var(--soft) }
svg .axis { stroke: var(--line); fill: none }
svg .mark { stroke: var(--soft); fill: none; stroke-dasharray: 3 3 }
svg .range { stroke-width: 6; stroke-linecap: round; opacity: .4; fill: none }
"""
_WIDTH = 720
_ROW = 32
_PANEL = 110
_LETTERS = 34


@dataclass(frozen=True)
class Dot:
    """A value of which it is known how sure it is."""

    name: str
    value: float
    interval: Interval | None
    label: str
    """The value as it is written beside the dot."""
    ink: int = 0


def dots(rows: list[Dot], title: str, spell: Spell, mark: float | None = None) -> str:
    """A row per value: a dot, and a bar where the true value lies; `mark` is what no difference would be."""
    bounds: list[float] = [bound for row in rows for bound in (row.value, *(row.interval or ()))]
    bounds += [] if mark is None else [mark]
    step = _step(max(bounds) - min(bounds))
    low, high = floor(min(bounds) / step) * step, -floor(-max(bounds) / step) * step
    high = high if high > low else low + step
    left, right = _room([row.name for row in rows]), 96
    height = _ROW * len(rows) + 34

    def x(value: float) -> float:
        return left + (value - low) / (high - low) * (_WIDTH - left - right)

    lines = [_open(title, height)]
    bottom = _ROW * len(rows) + 6
    for k in range(round((high - low) / step) + 1):
        at = round(low + k * step, 9)
        lines.append(f'<path class="axis" d="M{x(at):.1f} 6V{bottom}"/>')
        lines.append(_text(x(at), bottom + 18, spell(at), "middle", "soft"))
    if mark is not None:
        lines.append(f'<path class="mark" d="M{x(mark):.1f} 0V{bottom}"/>')
    for i, row in enumerate(rows):
        y = i * _ROW + 22
        ink = f"var(--bot-{row.ink % INKS})"
        lines.append(_text(left - 14, y + 5, _short(row.name), "end", tip=row.name))
        if row.interval is not None:
            start, end = row.interval
            lines.append(f'<path class="range" style="stroke: {ink}" d="M{x(start):.1f} {y}H{x(end):.1f}"/>')
        lines.append(f'<circle cx="{x(row.value):.1f}" cy="{y}" r="6" style="fill: {ink}"/>')
        lines.append(_text(_WIDTH - right + 14, y + 5, row.label, "start"))
    return "\n".join([*lines, "</svg>"])


def alone(picture: str) -> str:
    """A plot as a file of its own, with its colours and its ground."""
    head, _, rest = picture.partition(">")
    named = head.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    style = f"<style>{COLOURS}{STYLE}</style>"
    return f'{named}>{style}<rect width="100%" height="100%" style="fill: var(--ground)"/>{rest}\n'


def spreads(
    sets: list[dict[int, int]],
    names: list[str],
    inks: list[int],
    title: str,
    axis: str,
    number: Spell,
    percent: Spell,
    average: Spell,
) -> str:
    """A panel per set of numbers over a common axis, bars from zero, the mean marked.

    `axis` says what is counted, {n} in it is the width of a class.
    """
    histogram = Histogram(sets, 40)
    lows, width = histogram.lows, histogram.width
    left, right = 64, 24
    step = (_WIDTH - left - right) / len(lows)
    height = len(sets) * (_PANEL + 44) + 24

    def x(value: float) -> float:
        return left + (value - lows[0]) / width * step

    lines = [_open(title, height)]
    marks = _step(lows[-1] + width - lows[0])
    for i, (one, parts) in enumerate(zip(sets, histogram.parts, strict=True)):
        bottom = i * (_PANEL + 44) + _PANEL
        # A scale of its own: where one set has but one value, the others would be flat.
        scale = (_PANEL - 30) / max(parts)
        top = bottom - _PANEL + 30
        words = f"{_short(names[i], 80)}   ⌀ {average(mean(one))}"
        lines.append(_text(left, bottom - _PANEL + 14, words, "start", tip=names[i]))
        lines.append(_text(left - 8, top + 5, percent(max(parts)), "end", "soft"))
        lines.append(_text(left - 8, bottom + 4, number(0), "end", "soft"))
        for low, part in zip(lows, parts, strict=True):
            if part:
                tip = f"{number(low)} … {number(low + width - 1)}: {percent(part)}"
                tall = part * scale
                box = f'x="{x(low):.1f}" y="{bottom - tall:.1f}" width="{step - 1:.1f}" height="{tall:.1f}"'
                ink = f"var(--bot-{inks[i] % INKS})"
                lines.append(f'<rect {box} style="fill: {ink}"><title>{escape(tip)}</title></rect>')
        lines.append(f'<path class="axis" d="M{left} {bottom + 0.5}H{_WIDTH - right}"/>')
        middle = x(mean(one) + 0.5)
        lines.append(f'<path class="mark" d="M{middle:.1f} {top:.1f}V{bottom}"/>')
        at = -floor(-lows[0] / marks) * marks
        while at <= lows[-1] + width:
            lines.append(_text(x(at), bottom + 18, number(at), "middle", "soft"))
            at += marks
    words = axis.replace("{n}", str(width))
    lines.append(_text((left + _WIDTH - right) / 2, height - 6, words, "middle", "soft"))
    return "\n".join([*lines, "</svg>"])


def _open(title: str, height: int) -> str:
    """The beginning of a picture, with its name for those who do not see it."""
    return f'<svg viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" role="img"><title>{escape(title)}</title>'


def _text(x: float, y: float, words: str, anchor: str, kind: str = "", tip: str = "") -> str:
    style = f' class="{kind}"' if kind else ""
    more = f"<title>{escape(tip)}</title>" if tip and tip != words else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(words)}{more}</text>'


def _short(name: str, letters: int = _LETTERS) -> str:
    """A name that fits; the end of a command says more than its beginning."""
    return name if len(name) <= letters else "…" + name[1 - letters :]


def _room(names: list[str]) -> float:
    """The width that names need on the left."""
    return 24 + 7.4 * max(len(_short(name)) for name in names)


def _step(span: float) -> float:
    """A round distance between the marks of an axis, of which there are at most eight."""
    if span <= 0:
        return 1.0
    unit = float(10.0 ** floor(log10(span / 8)))
    return next((k * unit for k in (1.0, 2.0, 5.0, 10.0) if span / (k * unit) <= 8), 20 * unit)
