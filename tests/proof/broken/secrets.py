"""Games that do not keep their secrets, or cannot imagine them."""

from typing import Any

from cairn.core import zones
from cairn.core.dice import QuickDice, QuickStream
from cairn.core.errors import Refusal
from cairn.core.game import Decision, Move, Seat, View
from cairn.core.zones import only
from tests.proof.pebbles.pieces import KINDS, STONES
from tests.proof.pebbles.state import State


class ShowsTheBag(State):
    """The view has the top of the bag."""

    found_by = "keeps_secrets", "by the view"

    def view(self, seat: Seat | None) -> View:
        return {**super().view(seat), "next": [STONES[stone] for stone in self.bag.cards[-1:]]}


class ShowsAHandToSpectators(State):
    """Who only watches sees the hand of seat 1."""

    found_by = "keeps_secrets", "a spectator can tell"

    def view(self, seat: Seat | None) -> View:
        return super().view(0) if seat is None else super().view(seat)


class ShowsOptionsToAll(State):
    """The options, and so the hand, are shown to everybody."""

    found_by = "keeps_secrets", "by the view"

    def view(self, seat: Seat | None) -> View:
        return {**super().view(seat), "options": self.options()}


class HintsByPrompt(State):
    """The prompt says how many stones the seat has twice."""

    found_by = "keeps_secrets", "by the question"

    def question(self) -> Decision:
        asked = super().question()
        cards = self.hands[asked.seat].cards
        hint = {**asked.args, "n": len(cards) - len(set(cards))}
        return Decision(asked.seat, asked.kind, asked.prompt, hint, asked.options)


class HintsByRefusal(State):
    """The refusal of a stone that is not in one's hand says who has it."""

    found_by = "keeps_secrets", "by the refusals"

    def why_not(self, move: Move) -> Refusal | None:
        why = super().why_not(move)
        if why is None or why.rule != "PB-1":
            return why
        return Refusal(why.key, why.rule, {**why.args, "n": self.bag.cards.count(move % KINDS)})


class ObservesTheBag(State):
    """A seat observes the top of the bag."""

    found_by = "keeps_secrets", "by the observation"

    def observe(self, seat: Seat, out: Any) -> None:
        super().observe(seat, out)
        out[0] = self.bag.cards[-1] if self.bag.cards else -1


class TellsEverybody(State):
    """Everybody is told which stone was drawn."""

    found_by = "keeps_secrets", "is told of cards that it is not shown"

    def draw(self, seat: Seat) -> None:
        self.tell("pebbles-draws", {"seat": seat, "stone": STONES[self.bag.cards[-1]]})
        super().draw(seat)


class TellsTheWrongSeat(State):
    """Which stone was drawn is told to seat 1, whichever seat drew it."""

    found_by = "keeps_secrets", "seat 1 is told of cards"

    def draw(self, seat: Seat) -> None:
        self.tell("pebbles-draws", {"seat": seat}, {"stone": STONES[self.bag.cards[-1]]}, only(0))
        super().draw(seat)


class TellsNobody(State):
    """Not even the seat that draws is told which stone it is."""

    found_by = "keeps_secrets", "is shown cards that it is not told of"

    def draw(self, seat: Seat) -> None:
        sink, self.sink = self.sink, None
        super().draw(seat)
        self.sink = sink
        self.tell("pebbles-draws", {"seat": seat})


class LearnsInSecret(State):
    """A stone that was drawn and seen can be put back freely."""

    found_by = "keeps_secrets", "can be taken back"

    def draw(self, seat: Seat) -> None:
        super().draw(seat)
        self.learnt -= 1


# Imagination.


class ImaginesTheTruth(State):
    """The world that a seat imagines is the true one."""

    found_by = "imagines_honestly", "but one world"

    def imagine(self, seat: Seat, seed: int) -> State:
        world = self.clone()
        world.dice = QuickDice(seed)
        return world


class ImaginesOneWorld(State):
    """Whatever the seed, the same world is imagined."""

    found_by = "imagines_honestly", "but one world"

    def imagine(self, seat: Seat, seed: int) -> State:
        world = super().imagine(seat, 7)
        world.dice = QuickDice(seed)
        return world


class ImaginesWithItsDice(State):
    """An imagined world knows how the bag will really be shaken."""

    found_by = "imagines_honestly", "the match's own dice"

    def imagine(self, seat: Seat, seed: int) -> State:
        world = super().imagine(seat, seed)
        world.dice = self.dice
        return world


class ImaginesFromTheTruth(State):
    """What is imagined is the truth, shuffled: it depends on how the stones really lie."""

    found_by = "keeps_secrets", "depends on cards it cannot see"

    def imagine(self, seat: Seat, seed: int) -> State:
        world = super().imagine(seat, seed)
        world.bag = self.bag.clone()
        stones = self.bag.cards[:]
        world.dice.shuffle(stones, "imagine", 0)
        world.bag.cards = stones
        for i, hand in enumerate(self.hands):
            world.hands[i] = hand.clone()
        world.slipped = self.slipped.clone()
        return world


class ImaginesAHint(State):
    """An imagined world has the true top of the bag at the back of its mind, and random moves follow it."""

    found_by = "keeps_secrets", "the random moves"

    def __init__(self) -> None:
        super().__init__()
        self.hint = 0

    def clone(self) -> "ImaginesAHint":
        copy = super().clone()
        copy.hint = self.hint
        return copy

    def imagine(self, seat: Seat, seed: int) -> State:
        world = super().imagine(seat, seed)
        world.hint = self.bag.cards[-1] if self.bag.cards else 0
        return world

    def random_move(self, stream: QuickStream) -> Move:
        moves = self.options()
        return moves[(stream.below(len(moves)) + self.hint) % len(moves)]


class ImaginesUnevenly(State):
    """Every other world is the same."""

    found_by = "deals_evenly", "more often than others"

    def imagine(self, seat: Seat, seed: int) -> State:
        world = super().imagine(seat, seed if seed % 2 else 0)
        world.dice = QuickDice(seed)
        return world


class ImaginesTooMuch(State):
    """Stones that the seat knows are dealt again as well."""

    found_by = "imagines_honestly", "looks different"

    def imagine(self, seat: Seat, seed: int) -> State:
        world = super().imagine(seat, seed)
        for hand in world.hands:
            hand.known = [mask & ~only(seat) for mask in hand.known]
        zones.imagine(world.zones(), seat, world.dice)
        for i, hand in enumerate(world.hands):
            hand.known = self.hands[i].known[:]
        return world


class ImaginesTooMuchAtTimes(ImaginesTooMuch):
    """The same, but only in every other position: one that is picked here and there may miss it."""

    found_by = "imagines_everywhere", "looks different"

    def imagine(self, seat: Seat, seed: int) -> State:
        return super().imagine(seat, seed) if self.digest() % 2 else State.imagine(self, seat, seed)


class NeverDoubts(State):
    """A seat that sees but its own hand is in no doubt."""

    found_by = "imagines_honestly", "in no doubt"

    def in_doubt(self, seat: Seat) -> bool:
        return False


class AlwaysDoubts(State):
    """A seat is in doubt even when all is known."""

    found_by = "imagines_honestly", "is in doubt, and yet"

    def in_doubt(self, seat: Seat) -> bool:
        return True
