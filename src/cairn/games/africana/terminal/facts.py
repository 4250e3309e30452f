"""What the picture and the sentences both read from a view."""

from dataclasses import dataclass, field
from typing import Any, Final

from cairn.core.game import Seat, View
from cairn.games.africana.rules.pieces import CARDS, COLOURS, SIDES

COUNTED_ROWS: Final = (
    "expeditions",
    "artifacts",
    "collections",
    "assistants",
    "silver",
    "travel_cards",
    "unfinished",
)
"""The rows of the score sheet, above the points."""

VERBS: Final = ("join", "end", "turn", "buy", "discard", "give up")
"""The verbs of moves that are about a thing, in the order in which they are shown."""


@dataclass(frozen=True)
class Choice:
    """A move that may be chosen: its number, its spelling, and the thing that it is about."""

    number: int
    spelling: str
    thing: str = ""
    cost: int = 0
    """The silver that a card costs which is to count as another colour."""


@dataclass
class Choices:
    """The moves as a person looks for them."""

    go: dict[str, list[Choice]] = field(default_factory=dict)
    """For each place the cards that lead there."""
    groups: dict[str, list[Choice]] = field(default_factory=dict)
    """By verb: join, end, turn, buy, discard, give up."""
    words: list[Choice] = field(default_factory=list)
    """Moves of one word: draw, done."""


# Players.


def hand(view: View) -> dict[str, int]:
    """Each kind of card in your hand, and how many you hold; nothing for those who watch."""
    return counted([] if view["you"] is None else view["zones"]["hands"][view["you"]])


def counted(cards: list[str]) -> dict[str, int]:
    """Each kind of card, and how many there are: travel cards, assistants, jokers."""
    return {card: cards.count(card) for card in CARDS if card in cards}


def standing(view: View, place: str) -> list[Seat]:
    """The seats whose pawns stand at a place."""
    return [seat for seat, side in enumerate(view["seats"]) if side["place"] == place]


def viewpoint(view: View) -> Seat | None:
    """The pawn whose surroundings matter: yours or, for those who watch, that of the seat that acts."""
    if view["you"] is not None:
        return int(view["you"])
    return None if view["decision"] is None else int(view["decision"]["seat"])


def round_of(view: View) -> int:
    """Which round is played, from 1."""
    return int(view["progress"]["turn"]) // len(view["seats"]) + 1


# What lies on the table.


def spaces(view: View) -> list[dict[str, Any]]:
    """The five expedition spaces."""
    return list(view["zones"]["spaces"])


def starting(view: View, place: str) -> list[int]:
    """The spaces, from 1, whose expeditions start at a place."""
    return [n + 1 for n, space in enumerate(spaces(view)) if space["start"] == place]


def ending(view: View, place: str) -> list[int]:
    """The spaces, from 1, whose expeditions end at a place."""
    return [n + 1 for n, space in enumerate(spaces(view)) if space["target"] == place]


def adventures(view: View, seat: Seat) -> list[dict[str, Any]]:
    """The unfinished adventures before a seat."""
    return list(view["zones"]["adventures"][seat])


def aiming(view: View, place: str) -> list[tuple[Seat, str]]:
    """The unfinished adventures that end at a place, with their owners."""
    owned = [(seat, one) for seat in range(len(view["seats"])) for one in adventures(view, seat)]
    return [(seat, one["adventure"]) for seat, one in owned if one["target"] == place]


def pages(view: View, book: str) -> list[tuple[str, str | None, int]]:
    """The stacks of a book: side, the card on top, how many cards."""
    stacks = view["zones"]["books"][book]
    return [(side, stacks[side]["top"], stacks[side]["count"]) for side in SIDES]


def assistants(view: View) -> dict[str, int]:
    """The assistant cards that still lie beside the board, by colour."""
    found: dict[str, int] = view["zones"]["assistants"]
    return {colour: found[colour] for colour in COLOURS if found.get(colour)}


# Moves.


def options(view: View) -> list[str]:
    """What you may choose from."""
    decision: dict[str, Any] = view["decision"] or {}
    return list(decision.get("options", []))


def cost(view: View, spelling: str) -> int:
    """The silver that a move of yours costs."""
    decision: dict[str, Any] = view["decision"] or {}
    effect: dict[str, Any] = decision.get("effects", {}).get(spelling, {})
    return int(effect.get("args", {}).get("cost", 0))


def choices(view: View) -> Choices:
    """The moves in groups, each with the number that chooses it."""
    found = Choices()
    for i, spelling in enumerate(options(view)):
        verb, thing = taken_apart(spelling)
        if verb == "go":
            place, _, way = thing.partition(" with ")
            card, changed, cost = way.partition(" for ")
            move = Choice(i + 1, spelling, card, int(cost) if changed else 0)
            found.go.setdefault(place, []).append(move)
        elif thing:
            found.groups.setdefault(verb, []).append(Choice(i + 1, spelling, thing))
        else:
            found.words.append(Choice(i + 1, spelling))
    return found


def in_order(view: View) -> list[str]:
    """The moves as they are drawn: the ways first, then verb by verb, words by themselves last."""
    found = choices(view)
    groups = [*found.go.values(), *[found.groups.get(verb, []) for verb in VERBS], found.words]
    return [move.spelling for moves in groups for move in moves]


def taken_apart(spelling: str) -> tuple[str, str]:
    """The verb of a move, and what it is about."""
    if spelling.startswith("give up "):
        return "give up", spelling.removeprefix("give up ")
    verb, _, thing = spelling.partition(" ")
    return verb, thing


def is_expedition(thing: str) -> bool:
    """Whether what a move ends is an expedition; else it is an adventure."""
    return " - " in thing
