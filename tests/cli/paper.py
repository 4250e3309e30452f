"""What is drawn of a view on paper of any size and encoding."""

import io
from typing import Any

from rich.console import Console

from cairn.core.game import Game, View
from cairn.games import title_of
from cairn.terminal.page import page_on
from cairn.terminal.words import Words


def on_paper(game: Game, view: View, words: Words, width: int, height: int, encoding: str = "utf-8") -> str:
    """The table, the choices and the sheet as a game's drawing shows them, line by line."""
    drawing = title_of(game).drawing()
    paper = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace")
    console = Console(width=width, height=height, file=paper, color_system=None)
    page = page_on(console, view, words, game)
    for part in (drawing.table(page), drawing.choices(page), drawing.sheet(page)):
        console.print(part, width=page.width)
    paper.flush()
    buffer: Any = paper.buffer
    return str(buffer.getvalue().decode(encoding))
