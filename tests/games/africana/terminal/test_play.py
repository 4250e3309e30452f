"""Africana at the terminal: drawn at many sizes, told in sentences, asked for in words."""

import random
import re
import shutil
from pathlib import Path

import pytest
from rich.cells import cell_len

from cairn.cli.answers import COMMANDS, Answer, Listener
from cairn.core.components import own_tables
from cairn.core.dice import secret_of_seed
from cairn.core.game import OVER, Game, View
from cairn.core.match import Match, Player
from cairn.games import title_of
from cairn.games.africana.proof import words as africana
from cairn.games.africana.rules.game import AFRICANA
from cairn.games.africana.rules.pieces import BOOKS
from cairn.games.africana.terminal import facts, places
from cairn.games.africana.terminal.atlas import Atlas, atlas_of
from cairn.games.africana.terminal.sentences import tell_map
from cairn.proof import Scene
from cairn.terminal.page import Page
from cairn.terminal.words import Words
from cairn.text import LANGUAGES, Speaker
from tests.cli.paper import on_paper
from tests.cli.pseudo_terminal import ASKED, Terminal, match_in, piped
from tests.cli.running import cairn

GAME = AFRICANA
DRAWING = title_of(GAME).drawing()
PLAY = ("play", "africana", "--seats", "me,random", "--seed", "4", "--set", "start=1")
SIZES = [
    (24, 24),
    (40, 24),
    (60, 50),
    (80, 24),
    (80, 50),
    (99, 40),
    (100, 30),
    (120, 40),
    (160, 50),
    (220, 30),
]
KEY = re.compile(r"africana-[a-z]|play-[a-z]+-[a-z]|\{ ")
"""What a missing message leaves behind."""
BRAILLE = re.compile("[\u2801-\u28ff]")
OPEN = (
    "lagos - victoria falls, tripoli - lagos (1 3), lagos - zanzibar, jidda - timbuktu (2), ujiji - dakar (1)"
)
BUSY = f"""
    seat 1 to act
    places: lagos, napoli, jidda
    silver: 12 3 40
    hand 1: magenta, turquoise, joker, grey assistant
    hand 2: violet
    hand 3: orange 2, joker
    spaces: {OPEN}
    adventures 1: statuette lagos, magenta assistant lagos
    adventures 2: mask luanda
    north left: shield serengeti
"""
"""Much may be done: every colour for 5 silver, two to join, three to end, a book to buy from."""


def words(language: str = "en", you: int | None = 0, seats: int = 2, game: Game = GAME) -> Words:
    """Words for a table of this many players."""
    return Words(Speaker(language, game.name, game.names), ["Anna", "Ben", "Łucja", "Zoë"][:seats], you)


def new_match(seats: int = 2, seed: str = "7", game: Game = GAME, **options: str) -> Match:
    """A match that nobody has played yet."""
    players = [Player(name) for name in words(seats=seats).names]
    return Match(game, game.read_options({"start": "1", **options}), players, secret_of_seed(seed))


def play(match: Match, moves: int, dice: random.Random) -> None:
    """This many moves by chance, rarely one that ends something, so that much lies on the table."""
    for _ in range(moves):
        if match.state.to_move() == OVER:
            return
        options = match.state.options()
        busy = [move for move in options if GAME.spell(move) not in ("done", "draw")]
        match.push(dice.choice(busy if busy and dice.random() < 0.7 else options))


def laid(text: str, *moves: str, seats: int = 2) -> View:
    """What seat 1 sees of the scene that the words describe, after some moves."""
    scene = Scene(GAME.name, seats=seats)
    return scene.lay_out(africana.read(text, scene.agreed, seats)).play(*moves).state.view(0)


def busy(*moves: str) -> View:
    """What seat 1 sees of the busy table."""
    return laid(BUSY, *moves, seats=3)


def page_of(view: View, language: str = "en", game: Game = GAME) -> Page:
    """A page to tell sentences from."""
    return Page(view, words(language, view["you"], len(view["seats"]), game), game=game)


def drawn(
    view: View, width: int, height: int = 40, language: str = "en", encoding: str = "utf-8", game: Game = GAME
) -> str:
    """All that is drawn of a view, line by line."""
    spoken = words(language, view["you"], len(view["seats"]), game)
    return on_paper(game, view, spoken, width, height, encoding)


def told(view: View, language: str = "en") -> list[str]:
    """All that is told of a view."""
    page = page_of(view, language)
    lines = DRAWING.tell_table(page) + DRAWING.tell_choices(page) + DRAWING.tell_sheet(page)
    return lines + tell_map(page)


# How views are drawn and told.


