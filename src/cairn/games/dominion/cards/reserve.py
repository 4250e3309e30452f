"""The Reserve cards of Adventures: what they do when played, and when called from the Tavern mat."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cairn.games.dominion.card import ACTION, AFTER_ACTION, ON_GAIN, RESERVE, TREASURE, VICTORY, Card
from cairn.games.dominion.names import (
    COIN_OF_THE_REALM,
    DISTANT_LANDS,
    DUPLICATE,
    GUIDE,
    RATCATCHER,
    ROYAL_CARRIAGE,
    TRANSMOGRIFY,
    WINE_MERCHANT,
)

if TYPE_CHECKING:
    from cairn.games.dominion.state import State


@final
class CoinOfTheRealm(Card):
    """TODO $1; when played goes to the Tavern mat. Directly after you finish resolving an Action you may call it: +2 Actions (no $ when called); it is a Treasure in play until that turn's clean-up."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = TREASURE | RESERVE


@final
class Ratcatcher(Card):
    """TODO +1 Card, +1 Action; to the Tavern mat. Start of your turn: may call; then must trash a card from hand."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = ACTION | RESERVE


@final
class Guide(Card):
    """TODO +1 Card, +1 Action; to the Tavern mat. Start of your turn: may call, to discard your hand and draw 5."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION | RESERVE


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
    """TODO +1 Action; to the Tavern mat. Start of your turn: may call, to trash a card from hand and gain a Supply card costing up to $1 more, putting it into hand."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | RESERVE


@final
class DistantLands(Card):
    """TODO When played: to the Tavern mat, where it stays (can never be called). 4 VP if on your mat at game end, else 0 VP."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | RESERVE | VICTORY


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
    """TODO +1 Buy, +$4; to the Tavern mat. At the end of your Buy phase with at least $2 unspent you may discard this from the mat ($2 total frees any number of them)."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | RESERVE


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
