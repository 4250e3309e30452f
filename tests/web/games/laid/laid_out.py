"""A title that begins in the middle: at the position in the file that `CAIRN_LAID` names."""

import json
import os
from importlib import import_module
from pathlib import Path

from cairn.core.dice import Dice
from cairn.core.event import Event
from cairn.core.game import Game, Options, Position, Seat, State
from cairn.games.title import Title

_module, _, _name = os.environ["CAIRN_LAID_TITLE"].partition(":")
REAL_TITLE: Title = getattr(import_module(_module), _name)
REAL: Game = REAL_TITLE.game


class LaidOut(Game):
    """The game in all but its first position; without a file it begins as always."""

    def __init__(self) -> None:
        super().__init__(
            REAL.name, REAL.seats, REAL.rules_version, REAL.options, REAL.moves, REAL.observation_size
        )
        self.observation_names = REAL.observation_names
        self.sources = REAL.sources
        self.constants = REAL.constants
        self.names = REAL.names
        self.tables = REAL.tables
        self.final = REAL.final

    def start(self, seats: int, dice: Dice, options: Options, sink: list[Event] | None = None) -> State:
        file = Path(os.environ.get("CAIRN_LAID", ""))
        if not file.is_file():
            return REAL.start(seats, dice, options, sink)
        state = REAL.position(json.loads(file.read_text(encoding="utf-8")), dice, options)
        state.sink = sink
        return state

    def settled(self, seats: int, dice: Dice, options: Options) -> Options:
        return REAL.settled(seats, dice, options)

    def next_options(self, starter: Seat, winners: list[Seat], seats: int, options: Options) -> Options:
        return REAL.next_options(starter, winners, seats, options)

    def position(self, data: Position, dice: Dice, options: Options) -> State:
        return REAL.position(data, dice, options)


class LaidOutTitle(type(REAL_TITLE)):  # type: ignore[misc]
    """The title with its bots, and these rules."""

    def rules(self) -> Game:
        return LaidOut()


TITLE = LaidOutTitle()
