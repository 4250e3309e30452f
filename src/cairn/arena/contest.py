"""One game of bots, from its first move to its end, or until a bot from outside forfeits it."""

from dataclasses import dataclass
from typing import Final

from cairn.arena.entrants import close, enter
from cairn.arena.outside import LIMIT, Forfeit, OutsideBot
from cairn.bots.bot import Bot, Eyes, play_out
from cairn.core.dice import QuickDice, mix
from cairn.core.event import Event
from cairn.core.game import OVER, Game, Options, Seat, State
from cairn.core.match import Crash, Match, Player
from cairn.games import find


@dataclass(frozen=True)
class Table:
    """Who plays what, with which luck."""

    game: str
    """What finds the game again in another process: `Title.spec`."""
    options: Options
    names: list[str]
    """The bots in their seats."""
    seed: int
    components: str = ""
    limit: float = LIMIT

    def found(self) -> Game:
        """The game that is played."""
        return find(self.game, self.components)

    def players(self) -> list[Bot]:
        """The bots, their choices fixed by the seed and the seat."""
        return [
            enter(self.game, name, int(mix(self.seed, seat + 1)), self.components, self.limit)
            for seat, name in enumerate(self.names)
        ]


@dataclass(frozen=True)
class End:
    """How a game ended."""

    state: State
    starter: Seat
    moves: int
    winners: list[Seat]
    lost: Seat | None = None
    """The seat that forfeited the game; all others share the win."""
    why: str = ""


def finish(table: Table, sink: list[Event] | None = None) -> End:
    """Play a game; a bug of the game or of one of its own bots becomes a Crash that shows it."""
    bots: list[Bot] = []
    try:
        bots = table.players()
        state = table.found().start(len(table.names), QuickDice(table.seed), table.options, sink)
        starter = state.to_move()
        if not any(isinstance(bot, OutsideBot) for bot in bots):
            return End(state, starter, play_out(state, bots), state.winners())
        watched = _Watched(state, bots)
        try:
            watched.play()
        except Forfeit as lost:
            others = [seat for seat in range(len(bots)) if seat != lost.seat]
            return End(state, starter, watched.moves, others, lost.seat, f"{lost.kind}: {lost.text}")
        return End(state, starter, watched.moves, state.winners())
    except Exception as problem:
        raise reenact(table) from problem
    finally:
        close(bots)


class _Watched:
    """A game that may end in the middle, when it is still known how many moves it had."""

    def __init__(self, state: State, bots: list[Bot]) -> None:
        self.state: Final = state
        self.bots: Final = bots
        self.moves = 0

    def play(self) -> None:
        while (seat := self.state.to_move()) != OVER:
            self.state.apply(self.bots[seat].choose(Eyes(self.state, seat)))
            self.moves += 1


def reenact(table: Table) -> Crash:
    """Play a game that went wrong once more, this time with a record, and return what it shows."""
    bots = table.players()
    players = [Player(name, True) for name in table.names]
    match = Match(table.found(), table.options, players, b"", quick=table.seed)
    try:
        while match.state.to_move() != OVER:
            seat: Seat = match.state.to_move()
            try:
                match.push(bots[seat].choose(Eyes(match.state, seat)))
            except Crash as crash:
                return crash
            except Exception:
                # The bot failed, or named a move that is not allowed.
                return Crash(len(match.moves) + 1, table.names[seat], match.text())
        return Crash(len(match.moves), table.names[0], match.text())
    finally:
        close(bots)
