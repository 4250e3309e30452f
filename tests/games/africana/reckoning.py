"""A second reckoning of Africana: slow and plain, written from the rules and not from the engine.

It reads the tables itself. Seats are 1 to 4, cards and places are words.
"""

import csv
from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import cairn

DATA = Path(cairn.__file__).parent / "games" / "africana" / "data"


def table(name: str) -> list[dict[str, str]]:
    """The rows of a component table."""
    with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


NAME_OF = {row["id"]: row["name"].lower() for row in table("locations")}
HALF = {NAME_OF[row["id"]]: row["half"] for row in table("locations")}
SYMBOLS = {NAME_OF[row["id"]]: row["symbols"].split("|") for row in table("locations")}
ROUTES = {frozenset((NAME_OF[row["a"]], NAME_OF[row["b"]])) for row in table("routes")}
EXPEDITIONS = {f"{NAME_OF[row['start']]} - {NAME_OF[row['target']]}": row for row in table("expeditions")}
ADVENTURES = {
    f"{row['subject']}{' assistant' if row['kind'] == 'assistant' else ''} {NAME_OF[row['target']]}": row
    for row in table("adventures")
}
BONUSES = [(row["kind"], int(row["amount"])) for row in table("bonuses")]


@cache
def collections(counts: tuple[int, ...]) -> int:
    """The best that so many artifacts of each kind are worth: try every collection that can be laid."""
    best = 0
    kinds = range(len(counts))
    laid = [((kind,) * n, worth) for kind in kinds for n, worth in ((2, 6), (3, 12))]
    laid += [(pair, 2) for pair in combinations(kinds, 2)]
    laid += [(four, 10) for four in combinations(kinds, 4)]
    for collection, worth in laid:
        rest = tuple(counts[kind] - collection.count(kind) for kind in kinds)
        if min(rest) >= 0:
            best = max(best, worth + collections(rest))
    return best


def is_travel(card: str) -> bool:
    """Whether a hand card is a travel card."""
    return card != "joker" and not card.endswith("assistant")


