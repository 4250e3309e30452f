"""How fast the engine is: CPU time of one core, the best of three runs, loops inside the compiled rooms."""

import os
import platform
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from time import process_time

from cairn.bots.bot import play_out
from cairn.bots.policy import play_by_policy
from cairn.core import playout
from cairn.core.dice import QuickStream
from cairn.core.game import OVER, Game, Options, State
from cairn.core.playout import first_position
from cairn.engine import mode
from cairn.games.title import Title

RUNS = 3
LONG_ENOUGH = 0.2
"""Seconds of CPU time that a run should take: the clock is coarse, and short runs are noise."""
CHECKED_GAMES = 50
SEED = 1

Work = Callable[[int], int | None]
"""Something to be done n times; where it counts something, it returns the count."""


@dataclass(frozen=True)
class Row:
    """One measurement; a target is the least for things a second and the most for a duration."""

    name: str
    value: float
    unit: str
    target: float | None = None

    @property
    def ok(self) -> bool | None:
        """Whether the target is met; None where there is none."""
        if self.target is None:
            return None
        return self.value >= self.target if self.unit.endswith("/s") else self.value < self.target


def measure(title: Title) -> Iterator[Row]:
    """All rows of the bench, one after the other."""
    for row in _rows(title):
        yield replace(row, target=title.targets.get(row.name))


def _rows(title: Title) -> Iterator[Row]:
    game = title.game
    plain = game.read_options({}, simulated=True)
    yield from _games("random", lambda n: playout.random_games(game, n, SEED, plain))
    yield from _games("options", lambda n: playout.games_by_options(game, n, SEED, plain))
    yield _rate("driven-games", lambda n: drive(game, n, plain), "games/s")
    state = middle(game, plain)
    yield _duration("clone", lambda n: playout.clones(state, n), "ns")
    yield _duration("start", lambda n: playout.starts(game, n, SEED, plain), "µs")
    yield _duration("imagine", lambda n: playout.worlds(state, n), "µs")
    yield _duration("view", lambda n: playout.views(state, n), "µs")
    yield _duration("digest", lambda n: playout.digests(state, n), "µs")
    yield _rate("policy-playouts", lambda n: policy_playouts(title, n, plain), "playouts/s")
    if "rule" in title.bots():
        yield _rate("rule-games", lambda n: bots_play(title, "rule", n, plain), "games/s")
    for variant in title.benched:
        options = game.read_options(title.variants[variant], simulated=True)
        yield _rate(f"random-games-{variant}", _random_games_of(game, options), "games/s")


def middle(game: Game, options: Options) -> State:
    """A position in the middle of a random game: a table with something on it."""
    moves = playout.random_games(game, 1, SEED, options)
    state = first_position(game, SEED, options)
    stream = QuickStream(SEED)
    for _ in range(moves // 2):
        state.push(state.random_move(stream))
    return state


def checksum(game: Game) -> str:
    """What the last digests of some games add up to: must not depend on how the engine runs."""
    options = game.read_options({}, simulated=True)
    return f"{playout.checksum(game, CHECKED_GAMES, SEED, options):016x}"


def machine() -> dict[str, str | int]:
    """On what was measured, and what the engine did at the same time."""
    return {
        "engine": mode(),
        "events": "off",
        "masks": "on",
        "python": platform.python_version(),
        "cpu": _cpu(),
        "cores": os.cpu_count() or 1,
        "system": f"{platform.system()} {platform.machine()}",
    }


def drive(game: Game, n: int, options: Options) -> int:
    """Play n games as somebody's own program would: every move asked for and played from plain Python."""
    stream = QuickStream(SEED)
    moves = 0
    for i in range(n):
        state = first_position(game, SEED + i, options)
        while state.to_move() != OVER:
            state.apply(state.random_move(stream))
            moves += 1
    return moves


def bots_play(title: Title, bot: str, n: int, options: Options) -> int:
    """Let a bot play n games against itself."""
    game = title.game
    moves = 0
    for i in range(n):
        bots = [title.make_bot(bot, SEED) for _ in range(game.seats[0])]
        moves += play_out(first_position(game, SEED + i, options), bots)
    return moves


def policy_playouts(title: Title, n: int, options: Options) -> int:
    """Play the opening out n times by the game's policy, each time in another world, as a search does."""
    start = first_position(title.game, SEED, options)
    policy = title.policy()
    stream = QuickStream(SEED)
    seat = start.to_move()
    return sum(play_by_policy(start.imagine(seat, i), policy, stream) for i in range(n))


def _random_games_of(game: Game, options: Options) -> Work:
    return lambda n: playout.random_games(game, n, SEED, options)


def _games(name: str, work: Work) -> Iterator[Row]:
    """Two rows of one measurement: games and decisions a second."""
    seconds, decisions = best(work)
    yield Row(f"{name}-games", 1 / seconds, "games/s")
    yield Row(f"{name}-decisions", decisions / seconds, "decisions/s")


def _rate(name: str, work: Work, unit: str) -> Row:
    return Row(name, 1 / best(work)[0], unit)


def _duration(name: str, work: Work, unit: str) -> Row:
    return Row(name, best(work)[0] * (1e9 if unit == "ns" else 1e6), unit)


def best(work: Work) -> tuple[float, float]:
    """CPU seconds, and what was counted, for one time of the fastest run."""
    n = 1
    seconds, counted = _timed(work, n)
    while seconds < LONG_ENOUGH:
        n *= max(2, int(1.2 * LONG_ENOUGH / max(seconds, LONG_ENOUGH / 100)))
        seconds, counted = _timed(work, n)
    fastest = min([seconds, *[_timed(work, n)[0] for _ in range(RUNS - 1)]])
    return fastest / n, counted / n


def _timed(work: Work, n: int) -> tuple[float, int]:
    before = process_time()
    counted = work(n)
    return process_time() - before, counted or 0


def _cpu() -> str:
    """The model of the processor, where the system tells it."""
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or "unknown"
