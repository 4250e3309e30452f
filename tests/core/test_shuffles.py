"""What chance did in a match is written down by replaying it; what it will shuffle is known before."""

import pytest

from cairn.core.dice import Dice, QuickDice, QuickStream, SealedDice, shuffle
from cairn.core.event import Event
from cairn.core.game import OVER, Game, Options
from cairn.core.match import Match, Player
from cairn.core.shuffles import Opened, Prepared, Recorder
from cairn.core.sources import Source
from cairn.games import GAMES
from tests.proof.pebbles.game import PEBBLES, Pebbles
from tests.proof.pebbles.state import State

SECRET = bytes(range(32))
WORDS = ["river", "stone"]
DRAWN: dict[str, Options] = {"dominion": {"kingdom": "random"}, "lost-cities": {"milestones": "on"}}


def played(game: Game, options: Options) -> Match:
    """A random match with sealed dice."""
    agreed = game.read_options({**game.bots_alone(), **options})
    match = Match(game, agreed, [Player(str(seat)) for seat in range(game.seats[-1])], SECRET, WORDS)
    stream = QuickStream(7)
    while match.state.to_move() != OVER:
        match.push(match.state.random_move(stream))
    return match


def test_a_recorder_gives_what_the_dice_give() -> None:
    """Shuffles, numbers and whole streams, each written down with the number of events before it."""
    dice = SealedDice(SECRET, WORDS)
    events: list[Event] = []
    recorder = Recorder(dice, events)
    cards, same = list(range(20)), list(range(20))
    recorder.shuffle(cards, "deck", 3)
    dice.shuffle(same, "deck", 3)
    events.append(Event("thunder", {}))
    stream, twin = recorder.stream("storm", 0), dice.stream("storm", 0)
    numbers = [int(stream.below(n)) for n in (6, 100, 6)]

    assert same == cards
    assert dice.pick(5, "start", 0) == recorder.pick(5, "start", 0)
    assert [int(twin.below(n)) for n in (6, 100, 6)] == numbers
    [one] = recorder.shuffles
    assert ("deck", 3, 0, list(range(20)), cards) == (one.source, one.k, one.event, one.before, one.after)
    storm, start = recorder.rolls
    assert ("storm", 0, 1, [6, 100, 6], numbers) == (
        storm.source,
        storm.k,
        storm.event,
        storm.below,
        storm.numbers,
    )
    assert [5] == start.below


@pytest.mark.parametrize("name", GAMES)
def test_every_shuffle_of_a_match_follows_from_its_dice(name: str) -> None:
    """From its order before, whatever the game; and most events of a draw are told with their places."""
    asked = GAMES[name].read_options({**GAMES[name].bots_alone(), **DRAWN.get(name, {})})
    match = played(GAMES[name], DRAWN.get(name, {}))
    opened = Opened(match, asked)

    assert match.state.digest() == opened.state.digest()
    assert [event.told_to(0) for event in opened.events] == match.told(0)
    dice = SealedDice(SECRET, match.words)
    for one in opened.shuffles:
        again = one.before[:]
        dice.shuffle(again, one.source, one.k)
        assert (one.source, one.k, again) == (one.source, one.k, one.after)
    for roll in opened.rolls:
        stream = dice.stream(roll.source, roll.k)
        assert roll.numbers == [int(stream.below(n)) for n in roll.below]
    assert len(opened.draws) > 40
    assert {one.source for one in opened.shuffles} <= opened.sources.keys()


@pytest.mark.parametrize("name", GAMES)
def test_what_will_be_shuffled_is_known_before(name: str) -> None:
    """The cards of the first shuffles, and nothing that a secret has a part in."""
    match = played(GAMES[name], DRAWN.get(name, {}))
    asked = GAMES[name].read_options({**GAMES[name].bots_alone(), **DRAWN.get(name, {})})
    prepared = Prepared(GAMES[name], GAMES[name].seats[-1], asked)
    set_up = [one for one in Opened(match, asked).shuffles if one.event < match.marks[0]]

    assert prepared.shuffles
    assert [(one.source, one.k, one.before) for one in set_up] == [
        (one.source, one.k, one.before) for one in prepared.shuffles
    ]


def test_an_option_that_was_drawn_is_written_down() -> None:
    """The kingdom and the number of events of a random game of Dominion, which its options now name."""
    game = GAMES["dominion"]
    asked = game.read_options({"kingdom": "random", "turn_cap": "40"})
    opened = Opened(played(game, {"kingdom": "random", "turn_cap": "40"}), asked)
    settled = Opened(played(game, {"kingdom": "random", "turn_cap": "40"}))
    kingdom = next(one for one in opened.shuffles if one.source == "kingdom")
    names = [opened.name_of("kingdom", card) for card in kingdom.after[:10]]
    match = played(game, {"kingdom": "random", "turn_cap": "40"})

    assert sorted(names) == sorted(match.options["kingdom"].split(", "))
    assert ["events"] == [roll.source for roll in opened.rolls if roll.source != "start"]
    assert not [one for one in settled.shuffles if one.source == "kingdom"]


class ByChance(Pebbles):
    """Pebbles of which chance throws one away before the bag is shaken."""

    def start(self, seats: int, dice: Dice, options: Options, sink: list[Event] | None = None) -> State:
        left = list(range(10))
        left.remove(dice.pick(10, "thrown", 0))
        dice.shuffle(left, "left", 0)
        return super().start(seats, dice, options, sink)


def test_what_depends_on_chance_is_not_promised() -> None:
    prepared = Prepared(ByChance(), 2, {})

    assert ["start"] == [one.source for one in prepared.shuffles]
    assert [("thrown", [10])] == [(one.source, one.below) for one in prepared.rolls]


def test_a_thing_without_a_name_is_its_number() -> None:
    prepared = Prepared(PEBBLES, 2, {})

    assert ("agate", "3") == (prepared.name_of("start", 0), prepared.name_of("elsewhere", 3))
    assert "7" == Source("die", [], {}).name_of(7)


def test_recording_does_not_touch_the_match() -> None:
    """Neither its story nor its dice; the small dice of simulations are recorded in the same way."""
    match = Match(PEBBLES, {}, [Player("a"), Player("b")], b"", quick=5)
    before = match.events[:]
    first = Opened(match).shuffles[0]
    again = first.before[:]
    shuffle(again, QuickDice(5).stream("start", 0))

    assert before == match.events and isinstance(match.dice, QuickDice)
    assert again == first.after
