"""The search with one of its parts left out or added, as bots for the arena: is each part worth its place?

    uv run cairn arena dominion search:playouts=64 bench/search_parts.py:separate_64 --deals 20

`flat_64` is the search itself, `equal_64` gives every candidate the same share of the playouts, `separate_64`
plays every candidate out in worlds of its own, and `tree_64` spends the second half of its playouts on trees
below the four best candidates (PUCT, the policy's order as prior, availability counts). All of them have a
guard of one standard error and 16 candidates at most, and make the same number of playouts.
"""

from collections.abc import Callable
from math import sqrt

from cairn.bots.bot import Bot, Eyes
from cairn.bots.outlook import seed_of_world
from cairn.bots.policy import Policy, play_by_policy
from cairn.bots.search import FEWEST_WORLDS
from cairn.core.dice import QuickStream
from cairn.core.game import OVER, Move, State
from cairn.games import title

MOST = 16
GUARD = 1.0
SURVIVORS = 4
"""Candidates that get a tree."""
BRANCHES = 4
"""Moves that are looked at in a node, in the policy's order."""
EXPLORATION = 1.0


class Sample:
    """Numbers, of which the mean and its error are wanted."""

    def __init__(self) -> None:
        self.n = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """One more number."""
        self.n += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The average."""
        return self.total / self.n if self.n else 0.0

    @property
    def error(self) -> float:
        """The standard error of the average."""
        if self.n < 2:
            return 1e9
        variance = (self.squares / self.n - self.mean**2) * self.n / (self.n - 1)
        return sqrt(max(0.0, variance) / self.n)


class Flat(Bot):
    """Guarded rollouts, as the search does them."""

    halves = True
    shared = True

    def __init__(self, playouts: int, seed: int) -> None:
        self.playouts = playouts
        self.seed = seed

    def choose(self, eyes: Eyes) -> Move:
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        self.policy: Policy = title(eyes.view()["game"]).policy()
        self.eyes = eyes
        self.moves = self.policy.candidates(eyes.imagine(0), MOST)
        self.gains = [Sample() for _ in self.moves]
        self.worths = [Sample() for _ in self.moves]
        self.worlds = 0
        return self.moves[self.search()]

    def search(self) -> int:
        """The place of the candidate to play."""
        self.halve(self.playouts, 1)
        return self.best()

    def halve(self, playouts: int, fewest: int) -> list[int]:
        """Play the candidates out, leaving the worse half out again and again; those that are left."""
        live = list(range(len(self.moves)))
        stages = max(1, (len(live) - 1).bit_length()) if self.halves else 1
        for stage in range(stages):
            if len(live) == 1:
                break
            for _ in range(max(int(FEWEST_WORLDS), playouts // (stages * len(live)))):
                self.world(live)
            if stage < stages - 1 and len(live) > fewest:
                ranked = sorted((-self.gain(i)[0], i) for i in live[1:])
                live = [0, *sorted(i for _, i in ranked[: len(live) // 2])]
        return live

    def world(self, live: list[int]) -> None:
        """Play the candidates out in one more world, or each in one more of its own."""
        base = 0.0
        for i in live:
            number = self.worlds if self.shared else self.worlds * MOST + i
            seed = int(seed_of_world(self.seed, number))
            state = self.eyes.imagine(seed)
            state.push(self.moves[i])
            worth = self.end(state, i, QuickStream(seed))
            if i == 0:
                base = worth
            self.gains[i].add(worth - base)
            self.worths[i].add(worth)
        self.worlds += 1

    def end(self, state: State, candidate: int, stream: QuickStream) -> float:
        """What the position behind a candidate is worth, by one playout."""
        play_by_policy(state, self.policy, stream)
        return self.policy.worth(state, self.eyes.seat)

    def gain(self, i: int) -> tuple[float, float]:
        """The gain of a candidate over the policy's move, and its standard error."""
        if self.shared:
            return self.gains[i].mean, self.gains[i].error
        one, base = self.worths[i], self.worths[0]
        return one.mean - base.mean, sqrt(one.error**2 + base.error**2)

    def best(self) -> int:
        """The candidate that gains most, where that is clear; 0 elsewhere."""
        best, most = 0, 0.0
        for i in range(1, len(self.moves)):
            gain, error = self.gain(i)
            if self.gains[i].n >= FEWEST_WORLDS and gain > most and gain > GUARD * error:
                best, most = i, gain
        return best


