"""What whoever runs the server can do with its store, also while the server runs."""

import secrets
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher

from cairn.core.errors import BadSetup
from cairn.server import forgetting
from cairn.server.accounts import Account, Accounts, end_others
from cairn.server.limits import Limits
from cairn.server.store import Op, Store, drop_table
from cairn.server.store.orders import order

Rows = list[dict[str, Any]]

LISTED: Final = 500
"""Tables that are listed, the latest."""


def accounts(store: Store) -> Rows:
    """All accounts, the oldest first."""
    question = """
    SELECT a.name, a.made, a.blocked,
        (SELECT count(*) FROM sessions s WHERE s.account = a.id),
        (SELECT count(DISTINCT h.table_id) FROM holders h WHERE h.token = a.id)
    FROM accounts a ORDER BY a.made, a.id
    """
    names = ("name", "made", "blocked", "sessions", "tables")
    return [dict(zip(names, row, strict=True)) for row in store.read(question, ())]


def reports(store: Store) -> Rows:
    """The reports that nobody has settled, the oldest first, with the accounts that they are about."""
    question = """
    SELECT r.id, r.made, r.table_id, r.name, r.reason, r.chat, a.name, b.name FROM reports r
    LEFT JOIN accounts a ON a.id = r.reported LEFT JOIN accounts b ON b.id = r.reporter
    WHERE r.settled = 0 ORDER BY r.made, r.id
    """
    names = ("id", "made", "table", "name", "reason", "chat", "account", "reporter")
    rows = [dict(zip(names, row, strict=True)) for row in store.read(question, ())]
    return [row | {"chat": msgspec.json.decode(row["chat"])} for row in rows]


def tables(store: Store) -> Rows:
    """The latest tables."""
    question = (
        f"SELECT id, game, name, status, moves, made, moved FROM tables ORDER BY moved DESC LIMIT {LISTED}"
    )
    names = ("id", "game", "name", "status", "moves", "made", "moved")
    return [dict(zip(names, row, strict=True)) for row in store.read(question, ())]


def _account(store: Store, name: str) -> Account:
    found = Accounts(store, Limits()).named(name)
    if found is None:
        raise BadSetup("no-such-account", {"text": name})
    return found


async def block(store: Store, name: str, blocked: bool) -> None:
    """Let nobody log in with an account any more, or again; its browsers are guests from now on."""
    found = _account(store, name)
    change: Op = ("UPDATE accounts SET blocked = ? WHERE id = ?", (int(blocked), found.id))
    ends = [end_others(found.id), order("person", found.id)] if blocked else []
    await store.write([change, *ends])


async def reset_password(store: Store, name: str) -> str:
    """A new password for somebody who has forgotten it; all browsers have to log in again."""
    found = _account(store, name)
    password = secrets.token_urlsafe(12)
    change: Op = (
        "UPDATE accounts SET password = ? WHERE id = ?",
        (PasswordHasher().hash(password), found.id),
    )
    await store.write([change, end_others(found.id), order("person", found.id)])
    return password


async def delete(store: Store, name: str) -> None:
    """Forget somebody, as if they had asked for it themselves."""
    found = _account(store, name)
    mine = forgetting.holders_of(store, found.id)
    for table_id in forgetting.tables_of(store, mine):
        row = store.table(table_id)
        if row is not None:
            ops = forgetting.leave_table(row, store.log(table_id), mine)
            await store.write([*ops, order("table", table_id)])
    await store.write([*forgetting.drop_person(store, found.id, mine), order("person", found.id)])


async def close(store: Store, table_id: str) -> None:
    """Close a table for good, whoever plays there."""
    if not store.read("SELECT 1 FROM tables WHERE id = ?", (table_id,)):
        raise BadSetup("no-such-table")
    await store.write([*drop_table(table_id), order("table", table_id)])


async def settle(store: Store, report: str) -> None:
    """A report needs nobody's attention any more."""
    if not store.read("SELECT 1 FROM reports WHERE id = ?", (report,)):
        raise BadSetup("no-such-report", {"text": report})
    await store.write([("UPDATE reports SET settled = 1 WHERE id = ?", (report,))])
