"""The options of a match, read once and shared by all its positions."""

from typing import Final, final

from mypy_extensions import i64

from cairn.core.game import Option, Options

OPTIONS: Final = [
    Option("milestones", ["off", "on"], "off"),
    Option("best_expedition", ["no_sponsor_cards", "ignore_sponsors"], "no_sponsor_cards"),
    Option("colours", [], "5", low=5, high=6),
    Option("games", [], "3", simulated="1", low=1, high=9),
    Option("deck_count", ["on", "off"], "on"),
    Option("start", ["random"], "random", low=1, high=2),
    Option("turn_cap", ["none"], "none", simulated="300", low=1, high=100_000),
]

NO_CAP: Final = 1 << 40
"""More turns than anybody will play."""


@final
class Settings:
    """What was agreed before the match."""

    def __init__(self, options: Options) -> None:
        self.options: Final = options
        self.milestones: Final[bool] = options["milestones"] == "on"
        self.ignore_sponsors: Final[bool] = options["best_expedition"] == "ignore_sponsors"
        self.colours: Final[i64] = int(options["colours"])
        self.games: Final[i64] = int(options["games"])
        self.deck_count: Final[bool] = options["deck_count"] == "on"
        self.start: Final[i64] = -1 if options["start"] == "random" else int(options["start"]) - 1
        cap = options["turn_cap"]
        self.turn_cap: Final[i64] = NO_CAP if cap == "none" else int(cap)
