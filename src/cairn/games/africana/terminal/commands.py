"""What else can be asked of the table: the map in sentences."""

from cairn.games.africana.terminal.sentences import tell_map
from cairn.terminal.command import Command, Seated
from cairn.terminal.page import Page
from cairn.terminal.words import Words


def tell_places(at: Seated, reader: Words, text: str) -> bool:
    """Tell of all places of the map, or of one of them, each in a sentence."""
    for line in tell_map(Page(at.match.view(reader.you), reader, game=at.match.game), text):
        at.table.say(line)
    return False


COMMANDS = [Command("map", tell_places, takes_words=True)]
