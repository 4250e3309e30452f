"""The four levels, with the same names in every game: what each of them thinks before it moves."""

from typing import Final, final

from cairn.bots.bot import Bot, Eyes
from cairn.bots.policy import Policy
from cairn.core.dice import QuickStream
from cairn.core.game import Move

CEILINGS: Final = {"hard": 1.0, "expert": 5.0}
"""Seconds on one core that a level may think at a table with people; the others need none."""
SLIPS: Final = 30
"""Decisions of a hundred in which an easy bot overlooks the move that it would have liked best."""
SEEN: Final = 4
"""Moves that come to the mind of an easy bot."""


@final
class EasyBot(Bot):
    """Knows what is good and overlooks it now and then: its mistakes are moves that players consider."""

    def __init__(self, policy: Policy, seed: int = 0, slips: int = SLIPS) -> None:
        self.policy: Final = policy
        self.stream: Final = QuickStream(seed)
        self.slips: Final = slips

    def choose(self, eyes: Eyes) -> Move:
        moves = self.policy.candidates(eyes.imagine(0), SEEN)
        if len(moves) == 1 or self.stream.below(100) >= self.slips:
            return moves[0]
        return moves[1 + int(self.stream.below(len(moves) - 1))]
