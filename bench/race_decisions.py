"""What the expert of Lost Cities gains per game with other candidates and other ends of its race.

    uv run python bench/race_decisions.py --positions 220 --worlds 500 --seed 77

Positions come from games of the net against itself. In each, all moves that it likes up to `--doubt` logits
less than its best are played out by the net in `--worlds` imagined worlds, which is what a race may see, four
times in another order, and in as many worlds where the other hand is the true one and only the draw pile is
shuffled: they say what the move is worth that the race chose, as against the net's own. So all races are
judged in the same worlds, and by what really lies in the other hand. Per player and game, with 95 % intervals
over the positions: how much is gained, and how many playouts that takes.
"""

import argparse
import random
from dataclasses import dataclass
from statistics import fmean

from search_decisions import error, told

from cairn.arena.verdict import estimate
from cairn.bots.bot import Eyes
from cairn.bots.policy import play_by_policy
from cairn.bots.search import CLEAR, DROPPED, FEWEST_WORLDS, Budget, Search
from cairn.core.dice import QuickDice, QuickStream, mix
from cairn.core.game import OVER, Move
from cairn.games import find
from cairn.games.lost_cities.bots.net import LOGIT, NetPolicy, trained
from cairn.games.lost_cities.rules.state import State

GAME = find("lost-cities")
TIMES = 4
"""How often a race is run in one position, each time in other worlds."""
SEEN = 7
"""One decision of n is looked at."""
LONGEST = 400
"""Moves of a playout."""


@dataclass(frozen=True)
class Race:
    """Who starts, and when somebody goes."""

    doubt: float = 11
    most: int = 4
    playouts: int = 600
    guard: float = 1.5
    round_of: int = 40
    dropped: float = DROPPED
    clear: float = CLEAR

    def __str__(self) -> str:
        return (
            f"{self.most} within {self.doubt:g}, {self.playouts}, guard {self.guard:g}, rounds of "
            f"{self.round_of}, out at {self.dropped:g}, over at {self.guard + self.clear:g}"
        )


EXPERT = Race()
"""The level's own."""
RACES = [
    EXPERT,
    Race(5),
    Race(8),
    Race(most=5),
    Race(playouts=400),
    Race(playouts=1200),
    Race(round_of=20),
    Race(guard=1),
    Race(guard=3),
    Race(dropped=1.5),
    Race(dropped=0.7),
    Race(playouts=1200, dropped=1.5),
]


@dataclass(frozen=True)
class Position:
    """How much less the net likes each candidate, in logits, and its worth in each world."""

    behind: list[float]
    imagined: list[list[float]]
    true: list[list[float]]


def positions(wanted: int, worlds: int, doubt: float, most: int, seed: int) -> tuple[list[Position], float]:
    """Some positions, and how many decisions like them a player has per game."""
    net, thinker = trained(), trained(doubt)
    chance, found = QuickStream(seed), list[Position]()
    games = decisions = 0
    while len(found) < wanted:
        options = GAME.read_options({}, simulated=True)
        state = GAME.start(2, QuickDice(int(mix(seed, games))), options)
        assert isinstance(state, State)
        games += 1
        while state.to_move() != OVER and len(found) < wanted:
            if len(thinker.candidates(state, most)) > 1:
                decisions += 1
                if chance.below(SEEN) == 0:
                    budget = Budget(1, most=most, longest=LONGEST)
                    search = Search(Eyes(state, state.to_move()), thinker, budget, len(found))
                    live = list(range(len(search.moves)))
                    imagined = [search.play_world(live, world)[::2] for world in range(worlds)]
                    seeds = [7919 * n + len(found) for n in range(worlds)]
                    true = [play_true(state, search.moves, thinker, seed) for seed in seeds]
                    liked = thinker.likes(state, search.moves)
                    behind = [(liked[0] - one) / LOGIT for one in liked]
                    found.append(Position(behind, by_candidate(imagined), by_candidate(true)))
            state.push(net.move(state, chance))
    return found, decisions / games / 2


