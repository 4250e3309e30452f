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
from cairn.games.lost_cities.rules.moves import CAMP, DEAL, DEAL_STEP, DRAW, DRAW_STEP, PLACE_STEP, PLAY, TAKE
from cairn.games.lost_cities.rules.pieces import KINDS, MOST_COLOURS, takes
from cairn.games.lost_cities.rules.rules import ALL_KINDS, LOWEST, held_cards, takeable
from cairn.games.lost_cities.rules.state import State

LOGIT: Final = 1 << 22
"""The unit of the answers: one logit."""
NOTHING: Final[i64] = -(1 << 62)
"""Less than any answer."""
NO_LIMIT: Final = 1e6
"""More logits than any two answers are apart."""
WIDTH: Final = 96
"""Of each layer."""


def rows_of(width: int) -> int:
    """The rows of weights, one for each input of a layer and one for what is added to all of them."""
    return COLOUR_SIZE + TABLE_SIZE + 1 + width + TABLE_SIZE + 1 + 2 * width + 1


def weights_of(width: int) -> int:
    """All weights: the rows, then those of the answers, one output after the other."""
    return rows_of(width) * width + (CHOICES_A_COLOUR + 1) * (width + 1)


@final
class Net:
    """What lies between the numbers of a position and the answers; filled again at each call."""

    def __init__(self, weights: Weights) -> None:
        width = weights.width
        half = width // 2
        self.weights: Final = weights
        self.width: Final[i64] = width
        self.half: Final[i64] = half
        # Where the rows of each layer begin.
        self.table_at: Final[i64] = COLOUR_SIZE * half
        self.first_bias_at: Final[i64] = self.table_at + TABLE_SIZE * half
        self.whole_at: Final[i64] = self.first_bias_at + half
        self.facts_at: Final[i64] = self.whole_at + width * half
        self.whole_bias_at: Final[i64] = self.facts_at + TABLE_SIZE * half
        self.again_at: Final[i64] = self.whole_bias_at + half
        self.told_at: Final[i64] = self.again_at + width * half
        self.second_bias_at: Final[i64] = self.told_at + width * half
        # And the weights of the answers.
        self.answer_bias_at: Final[i64] = CHOICES_A_COLOUR * width
        self.draw_at: Final[i64] = self.answer_bias_at + CHOICES_A_COLOUR
        self.features: Final = Features()
        self.numbers: Final = vec[i64]([0] * SIZE)
        self.sums: Final = vec[i64]([0] * half)
        self.from_table: Final = vec[i64]([0] * half)
        """What the table says to the first layer of every colour."""
        self.from_whole: Final = vec[i64]([0] * half)
        """What all colours together say to the second layer of each."""
        self.first: Final = vec[i64]([0] * (MOST_COLOURS * width))
        self.total: Final = vec[i64]([0] * width)
        self.whole: Final = vec[i64]([0] * width)
        self.second: Final = vec[i64]([0] * width)
        self.of_colour: i64 = -1
        """The colour whose second layer that is."""

    def read(self, s: State) -> None:
        """Look at a position: the numbers, the first layer of every colour, and the whole."""
        self.features.fill(s, self.numbers, 0)
        self.of_colour = -1
        words = self.weights.words
        numbers = self.numbers
        half: i64 = self.half
        width: i64 = self.width
        table: i64 = MOST_COLOURS * COLOUR_SIZE
        set_row(words, self.first_bias_at, half, NUMBER_BITS, self.from_table)
        add_rows(words, self.table_at, half, numbers, table, TABLE_SIZE, self.from_table)
        i: i64 = 0
        while i < width:
            self.total[i] = 0
            i += 1
        colour: i64 = 0
        while colour < s.settings.colours:
            self._first(colour)
            colour += 1
        sums = self.sums
        set_row(words, self.whole_bias_at, half, NUMBER_BITS, sums)
        add_rows(words, self.facts_at, half, numbers, table, TABLE_SIZE, sums)
        set_row(sums, 0, half, WEIGHT_BITS - NUMBER_BITS, sums)
        add_rows(words, self.whole_at, half, self.total, 0, width, sums)
        unpack_positive(sums, half, WEIGHT_BITS, self.whole, 0)
        set_row(words, self.second_bias_at, half, WEIGHT_BITS, self.from_whole)
        add_rows(words, self.told_at, half, self.whole, 0, width, self.from_whole)

    def _first(self, colour: i64) -> None:
        """The first layer of a colour, added to the total."""
        half: i64 = self.half
        width: i64 = self.width
        total = self.total
        first = self.first
        set_row(self.from_table, 0, half, 0, self.sums)
        start: i64 = colour * COLOUR_SIZE
        add_rows(self.weights.words, 0, half, self.numbers, start, COLOUR_SIZE, self.sums)
        at: i64 = colour * width
        unpack_positive(self.sums, half, NUMBER_BITS, first, at)
        i: i64 = 0
        while i < width:
            total[i] += first[at + i]
            i += 1

    def look(self, colour: i64) -> None:
        """The second layer of a colour."""
        if colour == self.of_colour:
            return
        half: i64 = self.half
        set_row(self.from_whole, 0, half, 0, self.sums)
        start: i64 = colour * self.width
        add_rows(self.weights.words, self.again_at, half, self.first, start, self.width, self.sums)
        unpack_positive(self.sums, half, WEIGHT_BITS, self.second, 0)
        self.of_colour = colour

    def answer(self, choice: i64) -> i64:
        """How much the net likes an answer; more is better."""
        last = self.weights.last
        width: i64 = self.width
        if choice == CHOICES - 1:
            bias: i64 = last[self.draw_at + width]
            return dot(last, self.draw_at, self.whole, width) + (bias << WEIGHT_BITS)
        colour: i64 = choice // CHOICES_A_COLOUR
        self.look(colour)
        row: i64 = choice - colour * CHOICES_A_COLOUR
        bias = last[self.answer_bias_at + row]
        return dot(last, row * width, self.second, width) + (bias << WEIGHT_BITS)

    def move(self, s: State) -> i64:
        """The move that the net likes best; of two that it likes equally, the one with the lower number."""
        best: i64 = DRAW
        if s.step == PLACE_STEP:
            self.read(s)
            most: i64 = NOTHING
            held: i64 = held_cards(s)
            colour: i64 = 0
            while held != 0:
                ranks: i64 = held & ALL_KINDS
                expedition: i64 = s.expeditions[s.seat * MOST_COLOURS + colour]
                while ranks != 0:
                    rank: i64 = LOWEST[ranks]
                    ranks &= ranks - 1
                    choice: i64 = colour * CHOICES_A_COLOUR + rank
                    card: i64 = colour * KINDS + rank
                    if takes(expedition, rank):
                        likes: i64 = self.answer(choice)
                        if likes > most or (likes == most and PLAY + card < best):
                            most = likes
                            best = PLAY + card
                    likes = self.answer(choice + KINDS)
                    if likes > most:
                        most = likes
                        best = CAMP + card
                held >>= KINDS
                colour += 1
        elif s.step == DRAW_STEP:
            camps: i64 = takeable(s)
            if camps != 0:
                self.read(s)
                most = self.answer(CHOICES - 1)
                colour = 0
                while camps != 0:
                    if camps & 1 == 1:
                        likes = self.answer(colour * CHOICES_A_COLOUR + 2 * KINDS)
                        if likes > most:
                            most = likes
                            best = TAKE + colour
                    camps >>= 1
                    colour += 1
        else:
            best = DEAL
        return best


@final
class NetPolicy(Policy):
    """Plays what the net likes best."""

    def __init__(self, weights: Weights, doubt: float = NO_LIMIT) -> None:
        self.net: Final = Net(weights)
        self.doubt: Final = doubt
        """The logits by which a move may be behind the best one and still be a candidate."""

    def move(self, state: core.State, stream: QuickStream) -> Move:
        assert isinstance(state, State)
        return self.net.move(state)

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
    return Weights(data, rows_of(WIDTH), WIDTH, weights_of(WIDTH))


_read: list[Weights] = []


def trained(doubt: float = NO_LIMIT) -> NetPolicy:
    """The policy with the weights of the house, which are read once."""
    if not _read:
        _read.append(read_weights(Path(own_tables("lost_cities"), "net.bin").read_bytes()))
    return NetPolicy(_read[0], doubt)
