"""One search for all games: guarded rollouts.

Each candidate is played out by the policy in the same imagined worlds as the policy's own move, so that luck
is the same for both and only the difference counts. The worse half of the candidates is left out again and
again, and the policy's move stays unless another one is better by more than chance explains.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.bots.bot import Bot, Eyes
from cairn.bots.policy import Policy, play_by_policy
from cairn.core.dice import MASK, QuickStream, mix
from cairn.core.game import Move

FEWEST_WORLDS: Final[i64] = 4
"""Worlds of the first stage, however many candidates there are."""


@final
class Budget:
    """How much a search may think, and when it believes what it found."""

    def __init__(self, playouts: int, most: int = 16, guard: float = 1.0, longest: int = 100_000) -> None:
        self.playouts: Final[i64] = playouts
        """Playouts per decision."""
        self.most: Final = most
        """Candidates at the start."""
        self.guard: Final = guard
        """The standard errors by which a move must beat the policy's."""
        self.longest: Final = longest
        """Moves of a playout."""


@final
class Gains:
    """What each candidate gained over the policy's move, world by world."""

    def __init__(self, n: int) -> None:
        self.total: Final = vec[float]([0.0] * n)
        self.squares: Final = vec[float]([0.0] * n)
        self.worlds: Final = vec[i64]([0] * n)

    def add(self, i: i64, gain: float) -> None:
        """One more world."""
        self.total[i] += gain
        self.squares[i] += gain * gain
        self.worlds[i] += 1

    def mean(self, i: i64) -> float:
        """The average gain of a candidate."""
        return self.total[i] / float(self.worlds[i]) if self.worlds[i] > 0 else 0.0

    def error(self, i: i64) -> float:
        """The standard error of that average."""
        n: i64 = self.worlds[i]
        if n < 2:
            return 1e9
        mean: float = self.mean(i)
        variance: float = (self.squares[i] / float(n) - mean * mean) * float(n) / float(n - 1)
        return float((variance / float(n)) ** 0.5) if variance > 0.0 else 0.0


@final
class Search:
    """A search in a position that a seat sees; `run` thinks, and the rest tells what it found."""

    def __init__(self, eyes: Eyes, policy: Policy, budget: Budget, seed: int) -> None:
        self.eyes: Final = eyes
        self.policy: Final = policy
        self.budget: Final = budget
        self.seed: Final = seed
        self.moves: Final = policy.candidates(eyes.imagine(0), budget.most)
        self.gains: Final = Gains(len(self.moves))
        self.worlds: i64 = 0
        """Worlds that were imagined so far."""

    def run(self) -> Move:
        """The move to play: the policy's own, or one that is clearly better."""
        live = list(range(len(self.moves)))
        stages = max(1, (len(live) - 1).bit_length())
        for stage in range(stages):
            if len(live) == 1:
                break
            share: i64 = self.budget.playouts // (stages * len(live))
            self._play(live, share if share > FEWEST_WORLDS else FEWEST_WORLDS)
            if stage < stages - 1:
                live = [0, *self._better_half(live[1:])]
        return self.moves[self.best()]

    def _play(self, live: list[int], worlds: i64) -> None:
        """Play the candidates out in n more worlds."""
        for _ in range(int(worlds)):
            seed: i64 = mix(mix(self.seed & int(MASK), 7), self.worlds)
            self.worlds += 1
            first = self.eyes.imagine(int(seed))
            base: float = 0.0
            for i in live:
                world = first if i == live[-1] else first.clone()
                world.push(self.moves[i])
                play_by_policy(world, self.policy, QuickStream(seed), self.budget.longest)
                worth = self.policy.worth(world, self.eyes.seat)
                if i == 0:
                    base = worth
                self.gains.add(i, worth - base)

    def _better_half(self, others: list[int]) -> list[int]:
        """The candidates with the greater gains; as many go as stay, or one fewer."""
        ranked = sorted([(-self.gains.mean(i), i) for i in others])
        return sorted([i for _, i in ranked[: (len(others) + 1) // 2]])

    def best(self) -> int:
        """The candidate to play, by its place: 0, unless the gain of another one is clear."""
        best = 0
        gain = 0.0
        for i in range(1, len(self.moves)):
            if self.gains.mean(i) > gain and self.gains.mean(i) > self.budget.guard * self.gains.error(i):
                best = i
                gain = self.gains.mean(i)
        return best


@final
class SearchBot(Bot):
    """Thinks before it moves; the same view and seed give the same move."""

    def __init__(self, policy: Policy, budget: Budget, seed: int = 0) -> None:
        self.policy: Final = policy
        self.budget: Final = budget
        self.seed: Final = seed

    def choose(self, eyes: Eyes) -> Move:
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        return Search(eyes, self.policy, self.budget, self.seed).run()
