"""Adventure Tours as a Game: three to six seats, its options, its tables, how it starts."""

from typing import Final, final

from cairn.core import game as core
from cairn.core.components import earlier_tables
from cairn.core.dice import Dice
from cairn.core.errors import BadSetup
from cairn.core.event import Event
from cairn.core.game import Options, Position
from cairn.core.sources import Source
from cairn.games.adventure_tours.rules import position, waiting
from cairn.games.adventure_tours.rules.kit import Kit, read_kit
from cairn.games.adventure_tours.rules.observe import observation_size
from cairn.games.adventure_tours.rules.player import Player
from cairn.games.adventure_tours.rules.settings import OPTIONS, Settings
from cairn.games.adventure_tours.rules.state import State
from cairn.games.adventure_tours.rules.steps import STEPS
from cairn.games.adventure_tours.rules.turn import start_turn
from cairn.games.adventure_tours.rules.verbs import OWN_KIT
from cairn.games.adventure_tours.rules.view import NAME, RULES_VERSION


@final
class AdventureTours(core.Game):
    """Seiji Kanai's game: every adventurer pays as a member or helps as equipment."""

    def __init__(self, kit: Kit, earlier: list[str] | None = None) -> None:
        super().__init__(NAME, range(3, 7), RULES_VERSION, OPTIONS, kit.moves, observation_size(kit))
        self.kit: Final = kit
        self.earlier: Final[list[str]] = earlier or []
        """The folders of earlier versions of the tables: a match that began with one goes on with it."""
        self._known: Final[dict[str, AdventureTours]] = {}
        """The game with each of them by its hash, once somebody has asked."""
        self.tables = kit.hash
        self.constants = {"tables": kit.tables}
        self.names = kit.names
        self.sources = [
            # Later rounds are started by whoever the rules name.
            Source("start", [], {"adventure-tours-round-starts": "seat"}, mixed=True),
            Source("boards", kit.boards, {"adventure-tours-gets-board": "board"}, front=True),
            Source(
                "deal",
                kit.cards,
                {"adventure-tours-is-dealt": "cards", "adventure-tours-draws": "card"},
                announced="adventure-tours-round-starts",
            ),
        ]

    def with_components(self, folder: str) -> "AdventureTours":
        return AdventureTours(read_kit(folder))

    def of_tables(self, tables: str) -> "core.Game | None":
        if tables == self.tables:
            return self
        if not self._known:
            for folder in self.earlier:
                game = AdventureTours(read_kit(folder))
                self._known[game.tables] = game
        return self._known.get(tables)

    def start(self, seats: int, dice: Dice, options: Options, sink: list[Event] | None = None) -> State:
        self.check_seats(seats)
        state = new_game(self.kit, Settings(options), seats, dice)
        state.sink = sink
        state.starter = _starter(state.settings, seats, dice)
        state.deal()
        start_turn(state, int(state.starter), True)
        return state

    def position(self, data: Position, dice: Dice, options: Options) -> State:
        seats = position.count_seats(data)
        self.check_seats(seats)
        state = new_game(self.kit, Settings(options), seats, dice)
        position.fill(state, data, STEPS, dice)
        waiting.check(state)
        state.audit()
        return state


def new_game(kit: Kit, settings: Settings, seats: int, dice: Dice) -> State:
    """A table before the first deal."""
    state = State()
    state.kit = kit
    state.settings = settings
    state.dice = dice
    state.players = [Player() for _ in range(seats)]
    return state


def _starter(settings: Settings, seats: int, dice: Dice) -> int:
    """Who begins: drawn, or named by the host. [AT-S3]"""
    if settings.start < 0:
        return dice.pick(seats, "start", 0)
    if settings.start >= seats:
        value = str(settings.start + 1)
        raise BadSetup("no-option-value", {"option": "start", "value": value, "values": f"random, 1…{seats}"})
    return int(settings.start)


ADVENTURE_TOURS: Final = AdventureTours(OWN_KIT, earlier_tables("adventure_tours"))
