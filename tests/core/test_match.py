"""A match: who may play what, what can be taken back, and that it is the same when it is read again."""

import pytest

from cairn.core.dice import QuickStream, secret_of_seed
from cairn.core.errors import BadMatch, GameOver, IllegalMove, NotYourMove, UnknownMove
from cairn.core.game import OVER, Options
from cairn.core.match import Crash, Match, Player
from cairn.core.record import read_match
from cairn.games import GAMES
from tests.core.ladder import CLIMB, LADDER, PEEK

LOST_CITIES = GAMES["lost-cities"]


def lost_cities(options: Options | None = None, seed: str = "1") -> Match:
    """A match of Lost Cities that seat 1 starts."""
    chosen = LOST_CITIES.read_options({"games": "1", "start": "1", **(options or {})})
    players = [Player("Anna  of\nGreen Gables"), Player("rule", is_bot=True)]
    return Match(LOST_CITIES, chosen, players, secret_of_seed(seed), ["river ", ""])


def ladder(options: Options | None = None, moves: int = 0) -> Match:
    """A match of Ladder, climbed so far."""
    match = Match(LADDER, LADDER.read_options(options or {}), [Player("A"), Player("B")], b"", quick=1)
    for _ in range(moves):
        match.push(CLIMB)
    return match


def play_random(match: Match, moves: int, stream: QuickStream) -> None:
    """Play this many random moves, or to the end."""
    for _ in range(moves):
        if match.state.to_move() == OVER:
            break
        options = match.state.options()
        match.push(options[stream.below(len(options))])


def first_option(match: Match, verb: str) -> str:
    """The first of the options that begins with this word."""
    spellings = [match.game.spell(move) for move in match.state.options()]
    return next(spelling for spelling in spellings if spelling.startswith(verb))


# Playing.


def test_only_the_seat_to_move_plays() -> None:
    """Another seat is told whose move it is, and nothing changes."""
    match = ladder()

    with pytest.raises(NotYourMove) as refused:
        match.play("climb", seat=1)
    assert {"seat": 0} == refused.value.facts
    match.play("climb", seat=0)
    match.play("Climb")
    assert [0, 1] == match.seats
    assert [CLIMB, CLIMB] == match.moves


def test_a_move_must_be_spelled_right() -> None:
    """An unknown spelling is refused with the nearest guess."""
    match = lost_cities()

    with pytest.raises(UnknownMove) as refused:
        match.play("drww")
    assert "draw" == refused.value.facts["guess"]
    assert 0 == match.at


def test_a_move_must_be_allowed() -> None:
    """A move that is not allowed is refused with its rule, and nothing changes."""
    match = lost_cities()
    before = match.state.digest(), match.text()

    with pytest.raises(IllegalMove) as refused:
        match.play("draw")
    assert "LC-T6" == refused.value.rule
    assert before == (match.state.digest(), match.text())


def test_nobody_plays_after_the_end() -> None:
    """Once the game is over every move is refused, whichever seat makes it."""
    match = ladder(moves=6)

    for play in (lambda: match.play("climb"), lambda: match.play("climb", 1), lambda: match.push(CLIMB)):
        with pytest.raises(GameOver):
            play()
    assert 6 == match.at


# Taking back.


def test_placing_can_be_taken_back_drawing_cannot() -> None:
    """A card that was placed goes back freely; once a card of the pile was seen, nothing does."""
    match = lost_cities()
    match.push(match.state.options()[0])

    assert match.may_undo_freely(0)
    match.play("draw")
    assert not match.may_undo_freely(1)
    assert not match.may_undo_freely(0)


def test_taking_from_a_camp_can_be_taken_back() -> None:
    """The top of a camp was open before it was taken: nothing has come to light."""
    match = lost_cities()
    camp = first_option(match, "camp")
    match.play(camp)
    match.play("draw")
    match.play(first_option(match, "play"))
    match.play(f"take {camp.split()[1]}")

    assert match.may_undo_freely(2)
    assert match.may_undo_freely(3)
    assert not match.may_undo_freely(1)


def test_there_is_nothing_to_take_back_beyond_the_moves() -> None:
    """One cannot go back to the present, to the future or to before the start."""
    match = ladder(moves=2)

    for to in (-1, 2, 3):
        assert not match.may_undo_freely(to)
        with pytest.raises(BadMatch) as refused:
            match.undo(to)
        assert ("match-undo", {"n": to}) == (refused.value.key, refused.value.facts)
    assert 2 == match.at


def test_undo_leads_back_and_is_remembered() -> None:
    """The position is the earlier one, the revision grows, and the log keeps what was taken back."""
    match = lost_cities()
    start = match.state.digest(), match.told(0)
    play_random(match, 3, QuickStream(1))
    once = match.state.digest(), match.told(0), match.view(1)["zones"]
    moves = match.moves[:]
    play_random(match, 2, QuickStream(2))
    match.undo(3)

    assert once == (match.state.digest(), match.told(0), match.view(1)["zones"])
    assert moves == match.moves
    assert 6 == match.at
    assert "undo 3" == match.log[-1]
    match.undo(0)
    assert start == (match.state.digest(), match.told(0))
    assert 7 == match.at


