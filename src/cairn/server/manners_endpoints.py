"""The requests about manners: mute, block, report, silence a watcher, send somebody away."""

from typing import Final

from cairn.server import leaving, manners
from cairn.server import rematch as rematches
from cairn.server.calls import Call, Endpoint
from cairn.server.wire_life import OneSeat, TableInfo
from cairn.server.wire_people import Done, Forgive, Person, Report


async def mute(call: Call) -> Done:
    """Read no more of what somebody writes."""
    await manners.shun(call.tables, call.table(), call.holder, call.body, "muted")
    return Done()


async def block(call: Call) -> Done:
    """Read no more of somebody, who cannot sit down where you sit or are the host, either."""
    await manners.shun(call.tables, call.table(), call.holder, call.body, "blocked")
    return Done()


async def forgive(call: Call) -> Done:
    """Hear somebody again whom you have muted or blocked."""
    await manners.forgive(call.tables, call.holder, call.body.id)
    return Done()


async def report(call: Call) -> Done:
    """Tell whoever runs the server about somebody; the last lines of the chat go with it."""
    await manners.report(call.tables, call.table(), call.holder, call.body)
    return Done()


async def silence(call: Call) -> Done:
    """Let somebody who watches your table write no more."""
    await manners.silence(call.table(), call.holder, call.body)
    return Done()


async def remove(call: Call) -> TableInfo:
    """Send somebody away from your table; in the middle of a match a bot plays on."""
    found = call.table()
    await leaving.remove(found, call.holder, call.body.seat)
    await rematches.settle(call.tables, found)
    return found.info(call.holder)


_TABLE: Final = "/api/tables/{table}"

MANNERS: Final = [
    Endpoint("POST", f"{_TABLE}/mute", "Read no more of what somebody writes.", Done, mute, Person),
    Endpoint(
        "POST",
        f"{_TABLE}/block",
        "Read no more of somebody, who cannot sit down where you sit or are the host, either.",
        Done,
        block,
        Person,
    ),
    Endpoint(
        "POST", "/api/forgive", "Hear somebody again whom you have muted or blocked.", Done, forgive, Forgive
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/report",
        "Tell whoever runs the server about somebody; the last lines of the chat go with it.",
        Done,
        report,
        Report,
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/silence",
        "Let somebody who watches your table write no more.",
        Done,
        silence,
        Person,
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/remove",
        "Send somebody away from your table; in the middle of a match a bot plays on.",
        TableInfo,
        remove,
        OneSeat,
    ),
]
