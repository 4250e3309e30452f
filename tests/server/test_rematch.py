"""The same once more: one table, whoever clicks first, and nobody goes through a lobby."""

import threading
import time
from pathlib import Path

import pytest

from .client import Browser, Json, Server, Socket, serving
from .hurried import hurried
from .two_seats import two_seats

AGREED = {
    "hints": "agreed",
    "undo": "free",
    "clock": {"per_move": 90, "per_game": 0, "increment": 0, "at_zero": "bot"},
}


def over(anna: Browser, ben: Browser, **more: str) -> tuple[Json, list[Socket]]:
    """A match of two that seat 1 started and gave up."""
    table, sockets = two_seats(anna, ben, watch="nobody", more={**AGREED, "name": "Ridge Walk"}, **more)
    anna.do(table, "resign", seat=0)
    return table, sockets


def until_offer(socket: Socket) -> Json:
    """The next offer that a socket is told of."""
    while (offer := socket.until("table")["table"]["rematch"]) is None:
        pass
    return offer


def test_both_sit_at_once_at_one_new_table(anna: Browser, ben: Browser) -> None:
    """The same seats, names and settings; the other begins, and the match starts with the browsers' words."""
    table, sockets = over(anna, ben)
    assert (None, (403, "no-watching")) == (
        anna.look_at(table)["rematch"],
        Browser(anna.server).cannot(table, "rematch", yes=True),
    )
    told = ben.do(table, "rematch", yes=True)["rematch"]
    offer = {"seats_that_agree": [1], "declined_by": None, "starts": 1, "table": ""}
    assert offer == told == until_offer(sockets[0]) == until_offer(sockets[1])
    made = anna.do(table, "rematch", yes=True)["rematch"]
    assert [0, 1] == made["seats_that_agree"] and made["table"]
    for socket in sockets:
        while not (offer := until_offer(socket))["table"]:
            pass
        assert made == offer
    new = {"id": made["table"]}
    last, first = anna.look_at(table), anna.look_at(new)
    same = ("game", "name", "watch", "clock", "hints", "undo", "host")
    assert [last[one] for one in same] == [first[one] for one in same]
    assert {**last["options"], "start": "2"} == first["options"]
    assert (table["id"], "waiting", None) == (first["after"], first["status"], first["rematch"])
    assert last["commitment"] != first["commitment"] and last["seat_keys"] != first["seat_keys"]
    assert [("P1", True, False), ("Ben", False, False)] == [
        (seat["name"], seat["yours"], seat["ready"]) for seat in first["seats"]
    ]
    anna.say(new, 0)
    assert "playing" == ben.say(new, 1)["status"]
    mine = anna.socket(new, 0)
    mine.until("view")
    assert 1 == mine.question["seat"]
    # Said again it is the same table.
    assert (
        made
        == ben.do(table, "rematch", yes=True)["rematch"]
        == ben.do(table, "rematch", yes=False)["rematch"]
    )


def test_two_clicks_at_once_make_one_table(anna: Browser, ben: Browser) -> None:
    """Whoever comes first."""
    table, _ = over(anna, ben)
    browsers = [anna, ben] * 4
    for browser in browsers[:2]:
        browser.get("/health")
    clicks = [
        threading.Thread(target=one.do, args=(table, "rematch"), kwargs={"yes": True}) for one in browsers
    ]
    for click in clicks:
        click.start()
    for click in clicks:
        click.join()
    mine, theirs = anna.look_at(table)["rematch"]["table"], ben.look_at(table)["rematch"]["table"]
    assert mine and mine == theirs
    for browser in (anna, ben):
        new = [one["id"] for one in browser.get("/api/tables")["yours"] if one["after"] == table["id"]]
        assert [mine] == new


def test_a_decline_is_told_once(anna: Browser, ben: Browser) -> None:
    """After that only the one who declined may offer; an own offer can be taken back without a word."""
    table, (mine, _) = over(anna, ben)
    assert None is ben.do(table, "rematch", yes=False)["rematch"]
    anna.do(table, "rematch", yes=True)
    assert None is anna.do(table, "rematch", yes=False)["rematch"]
    anna.do(table, "rematch", yes=True)
    told = ben.do(table, "rematch", yes=False)["rematch"]
    assert ([], 1, "") == (told["seats_that_agree"], told["declined_by"], told["table"])
    assert ("table-rematch-declined", {"seat": 1}) == (
        mine.until("happened")["key"],
        mine.all("happened")[0]["args"],
    )
    assert (409, "no-rematch-declined") == anna.cannot(table, "rematch", yes=True)
    ben.do(table, "rematch", yes=False)
    mine.drain()
    assert 1 == len(mine.all("happened"))
    again = ben.do(table, "rematch", yes=True)["rematch"]
    assert ([1], None) == (again["seats_that_agree"], again["declined_by"])
    assert anna.do(table, "rematch", yes=True)["rematch"]["table"]


