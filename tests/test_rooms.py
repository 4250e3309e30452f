"""Imports go one way between the rooms of `src/cairn`."""

import ast
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "cairn"

ENGINE = "core games bots"
MAY_IMPORT = {
    "core": "core",
    "games": "core games",
    "bots": ENGINE,
    "text": "core text",
    "testing": "core games text testing",
    "arena": f"{ENGINE} text arena __init__ engine",
    "review": f"{ENGINE} text review __init__ engine",
    "research": f"{ENGINE} text arena research __init__ engine",
    "server": f"{ENGINE} text arena server __init__ engine",
    "cli": f"{ENGINE} text arena testing server cli __init__ engine compile page_build",
    # The few modules that stand outside the rooms.
    "__init__": "engine core text",
    "__main__": "cli",
    "compile": "engine",
    "compile_setup": "",
    "engine": "",
    "page_build": "",
}


def room_of(path: Path) -> str:
    """The room of a file below the package; of a file outside the rooms, its own name."""
    return path.parts[0].removesuffix(".py")


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
                is_room = bool(inside) and inside[0] in MAY_IMPORT
                found.append((node.lineno, inside[0] if is_room else "__init__"))
    return found


def trespasses(source: str, path: Path) -> list[str]:
    """The imports of a source that its room does not allow."""
    room = room_of(path)
    allowed = MAY_IMPORT[room].split()
    rooms = imported_rooms(source, path)
    return [f"{path}:{line}: {room} imports {other}" for line, other in rooms if other not in allowed]


def test_imports_go_one_way() -> None:
    """No file imports from a room that its own does not allow."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        found += trespasses(path.read_text(), path.relative_to(PACKAGE))

    assert found == []


def test_every_room_is_in_the_table() -> None:
    """Nothing in the package stands outside the table."""
    here = {room_of(path.relative_to(PACKAGE)) for path in PACKAGE.rglob("*.py")}

    assert here - MAY_IMPORT.keys() == set()


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
        "core/dice.py:3: core imports games",
        "core/dice.py:4: core imports bots",
        "core/dice.py:4: core imports __init__",
        "core/dice.py:6: core imports text",
        "core/dice.py:9: core imports server",
    ]
