"""Draws `terminal.svg`, the picture in the README: a real match, stopped in the middle.

uv run python docs/pictures/terminal.py
"""

import io
import re
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from cairn.bots import make_bot
from cairn.bots.bot import Eyes
from cairn.cli.drawn import DRAWINGS
from cairn.cli.table import DrawnTable
from cairn.cli.words import Words
from cairn.core.dice import secret_of_seed
from cairn.core.match import Match, Player
from cairn.games import find
from cairn.text import Speaker

GAME: Final = find("lost-cities")
SEED: Final = "17"
MOVES: Final = 60
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


def middle_of_a_match() -> Match:
    """The first moves of two rule bots, one of which goes by the name of Anna."""
    options = GAME.read_options({"milestones": "on"})
    match = Match(GAME, options, [Player("Anna"), Player("rule", True)], secret_of_seed(SEED))
    bots = [make_bot(GAME.name, "rule", seat) for seat in range(2)]
    while len(match.moves) < MOVES:
        seat = match.state.to_move()
        match.push(bots[seat].choose(Eyes(match.state, seat)))
    return match


def main() -> None:
    """Draw the table as Anna sees it."""
    console = Console(
        width=101, height=36, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    words = Words(Speaker("en", GAME.name), ["Anna", "Bot rule"], 0)
    DrawnTable(console, DRAWINGS[GAME.name], shared=False).show(middle_of_a_match(), words, [])
    console.print("› play blue 9", highlight=False)
    picture = Path(__file__).with_suffix(".svg")
    svg = console.export_svg(title="cairn play lost-cities", theme=NIGHT_CAMP, unique_id="cairn")
    # Whoever looks at the picture has a fixed-width font of his own: nothing is loaded from a network.
    svg = re.sub(r" *@font-face \{.*?\}\n+", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code", "Fira Code, Menlo, Consolas, DejaVu Sans Mono")
    picture.write_text(svg, encoding="utf-8")
    print(picture)


if __name__ == "__main__":
    main()
