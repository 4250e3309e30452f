"""Positions in and out as plain data, so that a test, a puzzle or a person can start anywhere.

Seats count from 1; the last card of a pile is its top. `known` has a letter for each card of a zone: `?` if
nobody knows that it lies there, `.` if its owner does, `!` if everybody does.
"""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cairn.core.errors import Args, BadPosition
from cairn.core.game import Position
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
_LARGE: Final = 1 << 52
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
        raise _bad("hands", hands)
    return len(hands)


def fill(s: "State", data: Position, steps: dict[str, Any]) -> None:
    """Lay out a position over a fresh table; what is not named is empty, its cards lie in their piles."""
    for key in data:
        if key not in _KEYS:
            raise _bad("key", key)
    seats = len(s.players)
    for key in _OF_SEATS:
        if key in data and (not isinstance(data[key], list) or len(data[key]) != seats):
            raise _bad(key, data[key])
    s.seat = _number(data, "seat", 1, 1, seats) - 1
    s.turn = _number(data, "turn", 1, 0, 1_000_000)
    previous = data.get("previous", (int(s.seat) - 1) % seats + 1)
    s.previous = -1 if previous is None else _number({"previous": previous}, "previous", 1, 1, seats) - 1
    s.is_extra = _flag(data, "extra")
    s.in_buy_phase = _index(PHASES, data.get("phase", "action"), "phase") == 1
    s.actions = _number(data, "actions", 1, 0, 100_000)
    s.buys = _number(data, "buys", 1, 0, 100_000)
    s.coins = _number(data, "coins", 0, 0, 100_000)
    s.bought = _number(data, "bought", 0, 0, 100_000)
    for k, counter in enumerate(COUNTERS):
        # A flag of an older dump is a counter that is 0 or 1.
        value = data.get(counter.name, 0)
        given = {counter.name: int(value)} if isinstance(value, bool) else data
        s.count(k, _number(given, counter.name, 0, 0, 100_000))
    events = [_index(NAMES, event, "events_bought") for event in _list(data, "events_bought")]
    for event in events:
        if event not in s.setup.events:
            raise _bad("events_bought", NAMES[event])
    s.events_bought = sorted(set(events))
    s.serial = _number(data, "serial", FIRST_SERIAL, FIRST_SERIAL, 1 << 40)
    s.trash = vec[i64](_cards(data.get("trash", []), "trash"))
    _check_known(data, seats)
    for seat in range(seats):
        _fill_player(s, s.players[seat], seat, data)
    _check_numbers(s, "serial" in data)
    s.stays = [_stay(one) for one in _list(data, "stays")]
    s.recount_discounts()
    if "cheaper" in data:
        s.cheaper = _number(data, "cheaper", 0, 0, 100_000)
    _fill_piles(s, data)
    s.agenda = [read_step(one, steps) for one in _list(data, "agenda")]
    waiting.check_waiting(s)


def _fill_player(s: "State", player: Player, seat: int, data: Position) -> None:
    player.hand = _zone(data, "hands", seat, ".")
    player.deck = _zone(data, "decks", seat, "?")
    player.discard = _zone(data, "discards", seat, "!")
    aside = _zone(data, "asides", seat, ".")
    groups = _of(data, "groups", seat, [0] * len(aside))
    if not isinstance(groups, list) or len(groups) != len(aside):
        raise _bad("groups", groups)
    for i in range(len(aside)):
        aside[i] += _whole(groups[i], "groups") * GROUP
    player.aside = aside
    cards = _cards(_of(data, "plays", seat, []), "plays")
    serials = _of(data, "serials", seat, None)
    player.play = vec[i64]()
    for i, card in enumerate(cards):
        if serials is None:
            player.play = append(player.play, card + s.serial * SERIAL)
            s.serial += 1
        else:
            if not isinstance(serials, list) or len(serials) != len(cards):
                raise _bad("serials", serials)
            player.play = append(player.play, card + _whole(serials[i], "serials") * SERIAL)
    player.mat = vec[i64](_cards(_of(data, "mats", seat, []), "mats"))
    if len(player.mat) > 0 and not s.setup.has_mats:
        raise BadPosition("dominion-bad-mat", {}, "DA-R1")
    links = _of(data, "links", seat, [])
    if not isinstance(links, list) or len(links) % 2 == 1:
        raise _bad("links", links)
    player.links = vec[i64]([_whole(n, "links") for n in links])
    tokens = _of(data, "tokens", seat, {})
    if not isinstance(tokens, dict):
        raise _bad("tokens", tokens)
    for name in tokens:
        pile = _index(NAMES, tokens[name], "tokens")
        if not s.is_supply_pile(pile) or not s.supply_types(pile) & ACTION:
            raise _bad("tokens", tokens[name])
        player.move_token(_index(TOKENS, name, "tokens"), pile)
    inherited = _of(data, "inherited", seat, None)
    if inherited == "nothing":
        player.inherited = NOTHING
    elif inherited is not None:
        card = _index(NAMES, inherited, "inherited")
        if not s.is_supply_pile(card) or not s.supply_types(card) & ACTION:
            raise _bad("inherited", inherited)
        player.inherited = card
    player.journey_up = _truth(_of(data, "journey_up", seat, True), "journey_up")
    player.minus_card = _truth(_of(data, "minus_card", seat, False), "minus_card")
    player.minus_coin = _truth(_of(data, "minus_coin", seat, False), "minus_coin")
    player.turns = _whole(_of(data, "turns", seat, 1 if seat == s.seat else 0), "turns")
    player.gained = _whole(_of(data, "gained", seat, 0), "gained")
    player.shuffles = _whole(_of(data, "shuffles", seat, 0), "shuffles")


