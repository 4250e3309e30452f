"""What the rule bot of Dominion makes of Events and of the tokens they move."""

from typing import Final

from cairn.core.game import Move
from cairn.games.dominion.bots.buys import NEVER, best_gain, best_worth, ends_badly, worth
from cairn.games.dominion.bots.sight import FEW_COINS, LATE, Sight
from cairn.games.dominion.rules.card import ACTION, ATTACK, EVENT, VICTORY
from cairn.games.dominion.rules.catalogue import CARD, TYPES_OF, number_of
from cairn.games.dominion.rules.moves import (
    BUY,
    DONE,
    END_TURN,
    MINUS_COST,
    PLAY,
    PLUS_ACTION,
    PLUS_BUY,
    PLUS_CARD,
    PLUS_COIN,
    TRASHING,
    card_of,
    move_of,
    token_of,
    verb_of,
)
from cairn.games.dominion.rules.numbers import COPPER, CURSE, ESTATE, GOLD, SILVER
from cairn.games.dominion.rules.player import KIND

ALMS: Final = number_of("alms")
BALL: Final = number_of("ball")
BONFIRE: Final = number_of("bonfire")
BORROW: Final = number_of("borrow")
EXPEDITION: Final = number_of("expedition")
FERRY: Final = number_of("ferry")
INHERITANCE: Final = number_of("inheritance")
LOST_ARTS: Final = number_of("lost arts")
MISSION: Final = number_of("mission")
PATHFINDING: Final = number_of("pathfinding")
PILGRIMAGE: Final = number_of("pilgrimage")
QUEST: Final = number_of("quest")
RAID: Final = number_of("raid")
SAVE: Final = number_of("save")
SCOUTING_PARTY: Final = number_of("scouting party")
SEAWAY: Final = number_of("seaway")
TRADE: Final = number_of("trade")
TRAINING: Final = number_of("training")
TRAVELLING_FAIR: Final = number_of("travelling fair")
WINE_MERCHANT: Final = number_of("wine merchant")

WINE: Final = 14
"""What it is worth to free a Wine Merchant."""


def buy_phase(v: Sight, options: list[Move]) -> Move:
    """Alms before any Treasure, then all Treasures, then what is worth most."""
    if verb_of(options[0]) == PLAY:
        return move_of(BUY, ALMS) if move_of(BUY, ALMS) in options and _wants_alms(v) else options[0]
    best = 0
    choice: Move = END_TURN
    for move in options:
        if move != END_TURN:
            value = buy_worth(v, card_of(move))
            if value > best:
                best, choice = value, move
    return choice


def buy_worth(v: Sight, card: int) -> int:
    """What it is worth to buy a card or an Event now, as compared with ending the turn."""
    coins = int(v.s.coins)
    event = TYPES_OF[card] & EVENT != 0
    value = purchase_worth(v, card, coins)
    if value <= 0:
        return value
    if not event and ends_badly(v, card):
        return NEVER
    if v.s.setup.has[WINE_MERCHANT] and coins - (CARD[card].cost if event else v.cost(card)) >= 2:
        value += WINE * int(v.s.players[v.me].on_mat(WINE_MERCHANT))
    return value


def purchase_worth(v: Sight, card: int, coins: int) -> int:
    """What it is worth to buy a card or an Event now."""
    return event_worth(v, card, coins) if TYPES_OF[card] & EVENT else worth(v, card)


def _wants_alms(v: Sight) -> bool:
    """Whether a card up to $4 is better than what the Treasures in hand would buy."""
    play = v.s.players[v.me].play
    for i in range(len(play)):
        if v.is_treasure(int(play[i] & KIND)):
            return False
    coins = int(v.s.coins) + v.hand_coins()
    return best_gain(v, 4) > best_worth(v, coins)


def event_worth(v: Sight, event: int, coins: int) -> int:
    """What buying the Event now is worth, what can be bought after it included."""
    me = v.s.players[v.me]
    after = coins - CARD[event].cost
    if event == BORROW:
        return 0 if me.minus_card else best_worth(v, coins + 1) - 12
    if event == QUEST:
        return _quest(v)
    if event == SAVE:
        saved = max(
            [v.trait(card).impact for card in v.cards if v.hand[card] > 0 and v.is_action(card)] or [0]
        )
        return best_worth(v, after) + 6 if saved >= 50 else 0
    if event == SCOUTING_PARTY:
        return best_worth(v, after) + 1 if v.left > 1 else 0
    if event == TRAVELLING_FAIR:
        return _fair(v, after)
    if event == BONFIRE:
        return _bonfire(v)
    if event == EXPEDITION:
        return 34 * v.money // max(1, v.size) if v.left > 1 else 0
    if event == MISSION:
        return 36 if not v.s.is_extra and v.s.previous != v.me and _has_careers(v) else 0
    if event == PILGRIMAGE:
        return _pilgrimage(v)
    if event == BALL:
        return min(best_gain(v, 4), 40)
    if event == RAID:
        return 4 + 20 * _in_play(v, SILVER) if v.left > LATE else 0
    if event == SEAWAY:
        return best_gain(v, 4, 0, ACTION) - 2
    if event == TRADE:
        junk = v.hand[CURSE] + (v.hand[ESTATE] if v.inherited < 0 and v.left > LATE else 0)
        return 40 * min(2, junk)
    if event == INHERITANCE:
        return _inheritance(v)
    return _token_event(v, event)


