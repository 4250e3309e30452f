"""Giving up, leaving, being away and coming back, with the store and through a power cut."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cairn.core.record import read_match
from cairn.games import GAMES
from cairn.server.restore import check_matches

from .client import Browser, Json, Server, Socket, serving
from .hurried import hurried
from .two_seats import a_camp, play, two_seats

AWAY = 0.4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which somebody is soon long away."""
    with serving(tmp_path_factory.mktemp("leaving") / "tables.db", hurried(away=AWAY)) as running:
        yield running
        assert "Traceback" not in running.db.with_suffix(".err").read_text()


def events(socket: Socket) -> list[tuple[str, Any]]:
    """What has happened at the table beside the match, as a socket has heard it."""
    return [(one["key"], one["args"]) for one in socket.all("happened")]


def at_dominion(*people: Browser, bots: int = 0, start: str = "1") -> tuple[Json, list[Socket]]:
    """A match of Dominion of these people and n bots."""
    first = people[0]
    kinds = ["me", *["open"] * (len(people) - 1), *["random"] * bots]
    table = first.make(*kinds, game="dominion", start=start)
    for person in people[1:]:
        person.sit(table, table["invite"], "Guest")
    for seat, person in enumerate(people):
        person.say(table, seat)
    sockets = [person.socket(table, seat) for seat, person in enumerate(people)]
    for socket in sockets:
        socket.until("view")
    return table, sockets


def test_who_resigns_loses(anna: Browser, ben: Browser, server: Server) -> None:
    """Also in the other's turn: points stay, everything is public, and the match file can be checked."""
    table, sockets = two_seats(anna, ben)
    play(sockets, 0, a_camp(sockets[0]))
    play(sockets, 0, "draw")
    assert (403, "no-not-your-seat") == anna.cannot(table, "resign", seat=1)
    assert (403, "no-not-your-seat") == Browser(server).cannot(table, "resign", seat=0)
    told = anna.do(table, "resign", seat=0)
    assert ("over", None, 0, [1]) == (told["status"], told["to_move"], told["resigned"], told["winners"])
    assert told["resigned"] == anna.do(table, "resign", seat=0)["resigned"]
    assert (400, "no-game-over") == ben.cannot(table, "resign", seat=1)
    for socket in sockets:
        view = socket.until("view", at=3)
        assert [["match-resigned", {"seat": 0}]] == view["events"]
        assert {"scores": told["scores"], "winners": [1], "resigned": 0} == view["view"]["result"]
        assert (None, "no") == (view["view"]["decision"], view["undo"]["how"])
        assert "over" == socket.until("table")["table"]["status"]
    assert "no-game-over" == sockets[1].move(a_camp_of(sockets[1]))["key"]
    _, _, text = ben.ask("GET", f"/api/tables/{table['id']}/match")
    match = read_match(text.decode(), GAMES)
    assert (0, [1], told["scores"]) == (match.resigned, match.winners(), match.state.scores())
    last = Browser(server).get(f"/api/tables/{table['id']}/positions/2?seat=0")
    assert (0, ["match-resigned", {"seat": 0}]) == (last["view"]["result"]["resigned"], last["events"][-1])
    assert None is ben.get(f"/api/tables/{table['id']}/positions/1")["view"]["result"]


def a_camp_of(socket: Socket) -> str:
    """A card of the hand that a socket sees, for a camp."""
    hand = socket.view["view"]["zones"]["hands"][socket.view["view"]["you"]]
    return f"camp {hand[0]}"


def test_a_bot_plays_on_for_who_leaves(anna: Browser, ben: Browser) -> None:
    """The others are told; the player cannot act meanwhile, and may take the seat back at any time."""
    table, (mine, theirs) = two_seats(anna, ben)
    assert "slate" == table["relief"]
    told = anna.do(table, "leave", seat=0)
    assert ("slate", "playing") == (told["seats"][0]["stand_in"], told["status"])
    assert told["seats"] == anna.do(table, "leave", seat=0)["seats"]
    while theirs.question["seat"] == 0:
        theirs.hear()
    assert [("table-left", {"seat": 0, "bot": "slate"})] == events(theirs)
    mine.drain()
    assert "no-stand-in" == mine.move("draw")["key"]
    mine.send("undo", at=mine.view["at"], id="u")
    assert "no-stand-in" == mine.until("refused", id="u")["key"]
    mine.send("hint", id="h")
    assert "no-hint" == mine.until("refused", id="h")["key"]
    # While nobody else decides, the one who is there takes back and asks for hints as against a bot.
    assert ben.look_at(table)["may_hint"]
    theirs.move(a_camp(theirs))
    theirs.move("draw")
    while theirs.question["seat"] == 0:
        theirs.hear()
    assert "free" == theirs.view["undo"]["how"]

    back = anna.do(table, "come_back", seat=0)
    assert "" == back["seats"][0]["stand_in"] == anna.do(table, "come_back", seat=0)["seats"][0]["stand_in"]
    assert ("table-came-back", {"seat": 0}) == (theirs.until("happened")["key"], events(theirs)[-1][1])
    assert "ask" == theirs.until("view")["undo"]["how"]
    theirs.move(a_camp(theirs))
    theirs.move("draw")
    mine.drain()
    assert 0 == mine.question["seat"]
    assert "view" == mine.move(a_camp(mine))["type"]
    # Who comes later hears all of it; the numbers say where it belongs.
    late = Browser(anna.server).socket(table)
    late.until("view")
    heard = late.all("happened")
    assert ["table-left", "table-came-back"] == [one["key"] for one in heard]
    assert [0, 1] == [one["n"] for one in heard] and 0 < heard[0]["events"] < heard[1]["events"]


