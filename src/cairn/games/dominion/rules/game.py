"""Dominion as a Game: two to six seats, its options, its moves, how it starts."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core import game as core
from cairn.core.dice import Dice
from cairn.core.errors import BadSetup
from cairn.core.event import Event
from cairn.core.game import Options, Position, Seat
from cairn.core.sources import Source
from cairn.games.dominion.rules import position, waiting
from cairn.games.dominion.rules.catalogue import MOVES, NAMES
from cairn.games.dominion.rules.decks import SOURCES as DECK_SOURCES
from cairn.games.dominion.rules.numbers import COPPER, ESTATE
from cairn.games.dominion.rules.observe import NAMES_OBSERVED, OBSERVATION_SIZE
from cairn.games.dominion.rules.player import Player
from cairn.games.dominion.rules.settings import DEFAULTS, OPTIONS, Setup
from cairn.games.dominion.rules.state import State
from cairn.games.dominion.rules.steps import STEPS
from cairn.games.dominion.rules.turn import ACTIONS, BUY_PHASE, HAND, start_turn
from cairn.games.dominion.rules.view import NAME, RULES_VERSION

COPPERS: Final = 7
ESTATES: Final = 3
SOURCES: Final = [
    Source("kingdom", NAMES, {}, front=True, settles="kingdom"),
    Source("events", NAMES, {}, front=True, settles="events"),
    Source("start", [], {"dominion-turn": "seat"}, mixed=True),
    *[
        # Cards are put back onto decks, and the same events tell of cards in a hand.
        Source(
            deck,
            NAMES,
            {
                "dominion-draws": "cards",
                "dominion-looks": "cards",
                "dominion-reveals": "cards",
                "dominion-discards": "card",
            },
            {"seat": seat},
            mixed=True,
            grows=True,
            announced="dominion-shuffles",
        )
        for seat, deck in enumerate(DECK_SOURCES)
    ],
]


@final
class Dominion(core.Game):
    """Donald X. Vaccarino's game of decks that grow, with the expansion Adventures."""

    def __init__(self) -> None:
        super().__init__(NAME, range(2, 7), RULES_VERSION, OPTIONS, MOVES, OBSERVATION_SIZE)
        self.observation_names = NAMES_OBSERVED
        self.sources = SOURCES
        self.last: Setup = DEFAULTS

    def setup(self, options: Options, seats: int, dice: Dice) -> Setup:
        """What the options mean; where chance has no part in it, the last one serves again."""
        if self.last.seats == seats and self.last.options == options and not self.last.is_drawn:
            return self.last
        self.last = Setup(dict(options), seats, dice)
        return self.last

    def start(self, seats: int, dice: Dice, options: Options, sink: list[Event] | None = None) -> State:
        self.check_seats(seats)
        starter = _starter(options, seats, dice)
        state = new_game(self.setup(options, seats, dice), dice)
        state.sink = sink
        for seat in range(seats):
            state.draw(seat, HAND)
        start_turn(state, starter, False)
        state.settle()
        return state

    def settled(self, seats: int, dice: Dice, options: Options) -> Options:
        self.check_seats(seats)
        setup = self.setup(options, seats, dice)
        if not setup.is_drawn:
            return options
        kingdom = ", ".join([NAMES[card] for card in setup.kingdom])
        events = ", ".join([NAMES[event] for event in setup.events])
        return {**options, "kingdom": kingdom, "events": events or "none"}

    def next_options(self, starter: Seat, winners: list[Seat], seats: int, options: Options) -> Options:
        """The left neighbour of the last winner starts; after a shared win it is drawn again. [DB-S4]"""
        start = str((winners[0] + 1) % seats + 1) if len(winners) == 1 else "random"
        return {**options, "start": start}

    def position(self, data: Position, dice: Dice, options: Options) -> State:
        seats = position.count_seats(data)
        self.check_seats(seats)
        state = new_game(self.setup(options, seats, dice), dice)
        position.fill(state, data, STEPS)
        if not state.agenda and "agenda" not in data:
            state.then(BUY_PHASE[state.seat] if state.in_buy_phase else ACTIONS[state.seat])
        state.settle()
        waiting.check_question(state)
        state.audit()
        return state


def new_game(setup: Setup, dice: Dice) -> State:
    """The Supply laid out, and each player's seven Coppers and three Estates, not yet shuffled. [DB-S1]"""
    state = State()
    state.setup = setup
    state.dice = dice
    state.piles = setup.piles[:]
    for _ in range(setup.seats):
        player = Player()
        player.discard = vec[i64]([COPPER] * COPPERS + [ESTATE] * ESTATES)
        state.players.append(player)
    return state


def _starter(options: Options, seats: int, dice: Dice) -> int:
    """Who begins: drawn, or named by the host. [DB-S4]"""
    start = options["start"]
    if start == "random":
        return dice.pick(seats, "start", 0)
    if int(start) > seats:
        raise BadSetup("no-option-value", {"option": "start", "value": start, "values": f"random, 1…{seats}"})
    return int(start) - 1


DOMINION: Final = Dominion()
