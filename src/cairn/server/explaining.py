"""Why bots moved as they did: what the others may hear of their last turns, when they ask."""

from typing import TYPE_CHECKING, Final

from cairn.core.game import Seat
from cairn.core.match import Match
from cairn.server.denied import CONFLICT, Denied
from cairn.server.wire import Explain, Explained

if TYPE_CHECKING:
    from cairn.server.sockets import Socket
    from cairn.server.table import Table


class Explanations:
    """For each bot's seat the numbers of those moves of its last turn at which it had a choice."""

    def __init__(self) -> None:
        self._chosen: Final[dict[Seat, list[int]]] = {}

    def note(self, match: Match, seat: Seat) -> None:
        """A bot is about to move: its earlier turn is over."""
        n = len(match.moves)
        kept = self._chosen.get(seat, [])
        if any(match.seats[m] != seat for m in range(max(kept, default=n), n)):
            kept = []
        self._chosen[seat] = [*kept, n] if len(match.state.options()) > 1 else kept

    def cut(self, to: int) -> None:
        """All moves but the first n were taken back."""
        for seat, chosen in self._chosen.items():
            self._chosen[seat] = [n for n in chosen if n < to]

    def of(self, match: Match, seat: Seat) -> list[int]:
        """The moves that the bot in a seat can explain."""
        chosen = self._chosen.get(seat, [])
        return [n for n in chosen if n < len(match.moves) and match.seats[n] == seat]

    def seats(self, match: Match) -> list[Seat]:
        """The seats of bots that have something to say."""
        return [seat for seat in sorted(self._chosen) if self.of(match, seat)]


async def explain(table: "Table", socket: "Socket", asked: Explain) -> None:
    """Tell a player why a bot moved as it did, where hints are given too."""
    async with table.lock:
        match = table.playing().match
        if not table.row.may_hint(socket.holder):
            raise Denied("no-explaining", {}, CONFLICT)
        at, moves = match.at, table.explanations.of(match, asked.seat)
    reasons = await table.crew.explain(table.row.id, asked.seat, moves) if moves else []
    socket.send(Explained(asked.id, at, asked.seat, reasons))
