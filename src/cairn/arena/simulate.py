"""Bots against bots, as many games as wanted: the same tally however many processes play them."""

from collections.abc import Callable
from dataclasses import asdict, dataclass

from cairn.arena.contest import Table, finish
from cairn.arena.entrants import check
from cairn.arena.outside import LIMIT
from cairn.arena.tally import Tally
from cairn.arena.workers import Plain, spread
from cairn.bots.bot import Bot
from cairn.core.dice import mix
from cairn.core.game import Game, Options
from cairn.games import find

PIECE = 50
"""The most games a worker plays before it answers."""


@dataclass(frozen=True)
class Plan:
    """Who plays what, how often; `options` come from `Game.read_options`."""

    game: str
    """What finds the game again in another process: `Title.spec`."""
    options: Options
    bots: list[str]
    games: int
    seed: int
    swap: bool = True
    """Whether the bots change seats from game to game, so that a good seat is not taken for a good bot."""
    components: str = ""
    """The folder of the component tables, where they are not the game's own."""
    limit: float = LIMIT
    """Seconds that a bot from outside has for a move."""

    def check(self) -> None:
        """BadSetup for a game, a number of seats or a bot that does not exist."""
        self.found().check_seats(len(self.bots))
        for name in self.bots:
            check(self.game, name)

    def found(self) -> Game:
        """The game that is played."""
        return find(self.game, self.components)

    def seating(self, number: int) -> list[int]:
        """Which of the bots sits in each seat in this game."""
        turn = number if self.swap else 0
        return [(seat + turn) % len(self.bots) for seat in range(len(self.bots))]

    def seed_of(self, number: int) -> int:
        """The seed of this game's shuffles, the same for any players."""
        return mix(mix(0, self.seed), number)

    def table(self, number: int) -> Table:
        """Who sits where in this game."""
        names = [self.bots[one] for one in self.seating(number)]
        return Table(self.game, self.options, names, self.seed_of(number), self.components, self.limit)

    def players(self, number: int) -> list[Bot]:
        """The bots in their seats, their choices fixed by the seed and the seat."""
        return self.table(number).players()


def simulate(plan: Plan, jobs: int = 1, on_progress: Callable[[int], None] | None = None) -> Tally:
    """Play all games of the plan; `on_progress` hears how many are done."""
    return spread_games(plan, f"{__name__}:play_piece", jobs, on_progress)


def play_piece(piece: Plain) -> Plain:
    """Play some of the games of a plan; what a worker does."""
    return tally_piece(piece, play_one)


def spread_games(plan: Plan, task: str, jobs: int, on_progress: Callable[[int], None] | None) -> Tally:
    """Have the games of a plan played by a worker's task, piece by piece; one tally of them all."""
    plan.check()
    tally = Tally()
    size = max(1, min(PIECE, plan.games // (8 * jobs)))
    firsts = range(0, plan.games, size)
    pieces = [{**asdict(plan), "first": i, "games": min(size, plan.games - i)} for i in firsts]

    def take(number: int, rows: Plain) -> None:
        tally.add(Tally(rows))
        if on_progress is not None:
            on_progress(sum(tally.of("moves").values()))

    spread(task, pieces, jobs, take)
    return tally


def tally_piece(piece: Plain, play: Callable[[Plan, int, Tally], None]) -> Plain:
    """Play each game of a piece, and tell the tally of them."""
    first = piece.pop("first")
    plan = Plan(**piece)
    tally = Tally()
    for number in range(first, first + plan.games):
        play(plan, number, tally)
    return tally.rows()


def play_one(plan: Plan, number: int, tally: Tally) -> None:
    """Play one game and note how it went."""
    end = finish(plan.table(number))
    winners = end.winners
    scores = end.state.scores()
    for seat, bot in enumerate(plan.seating(number)):
        tally.count("points", bot, scores[seat])
        if seat in winners:
            tally.count("won", bot, len(winners))
            tally.count("won by seat", seat, len(winners))
        if seat == end.lost:
            tally.count("forfeited", bot, 1)
    if end.starter in winners:
        tally.count("won by starter", 0, len(winners))
    tally.count("moves", 0, end.moves)
    if end.state.turns() > 0:
        tally.count("turns", 0, end.state.turns())
    tally.count("capped", 0, int(end.state.is_capped()))
