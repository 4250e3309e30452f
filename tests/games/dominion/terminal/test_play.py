"""Dominion at the terminal: drawn at many widths, told in sentences, asked for in words."""

import random
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from cairn.cli.answers import COMMANDS, Answer, Listener, plain
from cairn.core.dice import secret_of_seed
from cairn.core.errors import UnknownMove
from cairn.core.game import OVER, View
from cairn.core.match import Match, Player
from cairn.games import GAMES, title_of
from cairn.games.dominion.rules.sets import SETS
from cairn.games.dominion.terminal import facts
from cairn.proof.scene import Scene
from cairn.terminal.page import Page
from cairn.terminal.words import Words
from cairn.text import LANGUAGES, Speaker
from tests.cli.paper import on_paper
from tests.cli.pseudo_terminal import ASKED, Terminal, match_in, piped
from tests.cli.running import cairn

GAME = GAMES["dominion"]
DRAWING = title_of(GAME).drawing()
DOMINION = ("play", "dominion", "--seats", "me,random", "--seed", "4", "--set", "start=1")
EXPERT = ("--set", "kingdom=expert-introduction")
SIZES = [
    (24, 24),
    (40, 24),
    (60, 50),
    (79, 24),
    (80, 36),
    (100, 30),
    (120, 40),
    (160, 50),
    (200, 24),
    (250, 60),
]
KEY = re.compile(r"dominion-[a-z]|play-[a-z]+-[a-z]|\{ ")
"""What a missing message leaves behind."""


def names(seats: int) -> list[str]:
    """Who sits there."""
    return ["Anna", "Ben", "Łucja", "Zoë", "Emil", "Bot rule 6"][:seats]


def words(language: str = "en", you: int | None = 0, seats: int = 2) -> Words:
    """Words for a table of this many players."""
    return Words(Speaker(language, GAME.name), names(seats), you)


def new_match(seats: int = 2, seed: str = "7", **options: str) -> Match:
    """A match that nobody has played yet."""
    players = [Player(name) for name in names(seats)]
    return Match(GAME, GAME.read_options({"start": "1", **options}), players, secret_of_seed(seed))


def play(match: Match, moves: int, dice: random.Random) -> None:
    """This many moves by chance, rarely one that ends something, so that much lies on the table."""
    for _ in range(moves):
        if match.state.to_move() == OVER:
            return
        options = match.state.options()
        busy = [move for move in options if not GAME.spell(move).startswith(("end", "done"))]
        match.push(dice.choice(busy if busy and dice.random() < 0.9 else options))


def drawn(view: View, width: int, height: int = 30, language: str = "en", encoding: str = "utf-8") -> str:
    """All that is drawn of a view, line by line."""
    return on_paper(GAME, view, words(language, view["you"], len(view["seats"])), width, height, encoding)


def told(view: View, language: str = "en") -> list[str]:
    """All that is told of a view."""
    page = Page(view, words(language, view["you"], len(view["seats"])))
    return DRAWING.tell_table(page) + DRAWING.tell_choices(page) + DRAWING.tell_sheet(page)


# How views are drawn and told.


