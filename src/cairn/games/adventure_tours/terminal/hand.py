"""The hand and the moves, each with the number that chooses it and what it changes."""

from collections.abc import Callable
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from cairn.games.adventure_tours.terminal import facts
from cairn.games.adventure_tours.terminal.paint import (
    NUMBER,
    chip,
    coins,
    equipment,
    explain,
    label,
    levels,
    member,
    name,
    short_name,
    small,
    symbol,
    values,
    written,
)
from cairn.terminal.ink import flow, mark, padded, wrapped
from cairn.terminal.page import Page
from cairn.terminal.seating import shape

GAP: Final = 2
FEW_SEATS: Final = 4
"""With more players a tall page has no room for explanations."""

Namer = Callable[[Page, str], str]


def choices(page: Page) -> RenderableType:
    """The hand with what it may be used for, then the other moves."""
    return Group(*_hand(page), *_others(page), *_explained(page))


# Cards of the hand.


def _hand(page: Page) -> list[Text]:
    """A line a card where the page is wide enough, with the best words that fit; or else a few."""
    held = {} if facts.kind(page.view) == "draft" else facts.hand(page.view)
    if not held:
        return []
    says = [_help, _action, _short_action]
    tries: list[tuple[Namer, Namer]] = [*[(name, say) for say in says], (short_name, _short_action)]
    for called, action in tries:
        lines = _in_columns([_cells(page, card, called, action) for card in held])
        if lines[0].cell_len <= page.width:
            return lines
    return [line for card in held for line in _in_lines(page, card)]


def _cells(page: Page, card: str, called: Namer, action: Namer) -> list[Text]:
    return [
        _named(page, card, called),
        *_printed(page, card),
        *_uses(page, card),
        Text(action(page, card), "dim"),
    ]


