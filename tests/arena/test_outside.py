"""Bots from outside: really started, really killed; whatever they do, they lose no more than their game."""

import os
import shutil
import signal
import sys
import threading
import time
from pathlib import Path

import pytest

from cairn.arena.contest import End, Table, finish
from cairn.arena.entrants import check, enter
from cairn.arena.outside import HostedBot, greet
from cairn.arena.tournament import Tournament, hold
from cairn.arena.verdict import meeting
from cairn.bots.bot import Eyes
from cairn.core.dice import QuickDice
from cairn.core.errors import BadSetup
from cairn.games import TITLES, find
from cairn.text import folders

BOTS = Path(__file__).parents[2] / "examples" / "bots"
WAYMARK = f"{BOTS.parent / 'waymark'}:TITLE"
ANSWERS_FIRST = "import json, os, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
"""Reads questions; what follows, indented, answers them."""
FIRST = "    print(asked['options'][0], flush=True)\n"


def play(*names: str, game: str = "lost-cities", limit: float = 20.0, seed: int = 5) -> End:
    """A short game."""
    options = find(game).read_options({"turn_cap": "20"} if game == "lost-cities" else {}, simulated=True)
    return finish(Table(game, options, list(names), seed, limit=limit))


def program(folder: Path, source: str) -> str:
    """A program of these lines, as the arena names it."""
    file = folder / "program.py"
    file.write_text(source)
    return f"stdio:{sys.executable} {file}"


def is_running(pid: int) -> bool:
    """Whether a process is there and has not ended."""
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


# What works.


