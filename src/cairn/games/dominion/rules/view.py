"""What a seat may see, as plain data; the only place that hides anything. [DB-I1]"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.game import OVER, Decision, Seat, View
from cairn.core.match import forced_in
from cairn.core.views import told_decision, told_result
from cairn.games.dominion.rules import scoring
from cairn.games.dominion.rules.buying import may_buy_event
from cairn.games.dominion.rules.card import TYPES
from cairn.games.dominion.rules.catalogue import MOVES, NAMES
from cairn.games.dominion.rules.counters import COUNTERS
from cairn.games.dominion.rules.effects import effects
from cairn.games.dominion.rules.ending import empty_piles
from cairn.games.dominion.rules.moves import DONE, TOKENS
from cairn.games.dominion.rules.player import (
    ALL_KNOW,
    GROUP,
    KIND,
    LOOKED_AT,
    OWNER_KNOWS,
    SAVED,
    SLOT,
    Player,
)
from cairn.games.dominion.rules.position import PHASES, names
from cairn.games.dominion.rules.stay import Stay

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State

NAME: Final = "dominion"
_OFFERS: Final = ["meanwhile", "call-after-action"]
"""Questions that ask for nothing: what they offer may be let pass by going on."""
RULES_VERSION: Final = 1


def view(s: "State", you: Seat | None) -> View:
    """The table as one seat (None: a spectator) sees it; hidden things are counts.

    Where no card needs a Tavern mat, nobody has one: `mats` is empty. [DA-R1]
    """
    seats = range(len(s.players))
    decision = s.decision
    return {
        "game": NAME,
        "rules": RULES_VERSION,
        "options": dict(s.setup.options),
        "you": you,
        "seats": [_seat(s, seat) for seat in seats],
        "zones": {
            "supply": [_pile(s, card) for card in s.setup.supply],
            "upgrades": [_pile(s, card) for card in s.setup.upgrades],
            "events": [_event(s, event) for event in s.setup.events],
            "trash": sorted(names(s.trash)),
            "hands": [_hand(s.players[seat], seat == you) for seat in seats],
            "decks": [len(s.players[seat].deck) for seat in seats],
            "discards": [_discard(s.players[seat]) for seat in seats],
            "plays": [_in_play(s, seat) for seat in seats],
            "mats": [sorted(names(s.players[seat].mat)) for seat in seats if s.setup.has_mats],
            "asides": [_asides(s.players[seat], seat == you) for seat in seats],
        },
        "known": {
            "hands": [_known_hand(s.players[seat], seat == you) for seat in seats],
            "decks": [_seen(s.players[seat].deck, seat == you) for seat in seats],
            "discards": [_known_discard(s.players[seat], seat == you) for seat in seats],
            "owned": [_owned(s, seat) for seat in seats],
        },
        "stays": [_stay(s, stay, you) for stay in s.stays],
        "turn": {
            "seat": int(s.seat),
            "number": int(s.turn),
            "phase": PHASES[1 if s.in_buy_phase else 0],
            "actions": int(s.actions),
            "buys": int(s.buys),
            "coins": int(s.coins),
            "bought": int(s.bought),
            "extra": s.is_extra,
            **_counters(s),
            "cheaper": int(s.cheaper),
            "empty": int(empty_piles(s)),
        },
        "decision": None if decision is None else _decision(s, decision, you),
        "result": told_result(s),
    }


def _decision(s: "State", decision: Decision, you: Seat | None) -> View:
    told = told_decision(decision, you, MOVES)
    if decision.seat == you:
        told["effects"] = effects(s, decision)
        if decision.kind in _OFFERS:
            then = _then(s, decision.seat)
            if then is not None:
                told["then"] = then
    return told


def _then(s: "State", me: Seat) -> View | None:
    """What is asked next of a player who lets an offer pass; None if that shows something or asks another."""
    after = s.clone()
    passes: list[str] = []
    while True:
        if after.to_move() != me or after.learnt != s.learnt:
            return None
        if after.question().kind in _OFFERS:
            # Who goes on must have seen what is let pass: a second offer is asked by itself.
            if passes or DONE not in after.options():
                return None
            after.push(DONE)
            passes.append(MOVES[DONE])
            continue
        forced = forced_in(after)
        if forced is None:
            break
        after.push(forced)
    asked = after.question()
    told = told_decision(asked, me, MOVES)
    return {
        "passes": passes,
        "kind": told["kind"],
        "prompt": told["prompt"],
        "args": told["args"],
        "options": told["options"],
        "effects": effects(after, asked),
    }


def _counters(s: "State") -> View:
    return {COUNTERS[k].name: int(s.counters[k]) for k in range(len(COUNTERS)) if COUNTERS[k].is_seen}


def _seat(s: "State", seat: Seat) -> View:
    """What everybody sees of a player; points if they are open, or at the end."""
    player = s.players[seat]
    shows = s.setup.open_scores or s.to_move() == OVER
    return {
        "hand": len(player.hand),
        "points": scoring.points(s, seat) if shows else None,
        "turns": int(player.turns),
        "tokens": {TOKENS[k]: NAMES[pile] for k, pile in enumerate(player.tokens) if pile >= 0},
        "journey_up": player.journey_up,
        "minus_card": player.minus_card,
        "minus_coin": player.minus_coin,
        "inherited": NAMES[player.inherited] if player.inherited >= 0 else None,
    }


def _pile(s: "State", card: int) -> View:
    """A pile with its cost for the player in turn, and whose tokens lie on it."""
    return {
        "card": NAMES[card],
        "left": int(s.piles[card]),
        "cost": int(s.cost(card, s.seat)),
        "types": _types(s.supply_types(card)),
        "tokens": [
            {"seat": seat, "token": TOKENS[kind]}
            for seat in range(len(s.players))
            for kind in range(len(s.players[seat].tokens))
            if s.players[seat].tokens[kind] == card
        ],
    }


def _event(s: "State", event: int) -> View:
    """An Event, and whether the player in turn may still buy it, as far as its own text goes."""
    spent = event in s.events_bought and s.card(event).once_a_turn
    return {
        "card": NAMES[event],
        "cost": s.card(event).cost,
        "spent": spent,
        "affordable": may_buy_event(s, s.seat, event),
    }


def _types(types: i64) -> list[str]:
    return [TYPES[k] for k in range(len(TYPES)) if int(types) >> k & 1]


def _hand(player: Player, mine: bool) -> list[str] | int:
    return sorted(names(player.hand)) if mine else len(player.hand)


def _discard(player: Player) -> View:
    n = len(player.discard)
    return {"top": NAMES[player.discard[n - 1] & KIND] if n > 0 else None, "count": n}


def _in_play(s: "State", seat: Seat) -> list[View]:
    """The cards in play in their order; `stays` if they are not discarded in this turn's Clean-up. [DA-D3]"""
    play = s.players[seat].play
    return [
        {"card": NAMES[play[i] & KIND], "stays": s.stays_in_play(seat, play[i])} for i in range(len(play))
    ]


