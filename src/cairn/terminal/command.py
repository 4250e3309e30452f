"""What a title adds to the commands of a match in the terminal."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from rich.console import RenderableType

from cairn.core.game import Move
from cairn.core.match import Match
from cairn.terminal.page import Page
from cairn.terminal.words import Words


class Voice(Protocol):
    """Where sentences and pictures go."""

    def draw(
        self,
        match: Match,
        words: Words,
        drawn: Callable[[Page], RenderableType],
        told: Callable[[Page], list[str]],
    ) -> None:
        """Show something as a picture, or the same in sentences where nothing is drawn."""

    def say(self, text: str) -> None:
        """Say a sentence."""

    def refuse(self, text: str) -> None:
        """Say what cannot be done."""


class Seated(Protocol):
    """A match at a terminal, as far as a command needs it."""

    @property
    def match(self) -> Match:
        """The match that is played."""

    @property
    def screen(self) -> Voice:
        """Where the match is shown."""

    def play(self, move: Move) -> None:
        """Play a move, and keep the match."""


@dataclass(frozen=True)
class Command:
    """One more thing that can be asked for; `play-command-<name>` and `play-help-<name>` are its words."""

    name: str
    run: Callable[[Seated, Words, str], bool]
    """Does it; whether the position must be shown again."""
    takes_words: bool = False
    """Whether words may stand behind it."""
