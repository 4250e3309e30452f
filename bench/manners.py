"""Measures the manners of the quick bots: how much a bold one and a careful one open, and at what strength.

    uv run python bench/manners.py [GAME] --deals N --seed S

One bot of a manner sits among neutral ones of its level, once in each seat of a deal; the intervals hold 95 %
and are over the deals.
"""

import argparse
import sys

from cairn.arena.manners import BOLD, CAREFUL, LEVELS, NEUTRAL, Manner, manners
from cairn.arena.verdict import Estimate
from cairn.games import TITLES, title

NAMES = {BOLD: "bold", NEUTRAL: "neutral", CAREFUL: "careful"}


def told(one: Estimate, times: float = 1.0, digits: int = 2, sign: str = "") -> str:
    """`+0.61 [+0.40 … +0.82]`."""
    mean = f"{times * one.mean:{sign}.{digits}f}"
    if one.interval is None:
        return mean
    low, high = (f"{times * bound:{sign}.{digits}f}" for bound in one.interval)
    return f"{mean} [{low} … {high}]"


def row(name: str, level: str, seats: int, boldness: int, one: Manner) -> str:
    """A line of the table."""
    cells = [name, level, str(seats), NAMES[boldness], told(one.openings)]
    if boldness == NEUTRAL:
        cells += ["", f"{100 / seats:.1f}", ""]
    else:
        cells += [told(one.more, 1, 2, "+"), told(one.share, 100, 1), told(one.margin, 1, 1, "+")]
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="*", choices=[[], *TITLES], default=[])
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--level", choices=LEVELS)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    args = parser.parse_args()
    chosen = dict(one.split("=", 1) for one in args.set)
    print("| game | level | seats | manner | opens a game | more than neutral | wins, % | points ahead |")
    print("|" + "---|" * 8)
    for name in args.game or TITLES:
        game = title(name).game
        options = game.read_options(chosen, simulated=True)
        seats = args.seats or game.seats[0]
        for level in [args.level] if args.level else LEVELS:
            found = manners(name, level, seats, options, args.seed, args.deals, args.jobs)
            for boldness, one in found.items():
                print(row(name, level, seats, boldness, one), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