@pytest.mark.sweep
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_view_can_be_drawn_at_every_size(seats: int) -> None:
    """Each table in another language, for those who play and who watch: no line is too wide."""
    dice = random.Random(seats)
    language = LANGUAGES[seats]
    match = new_match(seats, str(seats), turn_cap="60")
    for stage in range(6):
        for you in (match.state.to_move(), None) if match.state.to_move() != OVER else (0,):
            view = match.view(you)
            for width, height in SIZES[stage % 2 :: 2]:
                text = drawn(view, width, height, language)
                assert max(cell_len(line) for line in text.splitlines()) < max(width, 25)
                assert not KEY.search(text)
        play(match, 40, dice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_is_told_in_sentences(language: str) -> None:
    """Every line is one; every expedition, adventure, hand card and move is named."""
    match = new_match(3, "9")
    dice = random.Random(5)
    speaker = Speaker(language, GAME.name, GAME.names)
    for _ in range(6):
        view = match.view(match.state.to_move())
        lines = told(view, language)
        whole = "\n".join(lines)
        for line in lines:
            assert line.endswith(".")
            assert line[0].isupper() or line[0].isdigit()
            assert not KEY.search(line)
        for space in facts.spaces(view):
            assert space["expedition"] is None or speaker.piece("expedition", space["expedition"]) in whole
        for book in BOOKS:
            for _, top, _ in facts.pages(view, book):
                assert top is None or speaker.piece("adventure", top) in whole
        hand = DRAWING.tell_hand(page_of(view, language))
        assert all(speaker.card(card) in hand for card in facts.hand(view))
        for i in range(len(facts.options(view))):
            assert re.search(rf"\b{i + 1}\b", whole)
        play(match, 30, dice)


def test_what_may_be_done_stands_in_groups() -> None:
    """Places with the ways there, and behind each move what it brings or costs."""
    text = drawn(busy(), 120)

    assert re.search(
        r"Go to +\[≈\] Timbuktu  \d+ ≈ turquoise  \d+ ★ joker  \d+ ∩ magenta · ¤5  \d+ ♙╪ grey", text
    )
    assert re.search(r"\(≈⊙\) Cape Town  \d+ ≈ turquoise", text)
    assert re.search(r"Join +\d+ Lagos → Victoria Falls \+¤2  \d+ Lagos → Zanzibar \+¤1", text)
    assert re.search(
        r"End +\d+ Tripoli → Lagos ¤3 1 point  \d+ statuette \(Lagos\) ¤2 2 points  \d+ magenta assistant",
        text,
    )
    assert re.search(r"Turn a page \d+ left\n", text)
    assert re.search(r"Buy +\d+ shield \(Serengeti\) ¤3 2 points · ¤5", text)
    assert re.search(r"1 Draw two travel cards  2 Done", text)
    lines = told(busy())
    assert any(re.fullmatch(r"Go to Dakar: .*\d+ magenta for 5 silver.*\.", line) for line in lines)
    assert any(line.startswith("Buy: ") and line.endswith("2 points, for 5 silver.") for line in lines)


def test_the_second_page_has_its_price() -> None:
    """The first is free."""
    text = drawn(busy("turn left"), 80)

    assert re.search(r"Turn a page \d+ left · ¤1  \d+ right · ¤1", text)


def test_cards_that_must_go_are_asked_for() -> None:
    """Too many hand cards, then too many adventures."""
    view = laid("seat 1 to discard\nhand 1: magenta 4, turquoise, joker")
    assert re.search(r"Discard +\d ∩ magenta ×4  \d ≈ turquoise  \d ★ joker", drawn(view, 80))
    many = "adventures 1: mask luanda, drum port natal, vase cape town, shield mozambique"
    view = laid(f"seat 1 to give up\n{many}")
    assert re.search(r"Give up +\d mask \(Luanda\) ¤3 3 points", drawn(view, 80))
    assert any(line.startswith("Give up: 1 mask (Luanda), 3 silver, 3 points; 2 ") for line in told(view))


def test_the_players_by_their_shapes() -> None:
    """Company, place, silver, hand with its open cards, markers, adventures; points only of oneself."""
    text = drawn(busy(), 80, 24)

    assert "● Anna  3 points  Italy  Lagos  ¤12  hand 4 ★ ♙╪  markers 2  finished 1" in text
    assert re.search(r"■ Ben  France  Napoli  ¤3  hand 1  markers 3  finished \d+", text)
    assert "adventures statuette (Lagos) ¤2 2 points  magenta assistant (Lagos) ♙∩" in text
    assert re.search(r"2  Tripoli → Lagos +¤3  1 point +bonus \+1 card  ●▲", text)
    assert "You, adventures: statuette (Lagos), 2 silver, 2 points; magenta assistant (Lagos)." in told(
        busy()
    )
    assert (
        "Space 2: Tripoli → Lagos, 3 silver, 1 point, joining bonus 1 travel card, joined by Anna, Łucja."
        in (told(busy()))
    )


def test_what_a_spectator_sees_has_no_hands_and_no_points() -> None:
    view = new_match().view(None)

    assert facts.hand(view) == {}
    assert facts.choices(view) == facts.Choices()
    assert "nothing" == DRAWING.tell_hand(page_of(view))
    assert not any("point" in line for line in told(view) if line.startswith(("Anna", "Ben")))
    opened = new_match(open_scores="on").view(None)
    assert all("0 points" in line for line in DRAWING.tell_sheet(page_of(opened)))


def test_an_empty_space_and_the_last_round() -> None:
    view = laid("seat 1 to act\nspaces: jidda - timbuktu, -, napoli - windhoek, -, -\npile:\nlast round")
    text = drawn(view, 80, 24)

    assert re.search(r"2  empty +bonus", text)
    assert "Last round: Ben has the last turn" in text
    assert "Space 2: empty, joining bonus 1 travel card." in told(view)
    assert "Last round: Ben has the last turn." in told(view)


# The map.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_its_whole_name_on_the_picture(language: str) -> None:
    """Wherever pawns and expeditions lie, from the smallest picture on that a table has."""
    match, dice = new_match(4, language), random.Random(3)
    atlas = Atlas(GAME.components())
    for _ in range(3):
        play(match, 30, dice)
        page = page_of(match.view(match.state.to_move()), language)
        for width, height in ((54, 18), (58, 24), (76, 30)):
            lines = places.picture(page, atlas, width, height)
            text = "\n".join(line.plain for line in lines)
            assert {width} == {line.cell_len for line in lines}
            for place in atlas.places:
                assert page.words.piece("place", place) in text
            assert BRAILLE.search(text)


def test_the_picture_is_there_where_there_is_room() -> None:
    """Pawns, starts and targets on it; elsewhere what lies around the pawn, in letters the whole list."""
    wide, low, narrow = drawn(busy(), 120), drawn(busy(), 120, 24), drawn(busy(), 80, 60)
    letters = drawn(busy(), 120, encoding="ascii")

    assert BRAILLE.search(wide)
    assert "[♣⊙]●" in wide and "Lagos 1› 3› ›2 ⚑" in wide and "Timbuktu ›4" in wide
    assert "[] North" in wide and "1› expedition 1 starts" in wide
    for text in (low, narrow):
        assert not BRAILLE.search(text)
        assert "around Lagos 1› 3› ›2 ⚑ [≈] Timbuktu ›4  [╪⊙] Dakar" in text
    assert letters.isascii()
    assert re.search(r"\[OV\] Lagos o 1> 3> >2 ! +Timbuktu - Dakar - Khartoum", letters)
    assert re.search(r"\(TV\) Cape Town +Lagos - Windhoek - Port Natal", letters)


def test_the_ways_that_may_be_taken_stand_out() -> None:
    """In another style than the other routes."""
    page = page_of(busy())
    lines = places.picture(page, atlas_of(page), 58, 26)

    assert any("dark_orange3" in str(span.style) for line in lines for span in line.spans)
    styles = {
        str(span.style) for line in lines for span in line.spans if BRAILLE.search(line.plain[span.start])
    }
    assert {"dim", "bold dark_orange3"} == styles


def test_every_place_is_told() -> None:
    """Half, symbols, neighbours, who is there, what starts and ends there."""
    lines = tell_map(page_of(busy()))

    assert 22 == len(lines)
    assert (
        "Lagos: North, orange, violet; neighbours Timbuktu, Dakar, Khartoum, Leopoldville, Cape Town; "
        "there: Anna; start of space 1, 3; target of space 2; "
        "adventures there: statuette (Lagos) (Anna), magenta assistant (Lagos) (Anna)."
    ) in lines
    assert [
        "Jidda: North, turquoise, grey; neighbours Cairo, Aswan, Addis Ababa; there: Łucja; start of space 4."
    ] == (tell_map(page_of(busy()), "jid"))


@pytest.mark.rule("AF-C5")
def test_a_map_of_ones_own_is_drawn(tmp_path: Path) -> None:
    """Its names and routes; what is not in our catalogues is shown as it is printed."""
    own = tmp_path / "own"
    shutil.copytree(own_tables("africana"), own)
    scene = own / "locations.csv"
    scene.write_text(
        scene.read_text(encoding="utf-8").replace(",Timbuktu,", ",Old Araouane,"), encoding="utf-8"
    )
    game = GAME.with_components(str(own))
    view = new_match(game=game).view(0)

    assert "Old Araouane" in drawn(view, 120, language="fr", game=game)
    assert any(line.startswith("Old Araouane") for line in tell_map(page_of(view, "de", game)))
    assert "Timbuktu" not in "".join(tell_map(page_of(view, "en", game)))


def test_paper_that_takes_letters_only() -> None:
    """Symbols have letters that stand for them, in every language and at every width."""
    for language in LANGUAGES:
        for width, height in ((40, 24), (80, 40), (130, 40)):
            text = drawn(busy(), width, height, language, "ascii")
            assert text.isascii()
            assert "aG" in text and "[GV]" in text
            assert max(map(len, text.splitlines())) < width


# What a line means.


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("1", "draw"),
        ("g dak w j", "go dakar with joker"),
        ("go cape with turq", "go cape town with turquoise"),
        ("join lagos - z", "join lagos - zanzibar"),
        ("end mag", "end magenta assistant lagos"),
        ("turn l", "turn left"),
        ("dr", "draw"),
    ],
)
def test_moves_are_understood(line: str, move: str) -> None:
    """By number and by beginnings."""
    assert Answer(move=move) == Listener(GAME, words()).read(line, facts.options(busy()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_this_game_are_understood_in_every_language(language: str) -> None:
    """`card` and `map`, with a name behind them."""
    listener = Listener(GAME, words(language))
    speaker = Speaker(language, GAME.name)

    assert [*COMMANDS, "card", "map"] == listener.known
    for command in ("card", "map"):
        for word in (command, speaker.say(f"play-command-{command}")):
            assert Answer(command=command, rest="lagos") == listener.read(f"{word} lagos", ["draw", "done"])


# At the terminal.


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40)])
def test_some_turns_at_a_terminal(tmp_path: Path, columns: int, rows: int) -> None:
    """The first question fits, no line is too wide, the commands of this game answer."""
    terminal = Terminal(tmp_path, *PLAY, columns=columns, rows=rows)
    terminal.expect(ASKED)
    terminal.send("table")
    assert len(terminal.screen.rstrip().splitlines()) <= rows
    assert "Choose one action" in terminal.screen
    for _ in range(3):
        terminal.send("draw")
    for line in (
        "?",
        "map",
        "map lagos",
        "card mask",
        "score",
        "log",
        "hand",
        "why draw",
        "rule AF-M1",
        "table",
    ):
        terminal.send(line)
    terminal.send("quit", r"\.match")

    assert terminal.wait() == 0
    wide = [line for line in terminal.lines() if cell_len(line) > columns and ".match" not in line]
    assert wide == []
    assert not KEY.search("\n".join(terminal.lines()).replace(str(tmp_path), ""))


