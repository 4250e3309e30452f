"""The setup script of a build: `compile.py` runs a copy of it where little but the engine's sources lies.

On stdout goes progress, one line per step: a stage, steps done, steps in all. All else goes to stderr.
"""

import hashlib
import json
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from subprocess import run
from threading import Lock
from typing import Any

from mypy.errors import CompileError
from mypy.fscache import FileSystemCache
from mypy.version import __version__
from mypyc.build import construct_groups, get_mypy_config, mypycify
from mypyc.codegen import emitmodule
from mypyc.errors import Errors
from mypyc.ir.module_ir import ModuleIRs
from mypyc.options import CompilerOptions
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

from cairn.compile_c import Files, improve, narrow_lines

OPTIONS = ["--strict", "--explicit-package-bases", "--no-error-summary", "--config-file="]
# LTO divides the one C file of a group among the cores. Interposing functions of the engine helps nobody
# (+20 % moves a second), nor does exporting them.
FLAGS = ["-O3", "-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden"]

Groups = dict[str, list[str]]
"""The paths of the sources of each group, by its name."""
Needs = list[tuple[str, list[str], bool]]
"""What mypyc wants to know of its own files in C: path, folders of headers, and whether they are internal."""


def closed_bases(modules: ModuleIRs, group_of: dict[str, str]) -> list[str]:
    """The classes that another group extends though they are not open.

    mypyc writes the subclasses that it knows of into the C of a class, unless there may be others
    (`allow_interpreted_subclasses=True`): core would need the library of the title.
    """
    return [
        f"{base.fullname} (by {extended.fullname})"
        for module in modules.values()
        for extended in module.classes
        for base in extended.mro[1:]
        if group_of[base.module_name] != group_of[extended.module_name]
        and not base.allow_interpreted_subclasses
    ]


def make_c(groups: Groups) -> tuple[dict[str, Files], Needs]:
    """The C of each group, and what else mypyc needs to compile it."""
    options = CompilerOptions(separate=True)
    # Ours are always read together, so that mypyc may use what it learns of one class for any other; it reads
    # them as one group and writes them as several.
    options.global_opts = True
    files = FileSystemCache()
    paths = [path for members in groups.values() for path in members]
    sources, _, settings = get_mypy_config([*OPTIONS, *paths], None, options, files)
    whole = construct_groups(sources, False, True, "cairn")
    parts = construct_groups(sources, separate(groups), True, None)
    try:
        result = emitmodule.parse_and_typecheck(sources, settings, options, whole, files)
    except CompileError as error:
        sys.exit("\n".join(error.messages))
    errors = Errors(settings)
    modules, texts, _ = emitmodule.compile_modules_to_c(result, options, errors, parts)
    if errors.num_errors:
        sys.exit("\n".join(errors.new_messages()))
    closed = closed_bases(modules, {source.module: str(name) for part, name in parts for source in part})
    if closed:
        advice = "Only a class with @mypyc_attr(allow_interpreted_subclasses=True) has subclasses in a title:"
        sys.exit("\n".join([advice, *closed]))
    needs = sorted(emitmodule.collect_source_dependencies(modules), key=lambda need: need.path)
    made = {str(name).removeprefix("cairn_"): text for (_, name), text in zip(parts, texts, strict=True)}
    return made, [(need.path, need.include_dirs, need.internal) for need in needs]


def separate(groups: Groups) -> list[tuple[list[str], str | None]]:
    """The groups as mypyc wants to be told of them."""
    return [(members, f"cairn_{name}") for name, members in groups.items()]


def c_hash(group: str, made: dict[str, Files]) -> str:
    """A hash of what a library is made from: its C, headers of other groups, and the compiler."""
    own = "".join(text for _, text in made[group])
    used = [text for files in made.values() for name, text in files if f"#include <{name}>" in own]
    told = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
    version = run([*told[0].split(), "--version"], capture_output=True, text=True).stdout
    parts = [__version__, sys.version, version, *told, *FLAGS, own, *used]
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=16).hexdigest()


