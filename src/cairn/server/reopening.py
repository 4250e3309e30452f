"""A match as its log leaves it: what was taken back is told in its file, but not played again.

`restore.replay` plays every line and compares positions; it is what `check-matches` does, and what this is
tested against. Here somebody waits for the table.
"""

import sys
from typing import Final

from cairn.core.errors import BadMatch
from cairn.core.game import Seat
from cairn.server.course import Course
from cairn.server.lines import Line, moves_in

ALL: Final = (sys.maxsize, 0)
"""A cut of which nobody knows any more where it was: whoever comes back is told the whole story again."""


class Standing:
    """What of a log still stands."""

    def __init__(self, log: list[Line]) -> None:
        self.moves: list[tuple[int, Seat, str]] = []
        """For each move the number of its line, its seat and its spelling."""
        self.batches: list[tuple[int, int]] = []
        """The first move of each batch, and the one after its last."""
        self.told: list[str] = []
        """The lines of the match file, undone moves too."""
        self.cuts: list[tuple[int, int]] = []
        self.resigned: list[Seat] = []
        for number, kind, line in log:
            if kind == "undo":
                self._cut(number, line["to"])
                before, after = line.get("cut", ALL)
                self.cuts.append((before, after))
            elif kind == "resign":
                self.resigned.append(line["seat"])
            else:
                first = len(self.moves)
                for move in moves_in(kind, line):
                    self.moves.append((number, move["seat"], move["move"]))
                    self.told.append(f"{len(self.moves)} {move['seat'] + 1} {move['move']}")
                if kind == "batch":
                    self.batches.append((first, len(self.moves)))

    def _cut(self, number: int, to: int) -> None:
        if not 0 <= to < len(self.moves):
            raise BadMatch("match-undo", {"n": to})
        del self.moves[to:]
        self.batches = [(first, min(last, to)) for first, last in self.batches if first < to]
        self.told.append(f"undo {to}")


def reopen(course: Course, log: list[Line]) -> None:
    """Play what stands, and remember the rest; BadMatch where the rules of today do not agree."""
    standing = Standing(log)
    match = course.match
    for n, (number, seat, spelling) in enumerate(standing.moves):
        if course.to_move != seat:
            raise BadMatch("match-step", {"n": n + 1, "line": number, "move": spelling})
        course.push(match.game.read(spelling))
    for first, last in standing.batches:
        course.bind(first, last)
    match.log = standing.told
    course.cuts = standing.cuts
    for seat in standing.resigned:
        match.resign(seat)
