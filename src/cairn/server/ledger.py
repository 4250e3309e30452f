"""What a table keeps: its facts, its match and its log, in memory as they are in the store."""

import sqlite3
import time
from typing import Any, Final

from cairn.core.match import NOBODY, Crash
from cairn.server.course import Course
from cairn.server.crashes import tell_of_bug
from cairn.server.denied import CONFLICT, NOT_FOUND, Denied
from cairn.server.restore import Restored
from cairn.server.rows import TableRow
from cairn.server.store import Op, Store, put_log, put_progress, put_snapshot

SNAPSHOT_EVERY: Final = 50
"""Moves between two snapshots."""


class Ledger:
    """The facts, the match and the log of one table."""

    def __init__(self, row: TableRow, store: Store) -> None:
        self.row: Final = row
        self.store: Final = store
        self.touched = time.monotonic()
        self.is_gone = False
        """Whether its host has closed the table for good."""
        self._restore()

    def _restore(self) -> None:
        """Be what the log says."""
        restored = Restored(self.row, self.store.log(self.row.id))
        self.course: Course | None = restored.course
        self.chat = restored.chat
        self.happened = restored.happened
        self.clocks = restored.clocks
        self.ids = restored.ids
        self._next = restored.next
        if restored.problem is not None:
            self.row.status = "stopped"
        if self.course is not None:
            self._read_result(self.course)

    def playing(self) -> Course:
        """The course of the match, or Denied where there is none."""
        if self.course is None:
            raise Denied("no-old-rules" if self.row.status == "stopped" else "no-match-yet", {}, CONFLICT)
        return self.course

    def did(self, kind: str, holder: str, request_id: str, facts: dict[str, Any]) -> Op:
        """A request was done that must not be done twice."""
        self.ids.add((holder, request_id))
        return self.line(kind, {**facts, "holder": holder, "id": request_id})

    def progress(self, before: int, holder: str, request_id: str, is_batch: bool = False) -> list[Op]:
        """What there is to keep after the moves from number `before` on, which somebody asked for.

        A batch is one line, so that it is there as a whole or not at all.
        """
        match = self.playing().match
        made = len(match.moves) - before
        times = [{}] * made if self.clocks is None else self.clocks.count(made, self.playing().to_move)
        moves: list[dict[str, Any]] = [
            {"seat": match.seats[n], "move": match.game.spell(match.moves[n]), **times[n - before]}
            for n in range(before, len(match.moves))
        ]
        if request_id:
            self.ids.add((holder, request_id))
        asked, forced = {"holder": holder, "id": request_id}, {"holder": "", "id": ""}
        if is_batch:
            ops = [self.line("batch", {"moves": moves, **asked})]
        else:
            ops = [self.line("move", {**move, **(forced if n else asked)}) for n, move in enumerate(moves)]
        if len(match.moves) // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY or self.playing().is_over:
            facts = {"position": match.state.dump(), "secret": match.secret.hex(), "words": match.words}
            ops.append(put_snapshot(self.row.id, self._next, self.row.rules, facts))
        return [*ops, self.standing()]

    def standing(self) -> Op:
        """How far the match is."""
        course = self.playing()
        self.row.status = "over" if course.is_over else "playing"
        self.row.moves, self.row.to_move = len(course.match.moves), course.to_move
        self.row.scores = course.open_scores()
        self.row.moved = round(time.time(), 6)
        self._read_result(course)
        return put_progress(self.row)

    def _read_result(self, course: Course) -> None:
        """What follows from the course of the match for those who do not look at it."""
        row, match = self.row, course.match
        row.pauses, row.winners = match.pauses, match.winners() if match.is_over else []
        row.resigned = None if match.resigned == NOBODY else match.resigned
        start = match.next_options().get("start", "") if match.is_over else ""
        row.next_starter = int(start) - 1 if start.isdigit() else None

    def line(self, kind: str, line: dict[str, Any]) -> Op:
        """One more line of the log."""
        self._next += 1
        return put_log(self.row.id, self._next - 1, kind, line)

    async def keep(self, ops: list[Op]) -> None:
        """Put it on the disk; where that fails, go back to what is there."""
        if self.is_gone:
            raise Denied("no-such-table", {}, NOT_FOUND)
        self.touched = time.monotonic()
        try:
            await self.store.write(ops)
        except sqlite3.Error as problem:
            self._reset()
            raise Denied("no-store", {}, CONFLICT) from problem

    def fail(self, bug: Exception) -> Denied:
        """Write a bug down, and go back to what the store knows; what everybody is told."""
        match = None if self.course is None else self.course.match
        text = bug.text if isinstance(bug, Crash) else "" if match is None else match.text()
        self._reset()
        return tell_of_bug(self.store.path, self.row.id, text, bug)

    def _reset(self) -> None:
        """Forget everything that the store does not know."""
        kept = self.store.table(self.row.id)
        if kept is not None:
            for name in kept.__struct_fields__:
                setattr(self.row, name, getattr(kept, name))
            self._restore()
        self.start_anew()

    def start_anew(self) -> None:
        """What else there is to forget after that."""
