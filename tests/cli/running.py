"""Running `cairn` as a person does: a process of its own, its output, its exit code."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from cairn.arena.workers import environment
from cairn.bots.bot import Eyes
from cairn.core.dice import secret_of_seed
from cairn.core.game import OVER
from cairn.core.match import Match, Player
from cairn.games import find, make_bot

from .starter import Starter

ENGLISH = {"LC_ALL": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "80", "PYTHONUTF8": "1"}
CAIRN = [sys.executable, "-P", "-m", "cairn"]


def env(**more: str) -> dict[str, str]:
    """An environment in which output is the same wherever the tests run."""
    strange = ("CAIRN_DEBUG", "LANG", "PYTHONUNBUFFERED")
    ours = {name: value for name, value in environment().items() if name not in strange}
    return {**ours, **ENGLISH, **more}


STARTER = Starter()


def cairn(*words: str, cwd: str | None = None, **more: str) -> subprocess.CompletedProcess[str]:
    """What `cairn` with these words does; what Python itself reads at its start needs a new Python."""
    if not any(name.startswith(("PYTHON", "CAIRN")) for name in more):
        return STARTER.run(list(words), env(**more), cwd, "", 120)
    return subprocess.run(
        [*CAIRN, *words],
        cwd=cwd,
        env=env(**more),
        capture_output=True,
        text=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        timeout=120,
    )


def python(code: str, *words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """What these lines of Python do."""
    return subprocess.run(
        [sys.executable, "-P", "-c", code, *words], cwd=cwd, env=env(), capture_output=True, text=True
    )


def told(*words: str, **more: str) -> dict[str, Any]:
    """The one JSON object of a command that went well; nothing else is on stdout."""
    done = cairn(*words, "--json", **more)
    assert done.returncode in (0, 1), done.stderr
    whole: dict[str, Any] = json.loads(done.stdout)
    shape = ["cairn", "rules_version", "command", "game", "options", "seed", "results"]
    assert shape == list(whole)
    assert words[0] == whole["command"]
    return whole


def refused(*words: str, code: int = 2, **more: str) -> str:
    """The one sentence that a command is refused with: no traceback, nothing on stdout, this exit code."""
    done = cairn(*words, **more)
    assert (code, "") == (done.returncode, done.stdout), done.stderr
    assert "Traceback" not in done.stderr
    assert 1 == done.stderr.count("\n"), done.stderr
    assert done.stderr.endswith((".\n", "?\n"))
    return done.stderr.strip()


def a_match(moves: int | None = None, quick: int = -1, **options: str) -> str:
    """The text of a match between a person and a bot, or of its first moves."""
    game = find("lost-cities")
    players = [Player("Anna"), Player("rule", True)]
    secret = b"" if quick >= 0 else secret_of_seed("a match")
    agreed = game.read_options({"games": "1", **options})
    match = Match(game, agreed, players, secret, ["river", "stone"], quick)
    bot = make_bot(game.name, "rule", 1)
    while match.state.to_move() != OVER and (moves is None or len(match.moves) < moves):
        match.push(bot.choose(Eyes(match.state, match.state.to_move())))
    return match.text()


def alive(pid: int) -> bool:
    """Whether a process is still there."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
