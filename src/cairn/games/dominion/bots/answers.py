"""How the rule bot of Dominion answers the questions of the cards; the money bots borrow it.

Every option gets a number by what it does and what asks for it; the greatest is the answer.
"""

from typing import Final

from cairn.bots.bot import Eyes
from cairn.core.game import Move
from cairn.games.dominion.bots.buys import best_worth, worth
from cairn.games.dominion.bots.calls import call_worth
from cairn.games.dominion.bots.events import inherited_worth, spare_attack, token_choice
from cairn.games.dominion.bots.plays import impact_of, swap_worth, treasure_swap_worth
from cairn.games.dominion.bots.sight import Sight
from cairn.games.dominion.rules.card import VICTORY
from cairn.games.dominion.rules.cards.base_attacks import DiscardOrKeep
from cairn.games.dominion.rules.catalogue import TYPES_OF, number_of
from cairn.games.dominion.rules.moves import (
    CALL,
    CHOOSE_ATTACK,
    CHOOSE_COIN,
    CHOOSE_COINS,
    CHOOSE_COPPER,
    CHOOSE_CURSES,
    CHOOSE_SILVER,
    CHOOSE_SIX,
    CHOOSE_TRASH,
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
    TRASH_THIS,
    WORD,
    YES,
    card_of,
    verb_of,
)
from cairn.games.dominion.rules.numbers import COPPER, CURSE
from cairn.games.dominion.rules.state import State

RAZE: Final = number_of("raze")

DO_NOT: Final = -1
ENOUGH_COPPERS: Final = 3
"""Coppers on the Tavern mat from which a Miser takes the coins."""


def answer(eyes: Eyes, options: list[Move]) -> Move:
    """The answer to a question that a card asks."""
    if len(options) == 1:
        return options[0]
    world = eyes.imagine(0)
    assert isinstance(world, State)
    v = Sight()
    v.look(world, eyes.seat)
    return best_answer(v, options)


def best_answer(v: Sight, options: list[Move]) -> Move:
    """The option with the greatest number; the first of several."""
    if verb_of(options[0]) == TOKEN:
        return token_choice(v, options)
    choice = options[0]
    best = score(v, choice)
    for move in options:
        value = score(v, move)
        if value > best:
            best, choice = value, move
    return choice


def score(v: Sight, move: Move) -> int:
    """How good a move is as an answer; what lets a thing be is 0."""
    verb = verb_of(move)
    if verb == WORD:
        return _word(v, move)
    card = card_of(move)
    if verb == RESOLVE:
        return 10 + v.traits[card].cards
    if verb in (EXCHANGE, REVEAL):
        return 50
    if verb == CALL:
        return call_worth(v, card)
    if verb == SET_ASIDE:
        return _set_aside(v, card)
    if verb == KEEP:
        return _keep(v, card)
    if verb == TOPDECK:
        return _topdeck(v, card)
    if verb == DISCARD:
        return _discard(v, card)
    if verb == TRASH:
        return _trash(v, card)
    if verb == GAIN:
        return worth(v, card)
    return _play(v, card) if verb == PLAY else 0


def _play(v: Sight, card: int) -> int:
    if v.kind == "play-treasure":
        # A Storyteller makes cards of coins: good if the deck gives more than a coin for a card.
        player = v.s.players[v.me]
        unseen = len(player.deck) + len(player.discard)
        return 10 if v.money > v.size and v.s.coins + v.traits[card].coins <= unseen else DO_NOT
    return impact_of(v, card)


def _trash(v: Sight, card: int) -> int:
    kind = v.kind
    if kind == "trash-for-more":
        return swap_worth(v, card, v.n)
    if kind == "trash-treasure":
        return treasure_swap_worth(v, card)
    if kind == "trash-loot":
        return worth(v, card)
    if kind == "trash-copper":
        return 20
    if kind == "raze":
        return 3 * v.cost(card) - v.keep_worth(card)
    if kind == "trade":
        return 25 - v.keep_worth(card)
    if kind == "trash-discard-or-keep" and v.keep_worth(card) < 0:
        return 60
    return -v.keep_worth(card)


