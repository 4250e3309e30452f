"""What the rule bot of Dominion buys and gains: one worth for everything, the greatest wins."""

from typing import Final

from cairn.games.dominion.bots.sight import LATE, Sight
from cairn.games.dominion.rules.card import ACTION
from cairn.games.dominion.rules.catalogue import TYPES_OF, number_of
from cairn.games.dominion.rules.numbers import COLONY, COPPER, CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER

CHAPEL: Final = number_of("chapel")
COIN_OF_THE_REALM: Final = number_of("coin of the realm")
DISTANT_LANDS: Final = number_of("distant lands")
DUPLICATE: Final = number_of("duplicate")
FEAST: Final = number_of("feast")
FESTIVAL: Final = number_of("festival")
GARDENS: Final = number_of("gardens")
HIRELING: Final = number_of("hireling")
LOST_CITY: Final = number_of("lost city")
MESSENGER: Final = number_of("messenger")
MOAT: Final = number_of("moat")
MONEYLENDER: Final = number_of("moneylender")
PAGE: Final = number_of("page")
PEASANT: Final = number_of("peasant")
PORT: Final = number_of("port")
RATCATCHER: Final = number_of("ratcatcher")
RAZE: Final = number_of("raze")
ROYAL_CARRIAGE: Final = number_of("royal carriage")
SWAMP_HAG: Final = number_of("swamp hag")
THRONE_ROOM: Final = number_of("throne room")
TRANSMOGRIFY: Final = number_of("transmogrify")
VILLAGE: Final = number_of("village")
WITCH: Final = number_of("witch")
WORKSHOP: Final = number_of("workshop")

NEVER: Final = -100
TRASHERS: Final = [CHAPEL, MONEYLENDER, RATCATCHER, RAZE, TRANSMOGRIFY]
SLOW: Final = [HIRELING, PAGE, PEASANT, DUPLICATE, FEAST]
"""What pays off only after some turns."""


def worth(v: Sight, card: int) -> int:
    """What it is worth to have one more of this card now."""
    if card == v.shunned:
        return NEVER
    if card in (CURSE, COPPER):
        return -30 if card == CURSE else -8
    if card in (PROVINCE, COLONY, DUCHY, ESTATE):
        return _victory(v, card)
    if card == GARDENS:
        points = (v.size + 1) // 10
        return _points(v, points) if points > 1 else NEVER
    if card == DISTANT_LANDS:
        return 20 + 7 * (8 - v.left) if v.left >= 2 else _points(v, 1)
    if TYPES_OF[card] & ACTION:
        return _action(v, card)
    if card == COIN_OF_THE_REALM:
        return 26 if v.terminals > 1 + v.villages + v.have[card] else 4
    trait = v.traits[card]
    if v.have[card] >= trait.copies:
        return min(31, trait.worth)
    if card != SILVER and card != GOLD and v.left <= LATE:
        return trait.worth - 10
    return trait.worth


def _points(v: Sight, points: int) -> int:
    """What points are worth by how much of the game is left."""
    left = v.left - v.taste.soon
    if left <= 1:
        return 10 + 20 * points
    if left <= 2:
        return 14 * points + 20
    if left <= 4:
        return 14 * points + 4
    return 8 * points - 16


def _victory(v: Sight, card: int) -> int:
    if card == COLONY:
        return 140
    if card == PROVINCE:
        if v.s.setup.prosperity and v.left > 4:
            return 58
        return 110
    if card == DUCHY:
        return _points(v, 3) if v.left <= 5 + v.taste.soon else -5
    if v.left > 3:
        return -10
    return _points(v, 1)


def _action(v: Sight, card: int) -> int:
    trait = v.traits[card]
    have = v.have[card]
    value = trait.worth
    blessed = v.is_blessed(card)
    if have >= (3 * trait.copies if blessed else trait.copies):
        return -5
    if card in TRASHERS:
        if v.junk() < 6 or v.left <= 4:
            return -5
    elif card in SLOW and v.left <= 5:
        return -5
    if card in (WITCH, SWAMP_HAG):
        if v.pile(CURSE) < 3:
            value -= 45
    elif card == MOAT:
        value += 8 if v.faces_attacks() else 0
    elif card in (VILLAGE, PORT):
        need = v.terminals - 1 - v.villages
        return 14 + 12 * min(3, need) if need > 0 else 8
    elif card in (LOST_CITY, FESTIVAL):
        value += 6 if v.terminals > v.villages else 0
    elif card in (THRONE_ROOM, ROYAL_CARRIAGE):
        others = v.action_cards - v.have[THRONE_ROOM] - v.have[ROYAL_CARRIAGE]
        value += 5 * min(5, others - 2 * have) - 15
    elif card == FEAST:
        value = best_gain(v, 5, 5, ACTION) - 14
    elif card == WORKSHOP:
        value += 30 if v.s.setup.has[GARDENS] else 0
    elif card == MESSENGER and v.my_turn() and v.s.bought == 0 and v.s.in_buy_phase:
        value += 6
    if blessed:
        value += 12
    if v.actions_of(card) == 0 and card != THRONE_ROOM:
        slots = 1 + v.villages + (v.size - 4) // 9
        if v.taste.crowded > 0 and have == 0 and v.terminals == slots:
            value -= int(v.taste.crowded)
        elif v.terminals >= slots:
            return 6 - 10 * (v.terminals - slots)
        value -= 6 * have
    else:
        value -= 2 * have
    value += int(v.taste.first) if have == 0 else int(v.taste.again)
    if v.left <= LATE:
        value -= 20
    return value


def best_worth(v: Sight, coins: int) -> int:
    """What the best card is worth that n coins would buy."""
    best = 0
    for card in v.s.setup.supply:
        if v.pile(card) > 0 and v.cost(card) <= coins:
            best = max(best, worth(v, card))
    return best


def best_gain(v: Sight, most: int, least: int = 0, types: int = -1) -> int:
    """What the best card is worth that costs between two limits and has one of the types."""
    best = NEVER
    for card in v.s.setup.supply:
        if v.pile(card) > 0 and least <= v.cost(card) <= most and (types < 0 or TYPES_OF[card] & types):
            best = max(best, worth(v, card))
    return best


def ends_badly(v: Sight, card: int) -> bool:
    """Whether buying the card would end the game with somebody else ahead."""
    if v.pile(card) > 1:
        return False
    empty = 1
    for other in v.s.setup.supply:
        if v.pile(other) == 0:
            empty += 1
    if card != PROVINCE and card != COLONY and empty < int(v.s.setup.ends_with):
        return False
    points = v.s.card(card).points(v.s, v.me)
    return v.lead() + points < 0
