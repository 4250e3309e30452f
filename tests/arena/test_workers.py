"""Work spread over processes."""

from pathlib import Path

import pytest

from cairn.arena.workers import WorkerFailed, spread
from cairn.core.match import Crash


@pytest.fixture(autouse=True)
def tasks_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers and tests find `tasks` beside this file."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_every_piece_is_done_once(jobs: int) -> None:
    """Each result comes with the number of its piece, whichever worker did it and whatever was printed."""
    found: dict[int, int] = {}

    spread("tasks:double", list(range(10)), jobs, found.__setitem__)

    assert {n: 2 * n for n in range(10)} == found


def test_no_pieces_no_work() -> None:
    """Nothing to do is done at once."""
    spread("tasks:double", [], 2, lambda number, result: pytest.fail("nothing was asked for"))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_crash_of_the_engine_arrives_whole(jobs: int) -> None:
    """The move, its number and the match come through the pipe."""
    with pytest.raises(Crash) as caught:
        spread("tasks:crash", [1, 2, 3, 4], jobs, lambda number, result: None)

    assert (7, "draw", "cairn-match 1\n") == (caught.value.number, caught.value.spelling, caught.value.text)


def test_a_bug_in_a_worker_is_told() -> None:
    """The traceback of the worker is the message."""
    with pytest.raises(WorkerFailed, match="ZeroDivisionError"):
        spread("tasks:fail", [1, 2, 3, 4], 2, lambda number, result: None)


def test_a_worker_that_dies_is_noticed() -> None:
    """Nobody waits for an answer that cannot come."""
    with pytest.raises(WorkerFailed, match="code -9"):
        spread("tasks:die", [1, 2], 2, lambda number, result: None)
