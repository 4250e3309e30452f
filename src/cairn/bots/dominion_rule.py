"""rule"""
from typing import final
from cairn.bots.bot import Bot, Eyes
from cairn.bots.dominion_answers import answer
from cairn.core.game import Move

@final
class DominionRuleBot(Bot):
    """stub"""
    def choose(self, eyes: Eyes) -> Move:
        return answer(eyes, eyes.options())