class Build(build_ext):
    """Compiles all C files at the same time, then links all modules, and reports how far it is."""

    progress = 1
    """Where progress goes: a file descriptor."""

    @classmethod
    def report(cls, stage: str, done: int = 0, total: int = 0) -> None:
        """Let `compile.py` know how far we are."""
        os.write(cls.progress, f"{stage} {done} {total}\n".encode())

    def build_extensions(self) -> None:
        """Compile and link, the largest first, so that no core waits for one of them at the end."""
        size = {one.name: sum(map(os.path.getsize, one.sources)) for one in self.extensions}
        self.extensions.sort(key=lambda one: -size[one.name])
        counting = Lock()

        def in_parallel(stage: str, work: Callable[[Extension], None]) -> None:
            done = 0

            def one(extension: Extension) -> None:
                nonlocal done
                work(extension)
                with counting:
                    done += size[extension.name]
                    self.report(stage, done, sum(size.values()))

            self.report(stage, done, sum(size.values()))
            with ThreadPoolExecutor(os.cpu_count()) as workers:
                list(workers.map(one, self.extensions))

        in_parallel("compiling", self._compile)
        in_parallel("linking", self._link)

    def _compile(self, extension: Extension) -> None:
        extension.extra_objects = self.compiler.compile(
            extension.sources,
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )

    def _link(self, extension: Extension) -> None:
        self.compiler.link_shared_object(
            extension.extra_objects,
            self.get_ext_fullpath(extension.name),
            extra_postargs=extension.extra_link_args,
            build_temp=self.build_temp,
        )


def extensions(groups: Groups, made: dict[str, Files], needs: Needs) -> dict[str, list[Any]]:
    """What is to be compiled for each group: its library, and for each module one that points to it."""
    paths = [path for members in groups.values() for path in members]
    texts = [made[name] for name in sorted(made, key=lambda name: f"cairn_{name}")]
    found = mypycify(
        [*OPTIONS, *paths],
        opt_level="3",
        debug_level="0",
        separate=separate(groups),
        skip_cgen_input=(texts, needs),
    )
    # The C is not ours: what can go wrong in it was looked for above. gcc takes 30 s to look at the
    # indentation of one title alone, even if it may not say a word about it.
    silent = [*found[0].extra_compile_args, "-w", "-Wno-misleading-indentation"]
    parts: dict[str, list[Any]] = {}
    for extension in found:
        # mypyc gives all extensions one and the same list.
        extension.extra_compile_args = silent
        if extension.name.endswith("__mypyc"):
            part = parts[extension.name.removeprefix("cairn_").removesuffix("__mypyc")] = []
            extension.extra_compile_args = [*silent, *FLAGS]
            extension.extra_link_args = FLAGS
        part.append(extension)
    return parts


def main(groups: Groups, before: dict[str, str]) -> None:
    """Make C of the groups, look it over, and compile the groups whose C is not the same as before."""
    Build.report("reading")
    made, needs = make_c(groups)
    improve(made)
    narrow = [line for files in made.values() for _, text in files for line in narrow_lines(text)]
    if narrow:
        advice = "mypyc would compute these with 32 bits; use cairn.core.zones.shl, or spell the number out:"
        sys.exit("\n".join([advice, *narrow]))
    hashes = {name: c_hash(name, made) for name in groups}
    parts = extensions(groups, made, needs)
    wanted = [one for name in groups if hashes[name] != before.get(name) for one in parts[name]]
    if wanted:
        setup(name="cairn-engine", packages=[], ext_modules=wanted, cmdclass={"build_ext": Build})
    Path("hashes.json").write_text(json.dumps(hashes))


if __name__ == "__main__":
    # What mypyc, setuptools and the C compiler print must not get between the lines of progress.
    Build.progress = os.dup(1)
    os.dup2(2, 1)
    arguments = [json.loads(argument) for argument in sys.argv[1:]]
    sys.argv[1:] = ["build_ext", "--inplace"]
    main(*arguments)
    # Python would take two seconds to free all that mypy knows.
    sys.stdout.flush()
    os._exit(0)
