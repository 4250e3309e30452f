"""What may be bought, and the purchase of an Event; a card that is bought is gained."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cairn.games.dominion.rules.catalogue import COST_OF
from cairn.games.dominion.rules.moves import MINUS_COST

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


def may_buy(s: "State", seat: i64, card: i64) -> bool:
    """Whether a player with a Buy may buy the card: there is one, and the coins are enough. [DB-B2, DB-B3]"""
    return s.piles[card] > 0 and s.cost(card, seat) <= s.coins


def buyable(s: "State", seat: i64) -> i64:
    """A bit for each place in the row of the Supply whose card may be bought: `may_buy` for all of them."""
    player = s.players[seat]
    reduced: i64 = -1
    if len(player.tokens) > 0 and (s.setup.is_german or seat == s.seat):
        reduced = player.tokens[MINUS_COST]
    most: i64 = s.coins + s.cheaper
    supply = s.setup.supply_row
    piles = s.piles
    found: i64 = 0
    i: i64 = len(supply) - 1
    while i >= 0:
        card: i64 = supply[i]
        found += found
        if piles[card] > 0 and (COST_OF[card] <= most or (card == reduced and COST_OF[card] - 2 <= most)):
            found += 1
        i -= 1
    return found


def count(bits: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


def may_buy_event(s: "State", seat: i64, event: i64) -> bool:
    """Whether a player with a Buy may buy the Event."""
    card = s.card(event)
    if COST_OF[event] > s.coins or (card.once_a_turn and int(event) in s.events_bought):
        return False
    return card.may_be_bought(s, seat)


def buy_event(s: "State", me: i64, event: i64) -> None:
    """Buy an Event: it is carried out at once and stays. [DA-V1]"""
    s.coins -= COST_OF[event]
    s.buys -= 1
    s.bought += 1
    if int(event) not in s.events_bought:
        s.events_bought = sorted([*s.events_bought, int(event)])
    if s.sink is not None:
        s.tell("dominion-buys-event", {"seat": int(me), "card": s.name(event)})
    s.card(event).play(s, me, -1)
