"""One number for how a game behaves: it changes when the behaviour does, and only then."""

from cairn.core.dice import MASK, QuickDice, QuickStream, mix, mix_text
from cairn.core.game import OVER, Game, Options

GAMES = 100


def signature(game: Game, options: Options | None = None, games: int = GAMES) -> str:
    """The hash of all positions, options and scores of seeded random games, as sixteen hex digits.

    Each number of seats has its turn. Options not given are those of simulations. The engine gives the same
    number compiled and interpreted. Moves go into it by their spelling, because their numbers may change when
    something is added to a game that none of these games has.
    """
    chosen = game.read_options(options or {}, simulated=True)
    words = [int(mix_text(0, spelling)) for spelling in game.moves]
    total = 1
    for i in range(games):
        state = game.start(game.seats[i % len(game.seats)], QuickDice(i), chosen)
        stream = QuickStream(i)
        while state.to_move() != OVER:
            total = _stir(
                total, [state.digest(), state.to_move(), *[words[move] for move in state.options()]]
            )
            state.push(state.random_move(stream))
        total = _stir(total, [state.digest(), *state.scores(), *state.winners()])
    return f"{total:016x}"


def _stir(total: int, numbers: list[int]) -> int:
    for number in numbers:
        total = int(mix(total, number & MASK))
    return total
