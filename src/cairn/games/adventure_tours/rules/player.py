"""What lies before one player: a hand, two rows, a board, money."""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from cairn.games.adventure_tours.rules.pieces import KIND, READY

_NO_CARDS: Final = vec[i64]()
NO_BOARD: Final = -1


@final
class Player:
    """The pieces of one player."""

    def __init__(self) -> None:
        self.hand: vec[i64] = _NO_CARDS
        """In order of the types: where a card lies tells nothing."""
        self.equipment: vec[i64] = _NO_CARDS
        """The last card is the rightmost."""
        self.members: vec[i64] = _NO_CARDS
        self.levels: i64 = 0
        """Start values and equipment of the three colours; `pieces.level` takes them apart."""
        self.board: i64 = 0
        self.drafted: i64 = NO_BOARD
        """The board chosen for the next round. [AT-V2]"""
        self.money: i64 = 0

    def clone(self) -> "Player":
        """An independent copy."""
        copy = Player()
        copy.hand = self.hand[:]
        copy.equipment = self.equipment[:]
        copy.members = self.members[:]
        copy.levels = self.levels
        copy.board = self.board
        copy.drafted = self.drafted
        copy.money = self.money
        return copy

    def take(self, card: i64) -> None:
        """Put a card into the hand, where its type belongs."""
        hand = append(self.hand, card)
        i: i64 = len(hand) - 1
        while i > 0 and hand[i - 1] > card:
            hand[i] = hand[i - 1]
            i -= 1
        hand[i] = card
        self.hand = hand

    def leave(self, card: i64) -> None:
        """Take a card out of the hand."""
        self.hand, _ = pop(self.hand, index_of(self.hand, card))

    def holds(self, card: i64) -> bool:
        """Whether a card of this type is in the hand."""
        return index_of(self.hand, card) >= 0

    def is_guarded(self) -> bool:
        """Whether a card that still protects lies in one of the rows. [AT-X11]"""
        return has_ready(self.members) or has_ready(self.equipment)


def index_of(row: vec[i64], slot: i64) -> i64:
    """Where a slot lies, the leftmost of several equal ones; −1 if it does not."""
    for i in range(len(row)):
        if row[i] == slot:
            return i
    return -1


def guards_among(row: vec[i64], slot: i64) -> list[int]:
    """The equal cards that are different choices, counted from the left: of neighbours only the first."""
    found: list[int] = []
    which = 0
    for i in range(len(row)):
        if row[i] == slot:
            if i == 0 or row[i - 1] != slot:
                found.append(which)
            which += 1
    return found


def place_of(row: vec[i64], slot: i64, which: int) -> i64:
    """Where the n-th of equal cards lies, counted from the left; −1 if there are fewer."""
    for i in range(len(row)):
        if row[i] == slot:
            if which == 0:
                return i
            which -= 1
    return -1


def has_ready(row: vec[i64]) -> bool:
    """Whether a card of the row still protects."""
    return any(row[i] >= READY for i in range(len(row)))


def cards_of(row: vec[i64]) -> list[int]:
    """The types of a row in their order."""
    return [int(row[i] & KIND) for i in range(len(row))]
