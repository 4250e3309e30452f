"""The map of Africana for looking up, and a route on it, leg by leg."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.games.africana.rules.kit import Kit
from cairn.games.africana.rules.pieces import FIRST_ASSISTANT, PLACES

MISSING: Final[i64] = 11
"""In a route, instead of a card: none in hand fits."""
NOTHING: Final[i64] = -1_000_000
"""Worse than any plan."""


@final
class Chart:
    """The map of a kit, as rows of numbers."""

    def __init__(self, kit: Kit) -> None:
        self.kit: Final = kit
        near = [kit.neighbours_of(place) for place in range(PLACES)]
        roads: list[int] = []
        first: list[int] = [0]
        for row in near:
            roads += row
            first.append(len(roads))
        self.roads: Final = vec[i64](roads)
        """The neighbours of all places in turn."""
        self.first: Final = vec[i64](first)
        """Where the neighbours of each place begin in that row."""
        self.far: Final = vec[i64]([n for place in range(PLACES) for n in _distances(near, place)])
        """The steps from place to place."""
        self.ball: Final = vec[i64]([n for place in range(PLACES) for n in _by_distance(near, place)])
        """All places in turn from each place, the nearest first."""
        self.at: Final = vec[i64]([n for place in range(PLACES) for n in _one_at_each(near, place)])
        """For each place and each number of steps, a place so far away, or the farthest."""
        self.symbol: Final = vec[i64]([place.symbols[0] for place in kit.places])
        self.second: Final = vec[i64]([place.symbols[-1] for place in kit.places])
        """The other symbol of a place, or the same."""

    def steps(self, a: i64, b: i64) -> i64:
        """How far it is from place to place."""
        return self.far[a * PLACES + b]


def _distances(near: list[list[int]], start: int) -> list[int]:
    steps = [-1] * PLACES
    steps[start] = 0
    reached = [start]
    for place in reached:
        for other in near[place]:
            if steps[other] < 0:
                steps[other] = steps[place] + 1
                reached.append(other)
    return steps


def _by_distance(near: list[list[int]], start: int) -> list[int]:
    steps = _distances(near, start)
    return [place for _, place in sorted([(steps[place], place) for place in range(PLACES)])]


def _one_at_each(near: list[list[int]], start: int) -> list[int]:
    steps = _distances(near, start)
    found = _by_distance(near, start)
    return [[place for place in found if steps[place] <= n][-1] for n in range(PLACES)]


@final
class Route:
    """The best route found, and what it is worth."""

    def __init__(self) -> None:
        self.worth: i64 = NOTHING
        self.steps: i64 = 0
        self.place: i64 = 0
        """Where the first step leads."""
        self.card: i64 = 0
        """The card for the first step."""
        self.is_changed: bool = False
        """Whether it counts as another colour for 5 silver."""

    def copy(self) -> "Route":
        """The same route, to keep."""
        route = Route()
        route.worth = self.worth
        route.steps = self.steps
        route.place = self.place
        route.card = self.card
        route.is_changed = self.is_changed
        return route


@final
class Leg:
    """The route that is being tried, up to one of its places."""

    def __init__(self, steps: i64) -> None:
        self.steps: Final[i64] = steps
        self.place: i64 = 0
        self.card: i64 = 0
        """The card for this step."""
        self.missing: i64 = 0
        """Steps for which no card fits."""
        self.delay: i64 = 0
        """What it costs to wait for those cards."""
        self.is_payable: bool = True
        """Whether there is silver to let other cards count for the missing ones."""
        self.joined: i64 = 0
        """A bit for each expedition that is joined."""
        self.done: i64 = 0
        """A bit for each goal that is reached."""
        self.points: i64 = 0
        self.silver: i64 = 0
        self.hazard: i64 = 0
        """What is likely to be lost with each turn that the route has to wait."""
        self.spent: i64 = 0
        """Travel cards played."""
        self.drawn: i64 = 0
        """Travel cards that joining has brought."""
        self.trodden: i64 = 0
        """A bit for each place since something was last done: to return there would be in vain."""

        self.layer: i64 = 0
        """Where the outlook begins that is true of what is joined and done."""

    def set_out(self, place: i64, joined: i64, silver: i64) -> None:
        """Be where the route begins."""
        self.place = place
        self.card = MISSING
        self.missing = 0
        self.delay = 0
        self.is_payable = True
        self.joined = joined
        self.done = 0
        self.points = 0
        self.silver = silver
        self.hazard = 0
        self.spent = 0
        self.drawn = 0
        self.trodden = 0
        self.layer = 0

    def follow(self, leg: "Leg", place: i64, card: i64) -> None:
        """Be a step further than another leg."""
        self.place = place
        self.card = card
        self.missing = leg.missing
        self.delay = leg.delay
        self.is_payable = leg.is_payable
        self.joined = leg.joined
        self.done = leg.done
        self.points = leg.points
        self.silver = leg.silver
        self.hazard = leg.hazard
        self.spent = leg.spent + 1 if card < FIRST_ASSISTANT else leg.spent
        self.drawn = leg.drawn
        self.trodden = leg.trodden
        self.layer = leg.layer
