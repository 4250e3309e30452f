"""What can be read about the cards and the map of a game."""

from typing import Any, Protocol

from rich.console import RenderableType

from cairn.core.game import Game
from cairn.terminal.page import Page
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


class Atlas(Protocol):
    """What `cairn map` asks of a game; the game brings its component tables."""

    def places_of(self, game: Game) -> list[str]:
        """All places of the map."""

    def find_place(self, game: Game, text: str, speaker: Speaker) -> str:
        """The place of this name or beginning; BadSetup with a guess."""

    def data(self, game: Game, place: str) -> dict[str, Any]:
        """All that there is to know of a place, as plain data."""

    def routes_of(self, game: Game) -> list[dict[str, Any]]:
        """All routes, as plain data."""

    def whole_map(self, game: Game, page: Page) -> RenderableType:
        """The map as a picture, and as a list."""

    def place_page(self, game: Game, place: str, page: Page) -> RenderableType:
        """A place, large and explained."""
