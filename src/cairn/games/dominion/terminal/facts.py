"""What the picture and the sentences both read from a view."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from cairn.core.game import Seat, View
from cairn.games.dominion.rules.card import TYPES
from cairn.games.dominion.rules.catalogue import CARD, COST_OF, NAMES, TYPES_OF
from cairn.games.dominion.rules.moves import VERBS, WORDS
from cairn.games.dominion.rules.sets import SETS

NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}
BUY_PHASE: Final = "buy-phase"
EVENT: Final = "event"
"""The verb under which Events are bought."""
WORD: Final = ""
"""The verb of those moves that have none."""

FIXED_POINTS: Final = {"estate": 1, "duchy": 3, "province": 6, "colony": 10, "curse": -1}
GARDEN: Final = 10
"""The number of cards for which Gardens count a point."""
DISTANT: Final = 4
"""What Distant Lands on the Tavern mat count."""

JOURNEYS: Final = ("ranger", "giant", "pilgrimage")
"""What turns the Journey token."""


@dataclass(frozen=True)
class Choice:
    """A move that may be chosen: its number, its spelling, and the card it is about."""

    number: int
    spelling: str
    card: str


# Cards.


def printed_cost(card: str) -> int:
    """What the card says that it costs."""
    return int(COST_OF[NUMBERS[card]])


def types(card: str) -> list[str]:
    """The types that the card says it has."""
    return [name for k, name in enumerate(TYPES) if int(TYPES_OF[NUMBERS[card]]) >> k & 1]


def counted(cards: Iterable[str]) -> dict[str, int]:
    """Each kind of card, and how many there are; Actions first, then Treasures, then the rest."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return dict(sorted(counts.items(), key=lambda pair: (_rank(pair[0]), -printed_cost(pair[0]), pair[0])))


def _rank(card: str) -> int:
    kinds = types(card)
    return 0 if "action" in kinds else 1 if "treasure" in kinds else 2


# The Supply.


def is_basic(card: str) -> bool:
    """Whether a card is a Treasure, Victory card or Curse of every game."""
    return CARD[NUMBERS[card]].box.name == "basic"


def basics(view: View) -> list[View]:
    """The piles of Treasures, Victory cards and Curses."""
    return [pile for pile in view["zones"]["supply"] if is_basic(pile["card"])]


def kingdom(view: View) -> list[View]:
    """The ten kingdom piles, the cheapest first."""
    piles = [pile for pile in view["zones"]["supply"] if not is_basic(pile["card"])]
    return sorted(piles, key=lambda pile: printed_cost(pile["card"]))


def set_name(view: View) -> str:
    """The recommended set that is played; nothing if the kingdom is another."""
    chosen: str = view["options"]["kingdom"]
    return chosen if chosen in SETS else ""


def has_journeys(view: View) -> bool:
    """Whether a card or an Event of this game turns the Journey token."""
    zones = view["zones"]
    return any(one["card"] in JOURNEYS for one in [*zones["supply"], *zones["events"]])


def piles_that_end(view: View) -> int:
    """How many empty piles end the game."""
    return 4 if len(view["seats"]) > 4 else 3


# Players.


def hand(view: View) -> list[str]:
    """Your hand; nothing for those who watch."""
    held = [] if view["you"] is None else view["zones"]["hands"][view["you"]]
    return list(held)


def in_play(view: View, seat: Seat, stays: bool) -> list[str]:
    """The cards in play that stay, or those that do not."""
    return [one["card"] for one in view["zones"]["plays"][seat] if one["stays"] == stays]


def mat(view: View, seat: Seat) -> list[str]:
    """The cards on the Tavern mat of a seat; none in a game without mats."""
    mats: list[list[str]] = view["zones"]["mats"]
    return mats[seat] if mats else []


def aside(view: View, seat: Seat, why: str) -> list[str | None]:
    """The cards that lie aside for this reason; None for one that the reader may not see."""
    return [one["card"] for one in view["zones"]["asides"][seat] if one["why"] == why]


def aside_groups(view: View, seat: Seat) -> list[list[str | None]]:
    """The cards set aside, those of each Duration by themselves in the order of play, then the others."""
    groups = [list(stay["aside"]) for stay in view["stays"] if stay["owner"] == seat and stay["aside"]]
    rest = aside(view, seat, "aside")
    for card in [card for group in groups for card in group]:
        rest.remove(card)
    return [*groups, rest]


# Points.


def points(view: View, seat: Seat) -> dict[str, tuple[int, int]]:
    """Each card of a seat that counts: how many there are, and what they are worth together."""
    owned: dict[str, int] = view["known"]["owned"][seat]
    each = {**FIXED_POINTS, "gardens": sum(owned.values()) // GARDEN}
    counts = {card: (n, n * each[card]) for card, n in owned.items() if card in each}
    lands = owned.get("distant lands", 0)
    if lands:
        counts["distant lands"] = (lands, DISTANT * mat(view, seat).count("distant lands"))
    return counts


# Moves.


def options(view: View) -> list[str]:
    """What you may choose from."""
    decision: dict[str, Any] = view["decision"] or {}
    return list(decision.get("options", []))


def taken_apart(spelling: str) -> tuple[str, str]:
    """The verb of a move and its card: `token +1 card` and `market` of `token +1 card on market`."""
    if spelling in WORDS:
        return WORD, ""
    if spelling.startswith("token "):
        verb, _, card = spelling.partition(" on ")
        return verb, card
    for verb in VERBS:
        if spelling.startswith(f"{verb} "):
            card = spelling.removeprefix(f"{verb} ")
            return (EVENT if verb == "buy" and "event" in types(card) else verb), card
    raise AssertionError(f"{spelling} is no move")


def choices(view: View) -> dict[str, list[Choice]]:
    """The moves by their verbs, each with the number that chooses it; words by themselves come last."""
    groups: dict[str, list[Choice]] = {}
    words: list[Choice] = []
    for i, spelling in enumerate(options(view)):
        verb, card = taken_apart(spelling)
        choice = Choice(i + 1, spelling, card)
        if verb == WORD:
            words.append(choice)
        else:
            groups.setdefault(verb, []).append(choice)
    return {**groups, WORD: words} if words else groups


def in_order(view: View) -> list[str]:
    """The moves as they are drawn: verb by verb, words by themselves last."""
    return [move.spelling for moves in choices(view).values() for move in moves]


def next_treasure(view: View) -> str | None:
    """The Treasure that comes next if all of the hand are to be played; None where none can be."""
    if view["decision"] is None or view["decision"]["kind"] != BUY_PHASE:
        return None
    return next((spelling for spelling in options(view) if spelling.startswith("play ")), None)
