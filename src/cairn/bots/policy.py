"""A quick policy: how a sensible player moves in an imagined world, fast enough to play thousands of games.

A policy looks only at what the seat to move knows, though the world before it has all cards. So a rule bot is
its policy in any one world that agrees with the view, and a search plays out many of them.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from cairn.bots.bot import Bot, Eyes
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


@final
class PolicyBot(Bot):
    """Plays what a policy says, in one world that agrees with what its seat sees."""

    def __init__(self, policy: Policy, seed: int = 0) -> None:
        self.policy: Final = policy
        self.stream: Final = QuickStream(seed)

    def choose(self, eyes: Eyes) -> Move:
        return self.policy.move(eyes.imagine(0), self.stream)


def points_ahead(state: State, seat: Seat) -> float:
    """The points of the seat, less those of the best of the others."""
    scores = state.scores()
    return float(scores[seat] - max([scores[other] for other in range(len(scores)) if other != seat]))


def win_share(state: State, seat: Seat) -> float:
    """The part of the win that the seat has; 0 before the end."""
    winners = state.winners()
    return 1.0 / len(winners) if seat in winners else 0.0


def play_by_policy(state: State, policy: Policy, stream: QuickStream, most: int = 100_000) -> int:
    """Play the position on by the policy to an end of its own choice, or n moves; the number of moves."""
    n: i64 = 0
    while n < most and state.to_move() != OVER:
        if n > 0 and policy.is_end(state):
            break
        state.push(policy.move(state, stream))
        n += 1
    return int(n)
