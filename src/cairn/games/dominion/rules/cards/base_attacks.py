"""The Attacks of the base game's first edition, most of which the second one has too."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cairn.core.errors import Args
from cairn.core.steps import SEAT, SEATS, Field
from cairn.core.zones import shl
from cairn.games.dominion.rules.boxes import FIRST, BaseCard
from cairn.games.dominion.rules.card import ACTION, ATTACK, TREASURE, VICTORY
from cairn.games.dominion.rules.moves import (
    DISCARD,
    DONE,
    GAIN,
    KEEP,
    REVEAL_HAND,
    TOPDECK,
    TRASH,
    card_of,
    move_of,
    verb_of,
)
from cairn.games.dominion.rules.numbers import CURSE, SILVER
from cairn.games.dominion.rules.player import LOOKED_AT, TO_DECK
from cairn.games.dominion.rules.questions import (
    CARD,
    Act,
    DiscardDownTo,
    Gain,
    Question,
    aside_moves,
    discard_aside,
    hand_moves,
    or_done,
)

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


def treasure_moves(s: "State", seat: int) -> list[int]:
    """Trash one of the Treasures that a player has revealed."""
    moves = aside_moves(s.players[seat], TRASH, LOOKED_AT)
    return [move for move in moves if s.types(card_of(move), seat) & TREASURE]


class ShowVictory(Question):
    """Bureaucrat: put a Victory card from hand onto the deck, or show a hand without one."""

    kind: ClassVar[str] = "show-victory"

    def options(self, s: "State") -> list[int]:
        moves = hand_moves(s, self.seat, TOPDECK, VICTORY)
        return moves if moves else [REVEAL_HAND]

    def take(self, s: "State", move: int) -> None:
        if move == REVEAL_HAND:
            s.reveal_hand(self.seat)
        else:
            s.topdeck(self.seat, card_of(move), shown=True)


class SpyOn(Act):
    """Spy: another player, or the spy, reveals the top card of the deck."""

    kind: ClassVar[str] = "spy-on"
    fields: ClassVar[list[Field]] = [Field("victim", SEAT)]

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def run(self, s: "State") -> None:
        if s.reveal_top(self.victim, 1) > 0:
            s.then(DiscardOrKeep(self.seat, self.victim))


class DiscardOrKeep(Question):
    """Spy: whether the card that was revealed is discarded or goes back."""

    kind: ClassVar[str] = "discard-or-keep"
    fields: ClassVar[list[Field]] = [Field("victim", SEAT)]

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def prompt(self, s: "State") -> tuple[str, Args]:
        """Here `seat` is whose card it is."""
        card: i64 = s.players[self.victim].first_aside(LOOKED_AT)
        return f"dominion-prompt-{self.kind}", {"seat": self.victim, "card": s.name(card)}

    def options(self, s: "State") -> list[int]:
        card = int(s.players[self.victim].first_aside(LOOKED_AT))
        return [move_of(DISCARD, card), move_of(KEEP, card)]

    def take(self, s: "State", move: int) -> None:
        if verb_of(move) == DISCARD:
            s.discard_aside(self.victim, card_of(move))
        else:
            s.topdeck_aside(self.victim, card_of(move))


class Rob(Act):
    """Thief: the next player reveals two cards; those in the mask `spared` are not or no longer concerned."""

    kind: ClassVar[str] = "rob"
    fields: ClassVar[list[Field]] = [Field("spared", SEATS), Field("loot", CARD, is_list=True)]

    def __init__(self, seat: int, spared: i64, loot: list[int]) -> None:
        super().__init__(seat)
        self.spared: Final[i64] = spared
        self.loot: Final = loot

    def run(self, s: "State") -> None:
        victim = next_victim(s, self.seat, self.spared)
        if victim >= 0:
            s.reveal_top(victim, 2)
            treasures = treasure_moves(s, victim)
            if len(treasures) > 1:
                s.then(TrashLoot(self.seat, self.spared, self.loot))
            else:
                rob(s, self.seat, self.spared, self.loot, card_of(treasures[0]) if treasures else -1)
        elif self.loot:
            s.then(GainLoot(self.seat, self.loot))


class TrashLoot(Question):
    """Thief: which of two Treasures another player trashes."""

    kind: ClassVar[str] = "trash-loot"
    fields: ClassVar[list[Field]] = [Field("spared", SEATS), Field("loot", CARD, is_list=True)]

    def __init__(self, seat: int, spared: i64, loot: list[int]) -> None:
        super().__init__(seat)
        self.spared: Final[i64] = spared
        self.loot: Final = loot

    def prompt(self, s: "State") -> tuple[str, Args]:
        """Here `seat` is whose cards they are."""
        return f"dominion-prompt-{self.kind}", {"seat": self.victim(s)}

    def options(self, s: "State") -> list[int]:
        return treasure_moves(s, self.victim(s))

    def take(self, s: "State", move: int) -> None:
        rob(s, self.seat, self.spared, self.loot, card_of(move))

    def victim(self, s: "State") -> int:
        """Whose cards they are."""
        return next_victim(s, self.seat, self.spared)


def next_victim(s: "State", thief: i64, spared: i64) -> int:
    """Whose cards a Thief looks at now, or −1."""
    for seat in s.others(thief):
        if spared >> seat & 1 == 0:
            return seat
    return -1


def rob(s: "State", thief: int, spared: i64, loot: list[int], card: int) -> None:
    """Trash a revealed card, if any, and discard the others; then it is the next player's turn to reveal."""
    victim = next_victim(s, thief, spared)
    if card >= 0:
        s.trash_aside(victim, card)
        loot = sorted([*loot, card])
    discard_aside(s, victim)
    s.then(Rob(thief, spared | shl(1, victim), loot))


