"""Facts about a game that others have found too, measured again."""

from dataclasses import dataclass

from cairn.arena.tally import Interval


@dataclass(frozen=True)
class Fact:
    """What was measured, where the truth lies 95 times out of 100, and what others have found."""

    name: str
    value: float
    interval: Interval
    target: float
    within: float
    """How far from the target the value may be."""
    games: int

    @property
    def ok(self) -> bool:
        """Whether others have found the same."""
        return abs(self.value - self.target) <= self.within
