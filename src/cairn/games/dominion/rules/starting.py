"""What Durations and Reserve cards do at the start of a turn."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cairn.core.errors import Args
from cairn.core.steps import Field
from cairn.games.dominion.rules.card import AT_START
from cairn.games.dominion.rules.catalogue import NAMES
from cairn.games.dominion.rules.moves import CALL, DONE, KEEP, RESOLVE, card_of, move_of, verb_of
from cairn.games.dominion.rules.questions import CARD, Act, Question, mat_moves
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
            s.then(self)
            come_due(s, due[0])
        else:
            s.then(StartOfTurn(self.seat))


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


def equal_stays(s: "State", seat: i64, card: i64) -> list[Stay]:
    """Those that are due and have this card's instructions, in the order in which they were played."""
    return [stay for stay in due_stays(s, seat) if stay.card == card]


def unequal_cards(s: "State", seat: i64) -> list[int]:
    """The cards of which several are due that have set cards aside: what those are, only the owner knows."""
    found: list[int] = []
    for stay in due_stays(s, seat):
        card = int(stay.card)
        if card not in found and len([one for one in equal_stays(s, seat, card) if one.aside]) > 1:
            found.append(card)
    return sorted(found)


def pass_over(s: "State", seat: i64, card: i64, n: i64) -> None:
    """The first n of several equal Durations wait; one of those after them comes due."""
    equal = equal_stays(s, seat, card)
    if n + 1 < len(equal):
        s.then(LaterOne(int(seat), card, int(n)))
    else:
        come_due(s, equal[n])


class StartOfTurn(Question):
    """Which of the things at the start of a turn comes next, or which Reserve card is called.

    Of equal Durations the one that was played first comes due; if cards lie aside for several of them, `keep`
    lets it wait for a later one. [DA-D2]
    """

    kind: ClassVar[str] = "start-of-turn"

    def prompt(self, s: "State") -> tuple[str, Args]:
        several = "-several" if unequal_cards(s, self.seat) else ""
        return f"dominion-prompt-start-of-turn{several}", {"seat": self.seat, "n": self.n}

    def options(self, s: "State") -> list[int]:
        moves = mat_moves(s, self.seat, CALL, AT_START)
        due: list[int] = []
        for stay in due_stays(s, self.seat):
            if move_of(RESOLVE, stay.card) not in due:
                due.append(move_of(RESOLVE, stay.card))
        due.sort()
        moves += due
        moves += [move_of(KEEP, card) for card in unequal_cards(s, self.seat)]
        if not due:
            moves.append(DONE)
        return moves

    def take(self, s: "State", move: int) -> None:
        if move == DONE:
            return
        s.then(Starting(self.seat))
        if verb_of(move) == RESOLVE:
            come_due(s, equal_stays(s, self.seat, card_of(move))[0])
            return
        if verb_of(move) == KEEP:
            pass_over(s, self.seat, card_of(move), 1)
            return
        this: i64 = s.call_from_mat(self.seat, card_of(move))
        s.card(s.ability(card_of(move), self.seat)).call(s, self.seat, this)


class LaterOne(Question):
    """Of several equal Durations the first n wait: whether the one after them comes due. [DA-D2]"""

    kind: ClassVar[str] = "later-one"
    fields: ClassVar[list[Field]] = [Field("card", CARD), Field("n")]

    def __init__(self, seat: int, card: i64, n: int) -> None:
        super().__init__(seat, n)
        self.card: Final[i64] = card

    def prompt(self, s: "State") -> tuple[str, Args]:
        return "dominion-prompt-later-one", {"seat": self.seat, "card": NAMES[self.card]}

    def options(self, s: "State") -> list[int]:
        if self.n + 1 >= len(equal_stays(s, self.seat, self.card)):
            return []
        return [move_of(RESOLVE, self.card), move_of(KEEP, self.card)]

    def take(self, s: "State", move: int) -> None:
        if verb_of(move) == KEEP:
            pass_over(s, self.seat, self.card, self.n + 1)
        else:
            come_due(s, equal_stays(s, self.seat, self.card)[self.n])
