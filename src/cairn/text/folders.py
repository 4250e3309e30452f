"""Where the words of games lie: beside the sources, and beside games that somebody brings along."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent

_BROUGHT: Final[dict[str, Path]] = {}


def add_folder(game: str, folder: Path) -> None:
    """Read the words of a game from this folder too, from the next sentence on; it need not exist.

    The folder holds `<lang>.ftl`, or `<lang>/words.ftl` and other files, or nothing for some languages.
    """
    _BROUGHT[game] = folder


def folder_of(game: str) -> Path:
    """Where the words of a game lie; the folder need not exist."""
    return _BROUGHT.get(game) or _ours(game)


@cache
def _ours(game: str) -> Path:
    return HERE.parent / "games" / game.replace("-", "_") / "text"


def brought() -> tuple[tuple[str, Path], ...]:
    """The folders that were added, each with the name of its game."""
    return tuple(_BROUGHT.items())


def files(language: str) -> Iterator[tuple[str, Path]]:
    """The files of a language with their names: those of the rooms, of the titles, of games brought along.

    `words.ftl` of a game has the name of the game, any other file the game's name before its own.
    """
    for path in sorted((HERE / language).glob("*.ftl")):
        yield path.stem, path
    for folder in sorted(HERE.parent.glob("games/*/text")):
        yield from files_of(folder.parent.name.replace("_", "-"), folder, language)
    for game, folder in brought():
        yield from files_of(game, folder, language)


def files_of(game: str, folder: Path, language: str) -> Iterator[tuple[str, Path]]:
    """The files of one game in one language, with their names."""
    if (folder / f"{language}.ftl").is_file():
        yield game, folder / f"{language}.ftl"
    for path in sorted((folder / language).glob("*.ftl")):
        yield game if path.stem == "words" else f"{game}-{path.stem}", path
