"""The whole table: the round, the piles, the players; where the page is wide, the others side by side."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from cairn.core.game import Seat
from cairn.games.adventure_tours.terminal import facts
from cairn.games.adventure_tours.terminal.paint import chip, explain, label, shield, small
from cairn.games.adventure_tours.terminal.seats import block
from cairn.terminal.ink import beside, flow, mark
from cairn.terminal.page import Page
from cairn.terminal.seating import order, shape

GAP: Final = 3
PANEL: Final = 56
"""The columns that a player needs to sit beside another."""


def table(page: Page) -> RenderableType:
    """All that lies on the table, without the hand."""
    air = [Text("")] if page.tall else []
    lines = [*_title(page), *_piles(page), *air]
    seats = order(page.view)
    *far, near = seats if page.view["you"] is not None else [*seats, -1]
    across = max(1, min(len(far), (page.width + GAP) // (PANEL + GAP)))
    for i in range(0, len(far), across):
        lines += [*_beside(page, far[i : i + across], across), *air]
    if near >= 0:
        lines += [*block(page, near, page.width), *_help(page, near)]
    return Group(*lines, *(_legend(page) if page.tall else []))


def _beside(page: Page, seats: list[Seat], across: int) -> list[Text]:
    if across == 1:
        return block(page, seats[0], page.width)
    each = (page.width + GAP) // across - GAP
    return beside([block(page, seat, each) for seat in seats], [each] * len(seats), GAP)


def _title(page: Page) -> list[Text]:
    """What is played, which round it is, whose turn."""
    progress = page.view["progress"]
    numbered = label(page, "round", n=progress["round"], total=progress["rounds"])
    title = Text.assemble((page.words.say("adventure-tours-title"), "bold"), (f"  {numbered}", "dim"))
    now = Text(f"{_sign(page)}{whose_turn(page)}", "bold")
    gap = page.width - title.cell_len - now.cell_len
    if gap > 1:
        return [Text.assemble(title, " " * gap, now)]
    return flow([Text(numbered, "dim"), now], page.width)


def _sign(page: Page) -> str:
    return "" if page.view["result"] else f"{shape(page, page.view['progress']['seat'])} "


def whose_turn(page: Page) -> str:
    """Whose turn it is, and what else holds for it."""
    if page.view["result"] is not None:
        return page.words.say("game-over")
    progress = page.view["progress"]
    if not facts.is_running(page.view):
        return label(page, "round-over", n=len(progress["incomes"]))
    return label(page, "turn", seat=progress["seat"])


def notes(page: Page) -> list[str]:
    """What is to come after this turn, and what cannot be done in it any more."""
    progress = page.view["progress"]
    said = []
    if progress["extra_turns"]:
        said.append(label(page, "extra-turns", n=progress["extra_turns"]))
    if progress["ability_used"] and facts.is_running(page.view):
        said.append(label(page, "ability-used"))
    return said


def _piles(page: Page) -> list[Text]:
    """The draw pile, the open discard pile with its top card first, and what else holds this turn."""
    zones = page.view["zones"]
    discard = [small(page, card) for card in reversed(zones["discard"])]
    things = [
        Text.assemble((f"{label(page, 'pile')} ", "dim"), (str(zones["pile"]), "bold")),
        Text.assemble((f"{label(page, 'discard')} ", "dim"), (str(len(discard)), "bold")),
        *discard,
        *[Text(note, "italic") for note in notes(page)],
    ]
    if facts.is_basic(page.view):
        desert = page.words.piece("board", page.view["seats"][0]["board"])
        things.append(Text(f"{mark(page, '·', '-')} {desert}", "dim"))
    return flow(things, page.width)


def _help(page: Page, seat: Seat) -> list[Text]:
    """What your own special ability does. [AT-C4]"""
    ability = page.view["seats"][seat]["ability"]
    if not page.tall or ability == "none":
        return []
    return [Text(f"  {explain(page, 'ability', ability)}", "italic dim")]


def _legend(page: Page) -> list[Text]:
    """What the symbols mean."""
    said = [
        Text.assemble(chip(page, colour), (f" {page.words.piece('category', category)}", "dim"))
        for colour, category in facts.CATEGORY.items()
    ]
    said.append(Text.assemble((shield(page), "bold green"), (f" {label(page, 'ready')}", "dim")))
    return flow(said, page.width)
