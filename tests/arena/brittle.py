"""A game that is right until its fourth move, and then meets a bug of its own."""

from typing import final

from cairn.core.dice import Dice
from cairn.core.errors import Refusal
from cairn.core.event import Event
from cairn.core.game import Decision, Game, Options, Seat, State, View

MOVES = ["step", "stay"]


@final
class BrittleState(State):
    """How many moves were made."""

    def __init__(self) -> None:
        super().__init__()
        self.made = 0

    def to_move(self) -> Seat:
        return self.made % 2

    def options(self) -> list[int]:
        return [0, 1]

    def push(self, move: int) -> None:
        self.made += 1
        if self.made == 4:
            raise ZeroDivisionError("the fourth step goes nowhere")

    def question(self) -> Decision:
        return Decision(self.to_move(), "step", "step", {}, self.options())

    def digest(self) -> int:
        return self.made

    def clone(self) -> State:
        copy = BrittleState()
        copy.made = self.made
        return copy

    def view(self, seat: Seat | None) -> View:
        return {"seats": [{}, {}], "decision": None}

    def why_not(self, move: int) -> Refusal | None:
        return None


@final
class Brittle(Game):
    """Two seats, two moves, one bug."""

    def __init__(self) -> None:
        super().__init__("brittle", range(2, 3), 1, [], MOVES, 1)

    def start(self, seats: int, dice: Dice, options: Options, sink: list[Event] | None = None) -> State:
        return BrittleState()


BRITTLE = Brittle()
