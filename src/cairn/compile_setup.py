"""The setup script of a build: `compile.py` runs a copy of it where only the engine's sources lie.

On stdout goes progress, a line each: a stage, steps done, steps in all. All else goes to stderr.
"""

import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from operator import add, lshift, mul, rshift, sub
from pathlib import Path
from threading import Lock
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

GROUP = "cairn_engine"
"""All code is in one library of this name, which mypyc wants beside the package; a module points to it."""
OPTIONS = ["--strict", "--explicit-package-bases", "--no-error-summary", "--config-file="]
# LTO undoes what splitting the C into files costs (+20 % moves a second), and interposing functions of the
# engine helps nobody (+20 %).
FLAGS = ["-O3", "-flto=auto", "-fno-semantic-interposition"]

_EXACT = {"<<": lshift, ">>": rshift, "+": add, "-": sub, "*": mul}
_SHIFTS = ("<<", ">>")
_CONSTANT = r"(-?\d+)"
_SUM = re.compile(rf" = {_CONSTANT} (<<|>>|[-+*]) (?:{_CONSTANT}|\w+);")


def is_narrow(line: str) -> bool:
    """Whether a line of C computes in 32 bits what the source means in 64.

    mypyc 2.4.1 writes an i64 constant that fits 32 bits as a C int. C widens it beside a variable, but not
    left of a shift or beside another constant: `i64(1) << k` is 256 for k = 40.
    """
    found = _SUM.search(line)
    if found is None:
        return False
    left, sign, right = found.groups()
    if right is None:
        return sign in _SHIFTS
    if sign in _SHIFTS and int(right) not in range(32):
        return True
    return not -(2**31) <= _EXACT[sign](int(left), int(right)) < 2**31


def narrow_lines(source: str) -> list[str]:
    """The lines of C that are narrow, each with the name of its function."""
    found = []
    function = ""
    for line in source.splitlines():
        if line.endswith(") {") and not line.startswith(" "):
            function = line.partition("(")[0].split()[-1]
        if is_narrow(line):
            found.append(f"{function}: {line.strip()}")
    return found


class Build(build_ext):
    """Compiles the C files of one library at the same time, and reports how far it is."""

    progress = 1
    """Where progress goes: a file descriptor."""

    @classmethod
    def report(cls, stage: str, done: int = 0, total: int = 0) -> None:
        """Let `compile.py` know how far we are."""
        os.write(cls.progress, f"{stage} {done} {total}\n".encode())

    def build_extensions(self) -> None:
        total = sum(len(extension.sources) for extension in self.extensions)
        done = 0
        counting = Lock()
        compile_all = self.compiler.compile

        def compile_each(sources: list[str], **options: Any) -> list[str]:
            def compile_one(source: str) -> list[str]:
                nonlocal done
                objects: list[str] = compile_all([source], **options)
                with counting:
                    done += 1
                    if done < total:
                        self.report("compiling", done, total)
                    else:
                        self.report("linking")
                return objects

            with ThreadPoolExecutor(os.cpu_count()) as workers:
                return [made for objects in workers.map(compile_one, sources) for made in objects]

        self.compiler.compile = compile_each
        super().build_extensions()


def main(modules: list[str]) -> None:
    """Make C of the modules, look it over, and compile it beside them."""
    Build.report("reading")
    paths = [*OPTIONS, *modules]
    extensions = mypycify(paths, opt_level="3", debug_level="0", multi_file=True, group_name=GROUP)
    narrow = [line for path in Path("build").rglob("__native*.c") for line in narrow_lines(path.read_text())]
    if narrow:
        advice = "mypyc would compute these with 32 bits; use cairn.core.zones.shl, or spell the number out:"
        sys.exit("\n".join([advice, *narrow]))
    for extension in extensions:
        # The C is not ours: what can go wrong in it was looked for above.
        extension.extra_compile_args.append("-w")
    extensions[0].extra_compile_args += FLAGS
    extensions[0].extra_link_args += FLAGS
    setup(name="cairn-engine", packages=[], ext_modules=extensions, cmdclass={"build_ext": Build})


if __name__ == "__main__":
    # What mypyc, setuptools and the C compiler print must not get between the lines of progress.
    Build.progress = os.dup(1)
    os.dup2(2, 1)
    modules = sys.argv[1:]
    sys.argv[1:] = ["build_ext", "--inplace", f"--parallel={os.cpu_count()}"]
    main(modules)
