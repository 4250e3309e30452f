"""What holds for all tests: they say how the engine runs, and where CI=true none may be skipped."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import cairn

# A table that a test opens must not start to compile what the tests are running on.
os.environ["CAIRN_BUILD"] = "0"
# Whoever insists on the compiled engine has got it by now; a test may still start an interpreted one.
os.environ.pop("CAIRN_COMPILED", None)

WEB = Path(__file__).parent / "web"


def pytest_report_header() -> str:
    """How the engine runs in these tests."""
    return f"engine: {cairn.mode()}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What compiles comes first, then the browser: at the end one process would wait for them alone."""
    items.sort(key=lambda item: (item.get_closest_marker("build") is None, item.path.parent != WEB))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Iterator[None]:
    """Where CI=true a skipped test is a failed one."""
    report: pytest.TestReport = yield
    _no_skipping(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Iterator[None]:
    """Where CI=true a skipped file is a failed one."""
    report: pytest.CollectReport = yield
    _no_skipping(report)
    return report


def _no_skipping(report: pytest.TestReport | pytest.CollectReport) -> None:
    expected = hasattr(report, "wasxfail")
    if os.environ.get("CI") == "true" and report.skipped and not expected:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"{reason} (with CI=true nothing may be skipped)"