def test_with_the_key_of_the_seat_another_device_takes_it_back(anna: Browser, ben: Browser) -> None:
    """The cookie that left is not needed."""
    table, _ = two_seats(anna, ben)
    key = anna.do(table, "leave", seat=0)["seat_keys"]["0"]
    phone = Browser(anna.server)
    assert (403, "no-not-your-seat") == phone.cannot(table, "come_back", seat=0)
    phone.sit(table, key)
    assert "" == phone.do(table, "come_back", seat=0)["seats"][0]["stand_in"]


def test_more_than_two_leave_and_do_not_resign(anna: Browser, ben: Browser, server: Server) -> None:
    """The match goes on; where everybody has left, nobody plays for nobody."""
    eve = Browser(server)
    table, sockets = at_dominion(anna, ben, eve, bots=1)
    assert (409, "no-resign") == anna.cannot(table, "resign", seat=0)
    anna.do(table, "leave", seat=0)
    while sockets[1].question["seat"] != 1:
        sockets[1].hear()
    # Who is not there is not asked.
    sockets[1].move(next(one for one in sockets[1].question["options"] if one.startswith("end")))
    while sockets[1].question["seat"] == 1:
        sockets[1].move(next(one for one in sockets[1].question["options"] if one.startswith("end")))
    sockets[1].send("undo", at=sockets[1].view["at"], id="u")
    asking = sockets[1].until("view", answers="u")["asking"]
    assert [2] == asking["waits_for"]
    # Who leaves has nothing against it.
    eve.do(table, "leave", seat=2)
    assert None is sockets[1].until("view", asking=None)["asking"]
    assert 1 == sockets[1].question["seat"]
    ben.do(table, "leave", seat=1)
    time.sleep(0.3)
    at = anna.look_at(table)["moves"]
    time.sleep(0.5)
    assert at == anna.look_at(table)["moves"]
    ben.do(table, "come_back", seat=1)
    sockets[1].until("view")
    assert 1 == sockets[1].question["seat"]


def test_a_seat_is_free_again_before_the_match(anna: Browser, ben: Browser, server: Server) -> None:
    """Its key and its player's eyes go with him."""
    table = anna.make("me", "open")
    theirs = ben.sit(table, table["invite"], "Ben")
    socket = ben.socket(table, 1)
    socket.hear()
    told = ben.do(table, "leave", seat=1)
    assert ("open", "", False, {}) == (
        told["seats"][1]["kind"],
        told["seats"][1]["name"],
        told["seats"][1]["yours"],
        told["seat_keys"],
    )
    assert table["invite"] == anna.look_at(table)["invite"]
    assert (403, "no-such-key") == ben.cannot(table, "sit", key=theirs["seat_keys"]["1"], name="Ben")
    eve = Browser(server)
    eve.sit(table, table["invite"], "Eve")
    anna.say(table, 0)
    eve.say(table, 1)
    assert None is socket.until("view")["view"]["you"]
    assert "no-spectators-play" == socket.move("draw")["key"]


# Away.