def _discard(v: Sight, card: int) -> int:
    kind = v.kind
    if kind == "discard-or-keep":
        good = deck_worth(v, card) >= 12
        step = v.step
        assert isinstance(step, DiscardOrKeep)
        return 5 if good == (step.victim != v.me) else DO_NOT
    if kind == "free-wine":
        return 10
    if kind == "scouting-party":
        return -deck_worth(v, card)
    if kind == "trash-discard-or-keep":
        return 11 - deck_worth(v, card)
    return 8 - v.hold_worth(card)


def deck_worth(v: Sight, card: int) -> int:
    """What it is worth to draw the card next turn."""
    if TYPES_OF[card] & VICTORY and not v.is_action(card):
        return 0
    if card == CURSE:
        return 0
    if card == COPPER:
        return 10 if v.left > 5 and v.money < v.size else 8
    return 12 + max(10 * v.traits[card].coins, v.trait(card).impact // 2)


def _topdeck(v: Sight, card: int) -> int:
    if v.kind == "meanwhile":
        return 12 if deck_worth(v, card) >= 20 and v.left > 0 else DO_NOT
    if v.kind == "leave-play":
        return 1
    if v.kind == "topdeck-discarded":
        return deck_worth(v, card) - 20
    if v.kind == "return-looked-at":
        return -deck_worth(v, card)
    return -v.hold_worth(card)


def _keep(v: Sight, card: int) -> int:
    if v.kind in ("start-of-turn", "later-one", "bonfire", "bonfire-another"):
        # Which of two equal cards comes first hardly matters.
        return DO_NOT
    if v.kind == "keep-or-set-aside":
        return 0
    if v.kind == "discard-or-keep":
        return 0
    return 0 if v.kind == "trash-discard-or-keep" else v.hold_worth(card)


def _set_aside(v: Sight, card: int) -> int:
    kind = v.kind
    if kind == "inherit":
        return inherited_worth(v, card)
    if kind == "keep-or-set-aside":
        # Library: an Action that cannot be played is worth less than the next card.
        return 5 if v.s.actions == 0 else DO_NOT
    if kind == "save":
        return v.trait(card).impact if v.is_action(card) else 5 * v.traits[card].coins
    # Gear: what this turn does not need.
    if v.is_action(card):
        return 20 if v.s.actions == 0 else (3 if v.is_terminal(card) and v.s.actions == 1 else DO_NOT)
    if v.is_treasure(card):
        coins = int(v.s.coins) + v.hand_coins()
        if best_worth(v, coins - v.traits[card].coins) == best_worth(v, coins):
            return 10 * v.traits[card].coins
    return DO_NOT


def _word(v: Sight, move: Move) -> int:
    if move == YES:
        return 1
    if move == TRASH_THIS:
        return -v.keep_worth(RAZE) // 2
    if move == CHOOSE_TRASH:
        worst = min([v.keep_worth(card) for card in v.cards if v.hand[card] > 0] or [0])
        return -2 * worst
    if move == CHOOSE_COIN:
        coins = int(v.s.coins) + v.hand_coins()
        return 1 + best_worth(v, coins + 1) - best_worth(v, coins)
    if move == CHOOSE_SILVER:
        return 11 if v.left > 3 else 0
    if move == CHOOSE_COPPER:
        return 5 if v.hand[COPPER] > 0 and v.s.players[v.me].on_mat(COPPER) < ENOUGH_COPPERS else DO_NOT
    if move == CHOOSE_COINS:
        return int(v.s.players[v.me].on_mat(COPPER))
    if move == CHOOSE_CURSES:
        return 9 if v.hand[CURSE] >= 2 else DO_NOT
    if move == CHOOSE_ATTACK:
        return 8 if spare_attack(v) >= 0 else DO_NOT
    return (7 if v.hand_size() >= 6 else -2) if move == CHOOSE_SIX else 0
