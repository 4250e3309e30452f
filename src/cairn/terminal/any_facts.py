"""What the table of any game reads from a view: whose things lie where, and which moves belong together."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from cairn.core.game import Seat, View
from cairn.core.views import PARTS
from cairn.terminal.words import Words

HANDS: Final = ("hands", "hand")
"""What a zone is called that a seat holds; the table shows it with the moves."""
ADDED: Final = (*PARTS, "at")
NAMED: Final = ("name", "bot")
"""What a match adds to the facts of a seat."""


@dataclass(frozen=True)
class Group:
    """Moves of one verb: what their labels share, before and behind what tells them apart."""

    head: str
    tail: str
    moves: list[tuple[int, str]]
    """The number that chooses each move, and what tells it apart."""

    @property
    def label(self) -> str:
        """The shared words, with a gap where the moves differ."""
        return " ".join(filter(None, [self.head, "…" if self.tail or len(self.moves) > 1 else "", self.tail]))


def is_by_seat(view: View, zone: Any) -> bool:
    """Whether a zone is a list with one entry per seat; a list of names is a list of things."""
    if not isinstance(zone, list) or len(zone) != len(view["seats"]):
        return False
    return all(not isinstance(part, str) for part in zone) and any(part is not None for part in zone)


def zones(view: View) -> dict[str, Any]:
    """The zones, and what a game adds to its views beside them."""
    return {**view["zones"], **{name: part for name, part in view.items() if name not in ADDED}}


def common_zones(view: View) -> dict[str, Any]:
    """What belongs to nobody; without what the reader holds."""
    return {
        name: zone
        for name, zone in zones(view).items()
        if not is_by_seat(view, zone) and not (name in HANDS and view["you"] is not None)
    }


def zones_of(view: View, seat: Seat) -> dict[str, Any]:
    """What belongs to a seat; without what the reader holds."""
    return {
        name: zone[seat]
        for name, zone in zones(view).items()
        if is_by_seat(view, zone) and not (name in HANDS and seat == view["you"])
    }


def hand(view: View) -> Any:
    """What the reader holds; None where that is nothing, or nobody reads."""
    for name in HANDS:
        held = view["zones"].get(name)
        if view["you"] is not None and held is not None:
            return held[view["you"]] if is_by_seat(view, held) else held
    return None


def facts_of(view: View, seat: Seat) -> dict[str, Any]:
    """What is public about a seat, without its name and what the zones show."""
    told: dict[str, Any] = view["seats"][seat]
    shown = [*NAMED, *(HANDS if any(name in view["zones"] for name in HANDS) else ())]
    return {name: fact for name, fact in told.items() if name not in shown}


def things(zone: Any) -> Iterator[tuple[Any, int]]:
    """The things of a list, with how many equal ones lie together."""
    for thing, same in groupby(zone):
        yield thing, len(list(same))


def groups(view: View, words: Words) -> list[Group]:
    """The moves by their verbs, in the order of the options; those of one verb stand together there."""
    decision = view["decision"] or {}
    numbered = enumerate(decision.get("options") or [], 1)
    found = []
    for _, moves in groupby(numbered, key=lambda one: one[1].split(" ")[0]):
        found.append(_group([(number, words.move(spelling)) for number, spelling in moves]))
    return found


def _group(moves: list[tuple[int, str]]) -> Group:
    """What the labels share goes to the group, word by word; a move alone is its own label."""
    labels = [label.split() for _, label in moves]
    if len(labels) == 1:
        return Group(moves[0][1], "", [(moves[0][0], "")])
    head = _shared(labels)
    tail = _shared([label[head:][::-1] for label in labels])
    first = labels[0]
    told = [
        (number, " ".join(label[head : len(label) - tail]))
        for (number, _), label in zip(moves, labels, strict=True)
    ]
    return Group(" ".join(first[:head]), " ".join(first[len(first) - tail :]) if tail else "", told)


def _shared(labels: list[list[str]]) -> int:
    """How many words all labels begin with; each keeps one that tells it apart."""
    n = 0
    while all(len(label) > n + 1 for label in labels) and len({label[n] for label in labels}) == 1:
        n += 1
    return n
