"""The judge of Lost Cities: by how many points the seat to move will win, if both go on as the net plays.

It looks at an imagined position with all its cards, and so says at once what a playout would say on average.
"""

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.bots.policy import Policy, points_ahead
from cairn.core import game as core
from cairn.core.components import own_tables
from cairn.core.dice import QuickStream
from cairn.core.game import Move, Seat
from cairn.games.lost_cities.bots.features import COLOUR_SIZE, SIZE, TABLE_SIZE, Features
from cairn.games.lost_cities.bots.hidden import HIDDEN_SIZE, fill_hidden, has_choice
from cairn.games.lost_cities.bots.layers import (
    NUMBER_BITS,
    WEIGHT_BITS,
    Weights,
    add_rows,
    dot,
    set_row,
    unpack_positive,
)
from cairn.games.lost_cities.bots.net import WIDTH, NetPolicy, trained
from cairn.games.lost_cities.rules.moves import DRAW, DRAW_STEP, PLACE_STEP
from cairn.games.lost_cities.rules.pieces import MOST_COLOURS
from cairn.games.lost_cities.rules.state import State

POINTS: Final = 50.0
"""The points that are 1 to the judge."""
_HALF: Final[i64] = WIDTH // 2
# The table has one number more: whether the other seat plays by the rule policy. Here it never does.
_COLOUR: Final = 0
_HIDDEN: Final = _COLOUR + COLOUR_SIZE
_TABLE: Final = _HIDDEN + HIDDEN_SIZE
_FIRST_BIAS: Final = _TABLE + TABLE_SIZE + 1
_AGAIN: Final = _FIRST_BIAS + 1
_SECOND_BIAS: Final = _AGAIN + WIDTH
_WHOLE: Final = _SECOND_BIAS + 1
_FACTS: Final = _WHOLE + WIDTH
_WHOLE_BIAS: Final = _FACTS + TABLE_SIZE + 1
ROWS: Final = _WHOLE_BIAS + 1
WEIGHTS: Final = ROWS * WIDTH + WIDTH + 1


@final
class Judge:
    """What lies between the numbers of a position and the guess; filled again at each call."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.features: Final = Features()
        self.numbers: Final = vec[i64]([0] * SIZE)
        self.hidden: Final = vec[i64]([0] * (MOST_COLOURS * HIDDEN_SIZE))
        self.sums: Final = vec[i64]([0] * (WIDTH // 2))
        self.from_table: Final = vec[i64]([0] * (WIDTH // 2))
        self.layer: Final = vec[i64]([0] * WIDTH)
        self.total: Final = vec[i64]([0] * WIDTH)

    def guess(self, s: State) -> float:
        """The points by which the seat to move will do better than it stands now."""
        self.features.fill(s, self.numbers, 0)
        fill_hidden(s, self.hidden, 0)
        words = self.weights.words
        table: i64 = MOST_COLOURS * COLOUR_SIZE
        set_row(words, _FIRST_BIAS * _HALF, _HALF, NUMBER_BITS, self.from_table)
        add_rows(words, _TABLE * _HALF, _HALF, self.numbers, table, TABLE_SIZE, self.from_table)
        i: i64 = 0
        while i < WIDTH:
            self.total[i] = 0
            i += 1
        colour: i64 = 0
        while colour < s.settings.colours:
            self._colour(colour)
            colour += 1
        sums = self.sums
        set_row(words, _WHOLE_BIAS * _HALF, _HALF, NUMBER_BITS, sums)
        add_rows(words, _FACTS * _HALF, _HALF, self.numbers, table, TABLE_SIZE, sums)
        set_row(sums, 0, _HALF, WEIGHT_BITS - NUMBER_BITS, sums)
        add_rows(words, _WHOLE * _HALF, _HALF, self.total, 0, WIDTH, sums)
        unpack_positive(sums, _HALF, WEIGHT_BITS, self.layer, 0)
        last = self.weights.last
        guess: i64 = dot(last, 0, self.layer, WIDTH) + (last[WIDTH] << WEIGHT_BITS)
        # A power of two divides without rounding.
        return float(guess) / 4194304.0 * POINTS

    def _colour(self, colour: i64) -> None:
        """Both layers of a colour, added to the total."""
        words = self.weights.words
        sums = self.sums
        set_row(self.from_table, 0, _HALF, 0, sums)
        add_rows(words, _COLOUR, _HALF, self.numbers, colour * COLOUR_SIZE, COLOUR_SIZE, sums)
        add_rows(words, _HIDDEN * _HALF, _HALF, self.hidden, colour * HIDDEN_SIZE, HIDDEN_SIZE, sums)
        unpack_positive(sums, _HALF, NUMBER_BITS, self.layer, 0)
        set_row(words, _SECOND_BIAS * _HALF, _HALF, WEIGHT_BITS, sums)
        add_rows(words, _AGAIN * _HALF, _HALF, self.layer, 0, WIDTH, sums)
        unpack_positive(sums, _HALF, WEIGHT_BITS, self.layer, 0)
        i: i64 = 0
        while i < WIDTH:
            self.total[i] += self.layer[i]
            i += 1


@final
class JudgedPolicy(Policy):
    """For a search: the net plays, and where a playout is cut short the judge says what would come of it."""

    def __init__(self) -> None:
        self.net: Final[NetPolicy] = trained()
        self.judge: Final = Judge(_weights())

    def move(self, state: core.State, stream: QuickStream) -> Move:
        return self.net.move(state, stream)

    def candidates(self, state: core.State, most: int) -> list[Move]:
        return self.net.candidates(state, most)

    def is_end(self, state: core.State) -> bool:
        return self.net.is_end(state)

    def worth(self, state: core.State, seat: Seat) -> float:
        assert isinstance(state, State)
        world = state
        if world.step == DRAW_STEP and not has_choice(world):
            # The judge has learnt to look at decisions.
            world = world.clone()
            world.push(DRAW)
        now = points_ahead(world, seat)
        if world.step != PLACE_STEP and world.step != DRAW_STEP:
            return now
        guess = self.judge.guess(world)
        return now + guess if world.seat == seat else now - guess


_read: list[Weights] = []


def _weights() -> Weights:
    """The weights of the house, read once."""
    if not _read:
        _read.append(Weights(Path(own_tables("lost_cities"), "judge.bin").read_bytes(), ROWS, WIDTH, WEIGHTS))
    return _read[0]
