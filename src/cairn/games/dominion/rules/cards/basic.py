"""The nine basic cards: Treasures, Victory cards and Curses."""

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64

from cairn.games.dominion.rules.card import CURSED, TREASURE, VICTORY, Card
from cairn.games.dominion.rules.names import (
    COLONY,
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    GOLD,
    PLATINUM,
    PROVINCE,
    SILVER,
)

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


@final
class Copper(Card):
    """One coin."""

    cost: ClassVar[int] = 0
    types: ClassVar[int] = TREASURE

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_coins(me, 1)


@final
class Silver(Card):
    """Two coins; the first of a turn gives one more for each Merchant played."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = TREASURE

    def play(self, s: "State", me: i64, this: i64) -> None:
        bonus: i64 = 0 if s.played_silver else s.merchants
        s.played_silver = True
        s.add_coins(me, 2 + bonus)


@final
class Gold(Card):
    """Three coins."""

    cost: ClassVar[int] = 6
    types: ClassVar[int] = TREASURE

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_coins(me, 3)


@final
class Platinum(Card):
    """Five coins."""

    cost: ClassVar[int] = 9
    types: ClassVar[int] = TREASURE

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_coins(me, 5)


@final
class Estate(Card):
    """One point; with Inheritance it copies another card."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = VICTORY

    def points(self, s: "State", owner: i64) -> int:
        return 1


@final
class Duchy(Card):
    """Three points."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = VICTORY

    def points(self, s: "State", owner: i64) -> int:
        return 3


@final
class Province(Card):
    """Six points; when their pile is empty, the game ends."""

    cost: ClassVar[int] = 8
    types: ClassVar[int] = VICTORY

    def points(self, s: "State", owner: i64) -> int:
        return 6


@final
class Colony(Card):
    """Ten points; when their pile is empty, the game ends."""

    cost: ClassVar[int] = 11
    types: ClassVar[int] = VICTORY

    def points(self, s: "State", owner: i64) -> int:
        return 10


@final
class Curse(Card):
    """One point less."""

    cost: ClassVar[int] = 0
    types: ClassVar[int] = CURSED

    def points(self, s: "State", owner: i64) -> int:
        return -1


CARDS: Final[dict[int, Card]] = {
    COPPER: Copper(),
    SILVER: Silver(),
    GOLD: Gold(),
    PLATINUM: Platinum(),
    ESTATE: Estate(),
    DUCHY: Duchy(),
    PROVINCE: Province(),
    COLONY: Colony(),
    CURSE: Curse(),
}
