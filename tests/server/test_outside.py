"""Bots from outside at a live table: keys, what they may do and see, and what a fault costs them."""

import sqlite3
from collections.abc import Iterator

import pytest

from cairn.core.record import read_match
from cairn.games import GAMES
from cairn.server import outside

from .client import Browser, Server, serving
from .hurried import hurried
from .outsiders import Outsider, a_key, with_outsider
from .two_seats import two_seats

LIMIT = 1.5
GRACE = 1.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which a bot from outside has little time, and undo questions lapse soon."""
    code = hurried(patience=0.3, limit=LIMIT, grace=GRACE)
    with serving(tmp_path_factory.mktemp("outside") / "tables.db", code) as running:
        yield running
        assert "Traceback" not in running.db.with_suffix(".err").read_text()


# Keys.


def test_a_key_plays_one_seat_and_only_its_hash_is_kept(anna: Browser, server: Server) -> None:
    """The match starts when the program has come; everybody sees what it is."""
    table = anna.make("me", "open")
    key = a_key(anna, table, 1, "Robin")
    anna.say(table, 0)
    waits = anna.look_at(table)
    seat = waits["seats"][1]
    assert ("waiting", "bot", "Robin", True) == (waits["status"], seat["kind"], seat["name"], seat["outside"])
    assert (False, False) == (seat["ready"], seat["online"])
    bot = Outsider(server, table, key)
    told = bot.until("table")["table"]
    assert "playing" == told["status"]
    assert [(False, False), (True, True)] == [(one["yours"], one["outside"]) for one in told["seats"]]
    assert 1 == bot.until("view")["view"]["you"]
    assert [False, True] == [one["bot"] for one in bot.view["view"]["seats"]]
    with sqlite3.connect(server.db) as store:
        assert all(key not in line for line in store.iterdump())
    assert key.encode() not in b"".join(bot.bytes_in)


def test_the_key_may_be_in_the_first_message_with_a_name(anna: Browser, server: Server) -> None:
    """Planned with the table; a name that the host has given stays."""
    asked = {"seats": [{"kind": "me", "name": "Anna"}, {"kind": "outside"}]}
    table = anna.make("me", more=asked)
    bot = Outsider(server, table, a_key(anna, table), {"name": "Wren"})
    assert ["Anna", "Wren"] == [seat["name"] for seat in bot.until("table")["table"]["seats"]]
    named = anna.make("me", "open")
    bot = Outsider(server, named, a_key(anna, named, 1, "Robin"), {"name": "Wren"})
    assert "Robin" == bot.until("table")["table"]["seats"][1]["name"]


@pytest.mark.parametrize("first", [None, {}, {"more": 1}])
def test_a_wrong_key_opens_nothing(anna: Browser, server: Server, first: dict[str, str] | None) -> None:
    """Neither does a message that is none, nor the key of another table."""
    table, other = anna.make("me", "open"), anna.make("me", "open")
    a_key(anna, table)
    for wrong in ("", "x" * 43, a_key(anna, other), table["invite"], anna.cookie):
        bot = Outsider(server, table, wrong, first)
        assert 4403 == bot.closed()
        assert ["no-such-key"] == [one["key"] for one in bot.all("refused")]
        assert [] == bot.all("table")
    assert 4404 == Outsider(server, {"id": "nowhere"}, "x").closed()


def test_only_the_host_gives_keys_and_only_for_free_seats(anna: Browser, ben: Browser) -> None:
    """Not for a person's seat, not under the name of a bot of ours, not when all is over."""
    table, _ = two_seats(anna, ben)
    assert (403, "no-not-host") == ben.cannot(table, "outside", seat=1)
    assert (409, "no-open-seat") == anna.cannot(table, "outside", seat=1)
    assert (404, "no-such-seat") == anna.cannot(table, "outside", seat=2)
    free = anna.make("me", "open")
    assert (409, "no-bot-name") == anna.cannot(free, "outside", seat=1, name="Rule")
    anna.do(table, "resign", seat=0)
    assert (400, "no-game-over") == anna.cannot(table, "outside", seat=1)


def test_a_key_is_no_cookie_and_a_cookie_no_key(anna: Browser, server: Server) -> None:
    """With a bot's key nobody asks over HTTP in its name."""
    table, _, _, key = with_outsider(anna)
    thief = Browser(server)
    thief.cookie = key
    assert (403, "no-not-your-seat") == thief.cannot(table, "resign", seat=1)
    assert not thief.look_at(table)["seats"][1]["yours"]


