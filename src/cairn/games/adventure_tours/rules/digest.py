"""One number for a whole position."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.dice import mix
from cairn.core.steps import stirred

if TYPE_CHECKING:
    from cairn.games.adventure_tours.rules.state import State


def digest(s: "State") -> int:
    """A stable hash of all that decides how the game goes on."""
    h: i64 = mix(s.turn, s.seat)
    h = mix(mix(mix(h, s.round), s.starter), 1 if s.spent else 0)
    for player in s.players:
        h = _row(_row(_row(h, player.hand), player.equipment), player.members)
        h = mix(mix(mix(mix(h, player.levels), player.board), player.drafted), player.money)
    h = _row(h, s.discard)
    i: i64 = 0
    while i < s.left:
        h = mix(h, s.pile[i])
        i += 1
    for incomes in s.incomes:
        for coins in incomes:
            h = mix(h, coins)
    for step in s.agenda:
        h = stirred(h, step)
    return int(h)


def _row(h: i64, row: vec[i64]) -> i64:
    for i in range(len(row)):
        h = mix(h, row[i])
    return mix(h, len(row))
