"""The course of a match: what can be taken back, and what a reader must be told again."""

import pytest

from cairn.core.dice import QuickDice, QuickStream
from cairn.core.errors import Args
from cairn.core.match import Match, Player
from cairn.core.undo import last_choice
from cairn.games import GAMES
from cairn.server import messages
from cairn.server.course import Course
from cairn.server.denied import Denied

GAME = GAMES["lost-cities"]


def a_course(bots: tuple[bool, bool] = (False, False)) -> Course:
    """A match of two short games before its first move."""
    options = GAME.read_options({"games": "2", "turn_cap": "8", "start": "1"})
    return Course(Match(GAME, options, [Player("A", bots[0]), Player("B", bots[1])], b"s" * 32, ["x", "y"]))


class Reader:
    """Somebody who lays every view on what he has; he may lose his line, and forget that undos were told."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.has: list[tuple[str, Args]] = []
        self.cuts = 0

    def is_shown(self, course: Course) -> None:
        """Cut what he has where the view says, and lay its events on."""
        since = course.known_since(len(self.has), self.cuts)
        told = messages.shown(course, self.seat, since, None)
        self.has = self.has[: told.since] + told.events
        self.cuts = len(course.cuts)


def test_readers_have_the_whole_story_whenever_they_come_back() -> None:
    """After any number of moves and undos, heard or missed."""
    stream = QuickDice(1).stream("readers", 0)
    assert isinstance(stream, QuickStream)
    for _ in range(20):
        course = a_course()
        readers = [Reader(seat) for seat in (0, 1, None)]
        for _ in range(60):
            if course.is_over or (stream.below(6) == 0 and course.match.moves):
                course.undo(int(stream.below(len(course.match.moves))))
            else:
                course.push(course.match.state.random_move(stream))
            for reader in readers:
                if stream.below(3) == 0:
                    continue
                if stream.below(4) == 0:
                    reader.cuts = 0
                reader.is_shown(course)
                assert course.match.told(reader.seat) == reader.has
            for seat in (0, 1):
                assert last_choice(course.match, seat) == course.last_choice(seat)


def test_a_reader_who_is_there_is_told_nothing_twice() -> None:
    """Long after an undo too, though there were once more events."""
    course = a_course()
    reader = Reader(0)
    for _ in range(4):
        course.push(course.match.state.options()[0])
    reader.is_shown(course)
    course.undo(1)
    reader.is_shown(course)
    course.push(course.match.state.options()[0])

    assert len(reader.has) == course.known_since(len(reader.has), reader.cuts)


def test_who_deals() -> None:
    """Any person; a bot only where there is none."""
    for bots, dealers in [((False, False), {0, 1}), ((False, True), {0}), ((True, True), set())]:
        course = a_course(bots)
        while not course.is_between_games:
            course.push(course.match.state.options()[0])
        assert dealers == set(course.people)
        assert (course.bot_to_move is None) == bool(dealers)
        if dealers:
            course.play("deal", min(dealers))
            assert not course.is_between_games


def test_what_a_rule_keeps_is_not_taken_back() -> None:
    """Not even alone against a bot, which would agree to anything else."""
    africana = GAMES["africana"]
    players = [Player("A"), Player("rule", True)]
    course = Course(Match(africana, africana.read_options({"start": "1"}), players, b"s" * 32, ["x", ""]))
    with pytest.raises(Denied) as nothing:
        course.undo_to(0)
    course.play("turn left", 0)
    with pytest.raises(Denied) as kept:
        course.undo_to(0)

    assert ("no-undo", "") == (nothing.value.key, nothing.value.rule)
    assert ("no-undo-final", "AF-B6") == (kept.value.key, kept.value.rule)
    assert "no" == course.undo_of(0).how
    course.play("done", 0)
    assert ("free", 1) == (course.undo_of(0).how, course.undo_of(0).to)


def test_the_last_move_of_each_reader() -> None:
    """What others did since the own last choice; the own moves while nobody has; else the last mover's."""
    course = a_course()
    marks = course.match.marks
    assert [marks[0]] * 3 == [course.last_since(seat) for seat in (0, 1, None)]
    for text in ("camp", "draw"):
        spelled = [GAME.spell(move) for move in course.match.state.options()]
        course.play(next(move for move in spelled if move.startswith(text)), 0)
    # Seat 1 sees its own turn until the other has moved, and so does everybody else.
    assert [marks[0]] * 3 == [course.last_since(seat) for seat in (0, 1, None)]
    spelled = [GAME.spell(move) for move in course.match.state.options()]
    course.play(next(move for move in spelled if move.startswith("camp")), 1)
    assert [marks[2]] * 3 == [course.last_since(seat) for seat in (0, 1, None)]
    course.undo(2)
    assert [marks[0]] * 3 == [course.last_since(seat) for seat in (0, 1, None)]
