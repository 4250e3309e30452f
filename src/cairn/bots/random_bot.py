"""The bot that has no idea."""

from typing import final

from cairn.bots.bot import Bot, Eyes, Reason
from cairn.core.dice import QuickStream
from cairn.core.game import Move


@final
class RandomBot(Bot):
    """Any move, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.stream: QuickStream = QuickStream(seed)

    def choose(self, eyes: Eyes) -> Move:
        moves = eyes.options()
        return moves[self.stream.below(len(moves))]

    def reason(self) -> Reason | None:
        return Reason("bot-reason-random", {}, Reason("bot-reason-random", {}))
