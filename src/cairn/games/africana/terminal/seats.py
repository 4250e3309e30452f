"""The players: company, place, silver, hand, markers, adventures, and the points where they are shown."""

from typing import Final

from rich.text import Text

from cairn.core.game import Seat
from cairn.games.africana.terminal import facts
from cairn.games.africana.terminal.cards import adventure_parts
from cairn.games.africana.terminal.paint import chip, label, name, pawn, points, seat_name, silver
from cairn.terminal.ink import flow
from cairn.terminal.page import Page
from cairn.terminal.seating import is_acting, order

INDENT: Final = 2


def seats(page: Page, width: int) -> list[Text]:
    """A line a player, and one for the adventures that are not finished yet."""
    lines = []
    for seat in order(page.view):
        lines += flow(_headline(page, seat), width, first=Text.assemble(pawn(page, seat), " "))
        owned = facts.adventures(page.view, seat)
        if owned:
            first = Text(f"{' ' * INDENT}{label(page, 'adventures')} ", "dim")
            room = width - first.cell_len
            lines += flow(
                [part for card in owned for part in adventure_parts(page, card, room)], width, first=first
            )
    return lines


def _headline(page: Page, seat: Seat) -> list[Text]:
    side = page.view["seats"][seat]
    style = "bold underline" if is_acting(page.view, seat) else "bold"
    who = Text.assemble((seat_name(page, seat), style))
    if side["points"] is not None:
        who.append(f"  {points(page, side['points'])}", "green")
    hand = _count(page, "hand", side["hand"])
    for card in ["joker"] * side["jokers"] + list(side["assistants"]):
        hand.append(" ").append_text(chip(page, card))
    return [
        who,
        Text(name(page, "company", side["company"]), "dim"),
        Text(name(page, "place", side["place"]), "bold"),
        Text(silver(page, side["silver"])),
        hand,
        _count(page, "markers", side["markers"]),
        _count(page, "finished", side["under"]),
    ]


def _count(page: Page, word: str, n: int) -> Text:
    return Text.assemble((f"{label(page, word)} ", "dim"), str(n))
