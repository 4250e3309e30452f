"""What the expert of Lost Cities gains per game with other candidates and other ends of its race.

    uv run python bench/race_decisions.py --positions 260 --worlds 1000 --seed 12

Positions come from games of the net against itself. In each, all moves that it likes up to `--doubt` logits
less than its best are played out in `--worlds` worlds by the small net. A race sees one half of them, six
times in another order; the other half says what the move is worth that it chose, as against the net's own,
if the small net plays on. So all races are judged in the same worlds. Per player and game, with 95 %
intervals over the positions: how much is gained, and how many playouts that takes.
"""

import argparse
import random
from dataclasses import dataclass

from search_decisions import error, told

from cairn.arena.verdict import estimate
from cairn.bots.bot import Eyes
from cairn.bots.search import CLEAR, DROPPED, FEWEST_WORLDS, Budget, Search
from cairn.core.dice import QuickDice, QuickStream, mix
from cairn.core.game import OVER
from cairn.games import find
from cairn.games.lost_cities.bots.net import LOGIT, thinking, trained
from cairn.games.lost_cities.rules.state import State

GAME = find("lost-cities")
TIMES = 6
"""How often a race is run in one position, each time in other worlds."""
SEEN = 7
"""One decision of so many is looked at."""


@dataclass(frozen=True)
class Race:
    """Who starts, and when somebody goes."""

    doubt: float
    most: int = 4
    playouts: int = 1200
    guard: float = 1.5
    round_of: int = 40
    dropped: float = DROPPED
    clear: float = CLEAR

    def __str__(self) -> str:
        return (
            f"{self.most} within {self.doubt:g}, {self.playouts}, guard {self.guard:g}, rounds of "
            f"{self.round_of}, out at {self.dropped:g}, over at {self.guard + self.clear:g}"
        )


EXPERT = Race(5)
"""The level's own."""
RACES = [
    EXPERT,
    Race(5, round_of=20, dropped=1, clear=1),
    Race(7),
    Race(9),
    Race(11),
    Race(11, most=8),
    Race(11, guard=1),
    Race(11, playouts=2400),
    Race(11, round_of=20, dropped=1, clear=1),
    Race(11, round_of=20, dropped=0.7, clear=0.7),
]


@dataclass(frozen=True)
class Position:
    """How much less the net likes each candidate, in logits, and its worth in each world."""

    behind: list[float]
    rows: list[list[float]]


def positions(wanted: int, worlds: int, doubt: float, most: int, seed: int) -> tuple[list[Position], float]:
    """Some positions, and how many decisions like them a player has per game."""
    net, thinker = trained(), thinking(doubt)
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
                    eyes = Eyes(state, state.to_move())
                    search = Search(eyes, thinker, Budget(1, most=most, longest=400), len(found))
                    liked = thinker.likes(state, search.moves)
                    live = list(range(len(liked)))
                    columns = [search.play_world(live, world)[::2] for world in range(worlds)]
                    behind = [(liked[0] - one) / LOGIT for one in liked]
                    found.append(Position(behind, [[column[i] for column in columns] for i in live]))
            state.push(net.move(state, chance))
    return found, decisions / games / 2


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
    """The gain in worlds that the race has not seen, its playouts, and how often it left the net's move."""
    live = [i for i, behind in enumerate(position.behind) if behind <= race.doubt][: race.most]
    if len(live) < 2:
        return 0.0, 0.0, 0.0
    rows = [position.rows[i] for i in live]
    half = len(rows[0]) // 2
    gained = playouts = left = 0.0
    for time in range(TIMES):
        worlds = list(range(len(rows[0])))
        random.Random(100 * seed + time).shuffle(worlds)
        best, played = run(race, rows, worlds[:half])
        gained += sum(rows[best][world] - rows[0][world] for world in worlds[half:]) / len(worlds[half:])
        playouts += played
        left += best > 0
    return gained / TIMES, playouts / TIMES, left / TIMES


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=400)
    parser.add_argument("--doubt", type=float, default=11.0)
    parser.add_argument("--most", type=int, default=8)
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
