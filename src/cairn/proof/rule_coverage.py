"""Which rule is shown by which test: the ids of a page of rules beside the marks of the tests that ran.

A page names a rule by a bullet that begins with its id in bold; a test carries ids as
`@pytest.mark.rule("LC-T1", "LC-T2")`, three at most. pytest runs in a process of its own, with this module as
a plugin that writes down marks and outcomes.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    import pytest

MOST_IDS = 3
"""More ids on a test, and nobody can tell which of them it shows."""

_ID = re.compile(r"^[-*] \*\*([A-Z]+-(?:[A-Z]*\d+|[a-z][a-z-]*))\*\*", re.MULTILINE)
_REPORT = "CAIRN_RULE_REPORT"
"""Names the file that the plugin writes to."""


class PytestFailed(Exception):
    """pytest could not run the tests; the message is what it said."""


@final
class Coverage:
    """What the tests show of a page of rules."""

    def __init__(self, ids: list[str], marks: dict[str, list[str]], outcomes: dict[str, str]) -> None:
        """`marks` has the ids of each test, `outcomes` how it ended: passed, failed or skipped."""
        passed = [test for test in marks if outcomes.get(test) == "passed"]
        self.ids = ids
        self.rules = {rule: [test for test in passed if rule in marks[test]] for rule in ids}
        carried = {rule for given in marks.values() for rule in given}
        self.missing = [rule for rule in ids if rule not in carried]
        self.failed = [rule for rule in ids if rule in carried and not self.rules[rule]]
        self.unknown = sorted(carried - set(ids))
        self.crowded = [test for test, given in marks.items() if len(given) > MOST_IDS]
        self.tests = len(marks)

    @property
    def share(self) -> float:
        """The part of the rules that a passed test shows."""
        return sum(1 for tests in self.rules.values() if tests) / max(1, len(self.ids))

    @property
    def ok(self) -> bool:
        """Whether every rule is shown, and every mark is as it should be."""
        return not (self.missing or self.failed or self.unknown or self.crowded)

    def data(self) -> dict[str, object]:
        """The coverage as plain data."""
        return {
            "ok": self.ok,
            "share": round(self.share, 4),
            "tests": self.tests,
            "rules": self.rules,
            "missing": self.missing,
            "failed": self.failed,
            "unknown": self.unknown,
            "crowded": self.crowded,
        }


def ids_of(page: str) -> list[str]:
    """The ids of the rules on a page, in their order."""
    return _ID.findall(page)


def cover(page: Path, tests: Path, root: Path) -> Coverage:
    """Run the tests, interpreted, and hold their marks against the page; PytestFailed if pytest cannot.

    A title that is new may have no folder of tests yet: then no rule is shown.
    """
    marks, outcomes = _run(tests, root) if tests.exists() else ({}, {})
    return Coverage(ids_of(page.read_text(encoding="utf-8")), marks, outcomes)


def collected(tests: Path, root: Path) -> dict[str, list[str]]:
    """The ids of each test that would be run, without running any; PytestFailed if pytest cannot."""
    return _run(tests, root, "--collect-only")[0]


def _run(tests: Path, root: Path, *options: str) -> tuple[dict[str, list[str]], dict[str, str]]:
    """The marks of the tests, and how they ended."""
    with tempfile.TemporaryDirectory(prefix="cairn-rules-") as folder:
        report = Path(folder) / "report.json"
        paths = [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]
        environment = {
            **os.environ,
            "CAIRN_PURE": "1",
            "PYTHONPATH": os.pathsep.join(filter(None, paths)),
            _REPORT: str(report),
        }
        # One process, for the plugin is to see every test.
        plugins = ["-p", __name__, "-p", "no:cacheprovider", "-p", "no:xdist"]
        command = [sys.executable, "-m", "pytest", "-q", *plugins, *options, str(tests)]
        done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True)
        # 0: all passed; 1: some failed. Anything else is no run.
        if done.returncode not in (0, 1):
            raise PytestFailed((done.stdout + done.stderr).strip())
        found = json.loads(report.read_text())
    return found["marks"], found["outcomes"]


# The plugin.

_marks: dict[str, list[str]] = {}
_outcomes: dict[str, str] = {}
_by_itself: set[str] = set()
"""Runs whose parameters carry ids of their own."""


def _test(nodeid: str) -> str:
    """`test_x.py::test_y` of `test_x.py::test_y[1-2]`: it is one test, unless its parameters carry ids."""
    return nodeid if nodeid in _by_itself else nodeid.partition("[")[0]


def pytest_collection_finish(session: "pytest.Session") -> None:
    """Write down which ids each test carries."""
    for item in session.items:
        parameters = getattr(item, "callspec", None)
        if parameters is not None and any(mark.name == "rule" for mark in parameters.marks):
            _by_itself.add(item.nodeid)
        given = [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]
        if given:
            _marks[_test(item.nodeid)] = list(dict.fromkeys(given))


def pytest_runtest_logreport(report: "pytest.TestReport") -> None:
    """Write down how a test ended: with parameters as the worst of its runs, fixtures included."""
    order = ("passed", "skipped", "failed")
    test = _test(report.nodeid)
    _outcomes[test] = max(_outcomes.get(test, "passed"), report.outcome, key=order.index)


def pytest_sessionfinish() -> None:
    """Hand the report over."""
    if _REPORT in os.environ:
        Path(os.environ[_REPORT]).write_text(json.dumps({"marks": _marks, "outcomes": _outcomes}))
