"""The kingdom cards of the base game's first edition, most of which the second one has too."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cairn.core.steps import FLAG, Field, N
from cairn.games.dominion.rules.boxes import FIRST, BaseCard
from cairn.games.dominion.rules.card import ACTION, REACTION, TREASURE, VICTORY
from cairn.games.dominion.rules.moves import (
    DONE,
    GAIN,
    KEEP,
    REVEAL,
    SET_ASIDE,
    TRASH,
    card_of,
    move_of,
    verb_of,
)
from cairn.games.dominion.rules.numbers import COPPER
from cairn.games.dominion.rules.player import BY_LIBRARY, LOOKED_AT, TO_DISCARD, TO_HAND
from cairn.games.dominion.rules.playing import PlayTwice
from cairn.games.dominion.rules.questions import (
    DeckToDiscard,
    DiscardAny,
    GainUpTo,
    Question,
    TrashForMore,
    TrashUpTo,
    discard_aside,
    else_done,
    hand_moves,
    or_done,
    supply_moves,
)
from cairn.games.dominion.rules.scoring import owned

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


class DiscardToDraw(DiscardAny):
    """Cellar: discard any number of cards; as many are drawn."""

    kind: ClassVar[str] = "discard-to-draw"
    fields: ClassVar[list[Field]] = N

    def again(self) -> DiscardAny:
        return DiscardToDraw(self.seat, n=self.n + 1)

    def finish(self, s: "State") -> None:
        s.draw(self.seat, self.n)


class TrashCopper(Question):
    """Moneylender: trash a Copper from hand for three coins."""

    kind: ClassVar[str] = "trash-copper"
    fields: ClassVar[list[Field]] = [Field("optional", FLAG)]

    def __init__(self, seat: int, optional: bool) -> None:
        super().__init__(seat)
        self.optional: Final[bool] = optional

    def options(self, s: "State") -> list[int]:
        moves = [move_of(TRASH, COPPER)] if s.players[self.seat].holds(COPPER) else []
        return or_done(moves) if self.optional else else_done(moves)

    def take(self, s: "State", move: int) -> None:
        if move != DONE:
            s.trash_card(self.seat, COPPER)
            s.add_coins(self.seat, 3)


class TrashTreasure(Question):
    """Mine: trash a Treasure from hand for a better one."""

    kind: ClassVar[str] = "trash-treasure"
    fields: ClassVar[list[Field]] = [Field("optional", FLAG)]

    def __init__(self, seat: int, optional: bool) -> None:
        super().__init__(seat)
        self.optional: Final[bool] = optional

    def options(self, s: "State") -> list[int]:
        moves = hand_moves(s, self.seat, TRASH, TREASURE)
        return or_done(moves) if self.optional else else_done(moves)

    def take(self, s: "State", move: int) -> None:
        if move != DONE:
            s.trash_card(self.seat, card_of(move))
            most: i64 = s.cost(card_of(move), self.seat) + 3
            s.then(MineTreasure(self.seat, n=int(most)))


class MineTreasure(Question):
    """Mine: gain a Treasure that costs up to n, into the hand."""

    kind: ClassVar[str] = "mine-treasure"
    fields: ClassVar[list[Field]] = N

    def options(self, s: "State") -> list[int]:
        return else_done(supply_moves(s, self.seat, GAIN, self.n, TREASURE))

    def take(self, s: "State", move: int) -> None:
        if move != DONE:
            s.gain(self.seat, card_of(move), TO_HAND)


FULL_HAND: Final = 7


def read_on(s: "State", me: i64) -> None:
    """Library: the next card, or the end of reading: what was set aside is discarded."""
    if s.hand_size(me) < FULL_HAND and s.look(me, 1) > 0:
        s.then(KeepOrSetAside(int(me)))
        return
    discard_aside(s, me, BY_LIBRARY)


class KeepOrSetAside(Question):
    """Library: keep the card just drawn, or set it aside if it is an Action."""

    kind: ClassVar[str] = "keep-or-set-aside"

    def options(self, s: "State") -> list[int]:
        card: i64 = s.players[self.seat].first_aside(LOOKED_AT)
        moves = [move_of(KEEP, card)]
        if s.types(card, self.seat) & ACTION:
            moves.append(move_of(SET_ASIDE, card))
        return moves

    def take(self, s: "State", move: int) -> None:
        if verb_of(move) == SET_ASIDE:
            s.set_looked_aside(self.seat, card_of(move), BY_LIBRARY)
        else:
            s.keep_aside(self.seat, card_of(move))
        read_on(s, self.seat)


@final
class Cellar(BaseCard):
    """An Action; discard any number of cards, then draw as many."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_actions(me, 1)
        if s.hand_size(me) > 0:
            s.then(DiscardToDraw(int(me)))