def play_true(state: State, moves: list[Move], net: NetPolicy, seed: int) -> list[float]:
    """What each move is worth if nothing but the draw pile is unknown."""
    seat, shuffled = state.to_move(), state.clone()
    pile = shuffled.pile[: shuffled.left]
    random.Random(seed).shuffle(pile)
    shuffled.pile = pile
    shuffled.dice = QuickDice(seed)
    worths = []
    for move in moves:
        world = shuffled.clone()
        world.push(move)
        play_by_policy(world, net, QuickStream(seed), LONGEST)
        worths.append(net.worth(world, seat))
    return worths


def by_candidate(worlds: list[list[float]]) -> list[list[float]]:
    """The worths in all worlds, for each candidate."""
    return [list(column) for column in zip(*worlds, strict=True)]


def run(race: Race, rows: list[list[float]], worlds: list[int]) -> tuple[int, int]:
    """The candidate that wins the race, and the playouts that were needed; `Search` does the same."""
    live = list(range(len(rows)))
    seen = [0] * len(rows)
    played = 0

    def gain(i: int) -> tuple[float, float]:
        return error([rows[i][world] - rows[0][world] for world in worlds[: seen[i]]])

    while len(live) > 1 and played + len(live) <= race.playouts and seen[0] < len(worlds):
        more = min(race.round_of, (race.playouts - played) // len(live), len(worlds) - seen[0])
        for i in live:
            seen[i] += more
        played += more * len(live)
        gains = {i: gain(i) for i in live[1:]}
        most = max([0.0, *(mean for mean, _ in gains.values())])
        live = [0, *(i for i, (mean, doubt) in gains.items() if mean + race.dropped * doubt >= most)]
        if len(live) == 2 and gains[live[1]][0] > (race.guard + race.clear) * gains[live[1]][1]:
            break
    best, most = 0, 0.0
    for i in range(1, len(rows)):
        if seen[i] >= FEWEST_WORLDS:
            mean, doubt = gain(i)
            if mean > most and mean > race.guard * doubt:
                best, most = i, mean
    return best, played


def judged(race: Race, position: Position, seed: int) -> tuple[float, float, float]:
    """The gain where the other hand is the true one, the playouts, and how often the net's move was left."""
    live = [i for i, behind in enumerate(position.behind) if behind <= race.doubt][: race.most]
    if len(live) < 2:
        return 0.0, 0.0, 0.0
    rows = [position.imagined[i] for i in live]
    gains = [fmean(position.true[i]) - fmean(position.true[0]) for i in live]
    gained = playouts = left = 0.0
    for time in range(TIMES):
        worlds = list(range(len(rows[0])))
        random.Random(100 * seed + time).shuffle(worlds)
        best, played = run(race, rows, worlds)
        gained += gains[best]
        playouts += played
        left += best > 0
    return gained / TIMES, playouts / TIMES, left / TIMES


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=400)
    parser.add_argument("--doubt", type=float, default=11.0)
    parser.add_argument("--most", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    found, times = positions(args.positions, args.worlds, args.doubt, args.most, args.seed)
    print(f"{len(found)} positions, {times:.1f} such decisions per player and game")
    print("| race | playouts | moves changed | gain per game | over the level's |\n|---|---|---|---|---|")
    first: list[float] = []
    for race in RACES:
        gains, playouts, left = zip(
            *[judged(race, position, n) for n, position in enumerate(found)], strict=True
        )
        first = first or list(gains)
        over = [times * (one - other) for one, other in zip(gains, first, strict=True)]
        cells = [f"{times * sum(playouts) / len(found):,.0f}", f"{times * sum(left) / len(found):.1f}"]
        cells += [
            told(estimate([times * one for one in gains])),
            told(estimate(over)) if race != EXPERT else "",
        ]
        print(f"| {race} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
