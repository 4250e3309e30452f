"""What else can be asked of the table: all Treasures at once."""

from cairn.games.dominion.terminal.facts import next_treasure
from cairn.terminal.command import Command, Seated
from cairn.terminal.words import Words


def play_all(at: Seated, reader: Words, text: str) -> bool:
    """Play all Treasures one by one, as long as nothing else is asked; whether there were any."""
    seat = at.match.state.to_move()
    treasure = next_treasure(at.match.view(seat))
    if treasure is None:
        at.screen.refuse(reader.say("play-all-nothing"))
        return False
    while treasure is not None:
        at.play(at.match.game.read(treasure))
        treasure = next_treasure(at.match.view(seat))
    return True


COMMANDS = [Command("all", play_all)]
