"""The five expedition spaces, both books, and what lies beside the board."""

from rich.text import Text

from cairn.games.africana.rules.pieces import BOOKS
from cairn.games.africana.terminal import facts
from cairn.games.africana.terminal.atlas import Atlas
from cairn.games.africana.terminal.cards import Card, bonus_text, gain_text
from cairn.games.africana.terminal.paint import card_text, chip, label, marks, name, points, silver
from cairn.terminal.ink import flow, mark, padded
from cairn.terminal.page import Page


def spaces(page: Page, width: int) -> list[Text]:
    """One line per expedition, or two where the page is narrow."""
    rows = [_cells(page, n, space) for n, space in enumerate(facts.spaces(page.view))]
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    heading = [Text(label(page, "expeditions"), "dim")] if page.tall else []
    if sum(widths) + 2 * sum(room > 0 for room in widths[1:]) <= width:
        return heading + [_in_a_row(row, widths) for row in rows]
    lines = heading
    for number, title, *rest in rows:
        lines += flow([title], width, first=Text.assemble(number, " "))
        lines += flow([cell for cell in rest if cell], width, first=Text("  "))
    return lines


def _in_a_row(cells: list[Text], widths: list[int]) -> Text:
    """The cells beside each other, without those that no space has."""
    shown = [padded(cell, room) for cell, room in zip(cells, widths, strict=True) if room]
    return Text("  ").join(shown)


def _cells(page: Page, n: int, space: Card) -> list[Text]:
    """Number, expedition, silver, points, bonus, and who has joined."""
    number, bonus = Text(str(n + 1), "bold"), _bonus(page, space)
    if space["expedition"] is None:
        return [number, Text(label(page, "empty"), "dim"), Text(""), Text(""), bonus, Text("")]
    return [
        number,
        Text(name(page, "expedition", space["expedition"])),
        Text(silver(page, space["coins"])),
        Text(points(page, space["points"])),
        bonus,
        marks(page, space["markers"]),
    ]


def _bonus(page: Page, space: Card) -> Text:
    return Text.assemble((f"{label(page, 'bonus')} ", "dim"), bonus_text(page, space))


def books(page: Page, atlas: Atlas, width: int) -> list[Text]:
    """The cards on top of both stacks of each book, with how many lie there; the book at hand is marked."""
    lines: list[Text] = []
    drawn = []
    for book in BOOKS:
        here = _is_here(page, atlas, book)
        title = f"{mark(page, '►', '>')} " if here else "  "
        first = Text.assemble((f"{title}{name(page, 'book', book)} ", "bold" if here else "dim"))
        stacks = [_stack(page, atlas, side, top, n) for side, top, n in facts.pages(page.view, book)]
        drawn.append((first, stacks, [Text(" ").join(parts) for parts in stacks]))
    fits = all(first.cell_len + text.cell_len <= width for first, _, whole in drawn for text in whole)
    for first, stacks, whole in drawn:
        if fits:
            lines += flow(whole, width, first=first)
            continue
        lines.append(first)
        for side, *parts in stacks:
            lines += flow(parts, width, gap=1, first=Text.assemble("    ", side, " "))
    return lines


def _stack(page: Page, atlas: Atlas, side: str, top: str | None, count: int) -> list[Text]:
    """A stack of a book: its side, the card on top and what that brings, how many cards."""
    parts = [Text(label(page, side), "dim"), Text(mark(page, "–", "-"), "dim")]
    if top is not None:
        parts[1:] = [Text(name(page, "adventure", top)), gain_text(page, atlas.adventures[top])]
    return [*parts, Text(f"({count})", "dim")] if count else parts


def _is_here(page: Page, atlas: Atlas, book: str) -> bool:
    seat = facts.viewpoint(page.view)
    return seat is not None and atlas.half(page.view["seats"][seat]["place"]) == book


def piles(page: Page, width: int) -> list[Text]:
    """Travel pile and discards, the assistants beside the board, and the cards of this movement."""
    zones = page.view["zones"]
    travel = Text.assemble((f"{label(page, 'travel-pile')} ", "dim"), str(zones["travel_pile"]))
    discards = _counts(page, "discards", facts.counted(zones["discards"]))
    waiting = {f"{colour} assistant": n for colour, n in facts.assistants(page.view).items()}
    beside_board = [_counts(page, "assistants", waiting)] if page.tall else []
    lines = flow([travel, discards, *beside_board], width)
    played = [card_text(page, card, n) for card, n in facts.counted(zones["played"]).items()]
    return lines + (flow(played, width, first=Text(f"{label(page, 'played')} ", "dim")) if played else [])


def _counts(page: Page, word: str, cards: dict[str, int]) -> Text:
    """A word, and the symbols of some cards with their numbers."""
    text = Text.assemble((f"{label(page, word)}", "dim"))
    for card, n in cards.items():
        text.append(" ").append_text(chip(page, card)).append(str(n))
    return text if cards else text.append(f" {mark(page, '–', '-')}", "dim")
