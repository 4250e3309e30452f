"""How a card is played: bonuses, reactions, its instructions, and what may be called after it."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cairn.core.steps import FLAG, SEAT, SEATS, Field
from cairn.core.zones import shl
from cairn.games.dominion.rules.card import ACTION, AFTER_ACTION, ATTACK, NO_REACTION, ON_ACTION, REACTION
from cairn.games.dominion.rules.moves import (
    CALL,
    DONE,
    PLAY,
    PLUS_ACTION,
    PLUS_BUY,
    PLUS_CARD,
    PLUS_COIN,
    card_of,
    move_of,
)
from cairn.games.dominion.rules.numbers import ESTATE
from cairn.games.dominion.rules.player import KIND
from cairn.games.dominion.rules.questions import (
    THIS,
    Act,
    Question,
    else_done,
    hand_moves,
    mat_moves,
    or_done,
)

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State

NOT_IN_PLAY: Final = -1
"""Instead of a card in play: what was played lies elsewhere."""
THIS_OR_NONE: Final = "this or none"
"""The kind of a field: a card that is or was in play, or NOT_IN_PLAY."""


def play(s: "State", me: i64, this: i64) -> None:
    """Play a card that lies in play or did so before: it is a complete play each time. [DB-A3, DA-R6]"""
    card: i64 = this & KIND
    types: i64 = s.types(card, me)
    player = s.players[me]
    if len(player.tokens) > 0:
        bonuses(s, me, card)
    if types & ACTION:
        if s.setup.moments & ON_ACTION:
            when_action(s, me)
        if s.setup.calls_after_action:
            s.then(AfterAction(int(me), this))
    if types & ATTACK:
        react(s, me, this, 0, me)
    else:
        follow(s, me, this, False)


def when_action(s: "State", me: i64) -> None:
    """What the Durations of a player do when that player plays an Action. [DA-P11]"""
    for stay in s.stays[:]:
        if stay.owner == me:
            s.card(stay.card).when_action(s, me)


def attack(s: "State", me: i64, this: i64, spared: i64) -> None:
    """Follow the instructions of an Attack; it does not concern the players in the mask `spared`. [DA-P2]"""
    for stay in s.stays:
        if stay.owner != me and s.card(stay.card).spares(s, stay):
            spared |= shl(1, stay.owner)
    s.spared = spared
    follow(s, me, this, s.setup.is_2022 and this & KIND == ESTATE)


def follow(s: "State", me: i64, this: i64, set_aside: bool) -> None:
    """Follow the instructions of a played card.

    From 2022 on an Estate plays the card that Inheritance has set aside, which stays there. [DA-K13]
    """
    card: i64 = this & KIND
    inherited: i64 = s.players[me].inherited
    if set_aside:
        s.card(inherited).play(s, me, this)
    elif card == ESTATE and s.setup.is_2022 and inherited >= 0:
        s.then(PlaySetAside(int(me), this))
    else:
        s.card(s.ability(card, me)).play(s, me, this)


class PlaySetAside(Act):
    """An Estate in play plays the card set aside by Inheritance."""

    kind: ClassVar[str] = "play-set-aside"
    fields: ClassVar[list[Field]] = [Field("this", THIS)]

    def __init__(self, seat: int, this: i64) -> None:
        super().__init__(seat)
        self.this: Final[i64] = this

    def run(self, s: "State") -> None:
        player = s.players[self.seat]
        if len(player.tokens) > 0:
            bonuses(s, self.seat, player.inherited)
        when_action(s, self.seat)
        if s.setup.calls_after_action:
            # The card itself is not in play, so there is nothing that could be replayed.
            s.then(AfterAction(self.seat, NOT_IN_PLAY))
        if s.card(player.inherited).types & ATTACK:
            react(s, self.seat, self.this, 0, self.seat)
        else:
            follow(s, self.seat, self.this, True)


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
    fields: ClassVar[list[Field]] = [Field("this", THIS)]

    def __init__(self, seat: int, this: i64) -> None:
        super().__init__(seat)
        self.this: Final[i64] = this

    def run(self, s: "State") -> None:
        if s.sink is not None:
            s.tell("dominion-plays-again", {"seat": self.seat, "card": s.name(self.this & KIND)})
        play(s, self.seat, self.this)


class PlayTwice(Question):
    """Play an Action from hand twice; `this` in play doubles it."""

    kind: ClassVar[str] = "play-twice"
    fields: ClassVar[list[Field]] = [Field("this", THIS), Field("optional", FLAG)]

    def __init__(self, seat: int, this: i64, optional: bool) -> None:
        super().__init__(seat)
        self.this: Final[i64] = this
        self.optional: Final[bool] = optional

    def options(self, s: "State") -> list[int]:
        moves = hand_moves(s, self.seat, PLAY, ACTION)
        return or_done(moves) if self.optional else else_done(moves)

    def take(self, s: "State", move: int) -> None:
        if move == DONE:
            return
        this = s.play_from_hand(self.seat, card_of(move))
        s.link(self.seat, self.this, this)
        self.afterwards(s, card_of(move))
        s.then(PlayAgain(self.seat, this))
        play(s, self.seat, this)

    def afterwards(self, s: "State", card: i64) -> None:
        """What follows when the card was played twice."""


# Reactions.


def react(s: "State", me: i64, this: i64, spared: i64, last: i64) -> None:
    """Ask the next player after `last` who could react to an Attack; after all of them it takes effect.

    Every player with a hand is asked if this game has a reaction: what is in it stays hidden. [DB-A1, DA-P9]
    """
    seat: i64 = s.left_of(last)
    while seat != me:
        if s.hand_size(seat) > 0 and may_hold_reaction(s, seat):
            s.then(React(int(seat), this, me, spared))
            return
        seat = s.left_of(seat)
    attack(s, me, this, spared)


def may_hold_reaction(s: "State", seat: i64) -> bool:
    """Whether there can be a reaction in this player's hand, for all that is public."""
    if s.setup.has_reactions:
        return True
    inherited: i64 = s.players[seat].inherited
    return inherited >= 0 and not s.setup.is_2022 and s.card(inherited).types & REACTION != 0


