"""A match: game, options, players, dice and moves. That is the whole truth, and it is saved as text.

    cairn-match 1
    game waymark
    rules 1
    tables none
    option hand 4
    seat 1 person Anna
    seat 2 bot rule
    commitment 5c0e…          (or, in simulations: quick 17)
    word 1 river
    word 2
    begin #1f0a93c2
    1 1 lay 31 #77ab01d4
    2 2 give 4 #0c5e9a1f
    undo 1 #e01d33b8          (back to the position after move 1)
    resign seat 2 #9b1c40aa   (in a match of two: the other wins; nothing but the last line may follow)
    secret 93af… #5a5a0b11    (or, in simulations: end)

The headers share the check of `begin`; that of each line after it is chained through all lines before, so a
changed letter is found where it stands.
"""

import hashlib
from typing import Final, final

from cairn.core.dice import Dice, QuickDice, SealedDice, commitment
from cairn.core.errors import Args, BadMatch, GameOver, IllegalMove, NotYourMove, because
from cairn.core.event import Event
from cairn.core.game import OVER, Game, Move, Options, Seat, State, View

MAGIC: Final = "cairn-match"
FORMAT: Final = "1"
NOBODY: Final = -1
"""The seat that has resigned while nobody has."""


@final
class Player:
    """Who sits in a seat: a person by name, or a bot by its own."""

    def __init__(self, name: str, is_bot: bool = False) -> None:
        self.name: Final = " ".join(name.split())
        self.is_bot: Final = is_bot


class Crash(Exception):
    """A bug of the engine: which move brought it to light, and the match that shows it again."""

    def __init__(self, number: int, spelling: str, text: str) -> None:
        super().__init__(f"move {number}, {spelling}: the engine failed")
        self.number: int = number
        self.spelling: str = spelling
        self.text: str = text


