"""Waymark: a small game with hidden stones, written to be copied.

Two to four seats hold stones of different weights. In turn a seat lays a stone on its tower, where each is
lighter than the one below, or gives a stone to its left neighbour for all to see; then it draws one. With the
last stone of the bag the game ends, and the highest tower wins. The rules are in `text/en/rules.ftl`.
"""

from typing import Any, Final

from cairn.core import game as core
from cairn.core import zones
from cairn.core.dice import Dice, QuickDice, mix
from cairn.core.errors import BadPosition, Refusal
from cairn.core.event import Event
from cairn.core.game import OVER, Decision, Move, Option, Options, Position, Seat, View
from cairn.core.sources import Place, Source
from cairn.core.views import told_decision, told_effect, told_result
from cairn.core.zones import NOBODY, OPEN, Zone, knows, only

NAME: Final = "waymark"
RULES_VERSION: Final = 1
SEATS: Final = 4
STONES: Final = 36
"""They weigh 1 to 36; inside, stone 0 is the lightest."""
LAY: Final = 0
GIVE: Final = STONES
"""Moves are numbers: LAY + stone, GIVE + stone."""
MOVES: Final = [f"{verb} {stone + 1}" for verb in ("lay", "give") for stone in range(STONES)]
OBSERVATION_SIZE: Final = 2 * SEATS * STONES + 2


class State(core.State):
    """A position: the hands, the bag, the towers, and whose turn it is."""

    def __init__(self) -> None:
        super().__init__()
        self.agreed: Options = {}
        self.hands: list[Zone] = []
        self.bag = Zone()
        self.towers: list[list[int]] = []
        self.turn: Seat = 0

    # Verbs: only they move stones, and each tells what happened.

    def lay(self, seat: Seat, stone: int) -> None:
        """Lay a stone of one's hand on one's tower."""
        self.hands[seat].take(stone)
        self.towers[seat].append(stone)
        self.tell("waymark-lays", {"seat": seat, "stone": str(stone + 1)})

    def give(self, seat: Seat, stone: int) -> None:
        """Give a stone of one's hand to the left neighbour; everybody sees it, and remembers where it is."""
        self.hands[seat].take(stone)
        left = (seat + 1) % len(self.hands)
        self.hands[left].put(stone, OPEN)
        self.tell("waymark-gives", {"seat": seat, "victim": left, "stone": str(stone + 1)})

    def draw(self, seat: Seat) -> None:
        """Draw a stone, which only this seat sees: the others are told the key `waymark-draws-hidden`."""
        stone, _ = self.bag.draw()
        self.hands[seat].put(stone, only(seat))
        self.learnt += 1
        place = Place("bag", 0, len(self.bag))
        self.tell("waymark-draws", {"seat": seat}, {"stone": str(stone + 1)}, only(seat), [place])

    # Moves.

    def to_move(self) -> Seat:
        return self.turn if len(self.bag) else OVER

    def options(self) -> list[Move]:
        if self.to_move() == OVER:
            return []
        hand = sorted(self.hands[self.turn].cards)
        return [LAY + stone for stone in hand if self._fits(stone)] + [GIVE + stone for stone in hand]

    def push(self, move: Move) -> None:
        seat = self.turn
        if move < GIVE:
            self.lay(seat, move - LAY)
        else:
            self.give(seat, move - GIVE)
        self.draw(seat)
        self.turn = (seat + 1) % len(self.hands)

    def question(self) -> Decision:
        return Decision(self.turn, "turn", "waymark-prompt-turn", {"n": len(self.bag)}, self.options())

    def why_not(self, move: Move) -> Refusal | None:
        stone = move % STONES
        if self.to_move() == OVER:
            return Refusal("no-game-over", "WM-4", {})
        if stone not in self.hands[self.turn].cards:
            return Refusal("waymark-no-stone", "WM-1", {"stone": str(stone + 1)})
        if move < GIVE and not self._fits(stone):
            top = self.towers[self.turn][-1]
            return Refusal("waymark-no-heavier", "WM-2", {"stone": str(stone + 1), "below": str(top + 1)})
        return None

    def spell(self, move: Move) -> str:
        return MOVES[move]

    def _fits(self, stone: int) -> bool:
        """Whether a stone is lighter than the one it would lie on. [WM-2]"""
        tower = self.towers[self.turn]
        return not tower or stone < tower[-1]

    # Who wins.

    def scores(self) -> list[int]:
        return [len(tower) for tower in self.towers]

    def winners(self) -> list[Seat]:
        scores = self.scores()
        return [s for s in range(len(scores)) if scores[s] == max(scores) and self.to_move() == OVER]

    # Copies, and worlds that somebody may imagine.

    def clone(self) -> "State":
        copy = State()
        copy.dice = self.dice
        copy.learnt = self.learnt
        copy.agreed = self.agreed
        copy.hands = [hand.clone() for hand in self.hands]
        copy.bag = self.bag.clone()
        copy.towers = [tower[:] for tower in self.towers]
        copy.turn = self.turn
        return copy

    def hidden(self) -> list[Zone]:
        """The places of stones that somebody may not know; they are one pool."""
        return [*self.hands, self.bag]

    def imagine(self, seat: Seat, seed: int) -> "State":
        world = self.clone()
        world.dice = QuickDice(seed)
        zones.imagine(world.hidden(), seat, world.dice)
        return world

    def in_doubt(self, seat: Seat) -> bool:
        return zones.in_doubt(self.hidden(), seat)

    # What a seat may see: the only place that hides anything.

    def view(self, seat: Seat | None) -> View:
        decision = self.decision
        asked = None if decision is None else told_decision(decision, seat, MOVES)
        if asked is not None and decision is not None and decision.seat == seat:
            asked["effects"] = {MOVES[move]: self._effect(seat, move) for move in decision.options}
        return {
            "game": NAME,
            "rules": RULES_VERSION,
            "options": dict(self.agreed),
            "you": seat,
            "seats": [
                {"hand": len(hand), "points": p} for hand, p in zip(self.hands, self.scores(), strict=True)
            ],
            "zones": {
                "hands": [_names(hand, s) if s == seat else len(hand) for s, hand in enumerate(self.hands)],
                "towers": [[str(stone + 1) for stone in tower] for tower in self.towers],
                "bag": len(self.bag),
            },
            "known": {"hands": [_names(hand, seat) for hand in self.hands]},
            "decision": asked,
            "result": told_result(self),
        }

    def _effect(self, seat: Seat, move: Move) -> View:
        """What a move would bring: a higher tower and fewer stones that fit on it, or a fuller hand."""
        height, left = len(self.towers[seat]), (seat + 1) % len(self.hands)
        if move < GIVE:
            return told_effect("waymark-effect-lay", {"before": height, "after": height + 1, "lighter": move})
        held = len(self.hands[left])
        return told_effect("waymark-effect-give", {"victim": left, "before": held, "after": held + 1})

    def observe(self, seat: Seat, out: Any) -> None:
        for i in range(OBSERVATION_SIZE):
            out[i] = 0
        for i in range(len(self.hands)):
            other = (seat + i) % len(self.hands)
            for stone in [one for one in self.hands[other].seen_by(seat) if one >= 0]:
                out[i * STONES + stone] = 1
            for stone in self.towers[other]:
                out[(SEATS + i) * STONES + stone] = 1
        out[OBSERVATION_SIZE - 2] = len(self.bag)
        out[OBSERVATION_SIZE - 1] = int(self.turn == seat)

    # The whole truth, as plain data and as one number.

    def dump(self) -> Position:
        return {
            "hands": [_slots(hand) for hand in self.hands],
            "bag": _slots(self.bag),
            "towers": [tower[:] for tower in self.towers],
            "turn": self.turn,
        }

    def digest(self) -> int:
        h = int(mix(len(self.hands), self.turn))
        for zone in self.hidden():
            for stone, known in [*_slots(zone), [-1, 0]]:
                h = int(mix(mix(h, stone), known))
        for tower in self.towers:
            for stone in [*tower, -1]:
                h = int(mix(h, stone))
        return h

    def audit(self) -> None:
        places = [*self.towers, *[zone.cards for zone in self.hidden()]]
        if sorted(stone for place in places for stone in place) != list(range(STONES)):
            raise BadPosition("waymark-bad-count", {"n": STONES}, "WM-1")
        for seat, tower in enumerate(self.towers):
            if tower != sorted(tower, reverse=True):
                raise BadPosition("waymark-bad-tower", {"seat": seat}, "WM-2")
            if not all(knows(mask, seat) for mask in self.hands[seat].known):
                raise BadPosition("waymark-bad-hand", {"seat": seat}, "WM-1")


