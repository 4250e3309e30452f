"""Positions in and out as plain data, so that a test, a puzzle or a person can start anywhere.

Seats count from 1; the last card of a pile is its top. `known` has a letter for each card of a zone: `?` if
nobody knows that it lies there, `.` if its owner does, `!` if everybody does.
"""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cairn.core.errors import Args, BadPosition
from cairn.core.game import Position
from cairn.core.plain import (
    bad,
    check_keys,
    check_seats,
    flag,
    index_of,
    indices,
    items,
    mapping,
    number,
    of_seat,
    truth,
    whole,
)
from cairn.core.steps import read_step
from cairn.games.dominion.rules import waiting
from cairn.games.dominion.rules.card import ACTION, EVENT
from cairn.games.dominion.rules.catalogue import CARD, IN_PILES, NAMES
from cairn.games.dominion.rules.counters import COUNTERS
from cairn.games.dominion.rules.moves import TOKENS
from cairn.games.dominion.rules.player import (
    BY_LIBRARY,
    FIRST_SERIAL,
    GROUP,
    KIND,
    NOTHING,
    OWNER_KNOWS,
    SERIAL,
    SLOT,
    Player,
)
from cairn.games.dominion.rules.stay import Stay

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State

LEVELS: Final = "?.!"
PHASES: Final = ["action", "buy"]
_NUMBERS: Final = ["actions", "buys", "coins", "bought", "cheaper"]
_OF_SEATS: Final = [
    "hands",
    "decks",
    "discards",
    "asides",
    "plays",
    "mats",
    "groups",
    "serials",
    "links",
    "tokens",
    "inherited",
    "journey_up",
    "minus_card",
    "minus_coin",
    "turns",
    "gained",
    "shuffles",
]
_HIDDEN: Final = ["hands", "decks", "discards", "asides"]
"""The zones of which it is written down who knows what lies there."""
_MOST: Final = (1 << 52) - 1
"""No number of a position comes near this."""
_KEYS: Final = [
    "seat",
    "turn",
    "previous",
    "extra",
    "phase",
    "events_bought",
    "piles",
    "trash",
    "known",
    "stays",
    "agenda",
    "serial",
    *_NUMBERS,
    *[counter.name for counter in COUNTERS],
    *_OF_SEATS,
]


# Out.


