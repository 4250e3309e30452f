"""How a position of Dominion is put into words, one fact a line:

    seat 1 to act                       or `to buy`; or `to start`: its turn is about to begin
    hand 1: militia, copper 3           a number is how many
    deck 1: copper 2, gold              the top last
    discard 2: estate
    play 1: amulet, silver              played this turn, nothing of it still to come
    mat 1: duplicate, copper
    tokens 1: +1 card on market, trashing on port, -1 card, -1 coin, journey down
    inherited 1: duplicate
    actions: 2                          also `buys`, `coins`, `bought`, `turn`, `merchants`
    previous: 2                         whose turn the last one was
    pile province: 1                    the others of that pile lie in the trash
    trash: gold

What is not named is empty; cards that are not named lie in their piles.
"""

import re

from cairn.core.dice import QuickDice
from cairn.core.game import Options, Position
from cairn.games.dominion.rules.catalogue import number_of
from cairn.games.dominion.rules.game import new_game
from cairn.games.dominion.rules.settings import Setup

_FACT = re.compile(r"(\w+)(?: ([^:]+?))?(?:: *(.*))?")
_ZONES = {"hand": "hands", "deck": "decks", "discard": "discards", "play": "plays", "mat": "mats"}
_NUMBERS = ("actions", "buys", "coins", "bought", "turn", "merchants", "previous", "expeditions")


def read(words: str, options: Options, seats: int = 2) -> Position:
    """The plain data of the position; ValueError for words that do not describe one."""
    data: Position = {name: [[] for _ in range(seats)] for name in _ZONES.values()}
    data |= {"tokens": [{} for _ in range(seats)], "inherited": [None] * seats, "trash": []}
    data |= {"minus_card": [False] * seats, "minus_coin": [False] * seats, "journey_up": [True] * seats}
    piles: dict[str, int] = {}
    for line in filter(None, map(str.strip, words.splitlines())):
        fact = _FACT.fullmatch(line)
        name, place, value = fact.groups(default="") if fact is not None else ("", "", "")
        if name == "seat":
            number, _, what = place.partition(" to ")
            data["seat"] = int(number)
            _phase(data, what)
        elif name in _ZONES:
            data[_ZONES[name]][int(place) - 1] = _cards(value)
        elif name in _NUMBERS:
            data[name] = int(value)
        elif name == "tokens":
            _tokens(data, int(place) - 1, value)
        elif name == "inherited":
            data["inherited"][int(place) - 1] = value
        elif name == "pile":
            piles[place] = int(value)
        elif name == "trash":
            data["trash"] = _cards(value)
        else:
            raise ValueError(f"{line!r} says nothing about a position of Dominion")
    _thin_out(data, piles, options, seats)
    return data


def _phase(data: Position, what: str) -> None:
    seat = data["seat"]
    if what == "buy":
        data["phase"] = "buy"
    elif what == "start":
        data["agenda"] = [["new-turn", seat - 1, False]]
    elif what != "act":
        raise ValueError(f"a seat is to act, to buy or to start, not {what!r}")


def _cards(text: str) -> list[str]:
    """`copper 3, gold`: a number is how many."""
    found: list[str] = []
    for part in filter(None, re.split(r" *, *", text)):
        name, _, count = part.rpartition(" ")
        if count.isdigit():
            found += [name] * int(count)
        else:
            found.append(part)
    return found


def _tokens(data: Position, seat: int, text: str) -> None:
    for part in re.split(r" *, *", text):
        kind, _, pile = part.partition(" on ")
        if part == "-1 card":
            data["minus_card"][seat] = True
        elif part == "-1 coin":
            data["minus_coin"][seat] = True
        elif part == "journey down":
            data["journey_up"][seat] = False
        else:
            data["tokens"][seat][kind] = pile


def _thin_out(data: Position, piles: dict[str, int], options: Options, seats: int) -> None:
    """Lay what is too much in a pile into the trash."""
    if not piles:
        return
    fresh = new_game(Setup(options, seats, QuickDice(0)), QuickDice(0))
    for name, left in piles.items():
        card = number_of(name)
        dealt = {"copper": 7 * seats, "estate": 3 * seats}.get(name, 0)
        used = [one for zone in _ZONES.values() for row in data[zone] for one in row] + data["trash"]
        used += [one for one in data["inherited"] if one is not None]
        data["trash"] += [name] * (int(fresh.piles[card]) + dealt - used.count(name) - left)
