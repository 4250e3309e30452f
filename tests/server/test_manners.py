"""Mute, block, silence, remove, report: each keeps somebody off, and does no more than that."""

import json

from cairn.server.store import open_store

from .client import Browser, Server, Socket
from .two_seats import two_seats


def said(sockets: list[Socket], writer: Socket, text: str) -> list[bool]:
    """Who of these is sent a line."""
    writer.send("chat", text=text)
    found = [
        [one["text"] for one in socket.drain() if one["type"] == "chat"] for socket in [writer, *sockets]
    ]
    return [text in one for one in found[1:]]


def test_a_muted_person_is_heard_by_the_others(anna: Browser, ben: Browser, server: Server) -> None:
    """Only for the one who wants it, in old lines too, until it is taken back."""
    table, (mine, his) = two_seats(anna, ben)
    watcher = Browser(server).socket(table)
    assert [True, True] == said([mine, watcher], his, "first")
    anna.do(table, "mute", seat=1)
    assert [False, True] == said([mine, watcher], his, "second")
    again = anna.socket(table, 0)
    assert [] == [one for one in again.drain() if one["type"] == "chat"]
    assert [True, True] == said([his, watcher], mine, "still here")
    told = anna.get("/api/account")["shunned"]
    assert [("Ben", "muted")] == [(one["name"], one["how"]) for one in told]
    anna.post("/api/forgive", {"id": told[0]["id"]})
    assert [True] == said([mine], his, "third")
    assert (409, "no-not-yourself") == anna.cannot(table, "mute", seat=0)
    assert (404, "no-such-person") == anna.cannot(table, "mute", who="nobody")


def test_a_watcher_can_be_muted_by_anybody_and_silenced_by_the_host(
    anna: Browser, ben: Browser, server: Server
) -> None:
    """By the name under which the table knows him, which tells nothing about who he is elsewhere."""
    table, (mine, his) = two_seats(anna, ben)
    carl = Browser(server)
    carl.get("/api/account")
    loud = carl.socket(table)
    loud.until("table")
    assert [True, True] == said([mine, his], loud, "hello")
    who = mine.all("chat")[-1]["who"]
    assert 16 == len(who)
    ben.do(table, "mute", who=who)
    assert [True, False] == said([mine, his], loud, "again")
    assert (403, "no-not-host") == ben.cannot(table, "silence", who=who)
    assert (409, "no-silence") == anna.cannot(table, "silence", seat=1)
    anna.do(table, "silence", who=who)
    loud.send("chat", text="and again")
    assert "no-voice" == loud.until("refused")["key"]
    # The name at another table is another.
    other, (there, _) = two_seats(anna, ben)
    voice = carl.socket(other)
    voice.until("table")
    assert [True] == said([there], voice, "hello")
    assert who != there.all("chat")[-1]["who"]


def test_who_is_blocked_cannot_sit_down(anna: Browser, ben: Browser, server: Server) -> None:
    """Neither at my tables, nor where I sit; nor does it help him to make an account."""
    table, (mine, his) = two_seats(anna, ben)
    anna.do(table, "block", seat=1)
    assert [False] == said([mine], his, "let me in")
    own = anna.make("me", "open", watch="anybody")
    assert (403, "no-not-welcome") == ben.cannot(own, "sit", key="", name="Ben")
    carl = Browser(server)
    theirs = carl.make("me", "open", "open", game="adventure-tours")
    anna.sit(theirs, theirs["invite"])
    assert (403, "no-not-welcome") == ben.cannot(theirs, "sit", key=theirs["invite"], name="Ben")
    ben.post("/api/account", {"name": "Ben with a mask", "password": "a long password"})
    assert (403, "no-not-welcome") == ben.cannot(theirs, "sit", key=theirs["invite"], name="Mask")
    anna.post("/api/account", {"name": "Anna who moved", "password": "a long password"})
    assert (403, "no-not-welcome") == ben.cannot(own, "sit", key="", name="Ben")
    anna.post("/api/forgive", {"id": anna.get("/api/account")["shunned"][0]["id"]})
    assert "Mask" == ben.sit(theirs, theirs["invite"], "Mask")["seats"][2]["name"]


def test_the_host_sends_somebody_away_before_the_match(anna: Browser, ben: Browser) -> None:
    """The seat is open again, and he does not get it back."""
    table = anna.make("me", "open")
    ben.sit(table, table["invite"], "Ben")
    assert (403, "no-not-host") == ben.cannot(table, "remove", seat=0)
    assert (409, "no-remove") == anna.cannot(table, "remove", seat=0)
    assert "open" == anna.do(table, "remove", seat=1)["seats"][1]["kind"]
    assert (403, "no-removed") == ben.cannot(table, "sit", key=table["invite"], name="Ben")


def test_the_host_sends_somebody_away_in_the_middle(anna: Browser, ben: Browser) -> None:
    """A bot plays on, everybody is told, and he neither comes back nor writes."""
    table, (mine, his) = two_seats(anna, ben)
    told = anna.do(table, "remove", seat=1)
    assert "" != told["seats"][1]["stand_in"]
    assert {"seat": 1, "bot": told["seats"][1]["stand_in"]} == mine.until("happened", key="table-removed")[
        "args"
    ]
    assert (403, "no-removed") == ben.cannot(table, "come_back", seat=1)
    his.send("chat", text="let me back")
    assert "no-voice" == his.until("refused")["key"]
    assert (400, "no-such-seat") == anna.cannot(table, "remove", seat=7)


def test_a_report_keeps_the_last_lines(anna: Browser, ben: Browser, server: Server) -> None:
    """For whoever runs the server: the table, both people, the reason and the chat."""
    table, (mine, his) = two_seats(anna, ben)
    for n in range(7):
        assert [True] == said([mine], his, f"rude {n}")
    anna.do(table, "report", seat=1, reason="He is  rude.")
    assert (400, "no-reason-so-long") == anna.cannot(table, "report", seat=1, reason="x" * 501)
    store = open_store(server.store)
    question = "SELECT table_id, name, reason, chat FROM reports WHERE table_id = ?"
    kept = store.read(question, (table["id"],))
    store.close()
    assert [(table["id"], "Ben", "He is rude.")] == [row[:3] for row in kept]
    assert [f"rude {n}" for n in range(7)] == [line["text"] for line in json.loads(kept[0][3])]
