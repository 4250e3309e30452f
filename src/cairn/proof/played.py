"""Random games, and the moments in them that checks look at."""

from typing import Any, final

from cairn.core.dice import MASK, QuickDice, QuickStream, mix
from cairn.core.game import OVER, Game, Move, Options, State
from cairn.core.match import Match, Player

LARGE = 1 << 31
"""Below this a check picks its seeds."""


class Untrue(Exception):
    """A claim about a game that does not hold: a sentence."""


@final
class Played:
    """A game that is played at random: the match that tells it, and the digest before and after each move."""

    def __init__(self, game: Game, options: Options, seats: int, seed: int) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.match = Match(game, options, [Player("random", is_bot=True)] * seats, b"", quick=seed)
        self.digests = [self.match.state.digest()]
        self.notes: dict[str, Any] = {}
        """What a check remembers from one moment of the game to the next."""

    @property
    def length(self) -> int:
        """The number of moves made, as far as the position after them has a digest."""
        return len(self.digests) - 1

    @property
    def is_over(self) -> bool:
        """Whether it was played to its end."""
        return self.match.state.to_move() == OVER

    def chance(self, number: int) -> QuickStream:
        """Random numbers for a check of the position after that many moves; the same each time."""
        return QuickStream(mix(mix(1, self.seed & MASK), number))

    def start(self) -> State:
        """The first position once more."""
        return self.game.start(self.seats, QuickDice(self.seed), self.options)


@final
class Moment:
    """A position of a game that was played, and what is known about it."""

    def __init__(self, played: Played, number: int, state: State) -> None:
        self.game = played.game
        self.options = played.options
        self.seats = played.seats
        self.number = number
        """Moves made before."""
        self.state = state
        self.move = played.match.moves[number] if number < played.length else None
        """The move that was made here."""
        self.digest = played.digests[number]
        """The digest that the match itself had here."""
        self.digest_after = played.digests[number + 1] if self.move is not None else self.digest
        self._played = played

    @property
    def is_over(self) -> bool:
        """Whether nobody is to decide."""
        return self.state.to_move() == OVER

    def chance(self) -> QuickStream:
        """Random numbers of this moment; the same each time."""
        return self._played.chance(self.number)

    @property
    def notes(self) -> dict[str, Any]:
        """What a check remembers from one moment of the game to the next."""
        return self._played.notes

    def start(self) -> State:
        """The first position of the game once more."""
        return self._played.start()

    def moves_since(self, number: int) -> list[Move]:
        """The moves that lead here from the position after that many moves."""
        return self._played.match.moves[number : self.number]

    def spell(self, move: Move) -> str:
        """The spelling of a move."""
        return self.game.spell(move)
