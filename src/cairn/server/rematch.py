"""The same once more: offered after a match, agreed on by all people, played at one new table."""

import secrets
import time

from cairn.games import find
from cairn.server.denied import CONFLICT, FORBIDDEN, Denied
from cairn.server.rows import RematchRow, SeatRow, TableRow
from cairn.server.seating import new_key
from cairn.server.store import put_table
from cairn.server.table import Table
from cairn.server.tables import Tables


async def answer(tables: Tables, table: Table, holder: str, yes: bool) -> None:
    """Offer a rematch, agree to it, decline it, or take one's own offer back."""
    async with table.lock:
        row = table.row
        mine = [seat for seat in row.holds(holder) if seat in row.people]
        if not mine:
            raise Denied("no-not-at-table", {}, FORBIDDEN)
        if not table.playing().is_over:
            raise Denied("no-rematch-yet", {}, CONFLICT)
        offer = row.rematch or RematchRow()
        if offer.table:
            return
        if yes:
            await _agree(tables, table, offer, mine)
        elif offer.agreed:
            await _decline(table, offer, mine)


async def _agree(tables: Tables, table: Table, offer: RematchRow, mine: list[int]) -> None:
    if offer.declined_by in table.row.people and offer.declined_by not in mine:
        raise Denied("no-rematch-declined", {"seat": offer.declined_by}, CONFLICT)
    table.row.rematch = RematchRow(sorted({*offer.agreed, *mine}))
    if not await _settle(tables, table):
        await table.keep(put_table(table.row))
        table.tell_table()


async def _decline(table: Table, offer: RematchRow, mine: list[int]) -> None:
    others = [seat for seat in offer.agreed if seat not in mine]
    if others:
        table.row.rematch = RematchRow(declined_by=mine[0])
        await table.happen("table-rematch-declined", {"seat": mine[0]}, *put_table(table.row))
    else:
        table.row.rematch = None
        await table.keep(put_table(table.row))
    table.tell_table()


async def settle(tables: Tables, table: Table) -> None:
    """Somebody has left: perhaps those who are still there have agreed."""
    async with table.lock:
        if table.row.rematch is not None and not table.row.rematch.table:
            await _settle(tables, table)


async def _settle(tables: Tables, table: Table) -> bool:
    """Make the table once every person who is there has agreed; whether it is made now."""
    row, offer = table.row, table.row.rematch
    if offer is None or not row.people or not set(row.people) <= set(offer.agreed):
        return False
    following = _following(table)
    row.rematch = RematchRow(offer.agreed, table=following.id)
    try:
        await tables.make_next(table, following)
    except Denied:
        row.rematch = offer
        raise
    table.tell_table()
    return True


def _following(table: Table) -> TableRow:
    """The same game by the same seats; who begins is another matter."""
    row, game = table.row, find(table.row.game)
    now = round(time.time(), 6)
    return TableRow(
        id=secrets.token_hex(6),
        game=row.game,
        rules=game.rules_version,
        components=game.tables,
        options=game.read_options(table.playing().match.next_options()),
        name=row.name,
        watch=row.watch,
        host=row.host,
        secret=secrets.token_bytes(32),
        invite=new_key(),
        made=now,
        seats=[_seat(seat) for seat in row.seats],
        moved=now,
        clock=row.clock,
        hints=row.hints,
        undo=row.undo,
        after=row.id,
    )


def _seat(last: SeatRow) -> SeatRow:
    """The same player; a person who left is played by the bot that took over."""
    if last.stand_in:
        return SeatRow("bot", last.stand_in, last.stand_in)
    if last.kind == "bot":
        # The key of a program from outside opens its seat at the new table too.
        return SeatRow("bot", last.name, last.bot, holders=list(last.holders))
    return SeatRow("person", last.name, key=new_key(), holders=list(last.holders))
