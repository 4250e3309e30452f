"""How the engine runs: core, the bots, and each title's rules and bots, compiled or interpreted.

`cairn build` compiles them and leaves a stamp, whose first line is the hash of their sources. `choose`
compares it with the sources of now before the first of these rooms is imported: a stale or half-built module
is never run.
"""

import hashlib
import os
import re
import sys
from glob import glob
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader

PACKAGE = os.path.dirname(os.path.abspath(__file__))
ROOMS = ("core", "bots", "games/*/rules", "games/*/bots")
"""The folders that are compiled, as patterns below the package."""
STAMP = "_compiled.txt"
SUFFIX = EXTENSION_SUFFIXES[0]
"""How the name of a compiled module ends; it names this Python and this platform."""


def compiled_folders(package: str = PACKAGE) -> list[str]:
    """The folders below the package that are compiled."""
    found = [folder for room in ROOMS for folder in sorted(glob(room, root_dir=package))]
    return [folder for folder in found if os.path.isdir(os.path.join(package, folder))]


def sources(package: str = PACKAGE) -> list[str]:
    """The modules that are compiled, as sorted paths below the package."""
    found: list[str] = []
    folders = compiled_folders(package)
    while folders:
        folder = folders.pop()
        for entry in os.scandir(os.path.join(package, folder)):
            if entry.name.endswith(".py"):
                found.append(f"{folder}/{entry.name}")
            elif entry.is_dir() and entry.name != "__pycache__":
                folders.append(f"{folder}/{entry.name}")
    return sorted(found)


def groups(package: str = PACKAGE) -> dict[str, list[str]]:
    """The sources that are compiled into one library each: core with the bots, and every title.

    Each is compiled again only if its C has changed. Only core is used by other groups.
    """
    found: dict[str, list[str]] = {}
    for source in sources(package):
        room, title, *_ = source.split("/")
        found.setdefault(title if room == "games" else "core", []).append(source)
    return found


def source_hash(package: str = PACKAGE) -> str:
    """One hash of all sources that are compiled, and of the Python and platform they are compiled for."""
    total = hashlib.blake2b(SUFFIX.encode(), digest_size=16)
    for source in sources(package):
        with open(os.path.join(package, source), "rb") as file:
            text = file.read()
        total.update(f"\n{source} {len(text)}\n".encode())
        total.update(text)
    return total.hexdigest()


def stamped_hash(package: str = PACKAGE) -> str | None:
    """The hash of the sources that the compiled modules were made from; None where nothing is compiled."""
    try:
        with open(os.path.join(package, STAMP)) as file:
            return file.readline().strip()
    except FileNotFoundError:
        return None


def compiled_module(source: str) -> str:
    """Where the compiled module of a source lies."""
    return source.removesuffix(".py") + SUFFIX


def library(group: str) -> str:
    """The name of the library with all code of a group, which mypyc wants beside the package."""
    return f"cairn_{group}__mypyc{SUFFIX}"


def is_whole(group: str, members: list[str], package: str = PACKAGE) -> bool:
    """Whether a group's library and compiled modules are all there, whatever they were made from."""
    files = [os.path.join(os.pardir, library(group)), *map(compiled_module, members)]
    return all(os.path.exists(os.path.join(package, file)) for file in files)


def is_compiled(package: str = PACKAGE) -> bool:
    """Whether every source has a compiled module that was made from it."""
    if stamped_hash(package) != source_hash(package):
        return False
    return all(is_whole(group, members, package) for group, members in groups(package).items())


class SourcesOnly:
    """Finds the modules of the engine as sources, whatever compiled modules lie, or will lie, beside them."""

    rooms = re.compile("|".join(rf"{__package__}/{room}(/|$)".replace("*", "[^/]+") for room in ROOMS))

    @classmethod
    def find_spec(cls, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """The source of a module in one of our rooms; None leaves any other module to the usual finders."""
        if not cls.rooms.match(name.replace(".", "/")) or not isinstance(path, list):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


_WHY_NOT = {
    "pure": "CAIRN_PURE=1 asks for the interpreted one",
    "interpreted": "it has not been compiled; run `cairn build`",
    "stale": "its compiled modules do not fit the sources; run `cairn build` again",
}
_mode = "interpreted"


def mode() -> str:
    """How the engine runs.

    "compiled"; "pure": interpreted, because CAIRN_PURE=1 asks for it; "interpreted": nothing is compiled;
    "stale": interpreted, because the compiled modules do not fit the sources.
    """
    return _mode


def choose() -> None:
    """Decide how the engine runs; comes before the first import of its rooms."""
    global _mode
    _mode = _decide()
    if _mode == "compiled":
        return
    if _asked("CAIRN_COMPILED"):
        raise ImportError(f"CAIRN_COMPILED=1 asks for the compiled engine, but {_WHY_NOT[_mode]}.")
    # Also where nothing is compiled yet: a build may finish while this process runs, and a process that began
    # with sources goes on with sources.
    sys.meta_path.insert(0, SourcesOnly)


def _decide() -> str:
    if _asked("CAIRN_PURE"):
        return "pure"
    if stamped_hash() is None:
        return "interpreted"
    return "compiled" if is_compiled() else "stale"


def _asked(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")
