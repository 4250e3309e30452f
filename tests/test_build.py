"""Compiling: the stamp tells stale from fit, nothing half-built is imported, and mypyc's mistakes are caught.

The engine here is a small one, the real `cairn` with little in its rooms, so that a build takes seconds.
"""

import json
import os
import shutil
import subprocess
import sys
import threading
import timeit
from argparse import Namespace
from pathlib import Path

import pytest

from cairn import compile as cairn_compile
from cairn import engine
from cairn.cli import build as cli_build
from cairn.cli.output import speak
from cairn.compile import CannotCompile, CompileError, compile_engine
from cairn.compile_c import fast_where_hot, is_narrow, narrow_lines, short_functions, with_copies
from cairn.engine import PACKAGE, STAMP, groups, is_compiled, library, source_hash, stamped_hash

SHOW = """
import cairn
from cairn.core import dice, errors
print(cairn.mode(), dice.answer(), dice.__file__.endswith(".py"), errors.__file__.endswith(".py"))
"""


def make_small(folder: Path) -> Path:
    """A package `cairn` with two modules to compile."""
    package = folder / "cairn"
    (package / "core").mkdir(parents=True)
    for name in ("__init__.py", "engine.py", "core/__init__.py", "core/errors.py"):
        shutil.copy(Path(PACKAGE, name), package / name)
    (package / "core" / "dice.py").write_text("def answer() -> int:\n    return 42\n")
    return package


TITLE = """
import cairn
from cairn.games.one.rules import game
from cairn.games.two.rules import game as other
print(cairn.mode(), game.play(), other.play(), game.__file__.endswith(".py"))
"""
CORE = """
from mypy_extensions import mypyc_attr


def answer() -> int:
    return 42


@mypyc_attr(allow_interpreted_subclasses=True)
class Open:
    def __init__(self) -> None:
        self.n = 1

    def more(self) -> int:
        return self.n


class Closed:
    def more(self) -> int:
        return 1


def ask(one: Open) -> int:
    return one.more()
"""
GAME = """
from cairn.core import dice


class Mine(dice.Open):
    def more(self) -> int:
        return self.n + 1


def play() -> int:
    return dice.answer() + dice.ask(Mine())
"""


def make_titles(folder: Path) -> Path:
    """A package `cairn` with a core and two titles."""
    package = make_small(folder)
    (package / "core" / "dice.py").write_text(CORE)
    for title in ("one", "two"):
        rules = package / "games" / title / "rules"
        rules.mkdir(parents=True)
        for place in (rules.parents[1], rules.parent, rules):
            (place / "__init__.py").touch()
        (rules / "game.py").write_text(GAME)
    return package


def change(package: Path, source: str, old: str, new: str) -> list[str]:
    """What a build makes after this change of a source: the names of the libraries."""
    text = (package / source).read_text()
    assert old in text
    (package / source).write_text(text.replace(old, new))
    return [path.name for path in compile_engine(package) if "__mypyc" in path.name]


def run(package: Path, code: str = SHOW, **environment: str) -> str:
    """What the code prints, or the last line of its complaint, in a Python that sees this package first."""
    told = {name: value for name, value in os.environ.items() if not name.startswith("CAIRN_")}
    told |= {"PYTHONPATH": str(package.parent), **environment}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=package.parent, env=told, capture_output=True, text=True
    )
    return (done.stdout if done.returncode == 0 else done.stderr).strip().splitlines()[-1]


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A small package that is not compiled."""
    return make_small(tmp_path)


@pytest.fixture(scope="session")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small package, compiled for real; not to be changed."""
    package = make_small(tmp_path_factory.mktemp("compiled"))
    stages: list[str] = []
    compile_engine(package, lambda stage, done, total: stages.append(stage))
    assert list(dict.fromkeys(stages)) == ["reading", "compiling", "linking"]
    return package


@pytest.fixture
def compiled(compiled_once: Path, tmp_path: Path) -> Path:
    """A copy of the compiled package, to be spoilt."""
    shutil.copytree(compiled_once.parent, tmp_path, dirs_exist_ok=True)
    return tmp_path / "cairn"


