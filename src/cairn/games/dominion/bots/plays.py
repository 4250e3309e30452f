"""Which Action the rule bot of Dominion plays next: what costs no Action first, then what does most."""

from typing import Final

from cairn.core.game import Move
from cairn.games.dominion.bots.buys import best_gain
from cairn.games.dominion.bots.sight import Sight
from cairn.games.dominion.rules.card import TREASURE
from cairn.games.dominion.rules.catalogue import CARD, number_of
from cairn.games.dominion.rules.moves import END_ACTIONS, card_of
from cairn.games.dominion.rules.numbers import COPPER, CURSE, ESTATE, GOLD, SILVER

CHAPEL: Final = number_of("chapel")
DISCIPLE: Final = number_of("disciple")
DISTANT_LANDS: Final = number_of("distant lands")
FEAST: Final = number_of("feast")
CELLAR: Final = number_of("cellar")
GIANT: Final = number_of("giant")
LIBRARY: Final = number_of("library")
MINE: Final = number_of("mine")
MONEYLENDER: Final = number_of("moneylender")
RANGER: Final = number_of("ranger")
RAZE: Final = number_of("raze")
REMODEL: Final = number_of("remodel")
STORYTELLER: Final = number_of("storyteller")
THRONE_ROOM: Final = number_of("throne room")
WITCH: Final = number_of("witch")
WORKSHOP: Final = number_of("workshop")

USELESS: Final = -1
FREE: Final = 1000
"""Above all that costs an Action."""


def action_phase(v: Sight, options: list[Move]) -> Move:
    """The Action to play next."""
    best = 0
    choice: Move = END_ACTIONS
    for move in options:
        if move != END_ACTIONS:
            value = play_worth(v, card_of(move))
            if value > best:
                best, choice = value, move
    return choice


def play_worth(v: Sight, card: int) -> int:
    """How much better it is to play this card next than not to."""
    impact = impact_of(v, card)
    if impact <= 0:
        return USELESS
    if card == THRONE_ROOM:
        target = best_target(v, THRONE_ROOM)
        return FREE + 45 if v.actions_of(target) > 0 else impact
    trait = v.trait(card)
    if v.actions_of(card) > 0:
        return FREE + trait.order
    return impact + (100 * trait.cards if v.s.actions > 1 else 0)


def impact_of(v: Sight, card: int) -> int:
    """How much playing the card does now; nothing: it had better stay in hand."""
    played = played_as(v, card)
    impact = v.trait(card).impact
    if played == CHAPEL:
        impact = 25 * junk_in_hand(v)
    elif played == MONEYLENDER:
        impact = impact if v.hand[COPPER] > 0 else USELESS
    elif played == REMODEL:
        impact = impact if best_swap(v, 2, card) > 15 else USELESS
    elif played == MINE:
        impact = impact if v.hand[COPPER] + v.hand[SILVER] > 0 else USELESS
    elif played in (THRONE_ROOM, DISCIPLE):
        target = best_target(v, card)
        impact = 2 * impact_of(v, target) if target >= 0 else USELESS
    elif played == LIBRARY:
        impact = 14 * (8 - v.hand_size())
    elif played in (GIANT, RANGER):
        impact = 15 if v.s.players[v.me].journey_up else 85
    elif played == CELLAR:
        impact = 10 * dead_in_hand(v)
    elif played == RAZE:
        impact = impact if junk_in_hand(v) > 0 else USELESS
    elif played == WITCH:
        impact = impact if v.pile(CURSE) > 0 else 45
    elif played == FEAST:
        impact = impact if best_gain(v, 5) > 35 else 5
    elif played == WORKSHOP:
        impact = impact if best_gain(v, 4) > 0 else USELESS
    elif played == DISTANT_LANDS and v.left <= 3:
        impact = 97
    elif played == STORYTELLER:
        impact = impact if v.money >= v.size else USELESS
    better = int(CARD[played].next_number)
    if better >= 0 and v.pile(better) > 0:
        impact = max(impact, 0) + 25
    return impact


def played_as(v: Sight, card: int) -> int:
    """What a card does when it is played: an Estate may do what another card does."""
    return int(v.inherited) if card == ESTATE and v.inherited >= 0 else card


def best_target(v: Sight, doubler: int) -> int:
    """The Action in hand that is best played twice, or −1."""
    best = 0
    target = -1
    for card in v.cards:
        held = v.hand[card] - (1 if card == doubler else 0)
        # Doublers are no targets: each would look for its own among the others, without end.
        if held > 0 and v.is_action(card) and played_as(v, card) not in (THRONE_ROOM, DISCIPLE):
            value = impact_of(v, card)
            if value > best:
                best, target = value, card
    return target


def best_swap(v: Sight, more: int, played: int = -1, types: int = -1) -> int:
    """What is won by trashing the best hand card for one that costs so much more."""
    best = USELESS
    for card in v.cards:
        held = v.hand[card] - (1 if card == played else 0)
        if held > 0 and (types < 0 or v.s.types(card, v.me) & types):
            best = max(best, swap_worth(v, card, more, types))
    return best


def swap_worth(v: Sight, card: int, more: int, types: int = -1) -> int:
    """What is won by trashing this card for one that costs so much more."""
    return best_gain(v, v.cost(card) + more, 0, types) - v.keep_worth(card)


def treasure_swap_worth(v: Sight, card: int) -> int:
    """The same for a Treasure that becomes another one in hand."""
    return swap_worth(v, card, 3, TREASURE) - (20 if card == GOLD else 0)


def junk_in_hand(v: Sight) -> int:
    """How many hand cards had better be trashed."""
    return sum([v.hand[card] for card in v.cards if v.hand[card] > 0 and v.keep_worth(card) < 0])


def dead_in_hand(v: Sight) -> int:
    """How many hand cards do nothing."""
    return sum([v.hand[card] for card in v.cards if v.hand[card] > 0 and v.is_dead(card)])
