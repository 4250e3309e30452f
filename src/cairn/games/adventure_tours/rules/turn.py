"""A turn from its one card to its end, and whose turn is next."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from cairn.core.dice import QuickStream
from cairn.core.steps import FLAG, Field
from cairn.games.adventure_tours.rules.abilities import MoreEquipment, SecondTurn
from cairn.games.adventure_tours.rules.moves import EQUIP
from cairn.games.adventure_tours.rules.pieces import MORE_EQUIPMENT, MOST_SEATS, SECOND_TURN
from cairn.games.adventure_tours.rules.questions import Act, Question, card_of, pick_play, play_moves

if TYPE_CHECKING:
    from cairn.games.adventure_tours.rules.state import State


def start_turn(s: "State", me: int, renews: bool) -> None:
    """Begin a turn; one that does not renew the ability is played without it. [AT-A7]"""
    s.seat = me
    s.turn += 1
    s.spent = not renews
    s.then(PLAY[me], END_TURN[me])


class Play(Question):
    """One hand card, as equipment or as a member; there is no pass. [AT-T1]"""

    kind: ClassVar[str] = "play"

    def options(self, s: "State") -> list[int]:
        return play_moves(s, self.seat)

    def pick(self, s: "State", stream: QuickStream) -> int:
        return pick_play(s, self.seat, stream)

    def take(self, s: "State", move: int) -> None:
        if (move - EQUIP) & 1 == 0:
            s.lay_equipment(self.seat, card_of(move))
        else:
            s.lay_member(self.seat, card_of(move))


class EndTurn(Act):
    """When the card played is done with: the ability that comes last in a turn. [AT-A1, AT-A7]"""

    kind: ClassVar[str] = "end-turn"

    def run(self, s: "State") -> None:
        if not s.spent and s.ability(self.seat) == MORE_EQUIPMENT and len(s.players[self.seat].hand) > 0:
            s.then(MoreEquipment(self.seat), TURN_OVER[self.seat])
        else:
            _turn_over(s, self.seat)


class TurnOver(Act):
    """The end of a complete turn."""

    kind: ClassVar[str] = "turn-over"

    def run(self, s: "State") -> None:
        _turn_over(s, self.seat)


def _turn_over(s: "State", me: int) -> None:
    """An empty hand ends the round, also when an extra turn is due. [AT-R1]"""
    if len(s.players[me].hand) == 0:
        s.end_round()
    elif not s.spent and s.ability(me) == SECOND_TURN:
        s.then(SecondTurn(me), NextTurn(me))
    else:
        _next_turn(s, me)


class NextTurn(Act):
    """Whose turn is next."""

    kind: ClassVar[str] = "next-turn"

    def run(self, s: "State") -> None:
        _next_turn(s, self.seat)


def _next_turn(s: "State", me: int) -> None:
    """Extra turns wait at the bottom of the agenda; without one the left neighbour is next. [AT-T1]"""
    if len(s.agenda) == 0:
        start_turn(s, (me + 1) % len(s.players), True)


class TurnAgain(Act):
    """An extra turn, which may renew the ability. [AT-X6, AT-A6]"""

    kind: ClassVar[str] = "turn-again"
    fields: ClassVar[list[Field]] = [Field("renews", FLAG)]

    def __init__(self, seat: int, renews: bool) -> None:
        super().__init__(seat)
        self.renews: Final[bool] = renews

    def run(self, s: "State") -> None:
        if s.sink is not None:
            s.tell("adventure-tours-turn-again", {"seat": self.seat})
        start_turn(s, self.seat, self.renews)


# These say nothing but whose turn it is, so there is one for each player.
PLAY: Final = [Play(seat) for seat in range(MOST_SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]
TURN_OVER: Final = [TurnOver(seat) for seat in range(MOST_SEATS)]

STEPS: Final[list[Any]] = [Play, EndTurn, TurnOver, NextTurn, TurnAgain]
