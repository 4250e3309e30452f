"""The bots, by game and name."""

from typing import Final

from cairn.bots.adventure_tours import AdventureToursRuleBot
from cairn.bots.africana import AfricanaRuleBot
from cairn.bots.bot import Bot
from cairn.bots.dominion import MoneyBot, smithy_money, witch_money
from cairn.bots.dominion_rule import DominionRuleBot
from cairn.bots.lost_cities import LostCitiesRuleBot
from cairn.bots.random_bot import RandomBot
from cairn.core.errors import BadSetup

BOTS: Final[dict[str, list[str]]] = {
    "lost-cities": ["random", "rule"],
    "dominion": ["random", "rule", "money", "smithy", "witch"],
    "adventure-tours": ["random", "rule"],
    "africana": ["random", "rule"],
}
"""The names of the bots that play each game."""


def make_bot(game: str, name: str, seed: int) -> Bot:
    """A bot of this name for this game, its choices fixed by the seed; BadSetup if there is none."""
    if name not in BOTS[game]:
        raise BadSetup("no-such-bot", {"name": name, "names": ", ".join(BOTS[game])})
    if name == "random":
        return RandomBot(seed)
    if game == "lost-cities":
        return LostCitiesRuleBot()
    if game == "adventure-tours":
        return AdventureToursRuleBot()
    if game == "africana":
        return AfricanaRuleBot()
    if name == "money":
        return MoneyBot()
    if name == "smithy":
        return smithy_money()
    return witch_money() if name == "witch" else DominionRuleBot()
