"""The tables of a browser: all of them can be found; shared, full and closed ones say so."""

import sqlite3
from pathlib import Path

from .client import Browser, Json, Server, Socket, serving
from .two_seats import a_camp, play, two_seats


def ids(browser: Browser, **filters: str) -> list[str]:
    """The tables on a page of the history."""
    return [one["table"]["id"] for one in past(browser, **filters)["rows"]]


def past(browser: Browser, **filters: str) -> Json:
    """A page of the history."""
    return browser.get("/api/history?" + "&".join(f"{name}={value}" for name, value in filters.items()))


def a_lost_match(anna: Browser, *kinds: str, name: str = "") -> Json:
    """A match that the first seat has given up."""
    table = anna.make(*kinds, name=name, games="1", start="1")
    for seat, kind in enumerate(kinds):
        if kind in ("me", "here"):
            anna.say(table, seat)
    anna.do(table, "resign", seat=0)
    return table


def test_whose_turn_it_is(anna: Browser, ben: Browser, server: Server) -> None:
    """Mine, the others', or nobody's any more; the same table stands differently with each."""
    table, sockets = two_seats(anna, ben)
    waiting = anna.make("me", "open")
    anna.say(waiting, 0)
    unsaid = anna.make("me", "open")
    lost, _ = two_seats(anna, ben)
    ben.do(lost, "resign", seat=1)
    told = past(anna)
    assert {"turn": 2, "waiting": 1, "over": 1} == told["counts"]
    assert (1, 1) == (told["page"], told["pages"])
    assert [lost["id"], unsaid["id"], waiting["id"], table["id"]] == [
        one["table"]["id"] for one in told["rows"]
    ]
    assert {unsaid["id"], table["id"]} == set(ids(anna, status="turn"))
    assert [waiting["id"]] == ids(anna, status="waiting")
    assert [lost["id"]] == ids(anna, status="over")
    assert {"turn": 0, "waiting": 1, "over": 1} == past(ben)["counts"]
    assert {"turn": 0, "waiting": 0, "over": 0} == past(Browser(server))["counts"]
    mine, theirs = (past(one, status="over")["rows"][0] for one in (anna, ben))
    assert ("won", "lost") == (mine["outcome"], theirs["outcome"])
    facts = mine["table"]
    assert (1, [0], ["P1", "Ben"]) == (
        facts["resigned"],
        facts["winners"],
        [seat["name"] for seat in facts["seats"]],
    )
    # The latest move is first, and it is the other's turn now.
    play(sockets, 0, a_camp(sockets[0]))
    play(sockets, 0, "draw")
    first = past(anna)["rows"][0]
    assert (table["id"], "waiting", 2, 1) == (
        first["table"]["id"],
        first["standing"],
        first["table"]["moves"],
        first["table"]["to_move"],
    )
    assert first["table"]["moved"] > first["table"]["made"]
    assert [table["id"]] == ids(ben, status="turn")
    # For whom a bot plays, it is not.
    ben.do(table, "leave", seat=1)
    assert [] == ids(ben, status="turn")


def until_paused(socket: Socket) -> None:
    """Play on until a game of the match is over and somebody may deal."""
    while socket.question["kind"] != "deal":
        if socket.question["seat"] == 0:
            socket.move(socket.question["options"][0])
        else:
            socket.hear()


def test_between_two_games_it_is_the_persons_turn(anna: Browser) -> None:
    """Whoever would deal: a bot does not go on by itself."""
    for _ in range(3):
        table = anna.make("me", "random", games="2", turn_cap="2")
        anna.say(table, 0)
        socket = anna.socket(table, 0)
        socket.until("view")
        until_paused(socket)
    assert 3 == past(anna)["counts"]["turn"]


def test_every_table_is_on_some_page(anna: Browser) -> None:
    """Twenty a page; a page beyond the last is the last, and nonsense is refused."""
    made = [anna.make("me", "open", name=f"Table {n}")["id"] for n in range(43)]
    assert made[::-1] == ids(anna) + ids(anna, page="2") + ids(anna, page="3")
    beyond = past(anna, page="9")
    assert (3, 3, 3) == (beyond["page"], beyond["pages"], len(beyond["rows"]))
    assert 43 == past(anna, status="over")["counts"]["turn"]
    for wrong in ({"page": "x"}, {"page": "-1"}, {"status": "mine"}, {"outcome": "good"}):
        query = "&".join(f"{name}={value}" for name, value in wrong.items())
        assert (400, "no-such-request") == anna.refused("GET", f"/api/history?{query}")