@final
class Match:
    """A match from its first move to its last, with the position that they lead to."""

    def __init__(
        self,
        game: Game,
        options: Options,
        players: list[Player],
        secret: bytes,
        words: list[str] | None = None,
        quick: int = -1,
        is_settled: bool = False,
    ) -> None:
        """Start a match with a secret, or, with `quick` not below 0, with the small dice of simulations.

        What is drawn before the game is written out in its options, unless these are to stay as they are: a
        match that is read keeps the form in which it was written.
        """
        self.game: Final = game
        self.players: Final = players
        self.secret: Final = secret
        self.quick: Final = quick
        self.words: Final = _words(words, len(players))
        self.dice: Final[Dice] = QuickDice(quick) if quick >= 0 else SealedDice(secret, self.words)
        self.options: Final = options if is_settled else game.settled(len(players), self.dice, options)
        self.moves: list[Move] = []
        self.seats: list[Seat] = []
        """Who made each move."""
        self.log: list[str] = []
        """What happened, as lines of the match file without their checks; undone moves too."""
        self.events: list[Event] = []
        self.marks: list[int] = []
        """How many events there were after the start and after each move."""
        self.learnt: list[int] = []
        """How much had come to light after the start and after each move."""
        self.resigned: Seat = NOBODY
        """The seat that gave the match up."""
        self.state: State = self._first()
        self.starter: Final[Seat] = self.state.to_move()
        """The seat that was the first to decide."""

    # Playing.

    @property
    def is_over(self) -> bool:
        """Whether nobody is to decide any more: the game has ended, or somebody has resigned."""
        return self.resigned != NOBODY or self.state.to_move() == OVER

    def play(self, text: str, seat: Seat | None = None) -> None:
        """Play the move that is spelled like this, for this seat if one is named."""
        if self.is_over:
            raise GameOver("no-game-over")
        if seat is not None and seat != self.state.to_move():
            raise NotYourMove("no-not-your-move", {"seat": self.state.to_move()})
        self.push(self.game.read(text))

    def push(self, move: Move) -> None:
        """Play a move, or raise IllegalMove and change nothing."""
        if self.is_over:
            raise GameOver("no-game-over")
        seat = self.state.to_move()
        if not self.state.allows(move):
            raise IllegalMove(self.game.spell(move), self.state.refusal(move))
        number = len(self.moves) + 1
        self.log.append(f"{number} {seat + 1} {self.game.spell(move)}")
        try:
            self.state.push(move)
        except Exception as problem:
            raise because(problem, Crash(number, self.game.spell(move), self.text())) from problem
        self.moves.append(move)
        self.seats.append(seat)
        self._mark()

    @property
    def pauses(self) -> bool:
        """Whether a part of the match is over, and anybody at the table may go on."""
        return not self.is_over and self.state.question().pause

    def forced(self) -> Move | None:
        """The one move there is, unless it would show a new card: then it waits, so that the move before it
        can still be taken back."""
        return None if self.is_over else forced_in(self.state)

    def undo(self, to: int) -> None:
        """Go back to the position after the first `to` moves; the log keeps what was taken back."""
        if not 0 <= to < len(self.moves) or self.resigned != NOBODY:
            raise BadMatch("match-undo", {"n": to})
        moves = self.moves[:to]
        self.log.append(f"undo {to}")
        self.moves = []
        self.seats = []
        self.state = self._first()
        for move in moves:
            self.seats.append(self.state.to_move())
            self.state.push(move)
            self.moves.append(move)
            self._mark()

    def may_undo_freely(self, to: int) -> bool:
        """Whether nothing has come to light since the position after the first `to` moves."""
        return 0 <= to < len(self.moves) and self.learnt[to] == self.learnt[-1]

    def resign(self, seat: Seat) -> None:
        """Give a match of two up: the other seat wins, and the points stay what they were."""
        if self.is_over:
            raise GameOver("no-game-over")
        if len(self.players) != 2 or seat not in (0, 1):
            raise BadMatch("no-resign")
        self.resigned = seat
        self.log.append(f"resign seat {seat + 1}")
        self.events.append(Event("match-resigned", {"seat": seat}))
        self.marks[-1] = len(self.events)

    def winners(self) -> list[Seat]:
        """Who has won: nobody before the end; the one who has not resigned, or whom the game names."""
        return [1 - self.resigned] if self.resigned != NOBODY else self.state.winners()

    def next_options(self) -> Options:
        """The options of the next match of a series by the same seats, once this one is over."""
        return self.game.next_options(self.starter, self.winners(), len(self.players), self.options)

    def _first(self) -> State:
        """The position before the first move; the story begins again."""
        self.events = []
        self.marks = []
        self.learnt = []
        state = self.game.start(len(self.players), self.dice, self.options, self.events)
        self.marks.append(len(self.events))
        self.learnt.append(int(state.learnt))
        return state

    def _mark(self) -> None:
        self.marks.append(len(self.events))
        self.learnt.append(int(self.state.learnt))

    # Looking.

    @property
    def at(self) -> int:
        """The revision: grows with every move and every undo, the same for all seats."""
        return len(self.log)

    def view(self, seat: Seat | None) -> View:
        """The seat's view, with the revision and the names of the players."""
        view = self.state.view(seat)
        view["at"] = self.at
        for i, player in enumerate(self.players):
            view["seats"][i]["name"] = player.name
            view["seats"][i]["bot"] = player.is_bot
        if self.resigned != NOBODY:
            view["decision"] = None
            view["result"] = self.result()
        return view

    def result(self) -> View | None:
        """Scores, winners and, if somebody did, who resigned; None until the match is over."""
        if not self.is_over:
            return None
        result: View = {"scores": self.state.scores(), "winners": self.winners()}
        if self.resigned != NOBODY:
            result["resigned"] = self.resigned
        return result

    def told(self, seat: Seat | None, since: int = 0) -> list[tuple[str, Args]]:
        """The events from number `since` on, as this seat (None: a spectator) may read them."""
        return [event.told_to(seat) for event in self.events[since:]]

    # Saving.

    def text(self) -> str:
        """The whole match as text, its secret last: for its host, or for everybody once it is over."""
        end = "end" if self.quick >= 0 else f"secret {self.secret.hex()}"
        return self._lines([*self.log, end])

    def public_text(self) -> str:
        """What was promised before the first move; a move may be hidden, so none is told before the end."""
        return self._lines([])

    def _lines(self, body: list[str]) -> str:
        return sealed(self._headers(), body)

    def _headers(self) -> list[tuple[str, str]]:
        headers = [
            ("game", self.game.name),
            ("rules", str(self.game.rules_version)),
            ("tables", self.game.tables),
        ]
        late = {option.name: option.default for option in self.game.options if option.is_late}
        headers += [
            ("option", f"{name} {value}") for name, value in self.options.items() if late.get(name) != value
        ]
        for i, player in enumerate(self.players):
            headers.append(("seat", f"{i + 1} {'bot' if player.is_bot else 'person'} {player.name}"))
        if self.quick >= 0:
            headers.append(("quick", str(self.quick)))
        else:
            headers.append(("commitment", commitment(self.secret)))
        headers += [("word", f"{i + 1} {word}") for i, word in enumerate(self.words)]
        return headers


def forced_in(state: State) -> Move | None:
    """The one move there is in a position that is not over, unless it would show a new card."""
    moves = state.options()
    if len(moves) != 1:
        return None
    trial = state.clone()
    trial.push(moves[0])
    return moves[0] if trial.learnt == state.learnt else None


def _words(words: list[str] | None, seats: int) -> list[str]:
    """One line of words a seat; what nobody said is empty."""
    given = [" ".join(word.split()) for word in words or []]
    return (given + [""] * seats)[:seats]


def sealed(headers: list[tuple[str, str]], body: list[str]) -> str:
    """The text of a match file, with its chained checks."""
    head = [f"{MAGIC} {FORMAT}"]
    head += [f"{name} {value}" for name, value in headers]
    seal = check("", "\n".join(head))
    lines = [*head, f"begin #{seal}"]
    for line in body:
        seal = check(seal, line)
        lines.append(f"{line} #{seal}")
    return "\n".join(lines) + "\n"


def check(before: str, line: str) -> str:
    """The check of a line, chained to the check before it."""
    return hashlib.blake2b(f"{before}\n{line}".encode(), digest_size=4).hexdigest()
