"""What each part of the search brings per decision: the same measured worlds for every variant.

    uv run python bench/search_decisions.py dominion --positions 60 --playouts 64

Positions come from games of the quick policy. In each, every candidate is played out in `--worlds` worlds.
The first half of them is what a variant may see, mixed anew each time; the other half says what the move is
worth that it chose, as against the policy's own. So one variant costs no playouts more than another, and what
is compared is the choice alone: points of the policy's `worth` gained per decision, with 95 % intervals over
the positions.
"""

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt

from cairn.arena.verdict import Estimate, estimate
from cairn.bots.bot import Eyes
from cairn.bots.search import FEWEST_WORLDS, Budget, Search
from cairn.core.dice import QuickDice, QuickStream, mix
from cairn.core.game import OVER
from cairn.games import TITLES, title

TIMES = 40
"""How often a variant chooses in one position, each time in other worlds."""

Rows = list[list[float]]
"""The worth of each candidate in each world."""


@dataclass(frozen=True)
class Variant:
    """A search with one of its parts changed."""

    name: str
    halves: bool = True
    shared: bool = True
    guard: float = 1.0
    most: int = 16
    ordered: bool = True


FLAT = Variant("the search: shared worlds, halving, guard 1, 16 candidates")
VARIANTS = [
    FLAT,
    replace(FLAT, name="separate worlds", shared=False),
    replace(FLAT, name="equal shares", halves=False),
    replace(FLAT, name="separate worlds, equal shares", shared=False, halves=False),
    replace(FLAT, name="guard 0", guard=0.0),
    replace(FLAT, name="guard 2", guard=2.0),
    replace(FLAT, name="8 candidates", most=8),
    replace(FLAT, name="4 candidates", most=4),
    replace(FLAT, name="2 candidates", most=2),
    replace(FLAT, name="4 candidates, three of them drawn", most=4, ordered=False),
]


def positions(game: str, wanted: int, seed: int) -> Iterator[Eyes]:
    """Decisions from games of the quick policy, about one in seven of those that have a choice."""
    own, chance = title(game), QuickStream(seed)
    found = 0
    for number in range(wanted):
        options = own.game.read_options({}, simulated=True)
        state = own.game.start(own.game.seats[0], QuickDice(int(mix(seed, number))), options)
        policy = own.policy()
        while state.to_move() != OVER:
            if chance.below(7) == 0 and len(policy.candidates(state, 2)) > 1:
                yield Eyes(state, state.to_move())
                found += 1
                if found == wanted:
                    return
            state.push(policy.move(state, chance))


def measured(game: str, eyes: Eyes, worlds: int, seed: int) -> Rows:
    """Every candidate played out in every world."""
    search = Search(eyes, title(game).policy(), Budget(1), seed)
    live = list(range(len(search.moves)))
    columns = [search.play_world(live, world)[::2] for world in range(worlds)]
    return [[column[i] for column in columns] for i in live]


def chosen(rows: Rows, variant: Variant, playouts: int, chance: random.Random) -> int:
    """The place of the candidate that a variant chooses, by worlds in a mixed order."""
    if variant.ordered:
        return searched(rows, variant, playouts, chance)
    drawn = [0, *chance.sample(range(1, len(rows)), min(variant.most, len(rows)) - 1)]
    return drawn[searched([rows[i] for i in drawn], variant, playouts, chance)]


def searched(rows: Rows, variant: Variant, playouts: int, chance: random.Random) -> int:
    """The same, where the candidates are those that come first."""
    live = list(range(min(variant.most, len(rows))))
    orders = [list(range(len(rows[0]))) for _ in live]
    for order in orders:
        chance.shuffle(order)
    if variant.shared:
        orders = [orders[0]] * len(live)
    seen = [0] * len(live)

    def gain(i: int) -> tuple[float, float]:
        """The gain over the policy's move, and its standard error."""
        own = [rows[i][world] for world in orders[i][: seen[i]]]
        base = [rows[0][world] for world in orders[0][: seen[i]]]
        if variant.shared:
            return error([a - b for a, b in zip(own, base, strict=True)])
        all_base = [rows[0][world] for world in orders[0][: seen[0]]]
        (mean, one), (other, two) = error(own), error(all_base)
        return mean - other, sqrt(one * one + two * two)

    stages = max(1, (len(live) - 1).bit_length()) if variant.halves else 1
    for stage in range(stages):
        more = max(int(FEWEST_WORLDS), playouts // (stages * len(live)))
        for i in live:
            seen[i] = min(len(orders[i]), seen[i] + more)
        if stage < stages - 1:
            ranked = sorted((-gain(i)[0], i) for i in live[1:])
            live = [0, *sorted(i for _, i in ranked[: len(live) // 2])]
    best, most = 0, 0.0
    for i in range(1, len(seen)):
        mean, doubt = gain(i)
        if mean > most and mean > variant.guard * doubt:
            best, most = i, mean
    return best


def error(values: list[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    n = len(values)
    mean = sum(values) / n
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)


def told(one: Estimate) -> str:
    """`+0.61 [+0.40 … +0.82]`."""
    assert one.interval is not None
    return f"{one.mean:+.2f} [{one.interval[0]:+.2f} … {one.interval[1]:+.2f}]"


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=list(TITLES))
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=256)
    parser.add_argument("--playouts", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    gains: dict[str, list[float]] = {variant.name: [] for variant in VARIANTS}
    leaves = dict.fromkeys(gains, 0)
    candidates = 0
    for n, eyes in enumerate(positions(args.game, args.positions, args.seed)):
        rows = measured(args.game, eyes, args.worlds, n)
        candidates += len(rows)
        half = args.worlds // 2
        truth = [sum(row[half:]) / (args.worlds - half) for row in rows]
        for variant in VARIANTS:
            chance = random.Random(n)
            picks = [chosen([r[:half] for r in rows], variant, args.playouts, chance) for _ in range(TIMES)]
            gains[variant.name].append(sum(truth[i] - truth[0] for i in picks) / TIMES)
            leaves[variant.name] += sum(i > 0 for i in picks)
    played = len(gains[FLAT.name])
    print(f"{args.game}: {played} positions, {candidates / played:.1f} candidates, {args.playouts} playouts")
    print("| variant | leaves the policy's move | gain per decision | over the search |")
    print("|---|---|---|---|")
    for name, values in gains.items():
        over = [a - b for a, b in zip(values, gains[FLAT.name], strict=True)]
        cells = [name, f"{leaves[name] / played / TIMES:.1%}", told(estimate(values))]
        print(f"| {' | '.join([*cells, '' if name == FLAT.name else told(estimate(over))])} |")


if __name__ == "__main__":
    main()
