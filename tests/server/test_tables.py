"""Tables over HTTP: made, joined, listed, watched; and everything that is refused."""

import json

import pytest

from cairn.core.dice import commitment
from cairn.core.record import read_match
from cairn.games import GAMES

from .client import GAME, Browser, Server


def test_a_table_is_made_and_the_match_starts_with_the_last_word(anna: Browser, ben: Browser) -> None:
    """Words are public when all are said, and not before."""
    table = anna.make("me", "open", games="1", name="Our table")
    assert ("waiting", True, "Our table", "1") == (
        table["status"],
        table["host"],
        table["name"],
        table["options"]["games"],
    )
    assert [] == table["words"] and 64 == len(table["commitment"]) and table["invite"]
    path = f"/api/tables/{table['id']}"
    assert "" == ben.get(path)["invite"]
    told = anna.say(table, 0, " deep \n river ")
    assert [True, False] == [seat["ready"] for seat in told["seats"]]
    assert [] == told["words"]
    theirs = ben.sit(table, table["invite"], "Ben")
    assert [False, True] == [seat["yours"] for seat in theirs["seats"]]
    assert ["1"] == list(theirs["seat_keys"]) and "" == theirs["invite"] and not theirs["host"]
    started = ben.say(table, 1, "stone")
    assert ("playing", ["deep river", "stone"], 0) == (started["status"], started["words"], started["moves"])
    assert started["to_move"] in (0, 1)
    assert [table["id"]] == [one["id"] for one in ben.get("/api/tables")["yours"]]

    status, _, text = anna.ask("GET", f"{path}/match")
    assert 200 == status and b"secret" not in text and b"word 1 deep river\n" in text


def test_a_bot_takes_an_open_seat(anna: Browser, ben: Browser) -> None:
    """Anybody who sits at the table may ask for it."""
    table = anna.make("me", "open")
    anna.say(table, 0)
    path = f"/api/tables/{table['id']}/bot"
    assert (403, "no-not-at-table") == ben.refused("POST", path, {"seat": 1, "bot": "rule"})
    assert (400, "no-such-bot") == anna.refused("POST", path, {"seat": 1, "bot": "nobody"})
    assert (409, "no-open-seat") == anna.refused("POST", path, {"seat": 0, "bot": "rule"})
    assert (409, "no-open-seat") == anna.refused("POST", path, {"seat": 9, "bot": "rule"})
    told = anna.post(path, {"seat": 1, "bot": "random"})
    assert ("playing", "bot", "random") == (
        told["status"],
        told["seats"][1]["kind"],
        told["seats"][1]["name"],
    )


def test_keys(anna: Browser, ben: Browser) -> None:
    """An invitation gives one seat to a browser; the key of a seat opens it on another device."""
    table = anna.make("me", "open")
    path = f"/api/tables/{table['id']}/sit"
    assert (403, "no-such-key") == ben.refused("POST", path, {"key": "wrong", "name": "B"})
    assert (403, "no-such-key") == ben.refused("POST", path, {"key": "", "name": "B"})
    anna.sit(table, table["invite"])
    ben.sit(table, table["invite"], "Ben")
    again = ben.sit(table, table["invite"], "Bob")
    assert ["P1", "Ben"] == [seat["name"] for seat in again["seats"]]
    phone = Browser(anna.server)
    assert (409, "no-open-seat") == phone.refused("POST", path, {"key": table["invite"], "name": "C"})
    theirs = phone.sit(table, again["seat_keys"]["1"])
    assert [False, True] == [seat["yours"] for seat in theirs["seats"]]
    assert "Ben" == theirs["seats"][1]["name"]


def test_anybody_may_join_a_table_that_says_so(anna: Browser, ben: Browser) -> None:
    """It is listed for all, and needs no key; others are not listed."""
    table = anna.make("me", "open", watch="anybody")
    hidden = anna.make("me", "open")
    listed = [one["id"] for one in ben.get("/api/tables")["open"]]
    assert table["id"] in listed and hidden["id"] not in listed
    assert [False, True] == [seat["yours"] for seat in ben.sit(table, "", "Ben")["seats"]]


