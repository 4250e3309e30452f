"""How much a bold bot opens, a careful one and one that is neither, and whether they are equally strong.

One bot of a manner sits among neutral ones of its level, once in each seat of a deal. A deal is one
observation, as in a tournament; the neutral bot plays the same deals, so that differences are paired.
"""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from cairn.arena.verdict import Estimate, estimate, estimate_share
from cairn.arena.workers import Plain, spread
from cairn.bots.bot import Bot, Eyes
from cairn.core.dice import QuickDice, mix
from cairn.core.game import OVER, Options, Seat
from cairn.games import title
from cairn.games.title import Title

BOLD, NEUTRAL, CAREFUL = 1, 0, -1
LEVELS = ("easy", "medium")
"""The levels that have manners."""


@dataclass(frozen=True)
class Study:
    """Which bots are watched at which table."""

    game: str
    """What finds the title again in another process: `Title.spec`."""
    level: str
    boldness: int
    seats: int
    options: Options
    seed: int

    def seed_of(self, deal: int) -> int:
        """The seed of a deal's shuffles, the same for all manners and seats."""
        return int(mix(mix(13, self.seed), deal))


@dataclass(frozen=True)
class Watched:
    """What the bot of a manner did in one deal, on average over the seats."""

    openings: float
    share: float
    margin: float


@dataclass(frozen=True)
class Manner:
    """What all deals say of a manner; differences are to the neutral bot of the level."""

    openings: Estimate
    more: Estimate
    """Openings beyond those of the neutral bot, deal by deal."""
    share: Estimate
    margin: Estimate


def watch(own: Title, bots: list[Bot], seat: Seat, options: Options, seed: int) -> Watched:
    """Play one game, and count what the bot in a seat opens; GameError for a move that is not allowed."""
    state = own.game.start(len(bots), QuickDice(seed), options)
    openings = 0
    while (mover := state.to_move()) != OVER:
        move = bots[mover].choose(Eyes(state, mover))
        if mover == seat:
            openings += own.is_opening(state, move)
        state.apply(move)
    scores, winners = state.scores(), state.winners()
    others = [points for other, points in enumerate(scores) if other != seat]
    return Watched(openings, 1 / len(winners) if seat in winners else 0.0, scores[seat] - fmean(others))


def watch_deal(study: Study, deal: int) -> Watched:
    """Play a deal once from every seat."""
    own = title(study.game)
    seed = study.seed_of(deal)
    games = []
    for seat in range(study.seats):
        bots = [
            own.quick(study.level, study.boldness if at == seat else NEUTRAL)(int(mix(seed, at + 1)))
            for at in range(study.seats)
        ]
        games.append(watch(own, bots, seat, study.options, seed))
    return Watched(
        fmean(game.openings for game in games),
        fmean(game.share for game in games),
        fmean(game.margin for game in games),
    )


def watch_piece(piece: Plain) -> Plain:
    """Play some deals; what a worker does."""
    study = Study(**piece["study"])
    found = [watch_deal(study, deal) for deal in piece["deals"]]
    return [[one.openings, one.share, one.margin] for one in found]


def manners(
    game: str,
    level: str,
    seats: int,
    options: Options,
    seed: int,
    deals: int,
    jobs: int = 1,
    on_piece: Callable[[], None] | None = None,
) -> dict[int, Manner]:
    """All three manners of a level, in the same deals."""
    size = 10
    pieces: list[Any] = []
    for boldness in (BOLD, NEUTRAL, CAREFUL):
        study = Study(game, level, boldness, seats, options, seed)
        for first in range(0, deals, size):
            part = list(range(first, min(first + size, deals)))
            pieces.append({"study": vars(study), "deals": part})
    results: list[list[Watched]] = [[] for _ in pieces]

    def take(number: int, answer: Plain) -> None:
        results[number] = [Watched(*one) for one in answer]
        if on_piece is not None:
            on_piece()

    spread(f"{__name__}:watch_piece", pieces, jobs, take)
    seen: dict[int, list[Watched]] = {BOLD: [], NEUTRAL: [], CAREFUL: []}
    for piece, result in zip(pieces, results, strict=True):
        seen[piece["study"]["boldness"]] += result
    return {boldness: judge(found, seen[NEUTRAL]) for boldness, found in seen.items()}


def judge(found: list[Watched], neutral: list[Watched]) -> Manner:
    """What the deals of a manner say, beside the same deals of the neutral bot."""
    return Manner(
        estimate([one.openings for one in found]),
        estimate([one.openings - other.openings for one, other in zip(found, neutral, strict=True)]),
        estimate_share([one.share for one in found]),
        estimate([one.margin for one in found]),
    )
