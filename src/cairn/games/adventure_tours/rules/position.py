"""Positions in and out as plain data, so that a test, a puzzle or a person can start anywhere.

Seats count from 1, but in the Steps of the agenda from 0; the last card of a pile is its top, the last of a
row its rightmost. A card that still protects is called `red pater miller (ready)`.
"""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.errors import BadPosition
from cairn.core.game import Position
from cairn.core.plain import (
    bad,
    check_keys,
    check_seats,
    flag,
    index_of,
    indices,
    items,
    number,
    of_seat,
    whole,
)
from cairn.core.steps import read_step
from cairn.games.adventure_tours.rules import scoring
from cairn.games.adventure_tours.rules.pieces import HAND, KIND, READY, ROUNDS
from cairn.games.adventure_tours.rules.player import NO_BOARD

if TYPE_CHECKING:
    from cairn.core.dice import Dice
    from cairn.games.adventure_tours.rules.state import State

_OF_SEATS: Final = ["boards", "drafted", "hands", "equipment", "members"]
_KEYS: Final = [
    "seat",
    "round",
    "turn",
    "starter",
    "spent",
    "incomes",
    "discard",
    "pile",
    "agenda",
    *_OF_SEATS,
]
_READY: Final = " (ready)"
_MOST_COINS: Final = 9_999
"""No round brings or costs more."""


# Out.


def dump(s: "State") -> Position:
    """The whole position."""
    players = s.players
    return {
        "seat": int(s.seat) + 1,
        "round": int(s.round),
        "turn": int(s.turn),
        "starter": int(s.starter) + 1,
        "spent": s.spent,
        "boards": [s.kit.boards[player.board] for player in players],
        "drafted": [
            None if player.drafted == NO_BOARD else s.kit.boards[player.drafted] for player in players
        ],
        "incomes": [list(incomes) for incomes in s.incomes],
        "hands": [_names(s, player.hand) for player in players],
        "equipment": [_names(s, player.equipment) for player in players],
        "members": [_names(s, player.members) for player in players],
        "discard": _names(s, s.discard),
        "pile": [s.kit.cards[card] for card in s.pile[: s.left]],
        "agenda": [step.data() for step in s.agenda],
    }


def _names(s: "State", row: vec[i64]) -> list[str]:
    return [s.kit.cards[slot & KIND] + (_READY if slot >= READY else "") for slot in row]


# In.


def count_seats(data: Position) -> int:
    """How many players the position is for: as many as have hands."""
    return len(items(data.get("hands"), "hands"))


def fill(s: "State", data: Position, steps: dict[str, Any], dice: "Dice") -> None:
    """Lay out a position; what is not named is empty, cards not named are dealt to hands and draw pile."""
    check_keys(data, _KEYS)
    seats = len(s.players)
    check_seats(data, _OF_SEATS, seats)
    s.seat = number(data, "seat", 1, 1, seats) - 1
    s.incomes = _incomes(data.get("incomes", []), seats)
    finished = len(s.incomes)
    s.round = number(data, "round", min(finished + 1, ROUNDS), max(finished, 1), min(finished + 1, ROUNDS))
    s.turn = number(data, "turn", 1, 1, 1_000_000)
    starts = s.seat if s.is_running() else (s.seat + 1) % seats
    s.starter = number(data, "starter", int(starts) + 1, 1, seats) - 1
    s.spent = flag(data, "spent", False)
    _fill_players(s, data)
    _fill_hidden(s, data, dice)
    if "agenda" in data:
        s.agenda = [read_step(one, steps) for one in items(data["agenda"], "agenda")]
    elif s.is_running():
        s.agenda = [steps["end-turn"](int(s.seat)), steps["play"](int(s.seat))]
    elif s.round < ROUNDS:
        s.agenda = [steps["deal"](int(s.starter), n=int(s.round) + 1)]


def _fill_players(s: "State", data: Position) -> None:
    """Boards, rows and money."""
    boards = data.get("boards")
    box = s.kit.sides[1 if s.settings.expert else 0]
    for seat, player in enumerate(s.players):
        player.board = box[seat] if boards is None else index_of(s.kit.boards, boards[seat], "boards")
        drafted = data["drafted"][seat] if "drafted" in data else None
        player.drafted = NO_BOARD if drafted is None else index_of(s.kit.boards, drafted, "drafted")
        player.equipment = vec[i64](_row(s, of_seat(data, "equipment", seat, []), "equipment"))
        player.members = vec[i64](_row(s, of_seat(data, "members", seat, []), "members"))
        player.levels = s.kit.start[player.board]
        for i in range(len(player.equipment)):
            player.levels += s.kit.equipment[player.equipment[i] & KIND]
        for incomes in s.incomes:
            player.money = scoring.after(player.money, incomes[seat])


def _fill_hidden(s: "State", data: Position, dice: "Dice") -> None:
    """Discard pile, hands and draw pile; a hand that is None is dealt, a pile that is None is the rest."""
    s.discard = vec[i64](indices(s.kit.cards, data.get("discard", []), "discard"))
    hands = [None if one is None else indices(s.kit.cards, one, "hands") for one in data["hands"]]
    pile = None if data.get("pile") is None else indices(s.kit.cards, data["pile"], "pile")
    rest = s.kit.deck[:]
    laid = [int(slot & KIND) for player in s.players for slot in [*player.equipment, *player.members]]
    for given in [laid, [int(card) for card in s.discard], *hands, pile]:
        for card in given or []:
            _use(s, rest, card)
    dice.shuffle(rest, "position", 0)
    for seat, player in enumerate(s.players):
        hand = hands[seat]
        if hand is None:
            hand = rest[:HAND]
            del rest[:HAND]
        player.hand = vec[i64](sorted(hand))
    s.pile = rest if pile is None else pile
    s.left = len(s.pile)


def _use(s: "State", rest: list[int], card: int) -> None:
    if card not in rest:
        due = int(s.kit.copies[card])
        args: dict[str, int | str] = {"card": s.kit.cards[card], "n": due + 1, "due": due}
        raise BadPosition("adventure-tours-bad-count", args, "AT-C1")
    rest.remove(card)


def _incomes(value: object, seats: int) -> list[list[int]]:
    """What the finished rounds brought."""
    if not isinstance(value, list) or len(value) > ROUNDS:
        raise bad("incomes", value)
    incomes: list[list[int]] = []
    for one in value:
        if not isinstance(one, list) or len(one) != seats:
            raise bad("incomes", one)
        incomes.append([whole(coins, "incomes", -_MOST_COINS, _MOST_COINS) for coins in one])
    return incomes


def _row(s: "State", value: object, name: str) -> list[int]:
    """A row of laid cards, some of them ready."""
    slots: list[int] = []
    for word in items(value, name):
        if not isinstance(word, str):
            raise bad(name, word)
        card = index_of(s.kit.cards, word.removesuffix(_READY), name)
        slots.append(card + int(READY) if word.endswith(_READY) else card)
    return slots
