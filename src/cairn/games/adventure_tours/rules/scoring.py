"""What an expedition earns, and who has won."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cairn.games.adventure_tours.rules.pieces import COST_OF_A_CARD, KIND, ROUNDS

if TYPE_CHECKING:
    from cairn.games.adventure_tours.rules.verbs import Pieces


def income(s: "Pieces", seat: i64) -> i64:
    """The money that the members pay; equipment pays nothing. [AT-E1]"""
    members = s.players[seat].members
    coins: i64 = 0
    for i in range(len(members)):
        coins += s.kit.money[members[i] & KIND]
    return coins


def cost_of_hand(s: "Pieces", seat: i64) -> int:
    """What the cards left in hand cost. [AT-E2]"""
    return COST_OF_A_CARD * len(s.players[seat].hand)


def net(s: "Pieces", seat: i64) -> int:
    """What a round brings a player, less than nothing if it must."""
    return int(income(s, seat)) - cost_of_hand(s, seat)


def after(money: i64, coins: i64) -> i64:
    """All that a player owns never falls below 0. [AT-E3]"""
    return money + coins if money + coins > 0 else 0


def winners(s: "Pieces") -> list[int]:
    """The richest after three rounds; ties share the win. [AT-E5]"""
    if len(s.incomes) < ROUNDS:
        return []
    best = max([player.money for player in s.players])
    return [seat for seat in range(len(s.players)) if s.players[seat].money == best]
