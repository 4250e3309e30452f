"""A server at whose tables a title begins in a position of the test."""

import json
import os
from pathlib import Path
from typing import Any

from cairn.core.dice import QuickDice
from cairn.games import GAMES, TITLES, title

from ..serving import Server

LAID = Path(__file__).parent / "laid"


class LaidServer(Server):
    """A server whose tables of one title begin where a file says."""

    def __init__(self, folder: Path, name: str) -> None:
        super().__init__(folder)
        self.name = name
        self.file = folder / "laid.json"

    def start(self) -> None:
        """Start it so that it, and the workers of its bots, find the position."""
        before = dict(os.environ)
        os.environ["CAIRN_LAID"] = str(self.file)
        os.environ["CAIRN_LAID_NAME"] = self.name
        os.environ["CAIRN_LAID_TITLE"] = TITLES[self.name]
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(LAID), before.get("PYTHONPATH")]))
        try:
            super().start()
        finally:
            os.environ.clear()
            os.environ.update(before)

    def lay(self, words: str, seats: int | None = None, **options: str) -> None:
        """The position at which the next table begins, in the words of its title's tests."""
        game = GAMES[self.name]
        read = title(self.name).reader()
        assert read is not None
        agreed = game.read_options(options)
        data = read(words, agreed, game.seats[0] if seats is None else seats)
        game.position(data, QuickDice(1), agreed)
        self.lay_data(data)

    def lay_data(self, data: dict[str, Any]) -> None:
        """The same from plain data."""
        self.file.write_text(json.dumps(data), encoding="utf-8")
