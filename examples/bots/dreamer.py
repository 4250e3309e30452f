"""A bot written in Python: `cairn arena lost-cities rule examples/bots/dreamer.py:Dreamer`.

It has what any bot has: a view, the options, and worlds that agree with the view. In a few of them it plays
each move and then at random to the end, and takes the move that did best.
"""

from cairn.bots.bot import Bot, Eyes
from cairn.bots.policy import points_ahead
from cairn.core.dice import QuickStream
from cairn.core.game import playout


class Dreamer(Bot):
    """Plays any game; `Dreamer(seed)` makes one."""

    def __init__(self, seed: int) -> None:
        self.stream = QuickStream(seed)

    def choose(self, eyes: Eyes) -> int:
        """The move with the best average over a few imagined worlds."""
        moves = eyes.options()
        totals = [0.0] * len(moves)
        for _ in range(4):
            world = eyes.imagine(int(self.stream.next()))
            for i, move in enumerate(moves):
                state = world.clone()
                state.push(move)
                playout(state, self.stream)
                totals[i] += points_ahead(state, eyes.seat)
        return moves[totals.index(max(totals))]
