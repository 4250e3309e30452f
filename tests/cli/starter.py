"""A process that has imported `cairn` once and forks for each command: hundreds of starts, one import.

Each command is still a process of its own, with its own output, environment, folder and exit code.
"""

import json
import os
import subprocess
import sys
import tempfile
import threading
from importlib import import_module
from pathlib import Path
from typing import IO

from cairn import cli, games

HERE = Path(__file__).parent


class Starter:
    """The process that forks, started when it is first needed."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None

    def run(
        self, words: list[str], env: dict[str, str], cwd: str | None, text: str, patience: float
    ) -> subprocess.CompletedProcess[str]:
        """What `cairn` with these words does, with this text as its input."""
        if self._process is None or self._process.poll() is not None:
            self._process = _begin()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "0").write_text(text, encoding="utf-8")
            request = {"words": words, "env": env, "cwd": cwd or os.getcwd(), "folder": folder}
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
            code = _in_time(self._process, self._process.stdout, patience)
            out, err = (Path(folder, name).read_bytes().decode() for name in "12")
        return subprocess.CompletedProcess(words, code, out, err)


def _begin() -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-P", str(Path(__file__))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def _in_time(process: subprocess.Popen[str], answers: IO[str], patience: float) -> int:
    """The exit code of the command; one that takes too long is killed with its starter."""
    watch = threading.Timer(patience, os.killpg, (process.pid, 9))
    watch.start()
    try:
        answer = answers.readline()
    finally:
        watch.cancel()
    assert answer, f"no answer within {patience} s"
    return int(answer)


def serve() -> None:
    """Fork for each request on standard input; answer with the exit code of the child."""
    for name in cli.COMMANDS:
        import_module(f"cairn.cli.{name.replace('-', '_')}")
    for name in games.TITLES:
        games.title(name)
    for line in sys.stdin:
        request = json.loads(line)
        child = os.fork()
        if child == 0:
            os._exit(_as_a_new_process(request["words"], request["env"], request["cwd"], request["folder"]))
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


def _as_a_new_process(words: list[str], env: dict[str, str], cwd: str, folder: str) -> int:
    """Run the command with its own three files, environment and folder."""
    os.dup2(os.open(Path(folder, "0"), os.O_RDONLY), 0)
    for fd in (1, 2):
        os.dup2(os.open(Path(folder, str(fd)), os.O_WRONLY | os.O_CREAT), fd)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False, errors="backslashreplace", buffering=1)
    os.environ.clear()
    os.environ.update(env)
    os.chdir(cwd)
    sys.argv = ["cairn", *words]
    try:
        return cli.main()
    except BaseException:
        sys.excepthook(*sys.exc_info())
        return 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()


if __name__ == "__main__":
    serve()
