"""The kingdom cards of Adventures that are done when they are played."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cairn.core.steps import SEAT, Field, N
from cairn.games.dominion.rules.boxes import AdventuresCard
from cairn.games.dominion.rules.card import ACTION, ATTACK, ON_FIRST_GAIN, TREASURE, VICTORY
from cairn.games.dominion.rules.counters import GAINS_IN_BUY_PHASE
from cairn.games.dominion.rules.gaining import has_calls
from cairn.games.dominion.rules.moves import (
    CHOOSE_COINS,
    CHOOSE_COPPER,
    DONE,
    GAIN,
    KEEP,
    PLAY,
    TRASH,
    TRASH_THIS,
    card_of,
    move_of,
)
from cairn.games.dominion.rules.numbers import COPPER, CURSE, GOLD
from cairn.games.dominion.rules.player import GROUP, KIND, LOOKED_AT, TO_DECK, TO_DISCARD
from cairn.games.dominion.rules.playing import play
from cairn.games.dominion.rules.questions import (
    THIS,
    Act,
    DeckToDiscard,
    DiscardAny,
    Gain,
    Question,
    aside_moves,
    else_done,
    hand_moves,
    or_done,
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


# Artificer.


class DiscardForOne(DiscardAny):
    """Artificer: discard any number of cards; one that costs exactly as many coins may be gained."""

    kind: ClassVar[str] = "discard-for-one"
    fields: ClassVar[list[Field]] = N

    def again(self) -> DiscardAny:
        return DiscardForOne(self.seat, n=self.n + 1)

    def finish(self, s: "State") -> None:
        s.then(GainExactly(self.seat, n=self.n))


class GainExactly(Question):
    """Artificer: gain a card that costs exactly n onto the deck, or none."""

    kind: ClassVar[str] = "gain-exactly"
    fields: ClassVar[list[Field]] = N

    def options(self, s: "State") -> list[int]:
        return or_done(supply_moves(s, self.seat, GAIN, self.n, least=self.n))

    def take(self, s: "State", move: int) -> None:
        if move != DONE:
            s.gain(self.seat, card_of(move), TO_DECK)


@final
class Artificer(AdventuresCard):
    """A card, an Action, a coin; discard cards for one that costs as many coins, onto the deck."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 1)
        s.add_actions(me, 1)
        s.add_coins(me, 1)
        discarding = DiscardForOne(int(me))
        if s.hand_size(me) > 0:
            s.then(discarding)
        else:
            discarding.finish(s)


# Giant.


class Trample(Act):
    """Giant: a player loses the top card of the deck, or takes a Curse. [DA-K3, DA-P10]"""

    kind: ClassVar[str] = "trample"
    fields: ClassVar[list[Field]] = [Field("attacker", SEAT)]

    def __init__(self, seat: int, attacker: i64) -> None:
        super().__init__(seat)
        self.attacker: Final[i64] = attacker

    def run(self, s: "State") -> None:
        if s.reveal_top(self.seat, 1) > 0:
            card: i64 = s.players[self.seat].first_aside(LOOKED_AT)
            if 3 <= s.cost(card, self.attacker) <= 6:
                s.trash_aside(self.seat, card)
                return
            s.discard_aside(self.seat, card)
        s.gain(self.seat, CURSE)


@final
class Giant(AdventuresCard):
    """One coin or, if the Journey token comes to lie face up, five and an attack on all decks. [DA-K5]"""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | ATTACK

    def play(self, s: "State", me: i64, this: i64) -> None:
        if not s.turn_journey(me):
            s.add_coins(me, 1)
            return
        s.add_coins(me, 5)
        s.then_all([Trample(victim, me) for victim in s.victims(me)])


@final
class LostCity(AdventuresCard):
    """Two cards and two Actions; when it is gained, every other player draws a card. [DA-P12]"""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 2)
        s.add_actions(me, 2)

    def says_when_gained(self, s: "State", me: i64) -> bool:
        return True

    def when_gained(self, s: "State", me: i64) -> None:
        for seat in [int(s.seat), *s.others(s.seat)]:
            if seat != me:
                s.draw(seat, 1)


@final
class Relic(AdventuresCard):
    """Two coins; every other player puts the −1 Card token onto the deck. [DA-C1, DA-K7]"""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = TREASURE | ATTACK

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_coins(me, 2)
        for victim in s.victims(me):
            s.take_minus_card(victim)


# Storyteller.


class TellOn(Act):
    """Storyteller: up to n more Treasures may be played; at last all coins are paid for cards."""

    kind: ClassVar[str] = "tell-on"
    fields: ClassVar[list[Field]] = N

    def run(self, s: "State") -> None:
        if self.n > 0 and s.hand_size(self.seat) > 0:
            s.then(PlayTreasure(self.seat, n=self.n))
        else:
            s.draw(self.seat, s.pay_all(self.seat))


class PlayTreasure(Question):
    """Storyteller: play a Treasure from hand, one of up to n, or go on. [DA-C2]"""

    kind: ClassVar[str] = "play-treasure"
    fields: ClassVar[list[Field]] = N

    def options(self, s: "State") -> list[int]:
        return or_done(hand_moves(s, self.seat, PLAY, TREASURE))

    def take(self, s: "State", move: int) -> None:
        if move == DONE:
            s.then(TellOn(self.seat))
            return
        s.then(TellOn(self.seat, n=self.n - 1))
        play(s, self.seat, s.play_from_hand(self.seat, card_of(move)))


@final
class Storyteller(AdventuresCard):
    """An Action and a coin; up to three Treasures are played, then all coins are paid for a card each."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_actions(me, 1)
        s.add_coins(me, 1)
        s.then(TellOn(int(me), n=3))


# Treasure Trove.


class GoldOrCopper(Question):
    """Treasure Trove: which of its two cards is gained first."""

    kind: ClassVar[str] = "gold-or-copper"

    def options(self, s: "State") -> list[int]:
        return [move_of(GAIN, COPPER), move_of(GAIN, GOLD)]

    def take(self, s: "State", move: int) -> None:
        first = card_of(move)
        s.then(Gain(self.seat, first), Gain(self.seat, COPPER if first == GOLD else GOLD))


@final
class TreasureTrove(AdventuresCard):
    """Two coins; gain a Gold and a Copper."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = TREASURE

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_coins(me, 2)
        # The order matters only to a Duplicate: no Treasure is played after a Travelling Fair was bought.
        if s.in_supply(GOLD) and s.in_supply(COPPER) and has_calls(s, me):
            s.then(GoldOrCopper(int(me)))
        else:
            s.then(Gain(int(me), GOLD, TO_DISCARD), Gain(int(me), COPPER, TO_DISCARD))


STEPS: Final[list[Any]] = [
    RazeWhat,
    KeepOne,
    GainForAll,
    CopperOrCoins,
    DiscardForOne,
    GainExactly,
    Trample,
    TellOn,
    PlayTreasure,
    GoldOrCopper,
]
"""The questions and steps that only these cards use."""
