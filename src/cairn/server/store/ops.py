"""What can be written: each is a statement with its values, which both kinds of stores understand."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from cairn.server.rows import RematchRow, TableRow
from cairn.server.wire_life import Clock

Op = tuple[str, Sequence[Any]]
"""A statement and its values."""

TABLE: Final = (
    "id, game, rules, components, options, name, watch, host, secret, invite, made, "
    "status, moves, to_move, scores, winners, resigned, pauses, moved, "
    "clock, hints, undo, share, after, rematch, seal, hashes_out"
)
COLUMNS: Final = TABLE.split(", ")
JSON: Final[dict[str, Any]] = {
    "options": dict[str, str],
    "scores": list[int],
    "winners": list[int],
    "clock": Clock | None,
    "rematch": RematchRow | None,
}
"""The columns that hold more than one value, with the types of what they hold."""
PROGRESS: Final = ["status", "moves", "to_move", "scores", "winners", "resigned", "pauses", "moved"]
SEAT: Final = "kind, name, bot, key, word, stand_in, hash, nonce, arrived"
PARTS: Final = ("seats", "holders", "log", "snapshots", "barred", "wrote", "days", "told")
"""What belongs to a table, beside its facts."""


def upsert(into: str, keys: list[str], names: list[str]) -> str:
    """The statement that writes a row, whether it is there or not; `keys` say which one it is."""
    marks = ", ".join("?" * len(names))
    changes = ", ".join(f"{name} = excluded.{name}" for name in names if name not in keys)
    conflict = f"ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {changes}"
    return f"INSERT INTO {into} ({', '.join(names)}) VALUES ({marks}) {conflict}"


_PUT_TABLE: Final = upsert("tables", ["id"], COLUMNS)
_PUT_SEAT: Final = upsert("seats", ["table_id", "n"], ["table_id", "n", *SEAT.split(", ")])
_PUT_SNAPSHOT: Final = upsert("snapshots", ["table_id", "n"], ["table_id", "n", "rules", "text"])
_PUT_LINE: Final = "INSERT INTO log (table_id, n, kind, payload, chain) VALUES (?, ?, ?, ?, ?)"
_PUT_PROGRESS: Final = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in PROGRESS)} WHERE id = ?"


def put_table(row: TableRow) -> list[Op]:
    """The facts of a table, new or changed, with its seats."""
    ops: list[Op] = [(_PUT_TABLE, _values(row, COLUMNS))]
    for n, seat in enumerate(row.seats):
        who = (seat.kind, seat.name, seat.bot, seat.key, seat.word, seat.stand_in)
        ops.append((_PUT_SEAT, (row.id, n, *who, seat.hash, seat.nonce, seat.arrived)))
        for holder in seat.holders:
            ops.append(("INSERT INTO holders VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (holder, row.id, n)))
    if row.clock is not None and row.clock.counts_days:
        ops.append(("INSERT INTO days VALUES (?, ?) ON CONFLICT DO NOTHING", (row.id, row.clock.per_move)))
    return ops


def put_progress(row: TableRow) -> Op:
    """How far the match of a table is."""
    return _PUT_PROGRESS, [*_values(row, PROGRESS), row.id]


def _values(row: TableRow, names: list[str]) -> list[Any]:
    found = {name: getattr(row, name) for name in names}
    found |= {name: text_of(found[name]) for name in JSON if name in found}
    # A truth is a number here: not every database takes the one for the other.
    return [int(value) if isinstance(value, bool) else value for value in found.values()]


def drop_holders(table_id: str, n: int) -> Op:
    """Nobody plays this seat any more."""
    return "DELETE FROM holders WHERE table_id = ? AND n = ?", (table_id, n)


def drop_table(table_id: str) -> list[Op]:
    """Forget a table with all that belongs to it."""
    parts = [("tables", "id"), *[(part, "table_id") for part in PARTS]]
    return [(f"DELETE FROM {part} WHERE {column} = ?", (table_id,)) for part, column in parts]


def put_log(table_id: str, n: int, kind: str, payload: dict[str, Any], before: str = "") -> Op:
    """One more line of a table's log; a number that is taken is refused. Its last value is its link."""
    text = text_of(payload)
    return _PUT_LINE, (table_id, n, kind, text, chained(before, table_id, n, kind, text))


def chained(before: str, table_id: str, n: int, kind: str, text: str) -> str:
    """The link of a line in the chain over a log, which shows that nothing before it was altered.

    What somebody said is not part of it: they may want it to be forgotten.
    """
    line = "\n".join([before, table_id, str(n), kind, "" if kind == "chat" else text])
    return blake2b(line.encode(), digest_size=16, person=b"cairn log").hexdigest()


def put_snapshot(table_id: str, n: int, rules: int, facts: dict[str, Any]) -> Op:
    """The whole position after n lines of the log; never sent."""
    return _PUT_SNAPSHOT, (table_id, n, rules, text_of(facts))


def text_of(data: Any) -> str:
    """More than one value as one column."""
    return msgspec.json.encode(data).decode()
