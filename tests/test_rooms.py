"""Imports go one way between the rooms of `src/cairn`, and what serves all games names none."""

import ast
import re
from pathlib import Path

import pytest

from cairn.games import TITLES
from cairn.text import LANGUAGES, Speaker
from cairn.text.catalogue import catalogue

PACKAGE = Path(__file__).parents[1] / "src" / "cairn"

DOOR = "games/__init__ games/title"
"""How a room that serves all games gets at one of them."""
MAY_IMPORT = {
    "core": "core",
    "bots": "core bots",
    "text": "core text",
    "terminal": "core text terminal",
    "proof": f"core bots text proof {DOOR}",
    "arena": f"core bots text arena {DOOR} __init__ engine",
    "server": f"core bots text arena server {DOOR} __init__ engine",
    "cli": f"core bots text arena proof server terminal cli {DOOR} __init__ engine compile page_build",
    # The door itself, which knows the parts of a title by their types.
    "games/__init__": f"core bots {DOOR} games/own",
    "games/title": "core bots arena proof terminal",
    "games/own": "core text games/title",
    # The few modules that stand outside the rooms.
    "__init__": "engine core text",
    "__main__": "cli",
    "compile": "engine",
    "compile_c": "",
    "compile_setup": "compile_c",
    "engine": "",
    "page_build": "",
}
PARTS = {
    "rules": "core",
    "bots": "core bots own/rules",
    "terminal": "core text terminal own/rules own/bots",
    "proof": "core bots text arena proof games/title own/rules own/bots",
    "browser": "server",
    "__init__": "core bots arena proof terminal games/title"
    " own/rules own/bots own/terminal own/proof own/browser",
}
"""What the parts of a title may import: rooms, and other parts of the same title."""
BLIND = ("core", "bots", "text", "terminal", "proof", "arena", "server", "cli")
"""The rooms that serve all games."""


def room_of(path: Path) -> str:
    """The room of a file below the package; of a file outside the rooms, its own name."""
    parts = [part.removesuffix(".py") for part in path.parts]
    if parts[0] != "games" or len(parts) == 1:
        return parts[0]
    return "/".join(parts[:2]) if len(parts) == 2 else "/".join(parts[:3])


def room_named(name: list[str], is_from: bool) -> str:
    """The room of an imported name, given without the package: `["games", "dominion", "rules", "turn"]`."""
    if not name or (name[0] not in MAY_IMPORT and name[0] != "games"):
        return "__init__"
    if name[0] != "games":
        return name[0]
    place = PACKAGE.joinpath(*name[:2])
    if len(name) == 1 or not (place.is_dir() or place.with_suffix(".py").is_file()):
        return "games/__init__"
    if place.with_suffix(".py").is_file():
        return "/".join(name[:2])
    part = PACKAGE.joinpath(*name[:3])
    known = len(name) > 2 and (part.is_dir() or part.with_suffix(".py").is_file())
    return "/".join([*name[:2], name[2] if known else "__init__"])


def imported_rooms(source: str, path: Path) -> list[tuple[int, str]]:
    """The rooms that a source below the package imports, each with its line."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = ["cairn", *path.parts[: -node.level]] if node.level else []
            home = ".".join([*above, *filter(None, [node.module])])
            names = [f"{home}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            package, *inside = name.split(".")
            if package == "cairn":
                found.append((node.lineno, room_named(inside, isinstance(node, ast.ImportFrom))))
    return found


def allowed_in(room: str) -> list[str]:
    """The rooms that a room may import."""
    if room in MAY_IMPORT:
        return MAY_IMPORT[room].split()
    folder, title, part = room.split("/")
    own = f"{folder}/{title}"
    return [room, *[other.replace("own", own) for other in PARTS[part].split()]]


def trespasses(source: str, path: Path) -> list[str]:
    """The imports of a source that its room does not allow."""
    room = room_of(path)
    allowed = allowed_in(room)
    rooms = imported_rooms(source, path)
    return [f"{path}:{line}: {room} imports {other}" for line, other in rooms if other not in allowed]


def test_imports_go_one_way() -> None:
    """No file imports from a room that its own does not allow."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        found += trespasses(path.read_text(), path.relative_to(PACKAGE))

    assert found == []


def test_a_forbidden_import_is_found() -> None:
    """However it is spelled, and wherever in the file it stands."""
    source = """
import json
import cairn.games.lost_cities
from cairn import bots, __version__
from cairn.core import dice
from ..text import english

def late():
    from cairn.server.tables import Table
"""

    assert trespasses(source, Path("core", "dice.py")) == [
        "core/dice.py:3: core imports games/lost_cities/__init__",
        "core/dice.py:4: core imports bots",
        "core/dice.py:4: core imports __init__",
        "core/dice.py:6: core imports text",
        "core/dice.py:9: core imports server",
    ]


