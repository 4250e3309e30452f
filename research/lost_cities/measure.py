"""Measure bots of Lost Cities on mirrored deals: `python research/lost_cities/measure.py net rule-1`.

Each deal is played twice, with the seats exchanged. What is told: the points per game by which the first bot
is ahead, with a 95 % interval over the deals, and the part of games that it won.
"""

import argparse
import json
import time

from cairn.bots.bot import Bot, play_out
from cairn.bots.search import Budget, SearchBot
from cairn.core.dice import QuickDice, mix
from cairn.games import title
from cairn.games.lost_cities.bots.net import trained

TITLE = title("lost-cities")


def bot_of(name: str, seed: int) -> Bot:
    """A bot of the title, or a search such as `rule:300` or `net:64:2.0:4`: playouts, guard, candidates."""
    kind, *numbers = name.split(":")
    if not numbers:
        return TITLE.make_bot(name, seed)
    policy = {"rule": TITLE.policy, "net": trained}[kind]()
    guard = float(numbers[1]) if len(numbers) > 1 else 1.0
    most = int(numbers[2]) if len(numbers) > 2 else 16
    return SearchBot(policy, Budget(int(numbers[0]), most=most, guard=guard), seed)


def main() -> None:
    """Play, and print one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--variant", default="default")
    asked = parser.parse_args()
    options = TITLE.game.read_options(TITLE.variants[asked.variant], simulated=True)
    gains, won, turns = [], 0.0, 0
    began = time.process_time()
    for deal in range(asked.deals):
        dice = int(mix(mix(11, asked.seed), deal))
        total = 0
        for seat in range(2):
            state = TITLE.game.start(2, QuickDice(dice), options)
            bots = [bot_of(asked.first, deal), bot_of(asked.second, deal)]
            play_out(state, bots if seat == 0 else bots[::-1])
            scores = state.scores()
            ahead = scores[seat] - scores[1 - seat]
            total += ahead
            won += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
            turns += state.turns()
        gains.append(total / 2)
    mean = sum(gains) / len(gains)
    error = (sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains)) ** 0.5
    games = 2 * asked.deals
    told = {
        "first": asked.first,
        "second": asked.second,
        "variant": asked.variant,
        "games": games,
        "ahead": round(mean, 2),
        "interval": round(1.96 * error, 2),
        "won": round(won / games, 4),
        "turns": round(turns / games, 1),
        "seconds": round((time.process_time() - began) / games, 4),
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main()
