"""The words of the component tables, and the numbers that stand for them.

A card is the number of its type in the table; in a row it may carry READY, which says that it still protects.
"""

from typing import Final

from mypy_extensions import i64

from cairn.core.zones import shl

COLOURS: Final = ["red", "blue", "yellow"]
CATEGORIES: Final = ["technology", "provisions", "clothing"]
"""What the colours stand for, in their order. [AT-C1]"""

ACTIONS: Final = [
    "none",
    "give_one",
    "give_two",
    "extra_equipment",
    "discard_equipment",
    "steal_equipment",
    "extra_turn",
    "same_colour_member",
    "discard_member",
    "steal_member",
    "promote_equipment",
    "protect",
    "gift",
]
"""The eleven actions by their numbers; `gift` is the attack of an ability and stands on no card."""
NO_ACTION: Final = 0
GIVE_ONE: Final = 1
GIVE_TWO: Final = 2
EXTRA_EQUIPMENT: Final = 3
DISCARD_EQUIPMENT: Final = 4
STEAL_EQUIPMENT: Final = 5
EXTRA_TURN: Final = 6
SAME_COLOUR_MEMBER: Final = 7
DISCARD_MEMBER: Final = 8
STEAL_MEMBER: Final = 9
PROMOTE_EQUIPMENT: Final = 10
PROTECT: Final = 11
GIFT: Final = 12

ABILITIES: Final = [
    "none",
    "extra_equipment_after_turn",
    "skip_draw_and_gift",
    "use_equipment_action",
    "second_member",
    "double_action",
    "second_turn",
]
"""The abilities of the expert sides, AT-A1 to AT-A6, by their numbers."""
NO_ABILITY: Final = 0
MORE_EQUIPMENT: Final = 1
OPTIONAL_DRAW: Final = 2
EQUIPMENT_ACTION: Final = 3
SECOND_MEMBER: Final = 4
DOUBLE_ACTION: Final = 5
SECOND_TURN: Final = 6

SIDES: Final = ["base", "expert"]

DECK: Final = 102
BOARDS: Final = 6
MOST_SEATS: Final = 6
HAND: Final = 6
ROUNDS: Final = 3
COST_OF_A_CARD: Final = 2
"""What a card left in hand costs at the end of a round. [AT-E2]"""

KIND: Final[i64] = 127
"""The bits of a slot that name the type of its card."""
READY: Final[i64] = 128
"""The bit of a slot whose card protects its owner. [AT-X11]"""

LEVEL: Final[i64] = 16
"""The bits that a level takes."""
_LEVEL_MASK: Final[i64] = 0xFFFF


def packed(levels: list[int]) -> int:
    """The numbers of the three colours as one, so that levels are added and taken away at once."""
    return sum([int(shl(level, LEVEL * colour)) for colour, level in enumerate(levels)])


def level(levels: i64, colour: i64) -> i64:
    """The number of one colour."""
    return levels >> (LEVEL * colour) & _LEVEL_MASK


def unpacked(levels: i64) -> list[int]:
    """The numbers of the three colours."""
    return [int(level(levels, colour)) for colour in range(len(COLOURS))]
