"""What a card is: its cost, its types, and the few moments at which it may speak."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State
    from cairn.games.dominion.rules.stay import Stay

ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSED: Final = 8
ATTACK: Final = 16
REACTION: Final = 32
DURATION: Final = 64
RESERVE: Final = 128
TRAVELLER: Final = 256
EVENT: Final = 512
TYPES: Final = [
    "action",
    "treasure",
    "victory",
    "curse",
    "attack",
    "reaction",
    "duration",
    "reserve",
    "traveller",
    "event",
]

# When a Reserve card may be called.
NEVER: Final = 0
AT_START: Final = 1
AFTER_ACTION: Final = 2
ON_GAIN: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """One kind of card. A card acts at once through the State's verbs and queues its questions.

    `me` is the player who plays it, `this` the card in play (its kind and a number of its own, see
    `Player.play`), so that a card which has moved on is not mistaken for another of its kind. [DB-T7]
    """

    cost: ClassVar[int] = 0
    types: ClassVar[int] = 0
    called: ClassVar[int] = NEVER
    """When it may be called from the Tavern mat."""
    exchange: ClassVar[int] = -1
    """The card that a Traveller is exchanged for."""
    lasts: ClassVar[bool] = False
    """Whether a Duration does something at the start of its owner's next turn."""
    for_good: ClassVar[bool] = False
    """Whether a Duration stays for the whole game."""
    once_a_turn: ClassVar[bool] = False
    """Whether an Event may be bought only once a turn."""

    points_on_mat: ClassVar[int] = 0
    """What one of them is worth more if it lies on the Tavern mat at the end."""

    def play(self, s: "State", me: i64, this: i64) -> None:
        """What happens when it is played; for an Event, when it is bought."""

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        """What a Duration does at the start of its owner's turn."""

    def call(self, s: "State", me: i64, this: i64) -> None:
        """What happens when it is called from the Tavern mat."""

    def when_bought(self, s: "State", me: i64) -> None:
        """What else its buyer gets or must do."""

    def when_gained(self, s: "State", me: i64) -> None:
        """What happens when it is gained."""

    def points(self, s: "State", owner: i64) -> int:
        """What one of them is worth at the end."""
        return 0
