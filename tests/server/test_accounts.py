"""An account: its tables are there in every browser that has logged in, and nobody else comes in."""

import asyncio
import json
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from cairn.server.accounts import Accounts, folded
from cairn.server.denied import Denied
from cairn.server.limits import Limits
from cairn.server.passwords import WAITING, Passwords
from cairn.server.store.sqlite import SqliteStore

from .client import Browser, Server
from .two_seats import two_seats

PASSWORD = "seven stones high"


def join(browser: Browser, name: str, password: str = PASSWORD) -> str:
    """Make an account; the cookie before it."""
    before = browser.cookie
    told = browser.post("/api/account", {"name": name, "password": password})
    assert name == told["name"]
    return before


def enter(browser: Browser, name: str, password: str = PASSWORD) -> None:
    """Log in."""
    browser.post("/api/account/login", {"name": name, "password": password})


def mine(browser: Browser) -> list[str]:
    """The tables of a browser."""
    return [one["table"]["id"] for one in browser.get("/api/history")["rows"]]


def test_one_account_on_two_devices(anna: Browser, ben: Browser, server: Server) -> None:
    """A match begun as a guest goes on as an account, on this device and on another."""
    table, sockets = two_seats(anna, ben)
    join(anna, "Anna of Devices")
    # The browser is somebody else now: its socket comes back as the account.
    assert 1012 == sockets[0].closed()
    assert [table["id"]] == mine(anna)
    phone = Browser(server)
    phone.get("/api/account")
    own = phone.make("me", "random", name="made on the phone")
    enter(phone, "anna OF devices")
    assert {table["id"], own["id"]} == set(mine(phone)) == set(mine(anna))
    assert phone.look_at(table)["seats"][0]["yours"]
    assert anna.look_at(own)["host"]
    socket = phone.socket(table, 0)
    socket.until("view")
    assert "view" == socket.move(socket.question["options"][0])["type"]
    assert 2 == len(phone.get("/api/account")["sessions"])
    # Whoever logs out is a guest without any of it.
    phone.post("/api/account/logout", {})
    assert "" == phone.get("/api/account")["name"]
    assert [] == mine(phone)
    assert not phone.look_at(table)["seats"][0]["yours"]
    assert {table["id"], own["id"]} == set(mine(anna))


def test_the_token_of_the_guest_opens_nothing_afterwards(anna: Browser, server: Server) -> None:
    """A cookie that somebody planted before is worth nothing after the log-in."""
    anna.get("/api/account")
    table = anna.make("me", "open")
    planted = join(anna, "Anna with a planted cookie")
    assert anna.cookie != planted
    thief = Browser(server)
    thief.cookie = planted
    assert "" == thief.get("/api/account")["name"]
    assert not thief.look_at(table)["seats"][0]["yours"]
    assert not thief.look_at(table)["host"]


def test_nobody_learns_which_names_there_are(anna: Browser, ben: Browser) -> None:
    """A wrong password and a name that nobody has are refused with the same sentence."""
    join(anna, "Anna the Unknown")
    wrong = {"name": "Anna the Unknown", "password": "not this one"}
    nobody = {"name": "Nobody at all", "password": "not this one"}
    assert (403, "no-log-in") == ben.refused("POST", "/api/account/login", wrong)
    assert (403, "no-log-in") == ben.refused("POST", "/api/account/login", nobody)


def test_names_and_passwords(anna: Browser, ben: Browser) -> None:
    """Two people cannot have names that look the same; a password has some length."""
    join(anna, "Zoë")
    assert (409, "no-name-taken") == ben.refused(
        "POST", "/api/account", {"name": "ＺＯË", "password": PASSWORD}
    )
    assert (400, "no-password-length") == ben.refused(
        "POST", "/api/account", {"name": "Ben", "password": "short"}
    )
    assert (400, "no-name-so-short") == ben.refused(
        "POST", "/api/account", {"name": "B", "password": PASSWORD}
    )
    assert (409, "no-two-accounts") == anna.refused(
        "POST", "/api/account", {"name": "A2", "password": PASSWORD}
    )
    assert folded("Zoe\u0308") == folded("zoë")


