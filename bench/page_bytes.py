"""What the page weighs: home in every language, what any table adds, and each title.

uv run python bench/page_bytes.py [--page FOLDER]

reads the built page, whose `files.json` says which file needs which, and counts each file as it crosses the
line: packed with brotli where that is worth it. The exit code is 1 where something is above its limit.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "src" / "cairn" / "server" / "static"
LANGUAGES = ("en", "de", "fr", "it", "pl")
HOME_BYTES = 150_000
TITLE_BYTES = 45_000
WORDS = {"words", "table", "cards"}
"""The catalogues of a game that its table speaks; text/load.ts fetches these."""


class Page:
    """The files of a built page, and what they need."""

    def __init__(self, folder: Path = PAGE) -> None:
        self.folder = folder
        self.files: dict[str, dict[str, Any]] = json.loads((folder / "files.json").read_text("utf-8"))

    def weight(self, name: str) -> int:
        """The bytes of a file as it is served."""
        packed = self.folder / f"{name}.br"
        return (packed if packed.is_file() else self.folder / name).stat().st_size

    def weights(self, names: Iterable[str], kind: str = "") -> int:
        """The bytes of those files that end so."""
        return sum(self.weight(name) for name in set(names) if name.endswith(kind))

    def needed(self, *sources: str) -> set[str]:
        """The scripts and styles that come with these sources, before anything else is asked for."""
        found: set[str] = set()
        waiting, seen = list(sources), set()
        while waiting:
            entry = self.files[source := waiting.pop()]
            if source not in seen:
                seen.add(source)
                found |= {entry["file"], *entry.get("css", [])}
                waiting += entry.get("imports", [])
        return found

    @property
    def shell(self) -> set[str]:
        """The page itself and what it names, before any word is said."""
        html = (self.folder / "index.html").read_text("utf-8")
        named = re.findall(r'(?:src|href)="/(assets/[^"]+)"', html)
        return {"index.html", "sw.js", *named} | self.needed("index.html")

    def words(self, language: str) -> set[str]:
        """What home says."""
        return self.needed(f"src/text/{language}.ts")

    def fonts(self, language: str) -> set[str]:
        """The typefaces that home's words need: those whose range has one of their characters."""
        said = {ord(one) for name in self.words(language) for one in (self.folder / name).read_text("utf-8")}
        return {file for face in self.faces() if said & characters(face) for file in font_files(face)}

    def home(self, language: str) -> set[str]:
        """All that somebody new asks for."""
        return self.shell | self.words(language) | self.fonts(language)

    @property
    def room(self) -> set[str]:
        """What any table adds to home: its scripts, styles and icons."""
        return self.needed("src/room/Room.svelte", "virtual:icons/table") - self.shell

    def room_words(self, language: str) -> set[str]:
        """What any table says."""
        return self.needed(*self._catalogues(rf"/cairn/text/{language}/web-table\.ftl"))

    @property
    def titles(self) -> list[str]:
        """The titles with a board, and the board for any game."""
        found = (re.fullmatch(r"src/games/([\w-]+)/index\.ts", source) for source in self.files)
        return sorted(match[1] for match in found if match)

    @property
    def games(self) -> list[str]:
        """The games whose words are in the page."""
        found = {match[1] for source in self.files if (match := re.search(r"/games/(\w+)/text/", source))}
        return sorted(name.replace("_", "-") for name in found)

    def title(self, name: str) -> set[str]:
        """What a title adds to any table: its scripts with their icons, and its styles."""
        return self.needed(f"src/games/{name}/index.ts") - self.shell - self.room

    def title_words(self, game: str, language: str) -> set[str]:
        """What the table of a game says, with how its pieces are spelled."""
        folder = f"/games/{game.replace('-', '_')}/text"
        kinds = "|".join(sorted(WORDS))
        words = self._catalogues(rf"{folder}/{language}/({kinds})\.ftl")
        return self.needed(*words, *self._catalogues(rf"{folder}/shapes\.json"))

    def of_games(self, name: str = "") -> set[str]:
        """Every file that belongs to one title, or to any: its board, its pictures, its words."""
        named = rf"src/games/{name or '[^/]+'}/|/cairn/games/{name.replace('-', '_') or '[^/]+'}/"
        sources = self._catalogues(named)
        styles = {style for one in sources for style in self.files[one].get("css", [])}
        return {self.files[one]["file"] for one in sources} | styles

    def faces(self) -> list[str]:
        """The rules of the typefaces, as the styles of home have them."""
        styles = ((self.folder / name).read_text("utf-8") for name in self.shell if name.endswith(".css"))
        return [face for style in styles for face in re.findall(r"@font-face\s*\{([^}]*)\}", style)]

    def _catalogues(self, pattern: str) -> list[str]:
        return [source for source in self.files if re.search(pattern, source)]


