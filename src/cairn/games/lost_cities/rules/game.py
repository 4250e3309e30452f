"""Lost Cities as a Game: two seats, its options, its moves, how it starts."""

from typing import Final, final

from cairn.core import game as core
from cairn.core.dice import Dice
from cairn.core.event import Event
from cairn.core.game import Options, Position
from cairn.core.sources import Source
from cairn.games.lost_cities.rules import position
from cairn.games.lost_cities.rules.moves import MOVES
from cairn.games.lost_cities.rules.pieces import CARDS, MILESTONES
from cairn.games.lost_cities.rules.settings import OPTIONS, Settings
from cairn.games.lost_cities.rules.state import State, new_match
from cairn.games.lost_cities.rules.view import NAME, OBSERVATION_SIZE, RULES_VERSION

SOURCES: Final = [
    # Only the first game's starter is drawn.
    Source("start", [], {"lost-cities-game-starts": "seat"}, mixed=True),
    Source(
        "deal",
        CARDS,
        {"lost-cities-is-dealt": "cards", "lost-cities-draws": "card"},
        announced="lost-cities-game-starts",
    ),
    Source("milestones", MILESTONES, {"lost-cities-offers-milestone": "milestone"}, front=True),
]


@final
class LostCities(core.Game):
    """Reiner Knizia's game for two: expeditions cost before they pay."""

    def __init__(self) -> None:
        super().__init__(NAME, range(2, 3), RULES_VERSION, OPTIONS, MOVES, OBSERVATION_SIZE)
        self.sources = SOURCES

    def start(self, seats: int, dice: Dice, options: Options, sink: list[Event] | None = None) -> State:
        self.check_seats(seats)
        state = new_match(Settings(options), dice)
        state.sink = sink
        state.deal()
        return state

    def position(self, data: Position, dice: Dice, options: Options) -> State:
        state = new_match(Settings(options), dice)
        position.fill(state, data, dice)
        return state


LOST_CITIES: Final = LostCities()