def _stay(s: "State", stay: Stay, you: Seat | None) -> View:
    """What a Duration has set up, in the order of play; `aside` are the cards that wait for it."""
    player = s.players[stay.owner]
    limit = OWNER_KNOWS if stay.owner == you else ALL_KNOW
    waiting = [
        NAMES[entry & KIND] if entry & SLOT >= limit else None
        for entry in player.aside
        if stay.aside and entry // GROUP == stay.aside
    ]
    return {
        "card": NAMES[stay.card],
        "owner": int(stay.owner),
        "against": _seats_of(stay.against),
        "aside": sorted(waiting, key=str),
    }


def _asides(player: Player, mine: bool) -> list[View]:
    """Cards set aside or looked at: why, and which if the seat may know it."""
    limit = OWNER_KNOWS if mine else ALL_KNOW
    shown: list[View] = []
    for i in range(len(player.aside)):
        entry: i64 = player.aside[i]
        group: i64 = entry // GROUP
        why = "aside"
        if group == LOOKED_AT:
            why = "looked-at"
        elif group == SAVED:
            why = "saved"
        shown.append({"why": why, "card": NAMES[entry & KIND] if entry & SLOT >= limit else None})
    return sorted(shown, key=_by_card)


def _by_card(one: View) -> tuple[str, str]:
    return str(one["why"]), str(one["card"] or "")


def _known_hand(player: Player, mine: bool) -> list[str]:
    limit = OWNER_KNOWS if mine else ALL_KNOW
    return sorted([NAMES[slot & KIND] for slot in player.hand if slot >= limit])


def _seen(row: vec[i64], mine: bool) -> list[str | None]:
    """The cards of a pile from the lowest to the top one; None for one that the seat does not know."""
    limit = OWNER_KNOWS if mine else ALL_KNOW
    return [NAMES[row[i] & KIND] if row[i] >= limit else None for i in range(len(row))]


def _known_discard(player: Player, mine: bool) -> list[str]:
    """What the seat knows to lie in the discard pile, in no order."""
    limit = OWNER_KNOWS if mine else ALL_KNOW
    return sorted([NAMES[slot & KIND] for slot in player.discard if slot >= limit])


def _owned(s: "State", seat: Seat) -> dict[str, int]:
    """All cards of a player: every gain and every trashing was open, so everybody can count them."""
    counts: dict[str, int] = {}
    for card in sorted(scoring.owned(s, seat)):
        counts[NAMES[card]] = counts.get(NAMES[card], 0) + 1
    return counts


def _seats_of(mask: i64) -> list[int]:
    return [seat for seat in range(6) if int(mask) >> seat & 1]
