"""How a position of Lost Cities is put into words, one fact a line:

    seat 1 to place                     or `to draw`, `to deal`; or, alone, `match over`
    hand 1: yellow S 4, blue S          S is a sponsor; the hand is filled up with cards that are not named
    shown 1: yellow 4                   cards of the hand that the other seat has seen it take
    expeditions 1: yellow S 4 | blue 4
    camps: green 9 2                    the top of a camp last
    closed: green                       the camp that took a card this turn
    pile: blue 3, green 10              the top last; `pile 3` is any three; not named: all that are left
    rest: camps                         where cards go that have no other place: beneath the camps' cards;
                                        or, `rest: expeditions 2`, into that seat's expeditions
    milestones: run, five-cards         still to be had
    won 2: three-blue
    turn: 12
    starter: 2
    finished: 30 -10, 5 5               the points of the games before this one

Cards that are not named fill seat 1's hand, then seat 2's, then the draw pile, in the order of the deck.
"""

import re
from collections.abc import Iterator

from cairn.core.game import Options, Position
from cairn.games.lost_cities.rules.pieces import CARDS, HAND, RANKS, full_deck

_FACT = re.compile(r"(\w+)(?: (\d+))?:? *(.*)")


def read(words: str, options: Options, seats: int = 2) -> Position:
    """The plain data of the position; ValueError for words that do not describe one."""
    data: Position = {"seat": 1, "step": "place", "camps": {}, "expeditions": [{}, {}]}
    data |= {name: [[], []] for name in ("hands", "shown", "won")}
    left: int | None = None
    rest = ""
    for line in filter(None, map(str.strip, words.splitlines())):
        fact = _FACT.fullmatch(line)
        name, number, value = fact.groups(default="") if fact is not None else ("", "", "")
        seat = int(number or 1) - 1
        match name:
            case "seat":
                data["seat"], data["step"] = seat + 1, value.removeprefix("to ")
            case "match":
                data["step"] = value
            case "hand":
                data["hands"][seat] = _cards(value)
            case "shown":
                data["shown"][seat] = _cards(value)
            case "won":
                data["won"][seat] = value.split(", ")
            case "milestones":
                data["on_offer"] = value.split(", ")
            case "expeditions":
                data["expeditions"][seat] = dict(_groups(value))
            case "camps":
                data["camps"] = dict(_groups(value))
            case "closed":
                data["closed"] = value
            case "turn" | "starter":
                data[name] = int(value)
            case "finished":
                data["finished"] = [[int(points) for points in game.split()] for game in value.split(",")]
            case "pile":
                data["pile"] = _cards(value)
                left = int(number) if number else len(data["pile"])
            case "rest":
                rest = value
            case _:
                raise ValueError(f"{line!r} says nothing about a position of Lost Cities")
    _place_the_others(data, [CARDS[card] for card in full_deck(int(options["colours"]))], left, rest)
    return data


def _groups(text: str) -> Iterator[tuple[str, list[str]]]:
    """`yellow S 4 | blue 4`: the ranks of each colour."""
    for group in re.split(r" *[,|] *", text) if text else []:
        colour, *ranks = group.split()
        yield colour, ["sponsor" if rank == "S" else rank for rank in ranks]


def _cards(text: str) -> list[str]:
    return [f"{colour} {rank}" for colour, ranks in _groups(text) for rank in ranks]


def _named(data: Position) -> Iterator[str]:
    """Every card that has a place."""
    for cards in [*data["hands"], data.get("pile", [])]:
        yield from cards
    for trails in [*data["expeditions"], data["camps"]]:
        for colour, ranks in trails.items():
            yield from (f"{colour} {rank}" for rank in ranks)


def _place_the_others(data: Position, loose: list[str], left: int | None, rest: str) -> None:
    """Find a place for every card of the deck that is not named."""
    for card in _named(data):
        if card in loose:  # A card too many is for `Game.position` to refuse.
            loose.remove(card)
    for seat, hand in enumerate(data["hands"], 1):
        due = HAND - 1 if (seat, "draw") == (data["seat"], data["step"]) else HAND
        hand += _take(loose, due - len(hand))
    if left is None:
        left = 0 if rest else len(loose)
    pile = data.setdefault("pile", [])
    pile += _take(loose, left - len(pile))
    for card in reversed(loose):
        colour, rank = card.split()
        if rest == "camps":
            data["camps"].setdefault(colour, []).insert(0, rank)
        elif rest in ("expeditions 1", "expeditions 2"):
            trail = data["expeditions"][int(rest[-1]) - 1].setdefault(colour, [])
            trail.append(rank)
            trail.sort(key=RANKS.index)
        else:
            raise ValueError(f"{len(loose)} cards have no place: say where the rest goes")


def _take(loose: list[str], n: int) -> list[str]:
    """Up to n cards, in the order of the deck."""
    taken = loose[: max(0, n)]
    del loose[: len(taken)]
    return taken
