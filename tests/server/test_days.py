"""Days for a move: the calendar counts, whether anybody looks or not, but not while no server ran."""

import asyncio
import time
from pathlib import Path

from cairn.server.store import Op, open_store

from .client import Browser, Json, Server, serving
from .two_seats import two_seats

DAY = 86_400
CLOCK = {"per_move": 3 * DAY, "per_game": 0, "increment": 0, "at_zero": "bot"}


def later(place: str, days: float, server_ran: bool) -> None:
    """Let so many days have passed, in which a server ran or not."""
    store = open_store(place)
    ops: list[Op] = [("UPDATE tables SET moved = moved - ?", (days * DAY,))]
    if not server_ran:
        ((beat,),) = store.read("SELECT value FROM facts WHERE name = 'beat'", ())
        ops.append(("UPDATE facts SET value = ? WHERE name = 'beat'", (str(float(beat) - days * DAY),)))
    asyncio.run(store.write(ops))
    store.close()


def back(browser: Browser, server: Server) -> Browser:
    """The same browser at another server."""
    found = Browser(server)
    found.cookie = browser.cookie
    return found


def due(browser: Browser, table: Json) -> float:
    """In how many days the move at a table is due."""
    rows = {one["table"]["id"]: one["due"] for one in browser.get("/api/history")["rows"]}
    return (rows[table["id"]] - time.time()) / DAY if rows[table["id"]] else 0.0


def test_days_pass_while_nobody_looks(place: str, tmp_path: Path) -> None:
    """After three days a bot takes over at a table that is not open; a sleeping server costs nobody time."""
    db = tmp_path / "tables.db"
    with serving(db, store=place) as server:
        anna, ben = Browser(server), Browser(server)
        table, _ = two_seats(anna, ben, more={"clock": CLOCK})
        assert 2.99 < due(anna, table) <= 3.0
    later(place, 2, server_ran=True)
    with serving(db, store=place) as server:
        assert 0.99 < due(back(anna, server), table) <= 1.0
    later(place, 30, server_ran=False)
    with serving(db, store=place) as server:
        anna = back(anna, server)
        assert 0.98 < due(anna, table) <= 1.0
        assert 0.98 * DAY < anna.socket(table, 0).until("view")["clocks"]["move_left"] <= DAY
        assert "" == anna.look_at(table)["seats"][0]["stand_in"]
    later(place, 1.1, server_ran=True)
    with serving(db, store=place) as server:
        anna = back(anna, server)
        until = time.monotonic() + 20
        while not anna.look_at(table)["seats"][0]["stand_in"]:
            assert time.monotonic() < until
            time.sleep(0.1)
        # The bot has moved, and the other has days again.
        socket = back(ben, server).socket(table, 1)
        while socket.until("view")["view"]["decision"]["seat"] != 1:
            pass
        assert 2.99 < due(back(ben, server), table) <= 3.0


def test_nobody_is_replaced_for_being_away(anna: Browser, ben: Browser) -> None:
    """Whoever has days for a move need not be here; without days the others may let a bot play soon."""
    table, (mine, his) = two_seats(anna, ben, more={"clock": CLOCK})
    his.close()
    mine.until("table")
    assert (409, "no-take-over") == anna.cannot(table, "take_over", seat=1)


def test_what_is_due_first_is_first(anna: Browser, ben: Browser) -> None:
    """Of the tables that wait for me; those of others come later, and the number that waits is told."""
    week = anna.make("me", "here", more={"clock": CLOCK | {"per_move": 7 * DAY}}, games="1", start="1")
    day = anna.make("me", "here", more={"clock": CLOCK | {"per_move": DAY}}, games="1", start="1")
    for table in (day, week):
        anna.say(table, 0)
        anna.say(table, 1)
    none = anna.make("me", "random", games="1", start="1")
    anna.say(none, 0)
    theirs = anna.make("me", "open")
    anna.say(theirs, 0)
    rows = anna.get("/api/history")["rows"]
    assert [day["id"], week["id"], none["id"], theirs["id"]] == [one["table"]["id"] for one in rows]
    assert {"n": 3} == anna.get("/api/waiting")
    assert {"n": 0} == ben.get("/api/waiting")
