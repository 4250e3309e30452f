"""One number for a whole position."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.dice import mix
from cairn.games.africana.rules.pieces import BOOKS, SIDES

if TYPE_CHECKING:
    from cairn.games.africana.rules.state import State


def digest(s: "State") -> int:
    """A stable hash of all that decides how the game goes on, and of what has been seen."""
    h: i64 = mix(mix(1, s.turn), s.seat)
    for n in [s.seats, s.step, s.starter, s.shuffles, s.markers]:
        h = mix(h, n)
    for cards in [s.played, s.discards, s.gone, s.gone_adventures]:
        h = mix(h, cards)
    for flag in [s.turned, s.triggered]:
        h = mix(h, 1 if flag else 0)
    for seats in [s.places, s.silver, s.hands, s.adventures, s.under_adventures, s.under_expeditions]:
        h = _row(h, seats)
    h = _row(h, s.spaces)
    for book in range(len(BOOKS)):
        for side in range(len(SIDES)):
            h = _list(h, s.stack(book, side))
    h = _list(h, s.travel_pile[: s.travel_left])
    h = _list(h, s.expedition_pile[: s.expeditions_left])
    return int(_list(h, s.removed))


def _row(h: i64, row: vec[i64]) -> i64:
    for i in range(len(row)):
        h = mix(h, row[i])
    return h


def _list(h: i64, cards: list[int]) -> i64:
    for card in cards:
        h = mix(h, card)
    return mix(h, len(cards))
