"""A position of Dominion.

Cards act through its verbs alone; each verb tells what it did. What waits for an answer, or for its time,
is a Step on the agenda, so a position can be cloned in the middle of any card.
"""

from typing import Any, final

from librt.vecs import append, pop
from mypy_extensions import i64

from cairn.core.dice import QuickStream
from cairn.core.errors import Refusal
from cairn.core.game import OVER, Decision, Move, Position, Seat, View
from cairn.core.steps import Step
from cairn.games.dominion.rules import (
    audit,
    digest,
    ending,
    gaining,
    imagine,
    observe,
    position,
    refusals,
    scoring,
    view,
)
from cairn.games.dominion.rules.card import ON_FIRST_GAIN
from cairn.games.dominion.rules.catalogue import MOVES, NAMES
from cairn.games.dominion.rules.counters import GAINS_IN_BUY_PHASE
from cairn.games.dominion.rules.play_area import PlayArea
from cairn.games.dominion.rules.player import (
    ALL_KNOW,
    TO_DECK,
    TO_DISCARD,
    TO_HAND,
    index_of,
)
from cairn.games.dominion.rules.questions import Act, Question


@final
class State(PlayArea):
    """A position: pieces, verbs, agenda, and what every game can be asked."""

    # The agenda.

    def then(self, step: "Step[State]", after: "Step[State] | None" = None) -> None:
        """Queue a step, and perhaps one after it, before all that was waiting."""
        if after is not None:
            self.agenda.append(after)
        self.agenda.append(step)

    def then_all(self, steps: "list[Step[State]]") -> None:
        """Queue a list of steps in the same way: they run in their order."""
        for step in reversed(steps):
            self.agenda.append(step)

    def settle(self) -> None:
        """Run what does not ask, until a question is next or nothing waits."""
        while len(self.agenda) > 0:
            step = self.agenda[-1]
            # Not `step.asks`: the type is known sooner than what a class says of itself.
            # Kept apart: a Step that is known to be an Act would be looked at again before it runs.
            acts = isinstance(step, Act)
            if not acts:
                return
            self.agenda.pop()
            step.run(self)

    # Verbs: piles.

    def gain(
        self, me: i64, card: i64, to: i64 = TO_DISCARD, bought: bool = False, silent: bool = False
    ) -> None:
        """Gain a card from its Supply pile; nothing if there is none. [DB-B3]"""
        if self.in_supply(card):
            self.piles[card] -= 1
            self.receive(me, card, to, bought, silent)

    def gain_from_trash(self, me: i64, card: i64, to: i64 = TO_DISCARD) -> None:
        """Gain a card that lies in the trash. [DB-T6]"""
        self.trash, _ = pop(self.trash, index_of(self.trash, card))
        self.receive(me, card, to)

    def receive(self, me: i64, card: i64, to: i64, bought: bool = False, silent: bool = False) -> None:
        """A card from a pile or from the trash is gained; a silent one does not do what it says itself."""
        player = self.players[me]
        slot: i64 = card + ALL_KNOW
        if to == TO_DISCARD:
            player.discard = append(player.discard, slot)
        elif to == TO_HAND:
            player.hand = append(player.hand, slot)
        else:
            player.deck = append(player.deck, slot)
        if me == self.seat:
            player.gained += 1
            if self.in_buy_phase and self.setup.moments & ON_FIRST_GAIN:
                self.count(GAINS_IN_BUY_PHASE)
        if self.sink is not None:
            key = "dominion-gains"
            if to == TO_HAND:
                key = "dominion-gains-to-hand"
            elif to == TO_DECK:
                key = "dominion-gains-to-deck"
            self.tell(key, {"seat": int(me), "card": NAMES[card]})
        gaining.when_gained(self, me, card, to, bought, silent)

    def inherit(self, me: i64, card: i64) -> None:
        """Set a card from the Supply aside for one's Estates to copy; it is not gained. [DA-K10]"""
        self.piles[card] -= 1
        self.players[me].inherited = card
        if self.setup.has_discounts:
            self.recount_discounts()
        if self.sink is not None:
            self.tell("dominion-inherits", {"seat": int(me), "card": NAMES[card]})

    # The contract.

    def to_move(self) -> Seat:
        return self.agenda[-1].seat if len(self.agenda) > 0 else OVER

    def options(self) -> list[Move]:
        return self.agenda[-1].options(self) if len(self.agenda) > 0 else []

    def random_move(self, stream: QuickStream) -> Move:
        step = self.agenda[-1]
        if isinstance(step, Question):
            return step.pick(self, stream)
        return super().random_move(stream)

    def push(self, move: Move) -> None:
        self.agenda.pop().take(self, move)
        self.settle()

    def question(self) -> Decision:
        step = self.agenda[-1]
        prompt, args = step.prompt(self)
        return Decision(step.seat, step.kind, prompt, args, step.options(self))

    def why_not(self, move: Move) -> Refusal | None:
        return refusals.why_not(self, move)

    def spell(self, move: Move) -> str:
        return MOVES[move]

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def shows_scores(self) -> bool:
        return self.setup.open_scores or self.to_move() == OVER

    def winners(self) -> list[Seat]:
        return scoring.winners(self)

    def turns(self) -> int:
        return int(self.turn)

    def is_capped(self) -> bool:
        return self.to_move() == OVER and not ending.has_ended(self)

    def view(self, seat: Seat | None) -> View:
        return view.view(self, seat)

    def observe(self, seat: Seat, out: Any) -> None:
        observe.observe(self, seat, out)

    def dump(self) -> Position:
        return position.dump(self)

    def imagine(self, seat: Seat, seed: int) -> "State":
        return imagine.imagine(self, seat, seed)

    def in_doubt(self, seat: Seat) -> bool:
        return imagine.in_doubt(self, seat)

    def audit(self) -> None:
        audit.audit(self)

    def digest(self) -> int:
        return digest.digest(self)

    def clone(self) -> "State":
        copy = State()
        copy.dice = self.dice
        copy.learnt = self.learnt
        copy.setup = self.setup
        copy.players = [player.clone() for player in self.players]
        copy.piles = self.piles[:]
        copy.trash = self.trash[:]
        copy.agenda = self.agenda[:]
        copy.stays = self.stays[:]
        copy.serial = self.serial
        copy.turn = self.turn
        copy.seat = self.seat
        copy.previous = self.previous
        copy.is_extra = self.is_extra
        copy.in_buy_phase = self.in_buy_phase
        copy.actions = self.actions
        copy.buys = self.buys
        copy.coins = self.coins
        copy.bought = self.bought
        copy.counters = self.counters
        copy.events_bought = self.events_bought
        copy.cheaper = self.cheaper
        copy.spared = self.spared
        return copy
