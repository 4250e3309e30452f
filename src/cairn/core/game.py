"""The contract: all that is true of any game.

A Game is a title: its seats, options and table of moves. A State is a position: mutable, clonable, holding
its own dice. A Decision says that one seat must choose one of these moves. A Move is an int with exactly one
spelling. A View is plain data: all that one seat may see. Nothing here knows of sockets, clocks or files.
"""

from difflib import get_close_matches
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from cairn.core.dice import Dice, QuickDice, QuickStream
from cairn.core.errors import Args, BadSetup, GameOver, IllegalMove, Refusal, UnknownMove
from cairn.core.event import EVERYBODY, Event
from cairn.core.sources import Place, Source

Seat = int
Move = int
View = dict[str, Any]
Position = dict[str, Any]
Options = dict[str, str]

OVER: Final = -1
"""The seat that is to decide when the game is over."""


@final
class Decision:
    """One seat must choose one of these moves.

    `kind` is the game's own word for the question; `prompt` is the key of its sentence and `args` are the
    arguments of that sentence. Whether a question is asked, of whom, of which kind and with which arguments
    depends on public facts only; just the options may depend on what the seat alone knows.
    """

    def __init__(
        self, seat: Seat, kind: str, prompt: str, args: Args, options: list[Move], pause: bool = False
    ) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.prompt: Final = prompt
        self.args: Final = args
        self.options: Final = options
        self.pause: Final = pause
        """Whether a part of the match is over: the scores are shown first, and anybody may go on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Made without arguments; `Game.start`, `Game.position` and `clone` fill it."""

    def __init__(self) -> None:
        self.dice: Dice = _NO_DICE
        self.sink: list[Event] | None = None
        """Where events go; clones have none."""
        self.learnt: i64 = 0
        """How often something came to light that the deciding seat did not know: what undo looks at.

        It must grow when a move shows anybody, its own seat included, what that seat could not know before: a
        card that is drawn or turned over, the result of a die. It stays when a seat plays what it holds.
        """

    # What a game must write.

    def to_move(self) -> Seat:
        """The seat that is to decide, or OVER; never changes the position."""
        raise AssertionError("a State needs its own `to_move`")

    def options(self) -> list[Move]:
        """The moves it may choose from, each once, in the order in which a table numbers them.

        At least one while somebody is to decide, none once the game is over. The order depends on nothing but
        the options themselves, and moves of one verb should stand together. Never changes the position.
        """
        raise AssertionError("a State needs its own `options`")

    def push(self, move: Move) -> None:
        """Play a move that is known to be allowed, and tell what happens.

        Before: the game is not over and the move is among `options`; this is not checked again. After: the
        pieces are conserved, and a seat is to decide that has at least one option, or the game is over.
        """
        raise AssertionError("a State needs its own `push`")

    def question(self) -> Decision:
        """The decision that waits: that of `to_move`, with exactly `options`; asked only before the end."""
        raise AssertionError("a State needs its own `question`")

    def clone(self) -> "State":
        """An independent copy, written out field by field, without a sink.

        The same moves lead both to the same digests, and nothing done to one is seen in the other; what never
        changes, such as dice and tables of cards, is shared.
        """
        raise AssertionError("a State needs its own `clone`")

    def view(self, seat: Seat | None) -> View:
        """All that this seat (None: a spectator) may see, as plain data: dicts, lists, str, int, bool, None.

        A new View at every call, with at least these parts (`core/views.py` names them, conformance looks):

        - `game`, `rules`, `options`: the name of the game, its rules version, the options agreed on.
        - `you`: the seat that looks; None for a spectator.
        - `seats`: one dict per seat with its public facts, such as points and the size of its hand. A match
          adds `name` and `bot`.
        - `zones`: what lies where, by the name of the place. A list names things by their spelling, a place
          that every seat has is a list with one entry per seat, a place with parts is a dict. What the viewer
          may not see is a count in place of the list; where even the count is hidden, None.
        - `known`: in the same form, what the viewer knows of hidden places, because it was shown once.
        - `decision`: None once the game is over; otherwise `seat`, `kind`, `prompt`, `args` as in Decision
          and, for the deciding seat alone, `options`, the spellings in the order of `options()`. It may tell
          that seat `effects`: for spellings, what the move would bring, as `{key, args}` of one short
          sentence with numbers, such as a cost and what is left. It depends on what the seat knows.
        - `result`: None before the end; then `scores` and `winners`.

        A game may add parts of its own, such as `progress`. Two positions that differ only in what the viewer
        cannot see give the same View to the byte: lists that nobody ordered are sorted. Never changes the
        position.
        """
        raise AssertionError("a State needs its own `view`")

    def observe(self, seat: Seat, out: Any) -> None:
        """The knowledge of `view(seat)` as numbers; each of the `observation_size` places is written.

        The seat itself comes first and the others in turn order, so that one net plays every seat.
        """
        raise AssertionError("a State needs its own `observe`")

    def imagine(self, seat: Seat, seed: int) -> "State":
        """A whole position that agrees with the seat's view, the cards it cannot see dealt again.

        It has dice of its own, made of the seed, and no sink. The same seed gives the same world whatever the
        truth is, and each world that fits is as likely as the others: `zones.imagine` does both.
        """
        raise AssertionError("a State needs its own `imagine`")

    def in_doubt(self, seat: Seat) -> bool:
        """Whether at least two positions agree with the seat's view, so that `imagine` can return both."""
        raise AssertionError("a State needs its own `in_doubt`")

    def scores(self) -> list[int]:
        """The points of each seat so far, one number per seat; what hidden cards will decide is left out."""
        raise AssertionError("a State needs its own `scores`")

    def winners(self) -> list[Seat]:
        """Who has won: nobody before the end, at least one seat after it, several if they share the win."""
        raise AssertionError("a State needs its own `winners`")

    def why_not(self, move: Move) -> Refusal | None:
        """Why the move is not allowed, with the id of the rule that forbids it; None if it is allowed.

        Answers for every move of the table at every position, after the end too, and agrees with `options`.
        The deciding seat may read the answer, so it depends on nothing that this seat cannot see.
        """
        raise AssertionError("a State needs its own `why_not`")

    def audit(self) -> None:
        """Raise BadPosition unless the pieces are conserved and the invariants hold."""
        raise AssertionError("a State needs its own `audit`")

    def digest(self) -> int:
        """A stable hash of the whole position; never sent out before the end.

        Equal for two positions that go on equally, hidden order and masks included; the same compiled,
        interpreted and on any machine, so never made by Python's `hash`.
        """
        raise AssertionError("a State needs its own `digest`")

    def dump(self) -> Position:
        """The whole position as plain data; `Game.position` reads it back with the same digest and views."""
        raise AssertionError("a State needs its own `dump`")

    # What a game may leave as it is.

    def turns(self) -> int:
        """The turns taken in this game, by all seats together; 0 where a game does not count them."""
        return 0

    def is_capped(self) -> bool:
        """Whether the agreed number of turns has made a difference."""
        return False

    def shows_scores(self) -> bool:
        """Whether everybody may see `scores` now; a game that hides its points says no until its end."""
        return True

    # What follows from that; a game may override it to be faster.

    def random_move(self, stream: QuickStream) -> Move:
        """One of the options, each as likely as the others."""
        moves = self.options()
        return moves[stream.below(len(moves))]

    def allows(self, move: Move) -> bool:
        """Whether the move is among the options."""
        return move in self.options()

    # What is the same for all.

    @property
    def decision(self) -> Decision | None:
        """The decision that waits; None once the game is over."""
        return None if self.to_move() == OVER else self.question()

    def apply(self, move: Move) -> None:
        """Play a move if the options allow it; otherwise raise and change nothing."""
        if self.to_move() == OVER:
            raise GameOver("no-game-over")
        if not self.allows(move):
            raise IllegalMove(self.spell(move), self.refusal(move))
        self.push(move)

    def refusal(self, move: Move) -> Refusal:
        """The reason for a move that the options do not hold."""
        why = self.why_not(move)
        if why is None:
            raise AssertionError(f"move {move} is not an option, and nothing says why")
        return why

    def spell(self, move: Move) -> str:
        """The spelling of a move, as `Game.spell` has it; a game overrides it with its table of moves."""
        return str(move)

    def tell(
        self,
        key: str,
        args: Args,
        secret: Args | None = None,
        seen_by: int = EVERYBODY,
        places: list[Place] | None = None,
    ) -> None:
        """Let an event happen, if anybody listens; called where the thing happens, after it did.

        `args` are for everybody. With `secret`, the seats of the mask `seen_by` read the key with all
        arguments, and all others the key with `-hidden` behind it and `args` alone: see `Event`. `places`
        says where in a shuffle each thing lay that came from one, in any order.
        """
        if self.sink is not None:
            self.sink.append(Event(key, args, secret, seen_by, places))


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A choice made before the game: a name, its values, its default, and the default of simulations.

    Values are words; where `low` is not above `high`, the whole numbers between them too; where it has
    `names`, also `least` to `most` of them, separated by commas.
    """

    def __init__(
        self,
        name: str,
        words: list[str],
        default: str,
        simulated: str | None = None,
        low: int = 1,
        high: int = 0,
        is_late: bool = False,
        names: list[str] | None = None,
        least: int = 0,
        most: int = 0,
    ) -> None:
        self.name: Final = name
        self.words: Final = words
        self.names: Final[list[str]] = [] if names is None else names
        self.least: Final = least
        self.most: Final = most
        self.default: Final = default
        self.simulated: Final = default if simulated is None else simulated
        self.low: Final = low
        self.high: Final = high
        self.is_late: Final = is_late
        """Whether it came after matches were recorded: at its default it is not written in match files."""

    def values(self) -> str:
        """The values as a person may read them."""
        numbers = [f"{self.low}…{self.high}"] if self.low <= self.high else []
        return ", ".join(self.words + numbers)

    def read(self, text: str) -> str:
        """The value in its one spelling, or BadSetup."""
        word = text.strip().lower()
        if word in self.words:
            return word
        if word.isascii() and word.isdigit() and len(word) < 10 and self.low <= int(word) <= self.high:
            return str(int(word))
        raise BadSetup("no-option-value", {"option": self.name, "value": text, "values": self.values()})


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A title: its name, seats, options and table of moves, and how it starts.

    The name is small letters, digits and hyphens; the keys of the game's messages begin with it. `moves` has
    every move of every option and number of seats, each with one spelling in small letters; the number of a
    move is its place there, and stays within a rules version.
    """

    def __init__(
        self,
        name: str,
        seats: range,
        rules_version: int,
        options: list[Option],
        moves: list[str],
        observation_size: int,
    ) -> None:
        self.name: Final = name
        self.seats: Final = seats
        self.rules_version: Final = rules_version
        self.options: Final = options
        self.moves: Final = moves
        self.observation_size: Final = observation_size
        self.numbers: Final = {spelling: move for move, spelling in enumerate(moves)}
        self.tables: str = "none"
        """The hash of the component tables; `none` for a game that has none."""
        self.constants: View = {}
        """The parts of its views that are the same in each of them, such as component tables: sent once."""
        self.names: dict[str, str] = {}
        """How component tables print the names that moves spell in small letters."""
        self.observation_names: list[str] = []
        """What each number of an observation is, where the game says it: a net can find its inputs again."""
        self.final: dict[Move, str] = {}
        """Moves that nobody may take back once they have shown a card, each with the rule that says so."""
        self.sources: list[Source] = []
        """What the game shuffles and draws: with it, somebody who knows no rules can check a match."""

    def start(self, seats: int, dice: Dice, options: Options, sink: list[Event] | None = None) -> State:
        """The first position, its events told to the sink; `options` come from `read_options`.

        All chance comes from `dice`: the same seats, dice and options give the same position.
        """
        raise AssertionError("a Game needs its own `start`")

    def settled(self, seats: int, dice: Dice, options: Options) -> Options:
        """The options with all that is drawn before the game written out: a match says what was played.

        `start` gives the same position with them, and they are the same when they are settled again.
        """
        return options

    def next_options(self, starter: Seat, winners: list[Seat], seats: int, options: Options) -> Options:
        """The options of the next game of a series, by the same seats, after the last one is over.

        They are those agreed on, but where there is an option `start` the seat behind the last `starter`
        begins; a game whose rules say who starts the next one names that seat.
        """
        if all(option.name != "start" for option in self.options):
            return options
        return {**options, "start": str((starter + 1) % seats + 1)}

    def position(self, data: Position, dice: Dice, options: Options) -> State:
        """The position that plain data describe, as `dump` writes them; BadPosition if it cannot occur."""
        raise AssertionError("a Game needs its own `position`")

    def with_components(self, folder: str) -> "Game":
        """The same game with its component tables read from a folder, or BadComponents."""
        raise BadSetup("no-components", {"name": self.name})

    def of_tables(self, tables: str) -> "Game | None":
        """The same game with the component tables of this hash: its own, or earlier ones that it keeps."""
        return self if tables == self.tables else None

    def spell(self, move: Move) -> str:
        """The one spelling of a move."""
        return self.moves[move]

    def read(self, text: str) -> Move:
        """The move with this spelling, or UnknownMove with the nearest guess."""
        spelling = " ".join(text.lower().split())
        if spelling in self.numbers:
            return self.numbers[spelling]
        near = get_close_matches(spelling, self.moves, 1, 0.5)
        if near:
            raise UnknownMove("no-unknown-move", {"text": text.strip(), "guess": near[0]})
        raise UnknownMove("no-such-move", {"text": text.strip()})

    def read_options(self, given: Options, simulated: bool = False) -> Options:
        """All options of the game, those not given at their default; BadSetup for an unknown one."""
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                raise BadSetup("no-option", {"option": name, "options": ", ".join(names)})
        chosen: Options = {}
        for option in self.options:
            default = option.simulated if simulated else option.default
            chosen[option.name] = option.read(given[option.name]) if option.name in given else default
        return chosen

    def bots_alone(self) -> Options:
        """The limit that keeps bots among themselves from playing forever, where the game has one."""
        return {option.name: option.simulated for option in self.options if option.name == "turn_cap"}

    def check_seats(self, seats: int) -> None:
        """BadSetup unless that many can play."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadSetup("no-seats", {"n": seats, "low": low, "high": high})


_NO_DICE: Final[Dice] = QuickDice(0)


def playout(state: State, stream: QuickStream) -> int:
    """Play the position to its end by random moves; the number of moves."""
    n = 0
    while state.to_move() != OVER:
        state.push(state.random_move(stream))
        n += 1
    return n
