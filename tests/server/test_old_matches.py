"""Matches of other rules, bugs, and the check of all matches."""

import asyncio
import re
import sqlite3
from pathlib import Path

from cairn.core.errors import GameError
from cairn.core.match import Crash
from cairn.core.record import read_match
from cairn.server import seating
from cairn.server.bots import Crew
from cairn.server.restore import check_matches
from cairn.server.store import Store
from cairn.server.tables import Tables
from cairn.server.wire import NewTable, Say, SeatWish
from tests.core.ladder import LADDER

from .client import Browser, serving

BROKEN = """
import sys
sys.path.insert(0, "{root}")
from cairn.games import TITLES
from cairn.server import views
from tests.core import ladder

class State(ladder.State):
    def scores(self):
        return [0, 0]
    def dump(self):
        return {{}}

class Ladder(ladder.Ladder):
    def start(self, seats, dice, options, sink=None):
        if options["height"] == "9":
            raise ZeroDivisionError("too high")
        return super().start(seats, dice, options, sink)

ladder.State = State
ladder.LADDER = Ladder()
TITLES["ladder"] = "tests.core.ladder:LADDER"
views.drawn = lambda: {{"ladder": None}}
from cairn.server.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


def test_a_match_of_older_rules_is_kept_but_stopped(tmp_path: Path) -> None:
    """It can be seen in the lists, nothing can be played, and the check names it."""
    with serving(tmp_path / "tables.db") as server:
        anna = Browser(server)
        tables = [anna.make("me", "here", games="1", start="1") for _ in range(2)]
        for table in tables:
            anna.say(table, 0)
            anna.say(table, 1)
        socket = anna.socket(tables[0], 0)
        socket.until("view")
        socket.move(socket.question["options"][0])
        socket.close()
    assert [None, None] == [problem for _, problem in check_matches(tmp_path / "tables.db")]
    with sqlite3.connect(tmp_path / "tables.db") as file:
        file.execute("UPDATE tables SET rules = 0 WHERE id = ?", (tables[0]["id"],))
    found = dict(check_matches(tmp_path / "tables.db"))
    problem = found[tables[0]["id"]]
    assert (
        isinstance(problem, GameError)
        and "match-rules-version" == problem.key
        and None is found[tables[1]["id"]]
    )

    with serving(tmp_path / "tables.db") as server:
        anna.server = server
        statuses = {one["id"]: one["status"] for one in anna.get("/api/tables")["yours"]}
        assert {tables[0]["id"]: "stopped", tables[1]["id"]: "playing"} == statuses
        old = anna.socket(tables[0], 0)
        assert "stopped" == old.hear()["table"]["status"]
        old.send("move", at=1, id="m", move="draw")
        assert "no-old-rules" == old.until("refused")["key"]
        path = f"/api/tables/{tables[0]['id']}"
        assert (409, "no-old-rules") == anna.refused("GET", f"{path}/positions/0")
        _, _, new = anna.ask("GET", f"{path}/match")
        assert b"\nrules 0\n" in new and b"secret" not in new
    # The file is the one of the old rules, to the letter; where it can be played on, its moves are not told.
    with sqlite3.connect(tmp_path / "tables.db") as file:
        file.execute("UPDATE tables SET rules = 1")
    with serving(tmp_path / "tables.db") as server:
        anna.server = server
        _, _, old_text = anna.ask("GET", f"{path}/match")
        strip = [re.sub(rb" #.*", b"", line) for line in old_text.splitlines()]
        kept = [re.sub(rb" #.*", b"", line.replace(b"rules 0", b"rules 1")) for line in new.splitlines()]
        assert strip == kept[:-1] and kept[-1].startswith(b"1 1 ")


def test_a_bug_is_written_down_and_the_table_lives_on(tmp_path: Path) -> None:
    """The file shows the bug again; what was played before it is kept."""
    root = Path(__file__).parents[2]
    with serving(tmp_path / "tables.db", BROKEN.format(root=root)) as server:
        anna = Browser(server)
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
        table = anna.post("/api/tables", {"game": "ladder", "seats": seats, "options": {"broken": "yes"}})
        anna.say(table, 0)
        anna.say(table, 1)
        socket = anna.socket(table, 0)
        socket.until("view")
        for at in (2, 4):
            # Odd rungs have one way up, which the server takes at once.
            assert at == socket.move("climb")["at"]
        for n in (1, 2):
            told = socket.move("climb")
            assert ("refused", "no-bug") == (told["type"], told["key"])
            file = tmp_path / str(told["args"]["file"])
            assert f"crash-{table['id']}-{n}.txt" == file.name
        socket.send("ping")
        socket.until("pong")
        again = anna.socket(table, 0)
        assert 4 == again.until("view")["at"]
        # A bug before the first move: the word was not taken, and can be said again.
        other = anna.post("/api/tables", {"game": "ladder", "seats": seats, "options": {"height": "9"}})
        anna.say(other, 0)
        path = f"/api/tables/{other['id']}"
        for _ in range(2):
            assert (500, "no-bug") == anna.refused("POST", f"{path}/word", {"seat": 1, "word": "x"})
        told = anna.get(path)
        assert ("waiting", [True, False]) == (told["status"], [seat["ready"] for seat in told["seats"]])

    try:
        read_match(file.read_text(), {"ladder": LADDER})
    except Crash as crash:
        assert (5, "climb") == (crash.number, crash.spelling)
    else:
        raise AssertionError("the file does not show the bug")


def test_a_table_that_is_put_away_comes_back(tmp_path: Path) -> None:
    """With all that happened; one that somebody looks at, or that was just used, stays."""

    async def check() -> None:
        store = Store(tmp_path / "tables.db")
        tables = Tables(store, Crew())
        seats = [SeatWish("me", "Anna"), SeatWish("here", "Ben")]
        table = await tables.make(NewTable("lost-cities", seats), "anna")
        for seat in (0, 1):
            await seating.say_word(table, "anna", Say(seat, "x"))
        assert table.course is not None
        async with table.lock:
            await table.play(
                "camp "
                + table.course.match.view(table.course.to_move)["zones"]["hands"][
                    table.course.match.state.to_move()
                ][0],
                table.course.match.state.to_move(),
            )
        tables.put_away(60)
        assert 1 == tables.count
        tables.put_away(-1)
        assert 0 == tables.count
        again = tables.find(table.row.id, "anna")
        assert again is not table and again.course is not None
        assert table.course.match.text() == again.course.match.text()
        assert table.row == again.row
        store.close()

    asyncio.run(check())
