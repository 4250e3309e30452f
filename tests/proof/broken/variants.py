"""Games like those of the table, but for one lie: what a game's own checks must find.

A variant stands before a true position and answers in its stead. Its docstring says how it lies, and
`found_by` which check must find it, in which words.
"""

from typing import Any, ClassVar, cast

from cairn.core.event import Event
from cairn.core.game import Decision, Move, Seat


class Variant:
    """A position of an honest game."""

    found_by: ClassVar[tuple[str, str]]

    def __init__(self, state: Any, moved: str = "") -> None:
        self.true = state
        self.moved = moved
        """The last move that was made in this position."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.true, name)

    @property
    def sink(self) -> list[Event] | None:
        """Where events go."""
        return cast(list[Event] | None, self.true.sink)

    @sink.setter
    def sink(self, sink: list[Event] | None) -> None:
        self.true.sink = sink

    def clone(self) -> "Variant":
        """A copy of the same variant."""
        return type(self)(self.true.clone(), self.moved)

    def imagine(self, seat: Seat, seed: int) -> "Variant":
        """A world of the same variant."""
        return type(self)(self.true.imagine(seat, seed), self.moved)

    def push(self, move: Move) -> None:
        """Play a move."""
        self.moved = self.true.spell(move)
        self.true.push(move)

    @property
    def decision(self) -> Decision | None:
        """What is asked."""
        return cast(Decision | None, self.true.decision)

    def lie(self, asked: Decision, **other: Any) -> Decision:
        """The question with something changed."""
        facts: dict[str, Any] = {
            name: getattr(asked, name) for name in ("seat", "kind", "prompt", "args", "options")
        }
        return Decision(**(facts | other))
