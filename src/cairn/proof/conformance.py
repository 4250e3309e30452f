"""Conformance: what is true of every game, shown on as many random games as you like.

    report = conformance(MY_GAME, games=2000)
    for fault in report.faults:
        print(fault)

Some checks look at every position of every game; the expensive ones look at a few positions of each, picked
by the seed, the same compiled and interpreted. The report counts what each check has looked at.
"""

import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from cairn.core.errors import BadSetup
from cairn.core.game import Game, Options
from cairn.core.match import Crash
from cairn.games import title_of
from cairn.proof.checks import (
    LONGEST,
    adds_up,
    clone_is_apart,
    decisions_are_sane,
    explains_itself,
    looking_changes_nothing,
    plays_to_the_end,
    position_round_trips,
    random_move_is_fair,
    replay_is_the_same,
    spellings_round_trip,
    views_are_whole,
)
from cairn.proof.fair import shuffles_are_told
from cairn.proof.played import Moment, Played, Untrue
from cairn.proof.secrets import deals_evenly, imagines_everywhere, imagines_honestly, keeps_secrets
from cairn.proof.signature import signature

Progress = Callable[[int, int], None]
"""Told how many games of how many are done."""

OF_THE_TABLE: dict[str, Callable[[Game], bool]] = {"spelling_round_trips": spellings_round_trip}
OF_A_GAME: dict[str, Callable[[Played], bool]] = {
    "replay_is_the_same": replay_is_the_same,
    "shuffles_are_told": shuffles_are_told,
}
OF_SOME_MOMENTS: dict[str, Callable[[Moment], bool]] = {
    "looking_changes_nothing": looking_changes_nothing,
    "views_are_whole": views_are_whole,
    "spelling_round_trips": position_round_trips,
    "keeps_secrets": keeps_secrets,
    "imagines_honestly": imagines_honestly,
    "deals_evenly": deals_evenly,
    "explains_itself": explains_itself,
    "random_move_is_fair": random_move_is_fair,
}
OF_EVERY_MOMENT: dict[str, Callable[[Moment], bool]] = {
    "adds_up": adds_up,
    "decisions_are_sane": decisions_are_sane,
    "clone_is_apart": clone_is_apart,
}
OF_THOROUGH_MOMENTS: dict[str, Callable[[Moment], bool]] = {"imagines_everywhere": imagines_everywhere}
"""Every moment of the games that are looked at thoroughly, and the picked ones of the others."""
CHECKS = list(
    dict.fromkeys(["plays_to_the_end", *OF_EVERY_MOMENT, *OF_A_GAME, *OF_SOME_MOMENTS, *OF_THOROUGH_MOMENTS])
)
THOROUGH = 9
"""One game in this many is checked thoroughly: an odd number, because only odd seeds have leaning players."""


def checks_of(game: Game) -> list[str]:
    """The names of all checks of a game, its own last."""
    own = title_of(game).own_checks()
    return [*CHECKS, *own.of_every_moment, *own.of_thorough_moments]


ENOUGH = 3
"""The faults after which a check looks no further."""
ENDING = 8
"""One of this many last positions of each game is always checked."""


@dataclass(frozen=True)
class Fault:
    """A check that failed: in which game, after how many moves, why, and the match that shows it again.

    What fails before the first move of a game has no match.
    """

    check: str
    seed: int
    move: int
    sentence: str
    match: str

    def __str__(self) -> str:
        return f"{self.check}: game {self.seed}, move {self.move}: {self.sentence}"


@dataclass
class Report:
    """What conformance has found."""

    game: str
    options: Options
    seed: int
    games: int = 0
    moves: int = 0
    longest: int = 0
    """The moves of the longest game."""
    counts: dict[str, int] = field(default_factory=dict)
    """How many positions (or games, for a check of games) each check has looked at."""
    faults: list[Fault] = field(default_factory=list)
    played: dict[str, int] = field(default_factory=dict)
    """How often each move was made, by its spelling."""
    signature: str | None = None
    """How the game behaves, as one number; None where faults were found or it was not asked for."""
    seconds: float = 0.0

    @property
    def ok(self) -> bool:
        """Whether there are no faults."""
        return not self.faults

    def data(self) -> dict[str, Any]:
        """The report as plain data."""
        return {"ok": self.ok, **asdict(self)}

    def save_matches(self, folder: Path) -> list[Path]:
        """Write the match of each fault that has one into a folder, so that it can be replayed; the files."""
        paths = []
        for i, fault in enumerate(self.faults):
            if not fault.match:
                continue
            path = folder / f"{self.game}-{fault.check}-{i + 1}.txt"
            path.write_text(fault.match, encoding="utf-8", newline="\n")
            paths.append(path)
        return paths


def conformance(
    game: Game,
    games: int = 200,
    seed: int = 0,
    options: Options | list[Options] | None = None,
    seats: int | None = None,
    checks: list[str] | None = None,
    on_progress: Progress | None = None,
    positions: int = 1,
    longest: int = LONGEST,
    signed: bool = True,
) -> Report:
    """Play random games and check all that must be true of them; options not given are those of simulations.

    Several options take turns, one per game; without `seats`, the numbers of seats do too. The expensive
    checks look at `positions` positions anywhere in each game and at one near its end, and at every position
    of one game in THOROUGH. A game of more than `longest` moves is called endless. The signature takes a
    hundred games more; it can be left out.
    """
    given = options if isinstance(options, list) else [options or {}]
    mix = [game.read_options(one, simulated=True) for one in given]
    run = _Run(game, mix, seed, checks, positions, longest)
    begun = time.perf_counter()
    run.look_at_table()
    for i in range(games):
        number = seed + i
        turn = number // len(mix) % len(game.seats)
        run.look_at_game(number, game.seats[turn] if seats is None else seats, mix[number % len(mix)])
        if on_progress is not None:
            on_progress(i + 1, games)
    if signed and run.report.ok:
        run.sign()
    run.report.seconds = time.perf_counter() - begun
    return run.report


