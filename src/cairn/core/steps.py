"""Steps: how a card with many parts waits for answers.

A card acts at once and queues its questions. What waits is an immutable Step on the agenda; to go on, it
queues another. Nothing is held by a call stack, so a position can be cloned, saved and searched in mid-card.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from cairn.core.dice import mix, mix_text
from cairn.core.errors import Args, BadPosition, Refusal
from cairn.core.plain import bad

if TYPE_CHECKING:
    from cairn.core.game import State

S = TypeVar("S", bound="State")

COUNT: Final = "count"
"""A number that is not negative."""
FLAG: Final = "flag"
"""True or False."""
SEAT: Final = "seat"
SEATS: Final = "seats"
"""A bit for each of some seats."""


@final
class Field:
    """What a Step knows besides its seat: the name of an attribute, and the kind of its value.

    The kinds above are known here; a game may have more, and says itself which values of them can be.
    """

    def __init__(self, name: str, kind: str = COUNT, is_list: bool = False) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.is_list: Final = is_list
        """Whether the value is a list of such values."""


N: Final = [Field("n")]
"""The fields of a Step that has only a count."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that waits on the agenda: a question to a seat, or an act that comes later.

    It is immutable. All that it knows besides its seat is declared in `fields`, in the order of its
    arguments: spelling, reading back, digest and check follow from that. Most need only a count, `n`.
    """

    # ClassVar, because compiled code does not see what an interpreted subclass makes of anything else.
    kind: ClassVar[str] = "step"
    asks: ClassVar[bool] = True
    fields: ClassVar[list[Field]] = []

    def __init__(self, seat: int, n: int = 0) -> None:
        self.seat: Final = seat
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
        """The Step as plain data: its kind, its seat, and its fields in order."""
        return [self.kind, self.seat, *[_plain(getattr(self, field.name)) for field in self.fields]]


def _plain(value: Any) -> object:
    if isinstance(value, bool):
        return value
    return [int(one) for one in value] if isinstance(value, list) else int(value)


def stirred(h: i64, step: Step[Any]) -> i64:
    """A digest with one more Step in it."""
    h = mix(mix_text(h, step.kind), step.seat)
    for field in step.fields:
        value: Any = getattr(step, field.name)
        if isinstance(value, list):
            for one in value:
                h = mix(h, one)
            h = mix(h, len(value))
        else:
            h = mix(h, int(value))
    return h


def read_step(value: object, steps: dict[str, Any]) -> Step[Any]:
    """The Step that plain data describe, or BadPosition; `steps` has the classes by kind."""
    if (
        not isinstance(value, list)
        or len(value) < 2
        or not isinstance(value[0], str)
        or value[0] not in steps
    ):
        raise bad("agenda", value)
    made = steps[value[0]]
    fields: list[Field] = made.fields
    if len(value) != len(fields) + 2 or not _is_whole(value[1]):
        raise bad("agenda", value)
    for field, one in zip(fields, value[2:], strict=True):
        if not _is_of_kind(field, one):
            raise bad("agenda", value)
    step: Step[Any] = made(*value[1:])
    return step


def _is_of_kind(field: Field, value: object) -> bool:
    if field.is_list:
        return isinstance(value, list) and len([one for one in value if not _is_whole(one)]) == 0
    return isinstance(value, bool) if field.kind == FLAG else _is_whole(value)


def _is_whole(value: object) -> bool:
    return not isinstance(value, bool) and isinstance(value, int) and -1 <= value < 1 << 62


def bad_step(step: Step[Any]) -> BadPosition:
    """The error for a Step that cannot wait where it does."""
    return bad("agenda", step.data())


def fits(field: Field, value: Any, seats: int) -> bool:
    """Whether a value of one of the kinds above can be, with n seats at the table."""
    if field.kind == SEAT:
        return bool(0 <= value < seats)
    if field.kind == SEATS:
        return bool(value >= 0 and value >> seats == 0)
    return field.kind == FLAG or bool(value >= 0)


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
