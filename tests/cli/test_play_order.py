"""The numbers of moves run in order on the screen, whatever the game."""

import random
import re

import pytest
from rich.console import Console

from cairn.cli.table import seen
from cairn.core.dice import secret_of_seed
from cairn.core.game import OVER
from cairn.core.match import Match, Player
from cairn.games import TITLES, find, title
from cairn.games.title import Title, options_in
from cairn.terminal.page import Page
from cairn.terminal.words import Words
from cairn.text import Speaker

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
