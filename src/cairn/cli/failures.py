"""What is said when something goes wrong: one sentence on stderr, and the exit code."""

import os
import tempfile
from hashlib import blake2b
from pathlib import Path

from cairn.cli.output import complain, say, sentence
from cairn.core.errors import GameError
from cairn.core.match import Crash

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
        if places(problem):
            # It came out of a file, which shows it again as it is.
            complain(say("replay-crash", n=problem.number, move=problem.spelling))
        else:
            path = save_crash(problem)
            complain(say("cli-crash", n=problem.number, move=problem.spelling, file=str(path)))
        return BUG
    complain(say("cli-bug", name=type(problem).__name__, text=last_line(str(problem))))
    return BUG


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
