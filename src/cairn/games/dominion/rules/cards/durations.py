"""The Durations of Adventures: what they do now, and at the start of the next turn."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cairn.core.zones import shl
from cairn.games.dominion.rules.card import ACTION, ATTACK, DURATION, REACTION, Card
from cairn.games.dominion.rules.moves import CHOOSE_COIN, CHOOSE_SILVER, CHOOSE_TRASH, DONE, SET_ASIDE
from cairn.games.dominion.rules.names import (
    AMULET,
    BRIDGE_TROLL,
    CARAVAN_GUARD,
    DUNGEON,
    GEAR,
    HAUNTED_WOODS,
    HIRELING,
    SILVER,
    SWAMP_HAG,
)
from cairn.games.dominion.rules.questions import Question, TrashOne, discard_some, hand_moves, or_done

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State
    from cairn.games.dominion.rules.stay import Stay

MOST_IN_GEAR: Final = 2


def mask_of(seats: list[int]) -> i64:
    """A bit for each of these players."""
    mask: i64 = 0
    for seat in seats:
        mask |= shl(1, seat)
    return mask


class UseAmulet(Question):
    """Amulet: one of three, also one that cannot be carried out. [DA-N1]"""

    kind: ClassVar[str] = "amulet"

    def options(self, s: "State") -> list[int]:
        return [CHOOSE_COIN, CHOOSE_TRASH, CHOOSE_SILVER]

    def take(self, s: "State", move: int) -> None:
        if move == CHOOSE_COIN:
            s.add_coins(self.seat, 1)
        elif move == CHOOSE_SILVER:
            s.gain(self.seat, SILVER)
        elif s.hand_size(self.seat) > 0:
            s.next(TrashOne(self.seat))


class FillGear(Question):
    """Gear: set a card aside, or no more; `card` is the Gear in play, n the group of this play."""

    kind: ClassVar[str] = "gear"

    def options(self, s: "State") -> list[int]:
        return or_done(hand_moves(s, self.seat, SET_ASIDE))

    def take(self, s: "State", move: int) -> None:
        if move == DONE:
            return
        player = s.players[self.seat]
        if player.count_aside(self.n) == 0:
            s.stay(GEAR, self.seat, self.card, 0, self.n)
        s.set_aside(self.seat, move - SET_ASIDE, self.n)
        if player.count_aside(self.n) < MOST_IN_GEAR and s.hand_size(self.seat) > 0:
            s.next(self)


@final
class Amulet(Card):
    """A coin, a trashed card or a Silver, now and next turn."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION | DURATION
    lasts: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.stay(AMULET, me, this)
        s.next(UseAmulet(int(me)))

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        s.next(UseAmulet(int(me)))


@final
class CaravanGuard(Card):
    """A card and an Action, a coin next turn; it may be played when somebody attacks."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION | DURATION | REACTION
    lasts: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 1)
        s.add_actions(me, 1)
        s.stay(CARAVAN_GUARD, me, this)

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        s.add_coins(me, 1)


@final
class Dungeon(Card):
    """An Action; two cards drawn and two discarded, now and next turn."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION | DURATION
    lasts: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_actions(me, 1)
        s.stay(DUNGEON, me, this)
        self.search(s, me)

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        self.search(s, me)

    def search(self, s: "State", me: i64) -> None:
        """Two cards, then two discarded."""
        s.draw(me, 2)
        discard_some(s, me, 2)


@final
class Gear(Card):
    """Two cards; up to two set aside for the next turn, and with none it does not stay. [DA-D1]

    Each play has a group of its own, so that what two plays of one Gear have set aside comes back by itself.
    """

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION | DURATION
    lasts: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 2)
        if s.hand_size(me) > 0:
            s.next(FillGear(int(me), int(this), int(s.serial)))
            s.serial += 1

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        s.return_aside(me, stay.aside)


@final
class BridgeTroll(Card):
    """A Buy now and next turn, cheaper cards; the others take their −$1 token."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | ATTACK | DURATION
    lasts: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        for victim in s.victims(me):
            s.take_minus_coin(victim)
        s.add_buys(me, 1)
        if s.setup.is_2022:
            s.cheaper += 1
        s.stay(BRIDGE_TROLL, me, this)

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        s.add_buys(me, 1)


@final
class HauntedWoods(Card):
    """Whoever buys puts the hand onto the deck; three cards next turn."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | ATTACK | DURATION
    lasts: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.stay(HAUNTED_WOODS, me, this, mask_of(s.victims(me)))

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        s.draw(me, 3)


@final
class SwampHag(Card):
    """Whoever buys gains a Curse; three coins next turn."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | ATTACK | DURATION
    lasts: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.stay(SWAMP_HAG, me, this, mask_of(s.victims(me)))

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        s.add_coins(me, 3)


@final
class Hireling(Card):
    """A card at the start of each turn, for the whole game."""

    cost: ClassVar[int] = 6
    types: ClassVar[int] = ACTION | DURATION
    lasts: ClassVar[bool] = True
    for_good: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.stay(HIRELING, me, this)

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        s.draw(me, 1)


CARDS: Final[dict[int, Card]] = {
    AMULET: Amulet(),
    CARAVAN_GUARD: CaravanGuard(),
    DUNGEON: Dungeon(),
    GEAR: Gear(),
    BRIDGE_TROLL: BridgeTroll(),
    HAUNTED_WOODS: HauntedWoods(),
    SWAMP_HAG: SwampHag(),
    HIRELING: Hireling(),
}

STEPS: Final[list[Any]] = [UseAmulet, FillGear]
"""The questions and steps that only these cards use."""
