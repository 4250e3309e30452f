"""Bonfire: which cards in play are trashed, and which of several equal ones."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from cairn.core.errors import Args
from cairn.core.steps import Field, N
from cairn.games.dominion.rules.moves import DONE, KEEP, TRASH, card_of, move_of, verb_of
from cairn.games.dominion.rules.numbers import COPPER
from cairn.games.dominion.rules.player import KIND
from cairn.games.dominion.rules.questions import CARD, Question, or_done, play_moves

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


class Burn(Question):
    """Bonfire: trash a card in play, or no more; n may still go.

    Of equal cards one goes that would be discarded; if they differ, `keep` spares it for another. [DB-T3]
    """

    kind: ClassVar[str] = "bonfire"
    fields: ClassVar[list[Field]] = N

    def prompt(self, s: "State") -> tuple[str, Args]:
        several = "-several" if spared(s, self.seat) else ""
        return f"dominion-prompt-bonfire{several}", {"seat": self.seat, "n": self.n}

    def options(self, s: "State") -> list[int]:
        return or_done(fuel(s, self.seat) + spared(s, self.seat))

    def take(self, s: "State", move: int) -> None:
        if move == DONE:
            return
        if verb_of(move) == KEEP:
            spare(s, self.seat, card_of(move), 1, self.n)
        else:
            burn(s, self.seat, unequal(s, self.seat, card_of(move))[0], self.n)


class BurnAnother(Question):
    """Bonfire: of equal cards that differ some are spared: whether the one after them is trashed. [DB-T3]"""

    kind: ClassVar[str] = "bonfire-another"
    fields: ClassVar[list[Field]] = [Field("card", CARD), Field("passed"), Field("n")]

    def __init__(self, seat: int, card: i64, passed: int, n: int) -> None:
        super().__init__(seat, n)
        self.card: Final[i64] = card
        self.passed: Final = passed

    def prompt(self, s: "State") -> tuple[str, Args]:
        return "dominion-prompt-bonfire-another", {"seat": self.seat, "card": s.card(self.card).name}

    def options(self, s: "State") -> list[int]:
        if self.n == 0 or self.passed + 1 >= len(unequal(s, self.seat, self.card)):
            return []
        return [move_of(TRASH, self.card), move_of(KEEP, self.card)]

    def take(self, s: "State", move: int) -> None:
        if verb_of(move) == KEEP:
            spare(s, self.seat, self.card, self.passed + 1, self.n)
        else:
            burn(s, self.seat, unequal(s, self.seat, self.card)[self.passed], self.n)


def light(s: "State", me: i64, n: i64) -> None:
    """Let a player trash up to n cards in play."""
    if n > 0 and fuel(s, int(me)):
        s.then(Burn(int(me), n=int(n)))


def burn(s: "State", me: i64, this: i64, n: i64) -> None:
    """Trash this very card; n − 1 may still go. What a Duration has set up goes on. [DA-D4]"""
    s.trash_played(me, this)
    light(s, me, n - 1)


def spare(s: "State", me: i64, card: i64, passed: int, n: int) -> None:
    """The first few of several equal cards that differ are spared; one of those after them is trashed."""
    row = unequal(s, me, card)
    if passed + 1 < len(row):
        s.then(BurnAnother(int(me), card, passed, n))
    else:
        burn(s, me, row[passed], n)


def fuel(s: "State", seat: int) -> list[int]:
    """What may be trashed from play; from 2022 on only Coppers."""
    moves = play_moves(s.players[seat], TRASH)
    if s.setup.is_2022:
        return [move for move in moves if move == move_of(TRASH, COPPER)]
    return moves


def spared(s: "State", seat: int) -> list[int]:
    """A move for each card of which several are in play and differ: the first one is kept."""
    cards = [card_of(move) for move in fuel(s, seat)]
    return [move_of(KEEP, card) for card in cards if len(unequal(s, seat, card)) > 1]


def unequal(s: "State", me: i64, card: i64) -> list[int]:
    """One of each sort of equal cards in play: first one that would be discarded, then the newest."""
    equal = [int(this) for this in s.players[me].play if this & KIND == card]
    leaving = [this for this in equal if not s.stays_in_play(me, this)]
    found = leaving[:1]
    sorts: list[list[int]] = []
    for this in reversed(equal):
        one = bonds(s, me, this)
        if this not in leaving and one not in sorts:
            sorts.append(one)
            found.append(this)
    return found


def bonds(s: "State", me: i64, this: i64) -> list[int]:
    """In what a card that stays can differ from an equal one: for what it stays, and what stays for it."""
    player = s.players[me]
    doubled: list[int] = []
    doublers: list[int] = []
    for i in range(0, len(player.links), 2):
        doubler: i64 = player.links[i]
        other: i64 = player.links[i + 1]
        if not s.stays_itself(other) or not player.in_play(doubler) or not player.in_play(other):
            continue
        if doubler == this:
            doubled.append(int(other & KIND))
        if other == this:
            doublers.append(int(doubler & KIND))
    return [int(s.stays_itself(this)), len(doubled), *sorted(doubled), *sorted(doublers)]


STEPS: Final[list[Any]] = [Burn, BurnAnother]
"""The questions and steps that only this card uses."""