@pytest.mark.parametrize(
    ("path", "line", "trespass"),
    [
        (
            "games/africana/rules/turn.py",
            "from cairn.games.dominion.rules import turn",
            "games/dominion/rules",
        ),
        ("games/africana/rules/turn.py", "from cairn.games.africana.bots import rule", "games/africana/bots"),
        ("games/africana/rules/turn.py", "from cairn.games import find", "games/__init__"),
        ("games/africana/bots/rule.py", "import cairn.games.africana.terminal", "games/africana/terminal"),
        ("games/africana/terminal/board.py", "from cairn.cli.play import main", "cli"),
        ("server/table.py", "from cairn.games.africana import TITLE", "games/africana/__init__"),
        ("cli/play.py", "from cairn.games.africana.rules.game import AFRICANA", "games/africana/rules"),
    ],
)
def test_the_doors_of_a_title_are_locked(path: str, line: str, trespass: str) -> None:
    """A title imports no other one, rules import no bots, bots no drawing; rooms come in by the one door."""
    assert [one.partition(" imports ")[2] for one in trespasses(line, Path(path))] == [trespass]


def names_of_titles() -> list[str]:
    """Every way to spell the name of a title."""
    words = [name.split("-") for name in TITLES]
    return [between.join(name) for name in words for between in ("-", "_", " ", "")]


def named_games(source: str, printed: list[str] | None = None) -> list[str]:
    """The lines of a source that name a game, small letters or large; `printed` has more names of games."""
    every = "|".join(map(re.escape, [*names_of_titles(), *(printed or [])]))
    names = re.compile(rf"(?<![a-z])({every})(?![a-z])", re.IGNORECASE)
    return [line.strip() for line in source.splitlines() if names.search(line)]


def test_rooms_for_all_games_name_none() -> None:
    """A game is one folder: core, bots, arena, server, cli, text and proof do not know which there are."""
    found = []
    for room in BLIND:
        for path in sorted((PACKAGE / room).rglob("*.py")):
            name = path.relative_to(PACKAGE).as_posix()
            found += [f"{name}: {line}" for line in named_games(path.read_text(encoding="utf-8"))]

    assert found == []


def test_a_named_game_is_found() -> None:
    """In code, in comments and in strings, however it is spelled."""
    source = 'game == "lost-cities"\npass\nfrom x import dominion_checks\n# as Africana\nAdventureTours()\n'

    assert named_games(source) == [
        'game == "lost-cities"',
        "from x import dominion_checks",
        "# as Africana",
        "AdventureTours()",
    ]


def printed_names(language: str) -> list[str]:
    """The names of the games on their boxes, long and short, as a language has them."""
    named = [Speaker(language).say(f"{game}-title") for game in TITLES]
    # "Dominion: Adventures" is also called by its first half, and a title may lose its article.
    short = [re.split(r"\s*:", name)[0] for name in named]
    return [*named, *short, *(name.partition(" ")[2] for name in named if len(name.split()) > 2)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_for_all_games_name_none(language: str) -> None:
    """Neither in a sentence nor in a key nor in a comment; whatever does belongs into the title's folder."""
    found = []
    for path in sorted((PACKAGE / "text" / language).glob("*.ftl")):
        lines = named_games(path.read_text(encoding="utf-8"), printed_names(language))
        found += [f"{path.name}: {line}" for line in lines]

    assert found == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "play-lost-cities-pile = Draw pile"),
        ("en", "cards-arg-set = Only this set, such as events in Dominion."),
        ("fr", "web-play-now = Jouer aux Cités perdues"),
        ("pl", "web-play-now = Zagraj teraz w Zaginione miasta"),
        ("de", "# Dominion: Abenteuer"),
    ],
)
def test_a_named_game_is_found_in_a_catalogue(language: str, line: str) -> None:
    """By the name of its folder and by that on its box in the language."""
    assert named_games(f"web-games = x\n{line}\n", printed_names(language)) == [line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_takes_a_key_of_another(language: str) -> None:
    """A key that begins with the name of a game stands in the folder of that game."""
    begins = {game: tuple(f"{start}{game}-" for start in ("", "play-")) for game in TITLES}
    homes = catalogue(language).home.items()
    elsewhere = [
        f"{home}: {key}"
        for key, home in homes
        for game, starts in begins.items()
        if key.startswith(starts) and home != game and not home.startswith(f"{game}-")
    ]

    assert elsewhere == []


def test_a_title_is_registered_in_one_line() -> None:
    """Outside the titles only the registry names them."""
    here = [path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] != "games"]
    here += (PACKAGE / "games").glob("*.py")
    registry = named_games((PACKAGE / "games" / "__init__.py").read_text(encoding="utf-8"))
    naming = {
        path.relative_to(PACKAGE).as_posix() for path in here if named_games(path.read_text(encoding="utf-8"))
    }

    assert len(TITLES) == len(registry)
    assert naming == {"games/__init__.py"}
