"""How the expert boards of Adventure Tours fare with bots that think, and how far each is from a fair share.

    uv run python bench/boards.py --bot hard --games 200 --keep boards.jsonl --jobs 2

plays expert games with the boards shuffled before each round, at every player count, and says which part of
its fair share of the rounds each board wins. `in` and `out` say that the whole interval lies within 0.8 to
1.25 or outside of it; elsewhere more games are needed. `--matches` counts whole matches in which everybody
keeps a board, where three rounds make a small advantage a larger one. `--components DIR` measures other
tables, such as some that are to be tried or an earlier version; `--keep` goes on where the last run stopped.
"""

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from cairn.arena import balance
from cairn.arena.balance import Share, share_of
from cairn.arena.tally import Tally
from cairn.arena.workers import Plain, spread
from cairn.games import find
from cairn.games.adventure_tours.proof import balance as tours
from cairn.games.adventure_tours.rules.game import AdventureTours

LOW, HIGH = 0.8, 1.25
"""The part of a fair share that a board should win."""
PIECE = 5
"""Games that are played between two lines of the file that keeps them."""


def pieces_of(args: argparse.Namespace, game: AdventureTours) -> list[Plain]:
    """What is to be played: a few games of one player count each, all counts in turn."""
    options = {"mode": "expert", "boards": "keep" if args.matches else "shuffle"}
    found = []
    for first in range(0, args.games, PIECE):
        for seats in args.seats:
            plan = balance.study(game, options, seats, PIECE, args.seed, args.bot, args.components)
            found.append({**asdict(plan), "first": first})
    return found


def key_of(piece: Plain, tables: str) -> str:
    """What tells one piece of work from all others."""
    return json.dumps([tables, piece["options"]["boards"], piece["bots"], piece["seed"], piece["first"]])


def play(args: argparse.Namespace, game: AdventureTours) -> dict[int, Tally]:
    """The tallies by player count, of games played now and of those kept from earlier runs."""
    pieces = pieces_of(args, game)
    kept: dict[str, Plain] = {}
    if args.keep and args.keep.exists():
        for line in args.keep.read_text().splitlines():
            key, rows = json.loads(line)
            kept[key] = rows
    tallies = {seats: Tally() for seats in args.seats}
    waiting = []
    for piece in pieces:
        rows = kept.get(key_of(piece, game.tables))
        if rows is None:
            waiting.append(piece)
        else:
            tallies[len(piece["bots"])].add(Tally(rows))

    def take(number: int, rows: Plain) -> None:
        piece = waiting[number]
        tallies[len(piece["bots"])].add(Tally(rows))
        if args.keep:
            with args.keep.open("a") as file:
                file.write(json.dumps([key_of(piece, game.tables), rows]) + "\n")

    # A worker takes parts out of the piece that it is given.
    spread("cairn.arena.balance:play_piece", [dict(piece) for piece in waiting], args.jobs, take)
    return tallies


def standing(share: Share, fair: float) -> str:
    """Whether a board is surely within the bounds, surely outside, or neither."""
    low, high = (bound / fair for bound in share.interval)
    if low >= LOW and high <= HIGH:
        return "in"
    return "out" if high < LOW or low > HIGH else ""


def main() -> int:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--games", type=int, default=100, help="at each player count")
    parser.add_argument("--seats", type=lambda text: [int(n) for n in text.split(",")], default=[3, 4, 5, 6])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--components", default="")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--matches", action="store_true")
    args = parser.parse_args()
    game = find("adventure-tours", args.components)
    assert isinstance(game, AdventureTours)
    tallies = play(args, game)
    print(f"tables {game.tables} · {args.bot} · {args.games} games at each player count · seed {args.seed}\n")
    print("| players | board | start | n | of its fair share | 95 % | |")
    print("|---|---|---|---|---|---|---|")
    for seats, tally in tallies.items():
        for board in game.kit.sides[1]:
            share = share_of(tally.of(tours.MATCHES if args.matches else tours.BOARDS, board))
            low, high = (seats * bound for bound in share.interval)
            facts = game.kit.tables["boards"][game.kit.boards[board]]
            start = " ".join(str(level) for level in facts["start"].values())
            cells = [seats, facts["name"], start, share.games, f"{seats * share.part:.2f}"]
            cells += [f"{low:.2f}–{high:.2f}", standing(share, 1 / seats)]
            print(f"| {' | '.join(str(cell) for cell in cells)} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
