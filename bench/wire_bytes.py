"""What a table sends to one reader per move, with the parts that never change and without them.

    uv run python bench/wire_bytes.py [--games N]

plays random matches of every title and measures each message to each seat as it is sent: the view, what
happened since the last one, undo and revision. Parts that never change are fetched once per table instead.
"""

import argparse
import statistics

import msgspec

from cairn.core.dice import QuickStream
from cairn.core.match import Match, Player
from cairn.games import GAMES
from cairn.server import messages
from cairn.server.course import Course

MOST = 400
"""Moves of a match that are measured."""


def sizes(name: str, seats: int, games: int) -> tuple[list[int], list[int], dict[str, int]]:
    """Bytes of each message, the same with what never changes, and of each part of the last view."""
    game = GAMES[name]
    found: list[int] = []
    whole: list[int] = []
    parts: dict[str, int] = {}
    constants = len(msgspec.json.encode(game.constants)) if game.constants else 0
    for seed in range(games):
        players = [Player(f"Player {n + 1}") for n in range(seats)]
        options = game.read_options({}, simulated=True)
        course = Course(Match(game, options, players, b"", quick=seed))
        stream = QuickStream(seed)
        heard = 0
        while not course.is_over and len(course.match.moves) < MOST:
            course.push(course.match.state.random_move(stream))
            for seat in range(seats):
                shown = messages.shown(course, seat, heard, None)
                found.append(len(msgspec.json.encode(shown)))
                whole.append(found[-1] + constants)
            heard = len(course.match.events)
        view = messages.sent(course.match, 0)
        parts = {part: len(msgspec.json.encode(view[part])) for part in view}
    return found, whole, parts


def main() -> None:
    """Print a row per title and number of seats."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=3)
    games = parser.parse_args().games
    print("Bytes per message, median and p95, and the largest parts of a late view.")
    print(f"{'':24} {'before':>16} {'after':>16}")
    for name, game in GAMES.items():
        for seats in sorted({game.seats[0], game.seats[-1]}):
            after, before, parts = sizes(name, seats, games)
            rows = [f"{statistics.median(row):8.0f}{rank(row):8.0f}" for row in (before, after)]
            largest = sorted(parts.items(), key=lambda part: -part[1])[:4]
            told = ", ".join(f"{part} {n}" for part, n in largest)
            print(f"{name:16} {seats} seats {rows[0]} {rows[1]}   {told}")


def rank(row: list[int]) -> int:
    """What 95 of 100 do not exceed."""
    return sorted(row)[int(0.95 * (len(row) - 1))]


if __name__ == "__main__":
    main()