def test_a_new_key_ends_the_old_one(anna: Browser, server: Server) -> None:
    """Before the match and in it; a seat that is freed has none."""
    table = anna.make("me", "open")
    old = Outsider(server, table, first := a_key(anna, table))
    old.until("table")
    second = a_key(anna, table)
    assert 4403 == old.closed()
    assert 4403 == Outsider(server, table, first).closed()
    assert not anna.look_at(table)["seats"][1]["ready"]
    bot = Outsider(server, table, second)
    anna.say(table, 0)
    bot.until("view")
    third = a_key(anna, table)
    assert 4403 == bot.closed()
    assert 1 == Outsider(server, table, third).until("view")["view"]["you"]
    free = anna.make("me", "open")
    key = a_key(anna, free)
    assert "open" == anna.do(free, "leave", seat=1)["seats"][1]["kind"]
    assert 4403 == Outsider(server, free, key).closed()


def test_a_key_that_is_used_twice_plays_with_the_newer_program(anna: Browser, server: Server) -> None:
    """The older one is sent away: a program that has lost its line can come back at once."""
    table, _, bot, key = with_outsider(anna, start="2")
    again = Outsider(server, table, key)
    again.until("view")
    assert 4403 == bot.closed()
    again.answer()


# What a program may do, and what it sees.


def test_a_bot_may_play_its_moves_and_nothing_else(anna: Browser) -> None:
    """It is told so, and nobody else hears of it; what cannot be read costs nothing either."""
    table, mine, bot, _ = with_outsider(anna, start="2")
    mine.drain()
    for kind, facts in {
        "chat": {"text": "hello"},
        "undo": {"at": bot.view["at"], "id": "u"},
        "answer": {"id": "u", "yes": True},
        "look": {"seat": 0},
        "hint": {"id": "h"},
        "batch": {"at": bot.view["at"], "id": "b", "moves": bot.question["options"][:1]},
    }.items():
        bot.send(kind, **facts)
        assert "no-bot-may" == bot.until("refused")["key"]
    bot.connection.send("[1, 2")
    assert "no-such-request" == bot.until("refused")["key"]
    bot.send("move", at=0)
    assert "no-such-request" == bot.until("refused")["key"]
    assert "stale" == bot.move("draw", at=bot.view["at"] + 1)["type"]
    assert [] == mine.drain()
    bot.answer()
    assert "playing" == anna.look_at(table)["status"]


def test_a_bot_is_sent_what_its_seat_is_sent(anna: Browser) -> None:
    """Each of its views is the one of that seat, its events too; and it gets no key to let others in."""
    table, mine, bot, _ = with_outsider(anna, start="1")
    for _ in range(6):
        for player in (mine, bot):
            if (player.question or {}).get("options"):
                player.move(player.question["options"][0])
        bot.drain()
        mine.drain()
    told = bot.table
    assert (True, "", {}, "") == (
        told["seats"][1]["yours"],
        told["invite"],
        told["seat_keys"],
        told["share"],
    )
    views = {message["view"]["at"]: message["view"] for message in bot.all("view")}
    heard = [event for message in bot.all("view") for event in message["events"]]
    assert 6 < len(views)
    anna.do(table, "resign", seat=0)
    # The last of them is now the position in which she gave up.
    for n, view in list(views.items())[:-1]:
        assert view == anna.get(f"/api/tables/{table['id']}/positions/{n}?seat=1")["view"]
        assert view != anna.get(f"/api/tables/{table['id']}/positions/{n}?seat=0")["view"]
    assert heard == anna.get(f"/api/tables/{table['id']}/told?seat=1")["events"][: len(heard)]


def test_a_bot_waits_while_people_deal_or_talk(anna: Browser, ben: Browser, server: Server) -> None:
    """No options while somebody asks for an undo; then it is asked again."""
    table = anna.make("me", "open", "open", game="dominion", start="1")
    ben.sit(table, table["invite"], "Ben")
    key = a_key(anna, table, 2, "Robin")
    anna.say(table, 0)
    ben.say(table, 1)
    bot = Outsider(server, table, key)
    sockets = [anna.socket(table, 0), ben.socket(table, 1)]
    for socket in (*sockets, bot):
        socket.until("view")
    for socket in sockets:
        while socket.question["seat"] == sockets.index(socket):
            socket.move(socket.question["options"][-1])
        for other in (*sockets, bot):
            other.drain()
    assert bot.question["options"]
    sockets[1].send("undo", at=sockets[1].view["at"], id="back")
    view = bot.until("view")
    assert view["asking"] is not None and "options" not in view["view"]["decision"]
    assert "no-not-your-move" == bot.move("end turn")["key"]
    while bot.view["asking"] is not None:
        bot.until("view")
    assert bot.question["options"]
    bot.answer()


# What a fault costs.


def lost(anna: Browser, table: dict[str, object], why: str) -> None:
    """The match of two is over, the person has won, and it is told why."""
    told = anna.look_at(table)
    assert ("over", 1, [0]) == (told["status"], told["resigned"], told["winners"])
    again = anna.socket(table, 0)
    again.drain()
    assert (why, {"seat": 1}) in [(one["key"], one["args"]) for one in again.all("happened")]
    _, _, text = anna.ask("GET", f"/api/tables/{table['id']}/match")
    assert 1 == read_match(text.decode(), GAMES).resigned


