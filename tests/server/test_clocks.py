"""Clocks: counted here, kept with the moves, given back with them; and what happens at zero."""

import asyncio
import time
from pathlib import Path
from typing import Any

from cairn.server import seating
from cairn.server.bots import Crew
from cairn.server.clocks import Clocks, Line
from cairn.server.store import Store
from cairn.server.tables import Tables
from cairn.server.wire import NewTable, Say, SeatWish
from cairn.server.wire_life import Clock

from .client import Browser, Json, Server, Socket, serving
from .hurried import hurried
from .two_seats import a_camp, play, two_seats


class Times:
    """A clock by which a test moves time on, and the log that the table would keep."""

    def __init__(self, per_move: int = 0, per_game: int = 0, increment: int = 0, bots: int = 0) -> None:
        self.now = 1000.0
        self.rule = Clock(per_move, per_game, increment, "nothing")
        self.people = [True] * (2 - bots) + [False] * bots
        self.log: list[Line] = []
        self.clocks = self.restored()

    def restored(self) -> Clocks:
        """The clocks as the log tells them."""
        return Clocks(self.rule, self.people, self.log, lambda: self.now)

    def think(self, seconds: float, to: int | None, moves: int = 1) -> None:
        """The seat that decides thinks for some seconds and makes n moves; then it is this seat's turn."""
        self.now += seconds
        for kept in self.clocks.count(moves, to):
            self.log.append((len(self.log), "move", kept))
        self.clocks.run(to)

    def take_back(self, to: int, seat: int, gives_back: bool) -> None:
        """The moves after the first `to` are taken back."""
        kept = self.clocks.go_back(to, seat, gives_back)
        self.log.append((len(self.log), "undo", {"to": to, **kept}))
        self.clocks.run(seat)

    @property
    def game(self) -> list[float | None]:
        """What each seat has left for the match, which a restart does not change once a move is made."""
        return self.clocks.shown().game_left


def test_time_for_the_match() -> None:
    """Only who decides pays; the increment comes when the question goes to another seat."""
    times = Times(per_game=100, increment=5)
    times.clocks.run(0)
    times.now += 7
    assert ([93.0, 100.0], 0, None) == (times.game, times.clocks.running, times.clocks.shown().move_left)
    assert 93.0 == times.clocks.until_zero()
    times.think(3, to=0)
    assert [90.0, 100.0] == times.game
    times.think(10, to=1, moves=2)
    assert [85.0, 100.0] == times.game == times.restored().shown().game_left
    times.think(1, to=None)
    assert ([85.0, 104.0], None, None) == (times.game, times.clocks.running, times.clocks.until_zero())
    times.now += 50
    assert [85.0, 104.0] == times.game


def test_time_for_a_move() -> None:
    """It begins again with every question; that of the match runs beside it, and the shorter one counts."""
    times = Times(per_move=30, per_game=100)
    times.clocks.run(0)
    times.think(20, to=0)
    assert (30.0, [80.0, 100.0]) == (times.clocks.shown().move_left, times.game)
    times.think(25, to=0)
    times.think(25, to=0)
    assert (30.0, 30.0) == (times.game[0], times.clocks.until_zero())
    times.think(20, to=0)
    assert 10.0 == times.clocks.until_zero() and not times.clocks.is_out(0)
    times.now += 11
    assert times.clocks.is_out(0) and times.clocks.has_lost(0) and not times.clocks.is_out(1)
    assert [0.0, 100.0] == times.game
    times = Times(per_move=30)
    times.clocks.run(1)
    times.now += 31
    assert times.clocks.is_out(1) and not times.clocks.has_lost(1)
    assert [None, None] == times.game


def test_bots_have_no_clock() -> None:
    """Nor does anybody while a bot decides."""
    times = Times(per_game=60, bots=1)
    times.clocks.run(None)
    times.now += 9
    assert ([60.0, None], None) == (times.game, times.clocks.until_zero())


def test_no_time_passes_until_the_clocks_are_set_going() -> None:
    """After a restart everybody has what the last move left, and nobody's clock runs."""
    times = Times(per_game=60)
    times.clocks.run(0)
    times.think(10, to=1)
    times.now += 20
    times.clocks = times.restored()
    assert ([50.0, 60.0], None) == (times.game, times.clocks.running)
    times.now += 1000
    assert [50.0, 60.0] == times.game


