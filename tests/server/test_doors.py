"""At the door: names, origins, cookies that only the server makes, and what every answer says of itself."""

import asyncio
import json
import secrets
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from cairn.server.doors import Doors
from cairn.server.keys import Keys, hashed, hashed_old, keys_of, mark_of_old, new_mark
from cairn.server.store import open_store, put_table

from .client import Browser, Server, serving
from .test_store import a_row

TLS = {"X_Forwarded_Proto": "https", "X_Forwarded_For": "203.0.113.7"}


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy, served under a name."""
    words = "--behind-proxy", "--host-name", "Play.example.org"
    with serving(tmp_path_factory.mktemp("behind") / "tables.db", "", *words) as running:
        yield running


def test_only_its_own_names_are_served(server: Server, anna: Browser) -> None:
    """A page of another site whose name leads here gets neither page nor cookie, but a sentence."""
    port = server.host.rpartition(":")[2]
    for host in (
        "evil.example",
        f"evil.example:{port}",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "",
        "[::1",
    ):
        for path in ("/", "/api/tables", "/health"):
            status, headers, answer = anna.ask("GET", path, Host=host)
            assert (421, False) == (status, "set-cookie" in headers), host
            assert b"--host-name" in answer or b"no-such-host" in answer
    for host in ("localhost", f"127.0.0.1:{port}", "[::1]", "LOCALHOST:80", "192.168.1.20", "localhost."):
        assert 200 == anna.ask("GET", "/health", Host=host)[0], host
    status, _, answer = anna.ask("GET", "/", Host="evil.example", Accept_Language="de-CH,de;q=0.9,en;q=0.8")
    assert "Server nicht zu erreichen" in answer.decode()


def test_a_name_that_the_host_gave_is_served(behind: Server) -> None:
    """In any case of letters."""
    assert 200 == Browser(behind).ask("GET", "/health", Host="play.EXAMPLE.org")[0]
    assert 421 == Browser(behind).ask("GET", "/health", Host="other.example.org")[0]
    assert Doors(own=frozenset({"box", "box.local"})).serves("box.local:8642")


def test_the_scheme_of_an_origin_counts(server: Server, behind: Server, anna: Browser) -> None:
    """`x://host` is another site, and so is plain http for a page that came over TLS."""
    body = {"game": "lost-cities", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}}
    for origin in (f"x://{server.host}", f"https://{server.host}", server.host, f"http://{server.host}/"):
        assert (403, "no-foreign-page") == anna.refused("POST", "/api/tables", body, Origin=origin), origin
    table = anna.post("/api/tables", body)
    with pytest.raises(InvalidStatus):
        anna.socket(table, 0, origin=f"https://{server.host}")
    far = Browser(behind)
    assert 201 == far.ask("POST", "/api/tables", body, Origin=f"https://{behind.host}", **TLS)[0]
    assert 403 == far.ask("POST", "/api/tables", body, Origin=f"http://{behind.host}", **TLS)[0]
    named = {"Host": "play.example.org:443", "Origin": "https://play.example.org"}
    assert 201 == far.ask("POST", "/api/tables", body, **named, **TLS)[0]


def test_a_token_is_one_that_the_server_made(anna: Browser) -> None:
    """One that somebody thought out, or changed, is replaced."""
    anna.get("/api/tables")
    own = anna.cookie
    _, headers, _ = anna.ask("GET", "/api/tables")
    assert "set-cookie" not in headers
    for made_up in (
        secrets.token_urlsafe(32),
        "A" * 43,
        own[:-2] + ("AA" if own[-2:] != "AA" else "BB"),
        "x" * 44,
    ):
        anna.cookie = made_up
        _, headers, _ = anna.ask("GET", "/api/tables")
        assert "set-cookie" in headers, made_up
        assert anna.cookie not in (made_up, own)


def test_old_cookies_and_keys_go_on_after_an_upgrade(tmp_path: Path) -> None:
    """A token that holds a seat, and the links that were sent round; none lies in the store as it is."""
    db, token = tmp_path / "tables.db", secrets.token_urlsafe(32)
    row = a_row(holder=hashed(token))
    row.game, row.watch, row.invite, row.share = "lost-cities", "nobody", "old-invitation", "old-share"
    row.options, row.seats[0].key = {}, "old-seat"
    store = open_store(db)
    asyncio.run(store.write(put_table(row)))
    store.close()

    with serving(db) as server:
        anna = Browser(server)
        anna.cookie = token
        table = anna.get("/api/tables/t1")
        assert (token, True) == (anna.cookie, table["host"])
        for key in ("old-invitation", "old-share", "old-seat", table["seat_keys"]["0"], table["share"]):
            assert 200 == Browser(server).ask("GET", f"/api/tables/t1?k={key}")[0], key
        assert 403 == Browser(server).ask("GET", "/api/tables/t1?k=old-seats")[0]
        phone = Browser(server)
        assert phone.sit(table, "old-seat")["seats"][0]["yours"]
        assert "old-seat" != table["seat_keys"]["0"]
    kept = "".join(str(line) for line in sqlite3.connect(db).iterdump())
    for key in ("old-invitation", "old-share", "old-seat", table["seat_keys"]["0"], table["share"], token):
        assert key not in kept


def test_what_keys_fit() -> None:
    """Each fits its own table, kind and mark, and nothing else; another server makes others."""
    keys, others = Keys(b"one" * 10), Keys(b"two" * 10)
    mark = new_mark()
    key = keys.key("t1", "invite", mark)
    assert keys.fits("t1", "invite", mark, key)
    wrong = [("t2", "invite", mark), ("t1", "seat", mark), ("t1", "invite", new_mark()), ("t1", "invite", "")]
    assert not any(keys.fits(table, kind, one, key) for table, kind, one in wrong)  # type: ignore[arg-type]
    assert not others.fits("t1", "invite", mark, key) and not keys.fits("t1", "invite", mark, "")
    old = mark_of_old("ø\ud800")
    assert keys.fits("t1", "seat", old, "ø\ud800") and hashed_old("x") not in old
    assert "" == keys.key("t1", "share", "")


def test_the_secret_of_the_keys_is_made_once(tmp_path: Path) -> None:
    """All servers of one store make the same keys."""

    async def made() -> list[str]:
        found = []
        for _ in range(2):
            store = open_store(tmp_path / "a.db")
            found.append((await keys_of(store)).key("t", "seat", "m"))
            store.close()
        return found

    first, second = asyncio.run(made())
    assert first == second


def test_under_tls(behind: Server) -> None:
    """The cookie is bound to the host, the page asks for TLS for ever; over http neither is possible."""
    far = Browser(behind)
    _, headers, _ = far.ask("GET", "/", **TLS)
    name, _, rest = headers["set-cookie"].partition("=")
    assert "__Host-cairn" == name and {"Secure", "HttpOnly", "Path=/"} <= set(rest.split("; "))
    assert "domain" not in rest.lower()
    assert "private" in headers["cache-control"]
    assert "max-age=31536000" == headers["strict-transport-security"]
    # A neighbour's cookie without the prefix is not taken for the bound one, though the server made it.
    plain = Browser(behind)
    plain.ask("GET", "/")
    assert "set-cookie" in plain.ask("GET", "/api/tables", **TLS)[1]
    _, headers, _ = Browser(behind).ask("GET", "/")
    assert headers["set-cookie"].startswith("cairn=") and "Secure" not in headers["set-cookie"]
    assert "strict-transport-security" not in headers


def test_a_proxy_is_believed_only_where_there_is_one(server: Server) -> None:
    """Otherwise anybody could say that he comes from elsewhere."""
    _, headers, _ = Browser(server).ask("GET", "/", **TLS)
    assert headers["set-cookie"].startswith("cairn=")


def test_what_a_page_says_of_itself(anna: Browser) -> None:
    """Nothing inline, nothing from elsewhere, no window or frame of others."""
    _, headers, _ = anna.ask("GET", "/")
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert {"'self'"} == {policy[name] for name in ("default-src", "style-src", "connect-src")}
    assert "unsafe" not in headers["content-security-policy"]
    assert "same-origin" == headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"]
    assert "camera=()" in headers["permissions-policy"]
    assert "private" in headers["cache-control"] and "set-cookie" in headers
    _, headers, _ = anna.ask("GET", "/")
    assert "no-cache" == headers["cache-control"] and "set-cookie" not in headers
    _, _, docs = anna.ask("GET", "/docs")
    assert b"<style" not in docs and b" style=" not in docs
    assert 200 == anna.ask("GET", "/docs.css")[0]


def test_two_lengths_are_refused(server: Server, anna: Browser) -> None:
    """Whoever stands in front may have believed the other one."""
    status, headers, answer = anna.ask(
        "POST", "/api/tables", raw=b"0\r\n\r\n", Transfer_Encoding="chunked", Content_Length="5"
    )
    assert (400, "no-such-request") == (status, json.loads(answer)["key"])
    assert "close" == headers["connection"]


def test_keys_are_renewed_and_revoked(server: Server, anna: Browser, ben: Browser) -> None:
    """The host ends an invitation, a player the key of his seat, those who played the link to a match."""
    table = anna.make("me", "open", watch="nobody", games="1")
    path, invite = f"/api/tables/{table['id']}", table["invite"]
    assert (403, "no-watching") == ben.cannot(table, "renew", of="invite")
    renewed = anna.do(table, "renew", of="invite")
    assert renewed["invite"] not in ("", invite)
    assert (403, "no-watching") == ben.cannot(table, "sit", key=invite, name="Ben")
    ben.sit(table, renewed["invite"], "Ben")
    assert (403, "no-not-host") == ben.cannot(table, "renew", of="invite")
    assert (403, "no-not-your-seat") == ben.cannot(table, "renew", of="seat", seat=0)
    old = ben.get(path)["seat_keys"]["1"]
    new = ben.do(table, "renew", of="seat", seat=1)["seat_keys"]["1"]
    phone = Browser(server)
    assert (403, "no-watching") == phone.cannot(table, "sit", key=old, name="Ben")
    assert phone.sit(table, new)["seats"][1]["yours"]
    anna.say(table, 0)
    ben.say(table, 1)
    ben.do(table, "resign", seat=1)
    key = anna.do(table, "share")["share"]
    reader = Browser(server)
    assert 200 == reader.ask("GET", path, Cairn_Key=key)[0] == reader.ask("GET", f"{path}?k={key}")[0]
    assert "" == ben.do(table, "renew", of="share")["share"]
    assert 403 == reader.ask("GET", path, Cairn_Key=key)[0]
    assert anna.do(table, "share")["share"] not in ("", key)
