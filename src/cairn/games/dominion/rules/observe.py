"""What a seat may see, as numbers: the knowledge of its view in a buffer of fixed size.

First come the facts of the turn, its counters and the facts of each seat, clockwise from mine. Then each card
has a block of its own, in the order of the catalogue: a new card appends its block, so a net keeps its
inputs. `NAMES_OBSERVED` says what each number is.
"""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.game import Seat
from cairn.games.dominion.rules import scoring
from cairn.games.dominion.rules.catalogue import CARD, EVENTS, IN_PILES, NAMES
from cairn.games.dominion.rules.counters import COUNTERS
from cairn.games.dominion.rules.moves import TOKENS
from cairn.games.dominion.rules.player import ALL_KNOW, KIND, OWNER_KNOWS

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State

SEATS: Final = 6
_TURN: Final = [
    "seats",
    "turn of",
    "decision of",
    "turn",
    "buy phase",
    "actions",
    "buys",
    "coins",
    "bought",
    "extra turn",
    "cheaper",
    "german",
    "2022",
    "second edition",
]
_COUNTER_ROOM: Final = 32
"""Room for counters yet to come."""
_SEAT: Final = [
    "hand",
    "deck",
    "discard",
    "aside",
    "top of discard",
    "turns",
    "gained",
    "journey up",
    "minus card",
    "minus coin",
    "inherited",
]
_CARD: Final = [
    "pile",
    "trash",
    "cost",
    "my hand",
    "my discard",
    "my deck",
    "my play",
    "my mat",
    "event",
    "event bought",
]
_PER_SEAT: Final = ["owns", "shows", "stays"]
"""For each card and each seat: all that it owns, those known in its hand, and what Durations have set up."""

_SEAT_SIZE: Final = len(_SEAT) + len(TOKENS)
_SEATS_AT: Final = len(_TURN) + _COUNTER_ROOM
_CARDS_AT: Final = _SEATS_AT + SEATS * _SEAT_SIZE
_CARD_SIZE: Final = len(_CARD) + SEATS * len(_PER_SEAT)
OBSERVATION_SIZE: Final = _CARDS_AT + len(CARD) * _CARD_SIZE


def _names() -> list[str]:
    names = _TURN[:]
    names += [COUNTERS[k].name if k < len(COUNTERS) else f"counter {k}" for k in range(_COUNTER_ROOM)]
    for seat in range(SEATS):
        names += [f"seat +{seat} {fact}" for fact in _SEAT]
        names += [f"seat +{seat} {token} on" for token in TOKENS]
    for card in NAMES:
        names += [f"{card}: {fact}" for fact in _CARD]
        names += [f"{card}: seat +{seat} {fact}" for seat in range(SEATS) for fact in _PER_SEAT]
    return names


NAMES_OBSERVED: Final = _names()
"""What each observed number is; seats count clockwise from the one that observes."""


def observe(s: "State", me: Seat, out: Any) -> None:
    """The knowledge of `view(me)` as OBSERVATION_SIZE numbers."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    seats = len(s.players)
    facts = [
        seats,
        (int(s.seat) - me) % seats,
        (s.to_move() - me) % seats,
        int(s.turn),
        int(s.in_buy_phase),
        int(s.actions),
        int(s.buys),
        int(s.coins),
        int(s.bought),
        int(s.is_extra),
        int(s.cheaper),
        int(s.setup.is_german),
        int(s.setup.is_2022),
        int(s.setup.second_edition),
    ]
    for i, fact in enumerate(facts):
        out[i] = fact
    for k in range(len(COUNTERS)):
        if COUNTERS[k].is_seen:
            out[len(_TURN) + k] = int(s.counters[k])
    _cards(s, me, out)
    for k in range(seats):
        seat = (me + k) % seats
        _seat_facts(s, seat, out, _SEATS_AT + k * _SEAT_SIZE)
        at = _CARDS_AT + len(_CARD) + k * len(_PER_SEAT)
        for card in scoring.owned(s, seat):
            out[at + card * _CARD_SIZE] += 1
        _count(out, at + 1, s.players[seat].hand, ALL_KNOW)
    for stay in s.stays:
        k = (int(stay.owner) - me) % seats
        out[_CARDS_AT + int(stay.card) * _CARD_SIZE + len(_CARD) + k * len(_PER_SEAT) + 2] += 1


def _cards(s: "State", me: Seat, out: Any) -> None:
    """What there is to say of each card, apart from the seats."""
    mine = s.players[me]
    for card in IN_PILES:
        at = _CARDS_AT + card * _CARD_SIZE
        out[at] = int(s.piles[card])
        out[at + 2] = int(s.cost(card, s.seat)) if s.setup.has[card] else -1
    _count(out, _CARDS_AT + 1, s.trash, 0)
    _count(out, _CARDS_AT + 3, mine.hand, OWNER_KNOWS)
    _count(out, _CARDS_AT + 4, mine.discard, OWNER_KNOWS)
    _count(out, _CARDS_AT + 5, mine.deck, OWNER_KNOWS)
    _count(out, _CARDS_AT + 6, mine.play, 0)
    _count(out, _CARDS_AT + 7, mine.mat, 0)
    for event in EVENTS:
        at = _CARDS_AT + event * _CARD_SIZE
        out[at + 2] = CARD[event].cost if s.setup.has[event] else -1
    for event in s.setup.events:
        out[_CARDS_AT + event * _CARD_SIZE + 8] = 1
    for event in s.events_bought:
        out[_CARDS_AT + event * _CARD_SIZE + 9] = 1


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
        int(player.inherited) + 1,
    ]
    for i, fact in enumerate(facts):
        out[at + i] = fact
    for kind in range(len(player.tokens)):
        out[at + len(facts) + kind] = int(player.tokens[kind]) + 1


def _count(out: Any, at: int, row: vec[i64], limit: i64) -> None:
    """Add up the cards of a row that are known at least this well, each in its own block."""
    for i in range(len(row)):
        if row[i] >= limit:
            out[at + int(row[i] & KIND) * _CARD_SIZE] += 1
