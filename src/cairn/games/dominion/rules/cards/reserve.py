"""The Reserve cards of Adventures: what they do when played, and when called from the Tavern mat."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cairn.games.dominion.rules.card import (
    ACTION,
    AFTER_ACTION,
    AT_START,
    ON_GAIN,
    RESERVE,
    TREASURE,
    VICTORY,
    Card,
)
from cairn.games.dominion.rules.names import (
    COIN_OF_THE_REALM,
    DISTANT_LANDS,
    DUPLICATE,
    GUIDE,
    RATCATCHER,
    ROYAL_CARRIAGE,
    TRANSMOGRIFY,
    WINE_MERCHANT,
)
from cairn.games.dominion.rules.player import TO_HAND
from cairn.games.dominion.rules.questions import TrashForMore, TrashOne

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


@final
class CoinOfTheRealm(Card):
    """A coin; called after an Action, it gives two Actions. [DA-R3]"""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = TREASURE | RESERVE
    called: ClassVar[int] = AFTER_ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_coins(me, 1)
        s.to_mat(me, this)

    def call(self, s: "State", me: i64, this: i64) -> None:
        s.add_actions(me, 2)


@final
class Ratcatcher(Card):
    """A card and an Action; called at the start of a turn, it trashes a hand card. [DA-R5]"""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = ACTION | RESERVE
    called: ClassVar[int] = AT_START

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 1)
        s.add_actions(me, 1)
        s.to_mat(me, this)

    def call(self, s: "State", me: i64, this: i64) -> None:
        if s.hand_size(me) > 0:
            s.next(TrashOne(int(me)))


@final
class Guide(Card):
    """A card and an Action; called at the start of a turn, it brings a new hand of five."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION | RESERVE
    called: ClassVar[int] = AT_START

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 1)
        s.add_actions(me, 1)
        s.to_mat(me, this)

    def call(self, s: "State", me: i64, this: i64) -> None:
        s.drop_hand(me)
        s.draw(me, 5)
        # Only now does anybody look: a pile that was shuffled at once has shown nothing.
        s.open_discard(me)


@final
class Duplicate(Card):
    """Called when a card up to $6 is gained, it brings another."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | RESERVE
    called: ClassVar[int] = ON_GAIN

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.to_mat(me, this)


@final
class Transmogrify(Card):
    """An Action; called at the start of a turn, it turns a hand card into one up to $1 dearer. [DA-R5]"""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | RESERVE
    called: ClassVar[int] = AT_START

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_actions(me, 1)
        s.to_mat(me, this)

    def call(self, s: "State", me: i64, this: i64) -> None:
        if s.hand_size(me) > 0:
            s.next(TrashForMore(int(me), TO_HAND, 1))


@final
class DistantLands(Card):
    """Four points on the Tavern mat, where it stays; none anywhere else. [DA-R2]"""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | RESERVE | VICTORY
    points_on_mat: ClassVar[int] = 4

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.to_mat(me, this)


@final
class RoyalCarriage(Card):
    """An Action; called after another Action, it replays it."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | RESERVE
    called: ClassVar[int] = AFTER_ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_actions(me, 1)
        s.to_mat(me, this)


@final
class WineMerchant(Card):
    """A Buy and four coins; two coins left at the end of a Buy phase free it from the mat. [DA-R2]"""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | RESERVE

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_buys(me, 1)
        s.add_coins(me, 4)
        s.to_mat(me, this)


CARDS: Final[dict[int, Card]] = {
    COIN_OF_THE_REALM: CoinOfTheRealm(),
    RATCATCHER: Ratcatcher(),
    GUIDE: Guide(),
    DUPLICATE: Duplicate(),
    TRANSMOGRIFY: Transmogrify(),
    DISTANT_LANDS: DistantLands(),
    ROYAL_CARRIAGE: RoyalCarriage(),
    WINE_MERCHANT: WineMerchant(),
}

STEPS: Final[list[Any]] = []
"""The questions and steps that only these cards use."""
