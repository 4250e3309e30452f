"""How a game looks in the terminal."""

from typing import Protocol

from rich.console import RenderableType

from cairn.terminal.page import Page


class Drawing(Protocol):
    """What the terminal asks of a game: the page as a picture, and the same in sentences."""

    def table(self, page: Page) -> RenderableType:
        """All that lies on the table, without the hand."""

    def choices(self, page: Page) -> RenderableType:
        """The hand and the moves, with the numbers that choose them."""

    def sheet(self, page: Page) -> RenderableType:
        """The points of all seats, line by line."""

    def tell_table(self, page: Page) -> list[str]:
        """All that lies on the table, in sentences."""

    def tell_hand(self, page: Page) -> str:
        """The hand in a sentence."""

    def tell_choices(self, page: Page) -> list[str]:
        """The moves with their numbers, in sentences."""

    def tell_sheet(self, page: Page) -> list[str]:
        """The points of all seats, in sentences."""
