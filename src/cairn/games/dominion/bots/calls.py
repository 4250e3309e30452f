"""When the rule bot of Dominion calls its Reserve cards."""

from typing import Final

from cairn.games.dominion.bots.buys import worth
from cairn.games.dominion.bots.events import can_use_token
from cairn.games.dominion.bots.plays import best_swap, impact_of, junk_in_hand
from cairn.games.dominion.bots.sight import Sight
from cairn.games.dominion.rules.catalogue import number_of
from cairn.games.dominion.rules.gaining import Meanwhile
from cairn.games.dominion.rules.numbers import ESTATE
from cairn.games.dominion.rules.player import KIND
from cairn.games.dominion.rules.playing import CallAfterAction

COIN_OF_THE_REALM: Final = number_of("coin of the realm")
GIANT: Final = number_of("giant")
GUIDE: Final = number_of("guide")
RANGER: Final = number_of("ranger")
RATCATCHER: Final = number_of("ratcatcher")
ROYAL_CARRIAGE: Final = number_of("royal carriage")
TEACHER: Final = number_of("teacher")
TRANSMOGRIFY: Final = number_of("transmogrify")

NOT_NOW: Final = -1


def call_worth(v: Sight, card: int) -> int:
    """How good it is to call the card now; below 0 it waits."""
    called = v.inherited if card == ESTATE and v.inherited >= 0 else card
    step = v.step
    if isinstance(step, Meanwhile):
        gained = worth(v, int(step.card))
        return 20 if gained >= 42 or (gained >= 25 and v.left <= 3) else NOT_NOW
    if called == COIN_OF_THE_REALM:
        return 25 if v.s.actions == 0 and _has_use_for_actions(v) else NOT_NOW
    if called == ROYAL_CARRIAGE and isinstance(step, CallAfterAction):
        return 20 if _is_worth_replaying(v, int(step.this & KIND)) else NOT_NOW
    if called == GUIDE:
        return 30 if 5 * _hand_worth(v) < 4 * v.money else NOT_NOW
    if called == RATCATCHER:
        return 5 if junk_in_hand(v) > 0 else NOT_NOW
    if called == TRANSMOGRIFY:
        return 6 if best_swap(v, 1) >= 25 else NOT_NOW
    if called == TEACHER:
        return 20 if can_use_token(v) else NOT_NOW
    return NOT_NOW


def _has_use_for_actions(v: Sight) -> bool:
    return any(v.hand[card] > 0 and v.is_action(card) and impact_of(v, card) > 0 for card in v.cards)


def _is_worth_replaying(v: Sight, card: int) -> bool:
    if card in (RANGER, GIANT):
        return not v.s.players[v.me].journey_up
    trait = v.traits[card]
    return trait.cards + trait.coins >= 2 or trait.impact >= 60


def _hand_worth(v: Sight) -> int:
    """What the hand gives, in coins, as if there were as many cards in it as in the deck, a fifth of that."""
    coins = 0
    for card in v.cards:
        if v.hand[card] > 0:
            trait = v.trait(card)
            value = 2 * trait.coins if not v.is_action(card) else max(2 * trait.coins, trait.impact // 15)
            coins += v.hand[card] * value
    return coins * v.size // 10
