"""One search for all games: guarded rollouts.

Each candidate is played out by the policy in the same imagined worlds as the policy's own move, so that luck
is the same for both and only the difference counts. The worse half of the candidates is left out again and
again, and the policy's move stays unless another one is better by more than chance explains.

Worlds are numbered, and what is found in them is counted in the order of their numbers: so the answer does
not depend on how many processes play them (`Hands`).
"""

from time import monotonic
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from cairn.bots.bot import Bot, Eyes, Reason
from cairn.bots.gains import Gains
from cairn.bots.outlook import of_choice, of_policy, seed_of_world
from cairn.bots.policy import Policy, play_by_policy, points_ahead
from cairn.core.dice import QuickStream
from cairn.core.game import Move, State

FEWEST_WORLDS: Final[i64] = 4
"""Worlds of the first stage, however many candidates there are; what has seen fewer is not believed."""
DROPPED: Final = 1.0
"""The standard errors by which a candidate is behind the best one when a race goes on without it."""
CLEAR: Final = 1.5
"""The standard errors above the guard at which a race ends before its time."""


@final
class Budget:
    """How much a search may think, and when it believes what it found."""

    def __init__(
        self,
        playouts: int,
        most: int = 16,
        guard: float = 1.0,
        longest: int = 100_000,
        ceiling: float = 0.0,
        round_of: int = 0,
    ) -> None:
        self.playouts: Final[i64] = playouts
        """Playouts per decision."""
        self.most: Final = most
        """Candidates at the start."""
        self.guard: Final = guard
        """The standard errors by which a move must beat the policy's."""
        self.longest: Final = longest
        """Moves of a playout."""
        self.ceiling: Final = ceiling
        """Seconds after which a search plays what it has found so far; 0: it always finishes."""
        self.round_of: Final = round_of
        """Worlds after which what is clearly behind is left out; 0: the worse half is, again and again."""

    def within(self, ceiling: float) -> "Budget":
        """The same, and no longer than these seconds."""
        return Budget(int(self.playouts), self.most, self.guard, self.longest, ceiling, self.round_of)


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Somebody who is told how far a search has come."""

    def see(self, done: float) -> None:
        """The part of the thinking that is done, from 0 to 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hands:
    """Others who play worlds of a search out at the same time; here there are none."""

    def begin(self, search: "Search", live: list[int], first: int, last: int) -> int:
        """Let them play the candidates out in worlds of these numbers, the last not among them.

        The answer n says what is left to us: of each n worlds the one whose number n divides.
        """
        return 1

    def finish(self, outcomes: list[list[float]]) -> None:
        """Write what they found to the places of its worlds, as `play_world` says it; the rest is empty."""


