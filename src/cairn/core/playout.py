"""Many times the same: loops that belong inside compiled code, for benches and for searches."""

from mypy_extensions import i64

from cairn.core.dice import QuickDice, QuickStream, mix
from cairn.core.game import OVER, Game, Options, State, playout


def first_position(game: Game, seed: int, options: Options) -> State:
    """The start of a game for as few seats as can play, its shuffles fixed by the seed."""
    return game.start(game.seats[0], QuickDice(seed), options)


def playout_by_options(state: State, stream: QuickStream) -> int:
    """Play the position to its end, each move picked from the list of options; the number of moves."""
    n = 0
    while state.to_move() != OVER:
        moves = state.options()
        state.push(moves[stream.below(len(moves))])
        n += 1
    return n


def random_games(game: Game, n: int, seed: int, options: Options) -> int:
    """Play n whole games by `random_move`; the number of moves."""
    stream = QuickStream(seed)
    moves = 0
    for i in range(n):
        moves += playout(first_position(game, seed + i, options), stream)
    return moves


def games_by_options(game: Game, n: int, seed: int, options: Options) -> int:
    """Play n whole games through the list of options; the number of moves."""
    stream = QuickStream(seed)
    moves = 0
    for i in range(n):
        moves += playout_by_options(first_position(game, seed + i, options), stream)
    return moves


def checksum(game: Game, n: int, seed: int, options: Options) -> int:
    """One number for how n games played both ways end; the same compiled and interpreted."""
    total: i64 = 0
    stream = QuickStream(seed)
    for i in range(n):
        state = first_position(game, seed + i, options)
        total = mix(total, playout(state, stream))
        total = mix(total, state.digest())
        state = first_position(game, seed + i, options)
        total = mix(total, playout_by_options(state, stream))
        total = mix(total, state.digest())
    return int(total)


def starts(game: Game, n: int, seed: int, options: Options) -> None:
    """Shuffle and deal n times."""
    for i in range(n):
        first_position(game, seed + i, options)


def clones(state: State, n: int) -> None:
    """Copy the position n times."""
    for _ in range(n):
        state.clone()


def worlds(state: State, n: int) -> None:
    """Imagine n positions that agree with what the deciding seat sees."""
    seat = state.to_move()
    for i in range(n):
        state.imagine(seat, i)


def views(state: State, n: int) -> None:
    """Look at the position n times through the eyes of the deciding seat."""
    seat = state.to_move()
    for _ in range(n):
        state.view(seat)


def digests(state: State, n: int) -> None:
    """Take the digest of the position n times."""
    for _ in range(n):
        state.digest()
