"""What waits in Pebbles: the questions of a turn, and what follows them."""

from cairn.core.errors import Refusal
from cairn.core.steps import Step
from tests.proof.pebbles.pieces import KEEP, KINDS, RETURN, SHAKES, SHOW, SLIP, STONES
from tests.proof.pebbles.state import State


class Turn(Step[State]):
    """Lay a stone or slip one to somebody."""

    kind = "turn"

    def options(self, s: State) -> list[int]:
        stones = sorted(set(s.hands[self.seat].cards))
        others = [seat for seat in range(len(s.hands)) if seat != self.seat]
        return stones + [SLIP + seat * KINDS + stone for seat in others for stone in stones]

    def take(self, s: State, move: int) -> None:
        if move < SLIP:
            s.lay(self.seat, move)
            s.agenda.then(Draw(self.seat), Pass(self.seat))
        else:
            to = (move - SLIP) // KINDS
            s.slip(self.seat, to, move % KINDS)
            s.agenda.then(Answer(to), Draw(self.seat), Pass(self.seat))

    def why_not(self, s: State, move: int) -> Refusal | None:
        if move >= KEEP:
            return Refusal("pebbles-no-answer", "PB-3", {})
        if move >= SLIP and ((move - SLIP) // KINDS == self.seat or (move - SLIP) // KINDS >= len(s.hands)):
            return Refusal("pebbles-no-seat", "PB-2", {"seat": (move - SLIP) // KINDS})
        if move % KINDS not in s.hands[self.seat].cards:
            return Refusal("no-not-in-hand", "PB-1", {"card": STONES[move % KINDS]})
        return None


class Answer(Step[State]):
    """Keep, show or return the stone one was slipped. It does not name the stone: not everybody knows it."""

    kind = "answer"

    def options(self, s: State) -> list[int]:
        return [KEEP, SHOW, RETURN] if s.shakes < SHAKES else [KEEP, SHOW]

    def take(self, s: State, move: int) -> None:
        s.answer(self.seat, move)

    def why_not(self, s: State, move: int) -> Refusal | None:
        if move < KEEP:
            return Refusal("pebbles-no-turn", "PB-3", {})
        if move == RETURN and s.shakes == SHAKES:
            return Refusal("pebbles-no-shake", "PB-4", {"n": SHAKES})
        return None


class Draw(Step[State]):
    """Draw a stone."""

    kind = "draw"
    asks = False

    def run(self, s: State) -> None:
        s.draw(self.seat)


class Pass(Step[State]):
    """It is the next seat's turn, unless the bag is empty."""

    kind = "pass"
    asks = False

    def run(self, s: State) -> None:
        if len(s.bag):
            s.agenda.then(Turn((self.seat + 1) % len(s.hands)))


STEPS: dict[str, type[Step[State]]] = {"turn": Turn, "answer": Answer, "draw": Draw, "pass": Pass}
