"""The wheel: built as anybody would, installed where nothing else is, played far from the sources."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from cairn.engine import STAMP, SUFFIX, compiled_module, sources

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


def run(*command: str | Path, cwd: Path) -> str:
    """What a command prints, away from the environment of these tests."""
    ours = ("CAIRN_", "PYTHON", "VIRTUAL_ENV", "UV_RUN")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, compiled for this Python: the whole engine, so it takes its time."""
    assert UV is not None
    before = {path: path.stat().st_mtime_ns for path in (ROOT / "src").rglob("*.so")}
    folder = tmp_path_factory.mktemp("wheel")
    run(UV, "build", "--wheel", "--python", sys.executable, "--out-dir", folder, ROOT, cwd=folder)
    assert {path: path.stat().st_mtime_ns for path in (ROOT / "src").rglob("*.so")} == before
    [path] = folder.glob("*.whl")
    return path


def test_what_is_in_the_wheel(wheel: Path) -> None:
    """Every file of the package and its page, all compiled modules, their library and stamp; no more."""
    with zipfile.ZipFile(wheel) as archive:
        inside = {name for name in archive.namelist() if ".dist-info/" not in name}
    package = ROOT / "src" / "cairn"
    files = {path.relative_to(package.parent).as_posix() for path in package.rglob("*") if path.is_file()}
    plain = {name for name in files if "__pycache__" not in name and not name.endswith((".so", STAMP))}
    compiled = {f"cairn/{compiled_module(source)}" for source in sources()}

    assert inside - plain == compiled | {f"cairn/{STAMP}", f"cairn_engine__mypyc{SUFFIX}"}
    assert plain - inside == set()
    assert wheel.name.split("-")[2] == f"cp{sys.version_info.major}{sys.version_info.minor}"


def test_the_wheel_plays(wheel: Path, tmp_path: Path) -> None:
    """Installed in a fresh environment, the engine is compiled and plays the same game as here."""
    assert UV is not None
    home = tmp_path / "home"
    run(UV, "venv", "--python", sys.executable, home, cwd=tmp_path)
    python = home / "bin" / "python"
    run(UV, "pip", "install", "--python", python, wheel, cwd=tmp_path)
    mode, place, digest = run(python, "-c", PLAY, cwd=tmp_path).split()

    assert mode == "compiled"
    assert Path(place).is_relative_to(home)
    assert run(sys.executable, "-c", PLAY, cwd=ROOT).split()[2] == digest
    assert run(home / "bin" / "cairn", "--version", cwd=tmp_path).startswith("cairn ")
    assert run(python, "-c", "from cairn.page_build import state; print(state())", cwd=tmp_path) == "fits"