def test_a_table_that_nobody_may_watch(anna: Browser, ben: Browser) -> None:
    """Only those who sit there, or come with a key, see anything of it."""
    table = anna.make("me", "open", watch="nobody")
    path = f"/api/tables/{table['id']}"
    for more in ("", "/match", "/positions/0"):
        assert (403, "no-watching") == ben.refused("GET", path + more)
    assert (403, "no-watching") == ben.refused("POST", f"{path}/sit", {"key": "x", "name": "B"})
    assert (403, "no-watching") == ben.refused("POST", f"{path}/word", {"seat": 0, "word": ""})
    assert 4403 == ben.socket(table).closed()
    assert table["id"] == ben.get(f"{path}?k={table['invite']}")["id"]
    ben.sit(table, table["invite"])
    assert table["id"] == ben.get(path)["id"]


def test_positions_and_the_match_file(anna: Browser, ben: Browser) -> None:
    """A seat's positions are its own until the match is over; then the secret is out and all may see all."""
    table = anna.make("me", "rule", games="1", turn_cap="1")
    path = f"/api/tables/{table['id']}"
    assert (409, "no-match-yet") == anna.refused("GET", f"{path}/match")
    anna.say(table, 0)
    socket = anna.socket(table, 0)
    socket.until("view")
    while socket.question is None or socket.question["seat"] != 0:
        socket.hear()
    assert (403, "no-not-your-seat") == ben.refused("GET", f"{path}/positions/0?seat=0")
    assert (403, "no-not-your-seat") == anna.refused("GET", f"{path}/positions/0?seat=1")
    assert (404, "no-such-seat") == anna.refused("GET", f"{path}/positions/0?seat=7")
    for n in ("999", "-1", "x", "9" * 5000):
        assert (404, "no-such-position") == anna.refused("GET", f"{path}/positions/{n}")
    assert 8 == ben.get(f"{path}/positions/0")["view"]["zones"]["hands"][0]
    first = anna.get(f"{path}/positions/0?seat=0")
    assert (0, "", None, 8) == (
        first["n"],
        first["move"],
        first["mover"],
        len(first["view"]["zones"]["hands"][0]),
    )
    while socket.question is not None:
        if socket.question["seat"] == 0:
            assert "view" == socket.move(socket.question["options"][0])["type"]
        else:
            socket.hear()
    _, _, text = ben.ask("GET", f"{path}/match")
    match = read_match(text.decode(), GAMES)
    assert commitment(match.secret) == table["commitment"]
    for n in (1, len(match.moves)):
        told = ben.get(f"{path}/positions/{n}?seat=1")
        assert GAMES[GAME].spell(match.moves[n - 1]) == told["move"]
        assert (match.seats[n - 1], len(match.moves)) == (told["mover"], told["last"])
        assert isinstance(told["view"]["zones"]["hands"][1], list)
        assert told["events"]
    over = ben.get(path)
    assert ("over", None, match.state.scores()) == (over["status"], over["to_move"], over["scores"])


# What is refused.


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "chess", "seats": []}, "no-such-game"),
        ({"game": "chess", "seats": [{"kind": "me"}, {"kind": "open"}]}, "no-such-game"),
        ({"game": GAME, "seats": [{"kind": "me"}]}, "no-seats"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 9}, "no-seats"),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}, "no-such-bot"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 2, "options": {"speed": "9"}}, "no-option"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 2, "options": {"games": "99"}}, "no-option-value"),
        ({"game": GAME, "seats": [{"kind": "me", "name": "x" * 41}] * 2}, "no-text-so-long"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 2, "watch": "me"}, "no-such-request"),
        ({"game": GAME, "seats": [{"kind": "king"}] * 2}, "no-such-request"),
        ({"game": GAME, "seats": [{"kind": "me", "hat": 1}] * 2}, "no-such-request"),
        ({"game": GAME, "seats": [], "colour": "red"}, "no-such-request"),
        ({"game": 5, "seats": []}, "no-such-request"),
        ({"game": GAME}, "no-such-request"),
        ([], "no-such-request"),
    ],
)
def test_a_table_that_cannot_be(anna: Browser, body: object, key: str) -> None:
    """The key says what is wrong."""
    assert (400, key) == anna.refused("POST", "/api/tables", body)


