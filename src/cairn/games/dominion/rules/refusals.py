"""Why a move is not allowed. Nothing here decides: it only explains what the options leave out."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cairn.core.errors import Args, Refusal
from cairn.core.game import Move
from cairn.games.dominion.rules.card import ACTION, EVENT, TREASURE
from cairn.games.dominion.rules.catalogue import CARD, NAMES
from cairn.games.dominion.rules.moves import (
    BUY,
    CALL,
    DISCARD,
    EXCHANGE,
    GAIN,
    KEEP,
    PLAY,
    RESOLVE,
    REVEAL,
    SET_ASIDE,
    TOKEN,
    TOPDECK,
    TRASH,
    WORD,
    card_of,
    verb_of,
)
from cairn.games.dominion.rules.player import index_of

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State

_FROM_HAND: Final = [PLAY, DISCARD, TRASH, TOPDECK, SET_ASIDE, REVEAL]
"""Verbs whose card usually comes from the hand."""


def why_not(s: "State", move: Move) -> Refusal | None:
    """Why a move is not allowed; None if it is."""
    if not s.agenda:
        return Refusal("no-game-over", "DB-E1", {})
    options = s.options()
    if move in options:
        return None
    kind = s.agenda[-1].kind
    verb, card = taken_apart(move)
    if verb == BUY:
        return _why_not_buy(s, kind, card)
    if kind == "action-phase":
        return _why_not_in_action_phase(s, verb, card)
    if kind == "buy-phase":
        return _why_not_in_buy_phase(s, verb, card)
    asked = [option for option in options if taken_apart(option)[0] == verb]
    if verb == WORD or not asked:
        return Refusal("dominion-no-other-question", "DB-T3", {})
    return _why_not_this_card(s, verb, card)


def taken_apart(move: Move) -> tuple[int, int]:
    """The verb of a move, and its card or pile; a word by itself has none."""
    verb = verb_of(move)
    return verb, -1 if verb == WORD else card_of(move)


def _why_not_buy(s: "State", kind: str, card: int) -> Refusal:
    args: Args = {"card": NAMES[card]}
    if kind == "action-phase":
        return Refusal("dominion-no-buy-yet", "DB-T4", {})
    if kind != "buy-phase":
        return Refusal("dominion-no-other-question", "DB-T3", {})
    if not s.setup.has[card]:
        return Refusal("dominion-no-such-pile", "DB-S2", args)
    event = CARD[card].types & EVENT != 0
    if not event and not s.is_supply_pile(card):
        return Refusal("dominion-no-upgrade", "DA-T1", args)
    if s.buys == 0:
        return Refusal("dominion-no-buys-left", "DB-B2", {})
    if not event and s.is_extra:
        return Refusal("dominion-no-cards-this-turn", "DA-P5", {})
    if not event and s.piles[card] == 0:
        return Refusal("dominion-no-cards-in-pile", "DB-B3", args)
    cost = CARD[card].cost if event else int(s.cost(card, s.seat))
    if cost > s.coins:
        numbers: Args = {"card": NAMES[card], "cost": cost, "coins": int(s.coins), "seat": int(s.seat)}
        return Refusal("dominion-no-too-expensive", "DB-B2", numbers)
    return Refusal(CARD[card].no_more, CARD[card].no_more_rule, args)


def _why_not_in_action_phase(s: "State", verb: int, card: int) -> Refusal:
    if verb == PLAY:
        if not s.players[s.seat].holds(card):
            return Refusal("no-not-in-hand", "DB-T1", {"card": NAMES[card]})
        if s.types(card, s.seat) & TREASURE:
            return Refusal("dominion-no-treasure-yet", "DB-T4", {"card": NAMES[card]})
        return Refusal("dominion-no-action-card", "DB-T1", {"card": NAMES[card]})
    return Refusal("dominion-no-other-in-action-phase", "DB-T1", {})


def _why_not_in_buy_phase(s: "State", verb: int, card: int) -> Refusal:
    if verb == PLAY:
        if not s.players[s.seat].holds(card):
            return Refusal("no-not-in-hand", "DB-B1", {"card": NAMES[card]})
        if not s.types(card, s.seat) & TREASURE:
            key = "dominion-no-action-now" if s.types(card, s.seat) & ACTION else "dominion-no-treasure"
            return Refusal(key, "DB-T4", {"card": NAMES[card]})
        return Refusal("dominion-no-treasure-after-buying", "DB-B1", {})
    return Refusal("dominion-no-other-in-buy-phase", "DB-T1", {})


def _why_not_this_card(s: "State", verb: int, card: int) -> Refusal:
    """The verb is asked for, but not with this card."""
    seat: i64 = s.to_move()
    args: Args = {"card": NAMES[card]}
    if card not in s.setup.in_piles:
        return Refusal("dominion-no-such-pile", "DB-S2", args)
    if verb == GAIN:
        if not s.is_supply_pile(card):
            return Refusal("dominion-no-upgrade", "DA-T1", args)
        if s.piles[card] == 0:
            return Refusal("dominion-no-cards-in-pile", "DB-B3", args)
        return Refusal("dominion-no-gain", "DB-T3", {"card": NAMES[card], "cost": int(s.cost(card, seat))})
    if verb == TOKEN:
        if not s.supply_types(card) & ACTION:
            return Refusal("dominion-no-action-pile", "DA-N1", args)
        return Refusal("dominion-no-token-here", "DA-K9", args)
    if verb == CALL:
        if index_of(s.players[seat].mat, card) < 0:
            return Refusal("dominion-no-such-on-mat", "DA-R1", args)
        return Refusal("dominion-no-call-now", "DA-R1", args)
    if verb == EXCHANGE:
        return Refusal("dominion-no-exchange", "DA-T2", args)
    if verb == RESOLVE:
        return Refusal("dominion-no-such-thing-waits", "DA-D2", args)
    if verb != KEEP and verb in _FROM_HAND and not s.players[seat].holds(card):
        return Refusal("no-not-in-hand", "DB-T3", args)
    return Refusal("dominion-no-not-this-card", "DB-T3", args)
