"""The expert boards of Adventure Tours in first rounds alone, where a small search can play many of them.

    uv run python bench/board_rounds.py --seconds 600 --keep rounds.jsonl --seed 1
    uv run python bench/board_rounds.py --seconds 0 --keep rounds.jsonl --fit

The match ends with its first round, and so does the search: it plays its candidates out to the end of the
round, at the decisions about what to lay; whom to aim at is the policy's. That is some hundred times cheaper
than `boards.py --bot hard`. `--spread 2` draws the start values of every round again from two below to two
above the table's, and `--fit` says what the rounds of a file tell about every board: its strength, what a
level is worth to it, and the sum of start values at which it would be as strong as the others.
"""

import argparse
import json
import math
import random
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from board_fit import fit

from cairn.arena.tally import share_interval
from cairn.bots.bot import Eyes
from cairn.bots.search import Budget, Search
from cairn.core.components import own_tables
from cairn.core.dice import QuickDice, QuickStream, mix
from cairn.core.game import OVER
from cairn.games.adventure_tours.bots.policy import AdventureToursPolicy
from cairn.games.adventure_tours.rules.game import AdventureTours
from cairn.games.adventure_tours.rules.kit import read_kit
from cairn.games.adventure_tours.rules.pieces import unpacked

BUDGET = Budget(32, most=3, guard=1.5)
LAYS = {
    "play",
    "more-equipment",
    "second-member",
    "own-draw",
    "second-turn",
    "extra-equipment",
    "same-colour-member",
}
"""The questions that are searched."""
Starts = list[list[int]]
"""The start values of the expert boards, in the order of the table."""
Round = list[Any]
"""Seats, the boards by seat, the starter, the coins by seat, the start values by seat."""


def starts_of(game: AdventureTours) -> Starts:
    """The start values of a game's expert boards."""
    return [list(unpacked(game.kit.start[board])) for board in game.kit.sides[1]]


def with_starts(starts: Starts, folder: str) -> AdventureTours:
    """The game with other start values; the tables are written into the folder."""
    own = Path(own_tables("adventure_tours"))
    lines = (own / "boards.csv").read_text(encoding="utf-8").splitlines()
    found = iter(starts)
    for i, line in enumerate(lines):
        cells = line.split(",")
        if cells[2] == "expert":
            cells[3:6] = [str(level) for level in next(found)]
        lines[i] = ",".join(cells)
    (Path(folder) / "boards.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return AdventureTours(read_kit(folder))


def play(game: AdventureTours, seats: int, seed: int) -> Round:
    """Play the first round of a match; everybody searches."""
    options = game.read_options({"mode": "expert", "boards": "shuffle"}, simulated=True)
    state = game.start(seats, QuickDice(seed), options)
    policy = AdventureToursPolicy(by_round=True)
    stream = QuickStream(seed)
    first = game.kit.sides[1][0]
    boards = [int(player.board) - first for player in state.players]
    starter = int(state.starter)
    n = 0
    while state.to_move() != OVER and state.round == 1:
        moves = state.options()
        if len(moves) == 1:
            move = moves[0]
        elif state.agenda[-1].kind in LAYS:
            n += 1
            move = Search(Eyes(state, state.to_move()), policy, BUDGET, int(mix(seed, n))).run()
        else:
            move = policy.move(state, stream)
        state.apply(move)
    starts = starts_of(game)
    return [seats, boards, starter, list(state.incomes[0]), [starts[board] for board in boards]]


def rounds(args: argparse.Namespace, game: AdventureTours) -> None:
    """Play for some seconds, and add every round to the file."""
    centre = starts_of(game)
    dice = random.Random(args.seed)
    until = time.monotonic() + args.seconds
    number = 0
    with TemporaryDirectory() as folder, args.keep.open("a", encoding="utf-8") as file:
        while time.monotonic() < until:
            if args.spread:
                drawn = [
                    [max(0, at + dice.randint(-args.spread, args.spread)) for at in one] for one in centre
                ]
                game = with_starts(drawn, folder)
            for seats in args.seats:
                file.write(json.dumps(play(game, seats, int(mix(args.seed, 8 * number + seats)))) + "\n")
                file.flush()
            number += 1


def shares(played: list[Round], names: list[str]) -> None:
    """Print which part of its fair share each board won, with 95 % intervals."""
    print("| players | board | n | of its fair share | 95 % |\n|---|---|---|---|---|")
    for seats in sorted({one[0] for one in played}):
        for board, name in enumerate(names):
            mine = [one for one in played if one[0] == seats and board in one[1]]
            if not mine:
                continue
            won = sum(win(one, board) for one in mine) / len(mine)
            low, high = (seats * bound for bound in share_interval(won, len(mine)))
            print(f"| {seats} | {name} | {len(mine)} | {seats * won:.2f} | {low:.2f}–{high:.2f} |")
    for board, name in enumerate(names):
        # A sum of rounds with different fair shares: the spread of each round is known.
        mine = [one for one in played if board in one[1]]
        if not mine:
            continue
        fair = sum(1 / one[0] for one in mine)
        part = sum(win(one, board) for one in mine) / fair
        error = 1.96 * math.sqrt(sum((win(one, board) - part / one[0]) ** 2 for one in mine)) / fair
        print(f"| all | {name} | {len(mine)} | {part:.2f} | {part - error:.2f}–{part + error:.2f} |")


def win(one: Round, board: int) -> float:
    """The part of a round that a board won."""
    coins = one[3]
    best = max(coins)
    return float(coins[one[1].index(board)] == best) / coins.count(best)


def main() -> int:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seats", type=lambda text: [int(n) for n in text.split(",")], default=[3, 4, 5, 6])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--spread", type=int, default=0)
    parser.add_argument("--components")
    parser.add_argument("--keep", type=Path, required=True)
    parser.add_argument("--fit", action="store_true")
    args = parser.parse_args()
    game = AdventureTours(read_kit(args.components))
    rounds(args, game)
    played = [json.loads(line) for line in args.keep.read_text(encoding="utf-8").splitlines()]
    names = [game.kit.names[game.kit.boards[board]] for board in game.kit.sides[1]]
    if args.fit:
        fit(played, names)
    else:
        shares(played, names)
    return 0


if __name__ == "__main__":
    sys.exit(main())
