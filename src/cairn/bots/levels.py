"""The four levels, with the same names in every game: what each of them thinks before it moves."""

from typing import Final, final

from cairn.bots.bot import Bot, Eyes, Reason
from cairn.bots.outlook import of_policy, of_slip
from cairn.bots.policy import Policy
from cairn.core.dice import QuickStream
from cairn.core.game import Move, State

CEILINGS: Final = {"hard": 1.0, "expert": 5.0}
"""Seconds on one core that a level may think at a table with people; the others need none."""
REASON_CEILING: Final = 0.5
"""Seconds that a bot may think of a reason there, if it did not look ahead when it moved."""
CHARACTERS: Final = {
    "pebble": ("easy", 1),
    "moss": ("easy", -1),
    "flint": ("medium", 1),
    "slate": ("medium", -1),
    "quartz": ("hard", 0),
    "granite": ("expert", 0),
}
"""Who plays the levels in the browser: the level of each, and whether it is bold (1) or careful (-1)."""
SLIPS: Final = 30
"""Decisions of a hundred in which an easy bot overlooks the move that it would have liked best."""
SEEN: Final = 4
"""Moves that come to the mind of an easy bot."""


@final
class EasyBot(Bot):
    """Knows what is good and overlooks it now and then: its mistakes are moves that players consider."""

    def __init__(
        self, policy: Policy, seed: int = 0, slips: int = SLIPS, usual: Policy | None = None
    ) -> None:
        self.policy: Final = policy
        self.usual: Final = policy if usual is None else usual
        """Whose order its slips come from: with a manner, the neutral policy's."""
        self.stream: Final = QuickStream(seed)
        self.slips: Final = slips
        self.world: State | None = None
        """Where it had a choice last, as it may have been."""
        self.liked: Move = 0
        self.moved: Move = 0
        self.ceiling: float = 0.0
        """Seconds that it may think of a reason; 0: as long as it takes."""

    def choose(self, eyes: Eyes) -> Move:
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        self.world = eyes.imagine(0)
        moves = self.usual.candidates(self.world, SEEN)
        self.liked = moves[0] if self.usual is self.policy else self.policy.move(self.world, self.stream)
        self.moved = self.liked
        others = [move for move in moves if move != self.liked]
        if others and self.stream.below(100) < self.slips:
            self.moved = others[int(self.stream.below(len(others)))]
        return self.moved

    def reason(self) -> Reason | None:
        if self.world is None:
            return None
        if self.moved == self.liked:
            return of_policy(self.policy, self.world, self.moved, self.ceiling)
        return of_slip(self.policy, self.world, self.moved, self.liked, self.ceiling)
