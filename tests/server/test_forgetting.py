"""Somebody is forgotten: what others have noted of a match still fits, and the file says what is missing."""

from cairn.cli.verify import verify
from cairn.core.match import Match
from cairn.core.record import read_match
from cairn.games import GAMES
from tests.cli.running import cairn, told

from .client import Browser, Json, Server
from .test_accounts import PASSWORD, join
from .test_admin import admin
from .two_seats import a_camp, play, two_seats


def file_of(browser: Browser, table: Json) -> tuple[str, Match]:
    """The match file of a table that is over, as it is given out now."""
    status, _, text = browser.ask("GET", f"/api/tables/{table['id']}/match")
    assert 200 == status
    return text.decode(), read_match(text.decode(), GAMES)


def goes(browser: Browser, name: str) -> None:
    """Make an account, and have it deleted with all that belongs to it."""
    join(browser, name)
    browser.post("/api/account/forget", {"password": PASSWORD})


def test_a_signed_match_keeps_its_number(anna: Browser, ben: Browser, server: Server) -> None:
    """The file without the name verifies, says that one was removed, and is signed as it is now."""
    table, (mine, his) = two_seats(anna, ben)
    mine.send("chat", text="words of Anna")
    his.until("chat")
    play([mine, his], 0, a_camp(mine))
    anna.do(table, "resign", seat=0)
    before, match = file_of(ben, table)
    name = match.players[0].name
    assert f"seat 1 person {name}\n" in before
    assert "names" not in [one.check for one in verify(before)[0]]
    goes(anna, "Anna of the Number")
    after, later = file_of(ben, table)
    assert "seat 1 person N. N.\n" in after
    assert match.last_head() == later.last_head()
    assert match.signature.partition(" ")[0] == later.signature.partition(" ")[0]
    found = {one.check: one for one in verify(after)[0]}
    assert {None} == {one.ok for one in found.values() if one.check == "names"}
    assert {True} == {one.ok for one in found.values() if one.check != "names"}
    assert "removed with the data of their owners at seat: 1" in found["names"].says
    # Names are signed too: that of the file with the name is not one of the file without it.
    assert match.signature != later.signature
    swapped = verify(after.replace(later.signature, match.signature))[0]
    assert ["signature"] == [one.check for one in swapped if one.ok is False]


def test_what_was_noted_during_a_match_still_fits(anna: Browser, ben: Browser) -> None:
    """Somebody goes in the middle: no head that the other was shown is another one afterwards."""
    table, (mine, his) = two_seats(anna, ben)
    play([mine, his], 0, a_camp(mine))
    noted = [(his.view["at"], his.view["chain"])]
    goes(anna, "Anna who goes early")
    his = ben.socket(table, 1)
    his.until("view")
    noted.append((his.view["at"], his.view["chain"]))
    ben.do(table, "resign", seat=1)
    _, match = file_of(ben, table)
    assert noted == [(at, match.head_at(at)) for at, _ in noted]


def test_the_check_of_a_store_stays_quiet(anna: Browser, ben: Browser, server: Server) -> None:
    """Lines of the chat that were emptied are not taken for altered ones."""
    _, (mine, his) = two_seats(anna, ben)
    mine.send("chat", text="words that go")
    his.until("chat")
    play([mine, his], 0, a_camp(mine))
    goes(anna, "Anna of the Log")
    done = cairn("check-matches", "--store", server.store)
    assert 0 == done.returncode, done.stdout
    assert {} == told("check-matches", "--store", server.store)["results"]["differ"]


def test_nobody_can_take_the_name_of_the_forgotten(anna: Browser, ben: Browser) -> None:
    """A file could not be told from one in which a name was removed."""
    table = anna.make("me", "open")
    assert "N. N." != ben.sit(table, table["invite"], " N.  N. ")["seats"][1]["name"]


def test_the_name_of_a_table_goes_with_its_host(anna: Browser, ben: Browser) -> None:
    """It mostly says who that was."""
    table = anna.make("me", "open", name="At Anna's")
    ben.sit(table, table["invite"], "Ben")
    goes(anna, "Anna of the Name")
    assert ("", "open") == (ben.look_at(table)["name"], ben.look_at(table)["seats"][0]["kind"])


def test_words_in_reports_about_others_go_too(anna: Browser, ben: Browser, server: Server) -> None:
    """A report keeps the last lines of the chat; those of whoever is forgotten are empty, the rest stays."""
    table, (mine, his) = two_seats(anna, ben)
    for socket, text in ((mine, "words of Anna"), (his, "rude words of Ben")):
        socket.send("chat", text=text)
        mine.until("chat")
        his.until("chat")
    anna.do(table, "report", seat=1, reason="Rude.")
    goes(anna, "Anna who reported")
    (report,) = [one for one in admin(server, "reports") if one["table"] == table["id"]]
    assert None is report["reporter"]
    assert ["", "rude words of Ben"] == [line["text"] for line in report["chat"]]
    assert ["", ""] == [report["chat"][0]["who"], report["chat"][0]["name"]]
