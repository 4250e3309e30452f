"""The clocks of a table. The engine knows nothing of them; they are kept with the moves in the log."""

import time
from collections.abc import Callable, Iterable
from typing import Any, Final

from cairn.core.game import Seat
from cairn.server.lines import Line, moves_in
from cairn.server.wire_life import Clock, ClocksShown

Kept = dict[str, Any]
"""What the log keeps of the clocks with a move or an undo."""


class Clocks:
    """What each seat has left for the match, and for how long the one that decides has been thinking.

    They stand still until somebody sets them going, so that no time passes while the server is down.
    """

    def __init__(
        self,
        rule: Clock,
        people: list[bool],
        log: Iterable[Line] = (),
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.rule: Final = rule
        self._now: Final = now
        self.people: Final = people
        """Which seats have a clock."""
        self.left: list[float] = [float(rule.per_game)] * len(people)
        """For the match, as of when the running clock was started."""
        self._then: list[list[float]] = [self.left]
        """The same before the first move and after each."""
        self._spent: list[float] = []
        """How long each move took."""
        self.running: Seat | None = None
        self._started = 0.0
        self._move_left = float(rule.per_move)
        """For this move, as of when the running clock was started."""
        self._carried = 0.0
        """How long the seat that decides had thought about this before it took a move back freely."""
        self.is_told = False
        """Whether everybody knows that the running clock is at zero."""
        for _, kind, line in log:
            if kind == "undo":
                self._then, self._spent = self._then[: line["to"] + 1], self._spent[: line["to"]]
                self.left = line.get("left", self.left)
                self._carried = line.get("spent", 0.0)
            for move in moves_in(kind, line):
                self.left = move.get("left", self.left)
                self._carried = 0.0
                self._then.append(self.left)
                self._spent.append(move.get("spent", 0.0))

    def run(self, seat: Seat | None) -> None:
        """Let the clock of this seat run, and no other; one that runs already runs on."""
        if seat == self.running:
            return
        self._stop()
        if seat is not None:
            self._move_left = self.rule.per_move - self._carried
            self.is_told = False
        self.running, self._started = seat, self._now()

    def count(self, moves: int, seat: Seat | None) -> list[Kept]:
        """Some moves were made at once, and this seat is to decide next; what to keep with each move."""
        mover = self.running
        spent = self._stop() + self._carried
        self._carried = 0.0
        if mover is not None and seat != mover and self.rule.per_game:
            self.left = [left + self.rule.increment * (n == mover) for n, left in enumerate(self.left)]
        self._then += [self.left] * moves
        took = [spent, *[0.0] * (moves - 1)][:moves]
        self._spent += took
        return [{"left": self.left, "spent": one} for one in took]

    def go_back(self, to: int, seat: Seat, gives_back: bool) -> Kept:
        """Moves were taken back; by agreement everybody has as much time as they had then.

        A seat that takes its own moves back freely is charged for what it has thought since: else it could
        think for as long as it likes.
        """
        charged = 0.0 if gives_back else self._thought_since(to, seat)
        self._stop()
        self.left = [
            round(max(0.0, left - charged), 3) if n == seat else left for n, left in enumerate(self._then[to])
        ]
        self._then, self._spent = self._then[: to + 1], self._spent[:to]
        self._carried = round(charged, 3)
        return {"left": self.left, "spent": self._carried}

    def allows_back(self, to: int, seat: Seat) -> bool:
        """Whether a seat that takes its own moves back freely would have time left for another."""
        return not self.rule.per_move or self._thought_since(to, seat) < self.rule.per_move

    def _thought_since(self, to: int, seat: Seat) -> float:
        thinking = self._now() - self._started + self._carried if self.running == seat else 0.0
        return sum(self._spent[to:]) + thinking

    def _stop(self) -> float:
        """Let no clock run; how long the one that did has been running."""
        seat, spent = self.running, self._now() - self._started
        if seat is None:
            return 0.0
        self.running = None
        self.left = [
            round(max(0.0, left - spent), 3) if n == seat else left for n, left in enumerate(self.left)
        ]
        return round(spent, 3)

    # How they stand.

    def shown(self) -> ClocksShown:
        """The clocks at this moment."""
        spent = 0.0 if self.running is None else self._now() - self._started
        game = [
            round(max(0.0, left - spent * (n == self.running)), 2) if self.rule.per_game and person else None
            for n, (left, person) in enumerate(zip(self.left, self.people, strict=True))
        ]
        counts = self.running is not None and self.rule.per_move > 0
        return ClocksShown(
            self.running, round(max(0.0, self._move_left - spent), 2) if counts else None, game
        )

    def until_zero(self) -> float | None:
        """In how many seconds the running clock is at zero; None if none runs."""
        if self.running is None:
            return None
        limits = [self._move_left] if self.rule.per_move else []
        limits += [self.left[self.running]] if self.rule.per_game else []
        return max(0.0, min(limits) - (self._now() - self._started))

    def is_out(self, seat: Seat) -> bool:
        """Whether this seat has no time left: for this move, or for the match."""
        return (self.running == seat and self.until_zero() == 0.0) or self.has_lost(seat)

    def has_lost(self, seat: Seat) -> bool:
        """Whether this seat has no time left for the match."""
        left = self.shown().game_left[seat]
        return left is not None and left <= 0.0