def test_an_agreed_undo_gives_the_time_back() -> None:
    """Everybody has what they had then, and after another restart too."""
    times = Times(per_move=30, per_game=100, increment=2)
    times.clocks.run(0)
    times.think(10, to=1)
    times.think(20, to=0)
    times.think(5, to=1)
    times.now += 9
    times.take_back(1, 1, gives_back=True)
    assert [92.0, 100.0] == times.game == times.restored().shown().game_left
    assert 30.0 == times.clocks.shown().move_left
    times.think(4, to=0)
    times.take_back(0, 0, gives_back=True)
    assert [100.0, 100.0] == times.game == times.restored().shown().game_left


def test_who_takes_back_freely_pays_for_the_time() -> None:
    """Else one could play and take back for as long as one likes; an increment is not kept either."""
    times = Times(per_move=30, per_game=100, increment=50)
    times.clocks.run(0)
    times.think(10, to=0)
    times.now += 5
    times.take_back(0, 0, gives_back=False)
    assert ([85.0, 100.0], 15.0) == (times.game, times.clocks.shown().move_left)
    assert [85.0, 100.0] == times.restored().shown().game_left
    times.think(10, to=1)
    assert [125.0, 100.0] == times.game
    times.now += 4
    times.take_back(0, 0, gives_back=False)
    assert ([75.0, 100.0], 5.0) == (times.game, times.clocks.shown().move_left)
    assert times.clocks.allows_back(0, 0)
    times.think(1, to=0)
    times.now += 3
    assert times.clocks.allows_back(0, 0)
    times.clocks = times.restored()
    times.clocks.run(0)
    times.now += 4
    assert not times.clocks.allows_back(0, 0)
    times.think(0, to=1)
    assert [120.0, 100.0] == times.game
    times.think(2, to=0)
    assert 30.0 == times.clocks.shown().move_left


def test_what_was_thought_before_a_free_undo_survives_a_restart() -> None:
    """Between the undo and the next move too."""
    times = Times(per_move=30, per_game=100)
    times.clocks.run(0)
    times.think(10, to=0)
    times.now += 5
    times.take_back(0, 0, gives_back=False)
    times.clocks = times.restored()
    times.clocks.run(0)
    assert ([85.0, 100.0], 15.0) == (times.game, times.clocks.shown().move_left)


# At a table.


def clock(at_zero: str = "nothing", **times: int) -> Json:
    """The settings of a table with a clock."""
    return {"clock": {"per_move": 0, "per_game": 0, "increment": 0, "at_zero": at_zero} | times}


def ended(socket: Socket) -> Any:
    """The result that a socket is told."""
    return socket.until("view", undo={"how": "no", "to": 0})["view"]["result"]


def test_every_view_says_how_the_clocks_stand(anna: Browser, ben: Browser) -> None:
    """The same to all; a table without a clock says nothing, and one of nonsense is refused."""
    table, (mine, theirs) = two_seats(anna, ben, more=clock(per_move=60, per_game=600, increment=5))
    assert {"per_move": 60, "per_game": 600, "increment": 5, "at_zero": "nothing"} == table["clock"]
    first = mine.view["clocks"]
    assert (0, 600) == (first["running"], first["game_left"][1]) and 590 < first["game_left"][0] <= 600
    assert 50 < first["move_left"] <= 60
    time.sleep(0.4)
    play([mine, theirs], 0, a_camp(mine))
    play([mine, theirs], 0, "draw")
    told = theirs.view["clocks"]
    assert told == mine.view["clocks"]
    assert 1 == told["running"] and 600 < told["game_left"][0] < 604.7 and 59 < told["move_left"] <= 60
    plain, (one, _) = two_seats(anna, ben, more=clock())
    assert (None, None) == (plain["clock"], one.view["clocks"])
    body = {"game": "lost-cities", "seats": [{"kind": "me"}, {"kind": "open"}]}
    for wrong in (clock(per_move=-1), clock(per_game=10**9), clock("draw"), {"clock": {"per_move": 5}}):
        assert (400, "no-such-request") == anna.refused("POST", "/api/tables", body | wrong)


def test_at_zero_a_bot_takes_over(anna: Browser, ben: Browser) -> None:
    """Its player may come back while there is time for the match, and has a whole move before him."""
    table, (_, theirs) = two_seats(anna, ben, more=clock("bot", per_move=1))
    assert "table-out-of-time" == theirs.until("happened")["key"]
    while theirs.question["seat"] == 0:
        theirs.hear()
    assert "slate" == anna.look_at(table)["seats"][0]["stand_in"]
    anna.do(table, "come_back", seat=0)
    # Then the other one's time runs out too: both seats have a bot, and nobody plays for nobody.
    assert {"seat": 1, "bot": "slate"} == theirs.until("happened", key="table-out-of-time")["args"]


