"""What every move must lead to, on plain data alone: the second half of the second computation."""

from collections import Counter
from copy import deepcopy
from typing import Any

from cairn.core.game import Options, Position
from cairn.games.africana.proof.second import (
    ADVENTURE_LIMIT,
    HAND_LIMIT,
    PRICE,
    SPACES,
    Tables,
    is_travel,
    page_cost,
)
from cairn.proof.played import Untrue


def due_after(data: Position, move: str, tables: Tables, options: Options, after: Position) -> Position:
    """The position after a move; only the order of a pile that was shuffled is looked up in the engine's."""
    turn = _Turn(deepcopy(data), tables, options, after)
    verb, _, rest = move.partition(" ")
    match verb:
        case "draw":
            turn.draw(2)
            turn.end_action()
        case "done":
            turn.done()
        case "turn" | "buy":
            turn.at_the_book(verb, rest)
        case "go":
            turn.go(*rest.split(" with "))
        case "join":
            turn.join(rest)
        case "end":
            turn.end(rest)
        case "discard":
            turn.discard(rest)
        case _:
            turn.give_up(rest.removeprefix("up "))
    return turn.data


class _Turn:
    """A position in which one move is made."""

    def __init__(self, data: Position, tables: Tables, options: Options, after: Position) -> None:
        self.data = data
        self.tables = tables
        self.options = options
        self.after = after
        self.me: int = data["seat"] - 1
        self.hand: list[str] = data["hands"][self.me]

    def pay(self, coins: int) -> None:
        """Take silver from the player, or give it if it is less than nothing."""
        self.data["silver"][self.me] -= coins

    def draw(self, n: int) -> None:
        """Travel cards, one by one; the discards are shuffled only when one is missing. [AF-A1, AF-M8]"""
        pile = self.data["travel_pile"]
        for _ in range(n):
            if not pile and self.data["discards"]:
                pile += self._shuffled()
                self.data["shuffles"] += 1
            if pile:
                self.hand.append(pile.pop())

    def _shuffled(self) -> list[str]:
        """The discards in the order that the dice gave them: what lies there now, above it what was drawn."""
        drawn = list((Counter(self.after["hands"][self.me]) - Counter(self.hand)).elements())
        shuffled = list(self.after["travel_pile"]) + drawn
        if sorted(shuffled) != sorted(self.data["discards"]):
            raise Untrue(f"the discards were shuffled, and the pile has other cards: {shuffled}")
        self.data["discards"] = []
        return shuffled

    def at_the_book(self, verb: str, side: str) -> None:
        """Turn a page or buy what lies on top. [AF-B2, AF-B3, AF-B4]"""
        book = self.data["books"][self.tables.half[self.data["places"][self.me]]]
        card = book[side].pop()
        if verb == "buy":
            self.pay(PRICE)
            self.data["adventures"][self.me].append(card)
        else:
            self.pay(page_cost(self.data))
            self.data["turned"] = True
            book["right" if side == "left" else "left"].append(card)
        if book[side] and book[side][-1] not in book["seen"]:
            book["seen"].append(book[side][-1])
        self.data["step"] = "book"

    def go(self, place: str, way: str) -> None:
        """One step. [AF-M1, AF-M2, AF-M3]"""
        card = way.removesuffix(" for 5")
        self.pay(PRICE if card != way else 0)
        self.hand.remove(card)
        self.data["played"].append(card)
        self.data["places"][self.me] = place
        self.data["step"] = "travel"

    def join(self, expedition: str) -> None:
        """A marker, and the bonus of the space. [AF-M4]"""
        space = self._space(expedition)
        self.data["spaces"][space]["markers"].append(self.me + 1)
        kind, amount = self.tables.bonuses[space]
        if kind == "coins":
            self.pay(-amount)
        else:
            self.draw(amount)
        self.data["step"] = "travel"

    def _space(self, expedition: str) -> int:
        return [space["expedition"] for space in self.data["spaces"]].index(expedition)

    def end(self, word: str) -> None:
        """An expedition or an adventure. [AF-M5, AF-M6]"""
        under = self.data["under"][self.me]
        if word in self.tables.expeditions:
            self.data["spaces"][self._space(word)] = {"expedition": None, "markers": []}
            self.pay(-self.tables.expeditions[word]["coins"])
            under["expeditions"].append(word)
        else:
            self.data["adventures"][self.me].remove(word)
            row = self.tables.adventures[word]
            if self.tables.is_artifact(word):
                self.pay(-row["coins"])
            else:
                self.hand.append(f"{row['subject']} assistant")
            under["adventures"].append(word)
        self.data["step"] = "travel"

    def done(self) -> None:
        """Played travel cards to the discards, the others back to the hand. [AF-M2]"""
        for card in self.data["played"]:
            (self.data["discards"] if is_travel(card) else self.hand).append(card)
        self.data["played"] = []
        self.data["turned"] = False
        self.end_action()

    def discard(self, card: str) -> None:
        """One card too many. [AF-T1]"""
        self.hand.remove(card)
        if is_travel(card):
            self.data["discards"].append(card)
        self.end_action()

    def give_up(self, adventure: str) -> None:
        """One adventure too many. [AF-T2]"""
        self.data["adventures"][self.me].remove(adventure)
        self.data["gone"].append(adventure)
        self.end_action()

    def end_action(self) -> None:
        """The limits; then empty spaces are filled, and the next player's turn or the end comes."""
        data = self.data
        if len(self.hand) > HAND_LIMIT:
            data["step"] = "discard"
            return
        if len(data["adventures"][self.me]) > ADVENTURE_LIMIT:
            data["step"] = "give-up"
            return
        for space in range(SPACES):
            if data["spaces"][space]["expedition"] is None and data["expedition_pile"]:
                data["spaces"][space]["expedition"] = data["expedition_pile"].pop()
        data["turn"] += 1
        if any(space["expedition"] is None for space in data["spaces"]):
            data["triggered"] = True
        following = data["seat"] % len(data["places"]) + 1
        capped = self.options["turn_cap"] == str(data["turn"])
        if capped or (data["triggered"] and following == data["starter"]):
            data["step"] = "over"
        else:
            data["seat"], data["step"] = following, "action"


def difference(found: Position, due: Position) -> str:
    """The first thing in which two positions differ, as a sentence; nothing if they do not."""
    one, two = _ordered(found), _ordered(due)
    for name in dict.fromkeys([*one, *two]):
        if one.get(name) != two.get(name):
            return f"{name} is {one.get(name)}, and should be {two.get(name)}"
    return ""


def _ordered(data: Position) -> dict[str, Any]:
    """A position with all those cards sorted that lie in no order."""
    books = {}
    for half, book in data["books"].items():
        stacks = {side: book[side] for side in ("left", "right")}
        lying = book["left"] + book["right"]
        books[half] = {**stacks, "seen": sorted(card for card in book["seen"] if card in lying)}
    return {
        **data,
        "books": books,
        "hands": [sorted(hand) for hand in data["hands"]],
        "adventures": [sorted(cards) for cards in data["adventures"]],
        "under": [{kind: sorted(cards) for kind, cards in one.items()} for one in data["under"]],
        "spaces": [{**space, "markers": sorted(space["markers"])} for space in data["spaces"]],
        **{name: sorted(data[name]) for name in ("played", "discards", "removed", "gone")},
    }