def test_filters(anna: Browser, ben: Browser) -> None:
    """By game, by opponent, by a word of a name, by how it ended."""
    walk = a_lost_match(anna, "me", "rule", name="Ödland Walk")
    dice = a_lost_match(anna, "me", "random", name="100%")
    here = a_lost_match(anna, "me", "here")
    with_ben, _ = two_seats(anna, ben)
    ben.do(with_ben, "resign", seat=1)
    everything = {walk["id"], dice["id"], here["id"], with_ben["id"]}
    assert everything == set(ids(anna, game="lost-cities")) and [] == ids(anna, game="africana")
    assert [with_ben["id"]] == ids(anna, **{"with": "Ben"}) and [walk["id"]] == ids(anna, **{"with": "rule"})
    assert [] == ids(ben, **{"with": "Ben"})
    assert [walk["id"]] == ids(anna, search="%C3%B6dland") == ids(anna, search="WALK")
    assert [dice["id"]] == ids(anna, search="100%25")
    assert [with_ben["id"]] == ids(anna, search="ben") and everything == set(
        ids(anna, search="Lost%20Cities")
    )
    assert (
        [] == ids(anna, search="'")
        and {"turn": 0, "waiting": 0, "over": 0} == past(anna, search="'")["counts"]
    )
    assert [with_ben["id"]] == ids(anna, outcome="won")
    assert {walk["id"], dice["id"]} == set(ids(anna, outcome="lost"))
    assert [here["id"]] == ids(anna, outcome="none") and [] == ids(anna, outcome="shared")


def test_how_it_went_so_far(anna: Browser, ben: Browser) -> None:
    """Matches of one seat that are over, in a row, and against whom; two at one device do not count."""
    a_lost_match(anna, "me", "here")
    a_lost_match(anna, "me", "rule")
    for _ in range(2):
        table, _ = two_seats(anna, ben)
        ben.do(table, "resign", seat=1)
    told = past(anna)["so_far"]
    assert (3, 2, 0, 2, ["lost", "won", "won"]) == (
        told["matches"],
        told["won"],
        told["shared"],
        told["in_a_row"],
        told["last"],
    )
    assert [("Ben", "", 2, 2, 0), ("rule", "rule", 1, 0, 1)] == [
        tuple(one.values()) for one in told["opponents"]
    ]
    theirs = past(ben)["so_far"]
    assert (2, 0, 0, ["lost", "lost"]) == (
        theirs["matches"],
        theirs["won"],
        theirs["in_a_row"],
        theirs["last"],
    )


def test_matches_of_older_rules_are_over(tmp_path: Path) -> None:
    """They can be found, with what is known of them."""
    with serving(tmp_path / "tables.db") as server:
        anna = Browser(server)
        table = anna.make("me", "here")
        anna.say(table, 0)
        anna.say(table, 1)
    with sqlite3.connect(tmp_path / "tables.db") as file:
        file.execute("UPDATE tables SET rules = 0")
    with serving(tmp_path / "tables.db") as server:
        anna.server = server
        (row,) = past(anna, status="over")["rows"]
        assert (table["id"], "stopped", "none") == (
            row["table"]["id"],
            row["table"]["status"],
            row["outcome"],
        )


# Sharing, full tables, closing.


