"""The titles by name, each loaded when it is first asked for. A new title is one more line here."""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Final

from cairn.bots.bot import Bot
from cairn.core.errors import BadSetup
from cairn.core.game import Game
from cairn.games.title import OwnTitle, Title, load

TITLES: Final[dict[str, str]] = {
    "lost-cities": "cairn.games.lost_cities:TITLE",
    "dominion": "cairn.games.dominion:TITLE",
    "adventure-tours": "cairn.games.adventure_tours:TITLE",
    "africana": "cairn.games.africana:TITLE",
}
"""Where each title is found."""

_LOADED: Final[dict[str, Title]] = {}
_REPLACED: Final[dict[tuple[str, str], Game]] = {}
"""Games whose component tables somebody has replaced, by name and folder: each is read once."""


def title(name: str) -> Title:
    """The title of this name, or of somebody's own game as `mine.py:GAME`; BadSetup if there is none."""
    if name not in _LOADED:
        if name not in TITLES and ":" not in name:
            raise _no_game(name)
        found = load(TITLES.get(name, name))
        _LOADED[name] = _LOADED[found.name] = found
    return _LOADED[name]


def _no_game(name: str) -> BadSetup:
    """That there is no such game, with the one that is spelled most like it."""
    letters = {known.replace("-", ""): known for known in TITLES}
    typed = re.sub("[-_ ]", "", name.casefold())
    part = [known for form, known in letters.items() if len(typed) > 2 and typed in form]
    near = part or [letters[form] for form in get_close_matches(typed, letters, 1)]
    if near:
        return BadSetup("no-such-game-guess", {"text": name, "guess": near[0]})
    return BadSetup("no-such-game", {"name": name, "names": ", ".join(TITLES)})


def title_of(game: Game) -> Title:
    """The title of a game; one that nobody has named before is somebody's own."""
    known = game.name in TITLES or game.name in _LOADED
    return title(game.name) if known else OwnTitle(game.name, game)


def find(name: str, components: str = "") -> Game:
    """The game of this name, or BadSetup; with component tables of one's own where a folder is named."""
    found = title(name)
    if not components:
        return found.game
    if (name, components) not in _REPLACED:
        _REPLACED[name, components] = found.game.with_components(components)
    return _REPLACED[name, components]


def make_bot(game: str, name: str, seed: int) -> Bot:
    """A bot of this name for this game, its choices fixed by the seed; BadSetup if there is none."""
    return title(game).make_bot(name, seed)


class Games(Mapping[str, Game]):
    """The games by name, those of the titles and those that were named by file."""

    def __getitem__(self, name: str) -> Game:
        if name not in self:
            raise KeyError(name)
        return title(name).game

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys([*TITLES, *(found.name for found in _LOADED.values())]))

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __contains__(self, name: object) -> bool:
        return name in list(self)


GAMES: Final = Games()


def games_of(text: str, components: str) -> Mapping[str, Game]:
    """The games by which a match file is read, the one that it names with these component tables."""
    named = re.search(r"^game (\S+)$", text, re.MULTILINE)
    if not components or named is None or named[1] not in GAMES:
        return GAMES
    return {named[1]: find(named[1], components)}
