"""The process in which a bot written in Python plays: `python -m cairn.arena.host mine.py:MyBot`.

It loads the bot, reads questions line by line and answers each with the spelling of a move. A bot is what
somebody's function makes from a seed; one that fails ends the process, and with it its game.
"""

import json
import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from cairn.bots.bot import Bot, Eyes
from cairn.core.dice import QuickDice
from cairn.games import find

GROUP: Final = "cairn.bots"
"""The entry points by which an installed package offers bots."""
KEPT: Final = 64
"""Bots that are remembered: there are not more seats at a table."""


def find_maker(address: str) -> Callable[[int], Any]:
    """What makes the bot: an entry point, or a name in a file or a module."""
    source, colon, name = address.rpartition(":")
    if not colon:
        [entry] = entry_points(group=GROUP, name=address)
        return entry.load()  # type: ignore[no-any-return]
    module = _import_file(Path(source)) if source.endswith(".py") else _import_module(source)
    maker: Callable[[int], Any] = getattr(module, name)
    return maker


def _import_file(path: Path) -> Any:
    """The module in a file, which may import what lies beside it."""
    path = path.expanduser().resolve()
    sys.path.insert(0, str(path.parent))
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def _import_module(name: str) -> Any:
    """A module by its name, found from the folder we are in too."""
    sys.path.insert(0, str(Path.cwd()))
    return import_module(name)


def make(maker: Callable[[int], Any], seed: int) -> Bot:
    """The bot of a seed; TypeError where it is none."""
    bot = maker(seed)
    if not isinstance(bot, Bot):
        raise TypeError(f"{type(bot).__name__} is no cairn.bots.bot.Bot")
    return bot


class Host:
    """Plays one bot in as many games as are going on."""

    def __init__(self, maker: Callable[[int], Any]) -> None:
        self._maker = maker
        self._bots: OrderedDict[int, Bot] = OrderedDict()

    def answer(self, asked: Any) -> str:
        """The spelling of the bot's move; a question without a game only asks whether the bot is there."""
        if not asked:
            make(self._maker, 0)
            return "ready"
        number: int = asked["number"]
        if number not in self._bots:
            self._bots[number] = make(self._maker, asked["seed"])
            if len(self._bots) > KEPT:
                self._bots.popitem(last=False)
        game = find(asked["game"], asked["components"])
        state = game.position(asked["world"], QuickDice(asked["seed"]), asked["options"])
        return game.spell(self._bots[number].choose(Eyes(state, asked["seat"])))


def main(address: str) -> None:
    """Answer every question that comes in."""
    # Answers have a pipe of their own: what a bot prints must not end up between them.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    host = Host(find_maker(address))
    for line in sys.stdin:
        answers.write(host.answer(json.loads(line)) + "\n")
        answers.flush()


if __name__ == "__main__":
    main(sys.argv[1])
