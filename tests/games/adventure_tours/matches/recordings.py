"""The recorded matches of Adventure Tours: the endings there are, and the matches that show them."""

from collections.abc import Callable
from functools import cache, partial
from itertools import pairwise

from cairn.core.match import Match
from cairn.games.adventure_tours.rules.pieces import ABILITIES, ACTIONS
from tests.matches.record import Recording
from tests.matches.story import Step, story

from .ends import ROUND_ENDS
from .players import Taste, chainer, curious, drawer, ends_round, hasty, hoards, keeps, rounds

GAME = "adventure-tours"

steps = cache(story)
"""The moves of a match, told once."""


def ends(match: Match, shows: Callable[[Step], bool]) -> bool:
    """Whether a round of the match ends so."""
    return any(ends_round(step) and shows(step) for step in steps(match))


def is_told(match: Match, key: str) -> bool:
    """Whether this was told."""
    return any(event.key == key for event in match.events)


def money(match: Match) -> list[list[tuple[int, int]]]:
    """For each seat what it owned before each round, and what the round brought it."""
    incomes = match.state.dump()["incomes"]
    owned = []
    for seat in range(len(match.players)):
        coins, row = 0, []
        for income in incomes:
            row.append((coins, income[seat]))
            coins = max(0, coins + income[seat])
        owned.append(row)
    return owned


def is_at_floor(match: Match, had: bool) -> bool:
    """Whether a player who had money, or who had none, could not pay all."""
    return any(coins + income < 0 and (coins > 0) == had for row in money(match) for coins, income in row)


def is_set(match: Match, **options: str) -> bool:
    """Whether the match was played with these options."""
    return all(match.options[name] == value for name, value in options.items())


def has_seats(match: Match, n: int) -> bool:
    """Whether n seats play."""
    return len(match.players) == n


def protects(match: Match, equipped: bool) -> bool:
    """Whether a Pater Miller protects from among the equipment, or from among the members."""
    moves = [step.move for step in steps(match) if step.kind == "protect" and step.move != "skip"]
    return any(move.startswith("protect with equipped") == equipped for move in moves)


def uses(match: Match, action: str) -> bool:
    """Whether the action of a card is used."""
    kind = action.replace("_", "-")
    return any(step.kind == kind and step.move != "skip" for step in steps(match))


def stops(match: Match, action: str) -> bool:
    """Whether a Pater Miller protects against this action."""
    number = ACTIONS.index(action)
    return any(
        step.kind == "protect" and step.move != "skip" and step.before["agenda"][-1][2] == number
        for step in steps(match)
    )


def serves(match: Match, ability: str) -> bool:
    """Whether this ability is used."""
    key = "adventure-tours-uses-ability"
    return any(event.key == key and event.args["ability"] == ability for event in match.events)


def asks_two(match: Match) -> bool:
    """Whether two attacked players are asked about the same attack."""
    asked = [step.kind == "protect" for step in steps(match)]
    return any(first and second for first, second in pairwise(asked))


def moved_protects(match: Match) -> bool:
    """Whether a stolen or promoted Pater Miller protects: one that did not join where he lies."""
    ready: list[tuple[int, str]] = []
    for step in steps(match):
        verb, _, card = step.move.partition(" ")
        if step.kind == "deal":
            ready = []
        elif verb == "join":
            ready.append((step.seat, card))
        elif verb == "protect" and "equipped" not in card:
            # Which of several equal ones it is does not matter.
            guard = (step.seat, card.removeprefix("with ").rstrip(" 23"))
            if guard not in ready:
                return True
            ready.remove(guard)
    return False


