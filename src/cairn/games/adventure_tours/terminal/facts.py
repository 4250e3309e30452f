"""What the picture and the sentences both read from a view."""

from typing import Any, Final

from cairn.core.game import Seat, View
from cairn.games.adventure_tours.rules.pieces import CATEGORIES, COLOURS, COST_OF_A_CARD

CATEGORY: Final = dict(zip(COLOURS, CATEGORIES, strict=True))
"""What each colour stands for."""
ROW_AT_STAKE: Final = {
    "discard_equipment": "equipment",
    "steal_equipment": "equipment",
    "discard_member": "members",
    "steal_member": "members",
}
"""The row whose last card an attack takes."""
JOINING: Final = ("play", "same-colour-member", "second-member")
"""Kinds of questions that a card may be answered with as a member."""


# Cards.


def card(view: View, name: str) -> dict[str, Any]:
    """What the table of cards says of a card."""
    found: dict[str, Any] = view["tables"]["cards"][name]
    return found


def raised(equipment: dict[str, int]) -> dict[str, int]:
    """The categories that equipment raises, by their colours."""
    return {colour: value for colour, value in equipment.items() if value}


def hand(view: View) -> dict[str, int]:
    """Each kind of card in your hand, and how many you hold; nothing for those who watch."""
    held: list[str] = [] if view["you"] is None else view["zones"]["hands"][view["you"]]
    return {name: held.count(name) for name in held}


# The round.


def is_basic(view: View) -> bool:
    """Whether all boards show their desert side, which has no ability."""
    return bool(view["options"]["mode"] == "basic")


def is_running(view: View) -> bool:
    """Whether a round is being played, so that its incomes may still change."""
    progress = view["progress"]
    return len(progress["incomes"]) < int(progress["round"])


def cost_of_hand(view: View, seat: Seat) -> int:
    """What the cards in a hand cost at the end of the round."""
    return int(COST_OF_A_CARD * view["seats"][seat]["hand"])


def kind(view: View) -> str:
    """What kind of question is asked; nothing when the game is over."""
    return "" if view["decision"] is None else str(view["decision"]["kind"])


def row_at_stake(view: View) -> str:
    """The row whose last card is asked about: of those to choose from, or of the reader who is attacked."""
    asked = kind(view)
    if asked == "protect":
        return ROW_AT_STAKE.get(view["decision"]["args"]["action"], "")
    return ROW_AT_STAKE.get(asked.replace("-", "_"), "")


# Moves.


def numbers(view: View) -> dict[str, int]:
    """The moves you may choose from, with the numbers that choose them."""
    decision = view["decision"] or {}
    return {spelling: i + 1 for i, spelling in enumerate(decision.get("options", []))}


def others(view: View) -> dict[str, int]:
    """Those moves that are not about a card of the hand."""
    return {
        spelling: number
        for spelling, number in numbers(view).items()
        if not spelling.startswith(("equip ", "join "))
    }


def in_order(view: View) -> list[str]:
    """The moves as they are drawn: card by card of the hand, then the others."""
    uses = [f"{verb} {name}" for name in hand(view) for verb in ("equip", "join")]
    moves = numbers(view)
    return [*[use for use in uses if use in moves], *others(view)]


def new_levels(view: View, name: str) -> dict[str, tuple[int, int]]:
    """Which levels the card would raise as equipment: from what to what."""
    told = view["decision"]["effects"][f"equip {name}"]["args"]
    if "category" in told:
        colour = next(colour for colour in COLOURS if CATEGORY[colour] == told["category"])
        return {colour: (told["before"], told["after"])}
    return {colour: (told[colour], told[f"{colour}_to"]) for colour in raised(card(view, name)["equipment"])}


def new_income(view: View, name: str) -> tuple[int, int]:
    """The income of the round so far, and with this card as a member."""
    told = view["decision"]["effects"][f"join {name}"]["args"]
    return int(told["before"]), int(told["after"])


def lacking(view: View, name: str) -> tuple[int, int] | None:
    """Your level and the higher demand of a card; None if the card may join or is not asked for."""
    if kind(view) not in JOINING or not numbers(view):
        return None
    facts = card(view, name)
    only = view["decision"]["args"].get("colour", facts["colour"])
    if facts["colour"] != only:
        return None
    level = view["seats"][view["you"]]["levels"][facts["colour"]]
    return (level, facts["demand"]) if level < facts["demand"] else None


def guard(view: View, spelling: str) -> tuple[str, str, int] | None:
    """The card that a move discards for protection, its row, and which of the equal ones (1 the leftmost)."""
    if not spelling.startswith("protect with "):
        return None
    name = spelling.removeprefix("protect with ")
    row = "equipment" if name.startswith("equipped ") else "members"
    name = name.removeprefix("equipped ")
    if name in view["tables"]["cards"]:
        return name, row, 1
    name, _, number = name.rpartition(" ")
    return name, row, int(number)


def place(view: View, spelling: str) -> tuple[int, int] | None:
    """Where the card of such a move lies, and in how long a row; None if there is no equal one to take."""
    asked = [guard(view, option) for option in numbers(view)]
    chosen = guard(view, spelling)
    if chosen is None or len([one for one in asked if one and one[:2] == chosen[:2]]) < 2:
        return None
    name, row, which = chosen
    cards = view["zones"][row][view["you"]]
    places = [i + 1 for i, laid in enumerate(cards) if laid["card"] == name and laid["ready"]]
    return places[which - 1], len(cards)


def target(spelling: str) -> Seat | None:
    """The seat that a move aims at."""
    return int(spelling.removeprefix("aim seat ")) - 1 if spelling.startswith("aim seat ") else None
