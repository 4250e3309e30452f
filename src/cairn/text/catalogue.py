"""The messages of one language, read from its folder.

Files are cut into entries by a pattern, and an entry is parsed when it is first said: a first sentence needs
two or three of some hundreds.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from cairn.text.folders import brought, files, files_of, folder_of

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
            # What somebody brings along may be damaged, and never replaces a message that is there.
            for entry in _ENTRY.finditer(path.read_text(encoding="utf-8", errors="replace")):
                if entry[1] not in self.source:
                    self.source[entry[1]] = entry[0]
                    self.home[entry[1]] = home
        # Names are not isolated: terminals show the isolating characters as boxes.
        self._bundle: Final = FluentBundle([language], {"NUMBER": Signed}, use_isolating=False)
        self._parsed: Final[set[str]] = set()
        self._endless: Final[set[str]] = set()
        """Messages that lead back to themselves, or to one that does."""

    def has(self, key: str) -> bool:
        """Whether there is a message with this key, and it can be read."""
        if key not in self.source:
            return False
        self._parse(key)
        if key in self._endless or not self._bundle.has_message(key):
            return False
        return self._bundle.get_message(key).value is not None

    def format(self, key: str, args: Mapping[str, int | str]) -> tuple[str, list[Exception]]:
        """A message that `has` knows, in words, and what was missing for it."""
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text"
        text, problems = self._bundle.format_pattern(pattern, dict(args))
        return str(text), problems

    def variables(self, key: str) -> set[str]:
        """The variables of a message and of those it refers to."""
        found: set[str] = set()
        waiting, seen = [key], {key}
        while waiting:
            one = waiting.pop()
            found.update(_VARIABLE.findall(self.source[one]))
            more = [other for other in self.references(one) if other in self.source and other not in seen]
            waiting += more
            seen.update(more)
        return found

    def references(self, key: str) -> list[str]:
        """The messages that this one refers to."""
        return _REFERENCE.findall(self.source[key])

    def _parse(self, key: str) -> None:
        if key in self._parsed:
            return
        self._parsed.add(key)
        self._bundle.add_resource(FluentResource(self.source[key]))
        if self._leads_back(key, ()):
            self._endless.add(key)
        for other in self.references(key):
            if other in self.source:
                self._parse(other)

    def _leads_back(self, key: str, path: tuple[str, ...]) -> bool:
        """Whether the references of a message come round in a circle."""
        if key in path:
            return True
        others = [other for other in self.references(key) if other in self.source]
        return any(self._leads_back(other, (*path, key)) for other in others)


def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once and again when words were added."""
    return _read(language, brought())


def fluent(game: str, language: str) -> str:
    """The messages of a game as one Fluent file, for whoever draws it elsewhere than in the terminal."""
    homes = {home for home, _ in files_of(game, folder_of(game), language)} - {f"{game}-terminal"}
    found = catalogue(language)
    return "".join(f"{found.source[key].rstrip()}\n" for key, home in found.home.items() if home in homes)


@lru_cache(maxsize=16)
def _read(language: str, folders: tuple[tuple[str, Path], ...]) -> Catalogue:
    return Catalogue(language)
