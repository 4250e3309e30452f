"""Ladder: a game without cards, just large enough to show what core does by itself.

Two seats climb in turn from rung 0 to rung 6. On an even rung a seat may climb, or peek and climb; on an odd
one it can only climb. Peeking brings something to light. Rung 5 of a broken ladder is missing.
"""

from typing import Any

from cairn.core import game as core
from cairn.core.dice import Dice
from cairn.core.errors import Refusal
from cairn.core.event import Event
from cairn.core.game import OVER, Decision, Move, Option, Options, Seat, View

CLIMB = 0
PEEK = 1
MOVES = ["climb", "peek"]
TOP = 6


class State(core.State):
    """A position: the rung, and whether the ladder is broken."""

    def __init__(self) -> None:
        super().__init__()
        self.rung = 0
        self.broken = False

    def to_move(self) -> Seat:
        return OVER if self.rung == TOP else self.rung % 2

    def options(self) -> list[Move]:
        return [CLIMB] if self.rung % 2 else [CLIMB, PEEK]

    def push(self, move: Move) -> None:
        self.rung += 1
        if move == PEEK:
            self.learnt += 1
        if self.broken and self.rung == 5:
            raise ZeroDivisionError("rung 5")
        self.tell("ladder-climbs", {"n": self.rung})

    def question(self) -> Decision:
        return Decision(self.to_move(), "climb", "ladder-prompt", {"seat": self.to_move()}, self.options())

    def why_not(self, move: Move) -> Refusal | None:
        return None if move in self.options() else Refusal("ladder-no-peek", "LD-1", {"n": self.rung})

    def clone(self) -> "State":
        copy = State()
        copy.rung, copy.broken, copy.learnt = self.rung, self.broken, self.learnt
        return copy

    def view(self, seat: Seat | None) -> View:
        return {"seats": [{}, {}], "rung": self.rung, "you": seat}

    def observe(self, seat: Seat, out: Any) -> None:
        out[0] = self.rung

    def spell(self, move: Move) -> str:
        return MOVES[move]

    def digest(self) -> int:
        return self.rung


class Ladder(core.Game):
    """The game."""

    def __init__(self) -> None:
        options = [
            Option("broken", ["no", "yes"], "no"),
            Option("height", ["any"], "any", simulated="3", low=1, high=9),
        ]
        super().__init__("ladder", range(2, 3), 1, options, MOVES, 1)

    def start(self, seats: int, dice: Dice, options: Options, sink: list[Event] | None = None) -> State:
        self.check_seats(seats)
        state = State()
        state.dice = dice
        state.sink = sink
        state.broken = options["broken"] == "yes"
        return state


LADDER = Ladder()