def test_hash_follows_the_sources(small: Path) -> None:
    """A changed letter, a new file and a moved one each change the hash; what is not compiled does not."""
    hashes = [source_hash(str(small))]
    dice = small / "core" / "dice.py"
    dice.write_text(dice.read_text().replace("42", "43"))
    hashes.append(source_hash(str(small)))
    (small / "core" / "empty.py").touch()
    hashes.append(source_hash(str(small)))
    dice.rename(small / "core" / "dies.py")
    hashes.append(source_hash(str(small)))

    assert len(set(hashes)) == 4
    (small / "compile.py").touch()
    (small / "core" / "data.csv").touch()
    assert source_hash(str(small)) == hashes[-1]


def test_hash_is_quick() -> None:
    """Every import of cairn waits for it: below 5 ms, here with room for a busy machine."""
    assert min(timeit.repeat(source_hash, number=1, repeat=20)) < 0.010


def test_not_compiled(small: Path) -> None:
    """Without a stamp the sources run, and anybody who insists on compiled modules is refused."""
    assert run(small) == "interpreted 42 True True"
    assert run(small, CAIRN_PURE="1") == "pure 42 True True"
    assert run(small, CAIRN_COMPILED="1").endswith("it has not been compiled; run `cairn build`.")


@pytest.mark.build
def test_compiled(compiled: Path) -> None:
    """With a stamp that fits, the compiled modules run, unless CAIRN_PURE=1."""
    assert run(compiled) == "compiled 42 False False"
    assert run(compiled, CAIRN_COMPILED="1") == "compiled 42 False False"
    assert run(compiled, CAIRN_PURE="1") == "pure 42 True True"
    assert run(compiled, CAIRN_PURE="0") == "compiled 42 False False"
    assert run(compiled, CAIRN_PURE="1", CAIRN_COMPILED="1").startswith("ImportError: CAIRN_COMPILED=1")


@pytest.mark.build
def test_stale(compiled: Path) -> None:
    """A source that changed after the build runs as it is now."""
    dice = compiled / "core" / "dice.py"
    dice.write_text(dice.read_text().replace("42", "43"))

    assert run(compiled) == "stale 43 True True"
    assert run(compiled, CAIRN_COMPILED="1").endswith("do not fit the sources; run `cairn build` again.")


@pytest.mark.build
def test_half_built(compiled: Path) -> None:
    """Compiled modules that are not all there, or without a stamp, are not imported."""
    (compiled / engine.compiled_module("core/dice.py")).unlink()
    assert run(compiled) == "stale 42 True True"

    (compiled / STAMP).unlink()
    assert run(compiled) == "interpreted 42 True True"


@pytest.mark.build
def test_a_process_goes_on_as_it_began(small: Path, compiled_once: Path) -> None:
    """What began interpreted stays so, though a build ends behind it."""
    code = (
        f"import cairn, shutil; shutil.copytree({str(compiled_once.parent)!r}, '.', dirs_exist_ok=True){SHOW}"
    )

    assert run(small, code) == "interpreted 42 True True"
    assert run(small) == "compiled 42 False False"


@pytest.mark.build
def test_a_type_error_stops_the_build(compiled: Path) -> None:
    """The build says what mypyc said, and leaves the package as it was: stale, and running its sources."""
    (compiled / "core" / "dice.py").write_text("def answer() -> int:\n    return 'forty-two'\n")
    stamp = stamped_hash(str(compiled))

    with pytest.raises(CompileError, match=r"core/dice.py:2: error: Incompatible return value type"):
        compile_engine(compiled)

    assert stamped_hash(str(compiled)) == stamp
    assert run(compiled) == "stale forty-two True True"


@pytest.mark.build
def test_a_narrow_shift_stops_the_build(small: Path) -> None:
    """Here the constant hides in a variable, where only the C shows it."""
    source = (
        "from mypy_extensions import i64\n\n\ndef answer(k: i64) -> i64:\n    x: i64 = 1\n    return x << k\n"
    )
    (small / "core" / "dice.py").write_text(source)

    with pytest.raises(
        CompileError, match=r"use cairn.core.zones.shl.*\n.*dice___answer: .* = 1 << cpy_r_k;"
    ):
        compile_engine(small)