class _Run:
    """One run of conformance: what is looked at, and what was found so far."""

    def __init__(
        self, game: Game, mix: list[Options], seed: int, names: list[str] | None, positions: int, longest: int
    ) -> None:
        own = title_of(game).own_checks()
        known = checks_of(game)
        for name in names or []:
            if name not in known:
                raise BadSetup("no-such-check", {"name": name, "names": ", ".join(known)})
        self.game = game
        # A game that cannot be played is told of whatever was asked for.
        self.names = known if names is None else list(dict.fromkeys(["plays_to_the_end", *names]))
        self.positions = positions
        self.longest = longest
        self.every = {**OF_EVERY_MOMENT, **own.of_every_moment}
        self.thorough = {**OF_THOROUGH_MOMENTS, **own.of_thorough_moments}
        self.leaning = own.leaning
        self.mix = mix
        self.report = Report(game.name, _shared(mix), seed, counts=dict.fromkeys(self.names, 0))
        self.failed: Counter[str] = Counter()

    def look_at_table(self) -> None:
        """What is true of the table of moves."""
        for name, check in OF_THE_TABLE.items():
            self._look(name, partial(check, self.game))

    def look_at_game(self, seed: int, seats: int, options: Options) -> None:
        """Play one game, then go through it once more and look."""
        if self.failed["plays_to_the_end"] >= ENOUGH:
            return
        self.report.games += 1
        try:
            played = Played(self.game, options, seats, seed)
        except Exception as problem:
            self._note("plays_to_the_end", problem, seed)
            return
        leaning = self.leaning if seed % 2 else None
        self._look("plays_to_the_end", partial(plays_to_the_end, played, self.longest, leaning), played)
        self.report.moves += played.length
        for move in played.match.moves:
            spelling = self.game.spell(move)
            self.report.played[spelling] = self.report.played.get(spelling, 0) + 1
        self.report.longest = max(self.report.longest, played.length)
        if played.is_over:
            for name, check in OF_A_GAME.items():
                self._look(name, partial(check, played), played)
        try:
            self._walk(played)
        except Exception as problem:
            self._note("replay_is_the_same", problem, seed, played.length, played.match.text())

    def _walk(self, played: Played) -> None:
        """Look at the moments of a game up to the first that fails: what comes after it may be its fault."""
        picked = self._pick(played)
        state = played.start()
        before = len(self.report.faults)
        for number in range(played.length + 1):
            moment = Moment(played, number, state)
            looks = self.every
            if number in picked:
                looks = {**OF_SOME_MOMENTS, **self.every, **self.thorough}
            elif played.seed % THOROUGH == 0:
                looks = {**self.every, **self.thorough}
            for name, check in looks.items():
                self._look(name, partial(check, moment), played, number)
            if len(self.report.faults) > before:
                return
            if moment.move is not None:
                state.push(moment.move)

    def _pick(self, played: Played) -> set[int]:
        """The positions that the expensive checks look at: some anywhere, and one near the end."""
        last = played.length
        stream = played.chance(last + 1)
        picked = {int(stream.below(last + 1)) for _ in range(self.positions)}
        return picked | {last - int(stream.below(min(ENDING, last + 1)))}

    def _look(
        self, name: str, check: Callable[[], bool], played: Played | None = None, number: int | None = None
    ) -> None:
        """Let a check look, unless it was not asked for or has found enough."""
        if name not in self.names or self.failed[name] >= ENOUGH:
            return
        try:
            self.report.counts[name] += check()
        except Exception as problem:
            self.report.counts[name] += 1
            if played is None:
                self._note(name, problem, self.report.seed)
            else:
                at = played.length if number is None else number
                self._note(name, problem, played.seed, at, played.match.text())

    def _note(self, name: str, problem: Exception, seed: int, number: int = 0, text: str = "") -> None:
        """Take down a fault; a crash knows better than anybody where it was."""
        if isinstance(problem, Crash):
            number, text = problem.number, problem.text
        self.failed[name] += 1
        if self.failed[name] <= ENOUGH:
            self.report.faults.append(Fault(name, seed, number, _sentence(problem), text))

    def sign(self) -> None:
        """Add the signature."""
        try:
            self.report.signature = signature(self.game, self.mix[0])
        except Exception as problem:
            self._note("plays_to_the_end", problem, self.report.seed)


def _shared(mix: list[Options]) -> Options:
    """The options that are the same in all games."""
    first = mix[0]
    return {name: value for name, value in first.items() if all(one[name] == value for one in mix)}


def _sentence(problem: BaseException) -> str:
    """What went wrong; for a bug of the game its last line, and where."""
    if isinstance(problem, Untrue):
        return str(problem)
    if isinstance(problem, Crash) and problem.__cause__ is not None:
        problem = problem.__cause__
    where = traceback.extract_tb(problem.__traceback__)[-1]
    said = traceback.format_exception_only(problem)[-1].strip()
    return f"{said} (in {where.name}, {Path(where.filename).name}:{where.lineno})"
