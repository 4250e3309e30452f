"""Forgetting somebody: the account, sessions, names and lines of the chat go; the matches of others stay.

What is done to a table depends on what the store knows of it alone, so that a command can do it while a
server runs, which is told by an order to read the table again.
"""

from collections.abc import Iterable

import msgspec

from cairn.core.written import NO_NAME
from cairn.server.lines import Line
from cairn.server.rows import SeatRow, TableRow, alias, relief
from cairn.server.store import Op, Store, drop_holders, drop_table, put_table
from cairn.server.store.ops import text_of


def holders_of(store: Store, holder: str) -> set[str]:
    """Somebody, and the guests that the account has taken over."""
    rows = store.read("SELECT holder FROM adopted WHERE account = ?", (holder,))
    return {holder, *[one for (one,) in rows]}


def tables_of(store: Store, holders: Iterable[str]) -> list[str]:
    """Where somebody has made a table, sat, or written."""
    found: set[str] = set()
    for one in holders:
        found.update(table_id for (table_id,) in store.read("SELECT id FROM tables WHERE host = ?", (one,)))
        for part, column in (("holders", "token"), ("wrote", "holder")):
            question = f"SELECT table_id FROM {part} WHERE {column} = ?"
            found.update(table_id for (table_id,) in store.read(question, (one,)))
    return sorted(found)


def leave_table(row: TableRow, log: list[Line], holders: set[str]) -> list[Op]:
    """Take somebody out of a table, where a bot plays on; one at which nobody else sat is dropped."""
    others = {one for seat in row.seats if seat.kind == "person" for one in seat.holders} - holders
    if not others and any(row.knows(one) for one in holders):
        return drop_table(row.id)
    ops: list[Op] = []
    if row.host in holders:
        # What a table is called was the host's to say, and mostly says who that was.
        row.host = row.name = ""
    for n, seat in enumerate(row.seats):
        if holders.isdisjoint(seat.holders):
            continue
        if row.status == "waiting" and not row.hashes_out:
            row.seats[n] = SeatRow("open")
        else:
            seat.name, seat.key, seat.holders = NO_NAME, "", []
            seat.stand_in = seat.stand_in or (relief(row) if row.status in ("waiting", "playing") else "")
        ops.append(drop_holders(row.id, n))
    return [*put_table(row), *ops, *_silence(row.id, log, holders)]


def _silence(table_id: str, log: list[Line], holders: set[str]) -> list[Op]:
    """Lines of the chat without their words; they keep their numbers."""
    ops: list[Op] = []
    for n, kind, line in log:
        if kind == "chat" and line.get("holder") in holders:
            empty = {**line, "name": "", "text": "", "who": "", "holder": ""}
            ops.append(
                ("UPDATE log SET payload = ? WHERE table_id = ? AND n = ?", (text_of(empty), table_id, n))
            )
    return ops


def drop_person(store: Store, holder: str, holders: set[str]) -> list[Op]:
    """Forget somebody as a person: account, sessions, whom they shunned, where they are called, reports."""
    ops: list[Op] = [
        ("DELETE FROM accounts WHERE id = ?", (holder,)),
        ("DELETE FROM sessions WHERE account = ?", (holder,)),
        ("DELETE FROM adopted WHERE account = ?", (holder,)),
    ]
    for one in holders:
        ops += [
            ("DELETE FROM shunned WHERE holder = ? OR other = ?", (one, one)),
            ("DELETE FROM barred WHERE holder = ?", (one,)),
            ("DELETE FROM wrote WHERE holder = ?", (one,)),
            ("DELETE FROM subscriptions WHERE holder = ?", (one,)),
            ("DELETE FROM reports WHERE reported = ?", (one,)),
            ("UPDATE reports SET reporter = '' WHERE reporter = ?", (one,)),
        ]
    return ops + _silence_reports(store, holders)


def _silence_reports(store: Store, holders: set[str]) -> list[Op]:
    """Reports about others keep the last lines of a chat: those of somebody who goes are emptied too."""
    ops: list[Op] = []
    unsaid = {"who": "", "name": "", "text": ""}
    for report, table_id, chat in store.read("SELECT id, table_id, chat FROM reports", ()):
        mine = {alias(one, table_id) for one in holders}
        lines = msgspec.json.decode(chat)
        kept = [line | unsaid if line["who"] in mine else line for line in lines]
        if kept != lines:
            ops.append(("UPDATE reports SET chat = ? WHERE id = ?", (text_of(kept), report)))
    return ops
