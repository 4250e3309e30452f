"""What follows when a card has been laid from hand: the draw, the action, and the abilities of expert sides.

An ability serves once in a turn of its owner. Both halves of the second one, the draw that is forgone and the
gift, belong to the same use. [AT-A9]
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from cairn.games.adventure_tours.rules.actions import AS_EQUIPMENT, AS_MEMBER, offer
from cairn.games.adventure_tours.rules.attacks import attack
from cairn.games.adventure_tours.rules.moves import AIM, DRAW, SKIP, USE
from cairn.games.adventure_tours.rules.pieces import EQUIPMENT_ACTION, GIFT, OPTIONAL_DRAW, SECOND_MEMBER
from cairn.games.adventure_tours.rules.questions import (
    ANY_COLOUR,
    Act,
    Question,
    aim_moves,
    card_of,
    equip_moves,
    join_moves,
    meets_demand,
    or_skip,
)

if TYPE_CHECKING:
    from cairn.games.adventure_tours.rules.state import State


def after_equipment(s: "State", me: int, card: i64) -> None:
    """A card was laid from hand as equipment: an ability that waits for it, and the draw. [AT-T2, AT-A8]"""
    ability: i64 = s.ability(me)
    if not s.spent:
        if ability == OPTIONAL_DRAW:
            s.then(OwnDraw(me), Gift(me))
            return
        if ability == EQUIPMENT_ACTION and meets_demand(s, me, card):
            s.then(DrawCard(me))
            offer(s, me, card, AS_EQUIPMENT)
            return
    s.draw(me)


def after_member(s: "State", me: int, card: i64) -> None:
    """A card was laid from hand as a member: its action, then an ability that waits for it. [AT-A10]"""
    if not s.spent and s.ability(me) == SECOND_MEMBER:
        s.then(AfterMember(me))
    offer(s, me, card, AS_MEMBER)


class DrawCard(Act):
    """The draw for a card laid as equipment, when its action has been used. [AT-A3]"""

    kind: ClassVar[str] = "draw-card"

    def run(self, s: "State") -> None:
        s.draw(self.seat)


class MoreEquipment(Question):
    """After the regular turn: one more card as equipment. [AT-A1]"""

    kind: ClassVar[str] = "more-equipment"

    def options(self, s: "State") -> list[int]:
        return or_skip(equip_moves(s, self.seat))

    def take(self, s: "State", move: int) -> None:
        if move != SKIP:
            s.spend(self.seat)
            s.lay_equipment(self.seat, card_of(move))


class OwnDraw(Question):
    """After laying equipment: draw, or not. [AT-A2]"""

    kind: ClassVar[str] = "own-draw"

    def options(self, s: "State") -> list[int]:
        return [DRAW, SKIP]

    def take(self, s: "State", move: int) -> None:
        if move == DRAW:
            s.draw(self.seat)
        else:
            s.spend(self.seat)
            s.forgo_draw(self.seat)


class Gift(Question):
    """After the own draw: any player draws a card. [AT-A2]"""

    kind: ClassVar[str] = "gift"

    def options(self, s: "State") -> list[int]:
        return or_skip(aim_moves(s))

    def take(self, s: "State", move: int) -> None:
        if move != SKIP:
            if not s.spent:
                s.spend(self.seat)
            attack(s, GIFT, self.seat, move - AIM)


class AfterMember(Act):
    """When the action of a laid member is over: another member, unless the ability has served. [AT-A4]"""

    kind: ClassVar[str] = "after-member"

    def run(self, s: "State") -> None:
        if not s.spent and len(s.players[self.seat].hand) > 0:
            s.then(SecondMember(self.seat))


class SecondMember(Question):
    """One more member, of any colour. [AT-A4]"""

    kind: ClassVar[str] = "second-member"

    def options(self, s: "State") -> list[int]:
        return or_skip(join_moves(s, self.seat, ANY_COLOUR))

    def take(self, s: "State", move: int) -> None:
        if move != SKIP:
            s.spend(self.seat)
            s.lay_member(self.seat, card_of(move))


class SecondTurn(Question):
    """At the end of a turn: one more complete turn, which does not renew the ability. [AT-A6]"""

    kind: ClassVar[str] = "second-turn"

    def options(self, s: "State") -> list[int]:
        return [USE, SKIP]

    def take(self, s: "State", move: int) -> None:
        if move == USE:
            s.spend(self.seat)
            s.queue_turn(self.seat, False)


STEPS: Final[list[Any]] = [DrawCard, MoreEquipment, OwnDraw, Gift, AfterMember, SecondMember, SecondTurn]
