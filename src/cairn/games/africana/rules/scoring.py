"""Points: printed ones, collections, assistants, and what is left at the end."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cairn.games.africana.rules.pieces import ARTIFACT_KINDS, TRAVEL_BITS, numbers_in, size

if TYPE_CHECKING:
    from cairn.games.africana.rules.state import State

TWO_IDENTICAL: Final = 6
THREE_IDENTICAL: Final = 12
TWO_DIFFERENT: Final = 2
FOUR_DIFFERENT: Final = 10
TWO_ASSISTANTS: Final = -5
THREE_ASSISTANTS: Final = -10
SILVER_A_POINT: Final = 10
TRAVEL_CARDS_A_POINT: Final = 2

_BEST: Final[dict[int, int]] = {0: 0}
"""The worth of every collection that has been computed, by its counts in falling order."""


def sheet(s: "State", seat: i64) -> dict[str, int]:
    """The points of a seat as they would be if the game ended now, item by item. [AF-E2 to AF-E5]"""
    kit = s.kit
    under = [kit.adventures[n] for n in numbers_in(s.under_adventures[seat])]
    counts = [0] * ARTIFACT_KINDS
    for adventure in under:
        if adventure.is_artifact:
            counts[adventure.kind] += 1
    unfinished = [kit.adventures[n] for n in numbers_in(s.adventures[seat])]
    items = {
        "expeditions": sum([kit.expeditions[n].points for n in numbers_in(s.under_expeditions[seat])]),
        "artifacts": sum([adventure.points for adventure in under if adventure.is_artifact]),
        "collections": collections(counts),
        "assistants": assistants(len(under) - sum(counts)),
        "silver": int(s.silver[seat]) // SILVER_A_POINT,
        "travel_cards": int(size(s.hands[seat] & TRAVEL_BITS)) // TRAVEL_CARDS_A_POINT,
        "unfinished": len([adventure for adventure in unfinished if adventure.is_artifact]),
    }
    items["points"] = sum(list(items.values()))
    return items


def points(s: "State", seat: i64) -> int:
    """The points of a seat if the game ended now: the sum of its sheet, without writing it down."""
    kit = s.kit
    total: i64 = s.silver[seat] // SILVER_A_POINT + size(s.hands[seat] & TRAVEL_BITS) // TRAVEL_CARDS_A_POINT
    for n in numbers_in(s.under_expeditions[seat]):
        total += kit.expeditions[n].points
    counts = [0] * ARTIFACT_KINDS
    helpers = 0
    for n in numbers_in(s.under_adventures[seat]):
        adventure = kit.adventures[n]
        if adventure.is_artifact:
            counts[adventure.kind] += 1
            total += adventure.points
        else:
            helpers += 1
    for n in numbers_in(s.adventures[seat]):
        if kit.adventures[n].is_artifact:
            total += 1
    return int(total) + collections(counts) + assistants(helpers)


def assistants(n: int) -> int:
    """What n finished assistant adventures cost. [AF-E4]"""
    if n >= 3:
        return THREE_ASSISTANTS
    return TWO_ASSISTANTS if n == 2 else 0


def collections(counts: list[int]) -> int:
    """The worth of artifacts, counted by kind, in the best partition into collections. [AF-E3]"""
    sizes = sorted(counts, reverse=True)
    key = 0
    for n in sizes:
        key = key * 8 + n
    if key not in _BEST:
        _BEST[key] = _best(sizes)
    return _BEST[key]


def _best(sizes: list[int]) -> int:
    """One artifact of the most frequent kind is in no collection, or in one of its four forms."""
    best = collections(_without(sizes, [0]))
    if sizes[0] >= 2:
        best = max(best, TWO_IDENTICAL + collections(_without(sizes, [0, 0])))
    if sizes[0] >= 3:
        best = max(best, THREE_IDENTICAL + collections(_without(sizes, [0, 0, 0])))
    others = [kind for kind in range(1, len(sizes)) if sizes[kind] > 0]
    for kind in others:
        best = max(best, TWO_DIFFERENT + collections(_without(sizes, [0, kind])))
    for i, a in enumerate(others):
        for j, b in enumerate(others[:i]):
            for c in others[:j]:
                best = max(best, FOUR_DIFFERENT + collections(_without(sizes, [0, a, b, c])))
    return best


def partition(counts: list[int]) -> list[list[int]]:
    """Which kinds are in which collection of the best partition: the larger ones first. [AF-E3]"""
    best = collections(counts)
    if best == 0:
        return []
    for kinds in _forms(counts):
        rest = list(counts)
        for kind in kinds:
            rest[kind] -= 1
        if form_points(kinds) + collections(rest) == best:
            return [kinds, *partition(rest)]
    return []


def form_points(kinds: list[int]) -> int:
    """The points of one collection: two or three identical, two or four different artifacts. [AF-E3]"""
    if kinds[0] == kinds[1]:
        return THREE_IDENTICAL if len(kinds) == 3 else TWO_IDENTICAL
    return FOUR_DIFFERENT if len(kinds) == 4 else TWO_DIFFERENT


def _forms(counts: list[int]) -> list[list[int]]:
    """Every collection that these artifacts allow, by the kinds in it."""
    there = [kind for kind, n in enumerate(counts) if n > 0]
    found: list[list[int]] = [[kind] * 3 for kind in there if counts[kind] >= 3]
    if len(there) == 4:
        found.append(there)
    elif len(there) > 4:
        found += [[kind for kind in there if kind != left_out] for left_out in there]
    found += [[kind] * 2 for kind in there if counts[kind] >= 2]
    return found + [[a, b] for i, a in enumerate(there) for b in there[i + 1 :]]


def one_more(counts: list[int]) -> list[int]:
    """What all collections would be worth with one more artifact of each kind. [AF-E3]"""
    return [collections([n + (k == kind) for k, n in enumerate(counts)]) for kind in range(len(counts))]


def artifacts(s: "State", seat: i64) -> list[int]:
    """The finished artifacts of a seat, counted by kind."""
    counts = [0] * ARTIFACT_KINDS
    for number in numbers_in(s.under_adventures[seat]):
        adventure = s.kit.adventures[number]
        if adventure.is_artifact:
            counts[adventure.kind] += 1
    return counts


def _without(sizes: list[int], kinds: list[int]) -> list[int]:
    """The counts with one fewer of each of these kinds."""
    return [n - kinds.count(kind) for kind, n in enumerate(sizes)]


def winners(s: "State") -> list[int]:
    """Most points; of those the most silver; of those all. [AF-E6]"""
    best: list[int] = []
    most = (0, 0)
    for seat in range(int(s.seats)):
        reached = (points(s, seat), int(s.silver[seat]))
        if not best or reached > most:
            best, most = [seat], reached
        elif reached == most:
            best.append(seat)
    return best
