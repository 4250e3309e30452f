"""The net of Lost Cities: a policy that was learnt, in whole numbers, so that it moves the same everywhere.

One encoder reads each colour; what it finds is added up, put beside the facts of the table, and told to each
colour again, which then answers for its own moves. So colours that change places change their answers with
them. `research/lost_cities` has the training.
"""

from pathlib import Path
from typing import Final, final

from librt.strings import read_i16_le
from librt.vecs import vec
from mypy_extensions import i64

from cairn.bots.policy import Policy
from cairn.core import game as core
from cairn.core.components import own_tables
from cairn.core.dice import QuickStream
from cairn.core.game import Move
from cairn.games.lost_cities.bots.choices import CHOICES, CHOICES_A_COLOUR, choice_of
from cairn.games.lost_cities.bots.features import COLOUR_SIZE, SIZE, TABLE_SIZE, Features
from cairn.games.lost_cities.rules.moves import DEAL_STEP
from cairn.games.lost_cities.rules.pieces import MOST_COLOURS
from cairn.games.lost_cities.rules.state import State

WIDTH: Final = 96
# Numbers come in units of 1/64, weights and what lies between two layers in units of 1/4096.
_NUMBER_BITS: Final[i64] = 6
_WEIGHT_BITS: Final[i64] = 12

# Where the parts begin in the file of the weights; each has a row of WIDTH for each of its inputs.
_COLOUR: Final = 0
_TABLE: Final = _COLOUR + COLOUR_SIZE * WIDTH
_FIRST_BIAS: Final = _TABLE + TABLE_SIZE * WIDTH
_WHOLE: Final = _FIRST_BIAS + WIDTH
_FACTS: Final = _WHOLE + WIDTH * WIDTH
_WHOLE_BIAS: Final = _FACTS + TABLE_SIZE * WIDTH
_AGAIN: Final = _WHOLE_BIAS + WIDTH
_TOLD: Final = _AGAIN + WIDTH * WIDTH
_SECOND_BIAS: Final = _TOLD + WIDTH * WIDTH
_ANSWER: Final = _SECOND_BIAS + WIDTH
_ANSWER_BIAS: Final = _ANSWER + CHOICES_A_COLOUR * WIDTH
_DRAW: Final = _ANSWER_BIAS + CHOICES_A_COLOUR
_DRAW_BIAS: Final = _DRAW + WIDTH
WEIGHTS: Final = _DRAW_BIAS + 1


