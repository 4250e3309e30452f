"""A second computation of Lost Cities: slow and plain, written from the rules and not from the engine.

A card is a tuple of its colour and its value; a sponsor's value is 0. Seats are 1 and 2.
"""

from itertools import pairwise
from typing import Any

Card = tuple[str, int]
Row = dict[str, list[int]]

FIRST_COME = ["five-cards", "three-started", "run"]
FIRST_COME += [f"three-{colour}" for colour in ("yellow", "blue", "purple", "green", "orange")]


def card(text: str) -> Card:
    """`green sponsor` or `green 9`."""
    colour, rank = text.split()
    return colour, value(rank)


def value(rank: str) -> int:
    """What stands on a card."""
    return 0 if rank == "sponsor" else int(rank)


def spelled(one: Card) -> str:
    """The card as a move names it."""
    return f"{one[0]} {one[1] or 'sponsor'}"


# Points, as the rulebook has them worked out with a pencil.


def sheet(expedition: list[int]) -> dict[str, int]:
    """One column of the score sheet."""
    rows = {"sum": 0, "after_cost": 0, "times": 1, "multiplied": 0, "bonus": 0, "points": 0}
    if not expedition:
        return rows
    for number in expedition:
        rows["sum"] += number
    rows["after_cost"] = rows["sum"] - 20
    rows["times"] = {0: 1, 1: 2, 2: 3, 3: 4}[expedition.count(0)]
    rows["multiplied"] = rows["after_cost"] * rows["times"]
    if len(expedition) in (8, 9, 10, 11, 12):
        rows["bonus"] = 20
    rows["points"] = rows["multiplied"] + rows["bonus"]
    return rows


def row_points(row: Row) -> int:
    """The points of all expeditions of a seat."""
    return sum(sheet(expedition)["points"] for expedition in row.values())


def has_run(expedition: list[int]) -> bool:
    """Whether some number is followed by the next two."""
    return any({number, number + 1, number + 2} <= set(expedition) for number in range(2, 9))


def is_met(milestone: str, row: Row) -> bool:
    """Whether a row of expeditions meets a first-come milestone."""
    if milestone == "five-cards":
        return any(len(expedition) >= 5 for expedition in row.values())
    if milestone == "three-started":
        return len([expedition for expedition in row.values() if expedition]) >= 3
    if milestone == "run":
        return any(has_run(expedition) for expedition in row.values())
    return len(row[milestone.removeprefix("three-")]) >= 3


def contenders(row: Row, reading: str) -> list[int]:
    """The points of the expeditions that compete for the best one."""
    points = []
    for expedition in row.values():
        numbers = [number for number in expedition if number != 0]
        if numbers and (reading == "ignore_sponsors" or len(numbers) == len(expedition)):
            points.append(sheet(numbers)["points"])
    return points


def is_legal(expedition: list[int]) -> bool:
    """Whether these cards may lie in this order: sponsors, at most three, then ascending numbers."""
    if expedition.count(0) > 3:
        return False
    return all((a, b) == (0, 0) or a < b for a, b in pairwise(expedition))


