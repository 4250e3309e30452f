"""Games whose matches nobody could check who does not know their rules."""

from cairn.core.dice import Dice, Stream
from cairn.core.errors import Args
from cairn.core.event import EVERYBODY
from cairn.core.game import Move, Seat
from cairn.core.sources import Place, Source
from cairn.core.zones import only
from tests.proof.pebbles.game import Pebbles
from tests.proof.pebbles.pieces import STONES
from tests.proof.pebbles.state import State


class Turned(Dice):
    """Dice that are handed everything the other way round."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def stream(self, source: str, k: int) -> Stream:
        return self.dice.stream(source, k)

    def shuffle(self, cards: list[int], source: str, k: int) -> None:
        cards.reverse()
        self.dice.shuffle(cards, source, k)


class ShufflesAsItLies(State):
    """The bag is shaken as it lies, and not from the order of the stones."""

    found_by = "shuffles_are_told", "are not in order"

    def answer(self, seat: Seat, move: Move) -> None:
        honest = self.dice
        self.dice = Turned(honest)
        super().answer(seat, move)
        self.dice = honest


class CountsByTwo(State):
    """Every other number of a shuffle is left out."""

    found_by = "shuffles_are_told", "not from 0 on without a gap"

    def answer(self, seat: Seat, move: Move) -> None:
        before = self.shakes
        super().answer(seat, move)
        self.shakes += self.shakes - before


class SaysNoPlace(State):
    """Half of the stones come from nowhere."""

    found_by = "shuffles_are_told", "does not say where"

    def tell(
        self,
        key: str,
        args: Args,
        secret: Args | None = None,
        seen_by: int = EVERYBODY,
        places: list[Place] | None = None,
    ) -> None:
        super().tell(key, args, secret, seen_by, None if len(self.bag) % 2 else places)


class SaysAnotherPlace(State):
    """A stone is said to have lain beneath the one that was drawn."""

    found_by = "shuffles_are_told", "lay at that place"

    def place(self) -> Place:
        honest = super().place()
        return Place(honest.source, honest.k, max(honest.position - 1, 0))


class SaysNowhere(State):
    """A stone is said to come from a shuffle that was never made."""

    found_by = "shuffles_are_told", "not in a shuffle"

    def place(self) -> Place:
        return Place("start", 1, 0)


class TellsAnOldDraw(State):
    """After the bag was shaken again, a draw from before is told once more."""

    found_by = "shuffles_are_told", "after one has left a later shuffle"

    def __init__(self) -> None:
        super().__init__()
        self.old: tuple[Args, Args, Place] | None = None

    def tell(
        self,
        key: str,
        args: Args,
        secret: Args | None = None,
        seen_by: int = EVERYBODY,
        places: list[Place] | None = None,
    ) -> None:
        super().tell(key, args, secret, seen_by, places)
        if not places or places[0].source != "shake":
            return
        if self.old is None and secret is not None:
            self.old = args, secret, places[0]
        elif self.old is not None and self.old[2].k < places[0].k:
            super().tell(key, self.old[0], self.old[1], seen_by, [self.old[2]])


class HidesWithoutCount(State):
    """Two stones are drawn at once, and the others are not told how many."""

    found_by = "shuffles_are_told", "does not say so"

    def draw(self, seat: Seat) -> None:
        if len(self.bag) < 2 or self.agenda.steps:
            super().draw(seat)
            return
        stones, places = [], []
        for _ in range(2):
            stone, _ = self.bag.draw()
            self.hands[seat].put(stone, only(seat))
            stones.append(STONES[stone])
            places.append(self.place())
        self.tell("pebbles-draws", {"seat": seat}, {"stone": ", ".join(stones)}, only(seat), places)


class SaysItIsShaken(State):
    """Whoever keeps a stone says that the bag was shaken."""

    found_by = "shuffles_are_told", "none was made"

    def answer(self, seat: Seat, move: Move) -> None:
        super().answer(seat, move)
        self.tell("pebbles-returns", {"seat": seat})


class NeverGrows(Pebbles):
    """The bag is said to hold what it held at first, though stones come back from hands."""

    found_by = "shuffles_are_told", "that the first did not have"

    def __init__(self) -> None:
        super().__init__()
        self.sources[1] = Source("shake", STONES, {"pebbles-draws": "stone"})


class SaysFromTheFront(Pebbles):
    """Stones are said to leave the bag from its first place on."""

    found_by = "shuffles_are_told", "were next"

    def __init__(self) -> None:
        super().__init__()
        self.sources[0] = Source("start", STONES, {"pebbles-draws": "stone"}, front=True)


class SaysNoArgument(Pebbles):
    """No source says how a stone is told that was drawn."""

    found_by = "shuffles_are_told", "in which argument"

    def __init__(self) -> None:
        super().__init__()
        self.sources = [Source("start", STONES, {}), Source("shake", STONES, {}, grows=True)]


class NamesTwins(Pebbles):
    """Two kinds of stones have one name."""

    found_by = "shuffles_are_told", "have one name"

    def __init__(self) -> None:
        super().__init__()
        self.sources[0] = Source("start", [*STONES[:-1], STONES[0]], {"pebbles-draws": "stone"})


class NamesTooFew(Pebbles):
    """A kind of stone has no name."""

    found_by = "shuffles_are_told", "without a name"

    def __init__(self) -> None:
        super().__init__()
        self.sources[0] = Source("start", STONES[:-1], {"pebbles-draws": "stone"})
