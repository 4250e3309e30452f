"""The options of a game, read once and shared by all its positions."""

from typing import Final, final

from mypy_extensions import i64

from cairn.core.game import Option, Options

MOST_SEATS: Final = 4

OPTIONS: Final = [
    Option("open_scores", ["off", "on"], "off"),
    Option("start", ["random"], "random", low=1, high=MOST_SEATS),
    Option("turn_cap", ["none"], "none", simulated="400", low=1, high=100_000),
]

NO_CAP: Final = 1 << 40
"""More turns than anybody will play."""


@final
class Settings:
    """What was agreed before the game."""

    def __init__(self, options: Options) -> None:
        self.options: Final = options
        self.open_scores: Final[bool] = options["open_scores"] == "on"
        cap = options["turn_cap"]
        self.turn_cap: Final[i64] = NO_CAP if cap == "none" else int(cap)
