"""Dominion that begins in the middle: at the position in the file that `CAIRN_LAID` names."""

import json
import os
from pathlib import Path

from cairn.core.dice import Dice
from cairn.core.event import Event
from cairn.core.game import Game, Options, Position, Seat, State
from cairn.games.dominion import Dominion
from cairn.games.dominion.rules.game import DOMINION


class LaidOut(Game):
    """Dominion in all but its first position; without a file it begins as always."""

    def __init__(self) -> None:
        size = DOMINION.observation_size
        super().__init__(
            DOMINION.name, DOMINION.seats, DOMINION.rules_version, DOMINION.options, DOMINION.moves, size
        )
        self.observation_names = DOMINION.observation_names
        self.sources = DOMINION.sources

    def start(self, seats: int, dice: Dice, options: Options, sink: list[Event] | None = None) -> State:
        file = Path(os.environ.get("CAIRN_LAID", ""))
        if not file.is_file():
            return DOMINION.start(seats, dice, options, sink)
        state = DOMINION.position(json.loads(file.read_text(encoding="utf-8")), dice, options)
        state.sink = sink
        return state

    def settled(self, seats: int, dice: Dice, options: Options) -> Options:
        return DOMINION.settled(seats, dice, options)

    def next_options(self, starter: Seat, winners: list[Seat], seats: int, options: Options) -> Options:
        return DOMINION.next_options(starter, winners, seats, options)

    def position(self, data: Position, dice: Dice, options: Options) -> State:
        return DOMINION.position(data, dice, options)


class LaidOutTitle(Dominion):
    """The title with its bots, and these rules."""

    def rules(self) -> Game:
        return LaidOut()


TITLE = LaidOutTitle()