@pytest.mark.sweep
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_view_can_be_drawn_at_every_size(seats: int) -> None:
    """Random kingdoms, each in another language, for those who play and who watch: no line is too wide."""
    dice = random.Random(seats)
    language = LANGUAGES[seats % len(LANGUAGES)]
    events = "lost arts, training, ferry, plan" if seats % 2 else "pathfinding, inheritance, pilgrimage"
    match = new_match(seats, str(seats), kingdom="random", events=events, prosperity="on")
    for stage in range(8):
        for you in (match.state.to_move(), None) if match.state.to_move() != OVER else (0,):
            view = match.view(you)
            for width, height in SIZES[stage % 2 :: 2]:
                text = drawn(view, width, height, language)
                assert max(cell_len(line) for line in text.splitlines()) < max(width, 25)
                assert not KEY.search(text)
        play(match, 45, dice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_is_told_in_sentences(language: str) -> None:
    """Every line is one; every pile, every card of the hand and every move is named."""
    match = new_match(3, "9", kingdom="level-up")
    dice = random.Random(5)
    speaker = Speaker(language, GAME.name)
    for _ in range(10):
        view = match.view(match.state.to_move() if match.state.to_move() != OVER else 0)
        lines = told(view, language)
        whole = "\n".join(lines)
        for line in lines:
            assert line.endswith(".")
            assert not KEY.search(line)
        for pile in view["zones"]["supply"]:
            assert speaker.card(pile["card"]) in whole
        hand = DRAWING.tell_hand(Page(view, words(language, view["you"], 3)))
        assert all(speaker.card(card) in hand for card in facts.hand(view))
        for i in range(len(facts.options(view))):
            assert re.search(rf"\b{i + 1}\b", whole)
        play(match, 25, dice)


def test_what_a_spectator_sees_has_no_hands() -> None:
    view = new_match().view(None)

    assert facts.hand(view) == []
    assert facts.choices(view) == {}
    assert "nothing" == DRAWING.tell_hand(Page(view, words(you=None)))


def test_a_changed_cost_shows_both_costs() -> None:
    """And tokens show whose they are: by a mark where room is short, in words where it is not."""
    view = new_match(kingdom="level-up").view(0)
    market = next(pile for pile in view["zones"]["supply"] if pile["card"] == "market")
    market["cost"] = 3
    market["tokens"] = [{"seat": 1, "token": "+1 card"}, {"seat": 1, "token": "-2 cost"}]
    view["seats"][1]["tokens"] = {"+1 card": "market", "-2 cost": "market"}
    small, large = drawn(view, 80), drawn(view, 120, 40)

    assert re.search(r"5→3 ► +Market +10 ■■", small)
    assert "+1 Card on Market" in small
    assert "■+Card ■−$2" in large
    sentence = next(line for line in told(view) if "Market" in line)
    assert (
        "Market, Action, cost 3 instead of 5, 10 left, Ben’s token +1 Card, Ben’s token −2 cost" in sentence
    )


@pytest.mark.rule("DA-D2")
def test_what_two_gears_have_set_aside_is_shown_apart() -> None:
    """In the order of play, so that their owner can say which comes first; the others see how many."""
    scene = Scene("dominion", kingdom="level-up").set_up("""
        seat 1 to act
        actions: 2
        hand 1: gear 2, gold, estate
        deck 1: silver 9
    """)
    scene.play("play gear", "set aside gold", "set aside silver", "play gear", "set aside estate", "done")
    view = scene.view(1)
    assert re.search(r"set aside ¤ Gold +¤ Silver +· set aside ♜ Estate", drawn(view, 80))
    assert ["You, set aside: Gold, Silver.", "You, set aside: Estate."] == [
        line for line in told(view) if "set aside:" in line
    ]
    hidden = told(scene.view(2))
    assert 2 == len([line for line in hidden if "set aside:" in line])


@pytest.mark.rule("DA-R1")
def test_a_table_without_mats_draws_none() -> None:
    """Where no card needs a Tavern mat, it is neither drawn nor told."""
    view = new_match(kingdom="first-game").view(0)
    assert [] == view["zones"]["mats"]
    assert "Tavern" not in drawn(view, 80) + " ".join(told(view))


def test_durations_lie_apart_and_secrets_are_counted() -> None:
    """What stays in play is not among the cards of the turn; a card one may not see is a number."""
    view = new_match(kingdom="level-up").view(0)
    view["zones"]["plays"][1] = [{"card": "market", "stays": False}, {"card": "gear", "stays": True}]
    view["zones"]["asides"][1] = [{"why": "aside", "card": None}, {"why": "aside", "card": None}]
    view["zones"]["mats"][0] = ["guide", "copper", "copper"]
    view["seats"][0]["minus_coin"] = True
    text = drawn(view, 80)

    assert re.search(r"in play ► Market +· stays in play ►» Gear +· set aside 2 cards", text)
    assert re.search(r"Tavern mat ►⌂ Guide +¤ Copper ×2 +· tokens −1 coin", text)
    assert "Ben, stays in play: Gear." in told(view)
    assert "Ben, set aside: 2 cards." in told(view)
    assert "You, Tavern mat: Guide, 2 Copper." in told(view)


def test_points_are_added_up_as_the_rules_do() -> None:
    """Card by card they make the points of the view, in many kingdoms with Gardens and Distant Lands."""
    for seed in range(6):
        dice = random.Random(seed)
        kingdom = "gardens, distant lands, workshop, witch, village, port, magpie, market, gear, smithy"
        match = new_match(3, str(seed), kingdom=kingdom, prosperity="on")
        for _ in range(6):
            play(match, 40, dice)
            view = match.view(0)
            for seat in range(3):
                worth = sum(points for _, points in facts.points(view, seat).values())
                assert view["seats"][seat]["points"] == worth


def test_hidden_points_are_not_told() -> None:
    view = new_match(open_scores="off").view(0)

    assert "point" not in drawn(view, 80).replace("Points and decks", "")
    assert not any("point" in line for line in told(view))


def test_every_move_has_a_heading_in_every_language() -> None:
    """All verbs, tokens, types, phases and named kingdoms have their words."""
    for spelling in GAME.moves:
        verb, card = facts.taken_apart(spelling)
        assert verb == facts.WORD or card in facts.NUMBERS
    for language in LANGUAGES:
        view = new_match().view(0)
        page = Page(view, words(language))
        for spelling in GAME.moves:
            view["decision"]["options"] = [spelling]
            assert not KEY.search("".join(DRAWING.tell_choices(page)))
        for name in SETS:
            assert Speaker(language, GAME.name).has(f"dominion-label-kingdom-{name}")


def test_paper_that_takes_letters_only() -> None:
    """Symbols have letters that stand for them, in every language."""
    view = new_match(kingdom="expert-introduction").view(0)
    for language in LANGUAGES:
        text = drawn(view, 80, language=language, encoding="ascii")
        scene = text.partition("\n")[2]
        assert text.isascii()
        assert re.search(r"3 T \w+ +40", scene)
        assert "AD" in scene or "ARD" in scene


# What a line means.


OPTIONS = ["play copper", "play silver", "buy copper", "buy coin of the realm", "buy swamp hag", "end turn"]


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("1", "play copper"),
        ("b swamp", "buy swamp hag"),
        ("buy coin", "buy coin of the realm"),
        ("swamp hag", "buy swamp hag"),
        ("silver", "play silver"),
        ("e", "end turn"),
        ("token +1 card on market", "token +1 card on market"),
    ],
)
def test_moves_are_understood(line: str, move: str) -> None:
    """By number, by beginnings, by the card alone where it is about one move."""
    assert Answer(move=move) == Listener(GAME, words()).read(line, OPTIONS)