class GainLoot(Question):
    """Thief: gain a card that it has trashed, or leave the rest."""

    kind: ClassVar[str] = "gain-loot"
    fields: ClassVar[list[Field]] = [Field("loot", CARD, is_list=True)]

    def __init__(self, seat: int, loot: list[int]) -> None:
        super().__init__(seat)
        self.loot: Final = loot

    def prompt(self, s: "State") -> tuple[str, Args]:
        return f"dominion-prompt-{self.kind}", {"seat": self.seat}

    def options(self, s: "State") -> list[int]:
        return or_done(sorted({move_of(GAIN, card) for card in self.loot}))

    def take(self, s: "State", move: int) -> None:
        if move == DONE:
            return
        left = self.loot[:]
        left.remove(card_of(move))
        if left:
            s.then(GainLoot(self.seat, left))
        s.gain_from_trash(self.seat, card_of(move))


@final
class Bureaucrat(BaseCard):
    """A Silver onto the deck; the others put a Victory card onto theirs, or show that they hold none."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | ATTACK

    def play(self, s: "State", me: i64, this: i64) -> None:
        asked = [ShowVictory(victim) for victim in s.victims(me) if s.hand_size(victim) > 0]
        s.then_all([Gain(int(me), SILVER, TO_DECK), *asked])


@final
class Militia(BaseCard):
    """Two coins; every other hand shrinks to three."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | ATTACK

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_coins(me, 2)
        s.then_all([DiscardDownTo(victim, n=3) for victim in s.victims(me) if s.hand_size(victim) > 3])


@final
class Spy(BaseCard):
    """A card and an Action; everybody reveals a card, which the spy discards or leaves. [DB-A2]"""

    edition: ClassVar[int] = FIRST
    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | ATTACK

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 1)
        s.add_actions(me, 1)
        s.then_all([SpyOn(int(me), seat) for seat in [int(me), *s.victims(me)]])


@final
class Thief(BaseCard):
    """The others reveal two cards and lose a Treasure; its player may gain what was trashed."""

    edition: ClassVar[int] = FIRST
    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | ATTACK

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.then(Rob(int(me), s.spared, []))


@final
class Witch(BaseCard):
    """Two cards; each other player gains a Curse. [DB-A2]"""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | ATTACK

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 2)
        s.then_all([Gain(victim, CURSE) for victim in s.victims(me)])


STEPS: Final[list[Any]] = [ShowVictory, SpyOn, DiscardOrKeep, Rob, TrashLoot, GainLoot]
"""The questions and steps that only these cards use."""
