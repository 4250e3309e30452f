"""What a card is: its cost, its types, and the few moments at which it may speak."""

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from cairn.games.dominion.rules.settings import Setup
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

# Moments at which few cards speak.
DISCOUNT: Final = 1
"""`costs_less`"""
AT_TURN_START: Final = 2
"""`when_turn_starts`"""
ON_ACTION: Final = 4
"""`when_action`"""
AT_END_OF_BUYS: Final = 8
"""`at_end_of_buys`"""
AT_CLEAN_UP: Final = 64
"""`may_be_topdecked`"""
ON_FIRST_SILVER: Final = 16
"""It asks whether a Silver was played this turn."""
ON_FIRST_GAIN: Final = 32
"""It asks how many cards were gained in this Buy phase."""

NO_REACTION: Final = -1
ALL_EDITIONS: Final = 0


@final
class Box:
    """Where a card comes from: the name of the set, and the first letters of its rule ids."""

    def __init__(self, name: str, prefix: str, is_kingdom: bool = False, is_extra: bool = False) -> None:
        self.name: Final = name
        self.prefix: Final = prefix
        self.is_kingdom: Final = is_kingdom
        """Whether its cards can be among the ten piles of a kingdom."""
        self.is_extra: Final = is_extra
        """Whether its cards are used only where the players have agreed to extras."""


_NO_BOX: Final = Box("none", "D")


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """One kind of card. A card acts at once through the State's verbs and queues its questions.

    It is named once, by its class: `CoinOfTheRealm` is spelled `coin of the realm`. Its number is its place
    in the catalogue, which only ever grows.

    `me` is the player who plays it, `this` the card in play (its kind and a number of its own, see
    `Player.play`), so that a card which has moved on is not mistaken for another of its kind. [DB-T7]
    """

    box: ClassVar[Box] = _NO_BOX
    edition: ClassVar[int] = ALL_EDITIONS
    """The only edition of its box that has it."""
    rule_id: ClassVar[str] = ""
    """The rule that says what it does, where that is not the box's prefix and its name."""
    cost: ClassVar[int] = 0
    types: ClassVar[int] = 0
    pile_size: ClassVar[int] = 10
    """How many lie in its pile at the start, unless it is a Victory card."""
    called: ClassVar[int] = NEVER
    """When it may be called from the Tavern mat."""
    exchange: ClassVar[str] = ""
    """The name of the card that a Traveller is exchanged for."""
    lasts: ClassVar[bool] = False
    """Whether a Duration does something at the start of its owner's next turn."""
    for_good: ClassVar[bool] = False
    """Whether a Duration stays for the whole game."""
    once_a_turn: ClassVar[bool] = False
    """Whether an Event may be bought only once a turn."""
    no_more: ClassVar[str] = "dominion-no-event-twice"
    """Why an Event may not be bought again: the key of the sentence."""
    no_more_rule: ClassVar[str] = "DA-V1"
    """The rule that says so."""

    reaction: ClassVar[int] = NO_REACTION
    """The verb of the move with which it reacts from the hand to an Attack."""
    shields: ClassVar[bool] = False
    """Whether that keeps the Attack off its player, who then cannot react so again."""
    on_buys: ClassVar[bool] = False
    """Whether a Duration does something to those who buy."""
    replays: ClassVar[bool] = False
    """Whether, called after an Action, it plays that again."""
    moments: ClassVar[int] = 0
    """At which of the moments below, at which nothing is asked in games without such cards, it speaks."""
    uses_mat: ClassVar[bool] = False
    """Whether it needs the Tavern mats though it is no Reserve card."""
    points_on_mat: ClassVar[int] = 0
    """What one of them is worth more if it lies on the Tavern mat at the end."""

    def __init__(self) -> None:
        self.name: str = _spelled(type(self).__name__)
        """How it is spelled in a move."""
        self.number: i64 = -1
        """Its place in the catalogue, which gives it."""
        self.next_number: i64 = -1
        """The number of the card that it is exchanged for, or −1."""

    @property
    def rule(self) -> str:
        """The id of the rule that says what it does."""
        return self.rule_id or f"{self.box.prefix}-{self.name.replace(' ', '-')}"

    # Its own moments.

    def play(self, s: "State", me: i64, this: i64) -> None:
        """What happens when it is played; for an Event, when it is bought."""

    def next_turn(self, s: "State", me: i64, stay: "Stay") -> None:
        """What a Duration does at the start of its owner's turn."""

    def call(self, s: "State", me: i64, this: i64) -> None:
        """What happens when it is called from the Tavern mat."""

    def says_when_bought(self, s: "State", me: i64) -> bool:
        """Whether `when_bought` has something to do now."""
        return False

    def when_bought(self, s: "State", me: i64) -> None:
        """What else its buyer gets or must do, before it is gained."""

    def says_when_gained(self, s: "State", me: i64) -> bool:
        """Whether `when_gained` has something to do now."""
        return False

    def when_gained(self, s: "State", me: i64) -> None:
        """What happens when it is gained."""

    def may_be_bought(self, s: "State", me: i64) -> bool:
        """Whether an Event may be bought, as far as its own text goes."""
        return True

    # Moments of other cards and other players.

    def when_attacked(self, s: "State", me: i64, card: i64) -> None:
        """What happens when `card`, which follows its instructions, reacts from the hand to an Attack."""

    def spares(self, s: "State", stay: "Stay") -> bool:
        """Whether a Duration keeps Attacks off its owner."""
        return False

    def when_action(self, s: "State", me: i64) -> None:
        """What a Duration does when its owner plays an Action."""

    def when_buying(self, s: "State", buyer: i64) -> None:
        """What a Duration does to a player in `Stay.against` who buys a card."""

    def may_answer_gain(self, s: "State", me: i64, card: i64) -> bool:
        """Whether it may be called from the Tavern mat when its owner gains this card."""
        return False

    def answer_gain(self, s: "State", me: i64, card: i64) -> None:
        """What happens when it is called because its owner has gained this card."""

    def may_answer_action(self, s: "State", me: i64, action: i64) -> bool:
        """Whether it may be called after this Action, which may still be in play."""
        return True

    def answer_action(self, s: "State", me: i64, this: i64, action: i64) -> None:
        """What happens when it is called after an Action."""
        self.call(s, me, this)

    def costs_less(self, setup: "Setup") -> i64:
        """By how much it makes all cards cheaper while the player in turn has it in play."""
        return 0

    def when_turn_starts(self, s: "State", me: i64) -> None:
        """What a Duration does before anything else happens in its owner's turn."""

    def may_be_topdecked(self, s: "State", me: i64) -> bool:
        """Whether its owner may put it onto the deck when it is discarded from play."""
        return False

    def at_end_of_buys(self, s: "State", me: i64) -> None:
        """What it does at the end of a Buy phase, wherever it lies."""

    # The end.

    def points(self, s: "State", owner: i64) -> int:
        """What one of them is worth at the end."""
        return 0


def _spelled(name: str) -> str:
    """The words of a class name in small letters."""
    return "".join([f" {letter.lower()}" if letter.isupper() else letter for letter in name]).strip()
