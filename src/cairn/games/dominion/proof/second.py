"""A second computation of Dominion, from plain data alone, written apart from the engine.

It reads the dumped position and a table of cards of its own, and adds everything up again: the cards, the
costs, the points, what may be bought and played, who is protected, and whether the game should be over.
"""

import csv
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from cairn.core.game import OVER, Position
from cairn.games.dominion.rules.card import TYPES, Card
from cairn.games.dominion.rules.catalogue import CARD
from cairn.proof.played import Moment, Untrue

_TABLE = Path(__file__).parent / "cards.csv"
_POINTS = {"estate": 1, "duchy": 3, "province": 6, "colony": 10, "curse": -1}


@cache
def card_table() -> dict[str, dict[str, str]]:
    """The cards by name; what came after the table was written has its row from the catalogue."""
    with _TABLE.open(encoding="utf-8", newline="") as file:
        rows = {row["name"]: row for row in csv.DictReader(file)}
    return rows | {card.name: _row(card) for card in CARD if card.name not in rows}


def _row(card: Card) -> dict[str, str]:
    types = [kind for bit, kind in enumerate(TYPES) if card.types >> bit & 1]
    return {
        "rule": card.rule,
        "name": card.name,
        "cost": str(card.cost),
        "types": "|".join(types),
        "set": card.box.name,
        "edition": "",
        "supply": "yes" if card.box.is_kingdom else "no",
    }


def has_type(name: str, kind: str) -> bool:
    """Whether a card as printed has the type."""
    return kind in card_table()[name]["types"].split("|")


def agrees_with_second_computation(m: Moment) -> bool:
    """Cards, costs, points, options and the end of the game, computed again, are those of the engine."""
    data = m.state.dump()
    view = m.state.view(None)
    _cards_are_conserved(data, m)
    _costs(data, view, m)
    _points(data, m)
    _options(data, m)
    _in_play(data)
    _the_end(data, view, m)
    return True


def all_cards(data: Position, seat: int) -> list[str]:
    """Every card of a player."""
    zones = ("hands", "decks", "discards", "asides", "plays", "mats")
    cards = [card for zone in zones for card in data[zone][seat]]
    return cards + [card for card in [inherited(data, seat)] if card is not None]


def inherited(data: Position, seat: int) -> str | None:
    """The card that a player's Estates copy; Inheritance may also have found nothing."""
    card = data["inherited"][seat]
    return None if card in (None, "nothing") else str(card)


def starting_pile(name: str, seats: int) -> int:
    """How many cards of a kind lie in a pile before the first turn."""
    few = 8 if seats == 2 else 12
    crowd = seats > 4
    fixed = {
        "copper": (120 if crowd else 60) - 7 * seats,
        "silver": 80 if crowd else 40,
        "gold": 60 if crowd else 30,
        "platinum": 12,
        "port": 12,
        "province": {2: 8, 3: 12, 4: 12, 5: 15, 6: 18}[seats],
        "curse": 10 * (seats - 1),
    }
    if name in fixed:
        return fixed[name]
    if card_table()[name]["set"] == "upgrades":
        return 5
    return few if has_type(name, "victory") else 10


def _cards_are_conserved(data: Position, m: Moment) -> None:
    seats = len(data["hands"])
    found: Counter[str] = Counter(data["piles"])
    found.update(data["trash"])
    for seat in range(seats):
        found.update(all_cards(data, seat))
    for name in data["piles"]:
        dealt = {"copper": 7, "estate": 3}.get(name, 0) * seats
        due = starting_pile(name, seats) + dealt
        if found.pop(name, 0) != due:
            raise Untrue(f"there are not {due} cards {name}")
    if +found:
        raise Untrue(f"cards of no pile: {dict(+found)}")


def _copied(data: Position, seat: int, card: str, m: Moment) -> str:
    """Whose instructions a card follows."""
    copied = inherited(data, seat)
    if card == "estate" and copied is not None and m.options["printing"] != "2022":
        return copied
    return card


def computed_cost(data: Position, name: str, seat: int, m: Moment) -> int:
    """What a card costs a player now."""
    cost = int(card_table()[name]["cost"])
    turn = data["seat"] - 1
    if m.options["printing"] == "2022":
        cost -= data["cheaper"]
    else:
        cost -= sum(_copied(data, turn, card, m) == "bridge troll" for card in data["plays"][turn])
    if data["tokens"][seat].get("-2 cost") == name and (m.options["printing"] == "german" or seat == turn):
        cost -= 2
    return max(0, cost)


