"""What can be read about the cards of a game: one library a game that has cards to read about."""

from typing import Any, Final, Protocol

from rich.console import RenderableType

from cairn.cli.drawn.adventure_tours import library as adventure_tours
from cairn.cli.drawn.africana import library as africana
from cairn.cli.drawn.dominion import library as dominion
from cairn.cli.page import Page
from cairn.core.game import Game
from cairn.text import Speaker


class Library(Protocol):
    """What `cairn cards` and the command `card` ask of a game; the game brings its component tables."""

    def example(self, game: Game) -> str:
        """A name that can be looked up, for hints."""

    def cards_of(self, game: Game, chosen: str | None) -> list[str]:
        """All that can be looked up, in the order of the list, or one set of it."""

    def find_cards(self, game: Game, text: str, speaker: Speaker) -> list[str]:
        """What a name means: mostly one, or several that a reader takes for one."""

    def data(self, game: Game, card: str, speaker: Speaker) -> dict[str, Any]:
        """All that there is to know of a card, as plain data."""

    def listed(self, game: Game, cards: list[str], page: Page) -> RenderableType:
        """The cards as a list, and what is to be said below it."""

    def drawn(self, game: Game, cards: list[str], page: Page) -> RenderableType:
        """What one name means, large and explained."""

    def explained(self, game: Game, cards: list[str], speaker: Speaker) -> list[str]:
        """The same in sentences."""


LIBRARIES: Final[dict[str, Library]] = {
    "dominion": dominion,
    "adventure-tours": adventure_tours,
    "africana": africana,
}