class Equal(Flat):
    """All candidates have the same share of the playouts."""

    halves = False


class Separate(Flat):
    """Every candidate is played out in worlds of its own."""

    shared = False


class Node:
    """What is known after some moves: how often each next one was there, was tried, and what it brought."""

    def __init__(self) -> None:
        self.available: dict[Move, int] = {}
        self.tried: dict[Move, Sample] = {}
        self.below: dict[Move, Node] = {}


class Tree(Flat):
    """Half of the playouts as ever; then trees below the best candidates, in the same worlds for all."""

    def search(self) -> int:
        live = self.halve(self.playouts // 2, SURVIVORS)
        ranked = sorted((-self.gain(i)[0], i) for i in live[1:])
        live = [0, *sorted(i for _, i in ranked[: SURVIVORS - 1])]
        self.roots = {i: Node() for i in live}
        self.spread = max(1e-9, sqrt(self.worths[0].n) * self.worths[0].error)
        # The first half is a little more than that where every candidate must be seen a few times.
        left = self.playouts - sum(gain.n for gain in self.gains)
        for _ in range(max(0, left) // len(live)):
            self.world(live)
        return self.best()

    def end(self, state: State, candidate: int, stream: QuickStream) -> float:
        if not hasattr(self, "roots"):
            return super().end(state, candidate, stream)
        path: list[tuple[Node, Move, int]] = []
        node = self.roots[candidate]
        while (seat := state.to_move()) != OVER and not self.policy.is_end(state):
            moves = self.policy.candidates(state, BRANCHES)
            move = self.select(node, moves)
            path.append((node, move, seat))
            state.push(move)
            if move not in node.below:
                node.below[move] = Node()
                break
            node = node.below[move]
        play_by_policy(state, self.policy, stream)
        for passed, move, seat in path:
            passed.tried.setdefault(move, Sample()).add(self.policy.worth(state, seat))
        return self.policy.worth(state, self.eyes.seat)

    def select(self, node: Node, moves: list[Move]) -> Move:
        """The move with the highest bound; what has not been tried counts as the policy's own does."""
        for move in moves:
            node.available[move] = node.available.get(move, 0) + 1
        shares = [0.5**rank for rank in range(len(moves))]
        first = node.tried.get(moves[0])
        start = first.mean if first else 0.0

        def bound(rank: int) -> float:
            move = moves[rank]
            tried = node.tried.get(move)
            mean = tried.mean if tried else start
            times = tried.n if tried else 0
            prior = shares[rank] / sum(shares)
            return mean + EXPLORATION * self.spread * prior * sqrt(node.available[move]) / (1 + times)

        return moves[max(range(len(moves)), key=lambda rank: (bound(rank), -rank))]

    def choose(self, eyes: Eyes) -> Move:
        if hasattr(self, "roots"):
            del self.roots
        return super().choose(eyes)


KINDS = {"flat": Flat, "equal": Equal, "separate": Separate, "tree": Tree}


def __getattr__(name: str) -> Callable[[int], Bot]:
    """`tree_300`: a bot with that many playouts."""
    kind, _, playouts = name.partition("_")
    if kind not in KINDS or not playouts.isdigit():
        raise AttributeError(f"no bot {name} here: one of {', '.join(KINDS)}, then _ and the playouts")
    return lambda seed: KINDS[kind](int(playouts), seed)