def _names(hand: Zone, seat: Seat | None) -> list[str]:
    """The stones of a hand that a seat knows, the lightest first: where they lie must tell nothing."""
    return [str(stone + 1) for stone in sorted(hand.seen_by(seat)) if stone >= 0]


def _slots(zone: Zone) -> list[list[int]]:
    """Each stone with the mask of those who know it; the order of a hand is no part of the position."""
    slots = [[stone, known] for stone, known in zip(zone.cards, zone.known, strict=True)]
    return slots if zone.ordered else sorted(slots)


class Waymark(core.Game):
    """The game: its name, seats, options and moves, and how it starts."""

    def __init__(self) -> None:
        options = [Option("hand", [], "4", low=3, high=5)]
        super().__init__(NAME, range(2, SEATS + 1), RULES_VERSION, options, MOVES, OBSERVATION_SIZE)
        # With this and the places of `draw`, anybody can check the shuffles of a match without its rules.
        self.sources = [Source("bag", [str(s + 1) for s in range(STONES)], {"waymark-draws": "stone"})]

    def start(self, seats: int, dice: Dice, options: Options, sink: list[Event] | None = None) -> State:
        self.check_seats(seats)
        state = _empty(seats, dice, options)
        state.sink = sink
        for stone in range(STONES):
            state.bag.put(stone, NOBODY)
        state.bag.shuffle(dice, "bag", 0)
        for _ in range(int(options["hand"])):
            for seat in range(seats):
                state.draw(seat)
        return state

    def position(self, data: Position, dice: Dice, options: Options) -> State:
        state = _empty(len(data["hands"]), dice, options)
        for zone, told in zip(state.hidden(), [*data["hands"], data["bag"]], strict=True):
            for stone, known in told:
                zone.put(stone, known)
        state.towers = [tower[:] for tower in data["towers"]]
        state.turn = data["turn"]
        state.audit()
        return state


def _empty(seats: int, dice: Dice, options: Options) -> State:
    state = State()
    state.dice = dice
    state.agreed = options
    state.hands = [Zone(ordered=False) for _ in range(seats)]
    state.towers = [[] for _ in range(seats)]
    return state


GAME: Final = Waymark()
