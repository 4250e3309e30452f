"""How any game looks in the terminal, made of its view alone."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from cairn.terminal.page import Page


class AnyGame:
    """The drawing of a game that has none of its own."""

    def table(self, page: Page) -> RenderableType:
        return Group(*[Text(line) for line in self.tell_table(page)])

    def choices(self, page: Page) -> RenderableType:
        return Group(*[Text(line) for line in self.tell_choices(page)])

    def sheet(self, page: Page) -> RenderableType:
        return Group(*[Text(line) for line in self.tell_sheet(page)])

    def tell_table(self, page: Page) -> list[str]:
        return [f"{name}: {_told(zone)}" for name, zone in page.view["zones"].items()]

    def tell_hand(self, page: Page) -> str:
        hands = page.view["zones"].get("hands", [])
        return "" if page.words.you is None or not hands else _told(hands[page.words.you])

    def tell_choices(self, page: Page) -> list[str]:
        decision = page.view["decision"]
        options = [] if decision is None else decision.get("options") or []
        return [f"{n}: {page.words.move(move)}" for n, move in enumerate(options, 1)]

    def tell_sheet(self, page: Page) -> list[str]:
        result = page.view["result"]
        scores = [] if result is None else result["scores"]
        return [f"{page.words.names[seat]}: {points}" for seat, points in enumerate(scores)]


def _told(zone: Any) -> str:
    """A zone in words: lists by their things, hidden ones by their count."""
    if isinstance(zone, dict):
        return "; ".join(f"{name} {_told(part)}" for name, part in zone.items())
    if isinstance(zone, list):
        return ", ".join(_told(part) for part in zone) or "–"
    return "–" if zone is None else str(zone)