@final
class Net:
    """The weights, and memory for what lies between them and the answers."""

    def __init__(self, weights: vec[i64]) -> None:
        self.weights: Final = weights
        self.numbers: Final = vec[i64]([0] * SIZE)
        self.from_table: Final = vec[i64]([0] * WIDTH)
        """What the table says to the first layer of every colour."""
        self.first: Final = vec[i64]([0] * (MOST_COLOURS * WIDTH))
        self.whole: Final = vec[i64]([0] * WIDTH)
        self.from_whole: Final = vec[i64]([0] * WIDTH)
        """What all colours together say to the second layer of each."""
        self.second: Final = vec[i64]([0] * WIDTH)
        self.of_colour: i64 = -1
        """The colour whose second layer that is."""

    def read(self, features: Features, s: State) -> None:
        """Look at a position: the numbers, the first layer of every colour, and the whole."""
        features.fill(s, self.numbers, 0)
        self.of_colour = -1
        table: i64 = MOST_COLOURS * COLOUR_SIZE
        self._set_bias(self.from_table, _FIRST_BIAS, _NUMBER_BITS)
        self._add(self.numbers, table, TABLE_SIZE, _TABLE, self.from_table, 0)
        total = self.second
        i: i64 = 0
        while i < WIDTH:
            total[i] = 0
            i += 1
        colour: i64 = 0
        while colour < s.settings.colours:
            at: i64 = colour * WIDTH
            i = 0
            while i < WIDTH:
                self.first[at + i] = self.from_table[i]
                i += 1
            self._add(self.numbers, colour * COLOUR_SIZE, COLOUR_SIZE, _COLOUR, self.first, at)
            i = at
            while i < at + WIDTH:
                h: i64 = self.first[i]
                h = h >> _NUMBER_BITS if h > 0 else 0
                self.first[i] = h
                total[i - at] += h
                i += 1
            colour += 1
        self._finish_whole(total, table)

    def _finish_whole(self, total: vec[i64], table: i64) -> None:
        """The whole from all first layers and the table, and what it says to the second ones."""
        whole = self.whole
        self._set_bias(whole, _WHOLE_BIAS, _NUMBER_BITS)
        self._add(self.numbers, table, TABLE_SIZE, _FACTS, whole, 0)
        i: i64 = 0
        while i < WIDTH:
            whole[i] = whole[i] << (_WEIGHT_BITS - _NUMBER_BITS)
            i += 1
        self._add(total, 0, WIDTH, _WHOLE, whole, 0)
        i = 0
        while i < WIDTH:
            h: i64 = whole[i]
            whole[i] = h >> _WEIGHT_BITS if h > 0 else 0
            i += 1
        self._set_bias(self.from_whole, _SECOND_BIAS, _WEIGHT_BITS)
        self._add(whole, 0, WIDTH, _TOLD, self.from_whole, 0)

    def answer(self, choice: i64) -> i64:
        """How much the net likes an answer; more is better."""
        weights = self.weights
        if choice == CHOICES - 1:
            return self._dot(self.whole, _DRAW) + (weights[_DRAW_BIAS] << _WEIGHT_BITS)
        colour: i64 = choice // CHOICES_A_COLOUR
        if colour != self.of_colour:
            self._look_again(colour)
        row: i64 = choice - colour * CHOICES_A_COLOUR
        return self._dot(self.second, _ANSWER + row * WIDTH) + (weights[_ANSWER_BIAS + row] << _WEIGHT_BITS)

    def _look_again(self, colour: i64) -> None:
        """The second layer of a colour."""
        second = self.second
        i: i64 = 0
        while i < WIDTH:
            second[i] = self.from_whole[i]
            i += 1
        self._add(self.first, colour * WIDTH, WIDTH, _AGAIN, second, 0)
        i = 0
        while i < WIDTH:
            h: i64 = second[i]
            second[i] = h >> _WEIGHT_BITS if h > 0 else 0
            i += 1
        self.of_colour = colour

    def _set_bias(self, out: vec[i64], bias: i64, bits: i64) -> None:
        weights = self.weights
        i: i64 = 0
        while i < WIDTH:
            out[i] = weights[bias + i] << bits
            i += 1

    def _add(self, numbers: vec[i64], start: i64, n: i64, rows: i64, out: vec[i64], at: i64) -> None:
        """Add n numbers times their rows of weights; most numbers are 0."""
        weights = self.weights
        k: i64 = 0
        while k < n:
            number: i64 = numbers[start + k]
            if number != 0:
                row: i64 = rows + k * WIDTH - at
                i: i64 = at
                while i < at + WIDTH:
                    out[i] += number * weights[row + i]
                    i += 1
            k += 1

    def _dot(self, numbers: vec[i64], row: i64) -> i64:
        weights = self.weights
        total: i64 = 0
        i: i64 = 0
        while i < WIDTH:
            total += numbers[i] * weights[row + i]
            i += 1
        return total


@final
class NetPolicy(Policy):
    """Plays what the net likes best."""

    def __init__(self, weights: vec[i64]) -> None:
        self.net: Final = Net(weights)
        self.features: Final = Features()

    def move(self, state: core.State, stream: QuickStream) -> Move:
        return self._ranked(state)[0]

    def candidates(self, state: core.State, most: int) -> list[Move]:
        moves = self._ranked(state)
        return moves[:most]

    def is_end(self, state: core.State) -> bool:
        assert isinstance(state, State)
        return state.step == DEAL_STEP

    def _ranked(self, state: core.State) -> list[Move]:
        """The options, the best one first."""
        assert isinstance(state, State)
        moves = state.options()
        if len(moves) == 1:
            return moves
        liked = self.likes(state, moves)
        return [move for _, move in sorted([(-liked[i], moves[i]) for i in range(len(moves))])]

    def likes(self, state: State, moves: list[Move]) -> list[int]:
        """How much the net likes each of these moves, in units of 2⁻²⁴ of a logit."""
        self.net.read(self.features, state)
        # By their answers, so that the moves of a colour come together and it is looked at once.
        answers = sorted([(int(choice_of(moves[i])), i) for i in range(len(moves))])
        liked = [0] * len(moves)
        for choice, i in answers:
            liked[i] = int(self.net.answer(choice))
        return liked


def read_weights(data: bytes) -> vec[i64]:
    """The weights of a file: two bytes each, the lower one first."""
    if len(data) != 2 * WEIGHTS:
        raise ValueError(f"{WEIGHTS} weights have {2 * WEIGHTS} bytes, not {len(data)}")
    return vec[i64]([int(read_i16_le(data, i)) for i in range(0, len(data), 2)])


def trained() -> NetPolicy:
    """The policy with the weights of the house."""
    return NetPolicy(_weights())


_kept: list[vec[i64]] = []


def _weights() -> vec[i64]:
    """The weights of the house, read once."""
    if not _kept:
        _kept.append(read_weights(Path(own_tables("lost_cities"), "net.bin").read_bytes()))
    return _kept[0]
