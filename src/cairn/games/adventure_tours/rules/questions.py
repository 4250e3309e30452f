"""What questions and acts have in common, and the choices that several of them offer.

Whether a question is asked, of whom and of which kind depends on public facts alone: who has a hand card is
asked for a fitting one whether or not there is one in it. Only its options depend on the hand.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cairn.core.dice import QuickStream
from cairn.core.errors import Args
from cairn.core.steps import Step
from cairn.games.adventure_tours.rules.moves import AIM, EQUIP, JOIN, SKIP
from cairn.games.adventure_tours.rules.pieces import level

if TYPE_CHECKING:
    from cairn.games.adventure_tours.rules.state import State

ANY_COLOUR: Final = -1

CARD: Final = "card"
"""The kind of a field of a Step: a type of card."""


class Question(Step["State"]):
    """Something that a player must answer."""

    def prompt(self, s: "State") -> tuple[str, Args]:
        return f"adventure-tours-prompt-{self.kind}", {"seat": self.seat}

    def pick(self, s: "State", stream: QuickStream) -> int:
        """One of the options, each as likely as the others."""
        moves = self.options(s)
        return moves[stream.below(len(moves))]


class Act(Step["State"]):
    """Something that happens when its time comes."""

    asks: ClassVar[bool] = False


# Choices. Cards of one type are one move; a hand lies in the order of the types, so twins are neighbours.


def meets_demand(s: "State", me: i64, card: i64) -> bool:
    """Whether the level of the card's own colour is high enough. [AT-T3, AT-X13]"""
    return s.kit.demand[card] <= level(s.players[me].levels, s.kit.colour[card])


def may_join(s: "State", me: i64, card: i64, colour: i64) -> bool:
    """Whether a hand card may be laid as a member, where only this colour or any is asked for."""
    if colour >= 0 and s.kit.colour[card] != colour:
        return False
    return meets_demand(s, me, card)


def equip_moves(s: "State", me: i64) -> list[int]:
    """Every hand card as equipment. [AT-T1]"""
    hand = s.players[me].hand
    moves: list[int] = []
    for i in range(len(hand)):
        if i == 0 or hand[i - 1] != hand[i]:
            moves.append(EQUIP + 2 * int(hand[i]))
    return moves


def join_moves(s: "State", me: i64, colour: i64) -> list[int]:
    """Every hand card that may be laid as a member."""
    hand = s.players[me].hand
    moves: list[int] = []
    for i in range(len(hand)):
        if (i == 0 or hand[i - 1] != hand[i]) and may_join(s, me, hand[i], colour):
            moves.append(JOIN + 2 * int(hand[i]))
    return moves


def play_moves(s: "State", me: i64) -> list[int]:
    """Every hand card as equipment and, where its demand is met, as a member. [AT-T1]"""
    player = s.players[me]
    hand = player.hand
    levels: i64 = player.levels
    demand = s.kit.demand
    colour = s.kit.colour
    moves: list[int] = []
    last: i64 = -1
    for i in range(len(hand)):
        card: i64 = hand[i]
        if card != last:
            last = card
            moves.append(EQUIP + 2 * int(card))
            if demand[card] <= level(levels, colour[card]):
                moves.append(JOIN + 2 * int(card))
    return moves


def pick_play(s: "State", me: i64, stream: QuickStream) -> int:
    """One of `play_moves`: guess until the guess is allowed."""
    hand = s.players[me].hand
    n: i64 = 2 * len(hand)
    while True:
        guess: i64 = stream.below(n)
        at: i64 = guess >> 1
        card: i64 = hand[at]
        if at > 0 and hand[at - 1] == card:
            continue
        if guess & 1 == 0:
            return EQUIP + 2 * int(card)
        if meets_demand(s, me, card):
            return JOIN + 2 * int(card)


def card_of(move: i64) -> i64:
    """The type that `equip` or `join` names."""
    return (move - EQUIP) >> 1


def or_skip(moves: list[int]) -> list[int]:
    """The moves, and the one that goes on without."""
    moves.append(SKIP)
    return moves


def aim_moves(s: "State") -> list[int]:
    """Every player, oneself too. [AT-T6]"""
    return [AIM + at for at in range(len(s.players))]
