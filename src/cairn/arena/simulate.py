"""Bots against bots, as many games as wanted: the same tally however many processes play them."""

from collections.abc import Callable
from dataclasses import asdict, dataclass

from cairn.arena.tally import Tally
from cairn.arena.workers import Plain, spread
from cairn.bots.bot import Bot, Eyes, play_out
from cairn.core.dice import QuickDice, mix
from cairn.core.game import OVER, Game, Options, Seat
from cairn.core.match import Crash, Match, Player
from cairn.games import find, make_bot

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

    def check(self) -> None:
        """BadSetup for a game, a number of seats or a bot that does not exist."""
        self.found().check_seats(len(self.bots))
        for name in self.bots:
            make_bot(self.game, name, 0)

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

    def players(self, number: int) -> list[Bot]:
        """The bots in their seats, their choices fixed by the seed and the seat."""
        seed = self.seed_of(number)
        bots = [self.bots[one] for one in self.seating(number)]
        return [make_bot(self.game, name, mix(seed, seat + 1)) for seat, name in enumerate(bots)]


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
    dice = QuickDice(plan.seed_of(number))
    try:
        state = plan.found().start(len(plan.bots), dice, plan.options)
        first = state.to_move()
        moves = play_out(state, plan.players(number))
    except Exception as problem:
        raise reenact(plan, number) from problem
    winners = state.winners()
    scores = state.scores()
    for seat, bot in enumerate(plan.seating(number)):
        tally.count("points", bot, scores[seat])
        if seat in winners:
            tally.count("won", bot, len(winners))
            tally.count("won by seat", seat, len(winners))
    if first in winners:
        tally.count("won by starter", 0, len(winners))
    tally.count("moves", 0, moves)
    if state.turns() > 0:
        tally.count("turns", 0, state.turns())
    tally.count("capped", 0, int(state.is_capped()))


def reenact(plan: Plan, number: int) -> Crash:
    """Play a game that went wrong once more, this time with a record, and return what it shows."""
    seed = plan.seed_of(number)
    names = [plan.bots[bot] for bot in plan.seating(number)]
    bots = plan.players(number)
    match = Match(plan.found(), plan.options, [Player(name, True) for name in names], b"", quick=seed)
    while match.state.to_move() != OVER:
        seat: Seat = match.state.to_move()
        try:
            match.push(bots[seat].choose(Eyes(match.state, seat)))
        except Crash as crash:
            return crash
        except Exception:
            # The bot failed, or named a move that is not allowed.
            return Crash(len(match.moves) + 1, names[seat], match.text())
    return Crash(len(match.moves), names[0], match.text())
