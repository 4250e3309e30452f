"""Games that do not end, do not add up, or cannot be copied, saved and played again."""

import random

from cairn.core.dice import mix
from cairn.core.errors import UnknownMove
from cairn.core.game import Move, Position, Seat, View
from cairn.core.zones import OPEN, only
from tests.proof.pebbles.game import Pebbles
from tests.proof.pebbles.pieces import KEEP, LAY, MOVES, RETURN, SHOW
from tests.proof.pebbles.state import State

# Games that do not end.


class Crashes(State):
    """The third shake of the bag divides by zero."""

    found_by = "plays_to_the_end", "ZeroDivisionError"

    def answer(self, seat: Seat, move: Move) -> None:
        if move == RETURN:
            _ = 1 // (2 - self.shakes)
        super().answer(seat, move)


class CrashesAtTheStart(State):
    """Nobody can be dealt a stone."""

    found_by = "plays_to_the_end", "KeyError: 'stone'"

    def draw(self, seat: Seat) -> None:
        raise KeyError("stone")


class HasADeadEnd(State):
    """After the first shake a stone that was slipped cannot be answered."""

    found_by = "plays_to_the_end", "a dead end"

    def options(self) -> list[Move]:
        return [] if self.shakes and len(self.slipped) else super().options()


class NeverEnds(State):
    """The bag has no bottom: the stone that is drawn stays in it."""

    found_by = "plays_to_the_end", "goes on after"

    def draw(self, seat: Seat) -> None:
        self.bag.put(self.bag.cards[-1], only(seat))
        super().draw(seat)


# Games that do not add up.


class LosesAStone(State):
    """A stone that is shown is gone."""

    found_by = "adds_up", "bad count"

    def answer(self, seat: Seat, move: Move) -> None:
        super().answer(seat, move)
        if move == SHOW:
            self.hands[seat].draw()


class MakesAStone(State):
    """A stone that is kept has a twin."""

    found_by = "adds_up", "bad count"

    def answer(self, seat: Seat, move: Move) -> None:
        super().answer(seat, move)
        if move == KEEP:
            self.hands[seat].put(self.hands[seat].cards[-1], OPEN)


class WinsTooEarly(State):
    """Seat 1 has won from the start."""

    found_by = "adds_up", "won before the end"

    def winners(self) -> list[Seat]:
        return [0]


class NobodyWins(State):
    """The game is over, and nobody has won."""

    found_by = "adds_up", "nobody has won"

    def winners(self) -> list[Seat]:
        return []


class SomebodyElseWins(State):
    """The winner does not sit at the table."""

    found_by = "adds_up", "no seats of the table"

    def winners(self) -> list[Seat]:
        return [len(self.hands) for _ in super().winners()]


class HasOneScore(State):
    """All seats together have one score."""

    found_by = "adds_up", "have 1 scores"

    def scores(self) -> list[int]:
        return [sum(super().scores())] if not self.bag.cards else super().scores()


# Clones and digests.


class SharesACairn(State):
    """The clone lays its stones on the same cairns."""

    found_by = "clone_is_apart", "the original changed"

    def clone(self) -> State:
        copy = super().clone()
        copy.cairns = self.cairns
        return copy


class ForgetsToCopy(State):
    """The clone does not know how often the bag was shaken."""

    found_by = "clone_is_apart", "comes to another position"

    def clone(self) -> State:
        copy = super().clone()
        copy.shakes = 0
        return copy


class CloneTells(State):
    """The clone goes on telling everybody what it does."""

    found_by = "clone_is_apart", "tells its events"

    def clone(self) -> State:
        copy = super().clone()
        copy.sink = []
        return copy


class DigestOfMemory(State):
    """The digest depends on where the position lies in memory."""

    found_by = "replay_is_the_same", "lead to another position"

    def digest(self) -> int:
        return int(mix(super().digest(), id(self)))


class DigestOfOrder(State):
    """The digest depends on the order of a hand, which is no part of the position."""

    found_by = "spelling_round_trips", "another digest"

    def digest(self) -> int:
        h = super().digest()
        for hand in self.hands:
            for stone in hand.cards:
                h = int(mix(h, stone))
        return h


class ShakesByItself(State):
    """The bag is shaken without the dice."""

    found_by = "replay_is_the_same", "is not in"

    def answer(self, seat: Seat, move: Move) -> None:
        super().answer(seat, move)
        if move == RETURN:
            random.shuffle(self.bag.cards)


class ForgetsShakes(State):
    """The plain data do not say how often the bag was shaken."""

    found_by = "spelling_round_trips", "another digest"

    def dump(self) -> Position:
        return {**super().dump(), "shakes": 0}


class Counts(State):
    """An honest game that counts its moves, where nobody sees it."""

    def __init__(self) -> None:
        super().__init__()
        self.moves = 0

    def push(self, move: Move) -> None:
        self.moves += 1
        super().push(move)

    def clone(self) -> "Counts":
        copy = super().clone()
        copy.moves = self.moves
        return copy


class ForgetsTheCount(Counts):
    """The view has a number that the plain data do not have."""

    found_by = "spelling_round_trips", "looks different"

    def view(self, seat: Seat | None) -> View:
        return {**super().view(seat), "moves": self.moves}


class ShakesByCount(Counts):
    """How the bag is shaken depends on a number that the plain data do not have."""

    found_by = "spelling_round_trips", "goes on differently"

    def answer(self, seat: Seat, move: Move) -> None:
        super().answer(seat, move)
        if move == RETURN:
            self.bag.shuffle(self.dice, "shake", 100 + self.moves)


class SpellsDifferently(State):
    """A position has its own spelling of a move."""

    found_by = "spelling_round_trips", "the position spells it"

    def spell(self, move: Move) -> str:
        return super().spell(move).upper()


class ReadsShowAsKeep(Pebbles):
    """The game reads a spelling as another move."""

    found_by = "replay_is_the_same", "the saved match leads to another position"

    def read(self, text: str) -> Move:
        move = super().read(text)
        return KEEP if move == SHOW else move


class ReadsKeepAsShow(ReadsShowAsKeep):
    """The same game, under the eyes of another check."""

    found_by = "spelling_round_trips", "'show' is not read back"


class ReadsAnything(Pebbles):
    """Whatever is not understood is the first move of the table."""

    found_by = "spelling_round_trips", "is no spelling, and is read as a move"

    def read(self, text: str) -> Move:
        try:
            return super().read(text)
        except UnknownMove:
            return LAY


class HasOneSpellingTwice(Pebbles):
    """Two moves have the same spelling."""

    found_by = "spelling_round_trips", "two moves have one spelling"

    def __init__(self) -> None:
        super().__init__(moves=[*MOVES[:-1], MOVES[0]])