class Reckoning:
    """A position that is reckoned by hand from the pieces that lie there."""

    def __init__(self, position: dict[str, Any], options: dict[str, str]) -> None:
        self.cap = options["turn_cap"]
        self.n = len(position["places"])
        self.at: dict[str, Any] = {name: position[name] for name in ("seat", "step", "turn", "starter")}
        self.turned: bool = position["turned"]
        self.triggered: bool = position["triggered"]
        self.places: list[str] = list(position["places"])
        self.silver: list[int] = list(position["silver"])
        self.hands = [list(hand) for hand in position["hands"]]
        self.adventures = [set(cards) for cards in position["adventures"]]
        self.under = [set(one["expeditions"]) | set(one["adventures"]) for one in position["under"]]
        self.played = list(position["played"])
        self.travel = list(position["travel_pile"])
        self.discards = list(position["discards"])
        self.spaces = [space["expedition"] for space in position["spaces"]]
        self.markers = [set(space["markers"]) for space in position["spaces"]]
        self.pile = list(position["expedition_pile"])
        self.books = {
            (book, side): list(stacks[side])
            for book, stacks in position["books"].items()
            for side in ("left", "right")
        }
        self.seen = {card for stacks in position["books"].values() for card in stacks["seen"]}

    # Whose turn it is.

    @property
    def me(self) -> int:
        """The seat in turn, from 0."""
        return int(self.at["seat"]) - 1

    def coins(self) -> int:
        """The silver of the seat in turn."""
        return self.silver[self.me]

    # What may be done.

    def options(self) -> set[str]:
        """Every move that the rules allow."""
        step = self.at["step"]
        if step == "discard":
            return {f"discard {card}" for card in self.hands[self.me]}
        if step == "give-up":
            return {f"give up {card}" for card in self.adventures[self.me]}
        moves: set[str] = set()
        if step in ("action", "book"):
            moves |= self.at_the_book()
        if step in ("action", "travel"):
            moves |= self.on_the_way()
        if step == "action":
            moves.add("draw")
        if step != "over":
            moves.add("done")
        return moves

    def at_the_book(self) -> set[str]:
        """Pages that can be turned and cards that can be bought."""
        moves = set()
        for side in ("left", "right"):
            if self.books[HALF[self.places[self.me]], side]:
                if self.coins() >= 1 or not self.turned:
                    moves.add(f"turn {side}")
                if self.coins() >= 5:
                    moves.add(f"buy {side}")
        return moves

    def on_the_way(self) -> set[str]:
        """Steps, joinings and endings."""
        here = self.places[self.me]
        moves = {f"end {card}" for card in self.adventures[self.me] if self.target(card) == here}
        for place, symbols in SYMBOLS.items():
            if frozenset((here, place)) in ROUTES:
                for card in self.hands[self.me]:
                    if card == "joker" or card.split()[0] in symbols:
                        moves.add(f"go {place} with {card}")
                    elif self.coins() >= 5:
                        moves.add(f"go {place} with {card} for 5")
        left = 4 - sum(self.me + 1 in joined for joined in self.markers)
        for expedition, joined in zip(self.spaces, self.markers, strict=True):
            if expedition is None:
                continue
            start, target = expedition.split(" - ")
            if self.me + 1 in joined:
                if target == here:
                    moves.add(f"end {expedition}")
            elif start == here and left > 0:
                moves.add(f"join {expedition}")
        return moves

    @staticmethod
    def target(adventure: str) -> str:
        """Where an adventure ends."""
        return NAME_OF[ADVENTURES[adventure]["target"]]

    # What follows.

    def play(self, move: str, after: dict[str, Any]) -> None:
        """Make a move; `after` is asked only for the order of a pile that was shuffled anew."""
        verb, _, rest = move.partition(" ")
        if verb == "go":
            self.go(*rest.split(" with "))
        elif verb in ("turn", "buy"):
            self.look_up(verb, rest)
        elif verb == "join":
            self.join(rest, after)
        elif verb == "end":
            self.end(rest)
        elif verb == "draw":
            self.draw(2, after)
            self.end_action()
        elif verb == "done":
            self.discards += [card for card in self.played if is_travel(card)]
            self.hands[self.me] += [card for card in self.played if not is_travel(card)]
            self.played = []
            self.turned = False
            self.end_action()
        elif verb == "discard":
            self.hands[self.me].remove(rest)
            if is_travel(rest):
                self.discards.append(rest)
            self.end_action()
        else:
            self.adventures[self.me].remove(rest.removeprefix("up "))
            self.end_action()

    def go(self, place: str, way: str) -> None:
        """Play a card for one step."""
        card = way.removesuffix(" for 5")
        if card != way:
            self.silver[self.me] -= 5
        self.hands[self.me].remove(card)
        self.played.append(card)
        self.places[self.me] = place
        self.at["step"] = "travel"

    def look_up(self, verb: str, side: str) -> None:
        """Turn a page or buy a card."""
        half = HALF[self.places[self.me]]
        card = self.books[half, side].pop()
        if verb == "buy":
            self.silver[self.me] -= 5
            self.adventures[self.me].add(card)
        else:
            self.silver[self.me] -= 1 if self.turned else 0
            self.turned = True
            self.books[half, {"left": "right", "right": "left"}[side]].append(card)
        self.seen |= set(self.books[half, side][-1:])
        self.at["step"] = "book"

    def join(self, expedition: str, after: dict[str, Any]) -> None:
        """Place a marker and take the bonus."""
        space = self.spaces.index(expedition)
        self.markers[space].add(self.me + 1)
        kind, amount = BONUSES[space]
        if kind == "coins":
            self.silver[self.me] += amount
        else:
            self.draw(amount, after)
        self.at["step"] = "travel"

    def end(self, card: str) -> None:
        """End an expedition or an adventure."""
        if card in EXPEDITIONS:
            space = self.spaces.index(card)
            self.spaces[space], self.markers[space] = None, set()
            self.silver[self.me] += int(EXPEDITIONS[card]["coins"])
        else:
            self.adventures[self.me].remove(card)
            if ADVENTURES[card]["kind"] == "artifact":
                self.silver[self.me] += int(ADVENTURES[card]["coins"])
            else:
                self.hands[self.me].append(f"{ADVENTURES[card]['subject']} assistant")
        self.under[self.me].add(card)
        self.at["step"] = "travel"

    def draw(self, n: int, after: dict[str, Any]) -> None:
        """Draw travel cards; what a new shuffle brought can only be looked up."""
        mine = Counter(self.hands[self.me])
        for _ in range(n):
            if not self.travel and self.discards:
                drawn = Counter(after["hands"][self.me]) - Counter(self.hands[self.me])
                self.travel = after["travel_pile"] + list(drawn.elements())
                assert sorted(self.travel) == sorted(self.discards)
                self.discards = []
            if self.travel:
                self.hands[self.me].append(self.travel.pop())
        assert mine <= Counter(self.hands[self.me])

    def end_action(self) -> None:
        """The limits, the spaces, and the next player or the end."""
        if len(self.hands[self.me]) > 5:
            self.at["step"] = "discard"
            return
        if len(self.adventures[self.me]) > 3:
            self.at["step"] = "give-up"
            return
        for space in range(5):
            if self.spaces[space] is None and self.pile:
                self.spaces[space] = self.pile.pop()
        self.triggered = None in self.spaces
        self.at["turn"] += 1
        after = self.at["seat"] % self.n + 1
        if (self.triggered and after == self.at["starter"]) or str(self.at["turn"]) == self.cap:
            self.at["step"] = "over"
        else:
            self.at |= {"seat": after, "step": "action"}

    # Points.

    def points(self, seat: int) -> int:
        """The points of a seat, from 0, if the game ended now."""
        total = self.silver[seat] // 10 + len([card for card in self.hands[seat] if is_travel(card)]) // 2
        kinds: Counter[str] = Counter()
        assistants = 0
        for card in self.under[seat]:
            row = EXPEDITIONS[card] if card in EXPEDITIONS else ADVENTURES[card]
            total += int(row["points"])
            if row.get("kind") == "artifact":
                kinds[row["subject"]] += 1
            elif row.get("kind") == "assistant":
                assistants += 1
        total += len([card for card in self.adventures[seat] if ADVENTURES[card]["kind"] == "artifact"])
        counts = [kinds[kind] for kind in ("mask", "drum", "statuette", "vase", "shield")]
        return total + collections(tuple(counts)) - {0: 0, 1: 0, 2: 5}.get(assistants, 10)

    def scores(self) -> list[int]:
        """The points of all seats."""
        return [self.points(seat) for seat in range(self.n)]

    def winners(self) -> list[int]:
        """Who has won: most points, then most silver."""
        if self.at["step"] != "over":
            return []
        reached = list(zip(self.scores(), self.silver, strict=True))
        return [seat + 1 for seat in range(self.n) if reached[seat] == max(reached)]
