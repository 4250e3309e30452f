"""The games, by name."""

from typing import Final

from cairn.core.errors import BadSetup
from cairn.core.game import Game
from cairn.games.dominion.game import DOMINION
from cairn.games.lost_cities.game import LOST_CITIES

GAMES: Final[dict[str, Game]] = {LOST_CITIES.name: LOST_CITIES, DOMINION.name: DOMINION}


def find(name: str) -> Game:
    """The game of this name, or BadSetup."""
    if name not in GAMES:
        raise BadSetup("no-such-game", {"name": name, "names": ", ".join(GAMES)})
    return GAMES[name]
