"""The nine basic cards: Treasures, Victory cards and Curses."""

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64

from cairn.games.dominion.rules.boxes import BasicCard
from cairn.games.dominion.rules.card import CURSED, ON_FIRST_SILVER, TREASURE, VICTORY
from cairn.games.dominion.rules.counters import counter

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


MERCHANTS: Final = counter("merchants")
"""How much more the first Silver gives."""
PLAYED_SILVER: Final = counter("played_silver")


@final
class Copper(BasicCard):
    """One coin."""

    cost: ClassVar[int] = 0
    types: ClassVar[int] = TREASURE

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_coins(me, 1)


@final
class Silver(BasicCard):
    """Two coins; the first of a turn gives one more for each Merchant played."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = TREASURE

    def play(self, s: "State", me: i64, this: i64) -> None:
        bonus: i64 = 0
        if s.setup.moments & ON_FIRST_SILVER and s.counters[PLAYED_SILVER] == 0:
            bonus = s.counters[MERCHANTS]
            s.count(PLAYED_SILVER)
        s.add_coins(me, 2 + bonus)


@final
class Gold(BasicCard):
    """Three coins."""

    cost: ClassVar[int] = 6
    types: ClassVar[int] = TREASURE

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_coins(me, 3)


@final
class Platinum(BasicCard):
    """Five coins."""

    cost: ClassVar[int] = 9
    types: ClassVar[int] = TREASURE
    pile_size: ClassVar[int] = 12

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_coins(me, 5)


@final
class Estate(BasicCard):
    """One point; with Inheritance it copies another card."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = VICTORY

    def points(self, s: "State", owner: i64) -> int:
        return 1


@final
class Duchy(BasicCard):
    """Three points."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = VICTORY

    def points(self, s: "State", owner: i64) -> int:
        return 3


@final
class Province(BasicCard):
    """Six points; when their pile is empty, the game ends."""

    cost: ClassVar[int] = 8
    types: ClassVar[int] = VICTORY

    def points(self, s: "State", owner: i64) -> int:
        return 6


@final
class Colony(BasicCard):
    """Ten points; when their pile is empty, the game ends."""

    cost: ClassVar[int] = 11
    types: ClassVar[int] = VICTORY

    def points(self, s: "State", owner: i64) -> int:
        return 10


@final
class Curse(BasicCard):
    """One point less."""

    cost: ClassVar[int] = 0
    types: ClassVar[int] = CURSED

    def points(self, s: "State", owner: i64) -> int:
        return -1