def _fill_piles(s: "State", data: Position) -> None:
    """The piles as named; else with all cards that lie nowhere else."""
    from cairn.games.dominion.rules.audit import at_large, total

    given = data.get("piles", {})
    if not isinstance(given, dict):
        raise _bad("piles", given)
    for name in given:
        card = _index(NAMES, name, "piles")
        if card not in s.setup.in_piles:
            raise BadPosition("dominion-bad-card", {"card": name}, "DB-S2")
    large = at_large(s)
    for card in IN_PILES:
        if large[card] > 0 and not s.setup.has[card]:
            raise BadPosition("dominion-bad-card", {"card": NAMES[card]}, "DB-S2")
        rest = total(s, card) - large[card]
        if NAMES[card] in given:
            rest = _whole(given[NAMES[card]], "piles")
        if rest < 0:
            args: Args = {"card": NAMES[card], "n": large[card], "due": total(s, card)}
            raise BadPosition("dominion-bad-count", args, "DB-S2")
        s.piles[card] = rest


def _zone(data: Position, name: str, seat: int, level: str) -> vec[i64]:
    """The slots of a zone; what is not said of knowledge is as usual there."""
    cards = _cards(_of(data, name, seat, []), name)
    known = data.get("known", {})
    letters = level * len(cards)
    if name in known:
        row = known[name]
        if not isinstance(row[seat], str) or len(row[seat]) != len(cards):
            raise _bad("known", row)
        letters = row[seat]
    # The owner knows what he holds, and everybody what lies on top of a discard pile.
    if (name in ("hands", "asides") and "?" in letters) or (
        name == "discards" and letters[-1:] not in ("", "!")
    ):
        raise _bad("known", letters)
    zone = vec[i64]()
    for i, card in enumerate(cards):
        zone = append(zone, card + OWNER_KNOWS * _index(list(LEVELS), letters[i], "known"))
    return zone


def _check_known(data: Position, seats: int) -> None:
    known = data.get("known", {})
    if not isinstance(known, dict):
        raise _bad("known", known)
    for name in known:
        if name not in _HIDDEN or not isinstance(known[name], list) or len(known[name]) != seats:
            raise _bad("known", known[name] if name in _HIDDEN else name)


def _check_numbers(s: "State", is_given: bool) -> None:
    """Each card in play has a number of its own; so has each play of Gear that set cards aside."""
    serials: list[int] = []
    for player in s.players:
        serials += [n // SERIAL for n in _numbers(player.play)]
    if len(set(serials)) != len(serials) or (serials and min(serials) < FIRST_SERIAL):
        raise _bad("serials", serials)
    groups: list[int] = []
    for player in s.players:
        groups += [n // GROUP for n in _numbers(player.aside)]
    for group in groups:
        if BY_LIBRARY < group < FIRST_SERIAL:
            raise _bad("groups", group)
    highest = max([FIRST_SERIAL - 1, *serials, *groups])
    if highest >= s.serial:
        if is_given:
            raise _bad("serial", int(s.serial))
        s.serial = highest + 1
    for player in s.players:
        for link in _numbers(player.links):
            if not waiting.is_this(s, link):
                raise _bad("links", link)


def _stay(value: object) -> Stay:
    if not isinstance(value, list) or len(value) != 6:
        raise _bad("stays", value)
    n = [_whole(one, "stays") for one in value]
    return Stay(n[0], n[1], n[2], n[3], n[4], n[5])


def _bad(name: str, value: object) -> BadPosition:
    return BadPosition("bad-position-value", {"name": name, "value": str(value)})


def _of(data: Position, name: str, seat: int, default: object) -> Any:
    return data[name][seat] if name in data else default


def _list(data: Position, name: str) -> list[Any]:
    value = data.get(name, [])
    if not isinstance(value, list):
        raise _bad(name, value)
    return value


def _whole(value: object, name: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < _LARGE:
        raise _bad(name, value)
    return value


def _number(data: Position, name: str, default: int, low: int, high: int) -> int:
    value = data.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise _bad(name, value)
    return value


def _flag(data: Position, name: str) -> bool:
    return _truth(data.get(name, False), name)


def _truth(value: object, name: str) -> bool:
    if not isinstance(value, bool):
        raise _bad(name, value)
    return value


def _index(words: list[str], word: object, name: str) -> int:
    if not isinstance(word, str) or word not in words:
        raise _bad(name, word)
    return words.index(word)


def _cards(value: object, name: str) -> list[int]:
    if not isinstance(value, list):
        raise _bad(name, value)
    cards = [_index(NAMES, word, name) for word in value]
    for card in cards:
        if CARD[card].types & EVENT:
            raise _bad(name, NAMES[card])
    return cards