@final
class Search:
    """A search in a position that a seat sees; `run` thinks, and the rest tells what it found."""

    def __init__(
        self,
        eyes: Eyes,
        policy: Policy,
        budget: Budget,
        seed: int,
        watcher: Watcher | None = None,
        hands: Hands | None = None,
    ) -> None:
        self.eyes: Final = eyes
        self.policy: Final = policy
        self.budget: Final = budget
        self.seed: Final = seed
        self.world: Final[State] = eyes.imagine(0)
        """The position as it may be: a reason is thought of when the true one has moved on."""
        self.moves: Final = policy.candidates(self.world, budget.most)
        self.gains: Final = Gains(len(self.moves))
        self.leads: Final[list[list[float]]] = [[] for _ in self.moves]
        """The points ahead at the end, by candidates and worlds."""
        self.watcher: Final = watcher
        self.hands: Final = hands
        self.worlds: i64 = 0
        """Worlds that were imagined so far."""
        self.played: i64 = 0
        """Playouts so far."""
        self.ahead: i64 = 0
        """Playouts that are not counted yet, those of others among them if they are as fast as we are."""
        self.parts: i64 = 1
        """How many play at the same time."""
        self.shown: float = 0.0
        """How far somebody was told that it has come: it never goes back."""
        self.until: float = 0.0
        """When the time for thinking is over, on the clock of `monotonic`; 0: never."""

    def run(self) -> Move:
        """The move to play: the policy's own, or one that is clearly better."""
        self.until = monotonic() + self.budget.ceiling if self.budget.ceiling > 0.0 else 0.0
        live = list(range(len(self.moves)))
        if self.budget.round_of > 0:
            self._race(live)
            return self.moves[self.best()]
        stages = max(1, (len(live) - 1).bit_length())
        for stage in range(stages):
            if len(live) == 1 or (stage > 0 and self._is_late()):
                break
            share: i64 = self.budget.playouts // (stages * len(live))
            self._play(live, share if share > FEWEST_WORLDS else FEWEST_WORLDS)
            if stage < stages - 1:
                live = [0, *self._better_half(live[1:])]
        return self.moves[self.best()]

    def _race(self, live: list[int]) -> None:
        """Round after round, leave out what is clearly behind, until one is left or it is clear who wins."""
        worlds: i64 = self.budget.round_of
        while len(live) > 1 and self.played + len(live) <= self.budget.playouts and not self._is_late():
            rest: i64 = (self.budget.playouts - self.played) // len(live)
            self._play(live, worlds if worlds < rest else rest)
            most = max([0.0] + [self.gains.mean(i) for i in live[1:]])
            live = [0] + [i for i in live[1:] if self.gains.mean(i) + DROPPED * self.gains.error(i) >= most]
            if len(live) == 2 and self.gains.mean(live[1]) > self._clear() * self.gains.error(live[1]):
                return

    def _clear(self) -> float:
        """The standard errors by which a gain is so clear that no more worlds are needed."""
        return self.budget.guard + CLEAR

    def _play(self, live: list[int], worlds: i64) -> None:
        """Play the candidates out in n more worlds; others may play some of them."""
        first: i64 = self.worlds
        outcomes: list[list[float]] = [[] for _ in range(int(worlds))]
        if self.hands is not None:
            self.parts = self.hands.begin(self, live, int(first), int(first + worlds))
        for n in range(int(worlds)):
            if (first + n) % self.parts == 0:
                outcomes[n] = self.play_world(live, int(first + n))
        if self.hands is not None:
            self.hands.finish(outcomes)
        # Nobody else plays now, and what the others could not do is left to us.
        self.parts = 1
        for n in range(int(worlds)):
            found = outcomes[n] if len(outcomes[n]) > 0 else self.play_world(live, int(first + n))
            self._note(live, found)
            # Leads are kept by the numbers of their worlds, so nothing may stand behind a gap.
            if len(found) < 2 * len(live):
                return

    def play_world(self, live: list[int], number: int) -> list[float]:
        """The worth and the lead of each candidate in turn, in one world; fewer of them once it is late."""
        found: list[float] = []
        if self._is_late():
            return found
        seed: i64 = seed_of_world(self.seed, number)
        first = self.eyes.imagine(int(seed))
        for i in live:
            # Interpreted, one world may take longer than the whole time.
            if self._is_late():
                break
            world = first if i == live[-1] else first.clone()
            world.push(self.moves[i])
            play_by_policy(world, self.policy, QuickStream(seed), self.budget.longest)
            found.append(self.policy.worth(world, self.eyes.seat))
            found.append(points_ahead(world, self.eyes.seat))
            if self.watcher is not None:
                self.ahead += self.parts
                self.watcher.see(self.done())
        return found

    def _note(self, live: list[int], found: list[float]) -> None:
        """Count what was found in the next world."""
        if len(found) == 0:
            return
        self.worlds += 1
        self.ahead = 0
        for n in range(len(found) // 2):
            self.gains.add(live[n], found[2 * n] - found[0])
            self.leads[live[n]].append(found[2 * n + 1])
            self.played += 1

    def done(self) -> float:
        """The part of the thinking that is done: of the playouts or of the time, whichever ends first."""
        part = float(self.played + self.ahead) / float(self.budget.playouts)
        if self.until > 0.0:
            part = max(part, 1.0 - (self.until - monotonic()) / self.budget.ceiling)
        self.shown = max(self.shown, min(1.0, part))
        return self.shown

    def _is_late(self) -> bool:
        """Whether the time for thinking is over."""
        return self.until > 0.0 and monotonic() >= self.until

    def _better_half(self, others: list[int]) -> list[int]:
        """The candidates with the greater gains; as many go as stay, or one fewer."""
        ranked = sorted([(-self.gains.mean(i), i) for i in others])
        return sorted([i for _, i in ranked[: (len(others) + 1) // 2]])

    def best(self) -> int:
        """The candidate to play, by its place: 0, unless the gain of another one is clear."""
        best = 0
        gain = 0.0
        for i in range(1, len(self.moves)):
            if self.gains.worlds[i] < FEWEST_WORLDS:
                continue
            if self.gains.mean(i) > gain and self.gains.mean(i) > self.budget.guard * self.gains.error(i):
                best = i
                gain = self.gains.mean(i)
        return best

    def reason(self) -> Reason | None:
        """Why the best candidate is the one to play, as against the next best."""
        best = self.best()
        leads = self.leads[best]
        second = -1
        for i in range(len(self.moves)):
            # Not one that was left out before this one had seen all its worlds, nor one that looks better but
            # may owe it to luck: then the policy's own move is the measure.
            is_fair = len(self.leads[i]) >= len(leads) and (best == 0 or self._is_behind(i, best))
            if i != best and is_fair and (second < 0 or self._is_behind(second, i)):
                second = i
        if second < 0 or not leads:
            return of_policy(self.policy, self.world, self.moves[best], self.budget.ceiling)
        return of_choice(
            self.policy,
            self.world,
            self.seed,
            (self.moves[best], leads),
            (self.moves[second], self.leads[second]),
            self._is_behind(second, best),
        )

    def _is_behind(self, i: int, other: int) -> bool:
        return self.gains.mean(i) < self.gains.mean(other)


@final
class SearchBot(Bot):
    """Thinks before it moves; the same view and seed give the same move."""

    def __init__(self, policy: Policy, budget: Budget, seed: int = 0, watcher: Watcher | None = None) -> None:
        self.policy: Final = policy
        self.budget: Final = budget
        self.seed: Final = seed
        self.watcher: Final = watcher
        self.hands: Hands | None = None
        """Who else plays its worlds out."""
        self.search: Search | None = None
        """What it thought when it had a choice last."""

    def choose(self, eyes: Eyes) -> Move:
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        self.search = Search(eyes, self.policy, self.budget, self.seed, self.watcher, self.hands)
        return self.search.run()

    def reason(self) -> Reason | None:
        return None if self.search is None else self.search.reason()
