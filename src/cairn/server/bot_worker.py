"""How bots think: `choose` is the task of a worker, a process of its own (see `arena/workers.py`).

A question names the match, its moves, a seat and a bot; the answer is a spelling. Matches are kept, so that
usually only the last moves are new.
"""

from collections import OrderedDict
from typing import Any, Final

from cairn.bots.bot import Eyes
from cairn.core.dice import SealedDice
from cairn.core.game import State
from cairn.games import find, title_of

KEPT: Final = 500
"""How many matches are remembered."""


class Positions:
    """The positions of the matches that were asked about last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[list[str], State]] = OrderedDict()

    def find(self, asked: dict[str, Any]) -> State:
        """The position after the moves of a question."""
        game = find(asked["game"])
        moves: list[str] = asked["moves"]
        # Put back when all went well: after a bug it is made again.
        played, state = self._kept.pop(asked["table"], ([], None))
        if state is None or moves[: len(played)] != played:
            dice = SealedDice(bytes.fromhex(asked["secret"]), asked["words"])
            played, state = [], game.start(asked["seats"], dice, asked["options"])
        for spelling in moves[len(played) :]:
            state.push(game.read(spelling))
        self._kept[asked["table"]] = (moves, state)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return state


_positions: Final = Positions()


def choose(asked: dict[str, Any]) -> str:
    """The move that a bot chooses; it is given eyes, never the position."""
    state = _positions.find(asked)
    game = find(asked["game"])
    bot = title_of(game).make_live_bot(asked["bot"], asked["seed"])
    return game.spell(bot.choose(Eyes(state, asked["seat"])))
