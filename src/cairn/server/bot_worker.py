"""How bots think: `choose` is the task of a worker, a process of its own (see `arena/workers.py`).

A question names the match, its moves, a seat and a bot; the answer is a move and why it was chosen. While a
bot thinks, it tells how far it has come. Matches are kept, so that usually only the last moves are new.
"""

from collections import OrderedDict
from time import monotonic
from typing import Any, Final

from cairn.arena.hands import with_hands
from cairn.arena.workers import tell
from cairn.bots.bot import Bot, Eyes, Reason
from cairn.bots.search import SearchBot, Watcher
from cairn.core.dice import SealedDice
from cairn.core.game import Game, State
from cairn.games import find, title_of

KEPT: Final = 500
"""How many matches are remembered."""
LAST_MOVES: Final = 60
"""Moves of bots at one table that can still be explained."""
UNTOLD: Final = 0.2
"""Seconds of thinking that nobody is told of, and between two times that it is told."""


def _game(asked: dict[str, Any]) -> Game:
    """The game of a question, with the component tables of its match."""
    game = find(asked["game"])
    return game.of_tables(asked["tables"]) or game


class Positions:
    """The positions of the matches that were asked about last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[list[str], State]] = OrderedDict()

    def find(self, asked: dict[str, Any]) -> State:
        """The position after the moves of a question."""
        game = _game(asked)
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


class Telling(Watcher):
    """Tells how far a bot has come, not too often; that depends on time and playouts alone."""

    def __init__(self) -> None:
        self._told = monotonic()

    def see(self, done: float) -> None:
        """Tell it, unless it was told a moment ago."""
        now = monotonic()
        if now - self._told >= UNTOLD:
            self._told = now
            tell(round(done, 3))


class Thoughts:
    """The bots that chose last at each table, by their seats and the numbers of their moves."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[str, dict[tuple[int, int], Bot]]] = OrderedDict()

    def keep(self, table: str, seat: int, n: int, bot: Bot) -> None:
        """A bot has chosen its n-th move of the match."""
        kept = self._kept.pop(table, {})
        kept[seat, n] = bot
        while len(kept) > LAST_MOVES:
            kept.pop(next(iter(kept)))
        self._kept[table] = kept
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def find(self, table: str, seat: int, n: int) -> Bot | None:
        """The bot that chose this move; None where it is forgotten."""
        return self._kept.get(table, {}).get((seat, n))


_thoughts: Final = Thoughts()


def answer(asked: dict[str, Any]) -> Any:
    """Choose a move, or say why some were chosen."""
    return explain(asked) if "explain" in asked else choose(asked)


def choose(asked: dict[str, Any]) -> dict[str, Any]:
    """The move that a bot chooses, with its reason where that is wanted; it has eyes, never the position."""
    state = _positions.find(asked)
    game = _game(asked)
    bot = title_of(game).make_live_bot(asked["bot"], asked["seed"], Telling(), asked["share"])
    if isinstance(bot, SearchBot):
        with_hands(bot, game, "", True, asked["processes"])
    move = game.spell(bot.choose(Eyes(state, asked["seat"])))
    if asked["why"]:
        return {"move": move, "reason": _plain(bot.reason())}
    # Most reasons are never asked for, and some cost more than the move.
    _thoughts.keep(asked["table"], asked["seat"], len(asked["moves"]), bot)
    return {"move": move, "reason": None}


def explain(asked: dict[str, Any]) -> list[dict[str, Any] | None]:
    """What the others may hear about these moves of a bot; None where it has nothing to say."""
    told: list[dict[str, Any] | None] = []
    for n in asked["explain"]:
        bot = _thoughts.find(asked["table"], asked["seat"], n)
        reason = None if bot is None else bot.reason()
        told.append(None if reason is None else _plain(reason.public))
    return told


def _plain(reason: Reason | None) -> dict[str, Any] | None:
    return None if reason is None else {"key": reason.key, "args": reason.args}