AT_THE_TERMINAL = {"mode": "expert", "boards": "draft"}
"""The options of the match that a person has played in the terminal."""
ENDINGS: dict[str, Callable[[Match], bool]] = {
    **{name: partial(ends, shows=shows) for name, shows in ROUND_ENDS.items()},
    "one winner": lambda match: is_told(match, "adventure-tours-wins"),
    "nobody has anything": lambda match: match.state.scores() == [0] * len(match.players),
    "nothing to pay with": lambda match: is_at_floor(match, had=False),
    "earlier earnings eaten": lambda match: is_at_floor(match, had=True),
    "the basic game": lambda match: is_set(match, mode="basic"),
    "the expert game": lambda match: is_set(match, mode="expert", boards="keep"),
    "boards shuffled": lambda match: is_set(match, mode="expert", boards="shuffle"),
    "boards drafted": lambda match: is_set(match, mode="expert", boards="draft"),
    "boards drafted in the basic game": lambda match: is_set(match, mode="basic", boards="draft"),
    "money kept secret": lambda match: is_set(match, open_money="off"),
    **{f"{n} seats": partial(has_seats, n=n) for n in range(3, 7)},
    "protected by a member": partial(protects, equipped=False),
    "protected by equipment": partial(protects, equipped=True),
    "protected by another than the leftmost": lambda match: any(
        step.kind == "protect" and step.move[-1].isdigit() for step in steps(match)
    ),
    "two players are asked about one attack": asks_two,
    "a moved Pater Miller protects": moved_protects,
    **{f"used: {name}": partial(uses, action=name) for name in ACTIONS[1:11]},
    **{
        f"stopped: {name}": partial(stops, action=name)
        for name in ACTIONS
        if name.startswith(("give_", "gift", "discard_", "steal_"))
    },
    **{f"served: {name}": partial(serves, ability=name) for name in ABILITIES[1:]},
    "something taken back": lambda match: any(line.startswith("undo") for line in match.log),
}
"""How a finished match shows each way to end, and each action and ability."""


def played(
    name: str,
    seed: int,
    scores: list[int],
    plans: list[tuple[Taste, str]],
    shows: list[str],
    undo: int = 0,
    **options: str,
) -> Recording:
    """A match whose rounds end as they are planned; its seats are those that have scores."""
    chooser = rounds(*[(taste, ROUND_ENDS.get(end, anyhow)) for taste, end in plans])
    planned = [end for _, end in plans if end in ROUND_ENDS]
    return Recording(name, GAME, seed, chooser, scores, [*planned, *shows], options, len(scores), undo)


def anyhow(step: Step) -> bool:
    """However a round ends."""
    return True


RECORDINGS: list[Recording] = [
    played(
        "basic",
        1,
        [50, 28, 36],
        [
            (hasty, "an empty hand by a member"),
            (keeps("colonel farsight"), "an empty hand, an extra turn due"),
            (chainer, "an empty hand at the end of a chain"),
        ],
        ["3 seats", "the basic game", "one winner"],
    ),
    played(
        "shared",
        7,
        [21, 27, 16, 27],
        [
            (hoards("professor paige turner"), "the last card is given"),
            (hasty, "any end"),
            (hasty, "a shared win"),
        ],
        ["4 seats", "boards drafted in the basic game"],
        boards="draft",
    ),
    played(
        "abilities",
        26,
        [24, 40, 43],
        [
            (hasty, "an empty hand, the draw forgone"),
            (hasty, "an empty hand in the turn of an ability"),
            (hasty, "an empty hand by a second member"),
        ],
        ["the expert game"],
        mode="expert",
    ),
    played(
        "penniless",
        2,
        [0, 0, 0, 0, 0],
        [
            (drawer, "the last card drawn for equipment"),
            (drawer, "the last card is a gift"),
            (drawer, "the last card drawn for extra equipment"),
        ],
        ["5 seats", "nobody has anything", "nothing to pay with", "money kept secret"],
        mode="expert",
        boards="draft",
        open_money="off",
    ),
    played(
        "one-card-left",
        3,
        [20, 29, 13, 30],
        [
            (hoards("betty mcklug"), "the last card for the first named"),
            (hoards("betty mcklug"), "the last card for the second named"),
            (hasty, "an empty hand and an empty pile"),
        ],
        ["boards drafted"],
        mode="expert",
        boards="draft",
    ),
    played(
        "six-seats",
        1,
        [16, 0, 0, 2, 3, 5],
        [(hasty, "any end"), (drawer, "the last card drawn for equipment"), (hasty, "any end")],
        ["6 seats", "earlier earnings eaten", "something taken back"],
        undo=40,
        mode="expert",
    ),
    played(
        "curious",
        18,
        [31, 83, 189],
        [(curious, "the last card drawn for equipment")],
        ["boards shuffled", "protected by a member", "protected by equipment"],
        mode="expert",
        boards="shuffle",
        moved_miller_protects="on",
    ),
]
