"""What the bench measures is the right thing; how fast it is, no test says."""

import subprocess
import sys

import pytest

from cairn.arena import speed
from cairn.arena.speed import Row
from cairn.arena.workers import environment
from cairn.core import playout
from cairn.core.dice import QuickDice, QuickStream
from cairn.core.game import OVER
from cairn.games import find, title_of

GAME = find("lost-cities")
OPTIONS = GAME.read_options({}, simulated=True)


def test_a_target_is_the_least_of_a_rate_and_the_most_of_a_duration() -> None:
    """More games and shorter times are better; without a target there is nothing to say."""
    assert Row("games", 31_000, "games/s", 30_000).ok is True
    assert Row("games", 29_000, "games/s", 30_000).ok is False
    assert Row("clone", 240, "ns", 250).ok is True
    assert Row("clone", 260, "ns", 250).ok is False
    assert Row("view", 1, "µs").ok is None


def test_the_loops_play_whole_games() -> None:
    """Their moves are those of games played one by one."""
    stream = QuickStream(3)
    moves = 0
    for i in range(3):
        state = GAME.start(2, QuickDice(3 + i), OPTIONS)
        while state.to_move() != OVER:
            state.apply(state.random_move(stream))
            moves += 1

    assert moves == playout.random_games(GAME, 3, 3, OPTIONS)
    assert speed.drive(GAME, 2, OPTIONS) == playout.random_games(GAME, 2, speed.SEED, OPTIONS)
    assert playout.games_by_options(GAME, 2, 3, OPTIONS) > 100
    assert speed.bots_play(title_of(GAME), "rule", 1, OPTIONS) > 50


def test_the_checksum_sees_every_game_and_both_ways() -> None:
    """One game more, another seed or another option is another number."""
    base = playout.checksum(GAME, 2, 1, OPTIONS)
    others = [
        playout.checksum(GAME, 3, 1, OPTIONS),
        playout.checksum(GAME, 2, 2, OPTIONS),
        playout.checksum(GAME, 2, 1, {**OPTIONS, "milestones": "on"}),
    ]

    assert base == playout.checksum(GAME, 2, 1, OPTIONS)
    assert base not in others


def test_the_best_run_counts_what_one_time_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Repeated until it is long enough for the clock, then divided again."""
    monkeypatch.setattr(speed, "LONG_ENOUGH", 0.01)
    seconds, counted = speed.best(lambda n: sum(1 for _ in range(1000 * n)))

    assert 1000 == counted
    assert 0 < seconds < 1


def test_compiled_and_interpreted_agree() -> None:
    """The same games end in the same positions both ways; with nothing compiled there is one way only."""
    code = "from cairn.arena import speed; from cairn.games import find; print(speed.checksum(find(GAME)))"
    code = code.replace("GAME", repr(GAME.name))
    sums = []
    for pure in ("1", "0"):
        done = subprocess.run(
            [sys.executable, "-P", "-c", code],
            env={**environment(), "CAIRN_PURE": pure},
            capture_output=True,
            text=True,
            check=True,
        )
        sums.append(done.stdout)

    assert sums[0] == sums[1] == speed.checksum(GAME) + "\n"
