"""Every effect that random games tell, with the position before its move and the one after it."""

from collections.abc import Iterator
from typing import NamedTuple

from cairn.core.dice import QuickDice, QuickStream
from cairn.core.errors import Args
from cairn.core.game import OVER, Seat, State
from cairn.games import find


class Promise(NamedTuple):
    """What a seat is told that a move would bring, and both positions."""

    seat: Seat
    move: str
    key: str
    args: Args
    before: State
    after: State


def promises(name: str, games: int, every: int = 1, **agreed: str) -> Iterator[Promise]:
    """The effects at every n-th move of some random games, each move made in a copy."""
    game = find(name)
    options = game.read_options(agreed, simulated=True)
    for seed in range(games):
        stream = QuickStream(seed)
        seats = game.seats[seed % len(game.seats)]
        dice = QuickDice(seed)
        state = game.start(seats, dice, game.settled(seats, dice, options))
        n = 0
        while state.to_move() != OVER:
            if n % every == 0:
                yield from _told(name, state)
            state.push(state.random_move(stream))
            n += 1


def _told(name: str, state: State) -> Iterator[Promise]:
    game, seat = find(name), state.to_move()
    for move, effect in state.view(seat)["decision"]["effects"].items():
        after = state.clone()
        after.push(game.numbers[move])
        yield Promise(seat, move, effect["key"].removeprefix(f"{name}-effect-"), effect["args"], state, after)
