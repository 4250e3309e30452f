"""The map and the cards as the tables of the game have them, ready to be looked up by spelling."""

from typing import Any, Final

from cairn.core.game import View
from cairn.games.africana.rules.game import AFRICANA, Africana
from cairn.terminal.page import Page

PUBLISHED: Final = "published"


class Atlas:
    """Places with their neighbours, expeditions, adventures and bonuses."""

    def __init__(self, components: View) -> None:
        self.components: Final = components
        self.places: Final[dict[str, dict[str, Any]]] = {row["place"]: row for row in components["places"]}
        self.expeditions: Final[dict[str, dict[str, Any]]] = {
            row["expedition"]: row for row in components["expeditions"]
        }
        self.adventures: Final[dict[str, dict[str, Any]]] = {
            row["adventure"]: row for row in components["adventures"]
        }
        self.bonuses: Final[list[dict[str, Any]]] = components["bonuses"]
        self.routes: Final[list[dict[str, Any]]] = components["routes"]

    def symbols(self, place: str) -> list[str]:
        """The colours that lead into a place."""
        return list(self.places[place]["symbols"])

    def half(self, place: str) -> str:
        """The half of the map in which a place lies."""
        return str(self.places[place]["half"])

    def neighbours(self, place: str) -> list[str]:
        """The places that a route leads to, in the order of the table."""
        ends = {route["b"] for route in self.routes if route["a"] == place}
        ends |= {route["a"] for route in self.routes if route["b"] == place}
        return [other for other in self.places if other in ends]

    def starting(self, place: str) -> list[str]:
        """The expeditions that start at a place."""
        return [name for name, card in self.expeditions.items() if card["start"] == place]

    def ending(self, place: str) -> list[str]:
        """The expeditions that end at a place."""
        return [name for name, card in self.expeditions.items() if card["target"] == place]

    def aiming(self, place: str) -> list[str]:
        """The adventures that end at a place."""
        return [name for name, card in self.adventures.items() if card["target"] == place]

    def steps(self, start: str, target: str) -> int:
        """The length of the shortest way between two places, in routes."""
        reached, steps = {start}, 0
        while target not in reached:
            reached |= {other for place in reached for other in self.neighbours(place)}
            steps += 1
        return steps


def atlas_of(page: Page) -> Atlas:
    """The atlas of the table that is drawn: that of its own components, if somebody has replaced them."""
    game = page.game if isinstance(page.game, Africana) else AFRICANA
    return Atlas(game.components())
