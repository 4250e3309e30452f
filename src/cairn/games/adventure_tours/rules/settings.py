"""The options of a game, read once and shared by all its positions."""

from typing import Final, final

from mypy_extensions import i64

from cairn.core.game import Option, Options
from cairn.games.adventure_tours.rules.pieces import MOST_SEATS

OPTIONS: Final = [
    Option("mode", ["basic", "expert"], "basic"),
    Option("boards", ["keep", "shuffle", "draft"], "keep"),
    Option("moved_miller_protects", ["off", "on"], "off"),
    Option("open_money", ["on", "off"], "on"),
    Option("start", ["random"], "random", low=1, high=MOST_SEATS),
]


@final
class Settings:
    """What was agreed before the game."""

    def __init__(self, options: Options) -> None:
        self.options: Final = options
        self.expert: Final[bool] = options["mode"] == "expert"
        self.shuffle: Final[bool] = options["boards"] == "shuffle"
        self.draft: Final[bool] = options["boards"] == "draft"
        self.moved_protects: Final[bool] = options["moved_miller_protects"] == "on"
        self.open_money: Final[bool] = options["open_money"] == "on"
        self.start: Final[i64] = -1 if options["start"] == "random" else int(options["start"]) - 1
