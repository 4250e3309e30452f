"""The words at this table: a speaker who knows the names and who is reading."""

from typing import Final

from cairn.core.errors import Args, GameError
from cairn.core.game import Seat
from cairn.text import Speaker

MINUS: Final = "−"


def signed(points: int) -> str:
    """Points with their sign: +6, 0, −3."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points < 0 else "0"


class Words:
    """Sentences for one reader: `you` is the reader's seat, None for somebody who watches."""

    def __init__(self, speaker: Speaker, names: list[str], you: Seat | None) -> None:
        self.speaker: Final = speaker
        self.names: Final = names
        self.you: Final = you

    def for_seat(self, you: Seat | None) -> "Words":
        """The same table, told to another reader."""
        return Words(self.speaker, self.names, you)

    def say(self, key: str, **args: int | str) -> str:
        """The sentence of a key."""
        return self.speaker.say(key, args, self.names, self.you)

    def piece(self, kind: str, value: str) -> str:
        """The name of a piece of the game."""
        return self.speaker.piece(kind, value)

    def error(self, error: GameError) -> str:
        """Why something cannot be done."""
        return self.speaker.error(error, self.names, self.you)

    def event(self, told: tuple[str, Args]) -> str:
        """What happened."""
        return self.speaker.event(told, self.names, self.you)

    def move(self, spelling: str) -> str:
        """The label of a move."""
        return self.speaker.move(spelling, self.names, self.you)

    def spoken(self, points: int) -> str:
        """Points as a voice reads them: “minus 3”, where a sign might not be heard."""
        return self.say("play-minus", n=-points) if points < 0 else str(points)