@pytest.mark.sweep
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_in_sentences(tmp_path: Path, language: str) -> None:
    """Number by number to its end; it says who has won."""
    args = [*PLAY, "--set", "turn_cap=12", "--lang", language, "--plain"]
    run = piped(tmp_path, *args, lines=["1", "3"] * 40)

    assert run.stderr == ""
    assert run.returncode == 0
    match = match_in(tmp_path)
    assert match.state.to_move() == OVER
    winners = match.state.winners()
    speaker = Speaker(language, GAME.name)
    if len(winners) == 1:
        name = "Seat 1" if winners[0] == 0 else "Bot random"
        assert speaker.say("play-africana-won", {"seat": winners[0]}, [name, name], 0) in run.stdout
    assert not KEY.search(run.stdout.replace(str(tmp_path), ""))


def test_places_and_cards_can_be_read_at_the_table(tmp_path: Path) -> None:
    lines = ["map lagoss", "map ta", "map khar", "card maks", "card jidda timbuktu", "card", "quit"]
    run = piped(tmp_path, *PLAY, "--plain", lines=lines)

    assert "There is no place “lagoss” on the map; did you mean “Lagos”?" in run.stdout
    assert "“ta” may mean: Tangier, Tananarive." in run.stdout
    assert "Khartoum: North, magenta, orange; neighbours Aswan, Lagos, Addis Ababa, Ujiji." in run.stdout
    assert "There is no card “maks”; did you mean “mask”?" in run.stdout
    assert "Jidda → Timbuktu · B03: 3 silver, 4 points; 3 steps; deck B; reconstructed." in run.stdout
    assert "Which card?" in run.stdout


def test_a_replay_shows_the_table(tmp_path: Path) -> None:
    match = new_match(3)
    play(match, 60, random.Random(3))
    path = tmp_path / "three.match"
    path.write_text(match.text(), encoding="utf-8")
    run = cairn("replay", str(path))

    assert (0, "") == (run.returncode, run.stderr)
    assert "northern book" in run.stdout
    assert not KEY.search(run.stdout)


def test_a_page_that_was_seen_is_not_taken_back(tmp_path: Path) -> None:
    """Bots agree to every undo, but not the rule."""
    run = piped(tmp_path, *PLAY, lines=["turn left", "undo", "done", "quit"])

    assert "in this game that cannot be taken back. [AF-B6]" in run.stdout
    assert match_in(tmp_path).log[:2] == ["1 1 turn left", "2 1 done"]
