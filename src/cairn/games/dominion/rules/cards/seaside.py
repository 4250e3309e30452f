"""Cards of the expansion Seaside, for games with extras."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cairn.games.dominion.rules.boxes import SeasideCard
from cairn.games.dominion.rules.card import ACTION, DURATION

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


STEPS: Final[list[Any]] = []
"""The questions and steps that only these cards use."""
