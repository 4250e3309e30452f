"""The parts of the terminal's screen: what a line means, how a view is drawn, where a match is kept."""

import io
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from cairn.bots.bot import Bot, Eyes
from cairn.cli.answers import COMMANDS, Answer, Listener
from cairn.cli.ask import LineAsker
from cairn.cli.plain import PlainScreen
from cairn.cli.seats import names_at_table
from cairn.cli.shelf import folder, keep, newest_unfinished
from cairn.cli.sitting import Sitting
from cairn.core.dice import secret_of_seed
from cairn.core.errors import BadSetup, UnknownMove
from cairn.core.game import OVER, Move
from cairn.core.match import Crash, Match, Player
from cairn.core.record import read_match
from cairn.core.undo import is_free, last_choice
from cairn.games import GAMES, title_of
from cairn.terminal.page import Page, in_letters, page_on
from cairn.terminal.words import Words, signed
from cairn.text import LANGUAGES, Speaker

GAME = GAMES["lost-cities"]
WIDTHS = [40, 60, 71, 72, 73, 80, 100, 120]


def words(language: str = "en", you: int | None = 0) -> Words:
    """Words for a table of Anna and a bot."""
    return Words(Speaker(language, GAME.name), ["Anna", "Bot rule"], you)


def new_match(seed: str = "7", **options: str) -> Match:
    """A match of Anna against the rule bot."""
    players = [Player("Anna"), Player("rule", True)]
    return Match(GAME, GAME.read_options(options), players, secret_of_seed(seed))


def play(match: Match, moves: int) -> None:
    """Make this many moves, each the first that is allowed: cards are played, the draw pile gets shorter."""
    for _ in range(moves):
        if match.state.to_move() != OVER:
            match.push(match.state.options()[0])


# What a line means.


OPTIONS = ["play green 9", "play green 10", "camp green 9", "camp yellow sponsor"]


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("1", "play green 9"),
        (" 4 ", "camp yellow sponsor"),
        ("play green 9", "play green 9"),
        ("PLAY  Green 9", "play green 9"),
        ("p g 9", "play green 9"),
        ("p g 1", "play green 10"),
        ("c y", "camp yellow sponsor"),
        ("Put green 9 into the camp", "camp green 9"),
        ("play green 3", "play green 3"),
        ("take blue", "take blue"),
        ("t b", "take blue"),
    ],
)
def test_moves_are_understood(line: str, move: str) -> None:
    """By number, by spelling, by the beginnings of its words, by label; allowed or not."""
    assert Answer(move=move) == Listener(GAME, words()).read(line, OPTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_understood_in_every_language(language: str) -> None:
    """By its label and by its spelling."""
    listener = Listener(GAME, words(language))
    for move in GAME.moves:
        assert listener.read(move, OPTIONS).move == move
        assert listener.read(listener.labels[move].upper(), OPTIONS).move == move


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_understood_in_every_language(language: str) -> None:
    """In its words and in English; no command takes another's word or a move's."""
    listener = Listener(GAME, words(language))
    for command, shown in zip(COMMANDS, listener.shown, strict=True):
        assert listener.read(shown, OPTIONS).command == command
        assert listener.read(command, OPTIONS).command == command
    assert listener.read("?", OPTIONS).command == "help"
    assert listener.read("hel", OPTIONS).command == "help"
    assert listener.read("why play green 3", OPTIONS) == Answer(command="why", rest="play green 3")


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("p g", "play-ambiguous"),
        ("t", "play-none-allowed"),
        ("0", "play-no-number"),
        ("5", "play-no-number"),
        ("123456789012345678901234567890", "play-no-number"),
        ("paly green 9", "no-unknown-move"),
        ("xyzzy", "no-such-move"),
    ],
)
def test_what_is_not_understood_is_said(line: str, key: str) -> None:
    with pytest.raises(UnknownMove) as refused:
        Listener(GAME, words()).read(line, OPTIONS)

    assert refused.value.key == key


def test_enter_does_the_one_thing_there_is() -> None:
    """Where there are several, it shows the table once more."""
    listener = Listener(GAME, words())

    assert listener.read("", ["draw"]) == Answer(move="draw")
    assert listener.read(" ", OPTIONS) == Answer(command="table")


# How a view is drawn and told.


@pytest.mark.sweep("colours")
@pytest.mark.parametrize(("language", "colours"), [*[(language, "5") for language in LANGUAGES], ("pl", "6")])
def test_drawings_fit_every_width(language: str, colours: str) -> None:
    """At the start, in the middle, between two games and at the end; for those who play and who watch."""
    drawing = title_of(GAME).drawing()
    match = new_match(
        colours=colours, milestones="on", games="2", deck_count="off" if colours == "6" else "on"
    )
    for moves in (0, 40, 50, 300):
        play(match, moves)
        for width in WIDTHS:
            for you in (1, None):
                console = Console(width=width, height=30, file=io.StringIO(), color_system=None)
                page = page_on(console, match.view(you), words(language, you))
                for drawn in (drawing.table(page), drawing.choices(page), drawing.sheet(page)):
                    console.print(drawn, width=page.width)
                output = console.file.getvalue()  # type: ignore[attr-defined]
                assert max(cell_len(line) for line in output.splitlines()) < width
                assert "lost-cities-" not in output
    assert match.state.to_move() == OVER


