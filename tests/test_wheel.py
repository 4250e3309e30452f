"""The wheel: built as anybody would, installed where nothing else is, played far from the sources."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from cairn.engine import STAMP, compiled_module, groups, library, sources

ROOT = Path(__file__).parents[1]
UV = os.environ.get("UV") or shutil.which("uv")

pytestmark = [
    pytest.mark.build,
    pytest.mark.skipif(UV is None, reason="the wheel is built and installed with uv, which is not here"),
]

PLAY = """
import cairn
from cairn.core.dice import QuickDice, QuickStream
from cairn.core.game import OVER
from cairn.games import find

game = find("lost-cities")
state = game.start(2, QuickDice(7), game.read_options({}, simulated=True))
stream = QuickStream(7)
while state.to_move() != OVER:
    state.apply(state.random_move(stream))
state.audit()
print(cairn.mode(), cairn.__file__, state.digest())
"""


def run(*command: str | Path, cwd: Path, **more: str) -> str:
    """What a command prints, away from the environment of these tests."""
    ours = ("CAIRN_", "PYTHON", "VIRTUAL_ENV", "UV_RUN")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env={**environment, **more},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="session", params=["interpreted", pytest.param("compiled", marks=pytest.mark.thorough)])
def kind(request: pytest.FixtureRequest) -> str:
    """How the engine of the wheel runs; compiled for this Python it takes minutes."""
    return str(request.param)


@pytest.fixture(scope="session")
def wheel(kind: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, with its page; the sources stay as they were."""
    assert UV is not None
    before = {path: path.stat().st_mtime_ns for path in (ROOT / "src").rglob("*.so")}
    folder = tmp_path_factory.mktemp("wheel")
    build = [UV, "build", "--wheel", "--python", sys.executable, "--out-dir", folder, ROOT]
    run(*build, cwd=folder, CAIRN_PURE="1" if kind == "interpreted" else "")
    assert {path: path.stat().st_mtime_ns for path in (ROOT / "src").rglob("*.so")} == before
    [path] = folder.glob("*.whl")
    return path


def test_what_is_in_the_wheel(kind: str, wheel: Path) -> None:
    """Every file of the package and its page; with a compiled engine its modules and stamp; no more."""
    with zipfile.ZipFile(wheel) as archive:
        inside = {name for name in archive.namelist() if ".dist-info/" not in name}
    package = ROOT / "src" / "cairn"
    files = {path.relative_to(package.parent).as_posix() for path in package.rglob("*") if path.is_file()}
    plain = {name for name in files if "__pycache__" not in name and not name.endswith((".so", STAMP))}
    modules = {f"cairn/{compiled_module(source)}" for source in sources()}
    compiled = modules | {f"cairn/{STAMP}", *map(library, groups())}
    version = "py3" if kind == "interpreted" else f"cp{sys.version_info.major}{sys.version_info.minor}"

    assert inside - plain == (set() if kind == "interpreted" else compiled)
    assert plain - inside == set()
    assert version == wheel.name.split("-")[2]


def test_the_wheel_plays(kind: str, wheel: Path, tmp_path: Path) -> None:
    """Installed in a fresh environment, the engine runs as it should and plays the same game as here."""
    assert UV is not None
    home = tmp_path / "home"
    run(UV, "venv", "--python", sys.executable, home, cwd=tmp_path)
    python = home / "bin" / "python"
    run(UV, "pip", "install", "--python", python, wheel, cwd=tmp_path)
    mode, place, digest = run(python, "-c", PLAY, cwd=tmp_path).split()

    assert kind == mode
    assert Path(place).is_relative_to(home)
    assert run(sys.executable, "-c", PLAY, cwd=ROOT).split()[2] == digest
    assert run(home / "bin" / "cairn", "--version", cwd=tmp_path).startswith("cairn ")
    assert run(python, "-c", "from cairn.page_build import state; print(state())", cwd=tmp_path) == "fits"
