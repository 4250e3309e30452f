"""How a card is played: bonuses, reactions, its instructions, and what may be called after it."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cairn.core.zones import shl
from cairn.games.dominion.rules.card import ACTION, AFTER_ACTION, ATTACK, REACTION
from cairn.games.dominion.rules.moves import (
    CALL,
    DONE,
    PLAY,
    PLUS_ACTION,
    PLUS_BUY,
    PLUS_CARD,
    PLUS_COIN,
    REVEAL,
)
from cairn.games.dominion.rules.names import CARAVAN_GUARD, ESTATE, MOAT, NAMES, ROYAL_CARRIAGE
from cairn.games.dominion.rules.player import KIND
from cairn.games.dominion.rules.questions import Act, Question, else_done, hand_moves, mat_moves, or_done

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State

SEATS: Final = 8
"""A React packs the attacker below this and the spared above it."""


def play(s: "State", me: i64, this: i64) -> None:
    """Play a card that lies in play or did so before: it is a complete play each time. [DB-A3, DA-R6]"""
    card: i64 = this & KIND
    types: i64 = s.types(card, me)
    player = s.players[me]
    if len(player.tokens) > 0:
        bonuses(s, me, card)
    if types & ACTION:
        if player.champions > 0:
            s.add_actions(me, player.champions)
        if s.setup.calls_after_action:
            s.next(AfterAction(int(me), int(this)))
    if types & ATTACK:
        react(s, me, this, 0, me)
    else:
        follow(s, me, this, 0, False)


def follow(s: "State", me: i64, this: i64, spared: i64, set_aside: bool) -> None:
    """Follow the instructions of a played card; players in the mask `spared` are not concerned.

    From 2022 on an Estate plays the card that Inheritance has set aside, which stays there. [DA-K13]
    """
    for seat in range(len(s.players)):
        if seat != me and s.players[seat].champions > 0:
            spared |= shl(1, seat)
    s.spared = spared
    card: i64 = this & KIND
    inherited: i64 = s.players[me].inherited
    if set_aside:
        s.card(inherited).play(s, me, this)
    elif card == ESTATE and s.setup.is_2022 and inherited >= 0:
        s.next(PlaySetAside(int(me), int(this)))
    else:
        s.card(s.ability(card, me)).play(s, me, this)


class PlaySetAside(Act):
    """An Estate in play plays the card set aside by Inheritance."""

    kind: ClassVar[str] = "play-set-aside"

    def run(self, s: "State") -> None:
        player = s.players[self.seat]
        if len(player.tokens) > 0:
            bonuses(s, self.seat, player.inherited)
        if player.champions > 0:
            s.add_actions(self.seat, player.champions)
        if s.setup.calls_after_action:
            # The card itself is not in play, so there is nothing that could be replayed.
            s.next(AfterAction(self.seat, -1))
        if s.card(player.inherited).types & ATTACK:
            react(s, self.seat, self.card, 0, self.seat)
        else:
            follow(s, self.seat, self.card, 0, True)


def bonuses(s: "State", me: i64, pile: i64) -> None:
    """What one's own +1 tokens on the pile of a played card give, before anything the card says. [DA-K2]"""
    tokens = s.players[me].tokens
    if tokens[PLUS_CARD] == pile:
        s.draw(me, 1)
    if tokens[PLUS_ACTION] == pile:
        s.add_actions(me, 1)
    if tokens[PLUS_BUY] == pile:
        s.add_buys(me, 1)
    if tokens[PLUS_COIN] == pile:
        s.add_coins(me, 1)


class PlayAgain(Act):
    """A card that was just played is played once more, whether or not it is still in play."""

    kind: ClassVar[str] = "play-again"

    def run(self, s: "State") -> None:
        if s.sink is not None:
            s.tell("dominion-plays-again", {"seat": self.seat, "card": NAMES[self.card & 127]})
        play(s, self.seat, self.card)


class PlayTwice(Question):
    """Play an Action from hand twice; `card` in play doubles it, n is 1 if one may decline."""

    kind: ClassVar[str] = "play-twice"

    def options(self, s: "State") -> list[int]:
        moves = hand_moves(s, self.seat, PLAY, ACTION)
        return or_done(moves) if self.n == 1 else else_done(moves)

    def take(self, s: "State", move: int) -> None:
        if move == DONE:
            return
        this = s.play_from_hand(self.seat, move - PLAY)
        s.link(self.seat, self.card, this)
        self.afterwards(s, move - PLAY)
        s.next(PlayAgain(self.seat, int(this)))
        play(s, self.seat, this)

    def afterwards(self, s: "State", card: i64) -> None:
        """What follows when the card was played twice."""


