"""The net of Lost Cities: a policy that was learnt, in whole numbers, so that it moves the same everywhere.

One encoder reads each colour; what it finds is added up, put beside the facts of the table, and told to each
colour again, which then answers for its own moves. So colours that change places change their answers with
them. `research/lost_cities` has the training.
"""

from math import exp
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.bots.bot import Reason
from cairn.bots.policy import Policy, rounded
from cairn.core import game as core
from cairn.core.components import own_tables
from cairn.core.dice import QuickStream
from cairn.core.errors import Args
from cairn.core.game import Move
from cairn.games.lost_cities.bots.choices import CHOICES, CHOICES_A_COLOUR, choice_of, is_routine
from cairn.games.lost_cities.bots.features import COLOUR_SIZE, SIZE, TABLE_SIZE, Features
from cairn.games.lost_cities.bots.layers import (
    NUMBER_BITS,
    WEIGHT_BITS,
    Weights,
    add_rows,
    dot,
    set_row,
    unpack_positive,
)
from cairn.games.lost_cities.rules.moves import DEAL_STEP
from cairn.games.lost_cities.rules.pieces import MOST_COLOURS
from cairn.games.lost_cities.rules.state import State

LOGIT: Final = 1 << 22
"""The unit of the answers: one logit."""
NO_LIMIT: Final = 1e6
"""More logits than any two answers are apart."""
WIDTH: Final = 96
_HALF: Final[i64] = WIDTH // 2
# The rows of WIDTH weights, one for each input of a layer and one for what is added to all of them.
_COLOUR: Final = 0
_TABLE: Final = _COLOUR + COLOUR_SIZE
_FIRST_BIAS: Final = _TABLE + TABLE_SIZE
_WHOLE: Final = _FIRST_BIAS + 1
_FACTS: Final = _WHOLE + WIDTH
_WHOLE_BIAS: Final = _FACTS + TABLE_SIZE
_AGAIN: Final = _WHOLE_BIAS + 1
_TOLD: Final = _AGAIN + WIDTH
_SECOND_BIAS: Final = _TOLD + WIDTH
ROWS: Final = _SECOND_BIAS + 1
# Then the weights of the answers, one output after the other.
_ANSWER: Final = 0
_ANSWER_BIAS: Final = _ANSWER + CHOICES_A_COLOUR * WIDTH
_DRAW: Final = _ANSWER_BIAS + CHOICES_A_COLOUR
_DRAW_BIAS: Final = _DRAW + WIDTH
WEIGHTS: Final = ROWS * WIDTH + _DRAW_BIAS + 1


