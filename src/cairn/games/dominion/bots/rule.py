"""The rule bot of Dominion: reads the kingdom, buys by worth, and has an answer for every card."""

from typing import final

from cairn.bots.bot import Bot, Eyes
from cairn.core.game import Move
from cairn.games.dominion.bots.answers import best_answer
from cairn.games.dominion.bots.events import buy_phase
from cairn.games.dominion.bots.plays import action_phase
from cairn.games.dominion.bots.sight import Sight
from cairn.games.dominion.rules.moves import END_ACTIONS, END_TURN


@final
class DominionRuleBot(Bot):
    """Buys what its deck lacks, thins it out early, turns to Victory cards in time."""

    def choose(self, eyes: Eyes) -> Move:
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        last = options[-1]
        v = Sight(eyes)
        if last == END_ACTIONS:
            return action_phase(v, options)
        return buy_phase(v, options) if last == END_TURN else best_answer(v, options)