# Reactions.


def react(s: "State", me: i64, this: i64, spared: i64, last: i64) -> None:
    """Ask the next player after `last` who could react to an Attack; after all of them it takes effect.

    Whoever has a hand is asked if this game has a reaction: what is in it stays hidden. [DB-A1, DA-P9]
    """
    seat: i64 = s.left_of(last)
    while seat != me:
        if s.hand_size(seat) > 0 and may_hold_reaction(s, seat):
            s.next(React(int(seat), int(this), int(me + SEATS * spared)))
            return
        seat = s.left_of(seat)
    follow(s, me, this, spared, s.setup.is_2022 and this & KIND == ESTATE)


def may_hold_reaction(s: "State", seat: i64) -> bool:
    """Whether anybody must reckon with a reaction in this player's hand."""
    if s.setup.has_reactions:
        return True
    inherited: i64 = s.players[seat].inherited
    return inherited >= 0 and not s.setup.is_2022 and s.card(inherited).types & REACTION != 0


class React(Question):
    """An Attack was played: show a Moat, play a Caravan Guard, or let it come."""

    kind: ClassVar[str] = "react"

    def options(self, s: "State") -> list[int]:
        hand = s.players[self.seat].hand
        moves: list[int] = []
        spared: i64 = self.n // SEATS
        for i in range(len(hand)):
            card: i64 = hand[i] & KIND
            ability: i64 = s.ability(card, self.seat)
            if ability == MOAT and not spared >> self.seat & 1 and REVEAL + int(card) not in moves:
                moves.append(REVEAL + int(card))
            elif ability == CARAVAN_GUARD and PLAY + int(card) not in moves:
                moves.append(PLAY + int(card))
        moves.sort()
        return or_done(moves)

    def take(self, s: "State", move: int) -> None:
        me: i64 = self.n % SEATS
        spared: i64 = self.n // SEATS
        if move == DONE:
            react(s, me, self.card, spared, self.seat)
        elif move >= REVEAL:
            s.reveal(self.seat, move - REVEAL)
            spared |= shl(1, self.seat)
            s.next(React(self.seat, self.card, int(me + SEATS * spared)))
        else:
            s.next(ReactAgain(self.seat, self.card, self.n))
            play(s, self.seat, s.play_from_hand(self.seat, move - PLAY))


class ReactAgain(Act):
    """After a Caravan Guard its player may react once more, also with the card just drawn. [DB-A1]"""

    kind: ClassVar[str] = "react-again"

    def run(self, s: "State") -> None:
        if s.hand_size(self.seat) > 0:
            s.next(React(self.seat, self.card, self.n))
        else:
            react(s, self.n % SEATS, self.card, self.n // SEATS, self.seat)


# What may be called after an Action.


class AfterAction(Act):
    """An Action has been carried out: `card` is it. [DA-R5]"""

    kind: ClassVar[str] = "after-action"

    def run(self, s: "State") -> None:
        if after_action_moves(s, self.seat, self.card):
            s.next(CallAfterAction(self.seat, self.card))


class CallAfterAction(Question):
    """Call a Reserve card directly after an Action, or not."""

    kind: ClassVar[str] = "call-after-action"

    def options(self, s: "State") -> list[int]:
        return or_done(after_action_moves(s, self.seat, self.card))

    def take(self, s: "State", move: int) -> None:
        if move == DONE:
            return
        card: i64 = move - CALL
        this: i64 = s.call_from_mat(self.seat, card)
        if s.ability(card, self.seat) == ROYAL_CARRIAGE:
            s.link(self.seat, this, self.card)
            # The replayed Action brings the next question of this kind itself.
            s.next(PlayAgain(self.seat, self.card))
        else:
            s.next(AfterAction(self.seat, self.card))
            s.card(s.ability(card, self.seat)).call(s, self.seat, this)


def after_action_moves(s: "State", seat: int, this: i64) -> list[int]:
    """What may be called now; a Royal Carriage only if the Action is still in play. [DA-P3]"""
    moves = mat_moves(s, seat, CALL, AFTER_ACTION)
    if moves and not s.players[seat].in_play(this):
        moves = [move for move in moves if s.ability(move - CALL, seat) != ROYAL_CARRIAGE]
    return moves
