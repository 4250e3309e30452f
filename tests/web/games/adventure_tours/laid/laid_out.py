"""Adventure Tours that begins in the middle: at the position in the file that `CAIRN_LAID` names."""

import json
import os
from pathlib import Path

from cairn.core.dice import Dice
from cairn.core.event import Event
from cairn.core.game import Game, Options, Position, Seat, State
from cairn.games.adventure_tours import AdventureTours
from cairn.games.adventure_tours.rules.game import ADVENTURE_TOURS


class LaidOut(Game):
    """Adventure Tours in all but its first position; without a file it begins as always."""

    def __init__(self) -> None:
        real = ADVENTURE_TOURS
        super().__init__(
            real.name, real.seats, real.rules_version, real.options, real.moves, real.observation_size
        )
        self.observation_names = real.observation_names
        self.sources = real.sources
        self.constants = real.constants
        self.names = real.names
        self.tables = real.tables

    def start(self, seats: int, dice: Dice, options: Options, sink: list[Event] | None = None) -> State:
        file = Path(os.environ.get("CAIRN_LAID", ""))
        if not file.is_file():
            return ADVENTURE_TOURS.start(seats, dice, options, sink)
        state = ADVENTURE_TOURS.position(json.loads(file.read_text(encoding="utf-8")), dice, options)
        state.sink = sink
        return state

    def settled(self, seats: int, dice: Dice, options: Options) -> Options:
        return ADVENTURE_TOURS.settled(seats, dice, options)

    def next_options(self, starter: Seat, winners: list[Seat], seats: int, options: Options) -> Options:
        return ADVENTURE_TOURS.next_options(starter, winners, seats, options)

    def position(self, data: Position, dice: Dice, options: Options) -> State:
        return ADVENTURE_TOURS.position(data, dice, options)


class LaidOutTitle(AdventureTours):
    """The title with its bots, and these rules."""

    def rules(self) -> Game:
        return LaidOut()


TITLE = LaidOutTitle()
