"""The messages of one language, read from its folder.

Files are cut into entries by a pattern, and an entry is parsed when it is first said: a first sentence needs
two or three of some hundreds.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

HERE: Final = Path(__file__).parent

_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#]).*)*", re.MULTILINE)
"""An id at the start of a line, and all lines until the next id or comment."""
_REFERENCE: Final = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")
_VARIABLE: Final = re.compile(r"\$([a-zA-Z][\w-]*)")


@final
class Signed(FluentInt):
    """A number whose minus is a minus sign, which the locales' own formats do not promise."""

    def format(self, locale: Locale) -> str:
        return super().format(locale).replace("-", "−")


@final
class Catalogue:
    """The messages of one language by key."""

    def __init__(self, language: str) -> None:
        self.source: Final[dict[str, str]] = {}
        self.home: Final[dict[str, str]] = {}
        """For each key the name of its file, in the order of the files."""
        for home, path in files(language):
            for entry in _ENTRY.finditer(path.read_text(encoding="utf-8")):
                self.source[entry[1]] = entry[0]
                self.home[entry[1]] = home
        # Names are not isolated: terminals show the isolating characters as boxes.
        self._bundle: Final = FluentBundle([language], {"NUMBER": Signed}, use_isolating=False)
        self._parsed: Final[set[str]] = set()

    def format(self, key: str, args: Mapping[str, int | str]) -> tuple[str, list[Exception]]:
        """A message that is in `source`, in words, and what was missing for it."""
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text"
        text, problems = self._bundle.format_pattern(pattern, dict(args))
        return str(text), problems

    def variables(self, key: str) -> set[str]:
        """The variables of a message and of those it refers to."""
        found = set(_VARIABLE.findall(self.source[key]))
        for other in self.references(key):
            found |= self.variables(other)
        return found

    def references(self, key: str) -> list[str]:
        """The messages that this one refers to."""
        return _REFERENCE.findall(self.source[key])

    def _parse(self, key: str) -> None:
        if key in self._parsed:
            return
        self._parsed.add(key)
        self._bundle.add_resource(FluentResource(self.source[key]))
        for other in self.references(key):
            self._parse(other)


def files(language: str) -> Iterator[tuple[str, Path]]:
    """The files of a language with their names, those of the rooms first.

    `words.ftl` of a title has the name of its game, any other file the game's name before its own.
    """
    for path in sorted((HERE / language).glob("*.ftl")):
        yield path.stem, path
    for path in sorted(HERE.parent.glob(f"games/*/text/{language}/*.ftl")):
        game = path.parents[2].name.replace("_", "-")
        yield game if path.stem == "words" else f"{game}-{path.stem}", path


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)