@pytest.mark.parametrize("move", ["fly to the moon", "draw", "x" * 5000])
def test_a_move_that_is_not_allowed_loses(anna: Browser, move: str) -> None:
    """The first one; the program is told why, and the others only that."""
    table, mine, bot, _ = with_outsider(anna, start="2")
    assert "refused" == bot.move(move)["type"]
    assert {"winners": [0], "resigned": 1}.items() <= bot.until("view")["view"]["result"].items()
    assert "table-bot-illegal" == mine.until("happened")["key"]
    assert move not in b"".join(mine.bytes_in).decode() or move == "draw"
    lost(anna, table, "table-bot-illegal")


def test_out_of_turn_costs_nothing(anna: Browser) -> None:
    """It was not asked."""
    table, mine, bot, _ = with_outsider(anna, start="1")
    assert "no-not-your-move" == bot.move("fly to the moon")["key"]
    assert "playing" == anna.look_at(table)["status"]
    mine.move(mine.question["options"][0])


def test_a_bot_that_thinks_too_long_loses(anna: Browser) -> None:
    """It has a limit for each decision, though it is connected; messages do not put it off."""
    table, mine, bot, _ = with_outsider(anna, start="2")
    bot.answer()
    for _ in range(3):
        bot.drain()
    assert "table-bot-late" == mine.until("happened")["key"]
    assert 1 == bot.until("view")["view"]["result"]["resigned"]
    lost(anna, table, "table-bot-late")


def test_a_bot_that_does_not_come_back_loses(anna: Browser, server: Server) -> None:
    """It may come back in time and go on; the match cannot be lost in the other's turn."""
    table, mine, bot, key = with_outsider(anna, start="2")
    bot.close()
    assert not mine.until("table")["table"]["seats"][1]["online"]
    bot = Outsider(server, table, key)
    bot.until("view")
    bot.answer()
    assert "playing" == anna.look_at(table)["status"]
    bot.close()
    assert "table-bot-gone" == mine.until("happened")["key"]
    lost(anna, table, "table-bot-gone")


def test_at_a_larger_table_a_bot_of_ours_plays_on(anna: Browser, server: Server) -> None:
    """The program has lost its seat and its key, and the match goes on."""
    table, mine, bot, key = with_outsider(anna, "random", game="dominion", start="2")
    bot.move("fly to the moon")
    told = mine.until("happened")
    assert ("table-bot-illegal-on", {"seat": 1, "bot": "slate"}) == (told["key"], told["args"])
    assert 4403 == bot.closed()
    assert 4403 == Outsider(server, table, key).closed()
    while mine.view["view"]["decision"]["seat"] != 0:
        mine.until("view")
    after = anna.look_at(table)
    assert ("playing", "slate", True) == (
        after["status"],
        after["seats"][1]["stand_in"],
        after["seats"][1]["outside"],
    )
    assert (409, "no-open-seat") == anna.cannot(table, "outside", seat=1)


def test_a_rematch_has_the_same_bot_with_the_same_key(anna: Browser, server: Server) -> None:
    """The table message names the new table."""
    table, mine, bot, key = with_outsider(anna, start="2")
    bot.move("fly to the moon")
    mine.until("happened")
    following = anna.do(table, "rematch", yes=True)["rematch"]["table"]
    while (bot.table["rematch"] or {}).get("table") != following:
        bot.until("table")
    again = {"id": following}
    anna.say(again, 0)
    Outsider(server, again, key).until("view")
    seat = anna.look_at(again)["seats"][1]
    assert ("playing", "Robin", True) == (anna.look_at(again)["status"], seat["name"], seat["outside"])
    met = anna.get("/api/history")["so_far"]["opponents"]
    assert [("Robin", "Robin", 1, 1)] == [
        (one["name"], one["bot"], one["matches"], one["won"]) for one in met
    ]


def test_thinking_and_absence_are_counted_apart_and_for_one_question() -> None:
    """Coming and going gains no time; a question that waits meanwhile costs none; the next begins anew."""
    now = [100.0]
    patience = outside.Patience(lambda: now[0])

    def after(seconds: float, asked: tuple[int, int] | None, here: bool) -> float | None:
        now[0] += seconds
        return patience.update(asked, here)

    assert 60 == after(0, (3, 1), True)
    assert 60 == after(50, (3, 1), False)
    assert 10 == after(20, (3, 1), True)
    assert None is after(4, None, False)
    assert 6 == after(500, (3, 1), True)
    assert 40 == after(6, (3, 1), False)
    assert (0, "late") == (after(1, (3, 1), True), patience.failure)
    assert 60 == after(0, (4, 1), False)
    assert (0, "gone") == (after(60, (4, 1), False), patience.failure)