def test_words_may_stand_in_any_order() -> None:
    """German puts the verb behind the card; a person may not. Commands go before such guesses."""
    listener = Listener(GAME, words("de"))

    assert "Sumpfhexe kaufen" == listener.labels["buy swamp hag"]
    for line in ("sumpf kauf", "kauf sumpf", "sumpfhexe"):
        assert Answer(move="buy swamp hag") == listener.read(line, OPTIONS)
    assert Answer(move="buy gold") == listener.read("kaufen gold", OPTIONS)
    assert Answer(command="log") == Listener(GAME, words()).read("lo", [*OPTIONS, "buy lost city"])


def test_a_card_with_two_moves_is_asked_back() -> None:
    with pytest.raises(UnknownMove) as refused:
        Listener(GAME, words()).read("copper", OPTIONS)

    assert refused.value.key == "play-ambiguous"
    assert "play copper, buy copper" == refused.value.facts["moves"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_this_game_are_understood_in_every_language(language: str) -> None:
    """`all` and `card`, which Lost Cities does not have."""
    listener = Listener(GAME, words(language))
    speaker = Speaker(language, GAME.name)

    assert [*COMMANDS, "card", "all"] == listener.known
    for command in ("all", "card"):
        assert listener.read(speaker.say(f"play-command-{command}"), OPTIONS).command == command
        assert listener.read(command, OPTIONS).command == command
    card = speaker.say("play-command-card")
    assert listener.read(f"{card} village", OPTIONS) == Answer(command="card", rest="village")
    lost = Listener(GAMES["lost-cities"], Words(Speaker(language, "lost-cities"), names(2), 0))
    assert "all" not in lost.commands


# At the terminal.


@pytest.mark.parametrize("language", LANGUAGES)
def test_some_turns_at_80_columns(tmp_path: Path, language: str) -> None:
    """Cards are named in the language of the table, `all` plays the Treasures, no line is too wide."""
    terminal = Terminal(tmp_path, *DOMINION, *EXPERT, "--lang", language, columns=80, rows=24)
    terminal.expect(ASKED)
    speaker = Speaker(language, GAME.name)
    for card in (*SETS["expert-introduction"].split(", "), "mission", "province", "copper"):
        assert speaker.card(card)[:12] in terminal.screen
    for _ in range(3):
        terminal.send(speaker.say("play-command-all"))
        coppers = [move for move in match_in(tmp_path).moves if GAME.spell(move) == "play copper"]
        assert coppers
        terminal.send("buy estate")
    for line in ("?", "card magpie", "score", "log", "hand", "why buy gold", "rule DB-B1", "table"):
        terminal.send(line)
    terminal.send("quit", r"\.match")

    assert terminal.wait() == 0
    wide = [line for line in terminal.lines() if cell_len(line) > 80 and ".match" not in line]
    assert wide == []
    assert not KEY.search("\n".join(terminal.lines()).replace(str(tmp_path), ""))


def test_the_first_question_fits_a_small_terminal(tmp_path: Path) -> None:
    """80 columns and 24 lines hold the table, the question and the moves."""
    terminal = Terminal(tmp_path, *DOMINION, *EXPERT, columns=80, rows=24)
    terminal.expect(ASKED)
    terminal.send("all")
    lines = terminal.screen.rstrip().splitlines()

    assert len(lines) <= 24
    assert "Buy phase" in lines[0]
    assert any(line.startswith("Buy ") for line in lines)
    terminal.press("\x03")
    assert terminal.wait() == 130


def test_all_plays_every_treasure_and_says_when_there_is_none(tmp_path: Path) -> None:
    """As many moves as there are Treasures, one after the other."""
    run = piped(tmp_path, *DOMINION, *EXPERT, lines=["all", "all", "quit"])
    match = match_in(tmp_path)
    played = [GAME.spell(move) for move in match.moves]

    assert run.returncode == 0
    assert set(played) == {"end actions", "play copper"} or set(played) == {"play copper"}
    assert facts.next_treasure(match.view(0)) is None
    assert "There are no Treasures to play now." in run.stdout


def test_a_card_can_be_read_at_the_table(tmp_path: Path) -> None:
    lines = ["card", "card swamp", "card swomp hag", "card p", "quit"]
    run = piped(tmp_path, *DOMINION, *EXPERT, lines=lines)

    assert "Which card? As in “card Village”." in run.stdout
    assert "Swamp Hag (Cost 5, Action – Attack – Duration): Until your next turn" in run.stdout
    assert "There is no card “swomp hag”; did you mean “Swamp Hag”?" in run.stdout
    assert "“p” may mean: Platinum, Province" in run.stdout


@pytest.mark.sweep
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_in_sentences(tmp_path: Path, language: str) -> None:
    """Number by number to its end; it says who has won."""
    args = [*DOMINION, "--set", "turn_cap=10", "--lang", language, "--plain"]
    run = piped(tmp_path, *args, lines=["all", "1"] * 80)

    assert run.stderr == ""
    assert run.returncode == 0
    match = match_in(tmp_path)
    assert match.state.to_move() == OVER
    speaker = Speaker(language, GAME.name)
    winners = match.state.winners()
    if len(winners) == 1:
        assert (
            speaker.say("play-dominion-won", {"seat": winners[0]}, ["Seat 1", "Bot random"], 0) in run.stdout
        )
    assert "\x1b" not in run.stdout
    assert not KEY.search(run.stdout.replace(str(tmp_path), ""))


def test_a_kingdom_of_ones_own_may_have_commas(tmp_path: Path) -> None:
    own = "kingdom=Cellar, chapel, moat,village,smithy, market, mine, witch, throne-room, gear"
    run = piped(tmp_path, *DOMINION, "--set", own, "--set", "events=ball, alms", "--plain", lines=["quit"])

    assert run.returncode == 0
    assert "Throne Room, Action, cost 4" in run.stdout
    assert "Events: Alms, cost 0; Ball, cost 5." in run.stdout
    assert "throne room" in match_in(tmp_path).options["kingdom"]


def test_six_at_one_table(tmp_path: Path) -> None:
    """More seats than fit a small terminal scroll; the question is still at the bottom."""
    seats = ",".join(["me", *["random"] * 5])
    args = ("play", "dominion", "--seats", seats, "--seed", "4", "--set", "start=1")
    terminal = Terminal(tmp_path, *args, columns=80, rows=24)
    terminal.expect(ASKED)
    for shape in "●■▲◆★♥":
        assert shape in terminal.screen
    terminal.send("quit", r"\.match")

    assert terminal.wait() == 0


def test_a_replay_shows_the_table(tmp_path: Path) -> None:
    """With all hands where that is asked for, and only its own for a seat."""
    match = new_match(3, kingdom="gentle-introduction")
    play(match, 60, random.Random(3))
    path = tmp_path / "three.match"
    path.write_text(match.text(), encoding="utf-8")
    whole = cairn("replay", str(path), "--reveal")
    one = cairn("replay", str(path), "--seat", "2")

    assert (0, "") == (whole.returncode, whole.stderr)
    assert "Treasure Trove" in whole.stdout
    hands = [line for line in whole.stdout.splitlines() if re.match(r"(Anna|Ben|Łucja): ", line)]
    assert 3 == len(hands)
    assert not re.search(r"^(Anna|Łucja): ", one.stdout, re.MULTILINE)
    assert plain(hands[1]) in plain(one.stdout)
