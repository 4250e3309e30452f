"""Waymark as a title: the game, and a bot that follows a simple rule."""

from cairn.bots.bot import Bot, Eyes
from cairn.core.game import Game, Move
from cairn.games.title import BotMaker, Title


class RuleBot(Bot):
    """Lays the heaviest stone that fits, so that many fit above it; otherwise gives the heaviest away."""

    def choose(self, eyes: Eyes) -> Move:
        spellings = eyes.view()["decision"]["options"]
        laying = [i for i, spelling in enumerate(spellings) if spelling.startswith("lay ")]
        # Options run from the lightest stone to the heaviest.
        return eyes.options()[laying[-1] if laying else -1]


class Waymark(Title):
    """Waymark: two to four seats."""

    name = "waymark"

    def rules(self) -> Game:
        from .game import GAME

        return GAME

    def bots(self) -> dict[str, BotMaker]:
        return {"rule": lambda seed: RuleBot()}


TITLE = Waymark()