EXAMPLES = {
    "python": f"stdio:{sys.executable} {BOTS / 'careful.py'}",
    "node": f"stdio:node {BOTS / 'any_game.mjs'}",
    "class": f"{BOTS / 'dreamer.py'}:Dreamer",
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_play_and_the_same_seed_gives_the_same_game(name: str) -> None:
    """To the end, twice."""
    if name == "node" and shutil.which("node") is None:
        pytest.skip("there is no Node.js here")
    ends = [play("random", EXAMPLES[name]) for _ in range(2)]

    assert ends[0].lost is None
    assert ends[0].moves > 20
    assert ends[0].state.digest() == ends[1].state.digest()


def test_the_examples_have_about_thirty_lines() -> None:
    """Nobody should need more to begin with."""
    for file in BOTS.iterdir():
        if file.is_file():
            assert len(file.read_text().splitlines()) <= 36, file


def test_a_bot_of_ones_own_plays_a_game_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both are named by their files."""
    monkeypatch.setattr(folders, "_BROUGHT", {})
    end = play("random", EXAMPLES["class"], "rule", game=WAYMARK)

    assert end.lost is None
    assert len(end.state.scores()) == 3


def test_a_bot_in_a_process_of_its_own_plays_as_it_would_in_ours() -> None:
    """Move by move: the world it gets has the same views, options and imagined worlds."""
    sys.path.insert(0, str(BOTS))
    from dreamer import Dreamer  # type: ignore[import-not-found]

    options = find("lost-cities").read_options({"turn_cap": "6"}, simulated=True)
    state = find("lost-cities").start(2, QuickDice(8), options)
    ours = [Dreamer(21), Dreamer(22)]
    theirs = [enter("lost-cities", EXAMPLES["class"], seed) for seed in (21, 22)]
    for _ in range(10):
        eyes = Eyes(state, state.to_move())
        move = state.options()[0]
        # Nobody is asked where there is no choice.
        if len(state.options()) > 1:
            move = ours[eyes.seat].choose(eyes)
            assert move == theirs[eyes.seat].choose(eyes)
        state.push(move)


@pytest.mark.parametrize("game", TITLES)
def test_a_bot_is_shown_nothing_that_its_seat_cannot_see(game: str) -> None:
    """Two truths that differ only in hidden cards give the same world to send."""
    rules = find(game)
    start = rules.start(rules.seats[0], QuickDice(4), rules.read_options({}, simulated=True))
    seat = start.to_move()
    truths = [start.imagine(seat, seed) for seed in (1, 2)]

    assert truths[0].digest() != truths[1].digest()
    assert Eyes(truths[0], seat).imagine(0).dump() == Eyes(truths[1], seat).imagine(0).dump()


def test_processes_do_not_change_the_results() -> None:
    """One or two, programs among them."""
    options = find("lost-cities").read_options({"turn_cap": "10"}, simulated=True)
    some = Tournament("lost-cities", options, 2, ["random", EXAMPLES["python"]], 3)

    assert hold(some, 2) == hold(some, 2, jobs=2)


# What goes wrong.


def test_a_program_that_stops_loses_and_says_why(tmp_path: Path) -> None:
    """In the middle of the game; the next game is another one."""
    bad = program(tmp_path, ANSWERS_FIRST + "    if 'draw' in asked['options']: 1 / 0\n" + FIRST)
    for _ in range(2):
        end = play(bad, "random")

        assert (0, [1]) == (end.lost, end.winners)
        assert end.why == "stopped: ZeroDivisionError: division by zero"
        assert end.moves > 0


def test_a_program_that_is_killed_loses(tmp_path: Path) -> None:
    """From outside, while it thinks."""
    note = tmp_path / "pid"
    thinks = f"    open({str(note)!r}, 'w').write(str(os.getpid()))\n    time.sleep(60)\n"
    slow = program(tmp_path, ANSWERS_FIRST + thinks + FIRST)

    def kill() -> None:
        while not note.exists() or not note.read_text():
            time.sleep(0.01)
        os.kill(int(note.read_text()), signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    end = play("random", slow)
    killer.join()

    assert (1, [0], "stopped: exit code -9") == (end.lost, end.winners, end.why)


def test_a_program_that_thinks_too_long_loses_and_is_ended(tmp_path: Path) -> None:
    """It does not run on."""
    note = tmp_path / "pid"
    thinks = f"    open({str(note)!r}, 'w').write(str(os.getpid()))\n    time.sleep(60)\n"
    end = play("random", program(tmp_path, ANSWERS_FIRST + thinks), limit=1.0)

    assert (1, "late: 1 s") == (end.lost, end.why)
    assert not is_running(int(note.read_text()))


@pytest.mark.parametrize(
    ("source", "why"),
    [
        (ANSWERS_FIRST + "    print('fly to the moon', flush=True)\n", "illegal: fly to the moon"),
        ("while True: print('x', end='')\n", "illegal: x"),
        ("import time\nprint('draw', flush=True)\ntime.sleep(60)\n", "illegal: draw"),
        ("", "stopped: exit code 0"),
    ],
)
def test_a_program_that_names_no_option_loses(tmp_path: Path, source: str, why: str) -> None:
    """Nonsense, an endless line, an answer to no question, nothing at all."""
    end = play("random", program(tmp_path, source))

    assert end.lost == 1
    assert end.why.startswith(why)


def test_a_game_with_more_seats_goes_to_the_others(tmp_path: Path) -> None:
    """They share the win."""
    end = play("random", program(tmp_path, ""), "random", game="adventure-tours")

    assert (1, [0, 2]) == (end.lost, end.winners)


BROKEN = """
import os, time
from cairn.bots.bot import Bot

class Raises(Bot):
    def __init__(self, seed): pass
    def choose(self, eyes): raise ValueError("no idea")

class Exits(Raises):
    def choose(self, eyes): os._exit(3)

class Sleeps(Raises):
    def choose(self, eyes): time.sleep(60)

class Lies(Raises):
    def choose(self, eyes): return 7 if 7 not in eyes.options() else 8

class Looks(Raises):
    def choose(self, eyes):
        print("what a bot prints is no answer")
        return eyes.options()[0]

def nothing(seed): return None
"""


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Raises", "stopped: ValueError: no idea"),
        ("Exits", "stopped: exit code 3"),
        ("Sleeps", "late: 2 s"),
        ("Lies", "illegal: "),
        ("Looks", ""),
    ],
)
def test_a_bot_in_python_that_fails_loses(tmp_path: Path, name: str, why: str) -> None:
    """An exception, an end of the process, an endless thought, a wrong move; printing is allowed."""
    (tmp_path / "broken.py").write_text(BROKEN)
    address = f"{tmp_path / 'broken.py'}:{name}"
    assert greet(address) == ""
    end = play("random", address, limit=2.0)

    assert end.lost == (1 if why else None)
    assert end.why.startswith(why)


@pytest.mark.parametrize("name", ["nothing", "Missing"])
def test_a_bot_that_is_none_is_told_before_the_games(tmp_path: Path, name: str) -> None:
    """With what is wrong."""
    (tmp_path / "broken.py").write_text(BROKEN)
    address = f"{tmp_path / 'broken.py'}:{name}"
    assert isinstance(enter("lost-cities", address, 1), HostedBot)
    with pytest.raises(BadSetup) as refused:
        check("lost-cities", address)

    assert refused.value.key == "arena-bot-broken"
    assert "None" in str(refused.value) or "Missing" in str(refused.value)


def test_forfeits_cost_wins_and_no_points(tmp_path: Path) -> None:
    """In a tournament: all wins lost, no points compared, and how often is told."""
    options = find("lost-cities").read_options({"turn_cap": "10"}, simulated=True)
    some = Tournament("lost-cities", options, 2, ["random", program(tmp_path, "")], 3)
    found = meeting((0, 1), hold(some, 2).of((0, 1)))

    assert (0.0, None, (0, 4)) == (found.share.mean, found.margin, found.forfeits)