def _in_columns(rows: list[list[Text]]) -> list[Text]:
    """The cells one below the other; a column that is empty takes no room."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [padded(cell, width) for cell, width in zip(row, widths, strict=True) if width]
        lines.append(Text(" " * GAP).join(cells))
    return lines


def _in_lines(page: Page, card: str) -> list[Text]:
    printed = [_named(page, card, short_name), *_printed(page, card)]
    uses = [Text(_short_action(page, card), "dim"), *[use for use in _uses(page, card) if use]]
    return [*flow(printed, page.width), *flow(uses, page.width, first=Text(" " * GAP))]


def _named(page: Page, card: str, called: Namer) -> Text:
    copies = facts.hand(page.view)[card]
    times = f" {mark(page, '×', 'x')}{copies}" if copies > 1 else ""
    return Text.assemble(chip(page, card.partition(" ")[0]), f" {called(page, card)}", (times, "dim"))


def _printed(page: Page, card: str) -> list[Text]:
    """Demand, money and equipment, as a card shows them."""
    of = facts.card(page.view, card)
    return [
        Text(f"{mark(page, '≥', '>=')}{of['demand']}"),
        Text(coins(page, of["money"])),
        Text(values(page, of)),
    ]


def _uses(page: Page, card: str) -> list[Text]:
    """The numbers that lay the card, with the levels or the income after it."""
    numbers = facts.numbers(page.view)
    laying, joining = Text(""), Text("")
    equip, join = numbers.get(f"equip {card}"), numbers.get(f"join {card}")
    if equip is not None:
        laying = _numbered(equip, label(page, "equip")).append(f" {_new_levels(page, card)}", "dim")
    if join is not None:
        before, after = facts.new_income(page.view, card)
        joining = _numbered(join, label(page, "join"))
        joining.append(f" {before}{_arrow(page)}{coins(page, after)}", "dim")
    lacking = facts.lacking(page.view, card)
    if lacking is not None:
        sign = symbol(page, facts.card(page.view, card)["colour"])
        joining = Text(f"{sign} {label(page, 'lacking', have=lacking[0], need=lacking[1])}", "dim")
    return [laying, joining]


def _new_levels(page: Page, card: str) -> str:
    changes = facts.new_levels(page.view, card)
    if len(changes) > 1:
        return " ".join(f"{symbol(page, colour)}{after}" for colour, (_, after) in changes.items())
    return "".join(
        f"{symbol(page, colour)}{before}{_arrow(page)}{after}" for colour, (before, after) in changes.items()
    )


def _arrow(page: Page) -> str:
    return mark(page, "→", ">")


def _numbered(number: int, said: str) -> Text:
    return Text.assemble((f"{number:>2}", NUMBER), f" {said}")


# What the action is called: in a sentence, by its name, in short.


def _help(page: Page, card: str) -> str:
    return written(page, explain(page, "action", _of(page, card)["action"]))


def _action(page: Page, card: str) -> str:
    return written(page, page.words.piece("action", _of(page, card)["action"]))


def _short_action(page: Page, card: str) -> str:
    return written(page, label(page, f"short-{_of(page, card)['action'].replace('_', '-')}"))


def _of(page: Page, card: str) -> dict[str, Any]:
    return facts.card(page.view, card)


# All other moves.


def _others(page: Page) -> list[Text]:
    """Players to aim at with what they would lose, cards that protect, boards, and words."""
    moves = facts.others(page.view)
    if facts.kind(page.view) == "draft":
        return [line for move, number in moves.items() for line in _board(page, move, number)]
    things = [_other(page, spelling, number) for spelling, number in moves.items()]
    stake = _stake(page)
    return [*([stake] if stake else []), *(flow(things, page.width) if things else [])]


def _other(page: Page, spelling: str, number: int) -> Text:
    seat = facts.target(spelling)
    if seat is not None:
        text = Text.assemble((str(number), NUMBER), f" {shape(page, seat)} {page.words.names[seat]}")
        loss = _loss(page, seat)
        return text.append_text(loss) if loss else text.append(f" {_hand_of(page, seat)}", "dim")
    guard = facts.guard(page.view, spelling)
    if guard is not None:
        text = Text.assemble((str(number), NUMBER), f" {label(page, 'protect')} ", small(page, guard[0]))
        notes = [label(page, "equipment")] if guard[1] == "equipment" else []
        place = facts.place(page.view, spelling)
        if place is not None:
            notes.append(label(page, "place", n=place[0], total=place[1]))
        return text.append(f" ({', '.join(notes)})", "dim") if notes else text
    return Text.assemble((str(number), NUMBER), f" {page.words.move(spelling)}")


def _board(page: Page, spelling: str, number: int) -> list[Text]:
    """A board that may be chosen: its start values, its name, and what its ability does."""
    name = spelling.removeprefix("board ")
    of = page.view["tables"]["boards"][name]
    head = Text.assemble((f"{number:>2} ", NUMBER), levels(page, of["start"]))
    lines = flow([head, Text(page.words.piece("board", name), "bold")], page.width)
    return [*lines, *wrapped(explain(page, "ability", of["ability"]), page.width, "   ", "dim")]


def _hand_of(page: Page, seat: int) -> str:
    return f"({label(page, 'hand')} {page.view['seats'][seat]['hand']})"


def _loss(page: Page, seat: int) -> Text:
    """The last card of a player, where the action is about it."""
    row = facts.row_at_stake(page.view)
    if not row or not page.view["zones"][row][seat]:
        return Text("")
    last = page.view["zones"][row][seat][-1]
    return Text.assemble(
        page.words.speaker.colon, member(page, last) if row == "members" else equipment(page, last)
    )


def _stake(page: Page) -> Text:
    """What an attack would take from you."""
    if facts.kind(page.view) != "protect" or not facts.numbers(page.view):
        return Text("")
    loss = _loss(page, page.view["you"])
    return Text.assemble((label(page, "stake"), "dim"), loss) if loss else loss


def _explained(page: Page) -> list[Text]:
    """Where there is room, what the actions of the hand do that no column explains. [AT-C4]"""
    view = page.view
    if not page.tall or len(view["seats"]) > FEW_SEATS or not facts.numbers(view):
        return []
    held = list(facts.hand(view))
    fits = held and _in_columns([_cells(page, card, name, _help) for card in held])[0].cell_len <= page.width
    actions = [] if fits else dict.fromkeys(_of(page, card)["action"] for card in held)
    return [
        Text.assemble(
            (f"{page.words.piece('action', action)}{page.words.speaker.colon}", "dim"),
            (explain(page, "action", action), "dim"),
        )
        for action in actions
        if action != "none"
    ]
