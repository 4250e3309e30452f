"""Adventure Tours at the terminal: drawn at many widths, told in sentences, its cards looked up."""

import io
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from cairn.cli.answers import COMMANDS, Answer, Listener
from cairn.cli.screen import DrawnScreen
from cairn.core.components import own_tables
from cairn.core.dice import secret_of_seed
from cairn.core.errors import BadSetup
from cairn.core.game import OVER, View
from cairn.core.match import Match, Player
from cairn.games import title_of
from cairn.games.adventure_tours.rules.game import ADVENTURE_TOURS as GAME
from cairn.games.adventure_tours.rules.pieces import ABILITIES, ACTIONS
from cairn.games.adventure_tours.terminal import facts, library
from cairn.games.adventure_tours.terminal.origin import origin
from cairn.terminal.page import Page
from cairn.terminal.words import Words
from cairn.text import LANGUAGES, Speaker
from tests.cli.paper import on_paper
from tests.cli.pseudo_terminal import ASKED, Terminal, match_in, piped
from tests.cli.running import cairn, refused, told

DRAWING = title_of(GAME).drawing()
TABLE = ("play", "adventure-tours", "--seats", "me,random,random", "--seed", "4", "--set", "start=1")
SIZES = [(24, 24), (40, 24), (60, 50), (79, 24), (80, 36), (100, 30), (120, 40), (160, 50), (250, 60)]
KEY = re.compile(r"adventure-tours-[a-z]|play-[a-z]+-[a-z]|\{ ")
"""What a missing message leaves behind."""


def names(seats: int) -> list[str]:
    """Who sits there."""
    return ["Anna", "Ben", "Łucja", "Zoë", "Emil", "Bot rule 6"][:seats]


def speaker(language: str = "en") -> Speaker:
    """Who speaks at this table."""
    return Speaker(language, GAME.name, GAME.names)


def words(language: str = "en", you: int | None = 0, seats: int = 3) -> Words:
    """Words for a table of this many players."""
    return Words(speaker(language), names(seats), you)


def new_match(seats: int = 3, seed: str = "7", **options: str) -> Match:
    """A match that nobody has played yet."""
    players = [Player(name) for name in names(seats)]
    return Match(GAME, GAME.read_options({"start": "1", **options}), players, secret_of_seed(seed))


def play(match: Match, moves: int, dice: random.Random) -> None:
    """This many moves by chance."""
    for _ in range(moves):
        if match.state.to_move() == OVER:
            return
        match.push(dice.choice(match.state.options()))


def page_of(view: View, language: str = "en", width: int = 80) -> Page:
    """A page for the reader of the view."""
    return Page(view, words(language, view["you"], len(view["seats"])), width=width)


def drawn(view: View, width: int, height: int = 30, language: str = "en", encoding: str = "utf-8") -> str:
    """All that is drawn of a view, line by line."""
    return on_paper(GAME, view, words(language, view["you"], len(view["seats"])), width, height, encoding)


def sentences(view: View, language: str = "en") -> list[str]:
    """All that is told of a view."""
    page = page_of(view, language)
    return DRAWING.tell_table(page) + DRAWING.tell_choices(page) + DRAWING.tell_sheet(page)


def laid(*cards: str, ready: bool = False) -> list[dict[str, Any]]:
    """A row of cards; the last may protect."""
    return [{"card": card, "ready": ready and card == cards[-1]} for card in cards]


def at_table(**decision: Any) -> View:
    """A view of seat 1 with cards laid before all, and perhaps another question."""
    view = new_match().view(0)
    view["zones"]["hands"][0] = [
        "red betty mcklug",
        "blue roy nobleman",
        "blue roy nobleman",
        "red lady goldsworthy",
    ]
    view["zones"]["members"] = [
        laid("yellow pater miller", ready=True),
        laid("red betty mcklug", "blue rufus rigs"),
        laid("yellow pater miller"),
    ]
    view["zones"]["equipment"] = [
        laid("yellow earl of bucket", "blue roy nobleman"),
        laid("red slowhand bill"),
        [],
    ]
    view["zones"]["discard"] = ["red molly magpie", "blue amelia airhead"]
    view["seats"][0] |= {"levels": {"red": 4, "blue": 4, "yellow": 6}, "income": 2, "hand": 4}
    if decision:
        view["decision"] = {"seat": 0, "prompt": "", "effects": {}, "args": {}} | decision
    return view


