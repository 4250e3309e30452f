"""The Events of Adventures."""

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from cairn.games.dominion.rules.boxes import EventCard
from cairn.games.dominion.rules.card import TREASURE
from cairn.games.dominion.rules.cards.bonfire import light
from cairn.games.dominion.rules.cards.event_questions import (
    MOST,
    SCOUTED,
    SENT_AWAY,
    TRADED,
    ChoosePilgrims,
    ChooseQuest,
    GainSeaworthy,
    Inherit,
    MoveToken,
    RaidOthers,
    SaveCard,
    SendAway,
    TradeIn,
    pilgrims,
)
from cairn.games.dominion.rules.counters import EXPEDITIONS, FAIRS, MISSIONS
from cairn.games.dominion.rules.moves import (
    MINUS_COST,
    PLUS_ACTION,
    PLUS_CARD,
    PLUS_COIN,
    TRASHING,
)
from cairn.games.dominion.rules.numbers import SILVER
from cairn.games.dominion.rules.player import KIND, LOOKED_AT, NO_PILE, TO_DISCARD
from cairn.games.dominion.rules.questions import (
    Gain,
    GainUpTo,
)

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


@final
class Alms(EventCard):
    """Without a Treasure in play, a card up to $4."""

    cost: ClassVar[int] = 0
    once_a_turn: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        play = s.players[me].play
        for i in range(len(play)):
            if s.types(play[i] & KIND, me) & TREASURE:
                return
        s.then(GainUpTo(int(me), TO_DISCARD, MOST))


@final
class Borrow(EventCard):
    """A Buy; a coin for the −1 Card token."""

    cost: ClassVar[int] = 0
    once_a_turn: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_buys(me, 1)
        if not s.players[me].minus_card:
            s.take_minus_card(me)
            s.add_coins(me, 1)


@final
class Quest(EventCard):
    """A Gold for an Attack, two Curses or six cards from hand. [DA-V3]"""

    cost: ClassVar[int] = 0

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.then(ChooseQuest(int(me)))


@final
class Save(EventCard):
    """A Buy; a hand card is kept for the next turn."""

    cost: ClassVar[int] = 1
    once_a_turn: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_buys(me, 1)
        if s.hand_size(me) > 0:
            s.then(SaveCard(int(me)))


@final
class ScoutingParty(EventCard):
    """A Buy; of the top five cards of the deck three are discarded."""

    cost: ClassVar[int] = 2

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_buys(me, 1)
        if s.look(me, SCOUTED) > SENT_AWAY:
            s.then(SendAway(int(me), n=SENT_AWAY))
            return
        player = s.players[me]
        while player.count_aside(LOOKED_AT) > 0:
            s.discard_aside(me, player.first_aside(LOOKED_AT))


@final
class TravellingFair(EventCard):
    """Two Buys; cards gained this turn may go onto the deck."""

    cost: ClassVar[int] = 2

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_buys(me, 2)
        s.count(FAIRS)


@final
class Bonfire(EventCard):
    """Up to two cards in play are trashed."""

    cost: ClassVar[int] = 3

    def play(self, s: "State", me: i64, this: i64) -> None:
        light(s, me, 2)


@final
class Expedition(EventCard):
    """Two more cards at the end of the turn."""

    cost: ClassVar[int] = 3

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.count(EXPEDITIONS)


@final
class Ferry(EventCard):
    """The −$2 cost token goes to an Action Supply pile. [DA-K3]"""

    cost: ClassVar[int] = 3

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.then(MoveToken(int(me), MINUS_COST))


@final
class Plan(EventCard):
    """The Trashing token goes to an Action Supply pile. [DA-K4]"""

    cost: ClassVar[int] = 3

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.then(MoveToken(int(me), TRASHING))


@final
class Mission(EventCard):
    """An extra turn in which no cards can be bought, unless the last turn was one's own. [DA-P5]"""

    cost: ClassVar[int] = 4
    once_a_turn: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        if s.previous != me:
            s.count(MISSIONS)


@final
class Pilgrimage(EventCard):
    """The Journey token is turned; face up, it brings up to three more of what is in play. [DA-K5]"""

    cost: ClassVar[int] = 4
    once_a_turn: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        if s.turn_journey(me) and pilgrims(s, int(me), []):
            s.then(ChoosePilgrims(int(me), []))


@final
class Ball(EventCard):
    """The −$1 token, and two cards up to $4."""

    cost: ClassVar[int] = 5

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.take_minus_coin(me)
        s.then(GainUpTo(int(me), TO_DISCARD, MOST), GainUpTo(int(me), TO_DISCARD, MOST))


@final
class Raid(EventCard):
    """A Silver for each Silver in play; the others put their −1 Card token onto their deck. [DA-P12]"""

    cost: ClassVar[int] = 5

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.then(RaidOthers(int(me)))
        play = s.players[me].play
        for i in range(len(play)):
            if play[i] & KIND == SILVER:
                s.then(Gain(int(me), SILVER, TO_DISCARD))


@final
class Seaway(EventCard):
    """An Action up to $4; the +1 Buy token goes to its pile. [DA-K9]"""

    cost: ClassVar[int] = 5

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.then(GainSeaworthy(int(me)))


@final
class Trade(EventCard):
    """A Silver for each of up to two cards trashed from hand."""

    cost: ClassVar[int] = 5

    def play(self, s: "State", me: i64, this: i64) -> None:
        if s.hand_size(me) > 0:
            s.then(TradeIn(int(me), n=TRADED))


@final
class LostArts(EventCard):
    """The +1 Action token goes to an Action Supply pile. [DA-K2]"""

    cost: ClassVar[int] = 6

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.then(MoveToken(int(me), PLUS_ACTION))


@final
class Training(EventCard):
    """The +$1 token goes to an Action Supply pile. [DA-K2]"""

    cost: ClassVar[int] = 6

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.then(MoveToken(int(me), PLUS_COIN))


@final
class Inheritance(EventCard):
    """Once a game: set an Action up to $4 aside; your Estates follow its instructions. [DA-K8, DA-K10]"""

    cost: ClassVar[int] = 7
    no_more: ClassVar[str] = "dominion-no-second-inheritance"
    no_more_rule: ClassVar[str] = "DA-K10"

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.then(Inherit(int(me)))

    def may_be_bought(self, s: "State", me: i64) -> bool:
        return s.players[me].inherited == NO_PILE


@final
class Pathfinding(EventCard):
    """The +1 Card token goes to an Action Supply pile. [DA-K2]"""

    cost: ClassVar[int] = 8

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.then(MoveToken(int(me), PLUS_CARD))
