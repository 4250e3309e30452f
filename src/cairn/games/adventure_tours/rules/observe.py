"""What a seat may see, as numbers.

For each type of card: my hand, the discard pile, and of each seat, mine first and then clockwise, both rows
and how many of each type still protect. Then for each seat its board and its numbers, and the small facts of
the table. Seats that are not there are zeros.
"""

from typing import TYPE_CHECKING, Any, Final

from cairn.core.game import Seat
from cairn.games.adventure_tours.rules import scoring
from cairn.games.adventure_tours.rules.kit import Kit
from cairn.games.adventure_tours.rules.pieces import KIND, MOST_SEATS, READY, unpacked
from cairn.games.adventure_tours.rules.player import cards_of

if TYPE_CHECKING:
    from cairn.games.adventure_tours.rules.state import State

_ROWS: Final = 3
"""Equipment, members, and those that protect."""
_OF_A_SEAT: Final = 10
_FACTS: Final = 8


def observation_size(kit: Kit) -> int:
    """How many numbers `observe` writes."""
    of_types = (2 + _ROWS * MOST_SEATS) * len(kit.cards)
    return of_types + MOST_SEATS * (len(kit.boards) + _OF_A_SEAT) + _FACTS


def observe(s: "State", me: Seat, out: Any) -> None:
    """The knowledge of `view(me)` as numbers."""
    for i in range(observation_size(s.kit)):
        out[i] = 0
    types = len(s.kit.cards)
    seats = len(s.players)
    for card in cards_of(s.players[me].hand):
        out[card] += 1
    for card in cards_of(s.discard):
        out[types + card] += 1
    at = 2 * types
    for distance in range(seats):
        player = s.players[(me + distance) % seats]
        for k, row in enumerate([player.equipment, player.members]):
            for slot in row:
                card = int(slot & KIND)
                out[at + k * types + card] += 1
                if slot >= READY:
                    out[at + 2 * types + card] += 1
        at += _ROWS * types
    at = (2 + _ROWS * MOST_SEATS) * types
    boards = len(s.kit.boards)
    for distance in range(seats):
        seat = (me + distance) % seats
        player = s.players[seat]
        out[at + int(player.board)] = 1
        numbers = [
            len(player.hand),
            *unpacked(player.levels),
            int(scoring.income(s, seat)),
            int(player.money),
            int(s.seat == seat),
            int(s.to_move() == seat),
            int(s.starter == seat),
            int(player.drafted) + 1,
        ]
        for i, number in enumerate(numbers):
            out[at + boards + i] = number
        at += boards + _OF_A_SEAT
    at = (2 + _ROWS * MOST_SEATS) * types + MOST_SEATS * (boards + _OF_A_SEAT)
    facts = [
        seats,
        int(s.left),
        int(s.round),
        int(s.is_running()),
        int(s.spent),
        s.extra_turns(),
        int(s.settings.moved_protects),
        int(s.settings.expert),
    ]
    for i, fact in enumerate(facts):
        out[at + i] = fact
