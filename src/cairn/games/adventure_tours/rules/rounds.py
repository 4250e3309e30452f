"""The end of a round: income, the next starter, the draft of boards; and the end of the game."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from cairn.core.errors import Args
from cairn.core.steps import Field, N
from cairn.games.adventure_tours.rules import scoring
from cairn.games.adventure_tours.rules.moves import DEAL
from cairn.games.adventure_tours.rules.pieces import ROUNDS
from cairn.games.adventure_tours.rules.player import NO_BOARD
from cairn.games.adventure_tours.rules.questions import Question
from cairn.games.adventure_tours.rules.turn import start_turn

if TYPE_CHECKING:
    from cairn.games.adventure_tours.rules.state import State


def end_round(s: "State") -> None:
    """The player in turn has ended the round: all that is pending lapses. [AT-R1, AT-R3]"""
    s.agenda = []
    if s.sink is not None:
        key = "adventure-tours-pile-ends-round" if s.left == 0 else "adventure-tours-ends-round"
        s.tell(key, {"seat": int(s.seat), "n": int(s.round)})
    nets = [scoring.net(s, seat) for seat in range(len(s.players))]
    for seat in range(len(s.players)):
        s.earn(seat, nets[seat])
    s.incomes = [*s.incomes, nets]
    # The left neighbour of the player who ended the round starts the next one. [AT-E4]
    s.starter = (s.seat + 1) % len(s.players)
    if s.round == ROUNDS:
        if s.sink is not None:
            _tell_result(s)
        return
    s.then(Deal(int(s.starter), n=int(s.round) + 1))
    if s.settings.draft:
        s.then_all([Draft(seat) for seat in draft_order(s)])


def draft_order(s: "State") -> list[int]:
    """Who earned least in the round first; ties clockwise from the next starter. [AT-V2]"""
    seats = len(s.players)
    nets = s.incomes[-1]
    ranked = sorted([(nets[seat], (seat - int(s.starter)) % seats, seat) for seat in range(seats)])
    return [seat for _, _, seat in ranked]


def boards_on_offer(s: "State") -> list[int]:
    """The boards in use that nobody has chosen yet, in the order of the table. [AT-V2]"""
    boards = [int(player.board) for player in s.players]
    for player in s.players:
        if player.drafted != NO_BOARD:
            boards.remove(int(player.drafted))
    return sorted(boards)


def _tell_result(s: "State") -> None:
    money = [int(player.money) for player in s.players]
    winners = s.winners()
    for seat in winners:
        if len(winners) > 1:
            s.tell("adventure-tours-shares-win", {"seat": seat, "coins": money[seat]})
        else:
            other = max(money[:seat] + money[seat + 1 :])
            args: Args = {"seat": seat, "coins": money[seat], "other": other}
            s.tell("adventure-tours-wins", args)


class Draft(Question):
    """Choose a board for the next round. [AT-V2]"""

    kind: ClassVar[str] = "draft"

    def options(self, s: "State") -> list[int]:
        moves: list[int] = []
        for board in boards_on_offer(s):
            if s.kit.board + board not in moves:
                moves.append(s.kit.board + board)
        return moves

    def take(self, s: "State", move: int) -> None:
        s.draft(self.seat, move - s.kit.board)


class Deal(Question):
    """Deal the next round, n. [AT-E4]"""

    kind: ClassVar[str] = "deal"
    fields: ClassVar[list[Field]] = N

    def options(self, s: "State") -> list[int]:
        return [DEAL]

    def take(self, s: "State", move: int) -> None:
        s.deal()
        start_turn(s, int(s.starter), True)

    def prompt(self, s: "State") -> tuple[str, Args]:
        return "adventure-tours-prompt-deal", {"seat": self.seat, "n": self.n, "total": ROUNDS}


STEPS: Final[list[Any]] = [Draft, Deal]
