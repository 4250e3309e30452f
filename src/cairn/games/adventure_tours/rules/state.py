"""A position of Adventure Tours: pieces and verbs, the agenda, and what every game can be asked.

What waits for an answer, or for its time, is a Step on the agenda; extra turns wait at its bottom.
"""

from typing import Any, final

from librt.vecs import append
from mypy_extensions import i64

from cairn.core.dice import QuickStream
from cairn.core.errors import Refusal
from cairn.core.game import OVER, Decision, Move, Position, Seat, View
from cairn.core.steps import Step
from cairn.games.adventure_tours.rules import (
    abilities,
    audit,
    digest,
    imagine,
    observe,
    position,
    refusals,
    rounds,
    scoring,
    view,
)
from cairn.games.adventure_tours.rules.pieces import PROTECT, READY
from cairn.games.adventure_tours.rules.questions import Act, Question
from cairn.games.adventure_tours.rules.turn import TurnAgain
from cairn.games.adventure_tours.rules.verbs import Pieces


@final
class State(Pieces):
    """A position: what lies on the table, what waits, and the rounds played before."""

    def __init__(self) -> None:
        super().__init__()
        self.agenda: list[Step[State]] = []
        """What waits, the next thing last."""

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
        """Run what does not ask, until a question is next; an exhausted pile ends the round. [AT-R3]"""
        while True:
            if self.left == 0 and self.is_running():
                self.end_round()
                return
            if len(self.agenda) == 0:
                return
            step = self.agenda[-1]
            if not isinstance(step, Act):
                return
            self.agenda.pop()
            step.run(self)

    def queue_turn(self, me: int, renews: bool) -> None:
        """An extra turn comes after this one and after those that were earned before. [AT-A7]"""
        self.agenda.insert(0, TurnAgain(me, renews))

    def end_round(self) -> None:
        """Everybody is paid, and the next round waits."""
        rounds.end_round(self)

    def extra_turns(self) -> int:
        """How many extra turns wait."""
        return len([step for step in self.agenda if step.kind == TurnAgain.kind])

    # Verbs that something follows.

    def lay_equipment(self, me: int, card: i64) -> None:
        """Lay a hand card as the rightmost equipment; a draw or an ability follows. [AT-T2]"""
        player = self.players[me]
        player.leave(card)
        player.equipment = append(player.equipment, card)
        player.levels += self.kit.equipment[card]
        if self.sink is not None:
            self.tell("adventure-tours-equips", {"seat": me, "card": self.kit.cards[card]})
        abilities.after_equipment(self, me, card)

    def lay_member(self, me: int, card: i64) -> None:
        """Lay a hand card as the rightmost member; its action and perhaps an ability follow. [AT-T3]"""
        player = self.players[me]
        player.leave(card)
        ready: i64 = READY if self.kit.action[card] == PROTECT else 0
        player.members = append(player.members, card + ready)
        if self.sink is not None:
            self.tell("adventure-tours-joins", {"seat": me, "card": self.kit.cards[card]})
        abilities.after_member(self, me, card)

    def earn_turn(self, me: int) -> None:
        """An extra turn that renews the ability. [AT-X6]"""
        self.queue_turn(me, True)
        if self.sink is not None:
            self.tell("adventure-tours-earns-turn", {"seat": me})

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
        return Decision(step.seat, step.kind, prompt, args, step.options(self), pause=step.kind == "deal")

    def why_not(self, move: Move) -> Refusal | None:
        return refusals.why_not(self, move)

    def spell(self, move: Move) -> str:
        return self.kit.moves[move]

    def scores(self) -> list[int]:
        """The money of the finished rounds."""
        return [int(player.money) for player in self.players]

    def shows_scores(self) -> bool:
        return self.settings.open_money or self.to_move() == OVER

    def winners(self) -> list[Seat]:
        return scoring.winners(self)

    def turns(self) -> int:
        return int(self.turn)

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
        copy.kit = self.kit
        copy.settings = self.settings
        copy.players = [player.clone() for player in self.players]
        copy.discard = self.discard[:]
        copy.pile = self.pile
        copy.left = self.left
        copy.agenda = self.agenda[:]
        copy.seat = self.seat
        copy.spent = self.spent
        copy.turn = self.turn
        copy.round = self.round
        copy.starter = self.starter
        copy.incomes = self.incomes
        return copy
