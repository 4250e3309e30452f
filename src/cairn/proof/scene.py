"""The small script language of tests: a position in words, moves by their spelling, refusals with their rule.

    scene = Scene("examples/waymark/game.py:GAME", hand=3)
    scene.set_up('''
        seat 1 to lay
        hand 1: 31 17 4
        towers: 20 | 36 35
    ''')
    scene.play("1: lay 17", "2: give 9")
    scene.refuses("lay 31", rule="WM-2", says="lighter")

Seats are spelled from 1. A scene that is not set up is a match from its first deal, with dice of its seed.
"""

import re
from typing import Any

from cairn.core.dice import QuickDice, QuickStream
from cairn.core.errors import Args, GameError
from cairn.core.event import Event
from cairn.core.game import OVER, Position, State, View
from cairn.core.match import Match, Player
from cairn.games import find, title_of

_SEAT = re.compile(r"(\d+): *")


class Scene:
    """One game of a test, to be set up, played and looked at."""

    def __init__(self, game: str, *, seed: int = 1, seats: int | None = None, **options: str | int) -> None:
        self.game = find(game)
        given = {name: str(value) for name, value in options.items()}
        self.agreed = self.game.read_options(given)
        """The options, those not given at their default."""
        self.seats = self.game.seats[0] if seats is None else seats
        players = [Player(f"player {i + 1}") for i in range(self.seats)]
        self.match: Match | None = Match(self.game, self.agreed, players, b"", quick=seed)
        """The match that is played; None once a position was set up."""
        self._dice = QuickDice(seed)
        self._state: State = self.match.state
        self._events: list[Event] = []

    # Setting up.

    def set_up(self, words: str) -> "Scene":
        """Lay out the position that the words describe, in the language of its title."""
        read = title_of(self.game).reader()
        if read is None:
            raise ValueError(f"positions of {self.game.name} have no words yet: lay_out takes plain data")
        return self.lay_out(read(words, self.agreed, self.seats))

    def lay_out(self, data: Position) -> "Scene":
        """Lay out the position that plain data describe."""
        state = self.game.position(data, self._dice, self.agreed)
        self._events = []
        state.sink = self._events
        self._state = state
        self.match = None
        return self

    # Playing.

    def play(self, *moves: str) -> "Scene":
        """Play moves by their spelling; `1: draw` also says whose move it must be."""
        for text in moves:
            seat = _SEAT.match(text)
            if seat is not None and int(seat[1]) != self.to_move:
                raise AssertionError(f"{text}: seat {self.to_move} is to move")
            spelling = text[seat.end() :] if seat is not None else text
            if self.match is not None:
                self.match.play(spelling)
            else:
                self.state.apply(self.game.read(spelling))
        return self

    def play_at_random(self, seed: int, moves: int | None = None) -> "Scene":
        """Play that many random moves, or to the end."""
        stream = QuickStream(seed)
        while not self.is_over and moves != 0:
            options = self.options()
            self.play(options[stream.below(len(options))])
            moves = None if moves is None else moves - 1
        return self

    def refuses(self, move: str, rule: str, says: str = "", key: str = "") -> None:
        """The move is refused for this rule, in a sentence that has these words; and nothing has changed."""
        before = self.state.digest()
        assert move not in self.options(), f"{move} is among the options"
        try:
            self.play(move)
        except GameError as problem:
            assert rule == problem.rule, f"{move} is refused by {problem.rule}, not by {rule}"
            assert key in ("", problem.key), f"{move} is refused as {problem.key}, not as {key}"
            assert says in str(problem), f"{says!r} is not said: {problem}"
        else:
            raise AssertionError(f"{move} is not refused")
        assert before == self.state.digest(), f"{move} is refused, but has changed the position"

    # Looking.

    @property
    def state(self) -> State:
        """The position itself."""
        return self._state if self.match is None else self.match.state

    @property
    def to_move(self) -> int | None:
        """The seat that is to decide; None once the game is over."""
        seat = self.state.to_move()
        return None if seat == OVER else seat + 1

    @property
    def is_over(self) -> bool:
        """Whether nobody is to decide any more."""
        return self.to_move is None

    def options(self) -> list[str]:
        """The moves allowed now, spelled."""
        return [self.game.spell(move) for move in self.state.options()]

    def hand(self, seat: int) -> list[str]:
        """The cards of a hand."""
        cards: list[str] = self.zone("hands", seat)
        return cards

    def zone(self, *path: str | int) -> Any:
        """A part of the position as plain data, by names and seats: `zone("expeditions", 1, "blue")`."""
        part: Any = self.state.dump()
        for step in path:
            part = part[step - 1] if isinstance(step, int) else part[step]
        return part

    def view(self, seat: int | None = None) -> View:
        """What a seat sees; without one, what a spectator sees."""
        return self.state.view(None if seat is None else seat - 1)

    def told(self, seat: int | None = None) -> list[tuple[str, Args]]:
        """Keys and arguments (seats from 0) of all that a seat, or a spectator, was told since the start."""
        events = self._events if self.match is None else self.match.events
        return [event.told_to(None if seat is None else seat - 1) for event in events]

    def scores(self) -> list[int]:
        """The points of the seats in their order."""
        return self.state.scores()

    def winners(self) -> list[int]:
        """The seats that have won."""
        return [seat + 1 for seat in self.state.winners()]
