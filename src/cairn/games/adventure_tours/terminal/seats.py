"""The players: money, levels, board, and both rows in their order."""

from typing import Final

from rich.text import Text

from cairn.core.game import Seat
from cairn.games.adventure_tours.terminal import facts
from cairn.games.adventure_tours.terminal.paint import coins, equipment, label, levels, member, written
from cairn.terminal.ink import flow, padded, wrapped
from cairn.terminal.page import Page
from cairn.terminal.seating import is_acting, shape

INDENT: Final = "  "
FEW_SEATS: Final = 3
"""With more players the rows of one share a line, where there is little room and they fit."""
NARROW: Final = 50
"""Below this width the names of the rows have no column of their own."""


def block(page: Page, seat: Seat, width: int) -> list[Text]:
    """A player on this many columns: what there is to know, then members and equipment. [AT-T7]"""
    zones = page.view["zones"]
    members = [member(page, laid) for laid in zones["members"][seat]] or [Text("–", "dim")]
    laid = [equipment(page, laid) for laid in zones["equipment"][seat]] or [Text("–", "dim")]
    words = [Text(written(page, label(page, word)), "dim") for word in ("members", "equipment")]
    head = [*flow(_headline(page, seat), width), *_board(page, seat, width)]
    if len(head) == 2 and head[0].cell_len + head[1].cell_len <= width:
        head = [Text.assemble(*head)]
    together = flow([words[0], *members, words[1], *laid], width, first=Text(INDENT))
    if not page.tall and len(zones["members"]) > FEW_SEATS and len(together) == 1:
        return [*head, *together]
    return [*head, *_row(words[0], members, words, width), *_row(words[1], laid, words, width)]


def _row(word: Text, cards: list[Text], words: list[Text], width: int) -> list[Text]:
    """The cards of a row from left to right behind its name."""
    if width < NARROW:
        return flow([word, *cards], width, first=Text(INDENT))
    wide = max(other.cell_len for other in words)
    return flow(cards, width, first=Text.assemble(INDENT, padded(word, wide), "  "))


def _headline(page: Page, seat: Seat) -> list[Text]:
    """Name and money, income so far, hand, levels."""
    side = page.view["seats"][seat]
    style = "bold underline" if is_acting(page.view, seat) else "bold"
    who = Text.assemble(f"{shape(page, seat)} ", (page.words.names[seat], style))
    if side["money"] is not None:
        who.append(f"  {coins(page, side['money'])}", "bold")
    things = [
        who,
        Text.assemble((f"{label(page, 'income')} ", "dim"), f"+{coins(page, side['income'])}"),
        Text.assemble((f"{label(page, 'hand')} ", "dim"), str(side["hand"])),
        levels(page, side["levels"]),
    ]
    return things


def _board(page: Page, seat: Seat, width: int) -> list[Text]:
    """The board with its special ability; in the basic game all have the same, which the title names."""
    if facts.is_basic(page.view):
        return []
    side, words = page.view["seats"][seat], page.words
    said = f"{words.piece('board', side['board'])} ({words.piece('ability', side['ability'])})"
    return wrapped(written(page, said), width, INDENT)
