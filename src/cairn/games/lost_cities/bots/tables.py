"""Many tables of Lost Cities at once, for training: numbers in flat memory, one move per table at a time.

Forced moves, and those of a rival that plays by the rule policy, are made here.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.dice import MASK, QuickDice, QuickStream, mix
from cairn.games.lost_cities.bots.choices import CHOICES, choice_of, move_of
from cairn.games.lost_cities.bots.features import SIZE, Features
from cairn.games.lost_cities.bots.hidden import HIDDEN_SIZE, fill_hidden, has_choice
from cairn.games.lost_cities.bots.policy import LostCitiesPolicy
from cairn.games.lost_cities.rules.moves import DEAL, DEAL_STEP, DRAW, DRAW_STEP, MATCH_OVER
from cairn.games.lost_cities.rules.pieces import MOST_COLOURS
from cairn.games.lost_cities.rules.settings import Settings
from cairn.games.lost_cities.rules.state import State, new_match

NO_RIVAL: Final[i64] = -1


@final
class Tables:
    """Tables that wait for a decision each; the numbers of all of them are in the same vectors."""

    def __init__(self, settings: list[Settings], seed: int, again: bool, labels: bool) -> None:
        n = len(settings)
        self.n: Final[i64] = n
        self.settings: Final = settings
        self.seed: Final = seed
        self.again: Final = again
        """Whether a finished game is followed by the next one."""
        self.labels: Final = labels
        """Whether the rule policy says what it would do."""
        self.features: Final = Features()
        self.policy: Final = LostCitiesPolicy()
        self.stream: Final = QuickStream(0)
        self.states: list[State] = [State() for _ in range(n)]
        self.numbers: Final = vec[i64]([0] * (n * SIZE))
        self.hidden: Final = vec[i64]([0] * (n * MOST_COLOURS * HIDDEN_SIZE))
        self.legal: Final = vec[i64]([0] * (n * CHOICES))
        self.label: Final = vec[i64]([0] * n)
        self.seat: Final = vec[i64]([0] * n)
        self.ahead: Final = vec[i64]([0] * n)
        """The points by which the seat to move is ahead."""
        self.rival: Final = vec[i64]([NO_RIVAL] * n)
        """The seat that plays by the rule policy."""
        self.games: Final = vec[i64]([0] * n)
        """Games that were begun."""
        self.ended: Final = vec[i64]([0] * n)
        """Whether the last step ended a game."""
        self.result: Final = vec[i64]([0] * n)
        """The points by which seat 1 won it."""
        self.turns: Final = vec[i64]([0] * n)
        """Its turns."""

    def begin(self, i: i64, seed: int, rival: i64) -> None:
        """Deal a game at a table."""
        state = new_match(self.settings[i], QuickDice(seed))
        state.push(DEAL)
        self.states[i] = state
        self.rival[i] = rival
        self.games[i] += 1

    def seed_of(self, i: i64) -> int:
        """The seed of the next game at a table."""
        return int(mix(mix(mix(3, self.seed & int(MASK)), i), self.games[i]))

    def look(self) -> None:
        """Play on to the first decision of each table."""
        i: i64 = 0
        while i < self.n:
            self.ended[i] = 0
            self._advance(i)
            i += 1

    def step(self, choices: list[int]) -> None:
        """Make one move at each table that is not over, and play on to its next decision."""
        i: i64 = 0
        while i < self.n:
            self.ended[i] = 0
            if self.states[i].step != MATCH_OVER:
                self.states[i].push(int(move_of(choices[i])))
                self._advance(i)
            i += 1

    def is_over(self, i: int) -> bool:
        """Whether nothing is left to decide."""
        return self.states[i].step == MATCH_OVER

    def _advance(self, i: i64) -> None:
        while True:
            s = self.states[i]
            if s.step == MATCH_OVER:
                game = s.finished[0]
                self.ended[i] = 1
                self.result[i] = game[0] - game[1]
                self.turns[i] = s.turn
                if not self.again:
                    return
                # A rival changes seats from game to game.
                rival: i64 = self.rival[i]
                self.begin(i, self.seed_of(i), 1 - rival if rival >= 0 else rival)
            elif s.step == DEAL_STEP:
                s.push(DEAL)
            elif s.seat == self.rival[i]:
                s.push(self.policy.move(s, self.stream))
            elif s.step == DRAW_STEP and not has_choice(s):
                s.push(DRAW)
            else:
                break
        self._observe(i)

    def _observe(self, i: i64) -> None:
        s = self.states[i]
        self.features.fill(s, self.numbers, i * SIZE)
        fill_hidden(s, self.hidden, i * MOST_COLOURS * HIDDEN_SIZE)
        at: i64 = i * CHOICES
        last: i64 = at + CHOICES
        while at < last:
            self.legal[at] = 0
            at += 1
        for move in s.options():
            self.legal[i * CHOICES + choice_of(move)] = 1
        self.seat[i] = s.seat
        points = s.points(int(s.seat)) - s.points(int(1 - s.seat))
        self.ahead[i] = points
        if self.labels:
            self.label[i] = choice_of(self.policy.move(s, self.stream))
