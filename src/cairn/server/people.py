"""What happens at open tables when people come, go, or are no longer who they were."""

from cairn.server import accounts
from cairn.server.sockets import STOPPING
from cairn.server.tables import Tables


async def adopt(tables: Tables, guest: str, account: str) -> None:
    """All that a guest held becomes the account's, at open tables too."""
    ops = accounts.adopt(guest, account)
    await tables.store.write(ops)
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
