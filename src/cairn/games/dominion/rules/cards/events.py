"""The Events of Adventures."""

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64

from cairn.games.dominion.rules.card import EVENT, TREASURE, Card
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
    light,
    pilgrims,
)
from cairn.games.dominion.rules.moves import (
    MINUS_COST,
    PLUS_ACTION,
    PLUS_CARD,
    PLUS_COIN,
    TRASHING,
)
from cairn.games.dominion.rules.names import (
    ALMS,
    BALL,
    BONFIRE,
    BORROW,
    EXPEDITION,
    FERRY,
    INHERITANCE,
    LOST_ARTS,
    MISSION,
    PATHFINDING,
    PILGRIMAGE,
    PLAN,
    QUEST,
    RAID,
    SAVE,
    SCOUTING_PARTY,
    SEAWAY,
    SILVER,
    TRADE,
    TRAINING,
    TRAVELLING_FAIR,
)
from cairn.games.dominion.rules.player import KIND, LOOKED_AT, TO_DISCARD
from cairn.games.dominion.rules.questions import (
    Gain,
    GainUpTo,
)

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


@final
class Alms(Card):
    """Without a Treasure in play, a card up to $4."""

    cost: ClassVar[int] = 0
    types: ClassVar[int] = EVENT
    once_a_turn: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        play = s.players[me].play
        for i in range(len(play)):
            if s.types(play[i] & KIND, me) & TREASURE:
                return
        s.next(GainUpTo(int(me), TO_DISCARD, MOST))


@final
class Borrow(Card):
    """A Buy; a coin for the −1 Card token."""

    cost: ClassVar[int] = 0
    types: ClassVar[int] = EVENT
    once_a_turn: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_buys(me, 1)
        if not s.players[me].minus_card:
            s.take_minus_card(me)
            s.add_coins(me, 1)


@final
class Quest(Card):
    """A Gold for an Attack, two Curses or six cards from hand. [DA-V3]"""

    cost: ClassVar[int] = 0
    types: ClassVar[int] = EVENT

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.next(ChooseQuest(int(me)))


@final
class Save(Card):
    """A Buy; a hand card is kept for the next turn."""

    cost: ClassVar[int] = 1
    types: ClassVar[int] = EVENT
    once_a_turn: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_buys(me, 1)
        if s.hand_size(me) > 0:
            s.next(SaveCard(int(me)))


@final
class ScoutingParty(Card):
    """A Buy; of the top five cards of the deck three are discarded."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = EVENT

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_buys(me, 1)
        if s.look(me, SCOUTED) > SENT_AWAY:
            s.next(SendAway(int(me), n=SENT_AWAY))
            return
        player = s.players[me]
        while player.count_aside(LOOKED_AT) > 0:
            s.discard_aside(me, player.first_aside(LOOKED_AT))


@final
class TravellingFair(Card):
    """Two Buys; cards gained this turn may go onto the deck."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = EVENT

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_buys(me, 2)
        s.fairs += 1


@final
class Bonfire(Card):
    """Up to two cards in play are trashed."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = EVENT

    def play(self, s: "State", me: i64, this: i64) -> None:
        light(s, me, 2)


@final
class Expedition(Card):
    """Two more cards at the end of the turn."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = EVENT

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.expeditions += 1


@final
class Ferry(Card):
    """The −$2 cost token goes to an Action Supply pile. [DA-K3]"""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = EVENT

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.next(MoveToken(int(me), n=MINUS_COST))


@final
class Plan(Card):
    """The Trashing token goes to an Action Supply pile. [DA-K4]"""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = EVENT

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.next(MoveToken(int(me), n=TRASHING))


@final
class Mission(Card):
    """An extra turn in which no cards can be bought, unless the last turn was one's own. [DA-P5]"""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = EVENT
    once_a_turn: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        if s.previous != me:
            s.mission = True


@final
class Pilgrimage(Card):
    """The Journey token is turned; face up, it brings up to three more of what is in play. [DA-K5]"""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = EVENT
    once_a_turn: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        if s.turn_journey(me) and pilgrims(s, int(me), 0):
            s.next(ChoosePilgrims(int(me)))


@final
class Ball(Card):
    """The −$1 token, and two cards up to $4."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = EVENT

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.take_minus_coin(me)
        s.then(GainUpTo(int(me), TO_DISCARD, MOST), GainUpTo(int(me), TO_DISCARD, MOST))


@final
class Raid(Card):
    """A Silver for each Silver in play; the others put their −1 Card token onto their deck. [DA-P12]"""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = EVENT

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.next(RaidOthers(int(me)))
        play = s.players[me].play
        for i in range(len(play)):
            if play[i] & KIND == SILVER:
                s.next(Gain(int(me), SILVER, TO_DISCARD))


@final
class Seaway(Card):
    """An Action up to $4; the +1 Buy token goes to its pile. [DA-K9]"""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = EVENT

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.next(GainSeaworthy(int(me)))


@final
class Trade(Card):
    """A Silver for each of up to two cards trashed from hand."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = EVENT

    def play(self, s: "State", me: i64, this: i64) -> None:
        if s.hand_size(me) > 0:
            s.next(TradeIn(int(me), n=TRADED))


@final
class LostArts(Card):
    """The +1 Action token goes to an Action Supply pile. [DA-K2]"""

    cost: ClassVar[int] = 6
    types: ClassVar[int] = EVENT

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.next(MoveToken(int(me), n=PLUS_ACTION))


@final
class Training(Card):
    """The +$1 token goes to an Action Supply pile. [DA-K2]"""

    cost: ClassVar[int] = 6
    types: ClassVar[int] = EVENT

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.next(MoveToken(int(me), n=PLUS_COIN))


@final
class Inheritance(Card):
    """Once a game: set an Action up to $4 aside; your Estates follow its instructions. [DA-K8, DA-K10]"""

    cost: ClassVar[int] = 7
    types: ClassVar[int] = EVENT

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.next(Inherit(int(me)))


@final
class Pathfinding(Card):
    """The +1 Card token goes to an Action Supply pile. [DA-K2]"""

    cost: ClassVar[int] = 8
    types: ClassVar[int] = EVENT

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.next(MoveToken(int(me), n=PLUS_CARD))


CARDS: Final[dict[int, Card]] = {
    ALMS: Alms(),
    BORROW: Borrow(),
    QUEST: Quest(),
    SAVE: Save(),
    SCOUTING_PARTY: ScoutingParty(),
    TRAVELLING_FAIR: TravellingFair(),
    BONFIRE: Bonfire(),
    EXPEDITION: Expedition(),
    FERRY: Ferry(),
    PLAN: Plan(),
    MISSION: Mission(),
    PILGRIMAGE: Pilgrimage(),
    BALL: Ball(),
    RAID: Raid(),
    SEAWAY: Seaway(),
    TRADE: Trade(),
    LOST_ARTS: LostArts(),
    TRAINING: Training(),
    INHERITANCE: Inheritance(),
    PATHFINDING: Pathfinding(),
}
