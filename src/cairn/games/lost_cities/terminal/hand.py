"""The hand and the moves, each with the number that chooses it and what it changes."""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cairn.games.lost_cities.terminal import facts
from cairn.games.lost_cities.terminal.paint import face, points
from cairn.terminal.page import Page
from cairn.terminal.words import signed

NUMBER: Final = "bold dark_orange3"


def choices(page: Page) -> RenderableType:
    """The hand, and where its cards may go; after placing one, where the next may come from."""
    if "draw" in facts.numbers(page.view):
        return Group(_hand(page), _sources(page))
    return _placings(page) if facts.hand(page.view) else Text("")


def _hand(page: Page) -> RenderableType:
    return Columns([_held(page, card) for card in facts.hand(page.view)], padding=(0, 1))


def _held(page: Page, card: str) -> Text:
    copies = facts.hand(page.view)[card]
    return Text.assemble(face(page, card), (f"×{copies}" if copies > 1 else "", "dim"))


def _placings(page: Page) -> RenderableType:
    """Each card once, with the number that plays it, what that changes, and the number that camps it."""
    cells = [[_held(page, card), *_places(page, card), Text("")] for card in facts.hand(page.view)]
    width = sum(1 + max(part.cell_len for part in parts) for parts in zip(*cells, strict=True))
    down = -(-len(cells) // max(1, (page.width + 2) // width))
    across = -(-len(cells) // down)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for i in range(0, len(cells), across):
        grid.add_row(*[part for cell in cells[i : i + across] for part in cell][:-1])
    return grid


def _places(page: Page, card: str) -> list[Text]:
    numbers = facts.numbers(page.view)
    play, camp = numbers.get(f"play {card}"), numbers.get(f"camp {card}")
    playing, camping = Text(""), Text("")
    if play is not None:
        before, after = facts.effect(page.view, card)
        playing = _numbered(play, page.words.say("play-lost-cities-play"))
        playing.append(f" {signed(before)}→", "dim").append(points(after))
    if camp is not None:
        camping = _numbered(camp, page.words.say("play-lost-cities-camp"))
    return [playing, camping]


def _sources(page: Page) -> RenderableType:
    sources = []
    for spelling, number in facts.numbers(page.view).items():
        if spelling == "draw":
            sources.append(_numbered(number, page.words.say("lost-cities-label-pile")))
        else:
            top = page.view["zones"]["camps"][spelling.split()[1]]["top"]
            sources.append(_numbered(number, "").append(face(page, top)))
    return Columns(sources, padding=(0, 2))


def _numbered(number: int, label: str) -> Text:
    return Text.assemble((f"{number:>2}", NUMBER), f" {label}")