def dump(s: "State") -> Position:
    """The whole position."""
    players = s.players
    return {
        "seat": int(s.seat) + 1,
        "turn": int(s.turn),
        "previous": int(s.previous) + 1 if s.previous >= 0 else None,
        "extra": s.is_extra,
        "phase": PHASES[1 if s.in_buy_phase else 0],
        "actions": int(s.actions),
        "buys": int(s.buys),
        "coins": int(s.coins),
        "bought": int(s.bought),
        "events_bought": [NAMES[event] for event in s.events_bought],
        "cheaper": int(s.cheaper),
        **{COUNTERS[k].name: int(s.counters[k]) for k in range(len(COUNTERS))},
        "piles": {NAMES[card]: int(s.piles[card]) for card in s.setup.in_piles},
        "trash": names(s.trash),
        "hands": [names(player.hand) for player in players],
        "decks": [names(player.deck) for player in players],
        "discards": [names(player.discard) for player in players],
        "asides": [names(player.aside) for player in players],
        "plays": [names(player.play) for player in players],
        "mats": [names(player.mat) for player in players],
        "known": {
            "hands": [_levels(player.hand) for player in players],
            "decks": [_levels(player.deck) for player in players],
            "discards": [_levels(player.discard) for player in players],
            "asides": [_levels(player.aside) for player in players],
        },
        "groups": [[entry // (SLOT + 1) for entry in _numbers(player.aside)] for player in players],
        "serials": [[entry // (KIND + 1) for entry in _numbers(player.play)] for player in players],
        "links": [_numbers(player.links) for player in players],
        "tokens": [_tokens(player) for player in players],
        "inherited": [_inherited(player) for player in players],
        "journey_up": [player.journey_up for player in players],
        "minus_card": [player.minus_card for player in players],
        "minus_coin": [player.minus_coin for player in players],
        "turns": [int(player.turns) for player in players],
        "gained": [int(player.gained) for player in players],
        "shuffles": [int(player.shuffles) for player in players],
        "stays": [stay.data() for stay in s.stays],
        "agenda": [step.data() for step in s.agenda],
        "serial": int(s.serial),
    }


def names(row: vec[i64]) -> list[str]:
    """The cards of a row by name."""
    return [NAMES[row[i] & KIND] for i in range(len(row))]


def _numbers(row: vec[i64]) -> list[int]:
    return [int(row[i]) for i in range(len(row))]


def _levels(row: vec[i64]) -> str:
    return "".join([LEVELS[(row[i] & SLOT) // OWNER_KNOWS] for i in range(len(row))])


def _inherited(player: Player) -> str | None:
    if player.inherited == NOTHING:
        return "nothing"
    return NAMES[player.inherited] if player.inherited >= 0 else None


def _tokens(player: Player) -> dict[str, str]:
    return {TOKENS[k]: NAMES[player.tokens[k]] for k in range(len(player.tokens)) if player.tokens[k] >= 0}


# In.


def count_seats(data: Position) -> int:
    """How many players the position is for: as many as have hands."""
    hands = data.get("hands")
    if not isinstance(hands, list) or not 2 <= len(hands) <= 6:
        raise bad("hands", hands)
    return len(hands)


def fill(s: "State", data: Position, steps: dict[str, Any]) -> None:
    """Lay out a position over a fresh table; what is not named is empty, its cards lie in their piles."""
    check_keys(data, _KEYS)
    seats = len(s.players)
    check_seats(data, _OF_SEATS, seats)
    s.seat = number(data, "seat", 1, 1, seats) - 1
    s.turn = number(data, "turn", 1, 0, 1_000_000)
    previous = data.get("previous", (int(s.seat) - 1) % seats + 1)
    s.previous = -1 if previous is None else whole(previous, "previous", 1, seats) - 1
    s.is_extra = flag(data, "extra", False)
    s.in_buy_phase = index_of(PHASES, data.get("phase", "action"), "phase") == 1
    s.actions = number(data, "actions", 1, 0, 100_000)
    s.buys = number(data, "buys", 1, 0, 100_000)
    s.coins = number(data, "coins", 0, 0, 100_000)
    s.bought = number(data, "bought", 0, 0, 100_000)
    for k, counter in enumerate(COUNTERS):
        # A flag of an older dump is a counter that is 0 or 1.
        value = data.get(counter.name, 0)
        given = int(value) if isinstance(value, bool) else value
        s.count(k, whole(given, counter.name, 0, 100_000))
    events = indices(NAMES, data.get("events_bought", []), "events_bought")
    for event in events:
        if event not in s.setup.events:
            raise bad("events_bought", NAMES[event])
    s.events_bought = sorted(set(events))
    s.serial = number(data, "serial", FIRST_SERIAL, FIRST_SERIAL, 1 << 40)
    s.trash = vec[i64](_cards(data.get("trash", []), "trash"))
    _check_known(data, seats)
    for seat in range(seats):
        _fill_player(s, s.players[seat], seat, data)
    _check_numbers(s, "serial" in data)
    s.stays = [_stay(one) for one in items(data.get("stays", []), "stays")]
    s.recount_discounts()
    if "cheaper" in data:
        s.cheaper = number(data, "cheaper", 0, 0, 100_000)
    _fill_piles(s, data)
    s.agenda = [read_step(one, steps) for one in items(data.get("agenda", []), "agenda")]
    waiting.check_waiting(s)


def _fill_player(s: "State", player: Player, seat: int, data: Position) -> None:
    player.hand = _zone(data, "hands", seat, ".")
    player.deck = _zone(data, "decks", seat, "?")
    player.discard = _zone(data, "discards", seat, "!")
    aside = _zone(data, "asides", seat, ".")
    groups = of_seat(data, "groups", seat, [0] * len(aside))
    if not isinstance(groups, list) or len(groups) != len(aside):
        raise bad("groups", groups)
    for i in range(len(aside)):
        aside[i] += whole(groups[i], "groups", 0, _MOST) * GROUP
    player.aside = aside
    cards = _cards(of_seat(data, "plays", seat, []), "plays")
    serials = of_seat(data, "serials", seat, None)
    player.play = vec[i64]()
    for i, card in enumerate(cards):
        if serials is None:
            player.play = append(player.play, card + s.serial * SERIAL)
            s.serial += 1
        else:
            if not isinstance(serials, list) or len(serials) != len(cards):
                raise bad("serials", serials)
            player.play = append(player.play, card + whole(serials[i], "serials", 0, _MOST) * SERIAL)
    player.mat = vec[i64](_cards(of_seat(data, "mats", seat, []), "mats"))
    if len(player.mat) > 0 and not s.setup.has_mats:
        raise BadPosition("dominion-bad-mat", {}, "DA-R1")
    links = of_seat(data, "links", seat, [])
    if not isinstance(links, list) or len(links) % 2 == 1:
        raise bad("links", links)
    player.links = vec[i64]([whole(n, "links", 0, _MOST) for n in links])
    tokens = mapping(of_seat(data, "tokens", seat, {}), "tokens")
    for name in tokens:
        pile = index_of(NAMES, tokens[name], "tokens")
        if not s.is_supply_pile(pile) or not s.supply_types(pile) & ACTION:
            raise bad("tokens", tokens[name])
        player.move_token(index_of(TOKENS, name, "tokens"), pile)
    inherited = of_seat(data, "inherited", seat, None)
    if inherited == "nothing":
        player.inherited = NOTHING
    elif inherited is not None:
        card = index_of(NAMES, inherited, "inherited")
        if not s.is_supply_pile(card) or not s.supply_types(card) & ACTION:
            raise bad("inherited", inherited)
        player.inherited = card
    player.journey_up = truth(of_seat(data, "journey_up", seat, True), "journey_up")
    player.minus_card = truth(of_seat(data, "minus_card", seat, False), "minus_card")
    player.minus_coin = truth(of_seat(data, "minus_coin", seat, False), "minus_coin")
    player.turns = whole(of_seat(data, "turns", seat, 1 if seat == s.seat else 0), "turns", 0, _MOST)
    player.gained = whole(of_seat(data, "gained", seat, 0), "gained", 0, _MOST)
    player.shuffles = whole(of_seat(data, "shuffles", seat, 0), "shuffles", 0, _MOST)


def _fill_piles(s: "State", data: Position) -> None:
    """The piles as named; else with all cards that lie nowhere else."""
    from cairn.games.dominion.rules.audit import at_large, total

    given = mapping(data.get("piles", {}), "piles")
    for name in given:
        card = index_of(NAMES, name, "piles")
        if card not in s.setup.in_piles:
            raise BadPosition("dominion-bad-card", {"card": name}, "DB-S2")
    large = at_large(s)
    for card in IN_PILES:
        if large[card] > 0 and not s.setup.has[card]:
            raise BadPosition("dominion-bad-card", {"card": NAMES[card]}, "DB-S2")
        rest = total(s, card) - large[card]
        if NAMES[card] in given:
            rest = whole(given[NAMES[card]], "piles", 0, _MOST)
        if rest < 0:
            args: Args = {"card": NAMES[card], "n": large[card], "due": total(s, card)}
            raise BadPosition("dominion-bad-count", args, "DB-S2")
        s.piles[card] = rest


def _zone(data: Position, name: str, seat: int, level: str) -> vec[i64]:
    """The slots of a zone; what is not said of knowledge is as usual there."""
    cards = _cards(of_seat(data, name, seat, []), name)
    known = data.get("known", {})
    letters = level * len(cards)
    if name in known:
        row = known[name]
        if not isinstance(row[seat], str) or len(row[seat]) != len(cards):
            raise bad("known", row)
        letters = row[seat]
    # The owner knows what he holds, and everybody what lies on top of a discard pile.
    if (name in ("hands", "asides") and "?" in letters) or (
        name == "discards" and letters[-1:] not in ("", "!")
    ):
        raise bad("known", letters)
    zone = vec[i64]()
    for i, card in enumerate(cards):
        zone = append(zone, card + OWNER_KNOWS * index_of(list(LEVELS), letters[i], "known"))
    return zone


def _check_known(data: Position, seats: int) -> None:
    known = mapping(data.get("known", {}), "known")
    for name in known:
        if name not in _HIDDEN or not isinstance(known[name], list) or len(known[name]) != seats:
            raise bad("known", known[name] if name in _HIDDEN else name)


def _check_numbers(s: "State", is_given: bool) -> None:
    """Each card in play has a number of its own; so has each play of Gear that set cards aside."""
    serials: list[int] = []
    for player in s.players:
        serials += [n // SERIAL for n in _numbers(player.play)]
    if len(set(serials)) != len(serials) or (serials and min(serials) < FIRST_SERIAL):
        raise bad("serials", serials)
    groups: list[int] = []
    for player in s.players:
        groups += [n // GROUP for n in _numbers(player.aside)]
    for group in groups:
        if BY_LIBRARY < group < FIRST_SERIAL:
            raise bad("groups", group)
    highest = max([FIRST_SERIAL - 1, *serials, *groups])
    if highest >= s.serial:
        if is_given:
            raise bad("serial", int(s.serial))
        s.serial = highest + 1
    for player in s.players:
        for link in _numbers(player.links):
            if not waiting.is_this(s, link):
                raise bad("links", link)


def _stay(value: object) -> Stay:
    if not isinstance(value, list) or len(value) != 6:
        raise bad("stays", value)
    n = [whole(one, "stays", 0, _MOST) for one in value]
    return Stay(n[0], n[1], n[2], n[3], n[4], n[5])


def _cards(value: object, name: str) -> list[int]:
    cards = indices(NAMES, value, name)
    for card in cards:
        if CARD[card].types & EVENT:
            raise bad(name, NAMES[card])
    return cards
