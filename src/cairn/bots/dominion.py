"""The money bots of Dominion, as other simulators define them: yardsticks for the engine and for better bots.

Almost all they need is in the list of options: what may be bought says how many coins there are. [DB-X1]
"""

from typing import Final, final

from cairn.bots.bot import Bot, Eyes
from cairn.bots.dominion_answers import answer
from cairn.core.game import Move
from cairn.games.dominion.moves import BUY, END_ACTIONS, END_TURN, GAIN, PLAY
from cairn.games.dominion.names import GOLD, PROVINCE, SILVER, SMITHY, WITCH
from cairn.games.dominion.scoring import owned
from cairn.games.dominion.state import State

NO_CARD: Final = -1


@final
class MoneyBot(Bot):
    """A Province for 8 coins, a Gold for 6, a Silver for 3; and before the Silver some of one Action."""

    def __init__(self, card: int = NO_CARD, copies: int = 0) -> None:
        self.card: Final = card
        """The Action it buys when there is neither a Province nor a Gold to be had."""
        self.copies: Final = copies
        """How many of them it wants to own."""

    def choose(self, eyes: Eyes) -> Move:
        options = eyes.options()
        last = options[-1]
        if last == END_TURN:
            # Treasures come first in the list, and all of them are played before anything is bought.
            return options[0] if options[0] < GAIN else self.buy(eyes, options)
        if last == END_ACTIONS:
            wanted = PLAY + self.card
            for move in options:
                if move == wanted:
                    return move
            return END_ACTIONS
        return answer(eyes, options)

    def buy(self, eyes: Eyes, options: list[Move]) -> Move:
        """The best of the few things it buys."""
        best = END_TURN
        rank = 0
        for move in options:
            worth = 0
            if move == BUY + PROVINCE:
                return move
            if move == BUY + GOLD:
                worth = 3
            elif move == BUY + SILVER:
                worth = 1
            elif move == BUY + self.card:
                worth = 2
            if worth > rank:
                best, rank = move, worth
        if rank == 2 and self.has_enough(eyes):
            return BUY + SILVER if BUY + SILVER in options else END_TURN
        return best

    def has_enough(self, eyes: Eyes) -> bool:
        """Whether it owns as many of its Action as it wants."""
        world = eyes.imagine(0)
        assert isinstance(world, State)
        return owned(world, eyes.seat).count(self.card) >= self.copies


def smithy_money() -> MoneyBot:
    """Money and one Smithy."""
    return MoneyBot(SMITHY, 1)


def witch_money() -> MoneyBot:
    """Money and two Witches."""
    return MoneyBot(WITCH, 2)