@final
class Chapel(BaseCard):
    """Trash up to four cards from hand."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        if s.hand_size(me) > 0:
            s.then(TrashUpTo(int(me), n=4))


@final
class Moat(BaseCard):
    """Two cards; in hand it keeps an Attack off."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = ACTION | REACTION
    reaction: ClassVar[int] = REVEAL
    shields: ClassVar[bool] = True

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 2)

    def when_attacked(self, s: "State", me: i64, card: i64) -> None:
        s.reveal(me, card)


@final
class Chancellor(BaseCard):
    """Two coins; the deck may go into the discard pile at once."""

    edition: ClassVar[int] = FIRST
    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_coins(me, 2)
        if len(s.players[me].deck) > 0:
            s.then(DeckToDiscard(int(me)))


@final
class Village(BaseCard):
    """A card and two Actions."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 1)
        s.add_actions(me, 2)


@final
class Woodcutter(BaseCard):
    """A Buy and two coins."""

    edition: ClassVar[int] = FIRST
    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_buys(me, 1)
        s.add_coins(me, 2)


@final
class Workshop(BaseCard):
    """Gain a card that costs up to $4."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.then(GainUpTo(int(me), TO_DISCARD, 4))


@final
class Feast(BaseCard):
    """Trash this and gain a card that costs up to $5, also if there is nothing to trash. [DB-T7]"""

    edition: ClassVar[int] = FIRST
    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.trash_this(me, this)
        s.then(GainUpTo(int(me), TO_DISCARD, 5))


@final
class Gardens(BaseCard):
    """One point for every ten cards of its owner. [DB-E2]"""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = VICTORY

    def points(self, s: "State", owner: i64) -> int:
        return len(owned(s, owner)) // 10


@final
class Moneylender(BaseCard):
    """Trash a Copper from hand for three coins."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        if s.hand_size(me) > 0:
            s.then(TrashCopper(int(me), s.setup.second_edition))


@final
class Remodel(BaseCard):
    """Trash a card from hand and gain one that costs up to $2 more."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        if s.hand_size(me) > 0:
            s.then(TrashForMore(int(me), TO_DISCARD, 2))


@final
class Smithy(BaseCard):
    """Three cards."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 3)


@final
class ThroneRoom(BaseCard):
    """Play an Action from hand twice."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        if s.hand_size(me) > 0:
            s.then(PlayTwice(int(me), this, s.setup.second_edition))


@final
class CouncilRoom(BaseCard):
    """Four cards and a Buy; each other player draws a card."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 4)
        s.add_buys(me, 1)
        for other in s.others(me):
            s.draw(other, 1)


@final
class Festival(BaseCard):
    """Two Actions, a Buy and two coins."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_actions(me, 2)
        s.add_buys(me, 1)
        s.add_coins(me, 2)


@final
class Laboratory(BaseCard):
    """Two cards and an Action."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 2)
        s.add_actions(me, 1)


@final
class Library(BaseCard):
    """Draw to seven; Actions drawn may be set aside."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        if s.hand_size(me) < FULL_HAND:
            s.return_minus_card(me)
        read_on(s, me)


@final
class Market(BaseCard):
    """A card, an Action, a Buy and a coin."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 1)
        s.add_actions(me, 1)
        s.add_buys(me, 1)
        s.add_coins(me, 1)


@final
class Mine(BaseCard):
    """Trash a Treasure from hand and gain one that costs up to $3 more, into the hand."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        if s.hand_size(me) > 0:
            s.then(TrashTreasure(int(me), s.setup.second_edition))


@final
class Adventurer(BaseCard):
    """Reveal cards until two Treasures have come: they go into the hand, the rest is discarded."""

    edition: ClassVar[int] = FIRST
    cost: ClassVar[int] = 6
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        for treasure in s.reveal_until(me, TREASURE, 2):
            s.keep_aside(me, treasure)
        discard_aside(s, me)


STEPS: Final[list[Any]] = [DiscardToDraw, TrashCopper, TrashTreasure, MineTreasure, KeepOrSetAside]
"""The questions and steps that only these cards use."""
