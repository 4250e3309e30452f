"""The lines of a table's log, which the store keeps."""

from typing import Any

Line = tuple[int, str, dict[str, Any]]
"""A line of the log: its number, its kind, and what it says."""
SENT = ("move", "batch", "undo")
"""The kinds of lines that a browser's request has led to, with the id of that request."""


def moves_in(kind: str, line: dict[str, Any]) -> list[dict[str, Any]]:
    """The moves that a line tells of: one, all of a batch with those that were forced, or none."""
    if kind == "batch":
        moves: list[dict[str, Any]] = line["moves"]
        return moves
    return [line] if kind == "move" else []
