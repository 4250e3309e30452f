"""The real server, whose matches begin at the position of a drawing: `laid_out.py --script FILE --port …`.

The script is JSON: `secret` is a word from which the secret of every new table is made, so that a picture can
be taken again; `position` is where matches begin, as plain data; `moves` are the moves of the match that is
played next, of which bots make their own. All may be left out, and are read again for each table.
`--away N` says after how many seconds somebody has been away for long.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from cairn.bots.bot import Eyes
from cairn.core.dice import Dice, secret_of_seed
from cairn.core.event import Event
from cairn.core.game import Game, Options, Position, State
from cairn.core.match import Match
from cairn.games import TITLES, make_bot, title
from cairn.server import __main__ as server
from cairn.server import presence, seating
from cairn.server.bots import Choice, Crew, Heard, unheard
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


def scripted(script: Path) -> Callable[..., Awaitable[Choice]]:
    """How bots choose: as the script says, or as they would, but not in a process that deals again."""

    async def choose(
        _: Crew, table_id: str, match: Match, seat: int, bot: str, heard: Heard = unheard, why: bool = False
    ) -> Choice:
        said: list[str] = read(script).get("moves", [])
        if len(match.moves) < len(said):
            return Choice({"move": said[len(match.moves)], "reason": None})
        thinks = make_bot(match.game.name, bot, len(match.moves))
        move = match.game.spell(thinks.choose(Eyes(match.state, seat)))
        return Choice({"move": move, "reason": None})

    return choose


def read(script: Path) -> dict[str, Any]:
    """What the script says now."""
    found: dict[str, Any] = json.loads(script.read_text()) if script.exists() else {}
    return found


def main(words: list[str]) -> int:
    """Serve until stopped."""
    parser = ArgumentParser()
    parser.add_argument("--script", type=Path, required=True)
    parser.add_argument("--away", type=float, default=presence.LONG_AWAY)
    asked, rest = parser.parse_known_args(words)
    script: Path = asked.script
    presence.LONG_AWAY = asked.away
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
    Crew.choose = scripted(script)  # type: ignore[method-assign]
    return server.main(rest)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
