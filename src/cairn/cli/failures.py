"""What is said when something goes wrong: one sentence on stderr, and the exit code."""

import os
import sysconfig
import tempfile
import traceback
from hashlib import blake2b
from pathlib import Path

from cairn.cli.output import complain, say, sentence
from cairn.core.errors import GameError
from cairn.core.match import Crash
from cairn.games import TITLES

PACKAGE = Path(__file__).parents[1]
IMPOSSIBLE = 2
BUG = 70
STOPPED = 130


def tell(problem: BaseException) -> int:
    """Say what went wrong, and where."""
    if isinstance(problem, KeyboardInterrupt):
        complain(say("cli-stopped"))
        return STOPPED
    if isinstance(problem, GameError):
        complain(": ".join([*places(problem), sentence(problem)]))
        return IMPOSSIBLE
    if isinstance(problem, OSError):
        why = problem.strerror or str(problem)
        if problem.filename is None:
            complain(say("cli-system-trouble", why=why))
        else:
            complain(say("cli-file-trouble", file=str(problem.filename), why=why))
        return IMPOSSIBLE
    if isinstance(problem, Crash):
        ours = any(f"\ngame {name}\n" in problem.text for name in TITLES)
        if places(problem):
            # It came out of a file, which shows it again as it is.
            again = "replay-crash" if ours else "replay-crash-own"
            complain(say(again, n=problem.number, move=problem.spelling))
        else:
            path = save_crash(problem)
            first = "cli-crash" if ours else "cli-crash-own"
            complain(say(first, n=problem.number, move=problem.spelling, file=str(path)))
        return BUG
    where = own_line(problem)
    bug = "cli-bug-own" if where else "cli-bug"
    complain(say(bug, name=type(problem).__name__, text=last_line(str(problem)), where=where))
    return BUG


def own_line(problem: BaseException) -> str:
    """The line of somebody's own game that failed, such as `mine.py:12`; nothing where it was our code."""
    system = [sysconfig.get_path(name) for name in ("stdlib", "purelib", "platlib")]
    for frame in reversed(traceback.extract_tb(problem.__traceback__)):
        file = Path(frame.filename).resolve()
        if file.is_relative_to(PACKAGE):
            return ""
        # What Python and its packages do, somebody asked them to.
        if file.is_file() and not any(file.is_relative_to(path) for path in system):
            return f"{file.name}:{frame.lineno}"
    return ""


def places(problem: BaseException) -> list[str]:
    """Where it went wrong, as those who passed the problem on noted it."""
    return [str(note) for note in getattr(problem, "__notes__", [])]


def save_crash(crash: Crash) -> Path:
    """Write the match that shows the bug to a file here, or where there is room for it."""
    name = f"cairn-crash-{blake2b(crash.text.encode(), digest_size=4).hexdigest()}.match"
    folder = Path.cwd() if os.access(Path.cwd(), os.W_OK) else Path(tempfile.gettempdir())
    path = folder / name
    path.write_text(crash.text, encoding="utf-8")
    return path


def last_line(text: str) -> str:
    """The last line of a longer message: of a worker's traceback the line that names the bug."""
    lines = text.strip().splitlines()
    return lines[-1] if lines else ""