@pytest.mark.parametrize("raw", [b"", b"{", b"nonsense", b"\xff\xfe", b"[" * 5000, b'{"game": "\\ud800"}'])
def test_a_body_that_is_no_json(anna: Browser, raw: bytes) -> None:
    """It is refused, and the server lives on."""
    assert (400, "no-such-request") == anna.refused("POST", "/api/tables", raw=raw)


def test_a_body_that_is_too_large(anna: Browser) -> None:
    assert (413, "no-request-so-large") == anna.refused("POST", "/api/tables", raw=b" " * 70_000)


def test_other_sites_may_not_ask(anna: Browser, server: Server) -> None:
    """Neither by a request nor by a socket; our own page may."""
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    for origin in ("http://evil.example", "null", f"http://{server.host}.evil.example", "http://127.0.0.1:1"):
        assert (403, "no-foreign-page") == anna.refused("POST", "/api/tables", body, Origin=origin)
    cross = {"Sec-Fetch-Site": "cross-site"}
    assert (403, "no-foreign-page") == anna.refused("POST", "/api/tables", body, **cross)
    plain = {"Content-Type": "text/plain"}
    assert (400, "no-such-request") == anna.refused("POST", "/api/tables", body, **plain)
    status, _, answer = anna.ask("POST", "/api/tables", body, Origin=f"http://{server.host}")
    assert 201 == status
    with pytest.raises(Exception, match="403"):
        anna.socket(json.loads(answer), 0, origin="http://evil.example")
    anna.socket(json.loads(answer), 0, origin=f"http://{server.host}").close()


def test_what_is_not_there(anna: Browser) -> None:
    """Tables, seats, requests, positions."""
    table = anna.make("me", "open")
    path = f"/api/tables/{table['id']}"
    assert (404, "no-such-table") == anna.refused("GET", "/api/tables/nowhere")
    assert 4404 == anna.socket({"id": "nowhere"}).closed()
    assert 4403 == anna.socket(table, 1).closed()
    assert (404, "no-such-request") == anna.refused("GET", "/api/elsewhere")
    assert (403, "no-not-your-seat") == anna.refused("POST", f"{path}/word", {"seat": 1, "word": "x"})
    assert (400, "no-text-so-long") == anna.refused("POST", f"{path}/word", {"seat": 0, "word": "x" * 101})
    anna.say(table, 0)
    assert (409, "no-word-again") == anna.refused("POST", f"{path}/word", {"seat": 0, "word": "x"})


def test_the_cookie(anna: Browser) -> None:
    """It comes with the first answer, for scripts invisible; a strange one is replaced."""
    _, headers, _ = anna.ask("GET", "/api/games")
    assert {"HttpOnly", "Path=/", "SameSite=Lax"} <= set(headers["set-cookie"].split("; "))
    first = anna.cookie
    assert 43 == len(first)
    _, headers, _ = anna.ask("GET", "/api/games")
    assert "set-cookie" not in headers
    anna.cookie = "x"
    anna.ask("GET", "/api/games")
    assert anna.cookie not in ("x", first)


def test_nobody_makes_too_many_tables(anna: Browser) -> None:
    """Two hundred that are not over are enough for a browser."""
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    for _ in range(200):
        anna.post("/api/tables", body)
    assert (409, "no-more-tables") == anna.refused("POST", "/api/tables", body)
    assert 50 == len(anna.get("/api/tables")["yours"])
