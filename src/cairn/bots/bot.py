"""What a bot is: it sees what its seat may see, and names a move."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from cairn.core.errors import Args
from cairn.core.game import OVER, Move, Seat, State, View


@final
class Eyes:
    """What the player in a seat has before it: a view, and worlds that agree with it; never the position."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state: State = state
        self.seat: Seat = seat

    def options(self) -> list[Move]:
        """The moves to choose from."""
        return self._state.options()

    def view(self) -> View:
        """All that the seat may see."""
        return self._state.view(self.seat)

    def imagine(self, seed: int) -> State:
        """A whole position that agrees with the view, with unseen cards dealt again."""
        return self._state.imagine(self.seat, seed)


@final
class Reason:
    """Why a bot chose a move: a key and its arguments; `public` is what others at the table may hear."""

    def __init__(self, key: str, args: Args, public: "Reason | None" = None) -> None:
        self.key: Final = key
        self.args: Final = args
        self.public: Final = public


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program."""

    def choose(self, eyes: Eyes) -> Move:
        """One of the options."""
        raise AssertionError("a Bot needs its own `choose`")

    def reason(self) -> Reason | None:
        """Why it chose its last move; None where it has nothing to say."""
        return None


def play_out(state: State, bots: list[Bot]) -> int:
    """Let the bots play the position to its end; the number of moves, forced ones too."""
    n = 0
    while True:
        seat = state.to_move()
        if seat == OVER:
            return n
        state.apply(bots[seat].choose(Eyes(state, seat)))
        n += 1