@pytest.mark.build
def test_nothing_to_do(compiled: Path) -> None:
    """A compiled engine that fits is left alone."""
    assert compile_engine(compiled) == []


@pytest.mark.build
@pytest.mark.thorough
def test_old_modules_go(compiled: Path) -> None:
    """A module whose source is gone goes with the next build, and two builds at once do the work once."""
    gone = compiled / engine.compiled_module("core/gone.py")
    gone.touch()
    dice = compiled / "core" / "dice.py"
    dice.write_text(dice.read_text().replace("42", "43"))
    made: list[int] = []
    stages: list[str] = []

    def build() -> None:
        made.append(len(compile_engine(compiled, lambda stage, done, total: stages.append(stage))))

    builds = [threading.Thread(target=build) for _ in range(2)]
    for thread in builds:
        thread.start()
    for thread in builds:
        thread.join()

    assert sorted(made) == [0, 4]
    assert "waiting" in stages
    assert not gone.exists()
    assert is_compiled(str(compiled))
    assert run(compiled) == "compiled 43 False False"


@pytest.mark.build
@pytest.mark.thorough
def test_a_change_compiles_its_group(tmp_path: Path) -> None:
    """A title is compiled alone, core too if no title sees the change; a title whose folder is gone goes."""
    package = make_titles(tmp_path)
    assert list(groups(str(package))) == ["core", "one", "two"]
    assert len(compile_engine(package)) == 10
    assert run(package, TITLE) == "compiled 44 44 False"

    assert change(package, "games/one/rules/game.py", "self.n + 1", "self.n + 2") == [library("one")]
    assert run(package, TITLE) == "compiled 45 44 False"
    assert change(package, "core/dice.py", "return 1", "return 2") == [library("core")]
    assert run(package, TITLE) == "compiled 45 44 False"
    # The titles have copies of a function as short as this one.
    every = [library(name) for name in ("core", "one", "two")]
    assert change(package, "core/dice.py", "return 42", "return 43") == every
    assert run(package, TITLE) == "compiled 46 45 False"
    # Another field before theirs moves what is in the objects of the titles.
    assert change(package, "core/dice.py", "self.n = 1", "self.m = 0\n        self.n = 1") == every
    assert run(package, TITLE) == "compiled 46 45 False"

    shutil.rmtree(package / "games" / "two")
    assert not is_compiled(str(package))
    compile_engine(package)
    assert is_compiled(str(package))
    assert not (tmp_path / library("two")).exists()


@pytest.mark.build
@pytest.mark.thorough
def test_a_group_that_lacks_a_file_is_compiled(tmp_path: Path) -> None:
    """Nothing of it is kept then, and what starts before that runs the sources."""
    package = make_titles(tmp_path)
    compile_engine(package)

    (tmp_path / library("two")).unlink()
    assert run(package, TITLE) == "stale 44 44 True"
    assert [path.name for path in compile_engine(package) if "__mypyc" in path.name] == [library("two")]
    assert run(package, TITLE) == "compiled 44 44 False"


@pytest.mark.build
def test_a_title_extends_only_what_is_open(tmp_path: Path) -> None:
    """The C of core would name the title's class otherwise, and need its library."""
    package = make_titles(tmp_path)

    with pytest.raises(CompileError, match=r"has subclasses in a title:\ncairn.core.dice.Closed \(by "):
        change(
            package,
            "games/one/rules/game.py",
            "\n\ndef",
            "\n\nclass Another(dice.Closed):\n    pass\n\n\ndef",
        )


