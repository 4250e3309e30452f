"""Taking seats and saying words: what comes before a match."""

import secrets
import time

from cairn.core.errors import BadSetup
from cairn.games import GAMES, find, make_bot, title
from cairn.server import texts
from cairn.server.denied import CONFLICT, FORBIDDEN, Denied
from cairn.server.rows import OUTSIDE, SeatRow, TableRow
from cairn.server.store import put_table
from cairn.server.table import Table
from cairn.server.wire import NewTable, Say, SeatWish, SetBot, Sit


def new_row(asked: NewTable, holder: str) -> TableRow:
    """The facts of a table that somebody wants."""
    # Only games that are here already: a name is never taken as the address of one to load.
    if asked.game not in GAMES:
        raise BadSetup("no-such-game", {"name": asked.game, "names": ", ".join(GAMES)})
    game = find(asked.game)
    game.check_seats(len(asked.seats))
    options = game.read_options(asked.options)
    seats = [_seat(asked.game, wish, holder) for wish in asked.seats]
    clock = asked.clock
    now = round(time.time(), 6)
    return TableRow(
        id=secrets.token_hex(6),
        game=game.name,
        rules=game.rules_version,
        components=game.tables,
        options=options,
        name=texts.name(asked.name),
        watch=asked.watch,
        host=holder,
        secret=secrets.token_bytes(32),
        invite=new_key(),
        made=now,
        seats=seats,
        moved=now,
        clock=clock if clock is not None and (clock.per_move or clock.per_game) else None,
        hints=asked.hints,
        undo=asked.undo,
    )


def _seat(game: str, wish: SeatWish, holder: str) -> SeatRow:
    name = texts.name(wish.name)
    if wish.kind == "bot":
        make_bot(game, wish.bot, 0)
        return SeatRow("bot", name or wish.bot, wish.bot)
    if wish.kind == "outside" and not wish.bot:
        return SeatRow("bot", outside_name(game, name), OUTSIDE)
    if wish.bot:
        raise BadSetup("no-such-bot", {"name": wish.bot, "names": ""})
    if wish.kind == "open":
        return SeatRow("open")
    return SeatRow("person", name, key=new_key(), holders=[holder])


def outside_name(game: str, name: str) -> str:
    """The name of a bot from outside, which may not be that of a bot of ours."""
    if name.lower() in [*title(game).bot_names(), *title(game).marks()]:
        raise Denied("no-bot-name", {"text": name}, CONFLICT)
    return name


def new_key() -> str:
    """A key that nobody guesses."""
    return secrets.token_urlsafe(12)


def shares(row: TableRow, key: str) -> bool:
    """Whether a key lets the match of a table be read."""
    return _same(row.share, key)


async def sit(table: Table, holder: str, asked: Sit) -> None:
    """Take an open seat with the invitation, or one's own with its key."""
    name = texts.name(asked.name)
    async with table.lock:
        row = table.row
        own = next((seat for seat in row.seats if _same(seat.key, asked.key)), None)
        invited = _same(row.invite, asked.key) or (asked.key == "" and row.watch == "anybody")
        if own is not None:
            if holder in own.holders:
                return
            own.holders.append(holder)
        elif not invited:
            raise Denied("no-such-key", {}, FORBIDDEN)
        elif row.holds(holder):
            # The same link opened twice must not take two seats.
            return
        else:
            seat = next((seat for seat in row.seats if seat.kind == "open"), None)
            if seat is None:
                raise Denied("no-open-seat", {}, CONFLICT)
            seat.kind, seat.name, seat.key, seat.holders = "person", name, new_key(), [holder]
        await table.keep(put_table(row))
        table.tell_table()


def opens(row: TableRow, key: str) -> bool:
    """Whether a key invites to the table, or to a seat of it, or lets its match be read."""
    return any(_same(one, key) for one in [row.invite, row.share, *[seat.key for seat in row.seats]])


def _same(key: str, given: str) -> bool:
    return key != "" and secrets.compare_digest(key.encode(), given.encode())


async def say_word(table: Table, holder: str, asked: Say) -> None:
    """Take a player's word; with the last one the match starts."""
    word = texts.word(asked.word)
    async with table.lock:
        if asked.seat not in table.row.holds(holder):
            raise Denied("no-not-your-seat", {"n": asked.seat + 1}, FORBIDDEN)
        seat = table.row.seats[asked.seat]
        if seat.word is not None or table.row.status != "waiting":
            raise Denied("no-word-again", {}, CONFLICT)
        seat.word = word
        await changed(table)
    table.wake_bots()


async def seat_bot(table: Table, holder: str, asked: SetBot) -> None:
    """Let a bot take an open seat."""
    async with table.lock:
        row = table.row
        if not row.holds(holder) and holder != row.host:
            raise Denied("no-not-at-table", {}, FORBIDDEN)
        if asked.seat not in range(len(row.seats)) or row.seats[asked.seat].kind != "open":
            raise Denied("no-open-seat", {}, CONFLICT)
        make_bot(row.game, asked.bot, 0)
        row.seats[asked.seat] = SeatRow("bot", asked.bot, asked.bot)
        await changed(table)
    table.wake_bots()


async def changed(table: Table) -> None:
    """Keep and tell what changed around the match; it starts once everything is ready."""
    started = table.start_if_ready()
    await table.keep([*put_table(table.row), *started])
    table.run_clock()
    table.tell_table()
    if table.course is not None:
        table.tell_views()


async def share(table: Table, holder: str) -> None:
    """Let anybody who is given the link read a match that is over; where all may watch none is needed."""
    async with table.lock:
        row = table.row
        if not row.holds(holder):
            raise Denied("no-not-at-table", {}, FORBIDDEN)
        if row.status not in ("over", "stopped"):
            raise Denied("no-share-yet", {}, CONFLICT)
        if row.watch == "nobody" and not row.share:
            row.share = new_key()
            await table.keep(put_table(row))
            table.tell_table()
