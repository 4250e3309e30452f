"""One's own data to take along: what is kept of somebody as one JSON, with the files of the matches."""

import asyncio
import io
import zipfile
from typing import Any, Final

import msgspec

from cairn.server import forgetting, manners
from cairn.server.accounts import Accounts
from cairn.server.restore import old_text, replay
from cairn.server.rows import TableRow
from cairn.server.store import Store

MOST: Final = 2000
"""Matches in one archive, the latest."""


async def archive(store: Store, accounts: Accounts, holder: str, browser: str) -> bytes:
    """All that is kept of somebody, as a zip archive; others have a turn between two matches."""
    mine = forgetting.holders_of(store, holder)
    told = _person(store, accounts, holder, browser)
    tables: list[dict[str, Any]] = []
    chat: list[dict[str, Any]] = []
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for table_id in forgetting.tables_of(store, mine)[-MOST:]:
            row = store.table(table_id)
            if row is None:
                continue
            log = store.log(table_id)
            chat += [
                _said(table_id, line)
                for _, kind, line in log
                if kind == "chat" and line.get("holder") in mine
            ]
            if any(row.knows(one) for one in mine):
                tables.append(_table(row, mine))
                if row.status != "waiting":
                    file.writestr(f"matches/{table_id}.match", _match(row, log))
            await asyncio.sleep(0)
        told |= {"tables": tables, "chat": chat}
        file.writestr("data.json", msgspec.json.format(msgspec.json.encode(told), indent=2))
    return packed.getvalue()


def _person(store: Store, accounts: Accounts, holder: str, browser: str) -> dict[str, Any]:
    account = accounts.account(holder)
    reports = store.read("SELECT made, table_id, name, reason FROM reports WHERE reporter = ?", (holder,))
    calls = store.read("SELECT endpoint, made FROM subscriptions WHERE holder = ?", (holder,))
    known = {} if account is None else {"name": account.name, "made": account.made, "email": account.email}
    return {
        "account": known,
        "sessions": [] if account is None else accounts.sessions(account, browser),
        "muted and blocked": manners.shunned(store, holder),
        "reports": [dict(zip(("made", "table", "name", "reason"), row, strict=True)) for row in reports],
        "push": [dict(zip(("endpoint", "made"), row, strict=True)) for row in calls],
    }


def _table(row: TableRow, mine: set[str]) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "name": row.name,
        "status": row.status,
        "made": row.made,
        "moved": row.moved,
        "host": row.host in mine,
        "seats": [{"name": seat.name, "mine": not mine.isdisjoint(seat.holders)} for seat in row.seats],
        "words": {str(n): seat.word for n, seat in enumerate(row.seats) if not mine.isdisjoint(seat.holders)},
        "winners": row.winners,
    }


def _said(table_id: str, line: dict[str, Any]) -> dict[str, Any]:
    return {"table": table_id, "text": line["text"], "when": line["when"]}


def _match(row: TableRow, log: list[Any]) -> str:
    """The file of a match; of one that is not over only what was promised."""
    try:
        course = replay(row, log)
    except Exception:
        return old_text(row, log)
    return course.match.text() if course.is_over else course.match.public_text()
