"""What Durations and Reserve cards do at the start of a turn."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cairn.games.dominion.rules.card import AT_START
from cairn.games.dominion.rules.moves import CALL, DONE, RESOLVE, card_of, move_of, verb_of
from cairn.games.dominion.rules.questions import Act, Question, mat_moves
from cairn.games.dominion.rules.stay import Stay

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


class Starting(Act):
    """What happens at the start of a turn: at once if it is one kind of thing that must be. [DA-D2]"""

    kind: ClassVar[str] = "starting"

    def run(self, s: "State") -> None:
        due = due_stays(s, self.seat)
        calls = mat_moves(s, self.seat, CALL, AT_START)
        if not due and not calls:
            return
        if not calls and _are_alike(due):
            s.next(self)
            come_due(s, due[0])
        else:
            s.next(StartOfTurn(self.seat))


def due_stays(s: "State", seat: i64) -> list[Stay]:
    """The Durations of this player that have something to do at the start of this turn."""
    return [
        stay for stay in s.stays if stay.owner == seat and stay.since < s.turn and s.card(stay.card).lasts
    ]


def _are_alike(due: list[Stay]) -> bool:
    first = due[0].card
    return all(stay.card == first for stay in due)


def come_due(s: "State", stay: Stay) -> None:
    """A Duration does what it does at the start of a turn; unless it comes back each turn, that was all."""
    at = 0
    while s.stays[at] is not stay:
        at += 1
    card = s.card(stay.card)
    if card.for_good:
        s.stays[at] = Stay(stay.card, stay.owner, stay.this, s.turn, stay.against, stay.aside)
    else:
        del s.stays[at]
    card.next_turn(s, stay.owner, stay)


class StartOfTurn(Question):
    """Which of the things at the start of a turn comes next, or which Reserve card is called."""

    kind: ClassVar[str] = "start-of-turn"

    def options(self, s: "State") -> list[int]:
        moves = mat_moves(s, self.seat, CALL, AT_START)
        due: list[int] = []
        for stay in due_stays(s, self.seat):
            if move_of(RESOLVE, stay.card) not in due:
                due.append(move_of(RESOLVE, stay.card))
        due.sort()
        moves += due
        if not due:
            moves.append(DONE)
        return moves

    def take(self, s: "State", move: int) -> None:
        if move == DONE:
            return
        s.next(Starting(self.seat))
        if verb_of(move) == RESOLVE:
            for stay in due_stays(s, self.seat):
                if stay.card == card_of(move):
                    come_due(s, stay)
                    return
        this: i64 = s.call_from_mat(self.seat, card_of(move))
        s.card(s.ability(card_of(move), self.seat)).call(s, self.seat, this)
