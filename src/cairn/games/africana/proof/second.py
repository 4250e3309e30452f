"""A second computation of Africana, from plain data alone, written from the rules and apart from the engine.

It reads the dumped position and what the game shows of its tables, and finds out again what may be done, what
everything is worth, and what every move must lead to.
"""

from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any

from cairn.core.game import Position

COLOURS = ("magenta", "turquoise", "grey", "orange", "violet")
SIDES = ("left", "right")
SPACES = 5
MARKERS = 4
HAND_LIMIT = 5
ADVENTURE_LIMIT = 3
PRICE = 5
"""What an adventure costs, and a card that counts as another colour."""
REMOVED = {2: 10, 3: 7, 4: 4}
"""Expeditions C that stay in the box."""
COMPANIES = [("napoli", 2), ("cape_town", 2), ("lagos", 3), ("jidda", 4)]
"""The ids of the places where companies begin, from the start player on, and their silver."""


class Tables:
    """Map and cards by the words of the position."""

    def __init__(self, shown: dict[str, list[dict[str, Any]]]) -> None:
        self.words: dict[str, str] = {row["id"]: row["place"] for row in shown["places"]}
        """How the places are called, by their ids."""
        self.half: dict[str, str] = {row["place"]: row["half"] for row in shown["places"]}
        self.symbols: dict[str, list[str]] = {row["place"]: row["symbols"] for row in shown["places"]}
        self.routes = {frozenset((row["a"], row["b"])) for row in shown["routes"]}
        self.expeditions = {row["expedition"]: row for row in shown["expeditions"]}
        self.adventures = {row["adventure"]: row for row in shown["adventures"]}
        self.bonuses: list[tuple[str, int]] = [(row["bonus"], row["amount"]) for row in shown["bonuses"]]

    def is_artifact(self, adventure: str) -> bool:
        """Whether an adventure brings an artifact and no assistant."""
        return bool(self.adventures[adventure]["kind"] == "artifact")


def is_travel(card: str) -> bool:
    """Whether a hand card is a travel card: jokers and assistants are none."""
    return card in COLOURS


# What may be done.


def due_options(data: Position, tables: Tables) -> set[str]:
    """All that the rules allow the seat that is to decide."""
    me = data["seat"] - 1
    match data["step"]:
        case "action":
            return {"draw", "done"} | _book_moves(data, tables, me) | _travel_moves(data, tables, me)
        case "book":
            return {"done"} | _book_moves(data, tables, me)
        case "travel":
            return {"done"} | _travel_moves(data, tables, me)
        case "discard":
            return {f"discard {card}" for card in data["hands"][me]}
        case "give-up":
            return {f"give up {card}" for card in data["adventures"][me]}
    return set()


def _book_moves(data: Position, tables: Tables, me: int) -> set[str]:
    """Turn and buy in the book of this half. [AF-B1, AF-B2, AF-B3, AF-B4]"""
    book, coins = data["books"][tables.half[data["places"][me]]], data["silver"][me]
    stacks = [side for side in SIDES if book[side]]
    turns = {f"turn {side}" for side in stacks if coins >= page_cost(data)}
    return turns | {f"buy {side}" for side in stacks if coins >= PRICE}


def page_cost(data: Position) -> int:
    """The first page is free, each further one costs 1. [AF-B3]"""
    return 1 if data["turned"] else 0


def _travel_moves(data: Position, tables: Tables, me: int) -> set[str]:
    """Steps, joinings and endings where the pawn stands."""
    here, found = data["places"][me], set()
    for there, symbols in tables.symbols.items():
        if frozenset({here, there}) not in tables.routes:
            continue
        for card in data["hands"][me]:
            if card == "joker" or card.removesuffix(" assistant") in symbols:
                found.add(f"go {there} with {card}")
            elif data["silver"][me] >= PRICE:
                found.add(f"go {there} with {card} for 5")
    for space in data["spaces"]:
        word = space["expedition"]
        if word is None:
            continue
        joined = data["seat"] in space["markers"]
        if joined and tables.expeditions[word]["target"] == here:
            found.add(f"end {word}")
        if not joined and tables.expeditions[word]["start"] == here and markers_left(data, me) > 0:
            found.add(f"join {word}")
    mine = data["adventures"][me]
    return found | {f"end {word}" for word in mine if tables.adventures[word]["target"] == here}


def markers_left(data: Position, seat: int) -> int:
    """Markers that lie before a player. [AF-M4]"""
    return MARKERS - sum(seat + 1 in space["markers"] for space in data["spaces"])


# What it is worth.


@cache
def collections(artifacts: tuple[str, ...]) -> int:
    """The best partition of artifacts, sorted: the first is alone or in any collection it fits. [AF-E3]"""
    if not artifacts:
        return 0
    first, rest = artifacts[0], artifacts[1:]
    best = collections(rest)
    for size in (1, 2, 3):
        for others in set(combinations(rest, size)):
            worth = _worth((first, *others))
            if worth > 0:
                left = Counter(rest) - Counter(others)
                best = max(best, worth + collections(tuple(sorted(left.elements()))))
    return best


