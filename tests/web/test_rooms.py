"""The rooms of the browser part: the frame knows a Title and no game, pieces know neither."""

import re
from pathlib import Path

import pytest

from cairn.games import TITLES
from cairn.page_build import WEB

SRC = WEB / "src"
FORBIDDEN = {
    "frame": "games titles room replay home lobby history rules learn bots fair",
    "pieces": "games titles room replay home lobby history rules learn fair",
}
"""What each room must not import."""
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]""")


def imports(path: Path) -> list[str]:
    """The parts of `web/src` that a source imports: the first name below it."""
    found = []
    for name in IMPORT.findall(path.read_text(encoding="utf-8")):
        target = (path.parent / name).resolve()
        if target.is_relative_to(SRC):
            found.append(target.relative_to(SRC).parts[0].partition(".")[0])
    return found


def sources(room: str) -> list[Path]:
    """The scripts and components of a room."""
    return [path for path in sorted((SRC / room).rglob("*")) if path.suffix in (".ts", ".svelte")]


@pytest.mark.parametrize("room", FORBIDDEN)
def test_a_room_does_not_import_what_is_built_on_it(room: str) -> None:
    forbidden = set(FORBIDDEN[room].split())
    assert len(sources(room)) > 10
    for path in sources(room):
        assert forbidden.isdisjoint(imports(path)), path


@pytest.mark.parametrize("room", FORBIDDEN)
def test_a_room_that_serves_all_games_names_none(room: str) -> None:
    named = re.compile("|".join(rf"\b{name}\b" for name in TITLES))
    for path in sources(room):
        assert not named.search(path.read_text(encoding="utf-8")), path


def test_no_title_imports_another() -> None:
    for path in sources("games"):
        own = path.relative_to(SRC / "games").parts[0]
        for name in IMPORT.findall(path.read_text(encoding="utf-8")):
            target = (path.parent / name).resolve()
            if target.is_relative_to(SRC / "games"):
                assert target.relative_to(SRC / "games").parts[0] == own, path


def test_the_check_sees_an_import_of_a_game(tmp_path: Path) -> None:
    bad = "import Board from '../games/lost-cities/Board.svelte';\nconst x = await import('../titles');\n"
    assert IMPORT.findall(bad) == ["../games/lost-cities/Board.svelte", "../titles"]