def test_what_is_missing_is_named(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a compiler, without mypy or without the right to write, the build says so."""
    monkeypatch.setattr(cairn_compile, "compiler", lambda: None)
    with pytest.raises(CannotCompile, match=r"Compiling needs a C compiler\."):
        compile_engine(small)

    monkeypatch.setattr(cairn_compile, "find_spec", lambda name: None)
    with pytest.raises(CannotCompile, match=r"Compiling needs the Python package mypy\."):
        compile_engine(small)

    monkeypatch.undo()
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK)
    with pytest.raises(CannotCompile, match=r"Compiling needs a package folder that may be written to\."):
        compile_engine(small)


@pytest.mark.parametrize(
    ("line", "narrow"),
    [
        ("    cpy_r_r0 = 1 << cpy_r_k;", True),
        ("    cpy_r_r0 = -1 << cpy_r_k;", True),
        ("    cpy_r_r0 = 256 >> cpy_r_k;", True),
        ("    cpy_r_r0 = 1 << 40;", True),
        ("    cpy_r_r0 = 100000 * 100000;", True),
        ("    cpy_r_r0 = 2000000000 + 2000000000;", True),
        ("    cpy_r_r0 = 1 << 30;", False),
        ("    cpy_r_r0 = 0 - 1;", False),
        ("    cpy_r_r0 = 100000 * cpy_r_k;", False),
        ("    cpy_r_r0 = 4294967296LL << cpy_r_k;", False),
        ("    cpy_r_r0 = cpy_r_x << 40;", False),
    ],
)
def test_narrow_lines_of_c(line: str, narrow: bool) -> None:
    """C computes with 32 bits left of a shift and between two constants, unless one is marked as long."""
    assert is_narrow(line) is narrow


def test_a_narrow_line_is_told_with_its_function() -> None:
    """So that its source can be found."""
    source = "int64_t CPyDef_pieces___takes(int64_t cpy_r_k) {\n    cpy_r_r0 = 4 << cpy_r_k;\n}\n"

    assert narrow_lines(source) == ["CPyDef_pieces___takes: cpy_r_r0 = 4 << cpy_r_k;"]


def test_short_functions_of_core_are_copied() -> None:
    """They reach what core exports through its table; long ones, and those that use anything else, stay."""
    header = """struct export_table_cairn_core {
    int64_t (*CPyDef_core___mix)(int64_t cpy_r_h);
    int64_t (*CPyDef_core___next)(PyObject *cpy_r_self);
    int64_t (*CPyDef_core___word)(void);
    PyObject **CPyStatic_core___globals;
};
"""
    code = """int64_t CPyDef_core___mix(int64_t cpy_r_h) {
    return cpy_r_h;
}
int64_t CPyDef_core___next(PyObject *cpy_r_self) {
    CPy_AddTraceback("core.py", "next", 1, CPyStatic_core___globals);
    return CPyDef_core___mix(((core___StreamObject *)cpy_r_self)->_n) + CPyDef_core___word();
}
int64_t CPyDef_core___word(void) {
    return CPyStatics[3];
}
"""
    copies = short_functions([("core.h", header), ("core.c", code)])
    place = "struct export_table_cairn_core exports_cairn_core;\n"
    title = [("title.h", place), ("title.c", "x = exports_cairn_core.CPyDef_core___mix(1);\n")]

    assert list(copies) == ["CPyDef_core___mix", "CPyDef_core___next"]
    assert "(*exports_cairn_core.CPyStatic_core___globals)" in copies["CPyDef_core___next"]
    assert "return CPyDef_core___mix(((core___StreamObject *)" in copies["CPyDef_core___next"]
    assert "exports_cairn_core.CPyDef_core___word()" in copies["CPyDef_core___next"]
    head = "static inline int64_t CPyDef_core___mix(int64_t cpy_r_h)"
    assert with_copies(title, copies) == [
        ("title.h", f"{place}{head};\n{head} {{\n    return cpy_r_h;\n}}\n"),
        ("title.c", "x = CPyDef_core___mix(1);\n"),
    ]


@pytest.mark.parametrize(
    ("declared", "level"),
    [
        ("extern char CPyDef_core_____top_level__(void)", "O0"),
        ("extern PyObject *CPyPy_core___mix(PyObject *self)", "O1"),
        ("extern PyObject *CPyDef_title___rules___view___view(PyObject *cpy_r_state)", "O1"),
        ("extern int64_t CPyDef_core___mix(int64_t cpy_r_h)", ""),
        ("extern PyObject *CPyDef_core___views___closed(PyObject *cpy_r_zone)", ""),
    ],
)
def test_only_what_games_run_is_optimised(declared: str, level: str) -> None:
    """Not what an import runs, what Python calls, nor what is asked for between the moves."""
    attribute = f' __attribute__((optimize("{level}")))' if level else ""

    assert fast_where_hot(f"{declared};\n") == f"{declared}{attribute};\n"


def build_by_command(monkeypatch: pytest.MonkeyPatch, made: object, **flags: bool) -> int:
    """The exit code of `cairn build`, where the build makes these modules or raises this error."""

    def pretend(progress: cairn_compile.Progress, again: bool) -> list[Path]:
        progress("reading", 0, 0)
        progress("compiling", 1, 2)
        if isinstance(made, Exception):
            raise made
        assert isinstance(made, list)
        return made

    monkeypatch.setattr(cli_build, "compile_engine", pretend)
    speak("en")
    return cli_build.main(Namespace(**{"again": False, "quiet": False, "json": False, **flags}))


def test_the_command_tells_what_it_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The stages on stderr, the result on stdout; with --quiet nothing at all."""
    assert build_by_command(monkeypatch, [Path("a.so"), Path("b.so")]) == 0
    told = capsys.readouterr()
    assert told.err == "Reading the sources\nCompiling\n"
    assert told.out.startswith("2 modules compiled in ")

    assert build_by_command(monkeypatch, []) == 0
    assert capsys.readouterr().out == "The engine is compiled already, and it fits its sources.\n"

    assert build_by_command(monkeypatch, [Path("a.so")], quiet=True) == 0
    assert capsys.readouterr() == ("", "")


def test_the_command_tells_what_went_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In mypyc's own words, or in ours where something is missing; and in the exit code."""
    assert build_by_command(monkeypatch, CompileError("x.py:1: error: no"), quiet=True) == 1
    assert capsys.readouterr().err.startswith("x.py:1: error: no\nThe engine did not compile")

    assert build_by_command(monkeypatch, CannotCompile("compiler"), quiet=True) == 2
    assert capsys.readouterr().err.startswith("Compiling needs a C compiler, and there is none here;")


def test_the_command_as_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """One object, the same for good and for bad."""
    build_by_command(monkeypatch, [Path("a.so")], json=True)
    done = json.loads(capsys.readouterr().out)
    build_by_command(monkeypatch, CannotCompile("place"), json=True)
    failed = json.loads(capsys.readouterr().out)

    assert list(done) == ["cairn", "rules_version", "command", "game", "options", "seed", "results"]
    assert done["results"].pop("seconds") < 60
    assert done["results"] == {"compiled": True, "modules": 1, "problem": None}
    assert failed["results"]["compiled"] is False
    assert "may not be written to" in failed["results"]["problem"]


def test_in_the_background(monkeypatch: pytest.MonkeyPatch) -> None:
    """It starts where it can help: not compiled, not told otherwise, all that is needed at hand."""
    started: list[list[str]] = []

    class Process:
        pid = os.getpid()

        def __init__(self, command: list[str], **_: object) -> None:
            started.append(command)

    monkeypatch.setattr(cli_build, "Popen", Process)
    monkeypatch.setattr(os, "setpriority", lambda *_: None)
    monkeypatch.setattr(cli_build, "mode", lambda: "stale")
    assert not cli_build.build_in_background()

    monkeypatch.delenv("CAIRN_BUILD")
    assert cli_build.build_in_background()

    for mode in ("compiled", "pure"):
        monkeypatch.setattr(cli_build, "mode", lambda mode=mode: mode)
        assert not cli_build.build_in_background()

    monkeypatch.setattr(cli_build, "mode", lambda: "interpreted")
    monkeypatch.setattr(cairn_compile, "compiler", lambda: None)
    assert not cli_build.build_in_background()
    assert started == [[sys.executable, "-m", "cairn", "build", "--quiet"]]