def test_a_forced_move_is_known() -> None:
    """Where there is one move it is named, unless it would bring something to light or the game is over."""
    assert ladder().forced() is None
    assert CLIMB == ladder(moves=1).forced()
    assert ladder(moves=6).forced() is None


def test_a_forced_draw_waits() -> None:
    """Where only the draw pile is left, the draw waits, so that the card placed can still be taken back."""
    match = lost_cities({"turn_cap": "1"})
    match.push(match.state.options()[0])
    match.play("draw")
    match.push(match.state.options()[0])

    assert ["draw"] == [LOST_CITIES.spell(move) for move in match.state.options()]
    assert match.forced() is None


# Looking.


def test_a_view_has_names_and_revision() -> None:
    """A match adds to the seat's view who sits where, and how far it has come."""
    match = lost_cities()
    match.push(match.state.options()[0])
    view = match.view(0)

    assert 1 == view["at"]
    assert [("Anna of Green Gables", False), ("rule", True)] == [(s["name"], s["bot"]) for s in view["seats"]]
    assert match.state.view(0)["zones"] == view["zones"]


def test_everybody_counts_the_same_events() -> None:
    """Seats and spectators are told of the same number of events; `since` leaves out the first."""
    match = lost_cities()
    for _ in range(40):
        play_random(match, 1, QuickStream(match.at))

        assert 1 == len({len(match.told(viewer)) for viewer in (0, 1, None)})
        assert match.marks[-1] == len(match.events)
        assert match.told(0)[3:] == match.told(0, since=3)
    assert match.told(0) != match.told(1) != match.told(None)


# Saving.


@pytest.mark.parametrize("seed", range(6))
def test_a_match_is_read_as_it_was_saved(seed: int) -> None:
    """Random play with random undoing comes back move for move, line for line and to the same position."""
    options = {"games": "2", "milestones": "on"} if seed % 2 else {"deck_count": "off"}
    match, stream = lost_cities(options, str(seed)), QuickStream(seed)
    for _ in range(8):
        play_random(match, int(stream.below(60)), stream)
        if match.moves and stream.below(2):
            match.undo(int(stream.below(len(match.moves))))
    again = read_match(match.text(), GAMES)

    assert match.text() == again.text()
    assert match.state.digest() == again.state.digest()
    assert (match.moves, match.seats, match.log) == (again.moves, again.seats, again.log)
    assert match.told(0) == again.told(0)
    assert match.learnt == again.learnt


def test_a_quick_match_is_read_as_it_was_saved() -> None:
    """A match of simulations says its number instead of a secret."""
    match = ladder(moves=4)
    again = read_match(match.text(), {"ladder": LADDER})

    assert match.text() == again.text()
    assert "quick 1\n" in match.text()
    assert match.text().splitlines()[-1].startswith("end #")


def test_a_finished_match_can_be_read() -> None:
    """A match that was played to its end ends when it is read."""
    match = lost_cities()
    play_random(match, 10_000, QuickStream(5))
    again = read_match(match.text(), GAMES)

    assert again.state.to_move() == OVER
    assert match.state.winners() == again.state.winners()


def test_lines_may_end_as_on_windows() -> None:
    """A file whose lines end with carriage returns is the same match."""
    text = ladder(moves=3).text()

    assert text == read_match(text.replace("\n", "\r\n"), {"ladder": LADDER}).text()


def test_the_public_text_has_no_secret_and_no_move() -> None:
    """Those who still play get what was promised: the lines before the first move."""
    match = lost_cities()
    play_random(match, 4, QuickStream(1))
    promised = match.text().splitlines()[:-5]

    assert match.public_text().splitlines() == promised
    assert promised[-1].startswith("begin #") and any(line.startswith("commitment ") for line in promised)


def test_words_and_names_keep_to_their_line() -> None:
    """Blanks and line breaks in names and words become single blanks; an unsaid word is empty."""
    match = lost_cities()

    assert ["river", ""] == match.words
    assert "seat 1 person Anna of Green Gables\n" in match.text()
    assert "word 2 \n" in match.text()


def test_words_change_the_dice() -> None:
    """The same secret with other words deals other cards."""
    one = lost_cities()
    other = Match(LOST_CITIES, one.options, one.players, one.secret, ["lake", ""])

    assert one.state.digest() != other.state.digest()


# Crashing.


def test_a_crash_can_be_replayed() -> None:
    """A bug of the engine names its move and carries the match, which leads to the same bug."""
    match = ladder({"broken": "yes"}, moves=4)

    with pytest.raises(Crash) as crash:
        match.push(PEEK)
    with pytest.raises(Crash) as again:
        read_match(crash.value.text, {"ladder": LADDER})
    for seen in (crash.value, again.value):
        assert (5, "peek") == (seen.number, seen.spelling)
        assert "move 5, peek: the engine failed" == str(seen)
        assert isinstance(seen.__cause__, ZeroDivisionError)
    assert crash.value.text == again.value.text
