"""Accounts, which nobody needs: a name and a password that open one's tables in every browser.

The id of an account is a holder as the hash of a browser's token is one. A browser that logs in plays as
its account: what it held as a guest becomes the account's, and it gets a new token, so that an older one
opens nothing.
"""

import secrets
import time
import unicodedata
from typing import Any, Final

from cairn.server import texts
from cairn.server.denied import CONFLICT, FORBIDDEN, Denied
from cairn.server.keys import hashed
from cairn.server.limits import Limits
from cairn.server.passwords import Passwords
from cairn.server.store import Op, Store
from cairn.server.wire_people import SessionInfo

SESSION: Final = 365 * 24 * 3600.0
"""Seconds after which a session that nobody used is over."""
SHORTEST_NAME: Final = 2
SEEN_EVERY: Final = 3600.0
"""How exactly is told when a session was last used."""


class Account:
    """An account as it is kept."""

    def __init__(self, row: Any) -> None:
        self.id: Final[str] = row[0]
        self.name: Final[str] = row[1]
        self.password: Final[str] = row[2]
        self.made: Final[float] = row[3]
        self.is_blocked: Final = bool(row[4])
        self.email: Final[str] = row[5]
        self.email_key: Final[str] = row[6]
        self.is_confirmed: Final = bool(row[7])
        self.language: Final[str] = row[8]


_ACCOUNT: Final = (
    "SELECT id, name, password, made, blocked, email, email_key, email_confirmed, language FROM accounts"
)


class Accounts:
    """All accounts of a store, and who has logged in."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store: Final = store
        self._limits: Final = limits
        self.passwords: Final = Passwords()

    # Who somebody is.

    def holder(self, browser: str) -> str:
        """Who plays in a browser: its account where it has logged in, else the browser itself."""
        found = self._store.read("SELECT account, used FROM sessions WHERE token = ?", (browser,))
        return str(found[0][0]) if found and time.time() - found[0][1] < SESSION else browser

    def account(self, holder: str) -> Account | None:
        """The account with this id; None for a guest."""
        return self._one("id = ?", holder)

    def named(self, name: str) -> Account | None:
        """The account with this name, however it is written."""
        return self._one("folded = ?", folded(name))

    def with_key(self, key: str) -> Account | None:
        """The account whose address has this key, which only a mail to it tells."""
        return self._one("email_key = ?", key) if key else None

    def _one(self, where: str, value: str) -> Account | None:
        found = self._store.read(f"{_ACCOUNT} WHERE {where}", (value,))
        return Account(found[0]) if found else None

    # Coming and going.

    async def register(self, name: str, password: str, address: str) -> Account:
        """A new account; a name that somebody has is refused."""
        name = texts.name(name)
        if len(name) < SHORTEST_NAME:
            raise Denied("no-name-so-short", {"n": SHORTEST_NAME})
        self._limits.seldom("account", address)
        kept = await self.passwords.hashed(password)
        account_id = secrets.token_hex(16)
        values = (account_id, name, folded(name), kept, round(time.time(), 3), 0, "", "", 0, "")
        marks = ", ".join("?" * len(values))
        new = f"INSERT INTO accounts VALUES ({marks}) ON CONFLICT (folded) DO NOTHING"
        await self._store.write([(new, values)])
        made = self.account(account_id)
        if made is None:
            raise Denied("no-name-taken", {"text": name}, CONFLICT)
        return made

    async def log_in(self, name: str, password: str, address: str) -> Account:
        """The account of this name and password; nobody learns which of the two is wrong."""
        self._limits.seldom("log-in", address)
        self._limits.seldom("guess", folded(name))
        account = self.named(name)
        if not await self.passwords.fits("" if account is None else account.password, password):
            raise Denied("no-log-in", {}, FORBIDDEN)
        assert account is not None
        if account.is_blocked:
            raise Denied("no-account-blocked", {}, FORBIDDEN)
        self._limits.forgive("guess", folded(name))
        return account

    async def check(self, account: Account, password: str) -> None:
        """Let nobody go on who does not know the password."""
        self._limits.seldom("guess", folded(account.name))
        if not await self.passwords.fits(account.password, password):
            raise Denied("no-password", {}, FORBIDDEN)
        self._limits.forgive("guess", folded(account.name))

    async def open_session(self, account: Account, device: str) -> str:
        """The token of a browser that plays as this account from now on."""
        token, now = self._store.keys.new_token(), round(time.time(), 3)
        values = (hashed(token), secrets.token_hex(6), account.id, now, now, device)
        await self._store.write([("INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?)", values)])
        return token

    async def change_password(self, account: Account, browser: str, new: str) -> None:
        """Another password; all other browsers have to log in again."""
        kept = await self.passwords.hashed(new)
        change: Op = ("UPDATE accounts SET password = ? WHERE id = ?", (kept, account.id))
        await self._store.write([change, end_others(account.id, browser)])

    def sessions(self, account: Account, browser: str) -> list[SessionInfo]:
        """The browsers that have logged in, the latest first."""
        question = (
            "SELECT token, id, made, used, device FROM sessions WHERE account = ? ORDER BY used DESC, id"
        )
        rows = self._store.read(question, (account.id,))
        return [
            SessionInfo(one, made, used, device, token == browser) for token, one, made, used, device in rows
        ]

    async def seen(self, browser: str) -> None:
        """Take note that a session is used."""
        now = round(time.time(), 3)
        late = "UPDATE sessions SET used = ? WHERE token = ? AND used < ?"
        if self._store.read(
            "SELECT 1 FROM sessions WHERE token = ? AND used < ?", (browser, now - SEEN_EVERY)
        ):
            await self._store.write([(late, (now, browser, now - SEEN_EVERY))])

    async def end_session(self, account: Account, session: str) -> None:
        """Let one browser be a guest again."""
        await self._store.write(
            [("DELETE FROM sessions WHERE account = ? AND id = ?", (account.id, session))]
        )

    async def log_out(self, browser: str) -> None:
        """Let this browser be a guest again."""
        await self._store.write([("DELETE FROM sessions WHERE token = ?", (browser,))])


def end_others(account: str, browser: str = "") -> Op:
    """All other browsers of an account are guests again."""
    return "DELETE FROM sessions WHERE account = ? AND token != ?", (account, browser)


def folded(name: str) -> str:
    """A name without what two people would not tell apart: case, width, and how accents are put together."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()