# How views are drawn and told.


@pytest.mark.sweep
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_view_can_be_drawn_at_every_size(seats: int) -> None:
    """In another language each, for those who play and who watch: no line is too wide."""
    dice = random.Random(seats)
    language = LANGUAGES[seats % len(LANGUAGES)]
    options = {"mode": "expert" if seats % 2 else "basic", "boards": "draft" if seats > 4 else "keep"}
    match = new_match(seats, str(seats), **options)
    for stage in range(8):
        for you in (match.state.to_move(), None) if match.state.to_move() != OVER else (0,):
            view = match.view(you)
            for width, height in SIZES[stage % 2 :: 2]:
                text = drawn(view, width, height, language)
                assert max(cell_len(line) for line in text.splitlines()) < max(width, 25)
                assert not KEY.search(text)
        play(match, 30, dice)


@pytest.mark.rule("AT-T7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_is_told_in_sentences(language: str) -> None:
    """Every laid card, every level, every card of the hand and every move is named."""
    match = new_match(4, "9", mode="expert")
    dice = random.Random(5)
    say = speaker(language)
    for _ in range(8):
        view = match.view(match.state.to_move() if match.state.to_move() != OVER else 0)
        lines = sentences(view, language)
        whole = "\n".join(lines)
        for line in lines:
            assert line.endswith(".")
            assert not KEY.search(line)
        for row in [*view["zones"]["members"], *view["zones"]["equipment"]]:
            assert all(say.card(one["card"]) in whole for one in row)
        for side in view["seats"]:
            for colour, level in side["levels"].items():
                assert f"{say.piece('category', facts.CATEGORY[colour])} {level}" in whole
            assert say.piece("ability", side["ability"]) in whole
        hand = DRAWING.tell_hand(page_of(view, language))
        assert all(say.card(card) in hand for card in facts.hand(view))
        for number in facts.numbers(view).values():
            assert re.search(rf"\b{number}\b", whole)
        play(match, 25, dice)


@pytest.mark.rule("AT-T7")
def test_rows_lie_in_their_order_with_their_values() -> None:
    """Members with their money, equipment with what it raises; those who protect are marked."""
    text = drawn(at_table(), 80)

    assert "members    ⚙ McKlug 4¤  ♨ Rigs 0¤" in text
    assert "equipment  ☂ Bucket +2  ♨ Nobleman +1⚙♨☂" in text
    assert "members    ☂ Miller 2¤ ✚\n" in text
    assert re.search("members    ☂ Miller 2¤ *\n", text), "one that was moved protects nobody"
    assert "● Anna  0¤  income +2¤  hand 4   ⚙ 4   ♨ 4   ☂ 6" in text
    assert "discard pile 2  ♨ Airhead  ⚙ Magpie" in text, "the top card goes first"
    lines = sentences(at_table())
    assert "You, members: Pater Miller (yellow), money 2, protects." in lines
    assert "Łucja, members: Pater Miller (yellow), money 2." in lines
    assert "Discard pile, the top card first: Amelia Airhead (blue); Molly Magpie (red)." in lines
    assert (
        "You, equipment: Earl of Bucket (yellow), clothing +2; "
        "Roy Nobleman (blue), technology +1, provisions +1, clothing +1." in lines
    )


def test_cards_of_the_hand_say_what_they_would_change() -> None:
    """The levels after equipping, the income after joining, and how much is lacking."""
    options = ["equip red betty mcklug", "join red betty mcklug", "equip blue roy nobleman"]
    technology = {"category": "technology", "before": 4, "after": 5}
    all_three = {"red": 4, "red_to": 5, "blue": 4, "blue_to": 5, "yellow": 6, "yellow_to": 7}
    effects = {
        "equip red betty mcklug": {"key": "", "args": technology},
        "join red betty mcklug": {"key": "", "args": {"before": 2, "after": 6, "coins": 4}},
        "equip blue roy nobleman": {"key": "", "args": all_three},
        "equip red lady goldsworthy": {"key": "", "args": technology},
    }
    view = at_table(kind="play", options=[*options, "equip red lady goldsworthy"], effects=effects)
    text, lines = drawn(view, 100), sentences(view)

    assert re.search(r"⚙ Betty McKlug +≥4  4¤  \+1 +1 equip ⚙4→5 +2 join 2→6¤  Give two cards", text)
    assert re.search(r"♨ Roy Nobleman ×2 +≥5  5¤  \+1⚙♨☂ +3 equip ⚙5 ♨5 ☂7 +♨ 4 of 5 +No action", text)
    assert re.search(r"⚙ Lady Goldsworthy +≥9  8¤ .*4 equip ⚙4→5 +⚙ 4 of 9", text)
    assert (
        "Betty McKlug (red), demand 4, money 4, technology +1, Give two cards: "
        "1 equip, technology from 4 to 5; 2 join, income from 2 to 6." in lines
    )
    assert any(line.endswith("4 equip, technology from 4 to 5; technology 4 of 9.") for line in lines)


def test_only_the_colour_that_may_follow_is_lacking() -> None:
    """A member of the same colour is asked for: cards of other colours have no way to join."""
    view = at_table(kind="same-colour-member", options=["skip"], args={"seat": 0, "colour": "red"})

    assert facts.lacking(view, "red lady goldsworthy") == (4, 9)
    assert facts.lacking(view, "blue roy nobleman") is None


@pytest.mark.parametrize(
    ("kind", "shown", "said"),
    [
        ("discard-member", "2 ■ Ben: ♨ Rigs 0¤", "2: Choose Ben, Rufus Rigs (blue), money 0."),
        ("steal-equipment", "2 ■ Ben: ⚙ Bill +1", "2: Choose Ben, Slowhand Bill (red), technology +1."),
        ("give-one", "2 ■ Ben (hand 6)", "2: Choose Ben, hand 6."),
    ],
)
def test_who_may_be_aimed_at_has_something_to_lose(kind: str, shown: str, said: str) -> None:
    view = at_table(kind=kind, options=["aim seat 1", "aim seat 2", "skip"])

    assert shown in drawn(view, 80)
    assert said in sentences(view)
    assert "3: Skip." in sentences(view)


def test_a_player_who_is_attacked_sees_what_is_at_stake() -> None:
    """The card that would go, and those that may protect."""
    options = ["protect with yellow pater miller", "protect with equipped red pater miller", "skip"]
    args = {"seat": 1, "victim": 0, "action": "steal_equipment"}
    view = at_table(kind="protect", options=options, args=args)
    text, lines = drawn(view, 80), sentences(view)

    assert "at stake: ♨ Nobleman +1⚙♨☂" in text
    assert "1 protection by ☂ Miller  2 protection by ⚙ Miller (equipment)  3 Skip" in text
    assert "At stake: Roy Nobleman (blue), technology +1, provisions +1, clothing +1." in lines
    view["decision"]["args"]["action"] = "give_one"
    assert "at stake" not in drawn(view, 80)


def test_of_equal_guards_the_place_is_shown() -> None:
    """Where in the row each lies; where there is but one of a kind nothing is added."""
    members = ["protect with yellow pater miller", "protect with yellow pater miller 3"]
    equipped = ["protect with equipped red pater miller", "protect with equipped red pater miller 2"]
    args = {"seat": 1, "victim": 0, "action": "give_one"}
    options = [*members, *equipped, "protect with blue pater miller", "skip"]
    view = at_table(kind="protect", options=options, args=args)
    miller, red = laid("yellow pater miller", ready=True), laid("red pater miller", ready=True)
    view["zones"]["members"][0] = [*miller, *miller, *laid("red betty mcklug"), *miller]
    view["zones"]["members"][0] += laid("blue pater miller", ready=True)
    view["zones"]["equipment"][0] = [*laid("red pater miller"), *red, *laid("blue roy nobleman"), *red]
    text, lines = " ".join(drawn(view, 120).split()), sentences(view)

    assert "1 protection by ☂ Miller (place 1 of 5) 2 protection by ☂ Miller (place 4 of 5)" in text
    assert "3 protection by ⚙ Miller (equipment, place 2 of 4)" in text
    assert "4 protection by ⚙ Miller (equipment, place 4 of 4) 5 protection by ♨ Miller 6 Skip" in text
    assert "1: Discard Pater Miller (yellow) for protection, place 1 of 5." in lines
    assert "2: Discard Pater Miller 3 (yellow) for protection, place 4 of 5." in lines
    assert "5: Discard Pater Miller (blue) for protection." in lines


@pytest.mark.rule("AT-C4")
def test_boards_that_may_be_chosen_are_explained() -> None:
    view = at_table(kind="draft", options=["board savanna safari", "board hot-air balloon"])
    text = drawn(view, 80)

    assert re.search(r"1 +⚙ 3 +♨ 4 +☂ 2 +Savanna Safari\n +After laying a member you may lay another", text)
    assert "Betty" not in text, "the hand of a round that is over does not matter"
    assert any("2: Take the board “Hot-Air Balloon”, technology 0" in line for line in sentences(view))


def test_each_player_has_a_board_in_the_expert_game() -> None:
    """With its ability; in the basic game the title names the one that all have."""
    expert, basic = new_match(mode="expert").view(0), new_match().view(0)
    for side in expert["seats"]:
        board, ability = speaker().piece("board", side["board"]), speaker().piece("ability", side["ability"])
        assert f"{board} ({ability})" in drawn(expert, 100)
    assert 1 == drawn(basic, 100).count("Desert Expedition")
    help_ = speaker().say(f"adventure-tours-help-ability-{expert['seats'][0]['ability'].replace('_', '-')}")
    assert help_[:60] in drawn(expert, 120, 40)


def test_what_the_turn_still_brings() -> None:
    view = new_match(mode="expert").view(0)
    view["progress"] |= {"extra_turns": 2, "ability_used": True, "seat": 1}

    assert "■ Ben’s turn" in drawn(view, 80)
    assert "2 extra turns to come  special ability used in this turn" in drawn(view, 100)
    assert (
        "Round 1 of 3, Ben’s turn, 2 extra turns to come, special ability used in this turn."
        == sentences(view)[0]
    )


def test_the_sheet_shows_the_rounds_and_the_money() -> None:
    """What is over, what the running round would bring, and what is still to come."""
    view = at_table()
    view["progress"] |= {"round": 2, "incomes": [[10, -4, 0]]}
    view["seats"][1] |= {"money": None, "income": 4, "hand": 3}
    text, lines = drawn(view, 80), sentences(view)

    assert re.search(r"● Anna +\+10 +\(−6\) +– +0¤ +\+2 +−8", text)
    assert re.search(r"■ Ben +−4 +\(−2\) +– +\? +\+4 +−6", text)
    assert "in brackets: if the round ended now" in text
    assert "Ben: round 1: minus 4, if the round ended now: minus 2, members 4, hand minus 6." in lines
    view["progress"]["incomes"].append([3, 5, 7])
    assert "in brackets" not in drawn(view, 80)
    assert "Round 2 is over" in drawn(view, 80)


def test_what_a_spectator_sees_has_no_hands() -> None:
    view = new_match().view(None)

    assert facts.hand(view) == {}
    assert facts.numbers(view) == {}
    assert "nothing" == DRAWING.tell_hand(page_of(view))
    assert "hand 6" in drawn(view, 80)


def test_paper_that_takes_letters_only() -> None:
    """Colours have letters and symbols have signs that stand for them, in every language."""
    for language in LANGUAGES:
        text = drawn(at_table(), 80, language=language, encoding="ascii")
        assert text.isascii()
        assert "R McKlug 4$  B Rigs 0$" in text
        assert re.search("Y Miller 2[$] !\n", text)
        assert "B Nobleman +1RBY" in text


def test_a_name_is_short_only_where_no_other_ends_like_it() -> None:
    view = at_table()
    view["tables"] = {
        **view["tables"],
        "cards": {**view["tables"]["cards"], "red fanny mcklug": view["tables"]["cards"]["red betty mcklug"]},
    }

    assert "⚙ betty mcklug" in drawn(view, 80).lower()
    assert "♨ Rigs" in drawn(view, 80)


@pytest.mark.rule("AT-C4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_ability_is_explained(language: str) -> None:
    """In few words, in a sentence and by its rule; the few words fit their column."""
    say = speaker(language)
    for action in ACTIONS[:-1]:
        slug = action.replace("_", "-")
        assert cell_len(say.say(f"adventure-tours-label-short-{slug}")) <= 17
        assert say.has(f"adventure-tours-label-short-{slug}") and say.has(
            f"adventure-tours-help-action-{slug}"
        )
    for ability in ABILITIES:
        assert say.has(f"adventure-tours-help-ability-{ability.replace('_', '-')}")
    for card in library.cards_of(GAME, None):
        *_, last = library.explained(GAME, [card], say)
        rule = library.data(GAME, card, say)["rule"]
        assert last == say.rule(rule) if rule else last.endswith(".")


# What a line means.


OPTIONS = ["equip red betty mcklug", "join red betty mcklug", "equip blue rufus rigs", "aim seat 2", "skip"]


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("2", "join red betty mcklug"),
        ("j r b", "join red betty mcklug"),
        ("join mcklug", "join red betty mcklug"),
        ("rigs equip", "equip blue rufus rigs"),
        ("betty red member", "join red betty mcklug"),
        ("choose ben", "aim seat 2"),
        ("s", "skip"),
        ("join yellow lady goldsworthy", "join yellow lady goldsworthy"),
    ],
)
def test_moves_are_understood(line: str, move: str) -> None:
    """By number, by beginnings, by the last names that the table shows."""
    assert Answer(move=move) == Listener(GAME, words()).read(line, OPTIONS)


