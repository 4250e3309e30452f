"""Reads what Chromium traced of one page: the work of its main thread, by kind and by frame.

Times are those of the thread itself, in milliseconds: a thread that waits for a busy machine does not count.
"""

import json
import math
from bisect import bisect_left
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

CATEGORIES = [
    "blink.user_timing",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
]
SCRIPT = {"EventDispatch", "FunctionCall", "FireAnimationFrame", "TimerFire", "RunMicrotasks"}
STYLE = {"UpdateLayoutTree"}
LAYOUT = {"Layout"}
PAINT = {"PrePaint", "Paint", "Layerize", "Commit"}

Event = dict[str, Any]


@dataclass(frozen=True)
class Work:
    """What the main thread did in a stretch of time."""

    script: float
    style: float
    layout: float
    paint: float

    @property
    def answer(self) -> float:
        """All but painting."""
        return self.script + self.style + self.layout


class Trace:
    """The events of the page that has set the marks."""

    def __init__(self, data: bytes) -> None:
        events: list[Event] = json.loads(data)["traceEvents"]
        marks = [
            one
            for one in events
            if one.get("cat") == "blink.user_timing" and one["name"].startswith("bench ")
        ]
        page = (marks[0]["pid"], marks[0]["tid"])
        self.marks = sorted((one["ts"], one["name"].removeprefix("bench ")) for one in marks)
        mine = (one for one in events if (one["pid"], one["tid"]) == page and one["ph"] == "X")
        self.main = sorted(mine, key=lambda one: (one["ts"], -one["dur"]))
        frames = [
            one for one in events if one["pid"] == page[0] and one["name"] in ("BeginFrame", "DrawFrame")
        ]
        self.due = sorted(one["ts"] for one in frames if one["name"] == "BeginFrame")
        self.drawn = sorted(one["ts"] for one in frames if one["name"] == "DrawFrame")

    def between(self, first: str, last: str) -> list[tuple[float, float]]:
        """The stretches from one mark to the next other one."""
        pairs = pairwise(self.marks)
        return [(start, end) for (start, name), (end, other) in pairs if (name, other) == (first, last)]

    def work(self, start: float, end: float) -> Work:
        """What was done between two moments, nested events counted once."""
        style, layout, paint = (self._time(start, end, kind) for kind in (STYLE, LAYOUT, PAINT))
        return Work(self._time(start, end, SCRIPT | STYLE | LAYOUT) - style - layout, style, layout, paint)

    def count(self, name: str, start: float, end: float) -> int:
        """How often something of this name was done."""
        return sum(one["name"] == name and start <= one["ts"] < end for one in self.main)

    def frames(self, start: float, end: float) -> list[float]:
        """What the main thread did before each frame that was due: sixty a second while something moves."""
        due = [start, *(moment for moment in self.due if start < moment <= end)]
        return [self._time(before, moment, {"RunTask"}) for before, moment in pairwise(due)]

    def speed(self, start: float, end: float) -> float:
        """Frames that were drawn, by the second."""
        return sum(start < moment <= end for moment in self.drawn) / ((end - start) / 1e6)

    def _time(self, start: float, end: float, names: set[str]) -> float:
        """The time of the outermost events of these names that begin in a stretch."""
        total, until = 0.0, 0.0
        for one in self.main[bisect_left(self.main, start, key=lambda one: one["ts"]) :]:
            if one["ts"] >= end:
                break
            if one["name"] in names and one["ts"] >= until:
                total += one.get("tdur", one["dur"])
                until = one["ts"] + one["dur"]
        return total / 1000


def rank(values: list[float], part: float) -> float:
    """The smallest value that is not below this part of all."""
    return sorted(values)[max(0, math.ceil(part * len(values)) - 1)]
