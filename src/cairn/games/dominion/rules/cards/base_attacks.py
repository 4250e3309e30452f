"""The Attacks of the base game's first edition, most of which the second one has too."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cairn.core.errors import Args
from cairn.core.steps import Step
from cairn.core.zones import shl
from cairn.games.dominion.rules.card import ACTION, ATTACK, TREASURE, VICTORY, Card
from cairn.games.dominion.rules.moves import DISCARD, DONE, GAIN, KEEP, REVEAL_HAND, TOPDECK, TRASH
from cairn.games.dominion.rules.names import BUREAUCRAT, CURSE, MILITIA, NAMES, SILVER, SPY, THIEF, WITCH
from cairn.games.dominion.rules.player import LOOKED_AT, TO_DECK
from cairn.games.dominion.rules.questions import (
    Act,
    DiscardDownTo,
    Gain,
    Question,
    aside_moves,
    discard_aside,
    hand_moves,
    or_done,
    packed,
    unpacked,
)

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


def treasure_moves(s: "State", seat: int) -> list[int]:
    """Trash one of the Treasures that a player has revealed."""
    moves = aside_moves(s.players[seat], TRASH, LOOKED_AT)
    return [move for move in moves if s.types(move - TRASH, seat) & TREASURE]


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
            s.topdeck(self.seat, move - TOPDECK, shown=True)


class SpyOn(Act):
    """Spy: the player n reveals the top card of the deck."""

    kind: ClassVar[str] = "spy-on"

    def run(self, s: "State") -> None:
        if s.reveal_top(self.n, 1) > 0:
            s.next(DiscardOrKeep(self.seat, n=self.n))


class DiscardOrKeep(Question):
    """Spy: whether the card that the player n has revealed is discarded or goes back."""

    kind: ClassVar[str] = "discard-or-keep"

    def prompt(self, s: "State") -> tuple[str, Args]:
        """Here `seat` is whose card it is."""
        card: i64 = s.players[self.n].first_aside(LOOKED_AT)
        return f"dominion-prompt-{self.kind}", {"seat": self.n, "card": NAMES[card]}

    def options(self, s: "State") -> list[int]:
        card = int(s.players[self.n].first_aside(LOOKED_AT))
        return [DISCARD + card, KEEP + card]

    def take(self, s: "State", move: int) -> None:
        if move < KEEP:
            s.discard_aside(self.n, move - DISCARD)
        else:
            s.topdeck_aside(self.n, move - KEEP)


class Rob(Act):
    """Thief: the next player reveals two cards; `card` is a mask of those it does not concern, n the loot."""

    kind: ClassVar[str] = "rob"

    def run(self, s: "State") -> None:
        victim = next_victim(s, self)
        if victim >= 0:
            s.reveal_top(victim, 2)
            treasures = treasure_moves(s, victim)
            if len(treasures) > 1:
                s.next(TrashLoot(self.seat, self.card, self.n))
            else:
                rob(s, self, treasures[0] - TRASH if treasures else -1)
        elif self.n > 0:
            s.next(GainLoot(self.seat, n=self.n))


class TrashLoot(Question):
    """Thief: which of two Treasures another player trashes."""

    kind: ClassVar[str] = "trash-loot"

    def prompt(self, s: "State") -> tuple[str, Args]:
        """Here `seat` is whose cards they are."""
        return f"dominion-prompt-{self.kind}", {"seat": next_victim(s, self)}

    def options(self, s: "State") -> list[int]:
        return treasure_moves(s, next_victim(s, self))

    def take(self, s: "State", move: int) -> None:
        rob(s, self, move - TRASH)


def next_victim(s: "State", step: Step["State"]) -> int:
    """Whose cards a Thief looks at now, or −1."""
    for seat in s.others(step.seat):
        if step.card >> seat & 1 == 0:
            return seat
    return -1


def rob(s: "State", step: Step["State"], card: int) -> None:
    """Trash a revealed card, if any, and discard the others; then it is the next player's turn to reveal."""
    victim = next_victim(s, step)
    loot = step.n
    if card >= 0:
        s.trash_aside(victim, card)
        loot = packed(sorted([*unpacked(loot), card]))
    discard_aside(s, victim)
    s.next(Rob(step.seat, step.card | int(shl(1, victim)), loot))


class GainLoot(Question):
    """Thief: gain a card that it has trashed, or leave the rest."""

    kind: ClassVar[str] = "gain-loot"

    def prompt(self, s: "State") -> tuple[str, Args]:
        return f"dominion-prompt-{self.kind}", {"seat": self.seat}

    def options(self, s: "State") -> list[int]:
        return or_done(sorted({GAIN + card for card in unpacked(self.n)}))

    def take(self, s: "State", move: int) -> None:
        if move == DONE:
            return
        left = unpacked(self.n)
        left.remove(move - GAIN)
        if left:
            s.next(GainLoot(self.seat, n=packed(left)))
        s.gain_from_trash(self.seat, move - GAIN)


@final
class Bureaucrat(Card):
    """A Silver onto the deck; the others put a Victory card onto theirs, or show that they hold none."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | ATTACK

    def play(self, s: "State", me: i64, this: i64) -> None:
        asked = [ShowVictory(victim) for victim in s.victims(me) if s.hand_size(victim) > 0]
        s.then(Gain(int(me), SILVER, TO_DECK), *asked)


@final
class Militia(Card):
    """Two coins; every other hand shrinks to three."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | ATTACK

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_coins(me, 2)
        s.then(*[DiscardDownTo(victim, n=3) for victim in s.victims(me) if s.hand_size(victim) > 3])


@final
class Spy(Card):
    """A card and an Action; everybody reveals a card, which the spy discards or leaves. [DB-A2]"""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | ATTACK

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 1)
        s.add_actions(me, 1)
        s.then(*[SpyOn(int(me), n=seat) for seat in [int(me), *s.victims(me)]])


@final
class Thief(Card):
    """The others reveal two cards and lose a Treasure; its player may gain what was trashed."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | ATTACK

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.next(Rob(int(me), int(s.spared)))


@final
class Witch(Card):
    """Two cards; each other player gains a Curse. [DB-A2]"""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | ATTACK

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 2)
        s.then(*[Gain(victim, CURSE) for victim in s.victims(me)])


CARDS: Final[dict[int, Card]] = {
    BUREAUCRAT: Bureaucrat(),
    MILITIA: Militia(),
    SPY: Spy(),
    THIEF: Thief(),
    WITCH: Witch(),
}

STEPS: Final[list[Any]] = [ShowVictory, SpyOn, DiscardOrKeep, Rob, TrashLoot, GainLoot]
"""The questions and steps that only these cards use."""
