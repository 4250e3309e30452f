"""`cairn admin` on the store of a running server, which heeds it; people who take their data along, or go."""

import io
import json
import zipfile

from tests.cli.running import cairn

from .client import Browser, Json, Server
from .test_accounts import PASSWORD, enter, join
from .two_seats import a_camp, play, two_seats


def admin(server: Server, *words: str) -> Json:
    """What the command answers."""
    told = cairn("admin", *words, "--store", server.store, "--json")
    assert 0 == told.returncode, told
    return json.loads(told.stdout)["results"]


def test_block_and_reset(anna: Browser, ben: Browser, server: Server) -> None:
    """A blocked account is logged out everywhere, and a lost password is replaced."""
    table, (mine, _) = two_seats(anna, ben)
    join(anna, "Anna of Order")
    mine = anna.socket(table, 0)
    mine.until("view")
    assert "Anna of Order" in [row["name"] for row in admin(server, "accounts")]
    admin(server, "block", "anna of order")
    assert 1012 == mine.closed()
    assert "" == anna.get("/api/account")["name"]
    wrong = {"name": "Anna of Order", "password": PASSWORD}
    assert (403, "no-account-blocked") == ben.refused("POST", "/api/account/login", wrong)
    admin(server, "unblock", "Anna of Order")
    new = admin(server, "password", "Anna of Order")["told"]
    assert (403, "no-log-in") == anna.refused("POST", "/api/account/login", wrong)
    enter(anna, "Anna of Order", new)
    assert anna.look_at(table)["seats"][0]["yours"]
    told = cairn("admin", "block", "Nobody", "--store", server.store)
    assert (2, "Nobody here has an account named “Nobody”.") == (told.returncode, told.stderr.strip())


def test_close_and_reports(anna: Browser, ben: Browser, server: Server) -> None:
    """A table is closed in the middle of a match; reports are read and settled."""
    table, (mine, his) = two_seats(anna, ben)
    his.send("chat", text="something rude")
    mine.until("chat")
    anna.do(table, "report", seat=1, reason="Rude.")
    (report,) = [one for one in admin(server, "reports") if one["table"] == table["id"]]
    assert (table["id"], "Ben", "Rude.", "something rude") == (
        report["table"],
        report["name"],
        report["reason"],
        report["chat"][0]["text"],
    )
    admin(server, "settle", report["id"])
    assert report["id"] not in [one["id"] for one in admin(server, "reports")]
    assert table["id"] in [row["id"] for row in admin(server, "tables")]
    admin(server, "close", table["id"])
    assert 4404 == mine.closed() == his.closed()
    assert (404, "no-such-table") == anna.refused("GET", f"/api/tables/{table['id']}")
    assert table["id"] not in [row["id"] for row in admin(server, "tables")]


def test_take_along(anna: Browser, ben: Browser) -> None:
    """One JSON of all that is kept, and the files of the matches."""
    table, (mine, _) = two_seats(anna, ben)
    mine.send("chat", text="I said this")
    mine.until("chat")
    lost, _ = two_seats(anna, ben)
    anna.do(lost, "resign", seat=0)
    join(anna, "Anna who takes along")
    status, headers, answer = anna.ask("GET", "/api/account/archive")
    assert (200, "application/zip") == (status, headers["content-type"])
    with zipfile.ZipFile(io.BytesIO(answer)) as packed:
        told = json.loads(packed.read("data.json"))
        files = {name: packed.read(name).decode() for name in packed.namelist() if name != "data.json"}
    assert "Anna who takes along" == told["account"]["name"]
    assert {table["id"], lost["id"]} == {one["id"] for one in told["tables"]}
    assert ["I said this"] == [one["text"] for one in told["chat"]]
    assert {f"matches/{one['id']}.match" for one in (table, lost)} == files.keys()
    # The match that still goes on keeps its secret.
    assert "\nsecret " in files[f"matches/{lost['id']}.match"]
    assert "\nsecret " not in files[f"matches/{table['id']}.match"]
    assert "password" not in json.dumps(told)


def test_be_forgotten(anna: Browser, ben: Browser, server: Server) -> None:
    """Account, name and chat go; a bot plays on, and the other reads the match as before."""
    table, (mine, his) = two_seats(anna, ben)
    mine.send("chat", text="words of Anna")
    his.until("chat")
    play([mine, his], 0, a_camp(mine))
    play([mine, his], 0, "draw")
    lost, _ = two_seats(anna, ben)
    anna.do(lost, "resign", seat=0)
    alone = anna.make("me", "random")
    join(anna, "Anna who goes")
    assert (403, "no-password") == anna.refused("POST", "/api/account/forget", {"password": "wrong one"})
    assert "" == anna.post("/api/account/forget", {"password": PASSWORD})["name"]
    assert (403, "no-log-in") == anna.refused(
        "POST", "/api/account/login", {"name": "Anna who goes", "password": PASSWORD}
    )
    assert [] == anna.get("/api/history")["rows"]
    told = ben.look_at(table)
    assert ("N. N.", True) == (told["seats"][0]["name"], told["seats"][0]["stand_in"] != "")
    his = ben.socket(table, 1)
    his.until("view")
    assert [] == [one for one in his.drain() if one["type"] == "chat"]
    assert "view" == his.move(his.question["options"][0])["type"]
    assert "N. N." == ben.look_at(lost)["seats"][0]["name"]
    status, _, match = ben.ask("GET", f"/api/tables/{lost['id']}/match")
    assert 200 == status
    assert b"resign seat 1" in match
    assert (404, "no-such-table") == ben.refused("GET", f"/api/tables/{alone['id']}")
    assert "Anna who goes" not in [row["name"] for row in admin(server, "accounts")]


def test_the_host_deletes_somebody(anna: Browser, ben: Browser, server: Server) -> None:
    """While the server runs, at a table that is open."""
    table, (mine, his) = two_seats(anna, ben)
    his.send("chat", text="words of Ben")
    mine.until("chat")
    join(ben, "Ben who is sent")
    admin(server, "delete", "Ben who is sent")
    told = mine.until("table")["table"]
    while told["seats"][1]["name"] != "N. N.":
        told = mine.until("table")["table"]
    assert "" != told["seats"][1]["stand_in"]
    again = anna.socket(table, 0)
    assert [] == [one for one in again.drain() if one["type"] == "chat"]
    assert "" == ben.get("/api/account")["name"]
