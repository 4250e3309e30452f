"""The eleven actions: what a player is asked when a card with one has been laid, and what the answer does.

`card` is the laid card; `how` says by what right its action is used.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from cairn.core.dice import QuickStream
from cairn.core.errors import Args
from cairn.core.steps import SEAT, Field
from cairn.games.adventure_tours.rules.attacks import attack, has_target, may_aim
from cairn.games.adventure_tours.rules.moves import AIM, SKIP, USE
from cairn.games.adventure_tours.rules.pieces import (
    COLOURS,
    DISCARD_EQUIPMENT,
    DISCARD_MEMBER,
    DOUBLE_ACTION,
    EXTRA_EQUIPMENT,
    EXTRA_TURN,
    GIVE_ONE,
    GIVE_TWO,
    NO_ACTION,
    PROMOTE_EQUIPMENT,
    PROTECT,
    SAME_COLOUR_MEMBER,
    STEAL_EQUIPMENT,
)
from cairn.games.adventure_tours.rules.questions import (
    CARD,
    Act,
    Question,
    aim_moves,
    card_of,
    equip_moves,
    join_moves,
    or_skip,
)

if TYPE_CHECKING:
    from cairn.games.adventure_tours.rules.state import State

AS_MEMBER: Final = 0
"""The card was laid as a member."""
AS_EQUIPMENT: Final = 1
"""It was laid as equipment, and the ability lets its action be used. [AT-A3]"""
AGAIN: Final = 2
"""The ability lets the action be used a second time. [AT-A5]"""
_SUFFIX: Final = ["", "-equipped", "-again"]


def offer(s: "State", me: int, card: i64, how: int) -> None:
    """Ask whether and how the action of a laid card is used, unless it lapses. [AT-T4, AT-X12]"""
    action: i64 = s.kit.action[card]
    if action == NO_ACTION:
        return
    if action == PROTECT:
        # A member is ready as soon as it lies; as equipment that is what the ability is used for. [AT-A11]
        if how == AS_EQUIPMENT:
            s.spend(me)
            s.make_ready(me)
    elif action == EXTRA_TURN:
        s.then(ExtraTurn(me, int(card), how))
    elif action == PROMOTE_EQUIPMENT:
        if s.count_equipment(me, s.kit.colour[card]) > 0:
            s.then(PromoteEquipment(me, int(card), how))
    elif action == EXTRA_EQUIPMENT:
        if len(s.players[me].hand) > 0:
            s.then(ExtraEquipment(me, int(card), how))
    elif action == SAME_COLOUR_MEMBER:
        if len(s.players[me].hand) > 0:
            s.then(SameColourMember(me, int(card), how))
    elif has_target(s, action, me):
        s.then(_aiming(action, me, int(card), how))


def _aiming(action: i64, me: int, card: int, how: int) -> "AimAction":
    """The question of an action that aims at a player."""
    if action == GIVE_ONE:
        return GiveOne(me, card, how)
    if action == GIVE_TWO:
        return GiveTwo(me, card, how)
    if action == DISCARD_EQUIPMENT:
        return DiscardEquipment(me, card, how)
    if action == STEAL_EQUIPMENT:
        return StealEquipment(me, card, how)
    if action == DISCARD_MEMBER:
        return DiscardMember(me, card, how)
    return StealMember(me, card, how)


class Again(Act):
    """After the first use has been wholly resolved: a second one, unless the ability has served. [AT-A5]"""

    kind: ClassVar[str] = "again"
    fields: ClassVar[list[Field]] = [Field("card", CARD)]

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def run(self, s: "State") -> None:
        if not s.spent:
            offer(s, self.seat, self.card, AGAIN)


class ActionQuestion(Question):
    """Whether and how an action is used."""

    fields: ClassVar[list[Field]] = [Field("card", CARD), Field("how")]

    def __init__(self, seat: int, card: int, how: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.how: Final = how

    def use(self, s: "State", move: int) -> None:
        """Use the action."""
        raise AssertionError(f"{self.kind} needs its own `use`")

    def take(self, s: "State", move: int) -> None:
        if move == SKIP:
            return
        if self.how != AS_MEMBER:
            s.spend(self.seat)
        elif not s.spent and s.ability(self.seat) == DOUBLE_ACTION:
            s.then(Again(self.seat, self.card))
        self.use(s, move)

    def prompt(self, s: "State") -> tuple[str, Args]:
        args: Args = {"seat": self.seat, "card": s.kit.cards[self.card]}
        return f"adventure-tours-prompt-{self.kind}{_SUFFIX[self.how]}", args


class AimAction(ActionQuestion):
    """An action for which a player is chosen."""

    def options(self, s: "State") -> list[int]:
        action: i64 = s.kit.action[self.card]
        return or_skip([move for move in aim_moves(s) if may_aim(s, action, self.seat, move - AIM)])

    def pick(self, s: "State", stream: QuickStream) -> int:
        action: i64 = s.kit.action[self.card]
        seats: i64 = len(s.players)
        while True:
            at: i64 = stream.below(seats + 1)
            if at == seats:
                return SKIP
            if may_aim(s, action, self.seat, at):
                return AIM + int(at)

    def use(self, s: "State", move: int) -> None:
        attack(s, int(s.kit.action[self.card]), self.seat, move - AIM)


class GiveOne(AimAction):
    """A player draws a card. [AT-X1]"""

    kind: ClassVar[str] = "give-one"


class GiveTwo(AimAction):
    """Who draws the first of two cards; both are announced before anything happens. [AT-X2]"""

    kind: ClassVar[str] = "give-two"

    def use(self, s: "State", move: int) -> None:
        s.then(GiveSecond(self.seat, self.card, move - AIM))


class GiveSecond(Question):
    """Who draws the second of two cards; who draws the first may draw both. [AT-X2]"""

    kind: ClassVar[str] = "give-second"
    fields: ClassVar[list[Field]] = [Field("card", CARD), Field("first", SEAT)]

    def __init__(self, seat: int, card: int, first: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.first: Final = first

    def options(self, s: "State") -> list[int]:
        return aim_moves(s)

    def pick(self, s: "State", stream: QuickStream) -> int:
        return AIM + int(stream.below(len(s.players)))

    def take(self, s: "State", move: int) -> None:
        attack(s, GIVE_TWO, self.seat, self.first, move - AIM)

    def prompt(self, s: "State") -> tuple[str, Args]:
        args: Args = {"seat": self.seat, "card": s.kit.cards[self.card], "victim": self.first}
        return "adventure-tours-prompt-give-second", args


class ExtraEquipment(ActionQuestion):
    """One more hand card as equipment. [AT-X3]"""

    kind: ClassVar[str] = "extra-equipment"

    def options(self, s: "State") -> list[int]:
        return or_skip(equip_moves(s, self.seat))

    def use(self, s: "State", move: int) -> None:
        s.lay_equipment(self.seat, card_of(move))


class DiscardEquipment(AimAction):
    """A player loses the last equipment card. [AT-X4]"""

    kind: ClassVar[str] = "discard-equipment"


class StealEquipment(AimAction):
    """A player's last equipment card becomes one's own. [AT-X5]"""

    kind: ClassVar[str] = "steal-equipment"


class ExtraTurn(ActionQuestion):
    """One more complete turn after this one. [AT-X6]"""

    kind: ClassVar[str] = "extra-turn"

    def options(self, s: "State") -> list[int]:
        return [USE, SKIP]

    def use(self, s: "State", move: int) -> None:
        s.earn_turn(self.seat)


class SameColourMember(ActionQuestion):
    """One more member of the laid card's colour. [AT-X7]"""

    kind: ClassVar[str] = "same-colour-member"

    def options(self, s: "State") -> list[int]:
        return or_skip(join_moves(s, self.seat, s.kit.colour[self.card]))

    def use(self, s: "State", move: int) -> None:
        s.lay_member(self.seat, card_of(move))

    def prompt(self, s: "State") -> tuple[str, Args]:
        key, args = super().prompt(s)
        return key, {**args, "colour": COLOURS[s.kit.colour[self.card]]}


class DiscardMember(AimAction):
    """A player loses the last member. [AT-X8]"""

    kind: ClassVar[str] = "discard-member"


class StealMember(AimAction):
    """A player's last member becomes one's own. [AT-X9]"""

    kind: ClassVar[str] = "steal-member"


class PromoteEquipment(ActionQuestion):
    """All own equipment of the laid card's colour becomes members. [AT-X10]"""

    kind: ClassVar[str] = "promote-equipment"

    def options(self, s: "State") -> list[int]:
        return [USE, SKIP]

    def use(self, s: "State", move: int) -> None:
        s.promote(self.seat, s.kit.colour[self.card])

    def prompt(self, s: "State") -> tuple[str, Args]:
        key, args = super().prompt(s)
        colour: i64 = s.kit.colour[self.card]
        return key, {**args, "colour": COLOURS[colour], "n": int(s.count_equipment(self.seat, colour))}


STEPS: Final[list[Any]] = [
    Again,
    GiveOne,
    GiveTwo,
    GiveSecond,
    ExtraEquipment,
    DiscardEquipment,
    StealEquipment,
    ExtraTurn,
    SameColourMember,
    DiscardMember,
    StealMember,
    PromoteEquipment,
]