def _costs(data: Position, view: dict[str, Any], m: Moment) -> None:
    turn = data["seat"] - 1
    for pile in [*view["zones"]["supply"], *view["zones"]["upgrades"]]:
        name = pile["card"]
        # Between two turns nobody's Trolls are in force.
        due = computed_cost(data, name, turn, m) if m.state.to_move() != OVER else pile["cost"]
        if pile["cost"] != due:
            raise Untrue(f"{name} costs {pile['cost']}, and should cost {due}")
        if pile["left"] != data["piles"][name]:
            raise Untrue(f"the pile of {name} shows {pile['left']} cards")


def _points(data: Position, m: Moment) -> None:
    for seat, points in enumerate(m.state.scores()):
        cards = all_cards(data, seat)
        due = sum(_POINTS.get(card, 0) for card in cards)
        due += cards.count("gardens") * (len(cards) // 10)
        due += 4 * data["mats"][seat].count("distant lands")
        if points != due:
            raise Untrue(f"seat {seat + 1} has {points} points, and should have {due}")


def _types(data: Position, seat: int, card: str, m: Moment) -> set[str]:
    """The types of a card that a player owns."""
    types = set(card_table()[card]["types"].split("|"))
    copied = inherited(data, seat)
    if card == "estate" and copied is not None:
        if m.options["printing"] != "2022":
            types |= set(card_table()[copied]["types"].split("|"))
        elif data["seat"] - 1 == seat:
            types.add("action")
    return types


def _options(data: Position, m: Moment) -> None:
    """In the two phases of a turn: exactly what the rules allow."""
    decision = m.state.decision
    if decision is None or decision.kind not in ("action-phase", "buy-phase"):
        return
    seat = data["seat"] - 1
    hand = set(data["hands"][seat])
    if decision.kind == "action-phase":
        due = {f"play {card}" for card in hand if "action" in _types(data, seat, card, m)} | {"end actions"}
    else:
        due = _buys(data, seat, m) | {"end turn"}
        if data["bought"] == 0:
            due |= {f"play {card}" for card in hand if "treasure" in _types(data, seat, card, m)}
    found = {m.spell(move) for move in decision.options}
    if found != due:
        raise Untrue(f"the options should have {due - found} and not {found - due}")


def _buys(data: Position, seat: int, m: Moment) -> set[str]:
    """What the player in turn may buy."""
    if data["buys"] == 0:
        return set()
    found = set()
    if not data["extra"]:
        for name, left in data["piles"].items():
            is_supply = card_table()[name]["supply"] == "yes"
            if is_supply and left > 0 and computed_cost(data, name, seat, m) <= data["coins"]:
                found.add(f"buy {name}")
    once_a_turn = {"alms", "borrow", "save", "mission", "pilgrimage"}
    for event in (one["card"] for one in m.state.view(None)["zones"]["events"]):
        spent = event in once_a_turn and event in data["events_bought"]
        spent |= event == "inheritance" and data["inherited"][seat] is not None
        if int(card_table()[event]["cost"]) <= data["coins"] and not spent:
            found.add(f"buy {event}")
    return found


def _in_play(data: Position) -> None:
    """No number of a card in play twice; what stays from earlier turns has a reason to."""
    numbers = [number for row in data["serials"] for number in row]
    if len(set(numbers)) != len(numbers):
        raise Untrue("two cards in play are the same card")
    if min(data["actions"], data["buys"], data["coins"], data["cheaper"]) < 0:
        raise Untrue("Actions, Buys, coins or a discount below 0")


def _the_end(data: Position, view: dict[str, Any], m: Moment) -> None:
    """Once the game is over there is a reason; and no turn begins when there was one."""
    supply = {name: left for name, left in data["piles"].items() if card_table()[name]["supply"] == "yes"}
    empty = sum(left == 0 for left in supply.values())
    if view["turn"]["empty"] != empty:
        raise Untrue(f"{empty} piles are empty, not {view['turn']['empty']}")
    ends = supply["province"] == 0 or supply.get("colony") == 0
    ends |= empty >= (4 if len(data["hands"]) > 4 else 3)
    cap = m.options["turn_cap"]
    ends |= cap != "none" and data["turn"] >= int(cap)
    if m.state.to_move() == OVER and not ends:
        raise Untrue("the game is over, and nothing has ended it")