# What a guest becomes.

_MOVED: Final = {
    "shunned": "other, how, name, made",
    "barred": "table_id, how",
    "holders": "table_id, n",
    "wrote": "table_id",
}


def adopt(guest: str, account: str) -> list[Op]:
    """What a browser held as a guest is its account's from now on."""
    kept = "INSERT INTO adopted VALUES (?, ?) ON CONFLICT (holder) DO UPDATE SET account = excluded.account"
    ops: list[Op] = [
        (kept, (guest, account)),
        ("UPDATE tables SET host = ? WHERE host = ?", (account, guest)),
        ("UPDATE reports SET reporter = ? WHERE reporter = ?", (account, guest)),
        ("UPDATE reports SET reported = ? WHERE reported = ?", (account, guest)),
        ("UPDATE subscriptions SET holder = ? WHERE holder = ?", (account, guest)),
    ]
    for table, others in _MOVED.items():
        column = "token" if table == "holders" else "holder"
        move = f"INSERT INTO {table} ({column}, {others}) SELECT ?, {others} FROM {table} WHERE {column} = ?"
        ops += [
            (f"{move} ON CONFLICT DO NOTHING", (account, guest)),
            (f"DELETE FROM {table} WHERE {column} = ?", (guest,)),
        ]
    shuns = "INSERT INTO shunned SELECT holder, ?, how, name, made FROM shunned WHERE other = ?"
    ops += [
        (f"{shuns} ON CONFLICT DO NOTHING", (account, guest)),
        ("DELETE FROM shunned WHERE other = ?", (guest,)),
    ]
    return ops
