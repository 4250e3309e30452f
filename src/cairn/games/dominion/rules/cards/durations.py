"""The Durations of Adventures: what they do now, and at the start of the next turn."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cairn.core.steps import Field
from cairn.core.zones import shl
from cairn.games.dominion.rules.boxes import AdventuresCard
from cairn.games.dominion.rules.card import ACTION, AT_TURN_START, ATTACK, DISCOUNT, DURATION, REACTION
from cairn.games.dominion.rules.moves import (
    CHOOSE_COIN,
    CHOOSE_SILVER,
    CHOOSE_TRASH,
    DONE,
    PLAY,
    SET_ASIDE,
    card_of,
)
from cairn.games.dominion.rules.numbers import CURSE, SILVER
from cairn.games.dominion.rules.playing import play
from cairn.games.dominion.rules.questions import (
    CARD,
    THIS,
    Question,
    TrashOne,
    discard_some,
    hand_moves,
    or_done,
    topdeck_hand,
)

if TYPE_CHECKING:
    from cairn.games.dominion.rules.settings import Setup
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
            s.then(TrashOne(self.seat))


class FillGear(Question):
    """Gear: set a card aside, or no more; `this` is the Gear in play, `group` that of this play."""

    kind: ClassVar[str] = "gear"
    fields: ClassVar[list[Field]] = [Field("card", CARD), Field("this", THIS), Field("group")]

    def __init__(self, seat: int, card: i64, this: i64, group: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card
        self.this: Final[i64] = this
        self.group: Final[i64] = group

    def options(self, s: "State") -> list[int]:
        return or_done(hand_moves(s, self.seat, SET_ASIDE))

    def take(self, s: "State", move: int) -> None:
        if move == DONE:
            return
        player = s.players[self.seat]
        if player.count_aside(self.group) == 0:
            s.stay(self.card, self.seat, self.this, 0, self.group)
        s.set_aside(self.seat, card_of(move), self.group)
        if player.count_aside(self.group) < MOST_IN_GEAR and s.hand_size(self.seat) > 0:
            s.then(self)


@final
class Amulet(AdventuresCard):
    """A coin, a trashed card or a Silver, now and next turn."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION | DURATION
    lasts: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.stay(self.number, me, this)
        s.then(UseAmulet(int(me)))

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        s.then(UseAmulet(int(me)))


@final
class CaravanGuard(AdventuresCard):
    """A card and an Action, a coin next turn; it may be played when somebody attacks."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION | DURATION | REACTION
    lasts: ClassVar[bool] = True
    reaction: ClassVar[int] = PLAY

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 1)
        s.add_actions(me, 1)
        s.stay(self.number, me, this)

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        s.add_coins(me, 1)

    def when_attacked(self, s: "State", me: i64, card: i64) -> None:
        play(s, me, s.play_from_hand(me, card))


@final
class Dungeon(AdventuresCard):
    """An Action; two cards drawn and two discarded, now and next turn."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION | DURATION
    lasts: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_actions(me, 1)
        s.stay(self.number, me, this)
        self.search(s, me)

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        self.search(s, me)

    def search(self, s: "State", me: i64) -> None:
        """Two cards, then two discarded."""
        s.draw(me, 2)
        discard_some(s, me, 2)


@final
class Gear(AdventuresCard):
    """Two cards; up to two set aside for the next turn, and with none it does not stay. [DA-D1]

    Each play has a group of its own, so that what two plays of one Gear have set aside comes back by itself.
    """

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION | DURATION
    lasts: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 2)
        if s.hand_size(me) > 0:
            s.then(FillGear(int(me), self.number, this, s.serial))
            s.serial += 1

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        s.return_aside(me, stay.aside)


@final
class BridgeTroll(AdventuresCard):
    """A Buy now and next turn, cheaper cards; the others take their −$1 token.

    Cards are cheaper while it is in play, or from 2022 on for each time that it was played.
    """

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | ATTACK | DURATION
    lasts: ClassVar[bool] = True
    moments: ClassVar[int] = DISCOUNT | AT_TURN_START

    def play(self, s: "State", me: i64, this: i64) -> None:
        for victim in s.victims(me):
            s.take_minus_coin(victim)
        s.add_buys(me, 1)
        if s.setup.is_2022:
            s.add_discount(1)
        s.stay(self.number, me, this)

    def costs_less(self, setup: "Setup") -> i64:
        return 0 if setup.is_2022 else 1

    def when_turn_starts(self, s: "State", me: i64) -> None:
        if s.setup.is_2022:
            s.add_discount(1)

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        s.add_buys(me, 1)


@final
class HauntedWoods(AdventuresCard):
    """Others who buy put their hand onto their deck; three cards next turn."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | ATTACK | DURATION
    lasts: ClassVar[bool] = True
    on_buys: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.stay(self.number, me, this, mask_of(s.victims(me)))

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        s.draw(me, 3)

    def when_buying(self, s: "State", buyer: i64) -> None:
        topdeck_hand(s, buyer)


@final
class SwampHag(AdventuresCard):
    """Others who buy gain a Curse; three coins next turn."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | ATTACK | DURATION
    lasts: ClassVar[bool] = True
    on_buys: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.stay(self.number, me, this, mask_of(s.victims(me)))

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        s.add_coins(me, 3)

    def when_buying(self, s: "State", buyer: i64) -> None:
        s.gain(buyer, CURSE)


@final
class Hireling(AdventuresCard):
    """A card at the start of each turn, for the whole game."""

    cost: ClassVar[int] = 6
    types: ClassVar[int] = ACTION | DURATION
    lasts: ClassVar[bool] = True
    for_good: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.stay(self.number, me, this)

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        s.draw(me, 1)


STEPS: Final[list[Any]] = [UseAmulet, FillGear]
"""The questions and steps that only these cards use."""
