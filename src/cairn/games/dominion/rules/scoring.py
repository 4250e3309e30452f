"""Points: all of a player's cards count, wherever they lie. [DB-E2]"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.game import OVER, Seat
from cairn.games.dominion.rules.player import KIND

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


def owned(s: "State", seat: i64) -> list[int]:
    """Every card of a player: deck, hand, discard pile, in play, on the mat, set aside, inherited."""
    player = s.players[seat]
    cards: list[int] = []
    _add(cards, player.hand)
    _add(cards, player.deck)
    _add(cards, player.discard)
    _add(cards, player.aside)
    _add(cards, player.play)
    _add(cards, player.mat)
    if player.inherited >= 0:
        cards.append(int(player.inherited))
    return cards


def _add(cards: list[int], row: vec[i64]) -> None:
    for i in range(len(row)):
        cards.append(int(row[i] & KIND))


def points(s: "State", seat: i64) -> int:
    """The points of a player so far."""
    total = sum([s.card(card).points(s, seat) for card in owned(s, seat)])
    mat = s.players[seat].mat
    for i in range(len(mat)):
        total += s.card(mat[i]).points_on_mat
    return total


def scores(s: "State") -> list[int]:
    """The points of all players so far."""
    return [points(s, seat) for seat in range(len(s.players))]


def winners(s: "State") -> list[Seat]:
    """Most points; then fewer turns taken, extra turns not counted; then shared."""
    if s.to_move() != OVER:
        return []
    totals = scores(s)
    best = max(totals)
    seats = [seat for seat in range(len(totals)) if totals[seat] == best]
    fewest = min([int(s.players[seat].turns) for seat in seats])
    return [seat for seat in seats if s.players[seat].turns == fewest]
