"""A position of Pebbles, and the verbs that move its stones."""

from typing import Any

from cairn.core import game as core
from cairn.core import zones
from cairn.core.dice import QuickDice, mix, mix_text
from cairn.core.errors import BadPosition, Refusal
from cairn.core.game import OVER, Decision, Move, Position, Seat, View
from cairn.core.sources import Place
from cairn.core.steps import Agenda, Step
from cairn.core.zones import NOBODY, OPEN, Zone, knows, only
from tests.proof.pebbles.pieces import COPIES, KINDS, MOVES, RETURN, SEATS, SHOW, STONES

OBSERVATION_SIZE = 2 * SEATS * KINDS + 4


class State(core.State):
    """A position: hands, the stone that was slipped, the bag, the cairns, and what waits."""

    def __init__(self) -> None:
        super().__init__()
        self.hands: list[Zone] = []
        self.slipped = Zone()
        self.bag = Zone()
        self.cairns: list[list[int]] = []
        self.shakes = 0
        self.agenda: Agenda[State] = Agenda()

    # Verbs.

    def lay(self, seat: Seat, stone: int) -> None:
        """Lay a stone on one's cairn."""
        self.hands[seat].take(stone)
        self.cairns[seat].append(stone)
        self.tell("pebbles-lays", {"seat": seat, "stone": STONES[stone]})

    def slip(self, seat: Seat, to: Seat, stone: int) -> None:
        """Slip a stone to another seat; the two of them see it."""
        both = only(seat) | only(to)
        hand = self.hands[seat]
        # Anybody else sees a stone go, but not which: what he knew of this hand may have gone.
        hand.known = [mask & both for mask in hand.known]
        hand.take(stone)
        self.slipped.put(stone, both)
        self.tell("pebbles-slips", {"seat": seat, "to": to}, {"stone": STONES[stone]}, both)

    def answer(self, seat: Seat, move: Move) -> None:
        """Keep, show or return the stone one was slipped."""
        stone, known = self.slipped.draw()
        if move == RETURN:
            self.bag.put(stone, NOBODY)
            self.bag.shuffle(self.dice, "shake", self.shakes)
            self.shakes += 1
            self.tell("pebbles-returns", {"seat": seat})
        elif move == SHOW:
            self.hands[seat].put(stone, OPEN)
            self.tell("pebbles-shows", {"seat": seat, "stone": STONES[stone]})
        else:
            self.hands[seat].put(stone, known)
            self.tell("pebbles-keeps", {"seat": seat})

    def draw(self, seat: Seat) -> None:
        """Draw a stone from the bag."""
        stone, _ = self.bag.draw()
        self.hands[seat].put(stone, only(seat))
        self.learnt += 1
        self.tell("pebbles-draws", {"seat": seat}, {"stone": STONES[stone]}, only(seat), [self.place()])

    def place(self) -> Place:
        """Where the stone just drawn lay since the bag was last shaken."""
        last = ("shake", self.shakes - 1) if self.shakes else ("start", 0)
        return Place(*last, len(self.bag))

    # The contract.

    def to_move(self) -> Seat:
        step = self.agenda.question()
        return OVER if step is None else step.seat

    def options(self) -> list[Move]:
        step = self.agenda.question()
        return [] if step is None else step.options(self)

    def push(self, move: Move) -> None:
        self.agenda.answer(self, move)

    def question(self) -> Decision:
        step = self._step()
        prompt, args = step.prompt(self)
        return Decision(step.seat, step.kind, prompt, args, step.options(self))

    def why_not(self, move: Move) -> Refusal | None:
        step = self.agenda.question()
        return Refusal("no-game-over", "PB-6", {}) if step is None else step.why_not(self, move)

    def spell(self, move: Move) -> str:
        return MOVES[move]

    def _step(self) -> Step["State"]:
        step = self.agenda.question()
        if step is None:
            raise AssertionError("nobody is asked anything")
        return step

    def zones(self) -> list[Zone]:
        """All places of hidden stones; they are one pool."""
        return [*self.hands, self.slipped, self.bag]

    def clone(self) -> "State":
        copy = type(self)()
        copy.dice = self.dice
        copy.learnt = self.learnt
        copy.hands = [hand.clone() for hand in self.hands]
        copy.slipped = self.slipped.clone()
        copy.bag = self.bag.clone()
        copy.cairns = [cairn[:] for cairn in self.cairns]
        copy.shakes = self.shakes
        copy.agenda = self.agenda.clone()
        return copy

    def imagine(self, seat: Seat, seed: int) -> "State":
        world = self.clone()
        world.dice = QuickDice(seed)
        zones.imagine(world.zones(), seat, world.dice)
        return world

    def in_doubt(self, seat: Seat) -> bool:
        return zones.in_doubt(self.zones(), seat)

    def scores(self) -> list[int]:
        return [3 * len(set(cairn)) - len(cairn) for cairn in self.cairns]

    def winners(self) -> list[Seat]:
        best = max(self.scores())
        return [s for s, score in enumerate(self.scores()) if score == best and self.to_move() == OVER]

    def audit(self) -> None:
        places = [*self.cairns, *[zone.cards for zone in self.zones()]]
        stones = sorted([stone for place in places for stone in place])
        if stones != sorted(list(range(KINDS)) * COPIES):
            raise BadPosition("pebbles-bad-count", {"n": len(stones)}, "PB-1")
        for seat, hand in enumerate(self.hands):
            if not all(knows(mask, seat) for mask in hand.known):
                raise BadPosition("pebbles-bad-hand", {"seat": seat}, "PB-1")

    def digest(self) -> int:
        h = int(mix(len(self.hands), self.shakes))
        for zone in self.zones():
            # The order of a hand is no part of the position.
            slots = zip(zone.cards, zone.known, strict=True)
            for stone, known in slots if zone.ordered else sorted(slots):
                h = int(mix(mix(h, stone), known))
            h = int(mix(h, -1))
        for cairn in self.cairns:
            for stone in [*cairn, -1]:
                h = int(mix(h, stone))
        for step in self.agenda.steps:
            h = int(mix(mix(mix_text(h, step.kind), step.seat), step.n))
        return h

    def dump(self) -> Position:
        return {
            "hands": [_slots(hand) for hand in self.hands],
            "slipped": _slots(self.slipped),
            "bag": _slots(self.bag),
            "cairns": [[STONES[stone] for stone in cairn] for cairn in self.cairns],
            "shakes": self.shakes,
            "agenda": [step.data() for step in self.agenda.steps],
        }

    def view(self, seat: Seat | None) -> View:
        step = self.agenda.question()
        return {
            "game": "pebbles",
            "rules": 1,
            "options": {},
            "you": seat,
            "seats": [{"hand": len(h), "points": p} for h, p in zip(self.hands, self.scores(), strict=True)],
            "zones": {
                "hand": None if seat is None else _known(self.hands[seat], seat),
                "bag": len(self.bag),
                "cairns": [[STONES[stone] for stone in cairn] for cairn in self.cairns],
            },
            "known": {
                "hands": [_known(hand, seat) for hand in self.hands],
                "slipped": _known(self.slipped, seat),
            },
            "shakes": self.shakes,
            "decision": None if step is None else self._told(step, seat),
            "result": None if step else {"scores": self.scores(), "winners": self.winners()},
        }

    def _told(self, step: Step["State"], seat: Seat | None) -> View:
        prompt, args = step.prompt(self)
        told: View = {"seat": step.seat, "kind": step.kind, "prompt": prompt, "args": args}
        if step.seat == seat:
            told["options"] = [MOVES[move] for move in step.options(self)]
        return told

    def observe(self, seat: Seat, out: Any) -> None:
        numbers = [0] * OBSERVATION_SIZE
        for i in range(len(self.hands)):
            other = (seat + i) % len(self.hands)
            for stone in self.hands[other].seen_by(seat):
                if stone >= 0:
                    numbers[i * KINDS + stone] += 1
            for stone in self.cairns[other]:
                numbers[(SEATS + i) * KINDS + stone] += 1
        slipped = self.slipped.seen_by(seat)
        numbers[-4:] = [len(self.bag), self.shakes, self.to_move() == seat, slipped[0] if slipped else -2]
        for i, number in enumerate(numbers):
            out[i] = int(number)


def _slots(zone: Zone) -> dict[str, list[Any]]:
    """A zone as plain data; one without an order is sorted."""
    slots = list(zip(zone.cards, zone.known, strict=True))
    slots = slots if zone.ordered else sorted(slots)
    return {"stones": [STONES[stone] for stone, _ in slots], "known": [known for _, known in slots]}


def _known(zone: Zone, seat: Seat | None) -> list[str]:
    """The stones of a zone that a seat knows; where they lie would tell which have gone."""
    return [STONES[stone] for stone in sorted(zone.seen_by(seat)) if stone >= 0]