def test_a_match_is_shared_by_a_read_only_link(anna: Browser, ben: Browser, server: Server) -> None:
    """Only when it is over, by those who played it; the key reads and does nothing else."""
    table, _ = two_seats(anna, ben, watch="nobody")
    path = f"/api/tables/{table['id']}"
    assert (409, "no-share-yet") == anna.cannot(table, "share")
    ben.do(table, "resign", seat=1)
    reader = Browser(server)
    assert (403, "no-watching") == reader.cannot(table, "share")
    key = anna.do(table, "share")["share"]
    assert key and key == ben.do(table, "share")["share"] == ben.look_at(table)["share"]
    for more in ("", "/match", "/positions/0"):
        assert (403, "no-watching") == reader.refused("GET", path + more)
        assert 200 == reader.ask("GET", f"{path}{more}?k={key}")[0]
    told = reader.get(f"{path}?k={key}")
    assert ("", {}, False) == (told["share"], told["seat_keys"], any(seat["yours"] for seat in told["seats"]))
    assert 8 == len(reader.get(f"{path}/positions/0?seat=1&k={key}")["view"]["zones"]["hands"][1])
    assert 4403 == reader.socket(table).closed()
    watching = reader.socket(table, more=f"k={key}")
    assert None is watching.until("view")["view"]["you"]
    assert 4403 == reader.socket(table, 0, more=f"k={key}").closed()
    assert (403, "no-such-key") == reader.cannot(table, "sit", key=key, name="R")
    assert (403, "no-watching") == reader.cannot(table, "rematch", yes=True)
    # Where anybody may watch, the address is enough.
    open_, _ = two_seats(anna, ben)
    ben.do(open_, "resign", seat=1)
    assert "" == anna.do(open_, "share")["share"]
    assert 0 == reader.get(f"/api/tables/{open_['id']}/positions/0?seat=0")["n"]
    assert (403, "no-not-at-table") == reader.cannot(open_, "share")


def test_an_invitation_to_a_full_table_says_so(anna: Browser, ben: Browser, server: Server) -> None:
    """Before anybody asks to sit; also where nobody may watch."""
    table = anna.make("me", "open", watch="nobody")
    path = f"/api/tables/{table['id']}?k={table['invite']}"
    assert not Browser(server).get(path)["full"]
    ben.sit(table, table["invite"], "Ben")
    assert Browser(server).get(path)["full"]


def test_the_host_closes_a_table(anna: Browser, ben: Browser) -> None:
    """Before the match, after it, or where nobody else plays; whoever is there is sent away for good."""
    table, (mine, theirs) = two_seats(anna, ben)
    assert (403, "no-not-host") == ben.cannot(table, "close")
    assert (409, "no-close") == anna.cannot(table, "close")
    assert [False, False] == [one.look_at(table)["may_close"] for one in (anna, ben)]
    ben.do(table, "resign", seat=1)
    assert [True, False] == [one.look_at(table)["may_close"] for one in (anna, ben)]
    assert {"id": table["id"]} == anna.do(table, "close")
    assert (4404, 4404) == (mine.closed(), theirs.closed())
    path = f"/api/tables/{table['id']}"
    for more in ("", "/match", "/positions/0"):
        assert (404, "no-such-table") == ben.refused("GET", path + more)
    for what, facts in {"close": {}, "rematch": {"yes": True}, "resign": {"seat": 0}, "share": {}}.items():
        assert (404, "no-such-table") == anna.cannot(table, what, **facts)
    assert 4404 == ben.socket(table, 1).closed()
    assert table["id"] not in ids(ben)
    lobby = anna.make("me", "open")
    ben.sit(lobby, lobby["invite"])
    anna.do(lobby, "close")
    alone = anna.make("me", "rule", start="1")
    anna.say(alone, 0)
    anna.do(alone, "close")
    assert [] == ids(anna)


def test_a_closed_table_stays_closed(tmp_path: Path) -> None:
    """Nothing of it is left in the store."""
    db = tmp_path / "tables.db"
    server = Server(db)
    anna, ben = Browser(server), Browser(server)
    table, sockets = two_seats(anna, ben)
    play(sockets, 0, a_camp(sockets[0]))
    ben.do(table, "resign", seat=1)
    anna.do(table, "close")
    server.kill()
    with sqlite3.connect(db) as file:
        for part in ("tables", "seats", "holders", "log", "snapshots"):
            assert 0 == file.execute(f"SELECT count(*) FROM {part}").fetchone()[0]
    with serving(db) as again:
        anna.server = again
        assert (404, "no-such-table") == anna.refused("GET", f"/api/tables/{table['id']}")
        assert 4404 == anna.socket(table, 0).closed()
