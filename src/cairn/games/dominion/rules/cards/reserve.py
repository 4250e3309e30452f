"""The Reserve cards of Adventures: what they do when played, and when called from the Tavern mat."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cairn.games.dominion.rules.boxes import AdventuresCard
from cairn.games.dominion.rules.card import (
    ACTION,
    AFTER_ACTION,
    AT_END_OF_BUYS,
    AT_START,
    ON_GAIN,
    RESERVE,
    TREASURE,
    VICTORY,
)
from cairn.games.dominion.rules.moves import DISCARD, DONE, card_of, move_of
from cairn.games.dominion.rules.player import TO_HAND
from cairn.games.dominion.rules.playing import PlayAgain
from cairn.games.dominion.rules.questions import Question, TrashForMore, TrashOne, or_done

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


DUPLICATED: Final = 6
"""What a card may cost that a Duplicate copies."""
FREE_WITH_COINS: Final = 2
"""The coins left that free Wine Merchants."""


@final
class CoinOfTheRealm(AdventuresCard):
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
class Ratcatcher(AdventuresCard):
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
            s.then(TrashOne(int(me)))


@final
class Guide(AdventuresCard):
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
class Duplicate(AdventuresCard):
    """Called when a card up to $6 is gained, it brings another."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | RESERVE
    called: ClassVar[int] = ON_GAIN

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.to_mat(me, this)

    def may_answer_gain(self, s: "State", me: i64, card: i64) -> bool:
        return s.cost(card, me) <= DUPLICATED

    def answer_gain(self, s: "State", me: i64, card: i64) -> None:
        s.gain(me, card)


@final
class Transmogrify(AdventuresCard):
    """An Action; called at the start of a turn, it turns a hand card into one for up to $1 more. [DA-R5]"""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | RESERVE
    called: ClassVar[int] = AT_START

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_actions(me, 1)
        s.to_mat(me, this)

    def call(self, s: "State", me: i64, this: i64) -> None:
        if s.hand_size(me) > 0:
            s.then(TrashForMore(int(me), TO_HAND, 1))


@final
class DistantLands(AdventuresCard):
    """Four points on the Tavern mat, where it stays; none anywhere else. [DA-R2]"""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | RESERVE | VICTORY
    points_on_mat: ClassVar[int] = 4

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.to_mat(me, this)


@final
class RoyalCarriage(AdventuresCard):
    """An Action; called after another Action that is still in play, it replays it. [DA-P3]"""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | RESERVE
    called: ClassVar[int] = AFTER_ACTION
    replays: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_actions(me, 1)
        s.to_mat(me, this)

    def may_answer_action(self, s: "State", me: i64, action: i64) -> bool:
        return s.players[me].in_play(action)

    def answer_action(self, s: "State", me: i64, this: i64, action: i64) -> None:
        s.link(me, this, action)
        s.then(PlayAgain(int(me), action))


@final
class WineMerchant(AdventuresCard):
    """A Buy and four coins; two coins left at the end of a Buy phase free it from the mat. [DA-R2]"""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | RESERVE
    moments: ClassVar[int] = AT_END_OF_BUYS

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_buys(me, 1)
        s.add_coins(me, 4)
        s.to_mat(me, this)

    def at_end_of_buys(self, s: "State", me: i64) -> None:
        if s.coins >= FREE_WITH_COINS and wine_moves(s, int(me)):
            s.then(FreeWine(int(me)))


class FreeWine(Question):
    """Discard Wine Merchants from the Tavern mat, with two coins left for any number of them."""

    kind: ClassVar[str] = "free-wine"

    def options(self, s: "State") -> list[int]:
        return or_done(wine_moves(s, self.seat))

    def take(self, s: "State", move: int) -> None:
        if move == DONE:
            return
        s.discard_from_mat(self.seat, card_of(move))
        if wine_moves(s, self.seat):
            s.then(self)


def wine_moves(s: "State", seat: int) -> list[int]:
    """What on the mat is a Wine Merchant."""
    mat = s.players[seat].mat
    moves: list[int] = []
    for i in range(len(mat)):
        if (
            isinstance(s.card(s.ability(mat[i], seat)), WineMerchant)
            and move_of(DISCARD, mat[i]) not in moves
        ):
            moves.append(move_of(DISCARD, mat[i]))
    moves.sort()
    return moves


STEPS: Final[list[Any]] = [FreeWine]
"""The questions and steps that only these cards use."""
