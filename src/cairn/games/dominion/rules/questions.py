"""The questions that several cards ask, and the plain steps they are made of.

A question names hidden cards by the place where they lie, never by number, and whether it is asked depends on
public facts alone: a player with a hand is asked for a Copper whether or not there is one in it.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.dice import QuickStream
from cairn.core.errors import Args
from cairn.core.steps import Field, N, Step
from cairn.games.dominion.rules.card import ACTION
from cairn.games.dominion.rules.moves import DISCARD, DONE, GAIN, NO, TOPDECK, TRASH, YES, card_of, move_of
from cairn.games.dominion.rules.player import GROUP, KIND, LOOKED_AT, TO_DISCARD, Player

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


# The kinds of the fields of Steps, besides those of core.
THIS: Final = "this"
"""A card that is or was in play."""
CARD: Final = "card"
PLACE: Final = "place"
"""Where a gained card goes."""
TOKEN: Final = "token"
"""One of the tokens that lie on piles."""


class Question(Step["State"]):
    """Something that a player must answer."""

    def prompt(self, s: "State") -> tuple[str, Args]:
        return f"dominion-prompt-{self.kind}", {"seat": self.seat, "n": self.n}

    def pick(self, s: "State", stream: QuickStream) -> int:
        """One of the options, each as likely as the others."""
        moves = self.options(s)
        return moves[stream.below(len(moves))]


class Act(Step["State"]):
    """Something that happens when its time comes."""

    asks: ClassVar[bool] = False


# Lists of moves. Cards of one kind are one move; the order is that of the numbers.


def hand_moves(s: "State", seat: int, verb: int, types: i64 = -1) -> list[int]:
    """A verb for each kind of card in the hand that has one of these types (or, by default, for all)."""
    hand = s.players[seat].hand
    moves: list[int] = []
    for i in range(len(hand)):
        card: i64 = hand[i] & KIND
        if types < 0 or s.types(card, seat) & types:
            _insert(moves, move_of(verb, card))
    return moves


def aside_moves(player: Player, verb: int, group: i64) -> list[int]:
    """A verb for each kind of card that lies aside for this reason."""
    moves: list[int] = []
    for i in range(len(player.aside)):
        if player.aside[i] // GROUP == group:
            _insert(moves, move_of(verb, player.aside[i] & KIND))
    return moves


def mat_moves(s: "State", seat: int, verb: int, called: int) -> list[int]:
    """A verb for each kind of card on the Tavern mat that may be called at this time."""
    mat = s.players[seat].mat
    moves: list[int] = []
    for i in range(len(mat)):
        if s.card(s.ability(mat[i], seat)).called == called:
            _insert(moves, move_of(verb, mat[i]))
    return moves


def play_moves(player: Player, verb: int) -> list[int]:
    """A verb for each kind of card in play."""
    moves: list[int] = []
    for i in range(len(player.play)):
        _insert(moves, move_of(verb, player.play[i] & KIND))
    return moves


def supply_moves(s: "State", seat: int, verb: int, most: i64, types: i64 = -1, least: i64 = 0) -> list[int]:
    """A verb for each Supply pile with cards whose cost for this player lies between two limits. [DB-B3]"""
    moves: list[int] = []
    for card in s.setup.supply:
        if s.piles[card] > 0:
            cost: i64 = s.cost(card, seat)
            if least <= cost <= most and (types < 0 or s.supply_types(card) & types):
                moves.append(move_of(verb, card))
    return moves


def action_piles(s: "State") -> list[int]:
    """The Supply piles of Actions, empty ones too: where tokens may lie. [DA-K9, DA-N1]"""
    return [card for card in s.setup.supply if s.supply_types(card) & ACTION]


def count_kinds(s: "State", seat: i64, types: i64) -> i64:
    """How many kinds of card in the hand have one of these types."""
    hand = s.players[seat].hand
    n: i64 = 0
    for i in range(len(hand)):
        card: i64 = hand[i] & KIND
        if s.types(card, seat) & types and is_first(hand, i):
            n += 1
    return n


def nth_kind(s: "State", seat: i64, types: i64, n: i64) -> i64:
    """The n-th of these kinds, in the order in which they lie."""
    hand = s.players[seat].hand
    for i in range(len(hand)):
        card: i64 = hand[i] & KIND
        if s.types(card, seat) & types and is_first(hand, i):
            if n == 0:
                return card
            n -= 1
    raise AssertionError("the hand has fewer kinds")


def is_first(hand: vec[i64], at: i64) -> bool:
    """Whether no card of this kind lies before this one."""
    card: i64 = hand[at] & KIND
    return all(hand[i] & KIND != card for i in range(at))


def _insert(moves: list[int], move: int) -> None:
    """Keep the list in order, each move once."""
    i = len(moves)
    while i > 0 and moves[i - 1] >= move:
        if moves[i - 1] == move:
            return
        i -= 1
    moves.insert(i, move)


def or_done(moves: list[int]) -> list[int]:
    """The moves, and the one that ends it."""
    moves.append(DONE)
    return moves


def else_done(moves: list[int]) -> list[int]:
    """The moves; only where there are none, the one that goes on without."""
    return moves if moves else [DONE]


# Discarding.


class DiscardDownTo(Question):
    """Discard until n cards are in hand."""

    kind: ClassVar[str] = "discard-down-to"
    fields: ClassVar[list[Field]] = N

    def options(self, s: "State") -> list[int]:
        return hand_moves(s, self.seat, DISCARD)

    def take(self, s: "State", move: int) -> None:
        s.discard(self.seat, card_of(move))
        discard_down_to(s, self.seat, self.n)


def discard_down_to(s: "State", seat: i64, n: i64) -> None:
    """Let a player discard until n cards are in hand."""
    if s.hand_size(seat) > n:
        s.then(DiscardDownTo(int(seat), n=int(n)))


class DiscardSome(Question):
    """Discard n cards, as far as the hand goes."""

    kind: ClassVar[str] = "discard"
    fields: ClassVar[list[Field]] = N

    def options(self, s: "State") -> list[int]:
        return hand_moves(s, self.seat, DISCARD)

    def take(self, s: "State", move: int) -> None:
        s.discard(self.seat, card_of(move))
        discard_some(s, self.seat, self.n - 1)


def discard_some(s: "State", seat: i64, n: i64) -> None:
    """Let a player discard n cards, as far as the hand goes."""
    if n > 0 and s.hand_size(seat) > 0:
        s.then(DiscardSome(int(seat), n=int(n)))


def discard_aside(s: "State", seat: i64, group: i64 = LOOKED_AT) -> None:
    """Discard all cards that were looked at, revealed, or set aside for this reason."""
    player = s.players[seat]
    while player.count_aside(group) > 0:
        s.discard_aside(seat, player.first_aside(group), group)


class DiscardAny(Question):
    """Discard any number of cards, counted in n; `finish` says what follows."""

    kind: ClassVar[str] = "discard-any"
    fields: ClassVar[list[Field]] = N

    def again(self) -> "DiscardAny":
        """The same question, one card later."""
        raise AssertionError("a DiscardAny needs its own `again`")

    def finish(self, s: "State") -> None:
        """What follows when n cards have been discarded."""
        raise AssertionError("a DiscardAny needs its own `finish`")

    def options(self, s: "State") -> list[int]:
        return or_done(hand_moves(s, self.seat, DISCARD))

    def take(self, s: "State", move: int) -> None:
        if move == DONE:
            self.finish(s)
            return
        s.discard(self.seat, card_of(move))
        after = self.again()
        if s.hand_size(self.seat) > 0:
            s.then(after)
        else:
            after.finish(s)


# Trashing.


class TrashUpTo(Question):
    """Trash up to n cards from hand."""

    kind: ClassVar[str] = "trash-up-to"
    fields: ClassVar[list[Field]] = N

    def options(self, s: "State") -> list[int]:
        return or_done(hand_moves(s, self.seat, TRASH))

    def take(self, s: "State", move: int) -> None:
        if move != DONE:
            s.trash_card(self.seat, card_of(move))
            if self.n > 1 and s.hand_size(self.seat) > 0:
                s.then(TrashUpTo(self.seat, n=self.n - 1))


class TrashOne(Question):
    """Trash a card from hand."""

    kind: ClassVar[str] = "trash"

    def options(self, s: "State") -> list[int]:
        return hand_moves(s, self.seat, TRASH)

    def take(self, s: "State", move: int) -> None:
        s.trash_card(self.seat, card_of(move))


# Gaining.


class Gain(Act):
    """Gain a card."""

    kind: ClassVar[str] = "gain-card"
    fields: ClassVar[list[Field]] = [Field("card", CARD), Field("to", PLACE)]

    def __init__(self, seat: int, card: i64, to: i64 = TO_DISCARD) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card
        self.to: Final[i64] = to

    def run(self, s: "State") -> None:
        s.gain(self.seat, self.card, self.to)


class GainUpTo(Question):
    """Gain a card that costs up to n."""

    kind: ClassVar[str] = "gain-up-to"
    fields: ClassVar[list[Field]] = [Field("to", PLACE), Field("n")]

    def __init__(self, seat: int, to: i64, n: int) -> None:
        super().__init__(seat, n)
        self.to: Final[i64] = to

    def options(self, s: "State") -> list[int]:
        return else_done(supply_moves(s, self.seat, GAIN, self.n))

    def take(self, s: "State", move: int) -> None:
        if move != DONE:
            s.gain(self.seat, card_of(move), self.to)


class TrashForMore(Question):
    """Trash a card from hand for one that costs up to n more."""

    kind: ClassVar[str] = "trash-for-more"
    fields: ClassVar[list[Field]] = [Field("to", PLACE), Field("n")]

    def __init__(self, seat: int, to: i64, n: int) -> None:
        super().__init__(seat, n)
        self.to: Final[i64] = to

    def options(self, s: "State") -> list[int]:
        return hand_moves(s, self.seat, TRASH)

    def take(self, s: "State", move: int) -> None:
        s.trash_card(self.seat, card_of(move))
        most: i64 = s.cost(card_of(move), self.seat) + self.n
        s.then(GainUpTo(self.seat, self.to, int(most)))


# The deck.


class DeckToDiscard(Question):
    """Put the whole deck into the discard pile, or not."""

    kind: ClassVar[str] = "deck-to-discard"

    def options(self, s: "State") -> list[int]:
        return [YES, NO]

    def take(self, s: "State", move: int) -> None:
        if move == YES:
            s.deck_to_discard(self.seat)


class TopdeckHand(Question):
    """Put the whole hand onto the deck, card by card."""

    kind: ClassVar[str] = "topdeck-hand"

    def options(self, s: "State") -> list[int]:
        return hand_moves(s, self.seat, TOPDECK)

    def take(self, s: "State", move: int) -> None:
        s.topdeck(self.seat, card_of(move))
        topdeck_hand(s, self.seat)


def topdeck_hand(s: "State", seat: i64) -> None:
    """Let a player put the whole hand onto the deck in any order."""
    if s.hand_size(seat) > 0:
        s.then(TopdeckHand(int(seat)))


class ReturnLookedAt(Question):
    """Put the cards one has looked at back onto the deck in any order, the first one lowest."""

    kind: ClassVar[str] = "return-looked-at"

    def options(self, s: "State") -> list[int]:
        return aside_moves(s.players[self.seat], TOPDECK, 0)

    def take(self, s: "State", move: int) -> None:
        s.topdeck_aside(self.seat, card_of(move))
        return_looked_at(s, self.seat)


def return_looked_at(s: "State", seat: i64) -> None:
    """Let a player put back what was looked at."""
    if s.players[seat].count_aside(0) > 0:
        s.then(ReturnLookedAt(int(seat)))
