"""What may be bought, and the purchase of an Event; a card that is bought is gained."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cairn.core.zones import shl
from cairn.games.dominion.rules.names import CARDS, INHERITANCE, NAMES
from cairn.games.dominion.rules.player import NO_PILE

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


def may_buy(s: "State", seat: i64, card: i64) -> bool:
    """Whether a player with a Buy may buy the card: there is one, and the coins are enough. [DB-B2, DB-B3]"""
    return s.piles[card] > 0 and s.cost(card, seat) <= s.coins


def may_buy_event(s: "State", seat: i64, event: i64) -> bool:
    """Whether a player with a Buy may buy the Event."""
    card = s.card(event)
    if s.cost(event, seat) > s.coins:
        return False
    if event == INHERITANCE:
        return s.players[seat].inherited == NO_PILE
    return not card.once_a_turn or s.events_bought >> (event - CARDS) & 1 == 0


def buy_event(s: "State", me: i64, event: i64) -> None:
    """Buy an Event: it is carried out at once and stays. [DA-V1]"""
    s.coins -= s.cost(event, me)
    s.buys -= 1
    s.bought += 1
    s.events_bought |= shl(1, event - CARDS)
    if s.sink is not None:
        s.tell("dominion-buys-event", {"seat": int(me), "card": NAMES[event]})
    s.card(event).play(s, me, -1)
