"""How long a newcomer waits: from a fresh clone with cold caches to the first question at the terminal table.

python bench/first_prompt.py

clones the last commit into a folder of its own, runs `uv run cairn` there in a pseudo-terminal, and prints
the seconds until it asks for a move. More than a minute is too long: the exit code is 1.
"""

import os
import pty
import select
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROMPT = "›".encode()
LONGEST = 60.0
CTRL_C = b"\x03"


def first_prompt(clone: Path, caches: Path) -> float | None:
    """The seconds until `uv run cairn` asks; None if it does not ask in time."""
    begun = time.perf_counter()
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(clone)
        # Nothing is compiled behind the game: the folder is gone before that would end.
        news = {"UV_CACHE_DIR": str(caches / "uv"), "XDG_STATE_HOME": str(caches), "CAIRN_BUILD": "0"}
        os.environ.update(news, LANG="C.UTF-8", TERM="xterm-256color", COLUMNS="100", LINES="40")
        os.environ.pop("VIRTUAL_ENV", None)
        os.execvp("uv", ["uv", "run", "cairn"])
    seen = b""
    took = None
    while took is None and time.perf_counter() - begun < LONGEST:
        if select.select([terminal], [], [], 0.05)[0]:
            try:
                seen += os.read(terminal, 65536)
            except OSError:
                break
        if PROMPT in seen:
            took = time.perf_counter() - begun
            os.write(terminal, CTRL_C)
    os.close(terminal)
    if took is None:
        os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    if took is None:
        sys.stderr.write(seen.decode(errors="replace"))
    return took


def main() -> int:
    """Clone, wait, and say how long it took."""
    with tempfile.TemporaryDirectory(prefix="cairn-first-prompt-") as folder:
        clone = Path(folder, "cairn")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        took = first_prompt(clone, Path(folder))
    if took is None:
        print(f"No prompt within {LONGEST:.0f} s.")
        return 1
    print(f"First prompt after {took:.1f} s (cold caches; at most {LONGEST:.0f} s).")
    return 0


if __name__ == "__main__":
    sys.exit(main())
