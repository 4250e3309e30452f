"""All that chance did in a match, written down by replaying it: for those who check it without its rules.

Nothing is recorded while people play or simulations run. Once a match is over, `Opened` plays its moves again
with dice that keep a record; before it starts, `Prepared` says what will be shuffled.
"""

from typing import Final, final

from mypy_extensions import i64

from cairn.core.dice import Dice, QuickDice, Stream
from cairn.core.event import Event
from cairn.core.game import Game, Options
from cairn.core.match import Match
from cairn.core.sources import Place, Source


@final
class Shuffle:
    """One shuffle: how many events were told before it, the cards in their order, the cards as shuffled."""

    def __init__(self, source: str, k: int, event: int, before: list[int], after: list[int]) -> None:
        self.source: Final = source
        self.k: Final = k
        self.event: int = event
        self.before: Final = before
        self.after: Final = after


@final
class Roll:
    """Numbers drawn from one stream: each is below the number beside it."""

    def __init__(self, source: str, k: int, event: int) -> None:
        self.source: Final = source
        self.k: Final = k
        self.event: int = event
        self.below: list[int] = []
        self.numbers: list[int] = []


@final
class RecordedStream(Stream):
    """A stream whose numbers are written down."""

    def __init__(self, stream: Stream, roll: Roll) -> None:
        self.inner: Final = stream
        self.roll: Final = roll

    def below(self, n: i64) -> i64:
        number = self.inner.below(n)
        self.roll.below.append(int(n))
        self.roll.numbers.append(int(number))
        return number


@final
class Recorder(Dice):
    """Dice that give what other dice give, and write down what for."""

    def __init__(self, dice: Dice, events: list[Event]) -> None:
        self.dice: Final = dice
        self.events: Final = events
        self.shuffles: list[Shuffle] = []
        self.rolls: list[Roll] = []

    def shuffle(self, cards: list[int], source: str, k: int) -> None:
        before = cards[:]
        self.dice.shuffle(cards, source, k)
        self.shuffles.append(Shuffle(source, k, len(self.events), before, cards[:]))

    def pick(self, n: int, source: str, k: int) -> int:
        return int(self.stream(source, k).below(n))

    def stream(self, source: str, k: int) -> Stream:
        roll = Roll(source, k, len(self.events))
        self.rolls.append(roll)
        return RecordedStream(self.dice.stream(source, k), roll)


@final
class Opened:
    """The shuffles of a match and what came of them: all that is published when it is over."""

    def __init__(self, match: Match, asked: Options | None = None) -> None:
        """Play the match again; `asked` are its options before anything was drawn for them."""
        game = match.game
        seats = len(match.players)
        events: list[Event] = []
        recorder = Recorder(match.dice, events)
        self.sources: Final = sources_of(game)
        agreed = match.options if asked is None else asked
        if agreed != match.options:
            game.settled(seats, recorder, agreed)
        state = game.start(seats, recorder, match.options, events)
        for move in match.moves:
            state.push(move)
        self.state: Final = state
        self.events: Final = match.events
        self.shuffles: Final = recorder.shuffles
        self.rolls: Final = recorder.rolls
        numbers = _numbers(events, match.events)
        for one in self.shuffles:
            one.event = numbers[one.event]
        for roll in self.rolls:
            roll.event = numbers[roll.event]
        self.draws: Final[list[tuple[int, Place]]] = [
            (n, place) for n, event in enumerate(match.events) for place in event.places or []
        ]
        """Which event tells of which place."""

    def name_of(self, source: str, number: int) -> str:
        """How events spell a thing of a source."""
        return _name(self.sources, source, number)


@final
class Prepared:
    """What a match will shuffle, known before it starts: no secret has a part in it."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.sources: Final = sources_of(game)
        # With two kinds of dice: what differs depends on chance and cannot be known.
        first, second = _set_up(game, seats, options, 1), _set_up(game, seats, options, 2)
        decks = [(one.source, one.k, one.before) for one in second.shuffles]
        self.shuffles: Final = [one for one in first.shuffles if (one.source, one.k, one.before) in decks]
        rolls = [(one.source, one.k, one.below) for one in second.rolls]
        self.rolls: Final = [one for one in first.rolls if (one.source, one.k, one.below) in rolls]

    def name_of(self, source: str, number: int) -> str:
        """How events spell a thing of a source."""
        return _name(self.sources, source, number)


def _numbers(events: list[Event], told: list[Event]) -> list[int]:
    """The number of each event, and of the one after the last, in a story that may have others between."""
    numbers: list[int] = []
    for n, event in enumerate(told):
        at = len(numbers)
        if at < len(events) and event.key == events[at].key and event.args == events[at].args:
            numbers.append(n)
    if len(numbers) < len(events):
        raise AssertionError("the match tells another story when it is played again")
    return [*numbers, len(told)]


def sources_of(game: Game) -> dict[str, Source]:
    """The sources that a game declares, by their names."""
    return {source.name: source for source in game.sources}


def _name(sources: dict[str, Source], source: str, number: int) -> str:
    return sources[source].name_of(number) if source in sources else str(number)


def _set_up(game: Game, seats: int, options: Options, seed: int) -> Recorder:
    """What is shuffled and drawn in a match before its first move, with some dice or other."""
    events: list[Event] = []
    recorder = Recorder(QuickDice(seed), events)
    game.start(seats, recorder, game.settled(seats, recorder, options), events)
    return recorder
