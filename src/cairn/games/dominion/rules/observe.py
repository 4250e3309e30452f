"""What a seat may see, as numbers: the knowledge of its view in a buffer of fixed size.

For each card: the piles and the trash; my hand, what I know of my discard pile and my deck, my cards in play
and on my mat; then, seat by seat clockwise from mine, all cards of each player, those I know in hand, and the
small facts of each. Last come the facts of the turn and, for each kind of card, what it costs now.
"""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.game import Seat
from cairn.games.dominion.rules import scoring
from cairn.games.dominion.rules.names import ALL, CARDS
from cairn.games.dominion.rules.player import ALL_KNOW, KIND, OWNER_KNOWS

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State

SEATS: Final = 6
_TABLE: Final = 8
"""Rows of cards: piles, trash, costs, and five of mine."""
_SEAT_ROWS: Final = 2
_TOKENS: Final = 6
_SEAT_FACTS: Final = 12 + _TOKENS
_FACTS: Final = 18
OBSERVATION_SIZE: Final = (
    _TABLE * CARDS + SEATS * (_SEAT_ROWS * CARDS + _SEAT_FACTS) + _FACTS + (ALL - CARDS) * 2
)


def observe(s: "State", me: Seat, out: Any) -> None:
    """The knowledge of `view(me)` as OBSERVATION_SIZE numbers."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    mine = s.players[me]
    for card in range(CARDS):
        out[card] = int(s.piles[card])
        out[2 * CARDS + card] = int(s.cost(card, s.seat)) if s.setup.has[card] else -1
    _count(out, CARDS, s.trash, 0)
    _count(out, 3 * CARDS, mine.hand, OWNER_KNOWS)
    _count(out, 4 * CARDS, mine.discard, OWNER_KNOWS)
    _count(out, 5 * CARDS, mine.deck, OWNER_KNOWS)
    _count(out, 6 * CARDS, mine.play, 0)
    _count(out, 7 * CARDS, mine.mat, 0)
    at = _TABLE * CARDS
    seat = me
    for _ in range(len(s.players)):
        for card in scoring.owned(s, seat):
            out[at + card] += 1
        _count(out, at + CARDS, s.players[seat].hand, ALL_KNOW)
        _seat_facts(s, seat, out, at + _SEAT_ROWS * CARDS)
        at += _SEAT_ROWS * CARDS + _SEAT_FACTS
        seat = int(s.left_of(seat))
    at = _TABLE * CARDS + SEATS * (_SEAT_ROWS * CARDS + _SEAT_FACTS)
    facts = [
        len(s.players),
        (int(s.seat) - me) % len(s.players),
        (s.to_move() - me) % len(s.players),
        int(s.turn),
        int(s.in_buy_phase),
        int(s.actions),
        int(s.buys),
        int(s.coins),
        int(s.bought),
        int(s.is_extra),
        int(s.mission),
        int(s.fairs),
        int(s.expeditions),
        0 if s.played_silver else int(s.merchants),
        int(s.cheaper),
        int(s.setup.is_german),
        int(s.setup.is_2022),
        int(s.setup.second_edition),
    ]
    for i, fact in enumerate(facts):
        out[at + i] = fact
    at += _FACTS
    for event in s.setup.events:
        out[at + event - CARDS] = 1
        out[at + ALL - CARDS + event - CARDS] = int(s.events_bought) >> (event - CARDS) & 1


def _seat_facts(s: "State", seat: Seat, out: Any, at: int) -> None:
    """What everybody sees of a player."""
    player = s.players[seat]
    facts = [
        len(player.hand),
        len(player.deck),
        len(player.discard),
        len(player.aside),
        int(player.discard[len(player.discard) - 1] & KIND) + 1 if len(player.discard) > 0 else 0,
        int(player.turns),
        int(player.gained),
        int(player.journey_up),
        int(player.minus_card),
        int(player.minus_coin),
        int(player.champions),
        int(player.inherited) + 1,
    ]
    for i, fact in enumerate(facts):
        out[at + i] = fact
    for kind in range(len(player.tokens)):
        out[at + len(facts) + kind] = int(player.tokens[kind]) + 1


def _count(out: Any, at: int, row: vec[i64], limit: i64) -> None:
    """Add up the cards of a row that are known at least so well."""
    for i in range(len(row)):
        if row[i] >= limit:
            out[at + int(row[i] & KIND)] += 1
