"""The kingdom cards that only the base game's second edition has."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cairn.core.steps import Field, N
from cairn.games.dominion.rules.boxes import SECOND, BaseCard
from cairn.games.dominion.rules.card import ACTION, ATTACK, ON_FIRST_SILVER
from cairn.games.dominion.rules.cards.base_attacks import treasure_moves
from cairn.games.dominion.rules.cards.basic import MERCHANTS
from cairn.games.dominion.rules.ending import empty_piles
from cairn.games.dominion.rules.moves import (
    DISCARD,
    DONE,
    KEEP,
    PLAY,
    TOPDECK,
    TRASH,
    card_of,
    move_of,
    verb_of,
)
from cairn.games.dominion.rules.numbers import COPPER, GOLD
from cairn.games.dominion.rules.player import GROUP, KIND, LOOKED_AT, TO_HAND
from cairn.games.dominion.rules.playing import play
from cairn.games.dominion.rules.questions import (
    Act,
    Gain,
    GainUpTo,
    Question,
    discard_aside,
    discard_some,
    else_done,
    hand_moves,
    or_done,
    return_looked_at,
)

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


class TopdeckDiscarded(Question):
    """Harbinger: put a card from the discard pile onto the deck, or none."""

    kind: ClassVar[str] = "topdeck-discarded"

    def options(self, s: "State") -> list[int]:
        discard = s.players[self.seat].discard
        return or_done(sorted({move_of(TOPDECK, discard[i] & KIND) for i in range(len(discard))}))

    def take(self, s: "State", move: int) -> None:
        if move != DONE:
            s.topdeck_discarded(self.seat, card_of(move))


@final
class Harbinger(BaseCard):
    """A card and an Action; a card from the discard pile may go onto the deck."""

    edition: ClassVar[int] = SECOND
    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 1)
        s.add_actions(me, 1)
        if len(s.players[me].discard) > 0:
            s.look_through_discard(me)
            s.then(TopdeckDiscarded(int(me)))


@final
class Merchant(BaseCard):
    """A card and an Action; the first Silver of the turn gives a coin more."""

    edition: ClassVar[int] = SECOND
    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION
    moments: ClassVar[int] = ON_FIRST_SILVER

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 1)
        s.add_actions(me, 1)
        s.count(MERCHANTS)


class PlayDiscarded(Question):
    """Vassal: play the Action just discarded, or leave it."""

    kind: ClassVar[str] = "play-discarded"

    def options(self, s: "State") -> list[int]:
        discard = s.players[self.seat].discard
        return [move_of(PLAY, discard[len(discard) - 1] & KIND), DONE]

    def take(self, s: "State", move: int) -> None:
        if move != DONE:
            play(s, self.seat, s.play_discarded(self.seat))


@final
class Vassal(BaseCard):
    """Two coins; discard the top card of the deck, and play it if it is an Action and you like."""

    edition: ClassVar[int] = SECOND
    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_coins(me, 2)
        card: i64 = s.discard_top(me)
        if card >= 0 and s.types(card, me) & ACTION:
            s.then(PlayDiscarded(int(me)))


@final
class Poacher(BaseCard):
    """A card, an Action and a coin; discard a card for each empty Supply pile."""

    edition: ClassVar[int] = SECOND
    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 1)
        s.add_actions(me, 1)
        s.add_coins(me, 1)
        discard_some(s, me, empty_piles(s))


class Ambush(Act):
    """Bandit: reveal two cards and lose a Treasure other than Copper."""

    kind: ClassVar[str] = "ambush"

    def run(self, s: "State") -> None:
        s.reveal_top(self.seat, 2)
        moves = valuables(s, self.seat)
        if len(moves) > 1:
            s.then(TrashRevealed(self.seat))
            return
        if moves:
            s.trash_aside(self.seat, card_of(moves[0]))
        discard_aside(s, self.seat)


class TrashRevealed(Question):
    """Bandit: which of two revealed Treasures is trashed; the other one is discarded."""

    kind: ClassVar[str] = "trash-revealed"

    def options(self, s: "State") -> list[int]:
        return valuables(s, self.seat)

    def take(self, s: "State", move: int) -> None:
        s.trash_aside(self.seat, card_of(move))
        discard_aside(s, self.seat)


def valuables(s: "State", seat: int) -> list[int]:
    """Trash one of the revealed Treasures other than Copper."""
    return [move for move in treasure_moves(s, seat) if move != move_of(TRASH, COPPER)]


@final
class Bandit(BaseCard):
    """A Gold; the others reveal two cards and lose a Treasure other than Copper. [DB-A2]"""

    edition: ClassVar[int] = SECOND
    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | ATTACK

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.then_all([Gain(int(me), GOLD), *[Ambush(victim) for victim in s.victims(me)]])


class TrashDiscardOrKeep(Question):
    """Sentry: what becomes of a card looked at; the lowest number comes first, and n are kept so far."""

    kind: ClassVar[str] = "trash-discard-or-keep"
    fields: ClassVar[list[Field]] = N

    def options(self, s: "State") -> list[int]:
        aside = s.players[self.seat].aside
        cards = [int(aside[i] & KIND) for i in range(len(aside)) if aside[i] // GROUP == LOOKED_AT]
        cards.sort()
        card = cards[self.n]
        return [move_of(TRASH, card), move_of(DISCARD, card), move_of(KEEP, card)]

    def take(self, s: "State", move: int) -> None:
        verb = verb_of(move)
        if verb == KEEP:
            stand_guard(s, self.seat, self.n + 1)
            return
        if verb == DISCARD:
            s.discard_aside(self.seat, card_of(move))
        else:
            s.trash_aside(self.seat, card_of(move))
        stand_guard(s, self.seat, self.n)


def stand_guard(s: "State", me: i64, kept: i64) -> None:
    """Sentry: ask about the next card; when there is none, those that are kept go back in any order."""
    if s.players[me].count_aside(LOOKED_AT) > kept:
        s.then(TrashDiscardOrKeep(int(me), n=int(kept)))
    else:
        return_looked_at(s, me)


@final
class Sentry(BaseCard):
    """A card and an Action; look at two cards, and trash, discard or put back each of them."""

    edition: ClassVar[int] = SECOND
    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 1)
        s.add_actions(me, 1)
        s.look(me, 2)
        stand_guard(s, me, 0)


class TopdeckOne(Question):
    """Artisan: put a card from hand onto the deck."""

    kind: ClassVar[str] = "topdeck-one"

    def options(self, s: "State") -> list[int]:
        return else_done(hand_moves(s, self.seat, TOPDECK))

    def take(self, s: "State", move: int) -> None:
        if move != DONE:
            s.topdeck(self.seat, card_of(move))


@final
class Artisan(BaseCard):
    """Gain a card that costs up to $5 into the hand, then put a card from hand onto the deck."""

    edition: ClassVar[int] = SECOND
    cost: ClassVar[int] = 6
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.then(GainUpTo(int(me), TO_HAND, 5), TopdeckOne(int(me)))


STEPS: Final[list[Any]] = [
    TopdeckDiscarded,
    PlayDiscarded,
    Ambush,
    TrashRevealed,
    TrashDiscardOrKeep,
    TopdeckOne,
]
"""The questions and steps that only these cards use."""
