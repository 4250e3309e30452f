"""The titles by name, each loaded when it is first asked for. A new title is one more line here."""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from importlib import import_module
from typing import Final

from cairn.bots.bot import Bot
from cairn.core.errors import BadMatch, BadSetup
from cairn.core.game import Game
from cairn.games.own import OwnTitle, is_address, load
from cairn.games.title import Title

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
        if name in TITLES:
            _LOADED[name] = _registered(name)
        elif is_address(name):
            found = load(name)
            if found.name in TITLES:
                raise BadSetup("no-game-name-taken", {"file": name, "name": found.name})
            _LOADED[name] = _LOADED[found.name] = found
        else:
            raise _no_game(name)
    return _LOADED[name]


def bring(addresses: list[str]) -> None:
    """Load games that somebody brings along, so that they are among GAMES; BadSetup for a bad one."""
    names: list[str] = []
    for address in addresses:
        found = title(address)
        if found.name in names:
            raise BadSetup("no-game-twice", {"file": address, "name": found.name})
        names.append(found.name)


def _registered(name: str) -> Title:
    """A title of ours, or a game that has nothing but its rules."""
    module, _, attribute = TITLES[name].partition(":")
    found: Title | Game = getattr(import_module(module), attribute)
    return OwnTitle(found) if isinstance(found, Game) else found


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
    return title(game.name) if known else OwnTitle(game)


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


def games_of(text: str, components: str, own: str = "") -> Mapping[str, Game]:
    """The games by which a match file is read, the one that it names with these component tables.

    `own` is the game that somebody says the match is of; BadMatch where it is of another.
    """
    named = re.search(r"^game (\S+)$", text, re.MULTILINE)
    game = title(own).name if own else ""
    if game and named is not None and named[1] != game:
        raise BadMatch("match-other-game", {"name": named[1], "own": game})
    if not components or named is None or named[1] not in GAMES:
        return GAMES
    return {named[1]: find(named[1], components)}