def _quest(v: Sight) -> int:
    """A Gold for what is of no use in hand."""
    if v.hand[CURSE] >= 2 or v.hand_size() >= 6 or spare_attack(v) >= 0:
        return worth(v, GOLD) - 2
    return 0


def spare_attack(v: Sight) -> int:
    """An Attack left in hand, or −1."""
    for card in v.cards:
        if v.hand[card] > 0 and v.s.types(card, v.me) & ATTACK:
            return card
    return -1


def _fair(v: Sight, after: int) -> int:
    """Two cards, or one that comes at once."""
    first = 0
    bought = -1
    for card in v.s.setup.supply:
        if v.pile(card) > 0 and v.cost(card) <= after and worth(v, card) > first:
            first, bought = worth(v, card), card
    if bought < 0:
        return 0
    second = best_worth(v, after - v.cost(bought))
    soon = 3 if not TYPES_OF[bought] & VICTORY and v.left > 1 else 0
    return first + second * 3 // 4 + soon - (0 if second > 0 else 4)


def _bonfire(v: Sight) -> int:
    coppers = min(2, _in_play(v, COPPER))
    if v.left < 5 or v.money - coppers < FEW_COINS + 2:
        return 0
    return 17 * coppers


def _has_careers(v: Sight) -> bool:
    """Whether a Traveller in the deck could still rise."""
    return any(v.have[card] > 0 and CARD[card].next_number >= 0 for card in v.cards)


def _in_play(v: Sight, card: int) -> int:
    play = v.s.players[v.me].play
    n = 0
    for i in range(len(play)):
        if play[i] & KIND == card:
            n += 1
    return n


def _pilgrimage(v: Sight) -> int:
    """Copies of the three best cards in play, every second time."""
    play = v.s.players[v.me].play
    cards = {int(play[i] & KIND) for i in range(len(play))}
    worths = [worth(v, card) for card in sorted(cards) if v.s.in_supply(card)]
    worths = sorted([w for w in worths if w > 0], reverse=True)[:3]
    total = sum(worths)
    if v.s.players[v.me].journey_up:
        return 0
    return total * 2 // 3


def _inheritance(v: Sight) -> int:
    """Estates that do something."""
    if v.left < 4:
        return 0
    best = 0
    for card in v.s.setup.kingdom:
        if v.pile(card) > 0 and v.cost(card) <= 4:
            best = max(best, inherited_worth(v, card))
    return v.have[ESTATE] * best * 3 // 4


def inherited_worth(v: Sight, card: int) -> int:
    """What it is worth that Estates do what this card does."""
    trait = v.traits[card]
    if not TYPES_OF[card] & ACTION or TYPES_OF[card] & VICTORY:
        return 0
    return (20 if trait.actions > 0 else 0) + 8 * trait.cards + 8 * trait.coins + trait.impact // 10


def _token_event(v: Sight, event: int) -> int:
    """Ferry, Plan, Lost Arts, Training, Pathfinding: worth it once, for a pile that is played often."""
    kind = {FERRY: MINUS_COST, LOST_ARTS: PLUS_ACTION, TRAINING: PLUS_COIN, PATHFINDING: PLUS_CARD}.get(
        event, -1
    )
    if kind < 0 or v.s.players[v.me].token_on(kind) >= 0 or v.left < 5:
        return 0
    return max([token_worth(v, kind, pile) for pile in v.s.setup.kingdom])


def token_worth(v: Sight, kind: int, pile: int) -> int:
    """What it is worth to have the token on this pile."""
    trait = v.traits[pile]
    if not TYPES_OF[pile] & ACTION:
        return 0
    have = v.have[pile]
    if kind == PLUS_CARD:
        return 24 * have
    if kind == PLUS_ACTION:
        return 34 * have + trait.cards if v.actions_of(pile) == 0 else 0
    if kind == PLUS_COIN:
        return (17 if trait.actions > 0 else 12) * have
    if kind == PLUS_BUY:
        return 3 * have
    if kind == MINUS_COST:
        return worth(v, pile) - 12 if v.pile(pile) > 3 and trait.copies > have + 1 and v.cost(pile) > 4 else 0
    return 10 if kind == TRASHING else 0


def token_choice(v: Sight, options: list[Move]) -> Move:
    """The pile that profits most from a token; after that, the one whose card is best."""
    best = -1
    choice = options[0]
    for move in options:
        value = pile_worth(v, move)
        if value > best:
            best, choice = value, move
    return choice


def pile_worth(v: Sight, move: Move) -> int:
    """What it is worth to put this token on this pile; to put it nowhere is the last resort."""
    if move == DONE:
        return -1
    pile = card_of(move)
    return 100 * token_worth(v, token_of(move), pile) + v.traits[pile].worth


def can_use_token(v: Sight) -> bool:
    """Whether a +1 token would do something on some pile of which cards are owned."""
    for pile in v.s.setup.kingdom:
        if TYPES_OF[pile] & ACTION and v.have[pile] > 0 and not v.s.players[v.me].has_token_on(pile):
            return True
    return False
