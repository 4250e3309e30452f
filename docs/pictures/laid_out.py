"""The real server, whose matches begin at the position of a drawing: `laid_out.py --script FILE --port …`.

The script is JSON: `secret` is a word from which the secret of every new table is made, so that a picture can
be taken again; `position` is where matches begin, as plain data. Both may be left out, and
are read again for each table.
"""

import json
import sys
from pathlib import Path
from typing import Any

from cairn.core.dice import Dice, secret_of_seed
from cairn.core.event import Event
from cairn.core.game import Game, Options, Position, State
from cairn.games import TITLES, title
from cairn.server import __main__ as server
from cairn.server import seating
from cairn.server.rows import TableRow
from cairn.server.wire import NewTable


class LaidOut(Game):
    """A game that begins where its script says, and is the game itself in all else."""

    def __init__(self, game: Game, script: Path) -> None:
        super().__init__(
            game.name, game.seats, game.rules_version, game.options, game.moves, game.observation_size
        )
        self.tables, self.constants, self.names = game.tables, game.constants, game.names
        self.final, self.sources = game.final, game.sources
        self.inner = game
        self.script = script

    def start(self, seats: int, dice: Dice, options: Options, sink: list[Event] | None = None) -> State:
        """The position of the script; without one, the first deal."""
        data = read(self.script).get("position")
        if data is None:
            return self.inner.start(seats, dice, options, sink)
        state = self.inner.position(data, dice, options)
        state.sink = sink
        return state

    def settled(self, seats: int, dice: Dice, options: Options) -> Options:
        """As the game has it."""
        return self.inner.settled(seats, dice, options)

    def next_options(self, starter: int, winners: list[int], seats: int, options: Options) -> Options:
        """As the game has it."""
        return self.inner.next_options(starter, winners, seats, options)

    def position(self, data: Position, dice: Dice, options: Options) -> State:
        """As the game has it."""
        return self.inner.position(data, dice, options)


def read(script: Path) -> dict[str, Any]:
    """What the script says now."""
    found: dict[str, Any] = json.loads(script.read_text()) if script.exists() else {}
    return found


def main(words: list[str]) -> int:
    """Serve until stopped."""
    at = words.index("--script")
    script = Path(words[at + 1])
    for name in TITLES:
        found = title(name)
        # What `cached_property` would keep: every part of the server asks the title.
        found.__dict__["game"] = LaidOut(found.rules(), script)
    make = seating.new_row

    def new_row(asked: NewTable, holder: str) -> TableRow:
        row = make(asked, holder)
        said = read(script).get("secret", "")
        if said:
            row.secret = secret_of_seed(said)
        return row

    seating.new_row = new_row
    return server.main(words[:at] + words[at + 2 :])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
