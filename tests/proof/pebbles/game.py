"""Pebbles as a Game."""

from cairn.core import game as core
from cairn.core.dice import Dice
from cairn.core.event import Event
from cairn.core.game import Options, Position
from cairn.core.sources import Source
from cairn.core.steps import read_step
from cairn.core.zones import NOBODY, Zone
from tests.proof.pebbles.pieces import COPIES, HAND, KINDS, MOVES, SEATS, STONES
from tests.proof.pebbles.state import OBSERVATION_SIZE, State
from tests.proof.pebbles.steps import STEPS, Turn


class Pebbles(core.Game):
    """The game; `state_type` lets a broken one take its place."""

    def __init__(self, state_type: type[State] = State, moves: list[str] | None = None) -> None:
        super().__init__("pebbles", range(2, SEATS + 1), 1, [], moves or MOVES, OBSERVATION_SIZE)
        self.state_type = state_type
        draws = {"pebbles-draws": "stone"}
        self.sources = [
            Source("start", STONES, draws),
            Source("shake", STONES, draws, grows=True, announced="pebbles-returns"),
        ]

    def start(self, seats: int, dice: Dice, options: Options, sink: list[Event] | None = None) -> State:
        self.check_seats(seats)
        state = self._empty(seats, dice)
        state.sink = sink
        for stone in list(range(KINDS)) * COPIES:
            state.bag.put(stone, NOBODY)
        state.bag.shuffle(dice, "start", 0)
        for seat in range(seats):
            for _ in range(HAND):
                state.draw(seat)
        state.agenda.then(Turn(0))
        return state

    def position(self, data: Position, dice: Dice, options: Options) -> State:
        state = self._empty(len(data["hands"]), dice)
        places = [*data["hands"], data["slipped"], data["bag"]]
        for zone, place in zip(state.zones(), places, strict=True):
            for stone, known in zip(place["stones"], place["known"], strict=True):
                zone.put(STONES.index(stone), known)
        state.cairns = [[STONES.index(stone) for stone in cairn] for cairn in data["cairns"]]
        state.shakes = data["shakes"]
        state.agenda.steps = [read_step(step, STEPS) for step in data["agenda"]]
        state.audit()
        return state

    def _empty(self, seats: int, dice: Dice) -> State:
        state = self.state_type()
        state.dice = dice
        state.hands = [Zone(ordered=False) for _ in range(seats)]
        state.cairns = [[] for _ in range(seats)]
        return state


PEBBLES = Pebbles()