def test_the_commands_of_this_game() -> None:
    """`card` is there, `all` is not."""
    listener = Listener(GAME, words("de"))

    assert [*COMMANDS, "card"] == listener.known
    assert Answer(command="card", rest="miller") == listener.read("karte miller", OPTIONS)


# At the terminal.


@pytest.mark.sweep
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_whole_match_in_sentences(tmp_path: Path, language: str) -> None:
    """Number by number to its end, with a draft and pauses that tell the money."""
    more = ("--set", "mode=expert", "--set", "boards=draft", "--plain", "--lang", language)
    run = piped(tmp_path, *TABLE, *more, lines=["1"] * 400)

    assert (0, "") == (run.returncode, run.stderr)
    assert match_in(tmp_path).state.to_move() == OVER
    assert "\x1b" not in run.stdout
    assert not KEY.search(run.stdout.replace(str(tmp_path), "").replace("adventure-tours-2", ""))
    assert not re.search(r"\?\.$", run.stdout, re.MULTILINE)
    if language == "en":
        assert "Deal round 2 of 3." in run.stdout
        assert re.search(r"^You: round 1: .*, members \d+, hand .*, \d+ coins?\.$", run.stdout, re.MULTILINE)


def test_a_card_can_be_read_at_the_table(tmp_path: Path) -> None:
    lines = ["card", "card red betty", "card miller", "card submarin", "card p", "card mcklog", "quit"]
    run = piped(tmp_path, *TABLE, "--plain", lines=lines)

    assert "Which card? As in “card Betty McKlug (red)”." in run.stdout
    assert (
        "Betty McKlug (red): demand 4, money 4, technology +1, 3 cards in the deck; "
        "published: name, demand, money, equipment, action; reconstructed: number.\n"
        "Give two cards: first say who gets them." in run.stdout
    )
    for colour in ("red", "blue", "yellow"):
        assert f"Pater Miller ({colour}): demand 2" in run.stdout
    assert 1 == run.stdout.count("Protection: a Pater Miller")
    assert "Deep-Sea Submarine: technology 4, provisions 4, clothing 4, 1 board; published:" in run.stdout
    assert "“p” may mean: Professor Paige Turner, Pater Miller, Polar Dog Sled." in run.stdout
    assert "There is no card “mcklog”; did you mean “Betty McKlug”?" in run.stdout