class Second:
    """A position that is computed by hand from the cards that lie there."""

    def __init__(self, position: dict[str, Any], options: dict[str, str]) -> None:
        self.options_agreed = options
        self.seat: int = position["seat"]
        self.starter: int = position["starter"]
        self.turn: int = position["turn"]
        self.step: str = position["step"]
        self.finished: list[list[int]] = position["finished"]
        self.hands = {seat: [card(text) for text in position["hands"][seat - 1]] for seat in (1, 2)}
        self.seen = {seat: [card(text) for text in position["shown"][seat - 1]] for seat in (1, 2)}
        self.rows = {
            seat: {
                c: [value(rank) for rank in ranks] for c, ranks in position["expeditions"][seat - 1].items()
            }
            for seat in (1, 2)
        }
        self.camps = {c: [value(rank) for rank in ranks] for c, ranks in position["camps"].items()}
        self.pile = [card(text) for text in position["pile"]]
        self.placed_on: str | None = position["closed"]
        self.on_offer: set[str] = set(position["on_offer"])
        self.won: dict[int, set[str]] = {seat: set(position["won"][seat - 1]) for seat in (1, 2)}

    def options(self) -> set[str]:
        """Every move that the rules allow."""
        if self.step == "deal":
            return {"deal"}
        if self.step == "over":
            return set()
        if self.step == "place":
            moves = set()
            for colour, number in self.hands[self.seat]:
                moves.add(f"camp {spelled((colour, number))}")
                if is_legal([*self.rows[self.seat][colour], number]):
                    moves.add(f"play {spelled((colour, number))}")
            return moves
        moves = {"draw"}
        cap = self.options_agreed["turn_cap"]
        if cap == "none" or self.turn + 1 <= int(cap):
            moves |= {
                f"take {colour}" for colour, camp in self.camps.items() if camp and colour != self.placed_on
            }
        return moves

    def play(self, spelling: str) -> None:
        """Move the cards; at the end of a turn see what it brought."""
        verb, _, rest = spelling.partition(" ")
        hand = self.hands[self.seat]
        if verb in ("play", "camp"):
            colour, number = card(rest)
            hand.remove((colour, number))
            if (colour, number) in self.seen[self.seat]:
                self.seen[self.seat].remove((colour, number))
            self.placed_on = colour if verb == "camp" else None
            place = self.camps[colour] if verb == "camp" else self.rows[self.seat][colour]
            place.append(number)
            self.step = "draw"
            return
        if verb == "take":
            taken = (rest, self.camps[rest].pop())
            hand.append(taken)
            self.seen[self.seat].append(taken)
        else:
            hand.append(self.pile.pop())
        self.end_turn()

    def end_turn(self) -> None:
        """First-come milestones, then the end of the game or the other seat."""
        self.turn += 1
        self.placed_on = None
        for milestone in sorted(self.on_offer):
            if milestone in FIRST_COME and is_met(milestone, self.rows[self.seat]):
                self.give(milestone, self.seat)
        if self.pile:
            self.seat = 2 if self.seat == 1 else 1
            self.step = "place"
            return
        for milestone in sorted(self.on_offer):
            if milestone not in FIRST_COME:
                self.decide(milestone)
        self.finished = [*self.finished, [self.points(1), self.points(2)]]
        games = int(self.options_agreed["games"])
        self.step = "over" if len(self.finished) == games else "deal"
        if self.step == "deal":
            self.seat = self.starter = self.next_starter()

    def give(self, milestone: str, seat: int) -> None:
        """A milestone goes to a seat."""
        self.on_offer.remove(milestone)
        self.won[seat].add(milestone)

    def decide(self, milestone: str) -> None:
        """Who is better takes the milestone."""
        if milestone == "more-started":
            first, second = (len([e for e in self.rows[seat].values() if e]) for seat in (1, 2))
        elif milestone == "lower-hand":
            first, second = (-sum(number for _, number in self.hands[seat]) for seat in (1, 2))
        else:
            reading = self.options_agreed["best_expedition"]
            lists = [contenders(self.rows[seat], reading) for seat in (1, 2)]
            first, second = (max(points, default=-10_000) for points in lists)
        if first != second:
            self.give(milestone, 1 if first > second else 2)

    def next_starter(self) -> int:
        """More points so far; with as many, who did not start last."""
        first, second = self.totals()
        if first == second:
            return {1: 2, 2: 1}[self.starter]
        return 1 if first > second else 2

    def points(self, seat: int) -> int:
        """The points of the game on the table."""
        return row_points(self.rows[seat]) + 10 * len(self.won[seat])

    def totals(self) -> list[int]:
        """The points of the finished games."""
        return [sum(game[0] for game in self.finished), sum(game[1] for game in self.finished)]

    def scores(self) -> list[int]:
        """All points so far."""
        totals = self.totals()
        if self.step in ("place", "draw"):
            totals = [totals[0] + self.points(1), totals[1] + self.points(2)]
        return totals

    def winners(self) -> list[int]:
        """Who has won the match."""
        if self.step != "over":
            return []
        first, second = self.totals()
        return [1, 2] if first == second else [1] if first > second else [2]