def test_the_longest_expedition_fits() -> None:
    """Twelve cards, at any width, and each of them shows."""
    position = {
        "expeditions": [{"green": ["sponsor"] * 3 + [str(n) for n in range(2, 11)]}, {}],
        "seat": 1,
    }
    state = GAME.position(position, new_match().dice, GAME.read_options({}))
    for width in WIDTHS:
        for you in (0, 1):
            console = Console(width=width, height=30, file=io.StringIO(), color_system=None)
            page = page_on(console, state.view(you), words(you=you))
            console.print(title_of(GAME).drawing().table(page), width=page.width)
            lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
            lane = next(line for line in lines if line.count("S") == 3)
            assert [n for n in range(2, 11) if str(n) not in lane] == []
            assert "+156" in lane
            assert cell_len(lane) < width


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_is_told_in_sentences(language: str) -> None:
    drawing = title_of(GAME).drawing()
    match = new_match(milestones="on", games="1")
    for _ in range(8):
        for you in (0, 1, None):
            page = Page(match.view(you), words(language, you))
            for line in drawing.tell_table(page) + drawing.tell_choices(page) + drawing.tell_sheet(page):
                assert line.endswith(".")
                assert "-cities-" not in line
                assert "{" not in line
        play(match, 11)


def test_minus_is_said_where_it_might_not_be_heard() -> None:
    assert signed(-3) == "−3"
    assert signed(6) == "+6"
    assert words().spoken(-3) == "minus 3"
    assert words("it").spoken(-3) == "meno 3"


def test_letters_stand_for_symbols() -> None:
    assert in_letters("−3 → „żółta łódź“ …") == '-3 -> "zolta lodz" ...'


def test_names_can_be_told_apart_and_obey_nobody() -> None:
    """Two equal bots are numbered; control characters are gone; long names are cut."""
    speaker = Speaker("en", GAME.name)
    bots = [Player("rule", True), Player("rule", True)]
    people = [Player("Eve\x1b[2J"), Player("x" * 50)]

    assert names_at_table(bots, speaker) == ["Bot rule 1", "Bot rule 2"]
    assert names_at_table(people, speaker) == ["Eve[2J", "x" * 15 + "…"]


# Undo.


def test_undo_goes_to_ones_own_last_choice() -> None:
    """Freely while nobody else has moved and nothing has come to light."""
    match = new_match(start="1")
    assert last_choice(match, 0) is None
    match.push(match.state.options()[-1])
    assert last_choice(match, 0) == 0
    assert is_free(match, 0, 0)
    match.play("draw")
    assert last_choice(match, 0) == 1
    assert not is_free(match, 0, 1)
    assert last_choice(match, 1) is None


def test_what_others_did_is_not_undone_freely() -> None:
    """Even if no card has come to light by it."""
    match = new_match(start="1")
    match.push(next(move for move in match.state.options() if GAME.spell(move).startswith("camp")))
    match.play("draw")
    for _ in range(2):
        match.push(match.state.options()[-1])
    back = last_choice(match, 0)
    assert back is not None
    match.undo(back)
    match.play("draw")
    match.push(next(move for move in match.state.options() if GAME.spell(move).startswith("camp")))
    match.push(next(move for move in match.state.options() if GAME.spell(move).startswith("take")))

    assert match.may_undo_freely(back + 1)
    assert not is_free(match, 0, back + 1)


# Where matches are kept.


def test_matches_are_kept_where_the_system_wants_them(tmp_path: Path) -> None:
    """A relative path in XDG_STATE_HOME is to be ignored."""
    assert folder({"XDG_STATE_HOME": str(tmp_path)}) == tmp_path / "cairn"
    assert folder({"XDG_STATE_HOME": "here"}) == Path.home() / ".local" / "state" / "cairn"
    assert folder({}) == Path.home() / ".local" / "state" / "cairn"


def test_the_newest_unfinished_match_is_found(tmp_path: Path) -> None:
    """Damaged and finished ones are passed over."""
    environ = {"XDG_STATE_HOME": str(tmp_path)}
    home = tmp_path / "cairn"
    home.mkdir()
    with pytest.raises(BadSetup):
        newest_unfinished(environ)
    match = new_match(games="1")
    keep(match.text(), home / "lost-cities-1.match")
    play(match, 1000)
    assert match.state.to_move() == OVER
    keep(match.text(), home / "lost-cities-2.match")
    (home / "lost-cities-3.match").write_text("cairn-match 1\n")

    path, found = newest_unfinished(environ)
    assert path.name == "lost-cities-1.match"
    assert found.moves == []


# Bugs.


class Stumbling(Bot):
    """A bot with a bug."""

    def choose(self, eyes: Eyes) -> Move:
        raise ZeroDivisionError


def test_a_bug_says_which_move_and_leaves_the_match(tmp_path: Path) -> None:
    match = new_match(start="2")
    asked = Sitting(
        match,
        tmp_path / "a.match",
        words(),
        PlainScreen(title_of(GAME).drawing()),
        LineAsker(),
        {1: Stumbling()},
    )
    with pytest.raises(Crash) as crash:
        asked.run()

    assert crash.value.number == 1
    assert read_match(crash.value.text, GAMES).moves == []
