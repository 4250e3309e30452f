"""What a title adds to the checks that hold for every game."""

from collections.abc import Callable
from dataclasses import dataclass, field

from cairn.core.dice import QuickStream
from cairn.core.game import Move, State
from cairn.proof.played import Moment

Check = Callable[[Moment], bool]
Leaning = Callable[[State, list[Move], QuickStream], list[Move]]


@dataclass(frozen=True)
class OwnChecks:
    """The checks of one game alone, by name."""

    of_every_moment: dict[str, Check] = field(default_factory=dict)
    of_thorough_moments: dict[str, Check] = field(default_factory=dict)
    leaning: Leaning | None = None
    """The moves that random players choose among in every other game, where an even choice would seldom get
    to the expensive things."""
