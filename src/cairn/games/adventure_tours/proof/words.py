"""How a position of Adventure Tours is put into words, one fact a line:

    seat 1 to play                      or, between two rounds, `round over`; after the third, `game over`
    hand 1: red betty, blue roy 2       any part of a name will do; a number is how many
    hand 2: 3                           any three cards; a hand that is not named has any six
    equipment 1: red earl of bucket     the rightmost last
    members 2: yellow miller (ready)    a card that still protects
    board 1: savanna safari             the others have the first boards that are left
    pile: blue molly, red rufus         the top last, all other cards beneath; `pile 5` is any five
    discard: yellow roy
    rest: discard                       where cards go that have no other place: beneath the discard pile
    incomes: 3 4 -2, 0 5 1              what the finished rounds have brought the seats
    turn: 12                            also `starter`
    ability used

Cards that are not named go to the hands, then to the draw pile, in the order of the table.
"""

import re
from collections.abc import Iterator

from cairn.core.game import Options, Position
from cairn.games.adventure_tours.rules.pieces import HAND, ROUNDS
from cairn.games.adventure_tours.rules.verbs import OWN_KIT

_FACT = re.compile(r"(\w+)(?: (\w+))?(?: [^:]*)?(?:: *(.*))?")
_READY = " (ready)"


def read(words: str, options: Options, seats: int = 3) -> Position:
    """The plain data of the position; ValueError for words that do not describe one."""
    data: Position = {"equipment": [[] for _ in range(seats)], "members": [[] for _ in range(seats)]}
    hands: list[list[str] | int] = [HAND] * seats
    boards: dict[int, str] = {}
    pile: list[str] | int = []
    rest = over = False
    for line in filter(None, map(str.strip, words.splitlines())):
        fact = _FACT.fullmatch(line)
        name, place, value = fact.groups(default="") if fact is not None else ("", "", "")
        match name:
            case "seat":
                data["seat"] = int(place)
            case "round" | "game":
                over = True
            case "hand":
                hands[int(place) - 1] = int(value) if value.isdigit() else _cards(value)
            case "equipment" | "members":
                data[name][int(place) - 1] = _cards(value)
            case "board":
                boards[int(place) - 1] = value
            case "pile":
                pile = int(place) if place else _cards(value)
            case "discard":
                data["discard"] = _cards(value)
            case "rest":
                rest = True
            case "incomes":
                data["incomes"] = [[int(coins) for coins in one.split()] for one in value.split(",")]
            case "turn" | "starter":
                data[name] = int(value)
            case "ability":
                data["spent"] = True
            case _:
                raise ValueError(f"{line!r} says nothing about a position of Adventure Tours")
    finished = len(data.get("incomes", []))
    data["round"] = finished if over else min(finished + 1, ROUNDS)
    data["boards"] = _boards(boards, options, seats)
    _place_the_others(data, hands, pile, rest)
    return data


def _cards(text: str) -> list[str]:
    """`red betty, blue roy 2`: the cards by their whole names."""
    return [card for part in re.split(r" *, *", text) if part for card in _some(part)]


def _some(part: str) -> Iterator[str]:
    name = part.removesuffix(_READY)
    ready = part[len(name) :]
    count = re.search(r" (\d+)$", name)
    card = _whole(name[: count.start()] if count else name)
    for _ in range(int(count[1]) if count else 1):
        yield card + ready


def _whole(name: str) -> str:
    """The one card of the colour whose name has these words."""
    colour, _, rest = name.partition(" ")
    fits = [card for card in OWN_KIT.cards if card.startswith(colour + " ") and f" {rest}" in card]
    if len(fits) != 1:
        raise ValueError(f"{name!r} is not one card: {fits}")
    return fits[0]


def _boards(named: dict[int, str], options: Options, seats: int) -> list[str]:
    box = [OWN_KIT.boards[board] for board in OWN_KIT.sides[1 if options["mode"] == "expert" else 0]]
    for board in named.values():
        if board in box:  # One too many is for `Game.position` to refuse.
            box.remove(board)
    return [named[seat] if seat in named else box.pop(0) for seat in range(seats)]


def _place_the_others(
    data: Position, hands: list[list[str] | int], pile: list[str] | int, rest: bool
) -> None:
    """Find a place for every card of the deck that is not named."""
    loose = [OWN_KIT.cards[card] for card in OWN_KIT.deck]
    named = [*data["equipment"], *data["members"], data.get("discard", []), *hands, pile]
    for cards in named:
        for card in cards if isinstance(cards, list) else []:
            if card.removesuffix(_READY) in loose:  # A card too many is for `Game.position` to refuse.
                loose.remove(card.removesuffix(_READY))
    data["hands"] = [_take(loose, hand) if isinstance(hand, int) else hand for hand in hands]
    if isinstance(pile, int):
        data["pile"] = _take(loose, pile)
    else:
        data["pile"] = pile if rest else loose + pile
    if rest:
        data["discard"] = loose + data.get("discard", [])
    elif isinstance(pile, int) and loose:
        raise ValueError(f"{len(loose)} cards have no place: say where the rest goes")


def _take(loose: list[str], n: int) -> list[str]:
    """Up to n cards, in the order of the table."""
    taken = loose[:n]
    del loose[: len(taken)]
    return taken