def test_sessions_end(anna: Browser, server: Server) -> None:
    """One of them, all others, and all others with a new password."""
    join(anna, "Anna of Sessions")
    phone, tablet = Browser(server), Browser(server)
    for browser in (phone, tablet):
        enter(browser, "Anna of Sessions")
    told = anna.get("/api/account")["sessions"]
    assert [True] == [one["here"] for one in told if one["here"]]
    phones = next(one["id"] for one in phone.get("/api/account")["sessions"] if one["here"])
    assert 2 == len(anna.post("/api/account/end_session", {"id": phones})["sessions"])
    assert "" == phone.get("/api/account")["name"]
    enter(phone, "Anna of Sessions")
    anna.post("/api/account/end_session", {"id": ""})
    assert ["", ""] == [one.get("/api/account")["name"] for one in (phone, tablet)]
    enter(phone, "Anna of Sessions")
    change = {"old": "wrong indeed", "new": "eight stones high"}
    assert (403, "no-password") == anna.refused("POST", "/api/account/password", change)
    anna.post("/api/account/password", change | {"old": PASSWORD})
    assert "" == phone.get("/api/account")["name"]
    assert "Anna of Sessions" == anna.get("/api/account")["name"]
    wrong = {"name": "Anna of Sessions", "password": PASSWORD}
    assert (403, "no-log-in") == phone.refused("POST", "/api/account/login", wrong)
    enter(phone, "Anna of Sessions", "eight stones high")
    # A guest has neither.
    assert (403, "no-account-here") == tablet.refused("POST", "/api/account/password", change)


def test_no_password_crosses_the_wire_or_lies_in_the_store(anna: Browser, server: Server) -> None:
    """Neither as it is, nor as its hash."""
    join(anna, "Anna the Careful", "a very careful word")
    said = b"".join(anna.bytes_in)
    assert b"a very careful word" not in said
    assert b"argon2" not in said
    kept = server.db.read_bytes() + server.db.with_name(server.db.name + "-wal").read_bytes()
    assert b"a very careful word" not in kept
    assert b"$argon2id$" in kept
    assert anna.cookie.encode() not in kept


def test_guessing_is_slow() -> None:
    """After some tries a name has to wait, and is told for how long; others go on, and who is right too."""
    now = [0.0]
    limits = Limits(100, lambda: now[0])
    for _ in range(30):
        limits.seldom("guess", "anna")
    with pytest.raises(Denied) as denied:
        limits.seldom("guess", "anna")
    assert ("no-so-often", {"n": 1, "seconds": 20}) == (denied.value.key, denied.value.facts)
    assert 429 == denied.value.status
    limits.seldom("guess", "ben")
    now[0] = 600 / 30
    limits.seldom("guess", "anna")
    limits.forgive("guess", "anna")
    for _ in range(30):
        limits.seldom("guess", "anna")


@pytest.mark.parametrize(("times", "status"), [("0.1", 429), ("0.2", 403)])
def test_guessing_a_password_over_the_wire(tmp_path: Path, times: str, status: int) -> None:
    """The server counts what an address tries: the third time is one too many, or not for a larger club."""
    server = Server(tmp_path / "tables.db", "", "--generous", times)
    try:
        ben = Browser(server)
        tries = [{"name": f"x{n}", "password": "guess"} for n in range(3)]
        told = [ben.ask("POST", "/api/account/login", one) for one in tries]
    finally:
        server.stop()
    assert status == told[-1][0]
    assert {429: "no-so-often", 403: "no-log-in"}[status] == json.loads(told[-1][2])["key"]
    assert (status == 429) == ("retry-after" in told[-1][1])


def test_nobody_guesses_the_password_of_one_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even at a generous server, and not from a hundred addresses."""

    async def guess() -> list[str]:
        store = SqliteStore(tmp_path / "tables.db")
        accounts = Accounts(store, Limits(100))
        quick = PasswordHasher(time_cost=1, memory_cost=64)
        monkeypatch.setattr(accounts.passwords, "_hasher", quick)
        told: list[str] = []
        for n in range(31):
            with pytest.raises(Denied) as denied:
                await accounts.log_in("Anna", "guess", f"192.0.2.{n}")
            told.append(denied.value.key)
        accounts.passwords.close()
        store.close()
        return told

    assert ["no-log-in"] * 30 + ["no-so-often"] == asyncio.run(guess())


def test_a_club_behind_one_address_makes_more_accounts() -> None:
    """`--generous` multiplies what is counted per address, and nothing that is counted per person."""
    for what, most in (("account", 40), ("log-in", 80), ("guess", 30), ("archive", 5), ("letter", 5)):
        limits = Limits(4, lambda: 0.0)
        for _ in range(most):
            limits.seldom(what, "somebody")
        with pytest.raises(Denied):
            limits.seldom(what, "somebody")


def test_the_thread_of_passwords_has_a_short_queue() -> None:
    """Whoever comes while many wait is sent away instead of being kept waiting."""

    async def crowd() -> list[object]:
        passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=64))
        try:
            asked = [passwords.fits("", "guess") for _ in range(WAITING + 3)]
            return await asyncio.gather(*asked, return_exceptions=True)
        finally:
            passwords.close()

    told = asyncio.run(crowd())
    sent_away = [one for one in told if isinstance(one, Denied)]
    assert [503] * 3 == [one.status for one in sent_away]
    assert [False] * WAITING == [one for one in told if not isinstance(one, Denied)]
