"""Africana that begins in the middle: at the position in the file that `CAIRN_LAID` names."""

import json
import os
from pathlib import Path

from cairn.core.dice import Dice
from cairn.core.event import Event
from cairn.core.game import Game, Options, Position, State
from cairn.games.africana import Africana
from cairn.games.africana.rules.game import AFRICANA


class LaidOut(Game):
    """Africana in all but its first position; without a file it begins as always."""

    def __init__(self) -> None:
        size = AFRICANA.observation_size
        super().__init__(
            AFRICANA.name, AFRICANA.seats, AFRICANA.rules_version, AFRICANA.options, AFRICANA.moves, size
        )
        self.tables = AFRICANA.tables
        self.constants = AFRICANA.constants
        self.names = AFRICANA.names
        self.final = AFRICANA.final
        self.sources = AFRICANA.sources

    def start(self, seats: int, dice: Dice, options: Options, sink: list[Event] | None = None) -> State:
        file = Path(os.environ.get("CAIRN_LAID", ""))
        if not file.is_file():
            return AFRICANA.start(seats, dice, options, sink)
        state = AFRICANA.position(json.loads(file.read_text(encoding="utf-8")), dice, options)
        state.sink = sink
        return state

    def position(self, data: Position, dice: Dice, options: Options) -> State:
        return AFRICANA.position(data, dice, options)


class LaidOutTitle(Africana):
    """The title with its bots, and these rules."""

    def rules(self) -> Game:
        return LaidOut()


TITLE = LaidOutTitle()