def _worth(collection: tuple[str, ...]) -> int:
    kinds = len(set(collection))
    return {(2, 1): 6, (3, 1): 12, (2, 2): 2, (4, 4): 10}.get((len(collection), kinds), 0)


def due_sheet(data: Position, tables: Tables, seat: int) -> dict[str, int]:
    """The points of a seat, line by line. [AF-E2, AF-E3, AF-E4, AF-E5]"""
    under = data["under"][seat]
    finished = [word for word in under["adventures"] if tables.is_artifact(word)]
    kinds = sorted(tables.adventures[word]["subject"] for word in finished)
    assistants = len(under["adventures"]) - len(finished)
    sheet = {
        "expeditions": sum(tables.expeditions[word]["points"] for word in under["expeditions"]),
        "artifacts": sum(tables.adventures[word]["points"] for word in finished),
        "collections": collections(tuple(kinds)),
        "assistants": -10 if assistants > 2 else -5 if assistants == 2 else 0,
        "silver": data["silver"][seat] // 10,
        "travel_cards": sum(map(is_travel, data["hands"][seat])) // 2,
        "unfinished": sum(map(tables.is_artifact, data["adventures"][seat])),
    }
    return {**sheet, "points": sum(sheet.values())}


def due_winners(points: list[int], silver: list[int]) -> list[int]:
    """Most points, then most silver, then shared. [AF-E6]"""
    results = list(zip(points, silver, strict=True))
    return [seat for seat, result in enumerate(results) if result == max(results)]


# What there must be.


def missing_pieces(data: Position, tables: Tables) -> dict[str, list[Any]]:
    """For each kind of piece what there is too much or too little of; empty lists where all is well."""
    seats = range(len(data["places"]))
    hands = [card for cards in [*data["hands"], data["played"]] for card in cards]
    travel = [card for card in hands if is_travel(card)] + data["travel_pile"] + data["discards"]
    expeditions = data["expedition_pile"] + data["removed"]
    expeditions += [space["expedition"] for space in data["spaces"] if space["expedition"] is not None]
    adventures = [*data["gone"]]
    for book in data["books"].values():
        adventures += book["left"] + book["right"]
    for seat in seats:
        expeditions += data["under"][seat]["expeditions"]
        adventures += data["under"][seat]["adventures"] + data["adventures"][seat]
    assistants = Counter(card for card in hands if card.endswith("assistant"))
    return {
        "travel cards": _unlike(travel, [colour for colour in COLOURS for _ in range(12)]),
        "expeditions": _unlike(expeditions, list(tables.expeditions)),
        "adventures": _unlike(adventures, list(tables.adventures)),
        # One that was discarded has left the game, so there may be fewer than have come into it.
        "assistants": list((assistants - earned_assistants(data, tables)).elements()),
        "jokers": ["joker"] if hands.count("joker") > len(seats) else [],
        "markers": [seat for seat in seats if markers_left(data, seat) < 0],
        "silver": [coins for coins in data["silver"] if coins < 0],
    }


def _unlike(found: list[str], due: list[str]) -> list[str]:
    if sorted(found) == sorted(due):
        return []
    one, two = Counter(found), Counter(due)
    return [*(one - two).elements(), *(two - one).elements()]


def earned_assistants(data: Position, tables: Tables) -> Counter[str]:
    """The assistant cards that have come into the game. [AF-M6]"""
    ended = [word for under in data["under"] for word in under["adventures"] if not tables.is_artifact(word)]
    return Counter(f"{tables.adventures[word]['subject']} assistant" for word in ended)


# What everybody sees.


def due_zones(data: Position, tables: Tables) -> dict[str, Any]:
    """What a spectator sees on the table, but for the open expeditions and adventures. [AF-I1, AF-S5]"""
    pile = data["expedition_pile"]
    hands = Counter(card for cards in [*data["hands"], data["played"]] for card in cards)
    earned = earned_assistants(data, tables)
    lost = earned + Counter({"joker": len(data["places"])}) - hands
    return {
        "hands": [len(hand) for hand in data["hands"]],
        "travel_pile": len(data["travel_pile"]),
        "discards": sorted(data["discards"], key=COLOURS.index),
        "expedition_pile": {
            "count": len(pile),
            "next": tables.expeditions[pile[-1]]["deck"] if pile else None,
        },
        "removed": len(data["removed"]),
        "books": {
            half: {side: {"top": (book[side] or [None])[-1], "count": len(book[side])} for side in SIDES}
            for half, book in data["books"].items()
        },
        "assistants": {colour: 2 - earned[f"{colour} assistant"] for colour in COLOURS},
        "gone": {"cards": sorted(lost.elements()), "adventures": sorted(data["gone"])},
    }


def due_unseen(data: Position) -> dict[str, list[str]]:
    """The cards that nobody has seen: pile and box of the expeditions, and pages that never lay on top."""
    unseen = {"expeditions": sorted(data["expedition_pile"] + data["removed"])}
    for half, book in data["books"].items():
        unseen[half] = sorted(set(book["left"] + book["right"]) - set(book["seen"]))
    return unseen