def test_who_has_no_time_for_the_match_does_not_come_back(anna: Browser, ben: Browser) -> None:
    """A bot plays it to the end."""
    table, (_, theirs) = two_seats(anna, ben, more=clock("bot", per_game=1))
    theirs.until("happened")
    assert (409, "no-time-left") == anna.cannot(table, "come_back", seat=0)


def test_at_zero_one_resigns(anna: Browser, ben: Browser) -> None:
    """The match is over, and everybody knows why."""
    _, (mine, theirs) = two_seats(anna, ben, more=clock("resign", per_game=1))
    assert ("table-time-is-up", {"seat": 0}) == (
        theirs.until("happened")["key"],
        theirs.all("happened")[0]["args"],
    )
    assert (0, [1]) == (ended(theirs)["resigned"], theirs.view["view"]["result"]["winners"])
    ended(mine)
    assert "over" == mine.until("table")["table"]["status"]


def test_at_zero_nothing_happens_unless_the_others_want_it(anna: Browser, ben: Browser) -> None:
    """The player may still move; it is told once."""
    table, (mine, theirs) = two_seats(anna, ben, more=clock(per_move=1))
    assert not anna.look_at(table)["seats"][0]["may_replace"]
    assert "table-time-is-up" == theirs.until("happened")["key"]
    assert [True, False] == [one["may_replace"] for one in theirs.until("table")["table"]["seats"]]
    late = Browser(anna.server).socket(table).until("view")
    assert (0, 0.0) == (late["clocks"]["running"], late["clocks"]["move_left"])
    play([mine, theirs], 0, a_camp(mine))
    assert 1 == len(theirs.all("happened"))
    assert mine.view["clocks"]["move_left"] > 0.5
    mine.until("happened", key="table-time-is-up", n=1)
    assert "slate" == ben.do(table, "take_over", seat=0)["seats"][0]["stand_in"]


def test_with_more_than_two_a_bot_comes_instead_of_resigning(tmp_path: Path) -> None:
    """There would be no winner to name."""
    with serving(tmp_path / "tables.db", hurried()) as server:
        anna = Browser(server)
        table = anna.make(
            "me", "here", "random", game="dominion", start="1", more=clock("resign", per_game=1)
        )
        anna.say(table, 0)
        anna.say(table, 1)
        socket = anna.socket(table, 0)
        assert "table-out-of-time" == socket.until("happened")["key"]
        assert "playing" == anna.look_at(table)["status"]


def test_the_clock_is_kept_and_stands_while_the_server_is_down(tmp_path: Path) -> None:
    """A power cut gives back what was thought since the last move, and nothing else."""
    db = tmp_path / "tables.db"
    before = Server(db)
    anna, ben = Browser(before), Browser(before)
    table, sockets = two_seats(anna, ben, more=clock(per_game=100))
    time.sleep(0.7)
    play(sockets, 0, a_camp(sockets[0]))
    left = sockets[0].view["clocks"]["game_left"][0]
    assert left < 99.4
    before.kill()
    with serving(db) as again:
        anna.server = ben.server = again
        assert 1 == anna.look_at(table)["moves"]
        time.sleep(0.5)
        mine = anna.socket(table, 0)
        told = mine.until("view")["clocks"]
        assert 0 == told["running"] and left - 0.3 < told["game_left"][0] <= left + 0.01
        # A free undo does not give the time back.
        mine.send("undo", at=1, id="u")
        assert mine.until("view", answers="u")["clocks"]["game_left"][0] <= left


def test_a_table_whose_clock_runs_is_not_put_away(tmp_path: Path) -> None:
    """Else the time would stand still for who is not there."""

    async def check() -> None:
        store = Store(tmp_path / "tables.db")
        tables = Tables(store, Crew())
        seats = [SeatWish("me", "Anna"), SeatWish("here", "Ben")]
        rule = Clock(60, 0, 0, "nothing")
        table = await tables.make(NewTable("lost-cities", seats, clock=rule), "anna")
        tables.put_away(-1)
        assert 0 == tables.count
        table = tables.find(table.row.id, "anna")
        for seat in (0, 1):
            await seating.say_word(table, "anna", Say(seat, "x"))
        tables.put_away(-1)
        assert 1 == tables.count
        tables.farewell()
        store.close()

    asyncio.run(check())
