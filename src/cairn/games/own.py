"""Games that somebody brings along: `mine.py:GAME`, `folder:TITLE` or `package.module:GAME`."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Final

from cairn.core.errors import BadSetup
from cairn.core.game import Game
from cairn.games.title import Title
from cairn.text import add_folder
from cairn.text.shapes import spellings

_NAME: Final = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""What a game may be called: match files, keys of messages and names of files begin with it."""


class OwnTitle(Title):
    """The title of a game that is nothing but a game."""

    def __init__(self, game: Game, address: str = "") -> None:
        self.name = game.name
        self.address = address
        self._game = game

    def rules(self) -> Game:
        return self._game


def is_address(text: str) -> bool:
    """Whether the text says where a game is, rather than what it is called."""
    return ":" in text or text.endswith(".py") or "/" in text or "\\" in text


def load(address: str) -> Title:
    """The title or the game at an address; BadSetup says what is wrong with it, or with the game."""
    source, colon, attribute = address.rpartition(":")
    if not colon or not source or not attribute:
        raise BadSetup("no-game-attribute", {"file": address.strip(":")})
    path = _file(source)
    try:
        module = _import_module(source) if path is None else _import_file(path)
    except BadSetup:
        raise
    except (Exception, SystemExit) as problem:
        raise _broken(source, problem) from problem
    found = getattr(module, attribute, None)
    if not isinstance(found, Game | Title):
        raise _not_there(source, attribute, vars(module))
    where = f"{source if path is None else _shown(path)}:{attribute}"
    title = OwnTitle(found, where) if isinstance(found, Game) else found
    _check(title, source)
    title.address = where
    if module.__file__ is not None:
        add_folder(title.name, Path(module.__file__).resolve().parent / "text")
        spellings(title.name)
    return title


def _file(source: str) -> Path | None:
    """The file that a source names, with the whole path to it; None where it names a module."""
    path = Path(source).expanduser().resolve()
    if path.is_dir() and (path / "__init__.py").is_file():
        return path / "__init__.py"
    if path.is_file():
        return path
    if is_address(source):
        raise BadSetup("no-game-file", {"file": source})
    return None


def _shown(path: Path) -> Path:
    """The path by which people name a file; a package by its folder."""
    return path.parent if path.name == "__init__.py" else path


def _import_module(name: str) -> ModuleType:
    """A module by its name, found from the folder we are in too."""
    _search(Path.cwd())
    try:
        return import_module(name)
    except ModuleNotFoundError as problem:
        # Something else may be missing, which the module itself wanted to import.
        if problem.name is not None and f"{name}.".startswith(f"{problem.name}."):
            raise BadSetup("no-game-module", {"file": name}) from problem
        raise


def _import_file(path: Path) -> ModuleType:
    """The module in a file, which may import what lies beside it and, in a package, what belongs to it."""
    parts = [] if path.stem == "__init__" else [path.stem]
    folder = path.parent
    while (folder / "__init__.py").is_file():
        parts.insert(0, folder.name)
        folder = folder.parent
    _search(folder)
    name = ".".join(parts)
    if len(parts) > 1:
        import_module(name.rpartition(".")[0])
    known = sys.modules.get(name)
    if known is not None and known.__file__ is not None and Path(known.__file__).resolve() == path:
        return known
    # By its path, and under another name where this one is taken: it may be called like some module of ours.
    name = f"own {path}" if known is not None else name
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BadSetup("no-game-file", {"file": str(path)})
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _search(folder: Path) -> None:
    """Let modules be found in a folder."""
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))


def _check(title: Title, source: str) -> None:
    """BadSetup for a game whose name nobody could use, or whose name is another's."""
    name = title.game.name
    if title.name not in ("", name):
        raise BadSetup("no-game-two-names", {"file": source, "name": title.name, "other": name})
    if not _NAME.fullmatch(name):
        raise BadSetup("no-game-name", {"file": source, "name": name})
    title.name = name


def _broken(source: str, problem: BaseException) -> BadSetup:
    """What is wrong with a source that cannot be imported, and in which line of which file."""
    if isinstance(problem, SyntaxError) and problem.filename is not None:
        file, line = problem.filename, problem.lineno or 0
    else:
        frames = [frame for frame in extract_tb(problem.__traceback__) if not frame.filename.startswith("<")]
        file, line = frames[-1].filename, frames[-1].lineno or 0
    where, kind = f"{Path(file).name}:{line}", type(problem).__name__
    said = _first_line(problem)
    return BadSetup("no-game-import", {"file": source, "where": where, "kind": kind, "text": said})


def _first_line(problem: BaseException) -> str:
    said = str(problem.msg if isinstance(problem, SyntaxError) else problem)
    return said.strip().partition("\n")[0].rstrip(".")


def _not_there(source: str, attribute: str, names: Mapping[str, object]) -> BadSetup:
    """No game has this name; perhaps others are there."""
    games = [name for name, value in names.items() if isinstance(value, Game | Title)]
    if games:
        return BadSetup("no-game-but", {"name": attribute, "file": source, "names": ", ".join(games)})
    return BadSetup("no-game-in-file", {"name": attribute, "file": source})
