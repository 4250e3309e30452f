"""Where the facts of the tables come from: what is published, and what had to be reconstructed. [AF-C5]"""

from typing import Any, Final

from cairn.games.africana.terminal.atlas import PUBLISHED, Atlas
from cairn.games.africana.terminal.paint import label, name, said
from cairn.terminal.page import Page

RECONSTRUCTED: Final = "reconstructed"
FIELDS: Final = ("name", "half", "symbols", "deck", "start", "target", "coins", "points")
"""What a table says of a place or of an expedition."""
TABLES: Final = ("places", "routes", "expeditions", "adventures", "bonuses")


def is_published(row: dict[str, Any]) -> bool:
    """Whether a row is published, at least in part."""
    return bool(row.get("provenance") == PUBLISHED)


def origin(page: Page, row: dict[str, Any]) -> str:
    """Where a row comes from, in a word or two; what a table of one's own says is shown as it is."""
    source = str(row.get("provenance", ""))
    if source == PUBLISHED:
        return label(page, "part-published" if row.get("published_fields") else "published")
    return label(page, "reconstructed") if source == RECONSTRUCTED else said(page, source)


def details(page: Page, row: dict[str, Any]) -> list[str]:
    """Where a row comes from, which of its fields are published, and what the table remarks on it."""
    lines = [origin(page, row)]
    if is_published(row) and row.get("published_fields"):
        known = [part.strip() for part in row["published_fields"].split(";")]
        words = [_bare(part) for part in known]
        lines.append(label(page, "published-fields", list=", ".join(_field(page, part) for part in known)))
        missing = [label(page, f"field-{field}") for field in FIELDS if field in row and field not in words]
        if missing:
            lines.append(label(page, "reconstructed-fields", list=", ".join(missing)))
    if row.get("note"):
        lines.append(label(page, "note", remark=_remark(page, row["note"])))
    return lines


def _bare(part: str) -> str:
    """A published field without what the table adds in brackets."""
    return part.partition("(")[0].strip()


def _field(page: Page, part: str) -> str:
    """A published field in the reader's language, where it is one that we know."""
    word = _bare(part)
    more = part.removeprefix(word).strip(" ()")
    field = label(page, f"field-{word}") if word in FIELDS else _remark(page, word)
    return f"{field} ({_remark(page, more)})" if more else field


def _remark(page: Page, text: str) -> str:
    """A remark of our own tables in the reader's language; that of another table as it stands there."""
    return name(page, "remark", text)


def counts(atlas: Atlas) -> dict[str, tuple[int, int]]:
    """For each table how many of its rows are published, and how many it has."""
    rows = {table: atlas.components[table] for table in TABLES}
    return {table: (sum(map(is_published, rows[table])), len(rows[table])) for table in TABLES}


def summary(page: Page, atlas: Atlas) -> str:
    """How much of the tables is published, in a sentence."""
    parts = [label(page, f"count-{table}", n=n, total=total) for table, (n, total) in counts(atlas).items()]
    return said(page, page.words.say("play-africana-origin", list=", ".join(parts)))
