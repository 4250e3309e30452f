"""A program that plays Lost Cities: `cairn arena lost-cities rule "stdio:python3 examples/bots/careful.py"`.

It reads a question per line and writes a move per line; docs/bots-outside.md says what a question holds.
"""

import json
import sys


def value(card):
    """The number of a card; a sponsor counts as 1."""
    number = card.split()[1]
    return 1 if number == "sponsor" else int(number)


def worth(move, view):
    """How much it likes a move: cards of colours that pay, the lowest first; camps what it needs least."""
    verb, _, card = move.partition(" ")
    if verb not in ("play", "camp"):
        return 1 if move == "draw" else 0
    colour = card.split()[0]
    laid = view["zones"]["expeditions"][view["you"]][colour]["cards"]
    held = [other for other in view["zones"]["hands"][view["you"]] if other.startswith(colour)]
    pays = bool(laid) or sum(map(value, held)) >= 12
    if verb == "play":
        return 50 - value(card) if pays else -50
    return -20 - value(card) if pays else value(card) - 10


for line in sys.stdin:
    question = json.loads(line)
    print(max(question["options"], key=lambda move: worth(move, question["view"])), flush=True)