@final
class Net:
    """What lies between the numbers of a position and the answers; filled again at each call."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.features: Final = Features()
        self.numbers: Final = vec[i64]([0] * SIZE)
        self.sums: Final = vec[i64]([0] * (WIDTH // 2))
        self.from_table: Final = vec[i64]([0] * (WIDTH // 2))
        """What the table says to the first layer of every colour."""
        self.from_whole: Final = vec[i64]([0] * (WIDTH // 2))
        """What all colours together say to the second layer of each."""
        self.first: Final = vec[i64]([0] * (MOST_COLOURS * WIDTH))
        self.total: Final = vec[i64]([0] * WIDTH)
        self.whole: Final = vec[i64]([0] * WIDTH)
        self.second: Final = vec[i64]([0] * WIDTH)
        self.of_colour: i64 = -1
        """The colour whose second layer that is."""

    def read(self, s: State) -> None:
        """Look at a position: the numbers, the first layer of every colour, and the whole."""
        self.features.fill(s, self.numbers, 0)
        self.of_colour = -1
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
            self._first(colour)
            colour += 1
        sums = self.sums
        set_row(words, _WHOLE_BIAS * _HALF, _HALF, NUMBER_BITS, sums)
        add_rows(words, _FACTS * _HALF, _HALF, self.numbers, table, TABLE_SIZE, sums)
        set_row(sums, 0, _HALF, WEIGHT_BITS - NUMBER_BITS, sums)
        add_rows(words, _WHOLE * _HALF, _HALF, self.total, 0, WIDTH, sums)
        unpack_positive(sums, _HALF, WEIGHT_BITS, self.whole, 0)
        set_row(words, _SECOND_BIAS * _HALF, _HALF, WEIGHT_BITS, self.from_whole)
        add_rows(words, _TOLD * _HALF, _HALF, self.whole, 0, WIDTH, self.from_whole)

    def _first(self, colour: i64) -> None:
        """The first layer of a colour, added to the total."""
        set_row(self.from_table, 0, _HALF, 0, self.sums)
        start: i64 = colour * COLOUR_SIZE
        add_rows(self.weights.words, _COLOUR, _HALF, self.numbers, start, COLOUR_SIZE, self.sums)
        at: i64 = colour * WIDTH
        unpack_positive(self.sums, _HALF, NUMBER_BITS, self.first, at)
        i: i64 = 0
        while i < WIDTH:
            self.total[i] += self.first[at + i]
            i += 1

    def _second(self, colour: i64) -> None:
        """The second layer of a colour."""
        set_row(self.from_whole, 0, _HALF, 0, self.sums)
        add_rows(self.weights.words, _AGAIN * _HALF, _HALF, self.first, colour * WIDTH, WIDTH, self.sums)
        unpack_positive(self.sums, _HALF, WEIGHT_BITS, self.second, 0)
        self.of_colour = colour

    def answer(self, choice: i64) -> i64:
        """How much the net likes an answer; more is better."""
        last = self.weights.last
        if choice == CHOICES - 1:
            return dot(last, _DRAW, self.whole, WIDTH) + (last[_DRAW_BIAS] << WEIGHT_BITS)
        colour: i64 = choice // CHOICES_A_COLOUR
        if colour != self.of_colour:
            self._second(colour)
        row: i64 = choice - colour * CHOICES_A_COLOUR
        return dot(last, row * WIDTH, self.second, WIDTH) + (last[_ANSWER_BIAS + row] << WEIGHT_BITS)


@final
class NetPolicy(Policy):
    """Plays what the net likes best."""

    def __init__(self, weights: Weights, doubt: float = NO_LIMIT) -> None:
        self.net: Final = Net(weights)
        self.doubt: Final = doubt
        """The logits by which a move may be behind the best one and still be a candidate."""

    def move(self, state: core.State, stream: QuickStream) -> Move:
        return self.candidates(state, 1)[0]

    def candidates(self, state: core.State, most: int) -> list[Move]:
        assert isinstance(state, State)
        moves = state.options()
        if len(moves) == 1:
            return moves
        liked = self.likes(state, moves)
        least = float(max(liked)) - self.doubt * float(LOGIT)
        ranked = sorted([(-liked[i], moves[i]) for i in range(len(moves)) if liked[i] >= least])
        return [move for _, move in ranked[:most]]

    def is_end(self, state: core.State) -> bool:
        assert isinstance(state, State)
        return state.step == DEAL_STEP

    def is_routine(self, state: core.State, move: Move) -> bool:
        return is_routine(move)

    def why(self, state: core.State, move: Move) -> Reason | None:
        """How sure the net is: the shares that it gives to the move and to the next best one."""
        assert isinstance(state, State)
        moves = state.options()
        liked = self.likes(state, moves)
        best = max(liked)
        weights = [exp(float(one - best) / float(LOGIT)) for one in liked]
        second = max([(liked[i], -i) for i in range(len(moves)) if moves[i] != move])
        other = -second[1]
        args: Args = {
            "share": rounded(100.0 * weights[moves.index(move)] / sum(weights)),
            "less": rounded(100.0 * weights[other] / sum(weights)),
            "instead": state.spell(moves[other]),
        }
        return Reason("lost-cities-reason-net", args)

    def likes(self, state: State, moves: list[Move]) -> list[int]:
        """How much the net likes each of these moves, in units of 2⁻²² of a logit."""
        self.net.read(state)
        # By their answers, so that the moves of a colour come together and it is looked at once.
        answers = sorted([(int(choice_of(moves[i])), i) for i in range(len(moves))])
        liked = [0] * len(moves)
        for choice, i in answers:
            liked[i] = int(self.net.answer(choice))
        return liked


def read_weights(data: bytes) -> Weights:
    """The weights of a file."""
    return Weights(data, ROWS, WIDTH, WEIGHTS)


_read: list[Weights] = []


def trained(doubt: float = NO_LIMIT) -> NetPolicy:
    """The policy with the weights of the house, which are read once."""
    if not _read:
        _read.append(read_weights(Path(own_tables("lost_cities"), "net.bin").read_bytes()))
    return NetPolicy(_read[0], doubt)
