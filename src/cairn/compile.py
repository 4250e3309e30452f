"""Compiling the engine with mypyc: for `cairn build`, and for the wheel.

All is made in a folder of its own and then moved beside the sources. The stamp is removed before the first
module is replaced and written after the last, so what starts before that runs interpreted (see `engine.py`).
Below the hash of the sources it names each group with the hash of its C: where that is the same again, the
modules of the group stay.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from cairn.engine import (
    PACKAGE,
    STAMP,
    compiled_folders,
    compiled_module,
    groups,
    is_compiled,
    is_whole,
    library,
    source_hash,
    sources,
)

HERE = Path(PACKAGE)

Progress = Callable[[str, int, int], None]
"""Told of a stage ("waiting", "reading", "compiling", "linking"), the steps done, and all steps or 0."""

NEEDS = {
    "mypyc": "the Python package mypy",
    "setuptools": "the Python package setuptools",
    "compiler": "a C compiler",
    "headers": "the C headers of Python",
    "place": "a package folder that may be written to",
}


class CompileError(Exception):
    """The engine did not compile; the message is what mypyc or the C compiler said."""


class CannotCompile(CompileError):
    """One of the NEEDS is not met here."""

    def __init__(self, need: str) -> None:
        super().__init__(f"Compiling needs {NEEDS[need]}.")
        self.need = need


def compiler() -> str | None:
    """The C compiler: the one that the environment or this Python names, or else `cc`."""
    named = [os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc"]
    return next((command for command in named if command and shutil.which(command.split()[0])), None)


def check_needs() -> None:
    """CannotCompile unless mypyc, a C compiler and the headers of Python are here."""
    for package in ("mypyc", "setuptools"):
        if find_spec(package) is None:
            raise CannotCompile(package)
    if compiler() is None:
        raise CannotCompile("compiler")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotCompile("headers")


def check_place(package: Path = HERE) -> None:
    """CannotCompile unless modules may be put beside their sources."""
    if not os.access(package, os.W_OK):
        raise CannotCompile("place")


def compile_engine(package: Path = HERE, progress: Progress | None = None, again: bool = False) -> list[Path]:
    """Compile the engine and put the modules beside their sources; the modules that were made.

    Only groups whose C has changed are made, and none where the compiled engine fits its sources, unless all
    are wanted `again`.
    """
    if is_compiled(str(package)) and not again:
        return []
    check_needs()
    check_place(package)
    with _lock(package, progress), tempfile.TemporaryDirectory(prefix="cairn-build-") as folder:
        # Another build may have done it while we waited.
        if is_compiled(str(package)) and not again:
            return []
        compile_into(Path(folder), package, progress, {} if again else _made(package))
        return _move_in(Path(folder), package)


def compile_into(
    folder: Path,
    package: Path = HERE,
    progress: Progress | None = None,
    made: dict[str, str] | None = None,
) -> None:
    """Compile the engine of a package; the folder gets the modules and their stamp, laid out as a package.

    Modules of a group whose C has the hash that is in `made` are left out.
    """
    check_needs()
    before = source_hash(str(package))
    with tempfile.TemporaryDirectory(prefix="cairn-build-") as work:
        _copy_sources(package, Path(work, "cairn"))
        hashes = _run_setup(Path(work), made or {}, progress)
        shutil.rmtree(Path(work, "build"))
        for module in Path(work).rglob("*.so"):
            target = folder / module.relative_to(work)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(module, target)
    for group, members in groups(str(package)).items():
        if hashes[group] != (made or {}).get(group) and not is_whole(group, members, str(folder / "cairn")):
            raise CompileError(f"mypyc did not make all modules of {group}")
    if source_hash(str(package)) != before:
        raise CompileError("The sources changed while they were compiled. Build again.")
    lines = [before, *[f"{group} {made}" for group, made in hashes.items()]]
    (folder / "cairn").mkdir(exist_ok=True)
    (folder / "cairn" / STAMP).write_text("\n".join(lines) + "\n")


def _made(package: Path) -> dict[str, str]:
    """The hashes of the C of those groups whose modules are all there."""
    try:
        _, *lines = (package / STAMP).read_text().splitlines()
    except FileNotFoundError:
        return {}
    stamped = dict(line.split() for line in lines)
    whole = [name for name, members in groups(str(package)).items() if is_whole(name, members, str(package))]
    return {group: stamped[group] for group in whole if group in stamped}


def _copy_sources(package: Path, target: Path) -> None:
    """The engine alone: mypyc would follow `cairn/__init__` into rooms that are not compiled."""
    target.mkdir()
    (target / "__init__.py").touch()
    for source in sources(str(package)):
        (target / source).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(package / source, target / source)
    for folder in [path for path in target.rglob("*") if path.is_dir()]:
        (folder / "__init__.py").touch()
    shutil.copy(HERE / "compile_c.py", target)
    shutil.copy(HERE / "compile_setup.py", target.parent / "setup.py")


def _run_setup(folder: Path, made: dict[str, str], progress: Progress | None) -> dict[str, str]:
    """Run the setup script; the hash of the C of each group."""
    members = {
        name: [f"cairn/{source}" for source in found] for name, found in groups(str(folder / "cairn")).items()
    }
    command = [sys.executable, "setup.py", json.dumps(members), json.dumps(made)]
    # The order of a set must not change the C.
    environment = {**os.environ, "CC": compiler() or "cc", "PYTHONHASHSEED": "0"}
    with (
        open(folder / "said.txt", "w+") as said,
        subprocess.Popen(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=said, text=True
        ) as setup,
    ):
        for line in setup.stdout or ():
            stage, done, total = line.split()
            if progress is not None:
                progress(stage, int(done), int(total))
        if setup.wait() != 0:
            said.seek(0)
            raise CompileError(said.read().strip())
    hashes: dict[str, str] = json.loads((folder / "hashes.json").read_text())
    return hashes


def _move_in(folder: Path, package: Path) -> list[Path]:
    """Replace those modules of a package that are in the folder, and remove those without a source.

    A process that runs the old ones keeps them: they are replaced file by file, never written over, and each
    but a group's library is the same in every build.
    """
    (package / STAMP).unlink(missing_ok=True)
    modules = [package.parent / path.relative_to(folder) for path in sorted(folder.rglob("*.so"))]
    for module in modules:
        _replace(module, folder / module.relative_to(package.parent))
    wanted = {package / compiled_module(source) for source in sources(str(package))}
    wanted |= {package.parent / library(group) for group in groups(str(package))}
    for old in _modules(package):
        if old not in wanted:
            old.unlink()
    _replace(package / STAMP, folder / "cairn" / STAMP)
    return modules


def _replace(target: Path, source: Path) -> None:
    # Copied first: the temporary folder may be on another disk, and only a rename is all or nothing.
    beside = target.with_name("." + target.name)
    shutil.copy(source, beside)
    beside.replace(target)


def _modules(package: Path) -> Iterator[Path]:
    """Every compiled module of a package, of whatever build."""
    yield from package.parent.glob("cairn_*__mypyc*.so")
    for folder in compiled_folders(str(package)):
        yield from (package / folder).rglob("*.so")


@contextmanager
def _lock(package: Path, progress: Progress | None) -> Iterator[None]:
    """One build of a package at a time; the second waits."""
    import fcntl  # Not on Windows, where Python names no compiler that we could call.

    handle = os.open(package, os.O_RDONLY)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if progress is not None:
                progress("waiting", 0, 0)
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
