"""The order of things on the screen: numbers of moves, and what is new in the log."""

import io
import random
import re
from pathlib import Path

import pytest
from rich.console import Console

from cairn.cli.screen import DrawnScreen, news_from, seen
from cairn.core.dice import secret_of_seed
from cairn.core.game import OVER
from cairn.core.match import Match, Player
from cairn.games import TITLES, find, title
from cairn.games.title import Title, options_in
from cairn.terminal.page import Page
from cairn.terminal.words import Words
from cairn.text import Speaker

from .pseudo_terminal import LOST_CITIES, piped

PAIR = [Player("Anna"), Player("Ben")]
INK = "dark_orange3"
"""What the numbers are drawn with."""


def positions(name: str, seed: int) -> list[Match]:
    """Every tenth position of a match between random players in which there is something to choose."""
    game, rng = find(name), random.Random(seed)
    players = [Player("Anna"), Player("Ben"), Player("Cleo")][: game.seats[-1]]
    found = []
    match = Match(game, game.read_options({}, simulated=True), players, secret_of_seed(str(seed)))
    while match.state.to_move() != OVER and len(match.moves) < 400:
        if len(match.moves) % 10 == 0 and len(match.state.options()) > 1 and not match.pauses:
            copy = Match(game, match.options, players, match.secret)
            for move in match.moves:
                copy.push(move)
            found.append(copy)
        match.push(rng.choice(match.state.options()))
    return found


def drawn_numbers(title: Title, page: Page) -> list[int]:
    """The numbers that choose a move as they are drawn, line by line."""
    console = Console(width=page.width, color_system="truecolor", force_terminal=True)
    found = []
    for line in console.render_lines(title.drawing().choices(page)):
        for segment in line:
            ink = "" if segment.style is None or segment.style.color is None else segment.style.color.name
            if ink == INK and segment.text.strip().isdigit():
                found.append(int(segment.text))
    return found


@pytest.mark.parametrize("width", [79, 149])
@pytest.mark.parametrize("name", TITLES)
def test_numbers_run_in_order(name: str, width: int) -> None:
    """In the picture, and in the sentences too; every move has its number, and the number means that move."""
    own = title(name)
    for match in positions(name, seed=5):
        seat = match.state.to_move()
        words = Words(Speaker("en", name, match.game.names), ["Anna", "Ben", "Cleo"], seat)
        view = seen(match, words)
        page = Page(view, words, width=width, tall=width > 100, game=match.game)
        moves = options_in(view)

        assert sorted(moves) == sorted(match.game.spell(move) for move in match.state.options())
        numbers = drawn_numbers(own, page)
        assert numbers == list(range(1, len(moves) + 1)), match.state.question().prompt
        told = " ".join(own.drawing().tell_choices(page))
        spoken = [int(n) for n in re.findall(r"(?:(?<=^)|(?<=[.:;,] ))(\d+)(?=:? [^\d ])", told)]
        assert [n for n in numbers if n not in spoken] == []


def test_a_game_without_a_drawing_is_numbered_verb_by_verb() -> None:
    """Moves with the same verb stand together."""
    view = {"decision": {"options": ["take a", "pass", "take b", "lay c"]}}

    assert ["take a", "take b", "pass", "lay c"] == Title().in_order(view)
    assert [] == Title().in_order({"decision": None})


# What is new in the log.


def test_the_log_marks_what_is_new() -> None:
    """What happened since the reader's own last move has a mark, and all that is older has none."""
    match = Match(find("lost-cities"), find("lost-cities").read_options({"start": "1"}), PAIR, bytes(32))
    words = Words(Speaker("en", "lost-cities"), ["Anna", "Ben"], 0)
    for spelling in ("first", "draw", "first", "draw"):
        move = match.state.options()[0] if spelling == "first" else match.game.read(spelling)
        match.push(move)
    paper = io.StringIO()
    screen = DrawnScreen(Console(file=paper, width=100, height=40), title("lost-cities").drawing(), False)
    screen.show(match, words, [])
    lines = [line.rstrip() for line in paper.getvalue().splitlines()]

    told = [words.event(one) for one in match.told(0)]
    assert [f"▸ {text}" for text in told[-2:]] == [line for line in lines if line.startswith("▸")]
    assert all(f"  {text}" in lines for text in told[3:-2])
    assert news_from(match, words) == len(told) - 2
    assert news_from(match, words.for_seat(1)) == len(told)


def test_the_log_in_sentences_says_where_the_news_begin(tmp_path: Path) -> None:
    """Below a heading, and none where nothing is new."""
    args = (*LOST_CITIES, "--plain", "--seed", "7", "--set", "start=1")
    run = piped(tmp_path, *args, lines=["1", "log", "draw", "log", "quit"])

    _, after_bot = run.stdout.split("Since your last move:")
    assert after_bot.splitlines()[1].startswith("Bot rule")