def characters(face: str) -> set[int]:
    """The characters that a @font-face is for: all below U+FFFF where it does not say."""
    told = re.search(r"unicode-range:([^;}]*)", face)
    parts = re.findall(r"U\+([0-9A-F?]+)(?:-([0-9A-F]+))?", told[1] if told else "U+0-FFFF", re.I)
    found: set[int] = set()
    for low, high in parts:
        # A question mark is any digit.
        first, last = low.replace("?", "0"), high or low.replace("?", "F")
        found |= set(range(int(first, 16), int(last, 16) + 1))
    return found


def font_files(face: str) -> list[str]:
    """The files of a @font-face."""
    return [f"assets/{name}" for name in re.findall(r"url\([^)]*?assets/([^)\"']+)", face)]


def kilobytes(*numbers: int) -> str:
    """Numbers of a row, in columns."""
    return "".join(f"{number / 1000:9.1f}" for number in numbers)


def report(page: Page) -> bool:
    """Print the three tables; whether all is within its limits."""
    fits = True
    print("Kilobytes, packed with brotli.\n")
    print(f"{'home':18}{'html':>9}{'script':>9}{'style':>9}{'words':>9}{'fonts':>9}{'all':>9}")
    for language in LANGUAGES:
        words, fonts = page.words(language), page.fonts(language)
        parts = [page.weights(page.shell, kind) for kind in (".html", ".js", ".css")]
        every = page.weights(page.home(language))
        fits &= every <= HOME_BYTES
        print(f"{language:18}{kilobytes(*parts, page.weights(words), page.weights(fonts), every)}")
    print(f"{'at most':63}{kilobytes(HOME_BYTES)}\n")
    spoken = [page.weights(page.room_words(language)) for language in LANGUAGES]
    print(f"{'any table adds':18}{'script':>9}{'style':>9}{'words':>9}{'all':>9}")
    scripts, styles = page.weights(page.room, ".js"), page.weights(page.room, ".css")
    print(f"{'frame and room':18}{kilobytes(scripts, styles, max(spoken), scripts + styles + max(spoken))}\n")
    print(f"{'a title adds':18}{'script':>9}{'style':>9}{'both':>9}   script with its icons")
    for title in page.titles:
        files = page.title(title)
        fits &= page.weights(files) <= TITLE_BYTES
        both = (page.weights(files, kind) for kind in (".js", ".css", ""))
        print(f"{title:18}{kilobytes(*both)}")
    print(f"{'at most':36}{kilobytes(TITLE_BYTES)}\n")
    print(f"{'words of a game':18}" + "".join(f"{language:>9}" for language in LANGUAGES))
    for game in page.games:
        each = (page.weights(page.title_words(game, language)) for language in LANGUAGES)
        print(f"{game:18}{kilobytes(*each)}")
    return fits


def main() -> int:
    """Weigh the page and say whether it is light enough."""
    parser = argparse.ArgumentParser(description="What the page weighs.")
    parser.add_argument("--page", type=Path, default=PAGE, help="the folder of a built page")
    return int(not report(Page(parser.parse_args().page)))


if __name__ == "__main__":
    sys.exit(main())
