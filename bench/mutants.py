"""How many mutants of a game's rules its tests kill.

    uv run --group mutants python bench/mutants.py lost-cities --sample 300 --seed 1

A mutant is the rules with one thing changed: an operator, a number, a word, an argument, a condition. It is
killed when a test fails (or never ends); a survivor is a mistake that no test would notice. mutmut makes the
mutants; they run interpreted, in a copy of the sources, each in a fork of a process that has imported all.
The sample is drawn from all mutants of the rule files with the seed, so that the same sources give the same
sample. Exit code 1 says that fewer than `--least` percent were killed.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from mutmut.mutation.file_mutation import mutate_file_contents
from mutmut.stats import status_by_exit_code
from mutmut.utils.format_utils import get_mutant_name

ROOT = Path(__file__).resolve().parent.parent

NOT_RULES = ("__init__.py", "game.py")
"""Modules of a game that hold no rules: they only tie the others together."""

SETTINGS = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = {files}
also_copy = ["conftest.py"]
pytest_add_cli_args = ["-p", "no:cacheprovider", "-p", "no:xdist"]
pytest_add_cli_args_test_selection = {tests}
timeout_multiplier = 4.0
timeout_constant = 5.0
use_git_change_detection = false
"""

CONFTEST = """
import json
from pathlib import Path

def pytest_collection_modifyitems(items):
    for item in items:
        item._nodeid = item.nodeid  # mutmut 3.8.0 reads a private name that pytest 9.2.0 has given up
    # Quick tests first: most mutants do not live to see a slow one.
    stats = Path("mutmut-stats.json")
    if stats.exists():
        seconds = json.loads(stats.read_text())["duration_by_test"]
        items.sort(key=lambda item: seconds.get(item.nodeid, 0))
"""


def rule_files(game: str) -> list[Path]:
    """The modules that hold a game's rules, below the root."""
    folder = ROOT / "src" / "cairn" / "games" / game.replace("-", "_")
    if not folder.is_dir():
        raise SystemExit(f"There is no game {game}.")
    return [
        path.relative_to(ROOT)
        for path in sorted((folder / "rules").rglob("*.py"))
        if path.name not in NOT_RULES
    ]


def all_mutants(files: list[Path]) -> list[str]:
    """The names of all mutants, in the order of the files."""
    names = []
    for path in files:
        mutated = mutate_file_contents(str(path), (ROOT / path).read_text())
        names += [get_mutant_name(path, name) for name in mutated.mutant_names]
    return names


def copy_project(folder: Path, game: str, files: list[Path]) -> None:
    """A project of its own for mutmut: all sources, the tests of this game, no compiled modules.

    How a game is drawn in the terminal proves none of its rules, and needs the tests of the commands.
    """
    junk = shutil.ignore_patterns("*.so", "_compiled.txt", "__pycache__")
    not_rules = shutil.ignore_patterns("__pycache__", "terminal")
    tests = [
        "tests/__init__.py",
        "tests/conftest.py",
        "tests/games/__init__.py",
        "tests/games/promises.py",
        f"tests/games/{game.replace('-', '_')}",
        "tests/matches",
        "tests/proof/__init__.py",
        "tests/proof/broken",
    ]
    shutil.copytree(ROOT / "src", folder / "src", ignore=junk)
    for name in tests:
        source, target = ROOT / name, folder / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=not_rules)
        elif source.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    wanted = json.dumps([path.as_posix() for path in files])
    settings = SETTINGS.format(files=wanted, tests=json.dumps(["tests/games"]))
    (folder / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text() + settings)
    (folder / "conftest.py").write_text(CONFTEST)


def mutmut(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run mutmut in the copy."""
    environment = {**os.environ, "CAIRN_PURE": "1", "PYTHONHASHSEED": "0"}
    environment.pop("PYTHONPATH", None)
    command = [sys.executable, "-m", "mutmut", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def verdicts(folder: Path, files: list[Path], names: list[str]) -> dict[str, str]:
    """What became of each mutant."""
    codes: dict[str, int | None] = {}
    for path in files:
        meta = folder / "mutants" / f"{path}.meta"
        codes |= json.loads(meta.read_text())["exit_code_by_key"]
    return {name: status_by_exit_code[codes[name]] for name in names}


@dataclass
class Found:
    """What became of a sample."""

    mutants: int
    """How many there are in all."""
    fate: dict[str, str]
    """By name: killed, timeout (killed too: a test never ended), survived, or something odd."""
    diffs: dict[str, str]
    """What the survivors change."""
    seconds: float

    @property
    def percent(self) -> float:
        """How many were killed."""
        return round(100 * (1 - len(self.diffs) / len(self.fate)), 1)

    def endless(self) -> list[str]:
        """The mutants whose tests never ended, by name: on a busy machine worth a second look."""
        return [name for name, fate in self.fate.items() if fate == "timeout"]

    def counts(self) -> dict[str, int]:
        """How often each fate came."""
        return dict(sorted(Counter(self.fate.values()).items()))


def try_sample(game: str, sample: int, seed: int, jobs: int, chosen: list[str]) -> Found:
    """Make the mutants, run the tests against a sample, or against those chosen, and see what survives."""
    began = time.monotonic()
    files = rule_files(game)
    names = all_mutants(files)
    picked = chosen or sorted(random.Random(seed).sample(names, min(sample, len(names))))
    with tempfile.TemporaryDirectory(prefix="cairn-mutants-") as name:
        folder = Path(name)
        copy_project(folder, game, files)
        done = mutmut(folder, "run", "--max-children", str(jobs), *picked)
        if done.returncode != 0:
            raise SystemExit(f"mutmut failed:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
        fate = verdicts(folder, files, picked)
        alive = [one for one in picked if fate[one] not in ("killed", "timeout")]
        diffs = {one: mutmut(folder, "show", one).stdout.strip() for one in alive}
    return Found(len(names), fate, diffs, time.monotonic() - began)


def main() -> int:
    """Sample, run, print."""
    parser = argparse.ArgumentParser(description="How many mutants of a game's rules its tests kill.")
    parser.add_argument("game", help="as in lost-cities")
    parser.add_argument("--sample", type=int, default=300, help="how many mutants to try (300)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the sample (1)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once (2)")
    parser.add_argument("--least", type=float, default=85, help="the percentage that must be killed (85)")
    parser.add_argument("--mutant", action="append", default=[], help="try this one instead of a sample")
    parser.add_argument("--json", action="store_true", help="print one object of JSON")
    args = parser.parse_args()
    found = try_sample(args.game, args.sample, args.seed, args.jobs, args.mutant)
    if args.json:
        results = {
            "mutants": found.mutants,
            "sample": len(found.fate),
            "counts": found.counts(),
            "killed_percent": found.percent,
            "survivors": found.diffs,
            "endless": found.endless(),
        }
        print(json.dumps({"command": "mutants", "game": args.game, "seed": args.seed, "results": results}))
    else:
        for diff in found.diffs.values():
            print(diff, end="\n\n")
        for one in found.endless():
            print(f"never ended: {one}")
        counts = ", ".join(f"{n} {status}" for status, n in found.counts().items())
        print(f"{len(found.fate)} of {found.mutants} mutants of {args.game}, seed {args.seed}: {counts}.")
        print(f"{found.percent} % killed in {found.seconds:.0f} s.")
    return 0 if found.percent >= args.least else 1


if __name__ == "__main__":
    sys.exit(main())
