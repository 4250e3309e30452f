"""Giving up, leaving, being away, and coming back: a bot plays on where a person does not."""

from typing import TYPE_CHECKING

from cairn.core.errors import GameOver
from cairn.core.game import Seat
from cairn.server import presence, undoing
from cairn.server.denied import CONFLICT, FORBIDDEN, Denied
from cairn.server.rows import SeatRow, relief
from cairn.server.store import Op, drop_holders, put_table

if TYPE_CHECKING:
    from cairn.server.table import Table


async def resign(table: "Table", holder: str, seat: Seat) -> None:
    """Give a match of two up."""
    async with table.lock:
        _own(table, holder, seat)
        course = table.playing()
        # The same request may come twice.
        if course.match.resigned == seat:
            return
        if course.is_over:
            raise GameOver("no-game-over")
        if len(table.row.seats) != 2:
            raise Denied("no-resign", {}, CONFLICT)
        await give_up(table, seat)


async def give_up(table: "Table", seat: Seat) -> None:
    """A seat has lost a match of two; under the lock."""
    table.playing().match.resign(seat)
    await table.keep([table.line("resign", {"seat": seat}), table.standing()])
    undoing.forget(table)
    table.run_clock()
    table.tell_views()
    table.tell_table()


async def leave(table: "Table", holder: str, seat: Seat) -> None:
    """Let a bot play on for oneself; before the match the seat is free again.

    Before the match whoever made the table may free the seat of a bot from outside too.
    """
    async with table.lock:
        row = table.row
        waits = row.status == "waiting"
        outside = seat in range(len(row.seats)) and row.seats[seat].is_outside
        if not (waits and outside and holder == row.host):
            _own(table, holder, seat)
        if waits:
            await _free(table, seat)
        elif not table.row.seats[seat].stand_in:
            table.playing()
            await replace(table, seat, "table-left")
    table.wake_bots()


async def _free(table: "Table", seat: Seat) -> None:
    """Nobody sits here any more; whoever looked through this seat watches."""
    table.row.seats[seat] = SeatRow("open")
    table.send_away(seat)
    await table.keep([*put_table(table.row), drop_holders(table.row.id, seat)])
    for socket in table.sockets:
        if socket.seat == seat:
            socket.seat = None
    table.tell_table()


async def take_over(table: "Table", holder: str, seat: Seat) -> None:
    """Want a bot for somebody who is long away or out of time; it comes when most of those here want it."""
    async with table.lock:
        row = table.row
        if seat not in range(len(row.seats)) or row.seats[seat].kind != "person":
            raise Denied("no-such-seat", {"n": seat + 1})
        mine = [n for n in row.holds(holder) if n in row.people and n != seat]
        if not mine:
            raise Denied("no-not-at-table", {}, FORBIDDEN)
        if row.seats[seat].stand_in:
            return
        if not may_replace(table, seat):
            raise Denied("no-take-over", {"seat": seat, "n": int(presence.LONG_AWAY)}, CONFLICT)
        votes = table.presence.votes[seat]
        votes.update(mine)
        here = [n for n, online in enumerate(table.online()) if online and n != seat]
        voters = {*mine, *[n for n in row.people if n in here]}
        if 2 * len(votes & voters) > len(voters):
            await replace(table, seat, "table-replaced")
        else:
            table.tell_table()
    table.wake_bots()


def may_replace(table: "Table", seat: Seat) -> bool:
    """Whether the others may let a bot take this seat over."""
    row, clocks = table.row, table.clocks
    if seat not in row.people or row.status == "stopped":
        return False
    out = clocks is not None and row.status == "playing" and clocks.is_out(seat)
    return out or table.presence.is_long_away(seat)


async def come_back(table: "Table", holder: str, seat: Seat) -> None:
    """Take one's seat back from the bot."""
    async with table.lock:
        _own(table, holder, seat)
        place = table.row.seats[seat]
        if not place.stand_in:
            return
        if table.clocks is not None and table.clocks.has_lost(seat):
            raise Denied("no-time-left", {}, CONFLICT)
        place.stand_in = ""
        if table.course is not None:
            table.course.replaced.discard(seat)
        await table.happen("table-came-back", {"seat": seat}, *put_table(table.row))
        _tell(table)


async def replace(table: "Table", seat: Seat, key: str, *ops: Op) -> None:
    """Let a bot play for a seat, and tell why; `ops` are kept with it. Under the lock."""
    row = table.row
    bot = row.seats[seat].stand_in = relief(row)
    if table.course is not None:
        table.course.replaced.add(seat)
    started = table.start_if_ready()
    await table.happen(key, {"seat": seat, "bot": bot}, *put_table(row), *ops, *started)
    table.presence.votes[seat].clear()
    for votes in table.presence.votes:
        votes.discard(seat)
    if table.asking is not None and table.asking.seat == seat:
        undoing.forget(table)
    await undoing.agree(table, [seat])
    _tell(table)


def _tell(table: "Table") -> None:
    """Tell everybody who decides now."""
    table.run_clock()
    table.tell_table()
    if table.course is not None:
        table.tell_views()


def _own(table: "Table", holder: str, seat: Seat) -> None:
    if seat not in table.row.holds(holder):
        raise Denied("no-not-your-seat", {"n": seat + 1}, FORBIDDEN)


# What happens by itself.


async def tell_away(table: "Table") -> None:
    """Somebody has been away for long: the others may do something about it."""
    async with table.lock:
        table.note_presence()
        table.tell_table()


async def out_of_time(table: "Table") -> None:
    """The clock that runs is at zero: what the table has agreed on happens."""
    async with table.lock:
        clocks = table.clocks
        seat = None if clocks is None else clocks.running
        if clocks is None or seat is None or clocks.until_zero() != 0.0:
            table.run_clock()
            return
        at_zero = clocks.rule.at_zero
        if at_zero == "bot" or (at_zero == "resign" and len(table.row.seats) != 2):
            await replace(table, seat, "table-out-of-time")
        else:
            if not clocks.is_told and not _was_told(table, seat):
                await table.happen("table-time-is-up", {"seat": seat})
            clocks.is_told = True
            if at_zero == "resign":
                await give_up(table, seat)
            else:
                table.tell_table()
    table.wake_bots()


def _was_told(table: "Table", seat: Seat) -> bool:
    """Whether everybody has known before this move that the seat has no time left for the match."""
    told = ("table-time-is-up", {"seat": seat})
    lost = table.clocks is not None and table.clocks.has_lost(seat)
    return lost and any(told == (happened.key, happened.args) for happened in table.happened)
