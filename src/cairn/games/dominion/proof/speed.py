"""How fast Dominion is: games on the four recommended sets mixed, money bots, positions in mid-card."""

from collections.abc import Callable, Iterator

from cairn.arena.speed import SEED, Row, Work, best, bots_play, drive, policy_playouts
from cairn.core import playout
from cairn.core.dice import QuickStream
from cairn.core.game import OVER, Game, Options, State
from cairn.core.playout import first_position
from cairn.games.dominion.bots.money import money_games
from cairn.games.dominion.rules.sets import RECOMMENDED
from cairn.games.title import Title

IN_TURN = ("action-phase", "buy-phase")
"""The questions that are not asked by a card."""
TEN_CARDS = (
    "throne room, moat, militia, library, caravan guard, royal carriage, haunted woods, duplicate, "
    "bridge troll, village"
)
"""The hard cards on which the form of the engine was tried before there were others (and a Village)."""
POSITIONS = 3
"""How many positions in mid-card each set gives."""

Loop = Callable[[State, int], None]
"""Something to be done n times with a position."""


def measure(title: Title) -> Iterator[Row]:
    """All rows of the bench, one after the other."""
    game = title.game
    mixed = [game.read_options({"kingdom": kingdom}, simulated=True) for kingdom in RECOMMENDED]
    first = game.read_options({"kingdom": "first-game"}, simulated=True)
    seconds, decisions = best(lambda n: sum([playout.random_games(game, n, SEED, each) for each in mixed]))
    yield Row("mixed-games", len(mixed) / seconds, "games/s", 2_000)
    yield Row("mixed-decisions", decisions / seconds, "decisions/s", 400_000)
    ten = game.read_options({"kingdom": TEN_CARDS, "events": "inheritance"}, simulated=True)
    ten_seconds, _ = best(lambda n: playout.random_games(game, n, SEED, ten))
    yield Row("ten-card-games", 1 / ten_seconds, "games/s")
    seconds, _ = best(lambda n: sum([drive(game, n, each) for each in mixed]))
    yield Row("driven-games", len(mixed) / seconds, "games/s")
    yield Row("money-games", 1 / best(lambda n: money_games(game, n, SEED, first))[0], "games/s", 9_000)
    yield Row("rule-games", 1 / best(lambda n: bots_play(title, "rule", n, first))[0], "games/s")
    seconds, _ = best(lambda n: sum([policy_playouts(title, n, each) for each in mixed]))
    yield Row("policy-playouts", len(mixed) / seconds, "playouts/s", 1_000)
    yield Row("start", best(lambda n: playout.starts(game, n, SEED, first))[0] * 1e6, "µs")
    states = [state for each in mixed for state in in_mid_card(game, each)]
    yield Row("clone-mid-card", _mean(states, playout.clones) * 1e9, "ns", 2_500)
    yield Row("imagine", _mean(states, playout.worlds) * 1e6, "µs")
    yield Row("digest", _mean(states, playout.digests) * 1e6, "µs")


def in_mid_card(game: Game, options: Options) -> list[State]:
    """Some positions from the middle of a random game in which a card waits for an answer."""
    moves = playout.random_games(game, 1, SEED, options)
    state = first_position(game, SEED, options)
    stream = QuickStream(SEED)
    found: list[State] = []
    played = 0
    while len(found) < POSITIONS and state.to_move() != OVER:
        if played > moves // 3 and state.question().kind not in IN_TURN:
            found.append(state.clone())
        state.push(state.random_move(stream))
        played += 1
    return found


def _mean(states: list[State], work: Loop) -> float:
    """CPU seconds for one time, on average over the positions."""
    return best(_over(states, work))[0] / len(states)


def _over(states: list[State], work: Loop) -> Work:
    def each(n: int) -> None:
        for state in states:
            work(state, n)

    return each
