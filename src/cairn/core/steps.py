"""Steps: how a card with many parts waits for answers.

A card acts at once and queues its questions. What waits is an immutable Step on the agenda; to go on, it
queues another. Nothing is held by a call stack, so a position can be cloned, saved and searched in mid-card.
"""

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from cairn.core.errors import Args, Refusal

if TYPE_CHECKING:
    from cairn.core.game import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that waits on the agenda: a question to a seat, or an act that comes later.

    `seat`, `card` and `n` are all its data, so that a Step can be spelled, saved and compared.
    """

    # ClassVar, because compiled code does not see what an interpreted subclass makes of anything else.
    kind: ClassVar[str] = "step"
    asks: ClassVar[bool] = True

    def __init__(self, seat: int, card: int = -1, n: int = 0) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.n: Final = n

    def run(self, s: S) -> None:
        """Do it (a Step that does not ask)."""
        raise AssertionError(f"{self.kind} has nothing to run")

    def options(self, s: S) -> list[int]:
        """The moves this question allows; never changes the position."""
        raise AssertionError(f"{self.kind} asks nothing")

    def take(self, s: S, move: int) -> None:
        """Act on the answer; queue what follows."""
        raise AssertionError(f"{self.kind} takes no answer")

    def why_not(self, s: S, move: int) -> Refusal | None:
        """Why the question does not allow the move, where it knows better than the game."""
        return None

    def prompt(self, s: S) -> tuple[str, Args]:
        """The key and arguments of the prompt."""
        return self.kind, {"seat": self.seat}

    def data(self) -> list[object]:
        """The Step as plain data."""
        return [self.kind, self.seat, self.card, self.n]


class Agenda(Generic[S]):
    """What waits, the next thing last."""

    def __init__(self) -> None:
        self.steps: list[Step[S]] = []

    def clone(self) -> "Agenda[S]":
        """A copy of the list; the Steps themselves are immutable and shared."""
        copy: Agenda[S] = Agenda()
        copy.steps = self.steps[:]
        return copy

    def then(self, *steps: Step[S]) -> None:
        """Queue steps: they run in reading order, and before all that was waiting."""
        for step in reversed(steps):
            self.steps.append(step)

    def settle(self, s: S) -> None:
        """Run what does not ask, until a question is next or nothing waits."""
        while self.steps and not self.steps[-1].asks:
            self.steps.pop().run(s)

    def answer(self, s: S, move: int) -> None:
        """Give the waiting question its answer and settle what follows."""
        self.steps.pop().take(s, move)
        self.settle(s)

    def question(self) -> Step[S] | None:
        """The question that waits for an answer."""
        return self.steps[-1] if self.steps else None
