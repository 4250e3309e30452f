"""Compiling the engine with mypyc: `cairn build`, and the build hook of the wheel.

The stamp beside the modules holds a hash of the sources they were made from. It is removed first and written
last, and `cairn` looks at it before it imports anything compiled: a half-built or stale module is never run.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
STAMP = "_compiled.txt"
GROUP = "cairn_engine"
FLAGS = ["-O3", "-flto", "-fno-semantic-interposition", "-w"]


def sources(package: Path = HERE) -> list[Path]:
    """The modules that are compiled: core, games and bots."""
    rooms = ("core", "games", "bots")
    return [path for room in rooms for path in sorted((package / room).rglob("*.py")) if path.stat().st_size]


def source_hash(package: Path = HERE) -> str:
    """One hash of all sources that are compiled, and of the Python they are compiled for."""
    total = hashlib.blake2b(digest_size=16)
    total.update(f"{sys.implementation.cache_tag}\n".encode())
    for path in sources(package):
        total.update(f"{path.relative_to(package).as_posix()}\n".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def stamped_hash(package: Path = HERE) -> str | None:
    """The hash of the sources that the compiled modules were made from; None where there are none."""
    stamp = package / STAMP
    return stamp.read_text().strip() if stamp.exists() else None


def has_compiler() -> bool:
    """Whether the C compiler that Python was built with is here."""
    command = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command) is not None


def remove_compiled(package: Path = HERE) -> None:
    """Delete the stamp and every compiled module."""
    (package / STAMP).unlink(missing_ok=True)
    for old in [*package.rglob("*.so"), *package.parent.glob(f"{GROUP}__mypyc*.so")]:
        old.unlink()


def compile_engine(package: Path = HERE) -> list[Path]:
    """Compile in a folder of its own, then move the modules beside their sources; returns what was made."""
    before = source_hash(package)
    with tempfile.TemporaryDirectory(prefix="cairn-build-") as folder:
        root = Path(folder)
        copy = root / "src" / "cairn"
        shutil.copytree(package, copy, ignore=shutil.ignore_patterns("*.so", "__pycache__", "node_modules"))
        names = [str(path.relative_to(root / "src")) for path in sources(copy)]
        (root / "src" / "setup.py").write_text(_SETUP.format(names=names, group=GROUP))
        environment = {**os.environ, "CFLAGS": " ".join(FLAGS), "LDFLAGS": " ".join(FLAGS)}
        command = [sys.executable, "setup.py", "build_ext", "--inplace", "-j", "2"]
        done = subprocess.run(command, cwd=root / "src", env=environment, capture_output=True, text=True)
        if done.returncode != 0:
            raise CompileError(done.stdout + done.stderr)
        built = sorted((root / "src").rglob("*.so"))
        built = [path for path in built if "build" not in path.relative_to(root / "src").parts]
        if source_hash(package) != before:
            raise CompileError("the sources changed while they were being compiled; build again")
        remove_compiled(package)
        made = []
        for path in built:
            target = package.parent / path.relative_to(root / "src")
            shutil.move(path, target)
            made.append(target)
    stamp = package / (STAMP + ".new")
    stamp.write_text(before + "\n")
    stamp.rename(package / STAMP)
    return [*made, package / STAMP]


class CompileError(Exception):
    """The engine did not compile; the message is what mypyc or the C compiler said."""


_SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="cairn-engine",
    packages=[],
    ext_modules=mypycify(
        ["--strict", "--python-version=3.11", "--explicit-package-bases", "--no-error-summary", *{names}],
        opt_level="3",
        multi_file=True,
        group_name="{group}",
        separate=False,
    ),
)
"""
