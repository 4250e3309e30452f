"""How a title spells its pieces, as the `shapes.json` among its texts says; the browser reads the same file.

    kinds     what an argument, or a part of a spelling, names: a piece of one of these kinds
    pieces    by kind, the patterns of a spelling; a named group is a part for which its message can ask
    objects   the patterns of what follows a verb, where that is more than one thing
    capitals  parts that are shown in capitals

A pattern is a regular expression of the kind that Python and JavaScript read equally, and fits as a whole.
"""

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypedDict, final

from cairn.core.errors import BadSetup
from cairn.text.folders import folder_of


class Spellings(TypedDict, total=False):
    """What `shapes.json` may hold."""

    kinds: Mapping[str, Sequence[str]]
    pieces: Mapping[str, Sequence[str]]
    objects: Sequence[str]
    capitals: Sequence[str]


@final
class Shapes:
    """The spellings of one title, ready to be matched."""

    def __init__(self, data: Spellings) -> None:
        self.capitals: Final = frozenset(data.get("capitals", ()))
        self._kinds: Final = data.get("kinds", {})
        self._objects: Final = [_pattern(one) for one in data.get("objects", ())]
        self._pieces: Final = {
            kind: [_pattern(one) for one in patterns] for kind, patterns in data.get("pieces", {}).items()
        }

    def kind_of(self, name: str, value: str) -> str:
        """The kind of piece that an argument names: of several, the first that fits, else the last."""
        kinds = self._kinds.get(name, (name,))
        return next((kind for kind in kinds[:-1] if self.readings(kind, value)), kinds[-1])

    def parts_of(self, kind: str) -> set[str]:
        """The names of all parts that a piece of this kind may have."""
        return {name for pattern in self._pieces.get(kind, ()) for name in pattern.groupindex}

    def readings(self, kind: str, value: str) -> list[dict[str, str]]:
        """The parts of a spelling, once for each pattern that fits; a part that is not there is empty."""
        return [
            fit.groupdict("") for pattern in self._pieces.get(kind, ()) if (fit := pattern.fullmatch(value))
        ]

    def objects(self, asked: set[str], rest: str) -> dict[str, str] | None:
        """What follows a verb whose label asks for these things; None where it is one thing."""
        for pattern in self._objects:
            fit = pattern.fullmatch(rest)
            if fit and asked >= pattern.groupindex.keys():
                return fit.groupdict("")
        return None


def _pattern(text: str) -> re.Pattern[str]:
    # Only the names of groups are written differently in JavaScript.
    return re.compile(re.sub(r"\(\?<(?=[a-z])", "(?P<", text), re.ASCII | re.DOTALL)


def spellings(game: str) -> Spellings:
    """What `shapes.json` of a game holds, nothing where there is none; BadSetup for a damaged one."""
    path = folder_of(game) / "shapes.json"
    if not path.is_file():
        return {}
    try:
        found: Spellings = json.loads(path.read_text(encoding="utf-8"))
        Shapes(found)
    except (ValueError, AttributeError, TypeError, re.error) as problem:
        raise BadSetup("no-game-shapes", {"file": str(path), "text": str(problem).rstrip(".")}) from problem
    return found


def shapes(game: str) -> Shapes:
    """The shapes of a game by its name; those of a game that has none say nothing."""
    return _shapes(game, folder_of(game))


@cache
def _shapes(game: str, folder: Path) -> Shapes:
    return Shapes(spellings(game))
