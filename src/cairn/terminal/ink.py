"""Lines of text as all drawings lay them: of an exact width, broken only between things, side by side."""

from collections.abc import Sequence

from rich.text import Text

from cairn.terminal.page import Page


def mark(page: Page, symbol: str, letter: str) -> str:
    """The symbol, or the letter that stands for it where the paper takes letters only."""
    return letter if page.letters_only else symbol


def padded(text: Text, width: int, align: str = "left") -> Text:
    """The text, exactly this many columns wide."""
    copy = text.copy()
    copy.truncate(width, overflow="ellipsis")
    gap = width - copy.cell_len
    before = {"left": 0, "right": gap, "centre": gap // 2}[align]
    return Text.assemble(" " * before, copy, " " * (gap - before))


def flow(things: Sequence[Text], width: int, gap: int = 2, first: Text | None = None) -> list[Text]:
    """The things in lines of at most this width, none of them broken; all lines begin where `first` ends."""
    first = Text("") if first is None else first
    # A label that would leave no room gets a line of its own.
    alone = first.cell_len > width // 2
    indent = 2 if alone else first.cell_len
    # Assembled, so that the style of the label does not become that of the line.
    head = Text.assemble(padded(first, min(first.cell_len, width)))
    lines = [head, Text(" " * indent)] if alone else [head]
    used, empty = indent, True
    for thing in things:
        room = width - indent
        short = padded(thing, room) if thing.cell_len > room else thing
        if not empty and used + gap + short.cell_len > width:
            lines.append(Text(" " * indent))
            used, empty = indent, True
        if not empty:
            lines[-1].append(" " * gap)
            used += gap
        lines[-1].append_text(short)
        used, empty = used + short.cell_len, False
    return lines


def wrapped(text: str, width: int, indent: str = "", style: str = "") -> list[Text]:
    """A text broken between its words, every line of it indented."""
    return flow([Text(word, style) for word in text.split(" ")], width, 1, Text(indent))


def beside(columns: Sequence[Sequence[Text]], widths: Sequence[int], gap: int = 2) -> list[Text]:
    """Columns of lines, one beside the other."""
    down = max((len(column) for column in columns), default=0)
    lines = []
    for i in range(down):
        cells = [
            padded(column[i] if i < len(column) else Text(""), width)
            for column, width in zip(columns, widths, strict=True)
        ]
        lines.append(Text(" " * gap).join(cells))
    return lines
