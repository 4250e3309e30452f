"""What holds for all tests: on how many cores, which ones only with `--thorough`, how the engine runs.

Where CI=true none may be skipped.
"""

import os
import signal
from collections.abc import Hashable, Iterator
from pathlib import Path

import pytest

import cairn
from cairn import games

# A table that a test opens must not start to compile what the tests are running on.
os.environ["CAIRN_BUILD"] = "0"
# A run that insists on the compiled engine has got it by now; a test may still start an interpreted one.
os.environ.pop("CAIRN_COMPILED", None)
# In the background of a script we would ignore Ctrl-C, and so would all that tests start and stop by it.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

HERE = Path(__file__).parent


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--thorough`."""
    parser.addoption(
        "--thorough", action="store_true", help="run the long sweeps too: every case of them, every build"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Folders are run on all cores, unless `-n` says otherwise; a file, a test or `-k` starts faster alone.

    Browser tests wait a good deal: three processes keep two cores busy. A file stays in one process, so that
    what it compiles is compiled once, and files start in our order.
    """
    if not config.pluginmanager.hasplugin("xdist") or "PYTEST_XDIST_WORKER" in os.environ:
        return
    option = config.option
    many = all(Path(config.invocation_params.dir, name).is_dir() for name in config.args)
    if option.numprocesses is None and option.dist == "no" and many and not (option.keyword or option.usepdb):
        option.numprocesses = (os.cpu_count() or 2) * 3 // 2
    if option.numprocesses and option.dist == "no":
        option.dist = "loadfile"
        option.loadscopereorder = False


@pytest.fixture
def thorough(request: pytest.FixtureRequest) -> bool:
    """Whether a test that goes through many games should take its time."""
    return bool(request.config.getoption("--thorough"))


@pytest.fixture(autouse=True)
def the_registry_as_it_was() -> Iterator[None]:
    """A game that a test brings along is forgotten after it, so that the next test lists ours alone."""
    yield
    for name in [name for name in games._LOADED if name not in games.TITLES]:
        del games._LOADED[name]


def pytest_report_header() -> str:
    """How the engine runs in these tests."""
    return f"engine: {cairn.mode()}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long sweeps out unless they are wanted; what takes longest comes first.

    At the end one process would wait for it alone. A test that is named by `::` is wanted.
    """
    named = any("::" in name for name in config.args)
    if not (config.getoption("--thorough") or named):
        kept = dict.fromkeys(_without_sweeps(items))
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept
    items.sort(
        key=lambda item: (
            item.get_closest_marker("build") is None,
            not item.path.is_relative_to(HERE / "web"),
            item.path.name != "test_whole_games.py",
            item.path.parent != HERE,
        )
    )


def _without_sweeps(items: list[pytest.Item]) -> list[pytest.Item]:
    """What is neither marked `thorough` nor a further case of a `sweep`."""
    begun: set[Hashable] = set()
    kept = []
    for item in items:
        if item.get_closest_marker("thorough") is not None:
            continue
        sweep = item.get_closest_marker("sweep")
        if sweep is not None:
            values = item.callspec.params  # type: ignore[attr-defined]
            group = (item.path, item.nodeid.partition("[")[0], *(str(values[name]) for name in sweep.args))
            if group in begun:
                continue
            begun.add(group)
        kept.append(item)
    return kept


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