def test_the_second_question_fits_a_small_terminal(tmp_path: Path) -> None:
    """80 columns and 24 lines hold three players, the question and the moves; no command prints wider."""
    terminal = Terminal(tmp_path, *TABLE, columns=80, rows=24)
    terminal.expect(ASKED)
    terminal.send("1")
    lines = terminal.screen.rstrip().splitlines()

    assert len(lines) <= 24
    assert "Round 1 of 3" in lines[0]
    assert any(re.match(". .*1 equip", line) for line in lines)
    for line in ("?", "card miller", "score", "log", "hand", "why draw", "rule AT-T1", "table"):
        terminal.send(line)
    terminal.send("quit", r"\.match")
    assert terminal.wait() == 0
    wide = [line for line in terminal.lines() if cell_len(line) > 80 and ".match" not in line]
    assert wide == []


def test_the_pause_between_rounds_shows_the_money() -> None:
    """The table is not drawn then: what all have earned is."""
    match = new_match()
    dice = random.Random(1)
    while match.state.decision is None or match.state.decision.kind != "deal":
        match.push(dice.choice(match.state.options()))
    paper = io.StringIO()
    console = Console(width=80, height=24, file=paper, color_system=None)
    DrawnScreen(console, DRAWING, shared=False).show(match, words(), [])

    assert "Money, round by round" in paper.getvalue()
    assert "Deal round 2 of 3" in paper.getvalue()
    assert "draw pile" not in paper.getvalue()


