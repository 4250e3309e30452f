"""How even a game is: rule bots in every seat, and whom the rules favour, counted game by game.

What all games have in common is counted here: who wins, counted from the player who starts, the points, the
length. What else a game has to tell, its own function reads from the events and the last position.
"""

from collections.abc import Callable
from dataclasses import dataclass

from cairn.arena.simulate import Plan, reenact, spread_games, tally_piece
from cairn.arena.tally import Interval, Tally, mean, mean_interval, sd, share, share_interval, total
from cairn.arena.workers import Plain
from cairn.bots.bot import play_out
from cairn.core.dice import QuickDice
from cairn.core.event import Event
from cairn.core.game import Game, Options, State
from cairn.games.adventure_tours.state import State as AdventureToursState
from cairn.games.africana.scoring import sheet
from cairn.games.africana.state import State as AfricanaState

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


def study(game: Game, options: Options, seats: int, games: int, seed: int) -> Plan:
    """A plan for rule bots only, who keep their seats: who starts is drawn."""
    agreed = game.read_options(options, simulated=True)
    return Plan(game.name, agreed, ["rule"] * seats, games, seed, swap=False)


def weigh(plan: Plan, jobs: int = 1, on_progress: Callable[[int], None] | None = None) -> Tally:
    """Play all games of the plan; `on_progress` hears how many are done."""
    return spread_games(plan, f"{__name__}:play_piece", jobs, on_progress)


def play_piece(piece: Plain) -> Plain:
    """Play some of the games of a plan; what a worker does."""
    return tally_piece(piece, play_one)


def play_one(plan: Plan, number: int, tally: Tally) -> None:
    """Play one game and note how it went."""
    events: list[Event] = []
    try:
        state = plan.found().start(len(plan.bots), QuickDice(plan.seed_of(number)), plan.options, events)
        first = state.to_move()
        moves = play_out(state, plan.players(number))
    except Exception as problem:
        raise reenact(plan, number) from problem
    winners = state.winners()
    scores = state.scores()
    seats = len(scores)
    for seat in range(seats):
        tally.count(PLACES, (seat - first) % seats, len(winners) if seat in winners else 0)
        tally.count(POINTS, 0, scores[seat])
    best, second = sorted(scores)[-1], sorted(scores)[-2]
    tally.count(WINNING_POINTS, 0, best)
    tally.count(MARGIN, 0, best - second)
    tally.count(MOVES, 0, moves)
    tally.count(TURNS, 0, state.turns())
    tally.count(CAPPED, 0, int(state.is_capped()))
    if plan.game in COUNTS:
        COUNTS[plan.game](state, events, tally)


# What single games have to tell.

BOARDS = "rounds by board"
BOARD_COINS = "coins by board"
ROUND_PLACES = "rounds by place"
"""Rounds won by seat, 0 the one who started the round."""
ENDER = "rounds of the ender"
"""Rounds won by the player who ended them; 0 by an empty hand, 1 by the draw pile."""
ROUND_ENDS = "round ends"
"""1 for a round that the draw pile ended, 0 for one that an empty hand did."""


def count_adventure_tours(state: State, events: list[Event], tally: Tally) -> None:
    """Round by round: the most coins, by board and by seat, and what ended it."""
    assert isinstance(state, AdventureToursState)
    kit = state.kit
    seats = len(state.players)
    boards = [-1] * seats
    starter = 0
    done = 0
    for event in events:
        seat = event.args.get("seat", 0)
        assert isinstance(seat, int)
        if event.key in ("adventure-tours-gets-board", "adventure-tours-drafts"):
            boards[seat] = kit.boards.index(str(event.args["board"]))
        elif event.key == "adventure-tours-round-starts":
            starter = seat
        elif event.key in ("adventure-tours-ends-round", "adventure-tours-pile-ends-round"):
            by_pile = int(event.key == "adventure-tours-pile-ends-round")
            coins = state.incomes[done]
            done += 1
            sharers = coins.count(max(coins))
            for one in range(seats):
                won = sharers if coins[one] == max(coins) else 0
                tally.count(ROUND_PLACES, (one - starter) % seats, won)
                if boards[one] >= 0:
                    tally.count(BOARDS, boards[one], won)
                    tally.count(BOARD_COINS, boards[one], coins[one])
                if one == seat:
                    tally.count(ENDER, by_pile, won)
            tally.count(ROUND_ENDS, 0, by_pile)


SHEET = ["expeditions", "artifacts", "collections", "assistants", "silver", "travel_cards", "unfinished"]
"""Where the points of Africana come from, in the order of its sheet."""
ITEMS = "items"
WINNING_ITEMS = "winning items"


def count_africana(state: State, events: list[Event], tally: Tally) -> None:
    """What the points of everybody, and those of the winners, consist of."""
    assert isinstance(state, AfricanaState)
    winners = state.winners()
    for seat in range(len(state.scores())):
        items = sheet(state, seat)
        for i, item in enumerate(SHEET):
            tally.count(ITEMS, i, items[item])
            if seat in winners:
                tally.count(WINNING_ITEMS, i, items[item])


COUNTS: dict[str, Count] = {"adventure-tours": count_adventure_tours, "africana": count_africana}


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
