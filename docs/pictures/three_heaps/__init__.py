"""Three Heaps: the smallest game there is, for the picture of a board that nobody has drawn.

Two players take one to three stones from one of three heaps in turn; who takes the last stone wins.
"""

from typing import Any, Final

from cairn.core import game as core
from cairn.core.dice import Dice, QuickDice, mix
from cairn.core.errors import BadPosition, Refusal
from cairn.core.event import Event
from cairn.core.game import OVER, Decision, Move, Options, Position, Seat, View
from cairn.core.views import told_decision, told_effect, told_result

NAME: Final = "three-heaps"
HEAPS: Final = ["heap-1", "heap-2", "heap-3"]
START: Final = [6, 6, 6]
MOST: Final = 3
"""Stones that one turn may take."""
MOVES: Final = [f"take-{n} {heap}" for n in range(1, MOST + 1) for heap in HEAPS]


class State(core.State):
    """A position: the heaps, what each seat has taken, whose turn it is, and how many there were."""

    def __init__(self) -> None:
        super().__init__()
        self.heaps: list[int] = []
        self.taken: list[int] = [0, 0]
        self.seat: Seat = 0
        self.turn = 1

    def to_move(self) -> Seat:
        return self.seat if any(self.heaps) else OVER

    def options(self) -> list[Move]:
        return [move for move in range(len(MOVES)) if move // len(HEAPS) < self.heaps[move % len(HEAPS)]]

    def push(self, move: Move) -> None:
        stones, heap = move // len(HEAPS) + 1, move % len(HEAPS)
        self.heaps[heap] -= stones
        self.taken[self.seat] += stones
        self.tell("three-heaps-takes", {"seat": self.seat, "n": stones, "heap": HEAPS[heap]})
        self.seat = 1 - self.seat
        self.turn += 1

    def question(self) -> Decision:
        return Decision(self.seat, "take", "three-heaps-prompt-take", {"n": MOST}, self.options())

    def why_not(self, move: Move) -> Refusal | None:
        if self.to_move() == OVER:
            return Refusal("no-game-over", "TH-3", {})
        left = self.heaps[move % len(HEAPS)]
        if move // len(HEAPS) < left:
            return None
        return Refusal("three-heaps-no-stones", "TH-1", {"heap": HEAPS[move % len(HEAPS)], "n": left})

    def spell(self, move: Move) -> str:
        return MOVES[move]

    def scores(self) -> list[int]:
        return self.taken[:]

    def winners(self) -> list[Seat]:
        return [1 - self.seat] if self.to_move() == OVER else []

    def clone(self) -> "State":
        copy = State()
        copy.dice, copy.learnt = self.dice, self.learnt
        copy.heaps, copy.taken, copy.seat, copy.turn = self.heaps[:], self.taken[:], self.seat, self.turn
        return copy

    def imagine(self, seat: Seat, seed: int) -> "State":
        world = self.clone()
        world.dice = QuickDice(seed)
        return world

    def in_doubt(self, seat: Seat) -> bool:
        return False

    def view(self, seat: Seat | None) -> View:
        decision = self.decision
        asked = None if decision is None else told_decision(decision, seat, MOVES)
        if asked is not None and decision is not None and decision.seat == seat:
            asked["effects"] = {MOVES[move]: self._effect(move) for move in decision.options}
        return {
            "game": NAME,
            "rules": 1,
            "options": {},
            "you": seat,
            "seats": [{"points": n} for n in self.taken],
            "zones": {"heaps": dict(zip(HEAPS, self.heaps, strict=True))},
            "known": {},
            "progress": {"turn": self.turn},
            "decision": asked,
            "result": told_result(self),
        }

    def _effect(self, move: Move) -> View:
        heap = move % len(HEAPS)
        left = self.heaps[heap] - move // len(HEAPS) - 1
        return told_effect("three-heaps-effect-take", {"heap": HEAPS[heap], "n": left})

    def observe(self, seat: Seat, out: Any) -> None:
        for i, n in enumerate([*self.heaps, self.taken[seat], self.taken[1 - seat]]):
            out[i] = n

    def dump(self) -> Position:
        return {"heaps": self.heaps[:], "taken": self.taken[:], "seat": self.seat, "turn": self.turn}

    def digest(self) -> int:
        h = int(mix(self.seat, self.turn))
        for n in [*self.heaps, *self.taken]:
            h = int(mix(h, n))
        return h

    def audit(self) -> None:
        if min(self.heaps) < 0 or sum(self.heaps) + sum(self.taken) != sum(START):
            raise BadPosition("three-heaps-bad-count", {"n": sum(START)}, "TH-1")


class ThreeHeaps(core.Game):
    """The game: no options, no chance."""

    def __init__(self) -> None:
        super().__init__(NAME, range(2, 3), 1, [], MOVES, len(HEAPS) + 2)

    def start(self, seats: int, dice: Dice, options: Options, sink: list[Event] | None = None) -> State:
        self.check_seats(seats)
        state = State()
        state.dice, state.sink, state.heaps = dice, sink, START[:]
        return state

    def position(self, data: Position, dice: Dice, options: Options) -> State:
        state = State()
        state.dice, state.heaps, state.taken = dice, data["heaps"][:], data["taken"][:]
        state.seat, state.turn = data["seat"], data["turn"]
        state.audit()
        return state


GAME: Final = ThreeHeaps()
