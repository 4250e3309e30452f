"""Games that change when they are looked at, or do not answer as they should."""

from typing import Any

from cairn.core.dice import QuickStream
from cairn.core.errors import Refusal
from cairn.core.game import Decision, Move, Seat, View
from tests.proof.pebbles.pieces import KEEP, LAY, MOVES, RETURN
from tests.proof.pebbles.state import State


class ChangesWhenAsked(State):
    """Asking for the options shakes the bag."""

    found_by = "looking_changes_nothing", "has changed"

    def options(self) -> list[Move]:
        self.shakes = min(self.shakes + 1, 3)
        return super().options()


class ChangesWhenSeen(State):
    """A view turns the bag over."""

    found_by = "looking_changes_nothing", "has changed"

    def view(self, seat: Seat | None) -> View:
        self.bag.cards.reverse()
        return super().view(seat)


class ObservesTooLittle(State):
    """The last number that a seat observes is never written."""

    found_by = "looking_changes_nothing", "leaves a gap"

    def observe(self, seat: Seat, out: Any) -> None:
        numbers = [0] * len(out)
        super().observe(seat, numbers)
        out[: len(out) - 1] = numbers[:-1]


class ForgetsWhatIsKnown(State):
    """The view leaves out what its reader knows."""

    found_by = "views_are_whole", "lacks `known`"

    def view(self, seat: Seat | None) -> View:
        view = super().view(seat)
        del view["known"]
        return view


class AsksWithoutWords(State):
    """The question in a view has no arguments."""

    found_by = "views_are_whole", "lacks `decision.args`"

    def view(self, seat: Seat | None) -> View:
        view = super().view(seat)
        if view["decision"] is not None:
            del view["decision"]["args"]
        return view


class KeepsTheResult(State):
    """Nobody who looks is told who has won."""

    found_by = "views_are_whole", "and then a result"

    def view(self, seat: Seat | None) -> View:
        return {**super().view(seat), "result": None}


class OffersInAnotherOrder(State):
    """The view numbers the options from the other end."""

    found_by = "views_are_whole", "another order"

    def view(self, seat: Seat | None) -> View:
        view = super().view(seat)
        if view["decision"] is not None and "options" in view["decision"]:
            view["decision"]["options"].reverse()
        return view


class OffersTwice(State):
    """One option is offered twice."""

    found_by = "decisions_are_sane", "twice"

    def options(self) -> list[Move]:
        moves = super().options()
        return [*moves, moves[-1]]

    def question(self) -> Decision:
        asked = super().question()
        return Decision(asked.seat, asked.kind, asked.prompt, asked.args, self.options())


class OffersTheUnknown(State):
    """One option is beyond the end of the table of moves."""

    found_by = "decisions_are_sane", "not in the table of moves"

    def options(self) -> list[Move]:
        return [*super().options(), len(MOVES)]

    def question(self) -> Decision:
        asked = super().question()
        return Decision(asked.seat, asked.kind, asked.prompt, asked.args, self.options())


class AsksAnotherSeat(State):
    """The decision is seat 1's, whichever seat is to move."""

    found_by = "decisions_are_sane", "number 0 has the decision, number 1 is to move"

    def question(self) -> Decision:
        asked = super().question()
        return Decision(0, asked.kind, asked.prompt, asked.args, asked.options)


class AsksSomethingElse(State):
    """The decision forgets an option."""

    found_by = "decisions_are_sane", "other options"

    def question(self) -> Decision:
        asked = super().question()
        return Decision(asked.seat, asked.kind, asked.prompt, asked.args, asked.options[1:])


class RefusesAnOption(State):
    """The reason for a refusal is given although the move is allowed."""

    found_by = "explains_itself", "an option, and yet refused"

    def why_not(self, move: Move) -> Refusal | None:
        return Refusal("pebbles-no-agate", "PB-1", {}) if move == LAY else super().why_not(move)


class RefusesWithoutReason(State):
    """A move that is not allowed gets no reason."""

    found_by = "explains_itself", "nothing says why"

    def why_not(self, move: Move) -> Refusal | None:
        return None if move == KEEP else super().why_not(move)


class RefusesWithoutRule(State):
    """A refusal does not name its rule."""

    found_by = "explains_itself", "by rule ''"

    def why_not(self, move: Move) -> Refusal | None:
        why = super().why_not(move)
        return None if why is None else Refusal(why.key, "", why.args)


class AllowsTooMuch(State):
    """A bag can be shaken at any time, says `allows`, but not the options."""

    found_by = "explains_itself", "`allows` and the options disagree"

    def allows(self, move: Move) -> bool:
        return move == RETURN or super().allows(move)


class PlaysTheForbidden(State):
    """A move that is refused is played all the same."""

    found_by = "explains_itself", "and yet played"

    def apply(self, move: Move) -> None:
        super().apply(move if self.allows(move) else self.options()[0])


class RefusesInOtherWords(State):
    """Trying a move gives another reason than asking about it."""

    found_by = "explains_itself", "in other words"

    def refusal(self, move: Move) -> Refusal:
        return Refusal("pebbles-no", "PB-1", {})


class ChangesWhenRefused(State):
    """Trying what is not allowed shakes the bag."""

    found_by = "explains_itself", "was refused, and the position has changed"

    def refusal(self, move: Move) -> Refusal:
        why = super().refusal(move)
        self.shakes = 1
        return why


class NamesNoOption(State):
    """Random moves are any moves."""

    found_by = "random_move_is_fair", "but no option"

    def random_move(self, stream: QuickStream) -> Move:
        return stream.below(KEEP)


class PrefersTheFirst(State):
    """Random moves are the first option twice as often as they should be."""

    found_by = "random_move_is_fair", "not even"

    def random_move(self, stream: QuickStream) -> Move:
        moves = self.options()
        return [moves[0], *moves][stream.below(len(moves) + 1)]


class NeverTakesTheLast(State):
    """Random moves are never the last option."""

    found_by = "random_move_is_fair", "not even"

    def random_move(self, stream: QuickStream) -> Move:
        moves = self.options()
        return moves[stream.below(max(1, len(moves) - 1))]
