"""Taking moves back: the same match as if they had never been made, at a price that does not grow with it."""

import pytest

from cairn.core.dice import Dice, QuickStream, secret_of_seed
from cairn.core.event import Event
from cairn.core.game import OVER, Move, Options, Seat
from cairn.core.match import STOP_EVERY, Match, Player
from cairn.core.record import read_match
from cairn.games import GAMES
from tests.core import ladder
from tests.core.ladder import CLIMB

PUSHED: list[int] = []
"""The rungs that were climbed, by whichever position."""


class HighState(ladder.State):
    """A ladder without a top."""

    def to_move(self) -> Seat:
        return self.rung % 2

    def push(self, move: Move) -> None:
        super().push(move)
        PUSHED.append(self.rung)

    def clone(self) -> "HighState":
        copy = HighState()
        copy.rung, copy.broken, copy.learnt = self.rung, self.broken, self.learnt
        return copy


class HighLadder(ladder.Ladder):
    """The game."""

    def start(self, seats: int, dice: Dice, options: Options, sink: list[Event] | None = None) -> HighState:
        state = HighState()
        state.dice, state.sink = dice, sink
        return state


def test_the_price_of_an_undo_does_not_grow_with_the_match() -> None:
    """However long it is, fewer than STOP_EVERY moves are played again."""
    game = HighLadder()
    match = Match(game, game.read_options({}), [Player("A"), Player("B")], b"", quick=1)
    for _ in range(1000):
        match.push(CLIMB)
    for to in range(999, 0, -37):
        PUSHED.clear()
        match.undo(to)
        assert len(PUSHED) < STOP_EVERY
        assert (to, to) == (match.state.digest(), len(match.events))
    match.undo(0)
    assert [] == match.told(0)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_match_with_undos_is_the_match_without(name: str) -> None:
    """Position, story, marks and what came to light are those of the moves that stand; so is its file."""
    game = GAMES[name]
    players = [Player(f"P{n}") for n in range(game.seats[0])]
    options = game.read_options({}, simulated=True)
    secret = secret_of_seed("back")
    match = Match(game, options, players, secret)
    stream = QuickStream(5)
    for _ in range(12):
        for _ in range(1 + stream.below(40)):
            if match.state.to_move() != OVER:
                match.push(match.state.random_move(stream))
        match.undo(stream.below(len(match.moves)))
    if match.state.to_move() != OVER:
        match.push(match.state.random_move(stream))
    plain = Match(game, options, players, secret)
    for move in match.moves:
        plain.push(move)
    seats = [None, *range(len(players))]
    for one in (match, read_match(match.text(), GAMES)):
        assert plain.state.digest() == one.state.digest()
        assert (plain.moves, plain.seats, plain.marks) == (one.moves, one.seats, one.marks)
        assert plain.learnt == one.learnt
        assert [plain.told(seat) for seat in seats] == [one.told(seat) for seat in seats]
        assert _places(plain) == _places(one)
    assert match.text() == read_match(match.text(), GAMES).text()


def _places(match: Match) -> list[list[tuple[str, int, int]]]:
    """Where in a shuffle each thing lay that an event names."""
    return [
        [(place.source, place.k, place.position) for place in event.places or []] for event in match.events
    ]
