"""Finished matches of all games as the server publishes them, printed for the unit tests of the page.

Each is `{"name", "match", "asked", "sources", "shuffles", "heard"}`, where `heard` is what seat 1, seat 2 and
a spectator were told.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from cairn.core.dice import QuickStream, secret_of_seed
from cairn.core.game import Game, Options
from cairn.core.match import Match, Player
from cairn.core.shuffles import Prepared
from cairn.games import GAMES, find
from cairn.server.shuffles import shuffles_of, sources_of

WAYMARK = Path(__file__).parents[2] / "examples" / "waymark" / "game.py"
TOPDECKING = "bureaucrat, sentry, harbinger, artisan, cellar, village, market, smithy, festival, moat"
CASES: list[tuple[str, str, int, Options]] = [
    ("lost-cities", "lost-cities", 2, {"games": "2", "milestones": "on", "turn_cap": "80"}),
    ("adventure-tours", "adventure-tours", 3, {}),
    ("adventure-tours, expert", "adventure-tours", 4, {"mode": "expert", "boards": "shuffle"}),
    ("africana", "africana", 2, {"turn_cap": "120"}),
    ("dominion", "dominion", 2, {"kingdom": "random", "turn_cap": "60"}),
    ("dominion, cards put back", "dominion", 2, {"kingdom": TOPDECKING, "edition": "2", "turn_cap": "150"}),
    ("somebody's own", f"{WAYMARK}:GAME", 3, {}),
]


def played(game: Game, seats: int, options: Options, seed: int) -> Match:
    """A random match with sealed dice; some moves are taken back."""
    people = [Player(f"P{seat + 1}") for seat in range(seats)]
    words = ["river", "two words", "ruisseau é"][:seats]
    match = Match(game, game.read_options(options), people, secret_of_seed(str(seed)), words)
    stream = QuickStream(seed)
    while not match.is_over:
        match.push(match.state.random_move(stream))
        if len(match.moves) in (7, 30) and len(match.log) < 40:
            match.undo(len(match.moves) - 3)
    return match


def published(name: str, match: Match, asked: Options) -> dict[str, Any]:
    """All that a browser gets and has of a match."""
    told = [match.told(seat) for seat in (0, 1, None)]
    return {
        "name": name,
        "match": match.text(),
        "asked": asked,
        "sources": msgspec.to_builtins(sources_of(Prepared(match.game, len(match.players), asked))),
        "shuffles": msgspec.to_builtins(shuffles_of(match, asked)),
        "heard": told,
    }


def main() -> None:
    """Print all matches as one list."""
    found = []
    for seed, (name, spelled, seats, options) in enumerate(CASES):
        game = find(spelled)
        found.append(published(name, played(game, seats, options, seed), game.read_options(options)))
    game = GAMES["lost-cities"]
    given_up = Match(game, game.read_options({}), [Player("A"), Player("B")], secret_of_seed("given up"))
    given_up.resign(1)
    found.append(published("given up", given_up, given_up.options))
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
