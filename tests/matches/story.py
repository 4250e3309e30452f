"""A match move by move: what was asked, what was chosen, and what everybody was told of it."""

from dataclasses import dataclass

from cairn.core.errors import Args
from cairn.core.event import Event
from cairn.core.game import Move, Position, State
from cairn.core.match import Match

Told = list[tuple[str, Args]]


@dataclass(frozen=True)
class Step:
    """One move."""

    seat: int
    kind: str
    """What was asked."""
    move: str
    before: Position
    told: Told

    def tells(self, key: str) -> bool:
        """Whether this was told."""
        return any(told == key for told, _ in self.told)

    def args(self, key: str) -> Args:
        """The arguments of what was told first with this key; none if it was not told."""
        return next((args for told, args in self.told if told == key), {})


def story(match: Match) -> list[Step]:
    """The moves of a match; those taken back are left out."""
    state = match.game.start(len(match.players), match.dice, match.options)
    steps = []
    for number, move in enumerate(match.moves):
        told = [event.told_to(None) for event in match.events[match.marks[number] : match.marks[number + 1]]]
        steps.append(_step(state, move, told))
        state.push(move)
    return steps


def tried(state: State, move: Move) -> tuple[Step, State]:
    """What would happen with this move, and the position after it."""
    after = state.clone()
    events: list[Event] = []
    after.sink = events
    after.push(move)
    return _step(state, move, [event.told_to(None) for event in events]), after


def _step(state: State, move: Move, told: Told) -> Step:
    decision = state.question()
    return Step(decision.seat, decision.kind, state.spell(move), state.dump(), told)
