"""What happens at open tables when people come, go, or are no longer who they were."""

from typing import Final

from cairn.server import accounts, forgetting
from cairn.server.sockets import STOPPING
from cairn.server.store import drop_table
from cairn.server.store.orders import order
from cairn.server.tables import Tables

MOST_ORDERS: Final = 500


async def adopt(tables: Tables, guest: str, account: str) -> None:
    """All that a guest held becomes the account's, at open tables too."""
    ops = accounts.adopt(guest, account)
    held = forgetting.tables_of(tables.store, [guest])
    # Where another process has a table open, it reads it again.
    elsewhere = [one for one in held if tables.opened_as(one) is None]
    told = [order("table", one) for one in elsewhere[-MOST_ORDERS:]]
    await tables.store.write([*ops, *told, order("person", guest)])
    for table in tables.opened():
        if not table.row.knows(guest):
            continue
        async with table.lock:
            row = table.row
            row.host = account if row.host == guest else row.host
            for seat in row.seats:
                if guest in seat.holders:
                    others = [one for one in seat.holders if one not in (guest, account)]
                    seat.holders = [*others, account]
            table.voices.update({who: account for who, holder in table.voices.items() if holder == guest})
            table.barred.update({(account, how) for holder, how in table.barred if holder == guest})
            # What was being written while the guest became somebody else may have put the guest back.
            await table.keep(ops)
    part(tables, guest)


def part(tables: Tables, holder: str) -> None:
    """Close all sockets of somebody, whose browsers connect again as whoever they are now."""
    for table in tables.opened():
        for socket in table.sockets:
            if socket.holder == holder:
                socket.close(STOPPING)


async def reread(tables: Tables, table_id: str) -> None:
    """Somebody else has changed a table in the store: be what it is now, and show it."""
    table = tables.opened_as(table_id)
    if table is None:
        return
    async with table.lock:
        if tables.store.table(table_id) is None:
            # A move that was kept since then must not stay behind.
            await tables.store.write(drop_table(table_id))
            tables.let_go(table)
            return
        table.reread()
        for socket in table.sockets:
            if socket.seat is not None and socket.seat not in table.row.holds(socket.holder):
                socket.seat = None
        table.tell_table()
        if table.course is not None:
            table.tell_views()
    table.wake_bots()


async def forget(tables: Tables, holder: str) -> None:
    """Forget somebody, at open tables too; where they played, a bot plays on."""
    store = tables.store
    mine = forgetting.holders_of(store, holder)
    for table_id in forgetting.tables_of(store, mine):
        table = tables.opened_as(table_id)
        if table is not None:
            async with table.lock:
                await table.keep(forgetting.leave_table(table.row, store.log(table_id), mine))
        elif (row := store.table(table_id)) is not None:
            ops = forgetting.leave_table(row, store.log(table_id), mine)
            await store.write([*ops, order("table", table_id)])
        # It may have been opened meanwhile.
        await reread(tables, table_id)
    await store.write(forgetting.drop_person(store, holder, mine))
    part(tables, holder)