def test_only_after_the_match_and_only_for_those_who_played(anna: Browser, ben: Browser) -> None:
    """Nobody else offers anything."""
    table, _ = two_seats(anna, ben)
    assert (409, "no-rematch-yet") == anna.cannot(table, "rematch", yes=True)
    ben.do(table, "resign", seat=1)
    assert (403, "no-not-at-table") == Browser(anna.server).cannot(table, "rematch", yes=True)


def test_bots_agree_at_once(anna: Browser) -> None:
    """And so do two people at one device."""
    for kinds in (("me", "rule"), ("me", "here")):
        table = anna.make(*kinds, games="1", start="1")
        for seat, kind in enumerate(kinds):
            if kind != "rule":
                anna.say(table, seat)
        anna.do(table, "resign", seat=0)
        new = {"id": anna.do(table, "rematch", yes=True)["rematch"]["table"]}
        seats = [(seat["kind"], seat["name"], seat["yours"]) for seat in anna.look_at(table)["seats"]]
        assert seats == [(seat["kind"], seat["name"], seat["yours"]) for seat in anna.look_at(new)["seats"]]


def test_who_left_is_played_by_the_bot(tmp_path: Path) -> None:
    """Left during the match or after it, or long away when the others want to go on."""
    with serving(tmp_path / "tables.db", hurried(away=0.3)) as server:
        anna, ben = Browser(server), Browser(server)
        table, sockets = two_seats(anna, ben)
        ben.do(table, "leave", seat=1)
        anna.do(table, "resign", seat=0)
        assert (403, "no-not-at-table") == ben.cannot(table, "rematch", yes=True)
        first = {"id": anna.do(table, "rematch", yes=True)["rematch"]["table"]}
        assert [("person", "P1"), ("bot", "slate")] == [
            (seat["kind"], seat["name"]) for seat in anna.look_at(first)["seats"]
        ]
        assert "playing" == anna.say(first, 0)["status"]

        table, sockets = two_seats(anna, ben)
        anna.do(table, "resign", seat=0)
        assert "" == anna.do(table, "rematch", yes=True)["rematch"]["table"]
        ben.do(table, "leave", seat=1)
        assert anna.look_at(table)["rematch"]["table"]

        # Whoever offered it and left is no longer asked, and nobody plays where nobody is.
        table, sockets = two_seats(anna, ben)
        anna.do(table, "resign", seat=0)
        anna.do(table, "rematch", yes=True)
        ben.do(table, "rematch", yes=False)
        ben.do(table, "leave", seat=1)
        assert "" != anna.do(table, "rematch", yes=True)["rematch"]["table"]
        table, sockets = two_seats(anna, ben)
        anna.do(table, "resign", seat=0)
        anna.do(table, "rematch", yes=True)
        for seat, browser in enumerate((anna, ben)):
            assert "" == browser.do(table, "leave", seat=seat)["rematch"]["table"]

        table, sockets = two_seats(anna, ben)
        anna.do(table, "resign", seat=0)
        anna.do(table, "rematch", yes=True)
        sockets[1].close()
        deadline = time.monotonic() + 20
        while not anna.look_at(table)["seats"][1]["may_replace"]:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        told = anna.do(table, "take_over", seat=1)
        assert told["rematch"]["table"] == anna.look_at(table)["rematch"]["table"] != ""


def test_an_offer_survives_a_power_cut(tmp_path: Path) -> None:
    """Before the other agrees and after; there is still one table."""
    db = tmp_path / "tables.db"
    server = Server(db)
    anna, ben = Browser(server), Browser(server)
    table, _ = over(anna, ben)
    ben.do(table, "rematch", yes=True)
    server.kill()
    server = anna.server = ben.server = Server(db)
    offer = anna.look_at(table)["rematch"]
    assert {"seats_that_agree": [1], "declined_by": None, "starts": 1, "table": ""} == offer
    new = {"id": anna.do(table, "rematch", yes=True)["rematch"]["table"]}
    server.kill()
    with serving(db) as again:
        anna.server = ben.server = again
        assert new["id"] == ben.do(table, "rematch", yes=True)["rematch"]["table"]
        anna.say(new, 0)
        assert "playing" == ben.say(new, 1)["status"]


@pytest.mark.rule("DB-S4")
def test_the_rules_may_name_who_begins(tmp_path: Path) -> None:
    """In Dominion the left neighbour of the winner; the offer says so before anybody agrees."""
    with serving(tmp_path / "tables.db", hurried()) as server:
        anna = Browser(server)
        table = anna.make("me", "here", game="dominion", start="2")
        anna.say(table, 0)
        anna.say(table, 1)
        anna.do(table, "resign", seat=1)
        told = anna.do(table, "rematch", yes=True)["rematch"]
        assert (1, "2") == (told["starts"], anna.look_at({"id": told["table"]})["options"]["start"])