# `cairn cards`.


@pytest.mark.rule("AT-C3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_and_boards_are_listed(language: str) -> None:
    """On narrow and wide paper, in letters only too, each with what is published of it."""
    for width, letters_only in ((24, False), (40, True), (79, False), (120, False)):
        page = Page({}, words(language, None), width=width, letters_only=letters_only)
        paper = io.StringIO()
        console = Console(width=width, file=paper, color_system=None)
        console.print(library.listed(GAME, library.cards_of(GAME, None), page), width=width)
        text = paper.getvalue()
        assert max(cell_len(line) for line in text.splitlines()) <= width
        assert not KEY.search(text)
        if width == 120:
            assert 3 * 12 == len(re.findall("[⚙♨☂] .* ≥[1-9] ", text))
            for board in library.cards_of(GAME, "boards"):
                assert speaker(language).piece("board", board) in text


@pytest.mark.rule("AT-C3")
def test_published_and_reconstructed_are_told_apart() -> None:
    """As the tables say; a field that only somebody's own table has is shown as it is."""
    cards = {card: library.data(GAME, card, speaker()) for card in library.cards_of(GAME, None)}
    done = cairn("cards", "adventure-tours")

    assert (0, "") == (done.returncode, done.stderr)
    assert re.search(r"⚙ Earl of Bucket +≥2  1¤  \+2 +×3  equip again +name, money\*\n", done.stdout)
    assert "102 cards\n" in done.stdout and "12 boards\n" in done.stdout
    assert "all else" in done.stdout
    assert ["copies"] == cards["red betty mcklug"]["reconstructed"]
    assert [] == cards["desert expedition"]["reconstructed"]
    assert ["name", "technology", "provisions", "clothing"] == cards["hot-air balloon"]["reconstructed"]
    own = {**GAME.kit.tables["cards"]["red betty mcklug"], "published": ["name", "foot_size"]}
    assert "published: name, foot_size" == origin(own, speaker())[0]


@pytest.mark.parametrize(
    ("text", "language", "found"),
    [
        ("betty", "en", ["red betty mcklug", "blue betty mcklug", "yellow betty mcklug"]),
        ("Betty McKlug (red)", "en", ["red betty mcklug"]),
        ("blue mcklug", "en", ["blue betty mcklug"]),
        ("gelb lady", "de", ["yellow lady goldsworthy"]),
        ("padre", "it", ["red pater miller", "blue pater miller", "yellow pater miller"]),
        ("montgolfière", "fr", ["hot-air balloon"]),
        ("hot air", "pl", ["hot-air balloon"]),
    ],
)
def test_names_are_found(text: str, language: str, found: list[str]) -> None:
    assert found == library.find_cards(GAME, text, speaker(language))


@pytest.mark.rule("AT-C4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_card_is_drawn_and_explained(language: str) -> None:
    """Every adventurer and every board, with the text of its rule."""
    say = speaker(language)
    for width in (40, 100):
        page = Page({}, words(language, None), width=width)
        for card in library.cards_of(GAME, None):
            paper = io.StringIO()
            Console(width=width, file=paper, color_system=None).print(library.drawn(GAME, [card], page))
            text = paper.getvalue()
            assert max(cell_len(line) for line in text.splitlines()) <= width
            assert not KEY.search(text)
            assert library.data(GAME, card, say)["id"] in text
    whole = cairn("cards", "adventure-tours", "slowhand", "--lang", language).stdout
    for colour in ("red", "blue", "yellow"):
        assert f" {say.piece('colour', colour)} " in whole
    assert "AT-X5 · T09-R · T09-B · T09-Y" in whole


def test_cards_as_data() -> None:
    whole = told("cards", "adventure-tours", "--set", "boards")
    boards = {board["card"]: board for board in whole["results"]["cards"]}

    assert list(GAME.kit.boards) == list(boards)
    assert {"board"} == {board["kind"] for board in boards.values()}
    assert {"red": 5, "blue": 3, "yellow": 4} == boards["polar dog sled"]["start"]
    assert ("AT-A5", "Traîneau polaire") == (
        boards["polar dog sled"]["rule"],
        boards["polar dog sled"]["names"]["fr"],
    )
    json.dumps([library.data(GAME, card, speaker()) for card in library.cards_of(GAME, "cards")])


@pytest.mark.rule("AT-C3")
def test_tables_of_ones_own(tmp_path: Path) -> None:
    """An owner's table is shown instead of ours; one that cannot be is refused by name and line."""
    deck = (Path(own_tables("adventure_tours")) / "deck.csv").read_text(encoding="utf-8")
    file = tmp_path / "deck.csv"
    file.write_text(deck.replace("Lady Goldsworthy,red,9,8", "Lady Penelope,red,7,6"), encoding="utf-8")
    shown = cairn("cards", "adventure-tours", "penelope", "--components", str(tmp_path)).stdout

    assert "Lady Penelope" in shown
    assert "red  demand 7  money 6" in shown
    file.write_text(deck.replace("Lady Goldsworthy,red,9,8", "Lady Goldsworthy,red,-9,8"), encoding="utf-8")
    said = refused("cards", "adventure-tours", "--components", str(tmp_path))
    assert "deck.csv" in said and "35" in said


def test_what_it_refuses() -> None:
    for text, key in (
        ("qqqq", "cards-no-card"),
        ("red", "cards-ambiguous"),
        ("lady goldswort!", "cards-no-card-guess"),
    ):
        with pytest.raises(BadSetup) as refusal:
            library.find_cards(GAME, text, speaker())
        assert key == refusal.value.key
    with pytest.raises(BadSetup) as refusal:
        library.cards_of(GAME, "events")
    assert "cards, boards" == refusal.value.facts["names"]
