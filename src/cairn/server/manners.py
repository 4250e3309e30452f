"""Manners among people: muting, blocking, silencing a watcher, and reports for whoever runs the server."""

import secrets
import time
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from cairn.server import texts
from cairn.server.denied import CONFLICT, FORBIDDEN, NOT_FOUND, Denied
from cairn.server.rows import alias
from cairn.server.store import Op, Store, upsert
from cairn.server.wire import Said
from cairn.server.wire_people import Person, Report, ShunnedInfo

if TYPE_CHECKING:
    from cairn.server.table import Table
    from cairn.server.tables import Tables

How = Literal["muted", "blocked"]
Bar = Literal["silenced", "removed"]
LAST_LINES: Final = 20
"""Lines of the chat that a report keeps."""
MOST_SHUNNED: Final = 200
LONGEST_REASON: Final = 500

_SHUN: Final = upsert("shunned", ["holder", "other"], ["holder", "other", "how", "name", "made"])


# Who somebody is whom one sees at a table.


def _who(table: "Table", asker: str, asked: Person) -> tuple[list[str], str]:
    """The holders of a seat, or the one who has written under a name; and what they are called."""
    row = table.row
    if asked.seat is not None:
        known = asked.seat in range(len(row.seats)) and row.seats[asked.seat].kind == "person"
        holders = list(row.seats[asked.seat].holders) if known else []
        name = row.seats[asked.seat].name if known else ""
    else:
        found = table.voices.get(asked.who, "") if asked.who else ""
        seats = row.holds(found)
        holders, name = [found] if found else [], row.seats[seats[0]].name if seats else ""
    if not holders:
        raise Denied("no-such-person", {}, NOT_FOUND)
    if asker in holders:
        raise Denied("no-not-yourself", {}, CONFLICT)
    return holders, name


# What one wants for oneself.


async def shun(tables: "Tables", table: "Table", me: str, asked: Person, how: How) -> None:
    """Hear no more of somebody; who is blocked cannot sit down where one sits or is the host, either."""
    others, name = _who(table, me, asked)
    if len(shunned(tables.store, me)) + len(others) > MOST_SHUNNED:
        raise Denied("no-more-shunned", {"n": MOST_SHUNNED}, CONFLICT)
    now = round(time.time(), 3)
    await tables.store.write([(_SHUN, (me, other, how, name, now)) for other in others])
    _hear_anew(tables, me)


async def forgive(tables: "Tables", me: str, person: str) -> None:
    """Hear somebody again."""
    rows = tables.store.read("SELECT other FROM shunned WHERE holder = ?", (me,))
    others = [other for (other,) in rows if alias(other, me) == person]
    drop = "DELETE FROM shunned WHERE holder = ? AND other = ?"
    await tables.store.write([(drop, (me, other)) for other in others])
    _hear_anew(tables, me)


def shunned(store: Store, me: str) -> list[ShunnedInfo]:
    """Whom somebody has muted or blocked, the latest first."""
    question = "SELECT other, name, how, made FROM shunned WHERE holder = ? ORDER BY made DESC, other"
    return [
        ShunnedInfo(alias(other, me), name, how, made)
        for other, name, how, made in store.read(question, (me,))
    ]


def deaf_to(store: Store, me: str) -> frozenset[str]:
    """Whose chat somebody does not want to read."""
    return frozenset(other for (other,) in store.read("SELECT other FROM shunned WHERE holder = ?", (me,)))


def _hear_anew(tables: "Tables", me: str) -> None:
    deaf = deaf_to(tables.store, me)
    for table in tables.opened():
        for socket in table.sockets:
            if socket.holder == me:
                socket.deaf_to = deaf


def check_welcome(table: "Table", holder: str) -> None:
    """Let nobody sit down who was removed, or whom the host or somebody at the table has blocked."""
    if is_barred(table, holder, "removed"):
        raise Denied("no-removed", {}, FORBIDDEN)
    blockers = table.store.read("SELECT holder FROM shunned WHERE other = ? AND how = 'blocked'", (holder,))
    if any(table.row.knows(blocker) for (blocker,) in blockers):
        raise Denied("no-not-welcome", {}, FORBIDDEN)


def wrote(table: "Table", who: str, holder: str) -> list[Op]:
    """Remember where somebody has written, the first time."""
    note = "INSERT INTO wrote VALUES (?, ?) ON CONFLICT DO NOTHING"
    return [] if table.voices.get(who) == holder else [(note, (holder, table.row.id))]


# What the host of a table wants.


def barred(store: Store, table_id: str) -> set[tuple[str, str]]:
    """Who may not write or not sit at a table any more."""
    return set(map(tuple, store.read("SELECT holder, how FROM barred WHERE table_id = ?", (table_id,))))


def bar(table: "Table", holder: str, how: Bar) -> Op:
    """From now on somebody may not write, or not sit, at this table."""
    table.barred.add((holder, how))
    return "INSERT INTO barred VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (table.row.id, holder, how)


def is_barred(table: "Table", holder: str, *how: Bar) -> bool:
    """Whether the host has taken that from somebody."""
    return any((holder, one) in table.barred for one in how)


def check_voice(table: "Table", holder: str) -> None:
    """Let nobody write whom the host has silenced or removed."""
    if is_barred(table, holder, "silenced", "removed"):
        raise Denied("no-voice", {}, FORBIDDEN)


async def silence(table: "Table", host: str, asked: Person) -> None:
    """Let somebody who only watches write no more, which the host may."""
    async with table.lock:
        if host != table.row.host:
            raise Denied("no-not-host", {}, FORBIDDEN)
        others, _ = _who(table, host, asked)
        if any(table.row.holds(other) for other in others):
            raise Denied("no-silence", {}, CONFLICT)
        await table.keep([bar(table, other, "silenced") for other in others])


# What whoever runs the server should know.


async def report(tables: "Tables", table: "Table", me: str, asked: Report) -> None:
    """Keep what somebody has to say of another, with the last lines of the chat."""
    others, name = _who(table, me, asked)
    reason = texts.clean(asked.reason)
    if len(reason) > LONGEST_REASON:
        raise Denied("no-reason-so-long", {"n": LONGEST_REASON})
    tables.limits.seldom("report", me)
    chat = [_line(said) for said in table.chat[-LAST_LINES:]]
    values = (secrets.token_hex(6), round(time.time(), 3), table.row.id, me, others[0], name, reason)
    keep = "INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)"
    await table.keep([(keep, (*values, msgspec.json.encode(chat).decode()))])


def _line(said: Said) -> dict[str, object]:
    return {"who": said.who, "seat": said.seat, "name": said.name, "text": said.text, "when": said.when}
