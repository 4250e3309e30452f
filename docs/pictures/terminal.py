"""Draws the pictures of the terminal: real matches, stopped in the middle.

uv run python docs/pictures/terminal.py
"""

import io
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from cairn.bots import make_bot
from cairn.bots.bot import Eyes
from cairn.cli.screen import DrawnScreen
from cairn.cli.seats import names_at_table
from cairn.core.dice import secret_of_seed
from cairn.core.game import Options
from cairn.core.match import Match, Player
from cairn.games import find
from cairn.terminal.drawing import DRAWINGS
from cairn.terminal.words import Words
from cairn.text import Speaker

NIGHT_CAMP: Final = TerminalTheme(
    background=(20, 28, 30),
    foreground=(243, 235, 218),
    normal=[
        (13, 19, 20),
        (255, 143, 120),
        (123, 209, 155),
        (229, 172, 39),
        (127, 184, 255),
        (163, 174, 245),
        (92, 196, 192),
        (203, 191, 168),
    ],
)
"""The dark colours of the browser's table."""


@dataclass(frozen=True)
class Picture:
    """A match to be stopped in the middle, and what Anna types then."""

    file: str
    game: str
    options: Options
    seed: str
    moves: int
    typed: str
    width: int
    height: int


PICTURES: Final = [
    Picture("terminal.svg", "lost-cities", {"milestones": "on"}, "17", 60, "play blue 9", 101, 36),
    Picture(
        "terminal-dominion.svg",
        "dominion",
        {"kingdom": "expert-introduction"},
        "4",
        182,
        "play magpie",
        118,
        40,
    ),
    Picture(
        "terminal-adventure-tours.svg", "adventure-tours", {"mode": "expert"}, "8", 40, "why join", 120, 44
    ),
    Picture("terminal-africana.svg", "africana", {}, "3", 60, "map cairo", 124, 52),
]


def middle_of_a_match(picture: Picture) -> Match:
    """The first moves of rule bots, as few as can play, one of which goes by the name of Anna."""
    game = find(picture.game)
    seats = game.seats[0]
    others = [Player("rule" if seats == 2 else f"rule {seat + 1}", True) for seat in range(1, seats)]
    players = [Player("Anna"), *others]
    match = Match(game, game.read_options(picture.options), players, secret_of_seed(picture.seed))
    bots = [make_bot(game.name, "rule", seat) for seat in range(seats)]
    while len(match.moves) < picture.moves or match.state.to_move() != 0 or len(match.state.options()) < 3:
        seat = match.state.to_move()
        match.push(bots[seat].choose(Eyes(match.state, seat)))
    return match


def draw(picture: Picture) -> None:
    """Draw a table as Anna sees it."""
    console = Console(
        width=picture.width,
        height=picture.height,
        record=True,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
    )
    match = middle_of_a_match(picture)
    speaker = Speaker("en", picture.game, match.game.names)
    words = Words(speaker, names_at_table(match.players, speaker), 0)
    DrawnScreen(console, DRAWINGS[picture.game], shared=False).show(match, words, [])
    console.print(f"› {picture.typed}", highlight=False)
    path = Path(__file__).with_name(picture.file)
    svg = console.export_svg(title=f"cairn play {picture.game}", theme=NIGHT_CAMP, unique_id="cairn")
    # Anybody who looks at the picture has a fixed-width font of his own: nothing is loaded from a network.
    svg = re.sub(r" *@font-face \{.*?\}\n+", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code", "Fira Code, Menlo, Consolas, DejaVu Sans Mono")
    path.write_text(svg, encoding="utf-8")
    print(path)


if __name__ == "__main__":
    for one in PICTURES:
        draw(one)
