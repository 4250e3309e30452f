"""A quick policy: how a sensible player moves in an imagined world, fast enough to play thousands of games.

A policy looks only at what the seat to move knows, though the world before it has all cards. So a rule bot is
its policy in any one world that agrees with the view, and a search plays out many of them.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from cairn.bots.bot import Bot, Eyes, Reason
from cairn.core.dice import QuickStream
from cairn.core.game import OVER, Move, Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How a game is played without thinking ahead; this one plays at random.

    A policy may keep memory that it fills again at each call, so each process and each thread has its own.
    """

    def move(self, state: State, stream: QuickStream) -> Move:
        """The move of the seat to move; depends on what that seat knows, and on the stream."""
        return state.random_move(stream)

    def candidates(self, state: State, most: int) -> list[Move]:
        """At most n options in the policy's order: its own move first, then what it thinks next best."""
        return state.options()[:most]

    def worth(self, state: State, seat: Seat) -> float:
        """How well the seat does, where a playout ends; the others' part is in it."""
        return points_ahead(state, seat)

    def is_end(self, state: State) -> bool:
        """Whether a playout may end here, before the end of the match: what follows decides nothing new."""
        return False

    def is_by_round(self) -> bool:
        """Whether that end is the end of a round, so that a reason speaks of rounds."""
        return False

    def is_routine(self, state: State, move: Move) -> bool:
        """Whether a move says nothing about a plan, so that nobody would name it when he tells one."""
        return len(state.options()) == 1

    def why(self, state: State, move: Move) -> Reason | None:
        """What the policy itself has to say for its move; the outlook is added to the arguments.

        Its `public` is left out: others hear the outlook alone.
        """
        return None


@final
class PolicyBot(Bot):
    """Plays what a policy says, in one world that agrees with what its seat sees."""

    def __init__(self, policy: Policy, seed: int = 0) -> None:
        self.policy: Final = policy
        self.stream: Final = QuickStream(seed)
        self.world: State | None = None
        """Where it had a choice last, as it may have been: a reason is thought of when somebody asks."""
        self.moved: Move = 0
        self.ceiling: float = 0.0
        """Seconds that it may think of a reason; 0: as long as it takes."""

    def choose(self, eyes: Eyes) -> Move:
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        self.world = eyes.imagine(0)
        self.moved = self.policy.move(self.world, self.stream)
        return self.moved

    def reason(self) -> Reason | None:
        from cairn.bots.outlook import of_policy

        if self.world is None:
            return None
        return of_policy(self.policy, self.world, self.moved, self.ceiling)


def points_ahead(state: State, seat: Seat) -> float:
    """The points of the seat, less those of the best of the others."""
    scores = state.scores()
    return float(scores[seat] - max([scores[other] for other in range(len(scores)) if other != seat]))


def win_share(state: State, seat: Seat) -> float:
    """The part of the win that the seat has; 0 before the end."""
    winners = state.winners()
    return 1.0 / len(winners) if seat in winners else 0.0


def rounded(number: float) -> int:
    """The nearest whole number; a half goes up."""
    return int((number + 0.5) // 1.0)


def play_by_policy(state: State, policy: Policy, stream: QuickStream, most: int = 100_000) -> int:
    """Play the position on by the policy to an end of its own choice, or n moves; the number of moves."""
    n: i64 = 0
    while n < most and state.to_move() != OVER:
        if n > 0 and policy.is_end(state):
            break
        state.push(policy.move(state, stream))
        n += 1
    return int(n)
