"""Kingdom cards of Adventures that cost 2 to 4 and are done when they are played."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cairn.core.steps import Field, N
from cairn.games.dominion.rules.boxes import AdventuresCard
from cairn.games.dominion.rules.card import ACTION, ON_FIRST_GAIN, TREASURE, VICTORY
from cairn.games.dominion.rules.counters import GAINS_IN_BUY_PHASE
from cairn.games.dominion.rules.moves import (
    CHOOSE_COINS,
    CHOOSE_COPPER,
    DONE,
    GAIN,
    KEEP,
    TRASH,
    TRASH_THIS,
    card_of,
)
from cairn.games.dominion.rules.numbers import COPPER
from cairn.games.dominion.rules.player import GROUP, KIND, LOOKED_AT
from cairn.games.dominion.rules.questions import (
    THIS,
    DeckToDiscard,
    Gain,
    Question,
    aside_moves,
    else_done,
    hand_moves,
    supply_moves,
)

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


# Raze.


class RazeWhat(Question):
    """Raze: trash the card that is played, or one from hand."""

    kind: ClassVar[str] = "raze"
    fields: ClassVar[list[Field]] = [Field("this", THIS)]

    def __init__(self, seat: int, this: i64) -> None:
        super().__init__(seat)
        self.this: Final[i64] = this

    def options(self, s: "State") -> list[int]:
        moves = hand_moves(s, self.seat, TRASH)
        moves.append(TRASH_THIS)
        return moves

    def take(self, s: "State", move: int) -> None:
        trashed: i64 = self.this & KIND
        if move != TRASH_THIS:
            trashed = card_of(move)
            s.trash_card(self.seat, trashed)
        elif not s.trash_this(self.seat, self.this):
            return
        seen: i64 = s.look(self.seat, s.cost(trashed, self.seat))
        if seen == 1:
            s.keep_aside(self.seat, s.players[self.seat].first_aside(LOOKED_AT))
        elif seen > 1:
            s.then(KeepOne(self.seat))


class KeepOne(Question):
    """Take one of the cards looked at into hand; the others are discarded."""

    kind: ClassVar[str] = "keep-one"

    def options(self, s: "State") -> list[int]:
        return aside_moves(s.players[self.seat], KEEP, LOOKED_AT)

    def take(self, s: "State", move: int) -> None:
        aside = s.players[self.seat].aside
        rest = [int(aside[i] & KIND) for i in range(len(aside)) if aside[i] // GROUP == LOOKED_AT]
        rest.sort()
        rest.remove(card_of(move))
        # The others are discarded first: of two equal cards everybody sees the one go that they knew of.
        for card in rest:
            s.discard_aside(self.seat, card)
        s.keep_aside(self.seat, card_of(move))


@final
class Raze(AdventuresCard):
    """An Action; trash this or a hand card, look at as many cards as it cost, and take one of them."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_actions(me, 1)
        s.then(RazeWhat(int(me), this))


@final
class Magpie(AdventuresCard):
    """A card, an Action; a Treasure on the deck comes to hand, an Action or Victory card brings a Magpie."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 1)
        s.add_actions(me, 1)
        if s.reveal_top(me, 1) == 0:
            return
        card: i64 = s.players[me].first_aside(LOOKED_AT)
        types: i64 = s.types(card, me)
        if types & TREASURE:
            s.keep_aside(me, card)
        else:
            s.topdeck_aside(me, card)
        if types & (ACTION | VICTORY):
            s.gain(me, self.number)


# Messenger.


class GainForAll(Question):
    """Messenger: gain a card that costs up to n; then every other player gains a copy. [DB-A2]"""

    kind: ClassVar[str] = "gain-for-all"
    fields: ClassVar[list[Field]] = N

    def options(self, s: "State") -> list[int]:
        return else_done(supply_moves(s, self.seat, GAIN, self.n))

    def take(self, s: "State", move: int) -> None:
        if move != DONE:
            s.then_all([Gain(seat, card_of(move)) for seat in [self.seat, *s.others(self.seat)]])


@final
class Messenger(AdventuresCard):
    """A Buy and two coins, the deck may go; bought first of all in a turn, it has a card for all. [DA-P4]"""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION
    moments: ClassVar[int] = ON_FIRST_GAIN

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_buys(me, 1)
        s.add_coins(me, 2)
        if len(s.players[me].deck) > 0:
            s.then(DeckToDiscard(int(me)))

    def says_when_bought(self, s: "State", me: i64) -> bool:
        return s.bought == 1

    def when_bought(self, s: "State", me: i64) -> None:
        s.then(GainForAll(int(me), n=4))

    def says_when_gained(self, s: "State", me: i64) -> bool:
        first = s.in_buy_phase and s.counters[GAINS_IN_BUY_PHASE] == 1
        return s.setup.is_2022 and me == s.seat and first

    def when_gained(self, s: "State", me: i64) -> None:
        s.then(GainForAll(int(me), n=4))


# Miser.


class CopperOrCoins(Question):
    """Miser: a Copper onto the Tavern mat, or coins for those there; both may be chosen in vain. [DA-N1]"""

    kind: ClassVar[str] = "copper-or-coins"

    def options(self, s: "State") -> list[int]:
        return [CHOOSE_COPPER, CHOOSE_COINS]

    def take(self, s: "State", move: int) -> None:
        player = s.players[self.seat]
        if move == CHOOSE_COINS:
            s.add_coins(self.seat, player.on_mat(COPPER))
        elif player.holds(COPPER):
            s.hand_to_mat(self.seat, COPPER)


@final
class Miser(AdventuresCard):
    """Put a Copper from hand onto the Tavern mat, or get a coin for each Copper there."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION
    uses_mat: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.then(CopperOrCoins(int(me)))


@final
class Port(AdventuresCard):
    """A card and two Actions; a bought one brings another, from 2022 on any gained one does. [DA-P1]"""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION
    pile_size: ClassVar[int] = 12

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 1)
        s.add_actions(me, 2)

    def says_when_bought(self, s: "State", me: i64) -> bool:
        return True

    def when_bought(self, s: "State", me: i64) -> None:
        s.gain(me, self.number)

    def says_when_gained(self, s: "State", me: i64) -> bool:
        return s.setup.is_2022

    def when_gained(self, s: "State", me: i64) -> None:
        s.gain(me, self.number, silent=True)


@final
class Ranger(AdventuresCard):
    """A Buy; five cards if the Journey token comes to lie face up. [DA-K5]"""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_buys(me, 1)
        if s.turn_journey(me):
            s.draw(me, 5)


STEPS: Final[list[Any]] = [RazeWhat, KeepOne, GainForAll, CopperOrCoins]
"""The questions and steps that only these cards use."""
