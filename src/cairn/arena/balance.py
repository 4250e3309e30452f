"""How even a game is: rule bots in every seat, and whom the rules favour, counted game by game.

What all games have in common is counted here: who wins, counted from the player who starts, the points, the
length. What else a game has to tell, its own function reads from the events and the last position.
"""

from collections.abc import Callable
from dataclasses import dataclass

from cairn.arena.contest import finish
from cairn.arena.simulate import Plan, spread_games, tally_piece
from cairn.arena.tally import Interval, Tally, mean, mean_interval, sd, share, share_interval, total
from cairn.arena.workers import Plain
from cairn.core.event import Event
from cairn.core.game import Game, Options, State
from cairn.games import title_of

Count = Callable[[State, list[Event], Tally], None]
"""Reads what a finished game has to tell beyond wins, points and length."""


# Columns of a tally: what is counted, and whose it is. A column of wins holds how many shared each of them,
# and 0 for a game that was lost.

PLACES = "places"
"""Wins by seat, 0 the one who started."""
POINTS = "points"
"""Of all seats together."""
WINNING_POINTS = "winning points"
MARGIN = "margin"
"""By how much the winner was ahead of the next; 0 where a win is shared."""
TURNS = "turns"
MOVES = "moves"
CAPPED = "capped"


def study(
    game: Game, options: Options, seats: int, games: int, seed: int, bot: str = "rule", components: str = ""
) -> Plan:
    """A plan for equal bots, who keep their seats: who starts is drawn."""
    agreed = game.read_options(options, simulated=True)
    return Plan(title_of(game).spec, agreed, [bot] * seats, games, seed, swap=False, components=components)


def weigh(plan: Plan, jobs: int = 1, on_progress: Callable[[int], None] | None = None) -> Tally:
    """Play all games of the plan; `on_progress` hears how many are done."""
    return spread_games(plan, f"{__name__}:play_piece", jobs, on_progress)


def play_piece(piece: Plain) -> Plain:
    """Play some of the games of a plan; what a worker does."""
    return tally_piece(piece, play_one)


def play_one(plan: Plan, number: int, tally: Tally) -> None:
    """Play one game and note how it went."""
    events: list[Event] = []
    end = finish(plan.table(number), events)
    state, first, winners = end.state, end.starter, end.winners
    scores = state.scores()
    seats = len(scores)
    for seat in range(seats):
        tally.count(PLACES, (seat - first) % seats, len(winners) if seat in winners else 0)
        tally.count(POINTS, 0, scores[seat])
    best, second = sorted(scores)[-1], sorted(scores)[-2]
    tally.count(WINNING_POINTS, 0, best)
    tally.count(MARGIN, 0, best - second)
    tally.count(MOVES, 0, end.moves)
    tally.count(TURNS, 0, state.turns())
    tally.count(CAPPED, 0, int(state.is_capped()))
    count = title_of(plan.found()).count()
    if count is not None:
        count(state, events, tally)


# What a column says.


@dataclass(frozen=True)
class Share:
    """The part of its games that somebody won, and where the true part lies 95 times out of 100."""

    part: float
    interval: Interval
    games: int


@dataclass(frozen=True)
class Spread:
    """How numbers lie: their mean, how far they are apart, and the quarters of them."""

    mean: float
    interval: Interval | None
    sd: float | None
    lowest: int
    quartiles: tuple[int, int, int]
    highest: int


def share_of(column: dict[int, int]) -> Share:
    """The share of a column of wins; a win shared by k counts 1/k."""
    games = total(column)
    part = share({sharers: times for sharers, times in column.items() if sharers > 0}, games)
    return Share(part, share_interval(part, games), games)


def spread_of(column: dict[int, int]) -> Spread:
    """How the numbers of a column lie."""
    return Spread(
        mean(column),
        mean_interval(column),
        sd(column),
        min(column),
        (quantile(column, 1, 4), quantile(column, 2, 4), quantile(column, 3, 4)),
        max(column),
    )


def quantile(column: dict[int, int], part: int, parts: int) -> int:
    """The smallest number that at least part/parts of all numbers do not exceed."""
    passed = 0
    for number in sorted(column):
        passed += column[number]
        if passed * parts >= total(column) * part:
            return number
    raise AssertionError("a column that is not empty has every quantile")
