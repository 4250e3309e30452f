"""Points: what an expedition is worth, and when a milestone is met."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.zones import shl
from cairn.games.lost_cities.rules.pieces import (
    ALL_BITS,
    HAND,
    KINDS,
    NO_EXPEDITION,
    SPONSOR_BITS,
    SPONSORS,
    cards_in,
    sponsors_in,
)

COST: Final = 20
GREAT: Final = 8
"""The cards that make an expedition great."""
GREAT_BONUS: Final = 20
MILESTONE_POINTS: Final = 10
FEWEST_OF_A_SEAT: Final = -COST * (SPONSORS + 1)
"""The fewest points of a colour for one seat: all its sponsors, and no number."""
FEWEST_OF_BOTH: Final = -COST * (SPONSORS + 2)
"""The fewest points of a colour for both seats together: its sponsors shared out, and no number."""


def sum_of(expedition: i64) -> i64:
    """Row A of the sheet: the sum of the numbers."""
    total: i64 = 0
    number: i64 = 2
    rest: i64 = expedition >> 3
    while rest != 0:
        if rest & 1:
            total += number
        number += 1
        rest >>= 1
    return total


def worth(expedition: i64) -> i64:
    """The points of one expedition; an unstarted one has none."""
    if expedition == NO_EXPEDITION:
        return 0
    points: i64 = (sum_of(expedition) - COST) * (sponsors_in(expedition) + 1)
    return points + GREAT_BONUS if cards_in(expedition) >= GREAT else points


def sheet(expedition: int) -> dict[str, int]:
    """The rows A to D of the score sheet and their total."""
    if expedition == NO_EXPEDITION:
        return {"sum": 0, "after_cost": 0, "times": 1, "multiplied": 0, "bonus": 0, "points": 0}
    total = int(sum_of(expedition))
    times = int(sponsors_in(expedition)) + 1
    bonus = GREAT_BONUS if cards_in(expedition) >= GREAT else 0
    return {
        "sum": total,
        "after_cost": total - COST,
        "times": times,
        "multiplied": (total - COST) * times,
        "bonus": bonus,
        "points": (total - COST) * times + bonus,
    }


def has_run(expedition: i64) -> bool:
    """Whether three consecutive numbers are there; sponsors neither help nor interrupt."""
    numbers: i64 = expedition >> 3
    return numbers & (numbers >> 1) & (numbers >> 2) != 0


def meets(milestone: i64, row: vec[i64], first: i64, colours: i64) -> bool:
    """Whether the expeditions from `first` on, one a colour, meet a first-come milestone."""
    if milestone < 5:
        return cards_in(row[first + milestone]) >= 3
    begun: i64 = 0
    at: i64 = first
    while at < first + colours:
        if milestone == 5 and cards_in(row[at]) >= 5:
            return True
        if milestone == 7 and has_run(row[at]):
            return True
        if row[at] != NO_EXPEDITION:
            begun += 1
        at += 1
    return milestone == 6 and begun >= 3


def started(expeditions: list[int]) -> int:
    """How many of these expeditions hold a card."""
    return sum([1 for e in expeditions if e != NO_EXPEDITION])


def best(expeditions: list[int], ignore_sponsors: bool) -> int | None:
    """The points of the best expedition that competes for its milestone; None where none does."""
    points = []
    for expedition in expeditions:
        numbers = expedition & int(ALL_BITS - SPONSOR_BITS)
        if numbers != 0 and (ignore_sponsors or numbers == expedition):
            points.append(int(worth(numbers)))
    return max(points) if points else None


def most_points(colours: int) -> int:
    """The most points that the expeditions of a game can bring, to one seat or to both together.

    The cards in the hands at the end lie in no expedition. A colour is worth most where one seat has all its
    cards that are laid, with the highest numbers.
    """
    of_colour = [0]
    for n in range(1, KINDS + SPONSORS):
        expeditions = [_highest(sponsors, n - sponsors) for sponsors in range(min(n, SPONSORS) + 1)]
        of_colour.append(max([int(worth(expedition)) for expedition in expeditions]))
    laid = colours * (len(of_colour) - 1) - 2 * HAND
    most = [0] * (laid + 1)
    for _ in range(colours):
        most = [
            max([most[i - n] + of_colour[n] for n in range(min(i + 1, len(of_colour)))])
            for i in range(laid + 1)
        ]
    return most[laid]


def _highest(sponsors: int, numbers: int) -> int:
    """An expedition of this many sponsors and the highest numbers; there are nine of them."""
    of_sponsors = int(shl(1, sponsors)) - 1
    return of_sponsors + sum([int(shl(1, KINDS + 1 - i)) for i in range(min(numbers, KINDS - 1))])
