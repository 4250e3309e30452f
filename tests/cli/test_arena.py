"""`cairn arena`, and bots from outside in it and in other commands, as a person runs them."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .running import CAIRN, cairn, env, told

SHORT = ("--set", "turn_cap=30")
HANGS = "import os, sys, time\nopen(sys.argv[1], 'w').write(str(os.getpid()))\ntime.sleep(600)\n"
"""Writes down who it is, and never answers."""
QUITS = "import sys\nsys.exit('I would rather not')\n"


def test_arena_gives_the_same_results_in_one_process_and_in_two() -> None:
    """All that is told beside the time it took."""
    words = ("arena", "lost-cities", "random", "rule", "--deals", "3", "--seed", "5", "--set", "turn_cap=30")
    told_by = [told(*words, "--jobs", jobs)["results"] for jobs in ("1", "2")]
    for results in told_by:
        del results["jobs"], results["seconds"]

    assert told_by[0] == told_by[1]
    [meeting] = told_by[0]["meetings"]
    assert ("rule", "random", 3) == (meeting["bot"], meeting["against"], meeting["deals"])
    assert meeting["margin"]["mean"] > 0
    assert [one["bot"] for one in told_by[0]["ratings"]] == ["random", "rule"]


def test_arena_for_people(tmp_path: Path) -> None:
    """Differences, ratings, a sequential test, a report, and a file to go on with."""
    words = ("arena", "lost-cities", "random", "rule", "--deals", "2", "--jobs", "1", "--set", "turn_cap=30")
    more = ("--report", "report.html", "--keep", "deals.jsonl", "--sprt", "0.5,0.6")
    done = cairn(*words, *more, cwd=str(tmp_path))

    assert (0, "") == (done.returncode, done.stderr)
    for part in ("rule – random", "rating", "points ahead", "rule against random", "report.html"):
        assert part in done.stdout
    assert "arena-" not in done.stdout
    assert "<svg" in (tmp_path / "report.html").read_text()
    assert 3 == len((tmp_path / "deals.jsonl").read_text().splitlines())
    assert "rule – random" in cairn(*words, "--keep", "deals.jsonl", cwd=str(tmp_path)).stdout


def arena(folder: Path, *words: str) -> "subprocess.Popen[str]":
    """`cairn arena` in the background."""
    return subprocess.Popen(
        [*CAIRN, "arena", "lost-cities", *words],
        cwd=folder,
        env=env(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Ctrl-C at a terminal reaches the whole group; here it is sent to one process.
        start_new_session=True,
    )


def wait_for(file: Path, lines: int) -> str:
    """The text of a file that somebody is writing, once it is long enough."""
    for _ in range(3000):
        if file.exists() and len(file.read_text().splitlines()) >= lines:
            return file.read_text()
        time.sleep(0.02)
    raise AssertionError(f"{file} never had {lines} lines")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_arena_that_is_stopped_keeps_what_was_played(tmp_path: Path, jobs: str) -> None:
    """Ctrl-C: the deals so far are shown and in the file, and the same command goes on with them."""
    words = ("random", "rule", "--jobs", jobs, *SHORT, "--keep", "deals.jsonl")
    process = arena(tmp_path, *words, "--deals", "100000")
    wait_for(tmp_path / "deals.jsonl", 4)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)

    assert process.returncode == 130
    assert "rule – random" in out
    assert "Stopped." in err and "deals.jsonl" in err
    played = (tmp_path / "deals.jsonl").read_text()
    assert played.endswith("\n")
    again = cairn("arena", "lost-cities", *words, "--deals", "2", cwd=str(tmp_path))
    assert again.returncode == 0
    # With two processes a later deal may have been ready before an earlier one, which is played now.
    assert (tmp_path / "deals.jsonl").read_text().startswith(played)


def test_arena_that_is_stopped_leaves_no_program_behind(tmp_path: Path) -> None:
    """Not even one that hangs in a worker."""
    (tmp_path / "hangs.py").write_text(HANGS)
    bot = f"stdio:{sys.executable} hangs.py pid"
    process = arena(tmp_path, "random", bot, "--jobs", "2", "--limit", "600")
    pid = int(wait_for(tmp_path / "pid", 1))
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)

    assert process.returncode == 130
    for _ in range(500):
        status = Path(f"/proc/{pid}/stat")
        if not status.exists() or status.read_text().rpartition(")")[2].split()[0] == "Z":
            return
        time.sleep(0.01)
    os.kill(pid, signal.SIGKILL)
    raise AssertionError("the program went on")


def test_a_bot_that_fails_costs_its_games_and_nothing_else(tmp_path: Path) -> None:
    """In the arena and in simulations: games lost, told, and everything goes on."""
    (tmp_path / "quits.py").write_text(QUITS)
    bot = f"quitter=stdio:{sys.executable} {tmp_path / 'quits.py'}"
    words = ("arena", "lost-cities", "random", bot, "rule", "--deals", "2", "--jobs", "1", *SHORT)
    done = cairn(*words, "--report", "report.html", cwd=str(tmp_path))

    assert (0, "") == (done.returncode, done.stderr)
    assert "quitter forfeited games: 8." in done.stdout
    assert "stopped: I would rather not" in (tmp_path / "report.html").read_text()
    simulated = told("simulate", "lost-cities", "--seats", f'random,"{bot}"', "--games", "4", "--jobs", "1")
    seats = simulated["results"]["seats"]
    assert [(4, 0), (0, 4)] == [(seat["wins"], seat["forfeited"]) for seat in seats]


@pytest.mark.parametrize(
    ("game", "others", "told_so"),
    [
        ("lost-cities", "random", "Bot quitter loses the match: stopped: I would rather not."),
        ("adventure-tours", "random,random", "The bot rule plays on in that seat."),
    ],
)
def test_a_bot_that_fails_at_a_table(tmp_path: Path, game: str, others: str, told_so: str) -> None:
    """A match of two is lost; at a larger table a bot of the game plays on."""
    (tmp_path / "quits.py").write_text(QUITS)
    seats = f"quitter=stdio:{sys.executable} quits.py,{others}"
    words = ("play", game, "--seats", seats, "--plain", "--fast", "--save", "a.match")
    done = cairn(*words, cwd=str(tmp_path))

    assert (0, "") == (done.returncode, done.stderr)
    assert told_so in done.stdout
    assert 0 == cairn("verify", "a.match", cwd=str(tmp_path)).returncode


def test_a_match_file_starts_no_program_by_itself(tmp_path: Path) -> None:
    """Whoever goes on with a match names the programs of its seats again."""
    (tmp_path / "hangs.py").write_text(HANGS)
    seats = f"me,stdio:{sys.executable} hangs.py pid"
    words = ("play", "lost-cities", "--seats", seats, "--set", "start=1", "--plain", "--save", "a.match")
    first = cairn(*words, cwd=str(tmp_path))
    assert first.returncode == 1
    again = ("play", "--resume", "a.match", "--plain")
    refused = cairn(*again, cwd=str(tmp_path))

    assert refused.returncode == 2
    assert "If you trust them, name them again" in refused.stderr
    other = cairn(*again, "--seats", "me,rule", cwd=str(tmp_path))
    assert other.returncode == 2
    assert not (tmp_path / "pid").exists()
    assert "The input ended" in cairn(*again, "--seats", seats, cwd=str(tmp_path)).stderr


def test_an_installed_package_offers_a_bot(tmp_path: Path) -> None:
    """By an entry point; it is among the names that are known."""
    site = tmp_path / "site"
    (site / "moves-1.0.dist-info").mkdir(parents=True)
    (site / "moves-1.0.dist-info" / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: moves\nVersion: 1.0\n"
    )
    (site / "moves-1.0.dist-info" / "entry_points.txt").write_text("[cairn.bots]\nfirst = moves:First\n")
    (site / "moves.py").write_text(
        "from cairn.bots.bot import Bot\n\n\nclass First(Bot):\n"
        "    def __init__(self, seed):\n        pass\n\n"
        "    def choose(self, eyes):\n        return eyes.options()[0]\n"
    )
    path = os.pathsep.join([str(site), env()["PYTHONPATH"]])
    words = ("arena", "lost-cities", "--deals", "1", "--jobs", "1", *SHORT)
    done = cairn(*words, "random", "first", PYTHONPATH=path)

    assert (0, "") == (done.returncode, done.stderr)
    assert "first – random" in done.stdout
    assert "forfeited" not in done.stdout
    assert "rule-1, first" in cairn(*words, "random", "genius", PYTHONPATH=path).stderr


def test_a_game_from_outside_is_played_in_the_arena() -> None:
    """Named by its folder or by its file, with a bot from outside and several processes."""
    examples = Path(__file__).parents[2] / "examples"
    bots = ("random", f"mine={examples / 'bots' / 'dreamer.py'}:Dreamer")
    for game in ("waymark:TITLE", "waymark/game.py:GAME"):
        done = cairn("arena", f"{examples}/{game}", *bots, "--deals", "2", "--jobs", "2", "--json")

        assert (0, "waymark") == (done.returncode, json.loads(done.stdout)["game"]), done.stderr
