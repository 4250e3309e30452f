"""Component tables: the cards, boards and maps of a game as files that an owner of the box can replace.

A table is a CSV file with a line of column names. Nothing in it is believed: whatever does not fit is a
BadComponents that names the file, the line where there is one, and the reason.
"""

import csv
import hashlib
import io
from pathlib import Path
from typing import Final, final

from cairn.core.errors import Args, BadComponents, because

_LONGEST: Final = 1_000_000
"""Letters that a table may have."""


@final
class Row:
    """One line of a table, its cells by the names of their columns."""

    def __init__(self, file: str, line: int, cells: dict[str, str]) -> None:
        self.file: Final = file
        self.line: Final = line
        """As an editor counts: the names of the columns are line 1."""
        self.cells: Final = cells

    def text(self, column: str) -> str:
        """What stands in a cell, which may be nothing."""
        return self.cells[column]

    def word(self, column: str, allowed: list[str] | None = None) -> str:
        """What stands in a cell that may not be empty, one of the allowed words."""
        value = self.cells[column]
        if not value:
            raise self.bad("table-empty-cell", {"column": column})
        if allowed is not None and value not in allowed:
            raise self._unknown(column, value, allowed)
        return value

    def words(self, column: str, allowed: list[str]) -> list[str]:
        """The words of a cell like `a|b`: at least one, none twice."""
        found: list[str] = []
        for part in self.word(column).split("|"):
            word = part.strip()
            if word not in allowed:
                raise self._unknown(column, word, allowed)
            if word in found:
                raise self.bad("table-twice-in-cell", {"column": column, "value": word})
            found.append(word)
        return found

    def number(self, column: str, low: int = 0, high: int = 99) -> int:
        """The whole number in a cell, between two bounds."""
        value = self.word(column)
        digits = value[1:] if value[0] == "-" else value
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
            raise self.bad("table-not-a-number", {"column": column, "value": value})
        n = int(value)
        if not low <= n <= high:
            raise self.bad("table-out-of-bounds", {"column": column, "value": n, "low": low, "high": high})
        return n

    def bad(self, key: str, args: Args) -> BadComponents:
        """What is wrong with this line."""
        return BadComponents(key, {"file": self.file, "line": self.line, **args})

    def _unknown(self, column: str, value: str, allowed: list[str]) -> BadComponents:
        return self.bad(
            "table-unknown-word", {"column": column, "value": value, "values": ", ".join(allowed)}
        )


def read_table(path: str, columns: list[str]) -> list[Row]:
    """The lines of a table that has at least these columns."""
    file = Path(path).name
    lines = csv.reader(io.StringIO(_letters(path, file)), strict=True)
    rows: list[Row] = []
    head: list[str] = []
    try:
        for cells in lines:
            if not head:
                head = [cell.strip() for cell in cells]
                _check_head(file, head, columns)
            elif cells:
                rows.append(_row(file, int(lines.line_num), head, cells))
    except csv.Error as problem:
        torn = BadComponents("table-not-csv", {"file": file, "line": int(lines.line_num)})
        raise because(problem, torn) from problem
    if not rows:
        raise BadComponents("table-without-rows", {"file": file})
    return rows


def _letters(path: str, file: str) -> str:
    try:
        # With or without the mark that some spreadsheets put before the first letter.
        text = Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as problem:
        raise because(problem, BadComponents("table-not-utf-8", {"file": file})) from problem
    except OSError as failure:
        raise because(failure, BadComponents("table-unreadable", {"file": file})) from failure
    if "\0" in text or len(text) > _LONGEST:
        raise BadComponents("table-not-a-table", {"file": file})
    return text


def _check_head(file: str, head: list[str], columns: list[str]) -> None:
    for column in columns:
        if column not in head:
            raise BadComponents("table-missing-column", {"file": file, "column": column})
        if head.count(column) > 1:
            raise BadComponents("table-column-twice", {"file": file, "column": column})


def _row(file: str, line: int, head: list[str], cells: list[str]) -> Row:
    if len(cells) != len(head):
        raise BadComponents("table-cells", {"file": file, "line": line, "n": len(cells), "due": len(head)})
    for name, cell in zip(head, cells, strict=True):
        if not cell.isprintable():
            raise BadComponents("table-unprintable", {"file": file, "line": line, "column": name})
    return Row(file, line, {name: cell.strip() for name, cell in zip(head, cells, strict=True)})


def unrepeated(rows: list[Row], column: str) -> None:
    """BadComponents for a word that a column has twice, letters large or small."""
    seen: dict[str, int] = {}
    for row in rows:
        value = row.word(column)
        if value.lower() in seen:
            raise row.bad("table-repeated", {"column": column, "value": value, "n": seen[value.lower()]})
        seen[value.lower()] = row.line


def own_tables(game: str) -> str:
    """The folder of a game's own tables; the game is named like its package."""
    return str(Path(__file__).parents[1] / "games" / game / "data")


def earlier_tables(game: str) -> list[str]:
    """The folders of the earlier versions of a game's own tables, the oldest first."""
    return sorted([str(path) for path in (Path(own_tables(game)) / "earlier").glob("*") if path.is_dir()])


def component_files(folder: str, names: list[str], own: str) -> dict[str, str]:
    """For each table of a game its path: in this folder or, where that has none, the game's own.

    A table of another name is an error: a misspelt one must not be replaced in silence.
    """
    place = Path(folder)
    if not place.is_dir():
        raise BadComponents("table-no-folder", {"file": folder})
    found = sorted([path.name for path in place.iterdir() if path.suffix.lower() == ".csv"])
    for name in found:
        if name not in names:
            raise BadComponents("table-unknown-file", {"file": name, "values": ", ".join(names)})
    if not found:
        raise BadComponents("table-none", {"file": folder, "values": ", ".join(names)})
    return {name: str((place if name in found else Path(own)) / name) for name in names}


def table_hash(facts: list[object]) -> str:
    """A short hash of what in the tables matters for play."""
    return hashlib.blake2b(repr(facts).encode(), digest_size=8).hexdigest()
