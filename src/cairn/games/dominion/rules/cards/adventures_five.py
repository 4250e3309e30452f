"""Kingdom cards of Adventures that cost 5 and are done when they are played."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cairn.core.steps import SEAT, Field, N
from cairn.games.dominion.rules.boxes import AdventuresCard
from cairn.games.dominion.rules.card import ACTION, ATTACK, TREASURE
from cairn.games.dominion.rules.gaining import has_calls
from cairn.games.dominion.rules.moves import (
    DONE,
    GAIN,
    PLAY,
    card_of,
    move_of,
)
from cairn.games.dominion.rules.numbers import COPPER, CURSE, GOLD
from cairn.games.dominion.rules.player import LOOKED_AT, TO_DECK, TO_DISCARD
from cairn.games.dominion.rules.playing import play
from cairn.games.dominion.rules.questions import (
    Act,
    DiscardAny,
    Gain,
    Question,
    hand_moves,
    or_done,
    supply_moves,
)

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


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
    DiscardForOne,
    GainExactly,
    Trample,
    TellOn,
    PlayTreasure,
    GoldOrCopper,
]
"""The questions and steps that only these cards use."""
