"""The whole table; where the page is wide, the map at the left and all else at its right."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from cairn.games.africana.terminal import facts, places, seats, spaces
from cairn.games.africana.terminal.atlas import Atlas, atlas_of
from cairn.games.africana.terminal.paint import label
from cairn.terminal.ink import beside, flow
from cairn.terminal.page import Page

WIDE: Final = 99
HIGH: Final = 30
"""From these columns and lines on the whole map is shown."""
GAP: Final = 2
NARROWEST_MAP: Final = 54
WIDEST_MAP: Final = 76
WIDEST_PICTURE: Final = 100
"""The columns of a map that has the page to itself."""
LOWEST_MAP: Final = 18
OTHER_LINES: Final = 16
"""The lines of title, legend, log, question, hand and moves, which the map leaves free where it can."""


def table(page: Page) -> RenderableType:
    """All that lies on the table, without the hand."""
    atlas = atlas_of(page)
    if page.width < WIDE or page.height < HIGH:
        lines = [*_title(page, page.width), *_all_but_the_map(page, atlas, page.width)]
        return Group(*lines, *places.around(page, atlas, page.width))
    left = max(NARROWEST_MAP, min(WIDEST_MAP, page.width // 2 - 1))
    right = page.width - left - GAP
    columns = [_map(page, atlas, left), _all_but_the_map(page, atlas, right)]
    return Group(*_title(page, page.width), *beside(columns, [left, right], GAP))


def _map(page: Page, atlas: Atlas, width: int) -> list[Text]:
    """The map as a picture or, where the paper takes letters only, as a list."""
    if page.letters_only:
        return [*places.listed(page, atlas, width, places.signs_of(page, atlas)), *places.legend(page, width)]
    # Letters are about twice as high as they are wide.
    height = max(LOWEST_MAP, min(page.height - OTHER_LINES, 9 * width // 20))
    drawn = places.picture(page, atlas, width, height)
    return [*drawn, *places.legend(page, width)] if page.tall else drawn


def whole_map(page: Page) -> list[Text]:
    """The map by itself, as large as the page lets it be."""
    atlas = atlas_of(page)
    signs = [*places.legend(page, page.width), *places.colours_legend(page, page.width)]
    if page.letters_only or page.width < NARROWEST_MAP:
        return [*places.listed(page, atlas, page.width, places.signs_of(page, atlas)), *signs]
    width = min(page.width, WIDEST_PICTURE)
    height = max(LOWEST_MAP, min(page.height - len(signs) - 2, 9 * width // 20))
    return [*places.picture(page, atlas, width, height), *signs]


def _all_but_the_map(page: Page, atlas: Atlas, width: int) -> list[Text]:
    air = [Text("")] if page.tall else []
    blocks = [
        seats.seats(page, width),
        spaces.spaces(page, width),
        spaces.books(page, atlas, width),
        spaces.piles(page, width),
    ]
    if page.tall:
        blocks.append(places.colours_legend(page, width))
    lines: list[Text] = []
    for block in blocks:
        lines += [*(air if lines else []), *block]
    return lines


def _title(page: Page, width: int) -> list[Text]:
    """What is played, which round, and how many expeditions are left."""
    title = Text.assemble((page.words.say("africana-title"), "bold"), (f"  {now(page)}", "dim"))
    left = Text(pile(page), "dim")
    gap = width - title.cell_len - left.cell_len
    lines = [Text.assemble(title, " " * gap, left)] if gap > 1 else flow([title, left], width)
    note = last_round(page)
    return [*lines, *flow([Text(note, "bold")], width)] if note else lines


def now(page: Page) -> str:
    """Which round is played; at the end, that the game is over."""
    if page.view["result"] is not None:
        return page.words.say("game-over")
    return label(page, "round", n=facts.round_of(page.view))


def pile(page: Page) -> str:
    """How many expeditions are left, and the letter on the back of the next."""
    waiting = page.view["zones"]["expedition_pile"]
    if waiting["next"] is None:
        return label(page, "expeditions-left", n=waiting["count"])
    return label(page, "expeditions-left-next", n=waiting["count"], letter=waiting["next"])


def last_round(page: Page) -> str:
    """Who has the last turn, once that is settled."""
    progress = page.view["progress"]
    if not progress["last_round"] or page.view["result"] is not None:
        return ""
    return label(page, "last-round", seat=progress["last_seat"])
