"""The bots, by game and name."""

from typing import Final

from cairn.bots.bot import Bot
from cairn.bots.lost_cities import LostCitiesRuleBot
from cairn.bots.random_bot import RandomBot
from cairn.core.errors import BadSetup

BOTS: Final[dict[str, list[str]]] = {"lost-cities": ["random", "rule"]}
"""The names of the bots that play each game."""


def make_bot(game: str, name: str, seed: int) -> Bot:
    """A bot of this name for this game, its choices fixed by the seed; BadSetup if there is none."""
    if name not in BOTS[game]:
        raise BadSetup("no-such-bot", {"name": name, "names": ", ".join(BOTS[game])})
    if name == "random":
        return RandomBot(seed)
    return LostCitiesRuleBot()
