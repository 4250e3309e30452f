"""How the players of Africana's recordings choose.

They know all cards and help each other: a player who is not to bring about the end leaves the last
expeditions to the one who is.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from cairn.core.dice import QuickStream
from cairn.core.game import Position
from cairn.core.match import Match
from cairn.games.africana.rules.game import AFRICANA
from cairn.games.africana.rules.pieces import COLOURS
from tests.matches.record import Chooser

_TABLES = AFRICANA.components()
SYMBOLS: dict[str, list[str]] = {place["place"]: place["symbols"] for place in _TABLES["places"]}
HALF: dict[str, str] = {place["place"]: place["half"] for place in _TABLES["places"]}
EXPEDITIONS: dict[str, dict[str, Any]] = {card["expedition"]: card for card in _TABLES["expeditions"]}
ADVENTURES: dict[str, dict[str, Any]] = {card["adventure"]: card for card in _TABLES["adventures"]}
NEAR: dict[str, list[str]] = {place: [] for place in SYMBOLS}
for route in _TABLES["routes"]:
    NEAR[route["a"]].append(route["b"])
    NEAR[route["b"]].append(route["a"])


@dataclass(frozen=True)
class Plan:
    """What the players of a match are after."""

    ends: Callable[[int, Position], bool] = lambda place, data: True
    """Who may bring about the last round, and when: the starter is 0, the others follow clockwise."""
    buys: Callable[[int, str], bool] = lambda place, adventure: True
    """Which adventures a player buys."""
    takes: Callable[[int, str], bool] = lambda place, expedition: True
    """Which expeditions a player ends."""
    loses: list[str] = field(default_factory=list)
    """Cards that are discarded first."""
    most: int = 2
    """How many unfinished adventures a player wants."""
    pays: bool = False
    """Whether players pay for a card that does not fit, and for pages."""


def travellers(plan: Plan) -> Chooser:
    """End and join what can be, go to the nearest place where something can, else buy, else draw."""

    def choose(match: Match, stream: QuickStream) -> str:
        moves = [match.game.spell(move) for move in sorted(match.state.options())]
        data = match.state.dump()
        return Traveller(plan, data, moves, stream).choose()

    return choose


def idlers(match: Match, stream: QuickStream) -> str:
    """Do nothing."""
    return "done"


def seat(place: int) -> Callable[[int, Position], bool]:
    """The seat `place` after the starter brings about the last round."""
    return lambda own, data: own == place


def last_when_nobody_buys(place: int, data: Position) -> bool:
    """The last seat does, once all adventures are ended or nobody can pay for another."""
    books = [data["books"][half][side] for half in ("north", "south") for side in ("left", "right")]
    can_buy = any(books) and max(data["silver"]) >= 5
    return place == len(data["places"]) - 1 and not any(data["adventures"]) and not can_buy


class Traveller:
    """One decision of a player."""

    def __init__(self, plan: Plan, data: Position, moves: list[str], stream: QuickStream) -> None:
        self.plan = plan
        self.data = data
        self.moves = moves
        self.stream = stream
        self.seat: int = data["seat"] - 1
        self.place = (self.seat - data["starter"] + 1) % len(data["places"])
        """How many seats after the starter this one sits."""
        self.hand: list[str] = data["hands"][self.seat]
        self.mine: list[str] = data["adventures"][self.seat]

    def choose(self) -> str:
        """The move."""
        if self.data["step"] == "discard":
            return self._discard()
        if self.data["step"] == "give-up":
            return self._any(self.moves)
        if self.data["triggered"] and self.data["step"] == "action" and len(self.hand) > 3:
            # The limit of the hand holds in the last turn too.
            return "draw"
        if self.data["step"] != "book":
            wanted = self._here() or self._step_towards() or self._changed_step()
            if wanted:
                return wanted
        if self.data["step"] != "travel":
            bought = self._buy()
            if bought:
                return bought
        return "draw" if "draw" in self.moves else "done"

    def _any(self, moves: list[str]) -> str:
        return moves[self.stream.below(len(moves))]

    def _discard(self) -> str:
        lost = [f"discard {card}" for card in self.plan.loses if f"discard {card}" in self.moves]
        spare = [card for card in self.hand if card in COLOURS and self.hand.count(card) > 1]
        if lost:
            return lost[0]
        return f"discard {spare[0]}" if spare else self.moves[0]

    def _may_end(self, expedition: str) -> bool:
        """Whether an expedition may be ended: it does not bring about the last round, or that is wanted."""
        if not self.plan.takes(self.place, expedition):
            return False
        empty = len([space for space in self.data["spaces"] if space["expedition"] is None])
        last = empty + 1 > len(self.data["expedition_pile"]) and not self.data["triggered"]
        return not last or self.plan.ends(self.place, self.data)

    def _here(self) -> str:
        """Something to end or to join at this place."""
        ends = [move for move in self.moves if move.startswith("end ")]
        adventures = [move for move in ends if " - " not in move]
        expeditions = [move for move in ends if " - " in move and self._may_end(move.removeprefix("end "))]
        joins = [move for move in self.moves if move.startswith("join ")]
        found = adventures or expeditions or joins
        return found[0] if found else ""

    def _goals(self) -> set[str]:
        """Where something can be ended or joined."""
        goals = {ADVENTURES[adventure]["target"] for adventure in self.mine}
        spaces = self.data["spaces"]
        joined = [space["expedition"] for space in spaces if self.seat + 1 in space["markers"]]
        goals |= {EXPEDITIONS[expedition]["target"] for expedition in joined if self._may_end(expedition)}
        if self._is_buyer() and not self._book():
            goals |= {place for place in SYMBOLS if HALF[place] != HALF[self.data["places"][self.seat]]}
        if len(joined) < 4:
            free = [space["expedition"] for space in spaces if space["expedition"] not in (None, *joined)]
            goals |= {EXPEDITIONS[expedition]["start"] for expedition in free}
        return goals

    def _step_towards(self) -> str:
        """The first step of the shortest way that the hand allows to such a place."""
        goals = self._goals()
        start = (self.data["places"][self.seat], tuple(sorted(self.hand)))
        ways = deque([(start, "")])
        seen = {start}
        while ways:
            (here, hand), first = ways.popleft()
            if here in goals and first:
                return first
            for place in NEAR[here]:
                for card in sorted(set(hand)):
                    if card != "joker" and card.split()[0] not in SYMBOLS[place]:
                        continue
                    rest = list(hand)
                    rest.remove(card)
                    there = (place, tuple(rest))
                    if there not in seen:
                        seen.add(there)
                        ways.append((there, first or f"go {place} with {card}"))
        return ""

    def _changed_step(self) -> str:
        """A step to such a place for 5 silver."""
        if not self.plan.pays:
            return ""
        goals = self._goals()
        steps = [move for move in self.moves if move.endswith(" for 5")]
        return next((move for move in steps if move[3:].split(" with ")[0] in goals), "")

    def _is_buyer(self) -> bool:
        return len(self.mine) < self.plan.most and self.data["silver"][self.seat] >= 5

    def _book(self) -> list[str]:
        """What is left in the book of this half."""
        book = self.data["books"][HALF[self.data["places"][self.seat]]]
        return [*book["left"], *book["right"]]

    def _buy(self) -> str:
        """Buy what lies on top and is wanted; turn a page where nothing is."""
        if not self._is_buyer():
            return ""
        book = self.data["books"][HALF[self.data["places"][self.seat]]]
        for side in ("left", "right"):
            if book[side] and self.plan.buys(self.place, book[side][-1]):
                return f"buy {side}"
        turns = [move for move in self.moves if move.startswith("turn ")]
        pays = self.plan.pays and self.data["silver"][self.seat] > 5
        return turns[0] if turns and (pays or not self.data["turned"]) else ""
