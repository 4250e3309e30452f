"""What else can be asked of the table: the map, drawn or in sentences."""

from rich.console import Group, RenderableType
from rich.text import Text

from cairn.games.africana.terminal.board import whole_map
from cairn.games.africana.terminal.sentences import tell_map
from cairn.terminal.command import Command, Seated
from cairn.terminal.page import Page
from cairn.terminal.words import Words


def show_map(at: Seated, reader: Words, text: str) -> bool:
    """Show the whole map, or tell of one place in a sentence."""

    def drawn(page: Page) -> RenderableType:
        return Group(*([Text(line) for line in tell_map(page, text)] if text else whole_map(page)))

    at.screen.draw(at.match, reader, drawn, lambda page: tell_map(page, text))
    return False


COMMANDS = [Command("map", show_map, takes_words=True)]