class React(Question):
    """An Attack was played: react to it with a hand card, or let it come."""

    kind: ClassVar[str] = "react"
    fields: ClassVar[list[Field]] = [Field("this", THIS), Field("attacker", SEAT), Field("spared", SEATS)]

    def __init__(self, seat: int, this: i64, attacker: i64, spared: i64) -> None:
        super().__init__(seat)
        self.this: Final[i64] = this
        self.attacker: Final[i64] = attacker
        self.spared: Final[i64] = spared

    def options(self, s: "State") -> list[int]:
        hand = s.players[self.seat].hand
        is_spared = self.spared >> self.seat & 1 == 1
        moves: list[int] = []
        for i in range(len(hand)):
            card: i64 = hand[i] & KIND
            if not s.types(card, self.seat) & REACTION:
                continue
            ability = s.card(s.ability(card, self.seat))
            if ability.reaction != NO_REACTION and not (ability.shields and is_spared):
                move = move_of(ability.reaction, card)
                if move not in moves:
                    moves.append(move)
        moves.sort()
        return or_done(moves)

    def take(self, s: "State", move: int) -> None:
        if move == DONE:
            react(s, self.attacker, self.this, self.spared, self.seat)
            return
        card: i64 = card_of(move)
        ability = s.card(s.ability(card, self.seat))
        spared: i64 = self.spared
        if ability.shields:
            spared |= shl(1, self.seat)
        s.then(ReactAgain(self.seat, self.this, self.attacker, spared))
        ability.when_attacked(s, self.seat, card)


class ReactAgain(Act):
    """After a reaction its player may react once more, also with a card just drawn. [DB-A1]"""

    kind: ClassVar[str] = "react-again"
    fields: ClassVar[list[Field]] = [Field("this", THIS), Field("attacker", SEAT), Field("spared", SEATS)]

    def __init__(self, seat: int, this: i64, attacker: i64, spared: i64) -> None:
        super().__init__(seat)
        self.this: Final[i64] = this
        self.attacker: Final[i64] = attacker
        self.spared: Final[i64] = spared

    def run(self, s: "State") -> None:
        if s.hand_size(self.seat) > 0:
            s.then(React(self.seat, self.this, self.attacker, self.spared))
        else:
            react(s, self.attacker, self.this, self.spared, self.seat)


# What may be called after an Action.


class AfterAction(Act):
    """An Action has been carried out. [DA-R5]"""

    kind: ClassVar[str] = "after-action"
    fields: ClassVar[list[Field]] = [Field("this", THIS_OR_NONE)]

    def __init__(self, seat: int, this: i64) -> None:
        super().__init__(seat)
        self.this: Final[i64] = this

    def run(self, s: "State") -> None:
        if after_action_moves(s, self.seat, self.this):
            s.then(CallAfterAction(self.seat, self.this))


class CallAfterAction(Question):
    """Call a Reserve card directly after an Action, or not."""

    kind: ClassVar[str] = "call-after-action"
    fields: ClassVar[list[Field]] = [Field("this", THIS_OR_NONE)]

    def __init__(self, seat: int, this: i64) -> None:
        super().__init__(seat)
        self.this: Final[i64] = this

    def options(self, s: "State") -> list[int]:
        return or_done(after_action_moves(s, self.seat, self.this))

    def take(self, s: "State", move: int) -> None:
        if move == DONE:
            return
        card: i64 = card_of(move)
        this: i64 = s.call_from_mat(self.seat, card)
        ability = s.card(s.ability(card, self.seat))
        # An Action that is played again brings the next question of this kind itself.
        if not ability.replays:
            s.then(AfterAction(self.seat, self.this))
        ability.answer_action(s, self.seat, this, self.this)


def after_action_moves(s: "State", seat: int, this: i64) -> list[int]:
    """What may be called now."""
    return [
        move
        for move in mat_moves(s, seat, CALL, AFTER_ACTION)
        if s.card(s.ability(card_of(move), seat)).may_answer_action(s, seat, this)
    ]