def until_long_away(browser: Browser, table: Json, seat: int) -> None:
    """Wait until a bot may take a seat over."""
    deadline = time.monotonic() + 20
    while not browser.look_at(table)["seats"][seat]["may_replace"]:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_the_one_who_waits_lets_a_bot_take_over(anna: Browser, ben: Browser) -> None:
    """Not before the time; the table says when it may be, and who has been away since when."""
    before = time.time()
    table, (mine, theirs) = two_seats(anna, ben)
    assert [0, 0] == [seat["away_since"] for seat in anna.look_at(table)["seats"]]
    assert (409, "no-take-over") == anna.cannot(table, "take_over", seat=1)
    mine.drain()
    theirs.close()
    gone = mine.until("table")["table"]["seats"][1]
    assert (False, False) == (gone["online"], gone["may_replace"])
    assert before < gone["away_since"] < time.time() + 1
    assert (409, "no-take-over") == anna.cannot(table, "take_over", seat=1)
    told = mine.until("table")["table"]["seats"]
    assert [False, True] == [seat["may_replace"] for seat in told]
    assert time.time() - told[1]["away_since"] >= AWAY
    assert (403, "no-not-at-table") == Browser(anna.server).cannot(table, "take_over", seat=1)
    assert (403, "no-not-at-table") == ben.cannot(table, "take_over", seat=1)
    assert "slate" == anna.do(table, "take_over", seat=1)["seats"][1]["stand_in"]
    assert ("table-replaced", {"seat": 1, "bot": "slate"}) == (
        mine.until("happened")["key"],
        events(mine)[0][1],
    )
    mine.move(a_camp(mine))
    mine.move("draw")
    while mine.question["seat"] == 1:
        mine.hear()
    again = ben.socket(table, 1)
    assert "slate" == again.until("table")["table"]["seats"][1]["stand_in"]
    ben.do(table, "come_back", seat=1)
    assert [0, 0] == [seat["away_since"] for seat in anna.look_at(table)["seats"]]


def test_several_decide_by_majority_of_those_who_are_here(
    anna: Browser, ben: Browser, server: Server
) -> None:
    """A browser votes for its seats; who comes back needs no bot, and who has a bot has no vote."""
    eve, tom = Browser(server), Browser(server)
    table, sockets = at_dominion(anna, ben, eve, tom)
    sockets[3].close()
    until_long_away(anna, table, 3)
    sockets[1].drain()
    told = anna.do(table, "take_over", seat=3)
    assert ("", [0]) == (told["seats"][3]["stand_in"], told["seats"][3]["votes"])
    assert [0] == sockets[1].until("table")["table"]["seats"][3]["votes"]
    assert [0] == anna.do(table, "take_over", seat=3)["seats"][3]["votes"]
    back = tom.socket(table, 3)
    back.until("view")
    assert [] == anna.look_at(table)["seats"][3]["votes"]
    back.close()
    until_long_away(anna, table, 3)
    eve.do(table, "take_over", seat=3)
    assert "slate" == ben.do(table, "take_over", seat=3)["seats"][3]["stand_in"]
    # Of three who are left one is away: both others must agree, and the bot has no vote.
    sockets[2].close()
    until_long_away(anna, table, 2)
    assert "" == anna.do(table, "take_over", seat=2)["seats"][2]["stand_in"]
    assert (403, "no-not-at-table") == tom.cannot(table, "take_over", seat=2)
    # Somebody else of the same level, since Slate plays already.
    assert "flint" == ben.do(table, "take_over", seat=2)["seats"][2]["stand_in"]


def test_nobody_waits_for_a_word_that_does_not_come(anna: Browser, ben: Browser) -> None:
    """A bot may take the seat before the match; its player may still play, but says no word any more."""
    table = anna.make("me", "open", games="1", start="1")
    ben.sit(table, table["invite"], "Ben")
    anna.say(table, 0)
    mine = anna.socket(table, 0)
    while not mine.until("table")["table"]["seats"][1]["may_replace"]:
        pass
    assert "playing" == anna.do(table, "take_over", seat=1)["status"]
    mine.until("view")
    ben.do(table, "come_back", seat=1)
    assert (409, "no-word-again") == ben.cannot(table, "word", seat=1, word="late")
    assert ["river", ""] == ben.look_at(table)["words"]


# Power cuts.


def test_all_of_it_survives_a_power_cut(tmp_path: Path) -> None:
    """Who plays for whom, what happened, and that a match was given up."""
    db = tmp_path / "tables.db"
    before = Server(db, hurried(away=AWAY))
    anna, ben = Browser(before), Browser(before)
    left, sockets = two_seats(anna, ben)
    play(sockets, 0, a_camp(sockets[0]))
    ben.do(left, "leave", seat=1)
    lost, _ = two_seats(anna, ben)
    ben.do(lost, "resign", seat=1)
    before.kill()

    assert [None, None] == [problem for _, problem in check_matches(db)]
    with serving(db, hurried(away=AWAY)) as again:
        anna.server = ben.server = again
        mine = anna.socket(left, 0)
        assert "slate" == mine.until("table")["table"]["seats"][1]["stand_in"]
        assert ["table-left"] == [one["key"] for one in [mine.until("happened")]]
        mine.until("view")
        mine.move("draw")
        while mine.question["seat"] == 1:
            mine.hear()
        ben.do(left, "come_back", seat=1)
        over = ben.look_at(lost)
        assert ("over", 1, [0]) == (over["status"], over["resigned"], over["winners"])
        assert 1 == ben.socket(lost, 1).until("view")["view"]["result"]["resigned"]
        _, _, text = anna.ask("GET", f"/api/tables/{lost['id']}/match")
        assert 1 == read_match(text.decode(), GAMES).resigned
