"""The Durations of Adventures: what they do now, and at the start of the next turn."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cairn.core.zones import shl
from cairn.games.dominion.card import ACTION, ATTACK, DURATION, REACTION, Card
from cairn.games.dominion.names import (
    AMULET,
    BRIDGE_TROLL,
    CARAVAN_GUARD,
    DUNGEON,
    GEAR,
    HAUNTED_WOODS,
    HIRELING,
    SWAMP_HAG,
)

if TYPE_CHECKING:
    from cairn.games.dominion.state import State
    from cairn.games.dominion.stay import Stay


def mask_of(seats: list[int]) -> i64:
    """A bit for each of these players."""
    mask: i64 = 0
    for seat in seats:
        mask |= shl(1, seat)
    return mask


@final
class Amulet(Card):
    """TODO Now and at the start of your next turn, choose one (the second choice is free again): +$1 / trash a card from hand / gain a Silver."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION | DURATION


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
    """TODO +1 Action. Now and at the start of your next turn: +2 Cards then discard 2 cards."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION | DURATION


@final
class Gear(Card):
    """TODO +2 Cards. Set aside up to 2 cards from hand (just drawn ones too) face down; take them into hand at the start of your next turn. With 0 set aside it is discarded this turn."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION | DURATION


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
    """TODO Until your next turn, when another player BUYS a card they gain a Curse (per card, per Hag). Start of your next turn: +$3. Events do not trigger it. Reactions only when this is played."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | ATTACK | DURATION


@final
class Hireling(Card):
    """TODO Stays in play all game: +1 Card at the start of each of your turns. Doubled by Throne Room -> +2 Cards per turn, and both cards stay."""

    cost: ClassVar[int] = 6
    types: ClassVar[int] = ACTION | DURATION


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

STEPS: Final[list[Any]] = []
"""The questions and steps that only these cards use."""
