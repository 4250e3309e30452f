"""The games, by name."""

import re
from typing import Final

from cairn.core.errors import BadSetup
from cairn.core.game import Game
from cairn.games.adventure_tours.game import ADVENTURE_TOURS
from cairn.games.africana.game import AFRICANA
from cairn.games.dominion.game import DOMINION
from cairn.games.lost_cities.game import LOST_CITIES

GAMES: Final[dict[str, Game]] = {
    LOST_CITIES.name: LOST_CITIES,
    DOMINION.name: DOMINION,
    ADVENTURE_TOURS.name: ADVENTURE_TOURS,
    AFRICANA.name: AFRICANA,
}


_REPLACED: Final[dict[tuple[str, str], Game]] = {}
"""Games whose component tables somebody has replaced, by name and folder: each is read once."""


def find(name: str, components: str = "") -> Game:
    """The game of this name, or BadSetup; with component tables of one's own where a folder is named."""
    if name not in GAMES:
        raise BadSetup("no-such-game", {"name": name, "names": ", ".join(GAMES)})
    if not components:
        return GAMES[name]
    if (name, components) not in _REPLACED:
        _REPLACED[name, components] = GAMES[name].with_components(components)
    return _REPLACED[name, components]


def games_of(text: str, components: str) -> dict[str, Game]:
    """The games by which a match file is read, the one that it names with these component tables."""
    named = re.search(r"^game (\S+)$", text, re.MULTILINE)
    if not components or named is None or named[1] not in GAMES:
        return GAMES
    return {named[1]: find(named[1], components)}
