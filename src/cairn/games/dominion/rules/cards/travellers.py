"""Page and Peasant, and the cards they are exchanged for."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cairn.games.dominion.rules.boxes import AdventuresCard, UpgradeCard
from cairn.games.dominion.rules.card import (
    ACTION,
    AT_START,
    ATTACK,
    DURATION,
    ON_ACTION,
    RESERVE,
    TRAVELLER,
    TREASURE,
)
from cairn.games.dominion.rules.moves import (
    DONE,
    GAIN,
    PLUS_COIN,
    card_of,
    token_move,
    token_of,
)
from cairn.games.dominion.rules.numbers import SILVER
from cairn.games.dominion.rules.player import KIND, LOOKED_AT
from cairn.games.dominion.rules.playing import PlayTwice
from cairn.games.dominion.rules.questions import (
    DiscardSome,
    Gain,
    Question,
    action_piles,
    discard_some,
    else_done,
    or_done,
    supply_moves,
)

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State
    from cairn.games.dominion.rules.stay import Stay

ANY_COST: Final = 99
SOLDIERS_LEAVE: Final = 3
"""A hand that a Soldier does not touch."""


class GainTreasure(Question):
    """Hero: gain a Treasure, or not; outside the German printing one must. [DA-P8]"""

    kind: ClassVar[str] = "gain-treasure"

    def options(self, s: "State") -> list[int]:
        moves = supply_moves(s, self.seat, GAIN, ANY_COST, TREASURE)
        return or_done(moves) if s.setup.is_german else else_done(moves)

    def take(self, s: "State", move: int) -> None:
        if move != DONE:
            s.gain(self.seat, card_of(move))


@final
class PlayTwiceAndCopy(PlayTwice):
    """Disciple: play an Action twice, then gain another from the Supply if it belongs there."""

    kind: ClassVar[str] = "play-twice-and-copy"

    def afterwards(self, s: "State", card: i64) -> None:
        # Gaining is nothing for a card outside the Supply. [DB-B3]
        s.then(Gain(self.seat, card))


class Teach(Question):
    """Teacher: which +1 token goes to which Action Supply pile without an own token, empty or not. [DA-K9]"""

    kind: ClassVar[str] = "teacher"

    def options(self, s: "State") -> list[int]:
        player = s.players[self.seat]
        moves: list[int] = []
        for kind in range(PLUS_COIN + 1):
            for pile in action_piles(s):
                if not player.has_token_on(pile):
                    moves.append(token_move(kind, pile))
        return else_done(moves)

    def take(self, s: "State", move: int) -> None:
        if move != DONE:
            s.move_token(self.seat, token_of(move), card_of(move))


def in_play(s: "State", me: i64, types: i64) -> i64:
    """How many cards of one of these types a player has in play."""
    play = s.players[me].play
    n: i64 = 0
    for i in range(len(play)):
        if s.types(play[i] & KIND, me) & types:
            n += 1
    return n


@final
class Page(AdventuresCard):
    """A card and an Action; the start of a career."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = ACTION | TRAVELLER
    exchange: ClassVar[str] = "treasure hunter"

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 1)
        s.add_actions(me, 1)


@final
class Peasant(AdventuresCard):
    """A Buy and a coin; the start of a career."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = ACTION | TRAVELLER
    exchange: ClassVar[str] = "soldier"

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_buys(me, 1)
        s.add_coins(me, 1)


@final
class TreasureHunter(UpgradeCard):
    """An Action and a coin; a Silver for each card that the player to the right last gained. [DA-P7]"""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION | TRAVELLER
    exchange: ClassVar[str] = "warrior"

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_actions(me, 1)
        s.add_coins(me, 1)
        right: i64 = me - 1 if me > 0 else len(s.players) - 1
        s.then_all([Gain(int(me), SILVER) for _ in range(s.players[right].gained)])


@final
class Warrior(UpgradeCard):
    """Two cards; the others discard a card for each Traveller in play, or trash it if it costs 3 or 4.

    The price for the attacker counts. [DA-K3, DA-P10]
    """

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | ATTACK | TRAVELLER
    exchange: ClassVar[str] = "hero"

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 2)
        victims = s.victims(me)
        for _ in range(in_play(s, me, TRAVELLER)):
            for victim in victims:
                self.strike(s, me, victim)

    def strike(self, s: "State", me: i64, victim: i64) -> None:
        """The top card of one deck is discarded, or trashed."""
        if s.reveal_top(victim, 1) == 0:
            return
        card: i64 = s.players[victim].first_aside(LOOKED_AT)
        cost: i64 = s.cost(card, me)
        if cost == 3 or cost == 4:
            s.trash_aside(victim, card)
        else:
            s.discard_aside(victim, card)


@final
class Hero(UpgradeCard):
    """Two coins, and any Treasure from the Supply."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | TRAVELLER
    exchange: ClassVar[str] = "champion"

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_coins(me, 2)
        s.then(GainTreasure(int(me)))


@final
class Champion(UpgradeCard):
    """An Action; from now on no Attack concerns its owner, and each Action brings another. [DA-P2, DA-P11]"""

    cost: ClassVar[int] = 6
    types: ClassVar[int] = ACTION | DURATION
    for_good: ClassVar[bool] = True
    moments: ClassVar[int] = ON_ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_actions(me, 1)
        s.stay(self.number, me, this)

    def when_action(self, s: "State", me: i64) -> None:
        s.add_actions(me, 1)

    def spares(self, s: "State", stay: "Stay") -> bool:
        return True


@final
class Soldier(UpgradeCard):
    """Two coins and one for each other Attack in play; every hand above three loses a card."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION | ATTACK | TRAVELLER
    exchange: ClassVar[str] = "fugitive"

    def play(self, s: "State", me: i64, this: i64) -> None:
        others: i64 = in_play(s, me, ATTACK) - 1
        s.add_coins(me, 2 + others)
        s.then_all(
            [DiscardSome(victim, n=1) for victim in s.victims(me) if s.hand_size(victim) > SOLDIERS_LEAVE]
        )


@final
class Fugitive(UpgradeCard):
    """Two cards and an Action; a card is discarded."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | TRAVELLER
    exchange: ClassVar[str] = "disciple"

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 2)
        s.add_actions(me, 1)
        discard_some(s, me, 1)


@final
class Disciple(UpgradeCard):
    """Play an Action from hand twice if you like, and gain another one like it."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | TRAVELLER
    exchange: ClassVar[str] = "teacher"

    def play(self, s: "State", me: i64, this: i64) -> None:
        if s.hand_size(me) > 0:
            s.then(PlayTwiceAndCopy(int(me), this, True))


@final
class Teacher(UpgradeCard):
    """Called at the start of a turn, it moves a +1 token to a pile without an own token."""

    cost: ClassVar[int] = 6
    types: ClassVar[int] = ACTION | RESERVE
    called: ClassVar[int] = AT_START

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.to_mat(me, this)

    def call(self, s: "State", me: i64, this: i64) -> None:
        s.then(Teach(int(me)))


STEPS: Final[list[Any]] = [GainTreasure, PlayTwiceAndCopy, Teach]
"""The questions and steps that only these cards use."""
