"""Cards of the expansion Seaside, for games with extras."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cairn.games.dominion.rules.boxes import SeasideCard
from cairn.games.dominion.rules.card import ACTION, AT_CLEAN_UP, ATTACK, DURATION
from cairn.games.dominion.rules.counters import VICTORIES_BOUGHT
from cairn.games.dominion.rules.moves import DISCARD, REVEAL_HAND, move_of
from cairn.games.dominion.rules.numbers import COPPER
from cairn.games.dominion.rules.questions import Question, discard_some

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State
    from cairn.games.dominion.rules.stay import Stay


@final
class Caravan(SeasideCard):
    """A card and an Action; a card next turn."""

    rule_id: ClassVar[str] = "DS-1"
    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | DURATION
    lasts: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 1)
        s.add_actions(me, 1)
        s.stay(self.number, me, this)

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        s.draw(me, 1)


@final
class Warehouse(SeasideCard):
    """Three cards and an Action; three cards are discarded."""

    rule_id: ClassVar[str] = "DS-2"
    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 3)
        s.add_actions(me, 1)
        discard_some(s, me, 3)


@final
class Lighthouse(SeasideCard):
    """An Action and a coin, a coin next turn; while it is in play no Attack concerns its owner."""

    rule_id: ClassVar[str] = "DS-3"
    cost: ClassVar[int] = 2
    types: ClassVar[int] = ACTION | DURATION
    lasts: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_actions(me, 1)
        s.add_coins(me, 1)
        s.stay(self.number, me, this)

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        s.add_coins(me, 1)

    def spares(self, s: "State", stay: "Stay") -> bool:
        return s.players[stay.owner].in_play(stay.this)


@final
class Wharf(SeasideCard):
    """Two cards and a Buy, now and next turn."""

    rule_id: ClassVar[str] = "DS-4"
    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | DURATION
    lasts: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.stay(self.number, me, this)
        self.land(s, me)

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        self.land(s, me)

    def land(self, s: "State", me: i64) -> None:
        """Two cards and a Buy."""
        s.draw(me, 2)
        s.add_buys(me, 1)


@final
class Treasury(SeasideCard):
    """A card, an Action and a coin; after a turn without a Victory card bought it may go onto the deck."""

    rule_id: ClassVar[str] = "DS-5"
    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION
    moments: ClassVar[int] = AT_CLEAN_UP

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 1)
        s.add_actions(me, 1)
        s.add_coins(me, 1)

    def may_be_topdecked(self, s: "State", me: i64) -> bool:
        return s.counters[VICTORIES_BOUGHT] == 0


class DropCopper(Question):
    """Cutpurse: discard a Copper, or show a hand without one."""

    kind: ClassVar[str] = "drop-copper"

    def options(self, s: "State") -> list[int]:
        return [move_of(DISCARD, COPPER)] if s.players[self.seat].holds(COPPER) else [REVEAL_HAND]

    def take(self, s: "State", move: int) -> None:
        if move == REVEAL_HAND:
            s.reveal_hand(self.seat)
        else:
            s.discard(self.seat, COPPER)


@final
class Cutpurse(SeasideCard):
    """Two coins; the others discard a Copper, or show that they hold none."""

    rule_id: ClassVar[str] = "DS-6"
    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | ATTACK

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_coins(me, 2)
        s.then_all([DropCopper(victim) for victim in s.victims(me) if s.hand_size(victim) > 0])


STEPS: Final[list[Any]] = [DropCopper]
"""The questions and steps that only these cards use."""
