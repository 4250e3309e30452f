"""Work spread over processes, which exchange lines of JSON and nothing else.

A worker is `python -m cairn.arena.workers MODULE:FUNCTION`. It reads pieces of work, one per line, and
answers each with a line; lines before it may tell how far it has come (`tell`). It ends when its input ends,
so none outlives the process that asked, however that one ends.
"""

import json
import os
import signal
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TextIO

from cairn.core.match import Crash

Plain = Any
"""What JSON can say."""
Take = Callable[[int, Plain], None]
"""Is given the number of a piece and its result."""

_answers: TextIO | None = None
"""Where a worker answers; None in a process that is none."""
_SOURCES = str(Path(__file__).parents[2])


class WorkerFailed(Exception):
    """A worker met a bug, or stopped before it had answered; the message is all it said."""


def spread(task: str, pieces: list[Plain], jobs: int, take: Take) -> None:
    """Do every piece by the function `task` ("module:function"), handing over results as they get ready."""
    if jobs == 1 or len(pieces) < 2:
        work = _find(task)
        for number, piece in enumerate(pieces):
            take(number, work(piece))
        return
    waiting: SimpleQueue[tuple[int, Plain]] = SimpleQueue()
    ready: SimpleQueue[tuple[int, Plain]] = SimpleQueue()
    for numbered in enumerate(pieces):
        waiting.put(numbered)
    crew: list[subprocess.Popen[str]] = []
    try:
        for _ in range(min(jobs, len(pieces))):
            crew.append(hire(task))
            threading.Thread(target=_supply, args=(crew[-1], waiting, ready), daemon=True).start()
        for _ in pieces:
            number, answer = ready.get()
            take(number, _result(answer))
    finally:
        for worker in crew:
            dismiss(worker)
        for worker in crew:
            worker.wait()


def environment() -> dict[str, str]:
    """The environment in which another Python finds the same `cairn`."""
    path = os.pathsep.join(filter(None, [_SOURCES, os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path}


def hire(task: str) -> "subprocess.Popen[str]":
    """A new worker, in a session of its own: Ctrl-C is for us, and we tell the workers."""
    return subprocess.Popen(
        [sys.executable, "-P", "-m", __name__, task],
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
    )


def dismiss(worker: "subprocess.Popen[str]") -> None:
    """End a worker, and with it the programs that it has started."""
    if worker.poll() is not None:
        return
    try:
        os.killpg(worker.pid, signal.SIGKILL)
    except (AttributeError, PermissionError, ProcessLookupError):
        # No groups here, or it has just ended by itself.
        worker.kill()


def _supply(
    worker: "subprocess.Popen[str]",
    waiting: "SimpleQueue[tuple[int, Plain]]",
    ready: "SimpleQueue[tuple[int, Plain]]",
) -> None:
    """Hand pieces to one worker until none is left or the worker is gone."""
    assert worker.stdin is not None and worker.stdout is not None
    while True:
        try:
            number, piece = waiting.get_nowait()
        except Empty:
            return
        try:
            worker.stdin.write(json.dumps(piece) + "\n")
            worker.stdin.flush()
            answer = json.loads(worker.stdout.readline())
            while "progress" in answer:
                answer = json.loads(worker.stdout.readline())
            ready.put((number, answer))
        except (OSError, ValueError):
            ready.put((number, {"bug": f"worker {worker.pid} stopped with code {worker.wait()}"}))
            return


def _result(answer: Plain) -> Plain:
    """What a worker found; its crash or bug becomes ours."""
    if "crash" in answer:
        number, spelling, text = answer["crash"]
        raise Crash(number, spelling, text)
    if "bug" in answer:
        raise WorkerFailed(answer["bug"])
    return answer["result"]


def _find(task: str) -> Callable[[Plain], Plain]:
    module, _, name = task.partition(":")
    work: Callable[[Plain], Plain] = getattr(import_module(module), name)
    return work


def tell(done: float) -> None:
    """Let whoever asked know how far the piece has come that is being worked on, from 0 to 1."""
    _say({"progress": done})


def _say(line: Plain) -> None:
    if _answers is None:
        return
    try:
        _answers.write(json.dumps(line) + "\n")
        _answers.flush()
    except BrokenPipeError:
        # The process that asked has gone.
        os._exit(0)


def work_off(task: str) -> None:
    """Be a worker: answer every piece that comes in."""
    global _answers
    # Answers have a pipe of their own: what a bot prints must not end up between them.
    _answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    work = _find(task)
    for line in sys.stdin:
        try:
            answer = {"result": work(json.loads(line))}
        except Crash as crash:
            answer = {"crash": [crash.number, crash.spelling, crash.text]}
        except Exception:
            answer = {"bug": traceback.format_exc()}
        _say(answer)


if __name__ == "__main__":
    # By its own name, under which a task that has something to tell finds the pipe.
    from cairn.arena import workers

    workers.work_off(sys.argv[1])
