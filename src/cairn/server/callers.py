"""Calling people to their move: by Web Push and by mail, when a table waits for somebody who does not look.

What is due follows from the store alone, so that nothing is done for it while people play, and a restart
forgets nobody: `told` remembers for each seat the last move that its player was called to.
"""

import asyncio
import logging
import secrets
import smtplib
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cairn.server import days
from cairn.server.denied import CONFLICT, Denied
from cairn.server.limits import Limits
from cairn.server.mail import Post, checked
from cairn.server.rows import TableRow
from cairn.server.store import Op, Store, StoreError, upsert
from cairn.server.webpush import GONE, Sender
from cairn.text import LANGUAGES, Speaker

if TYPE_CHECKING:
    from cairn.server.accounts import Account
    from cairn.server.tables import Tables

LOG: Final = logging.getLogger("cairn")
MOST_BROWSERS: Final = 20
MOST_AT_ONCE: Final = 100
OLD: Final = 7 * 24 * 3600.0
"""Nobody is called to a table that has waited for longer than this when they begin to want it."""

_TOLD: Final = upsert("told", ["table_id", "n"], ["table_id", "n", "moves"])
_CALLED: Final = upsert(
    "subscriptions", ["endpoint"], ["endpoint", "holder", "p256dh", "auth", "language", "made"]
)
_WAITING: Final = """
SELECT DISTINCT t.id, t.to_move, t.moves
FROM (SELECT holder FROM subscriptions UNION SELECT id FROM accounts WHERE email_confirmed = 1) p
JOIN holders h ON h.token = p.holder
JOIN tables t ON t.id = h.table_id AND t.to_move = h.n
JOIN seats s ON s.table_id = h.table_id AND s.n = h.n
WHERE t.status = 'playing' AND s.stand_in = '' AND t.moved < ? AND t.moved > ? AND NOT EXISTS (
    SELECT 1 FROM told o WHERE o.table_id = t.id AND o.n = t.to_move AND o.moves = t.moves
)
"""


@dataclass(frozen=True)
class Calling:
    """What whoever runs the server says about calling people."""

    post: Post | None = None
    private_push: bool = False
    """Whether push services in the server's own network may be called."""
    after: float = 20.0
    """Seconds that a table waits for somebody who does not look before they are called."""


class Callers:
    """Who wants to be called, and the calling of them."""

    def __init__(self, store: Store, calling: Calling, limits: Limits) -> None:
        self._store: Final = store
        self._limits: Final = limits
        self.calling: Final = calling
        self.sender: Sender | None = None
        self._threads: Final = ThreadPoolExecutor(4, "callers")

    async def start(self) -> None:
        """Read the key by which push services know this server; it is made once."""
        make = "INSERT INTO facts (name, value) VALUES ('push key', ?) ON CONFLICT DO NOTHING"
        await self._store.write([(make, (_new_key(),))])
        found = self._store.read("SELECT value FROM facts WHERE name = 'push key'", ())
        post = self.calling.post
        contact = (
            "https://cairn.invalid"
            if post is None
            else f"mailto:{post.sender.rpartition('<')[2].rstrip('>')}"
        )
        self.sender = Sender(bytes.fromhex(found[0][0]), contact, self.calling.private_push)

    def close(self) -> None:
        """Call nobody any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def push_key(self) -> str:
        """The public key with which browsers subscribe."""
        return "" if self.sender is None else self.sender.public

    # What people want.

    def browsers(self, holder: str) -> int:
        """How many browsers of somebody are called."""
        found = self._store.read("SELECT count(*) FROM subscriptions WHERE holder = ?", (holder,))
        return int(found[0][0])

    async def subscribe(self, holder: str, endpoint: str, p256dh: str, auth: str, language: str) -> None:
        """Call this browser from now on."""
        if self.sender is None or not self.sender.accepts(endpoint) or len(p256dh) > 100 or len(auth) > 40:
            raise Denied("no-push-address")
        if self.browsers(holder) >= MOST_BROWSERS:
            raise Denied("no-more-browsers", {"n": MOST_BROWSERS}, CONFLICT)
        values = (endpoint, holder, p256dh, auth, _language(language), round(time.time(), 3))
        await self._store.write([(_CALLED, values)])

    async def unsubscribe(self, holder: str, endpoint: str) -> None:
        """Call this browser no more."""
        await self._store.write([_drop(endpoint, holder)])

    async def set_email(self, account: "Account", address: str, language: str) -> None:
        """Another address, or none; the first mail only asks whether it is right."""
        key = secrets.token_urlsafe(18)
        change = (
            "UPDATE accounts SET email = ?, email_key = ?, email_confirmed = 0, language = ? WHERE id = ?"
        )
        if not address.strip():
            await self._store.write([(change, ("", "", "", account.id))])
            return
        post = self.calling.post
        if post is None:
            raise Denied("no-mail-here", {}, CONFLICT)
        to = checked(address)
        self._limits.seldom("letter", account.id)
        spoken = _language(language)
        await self._store.write([(change, (to, key, spoken, account.id))])
        say = Speaker(spoken).say
        link = f"{post.site}/account?mail=confirm#{key}"
        text = say("mail-confirm", {"name": account.name, "text": link})
        if not await self._post(to, say("mail-confirm-subject"), text):
            raise Denied("no-mail-sent", {}, CONFLICT)

    async def confirm(self, account: "Account") -> None:
        """The address is right: whoever opened the link reads its mail."""
        await self._store.write([("UPDATE accounts SET email_confirmed = 1 WHERE id = ?", (account.id,))])

    async def end_mail(self, account: "Account") -> None:
        """Send this account no more mail."""
        end = "UPDATE accounts SET email = '', email_key = '', email_confirmed = 0 WHERE id = ?"
        await self._store.write([(end, (account.id,))])

    # Calling.

    async def watch(self, tables: "Tables") -> None:
        """Call whoever is waited for, again and again."""
        while True:
            try:
                await self.look(tables)
            except StoreError:
                LOG.warning("The store could not be asked who waits; it is asked again.")
            await asyncio.sleep(min(5.0, max(0.2, self.calling.after / 2)))

    async def look(self, tables: "Tables") -> None:
        """Call those whose table has waited long enough, each once for a move."""
        now = time.time()
        rows = self._store.read(_WAITING, (now - self.calling.after, now - OLD))
        for table_id, seat, moves in rows[:MOST_AT_ONCE]:
            # Whoever looks at a table is connected to the process that owns it.
            if not await self._store.claims(table_id):
                continue
            row = self._store.table(table_id)
            if row is None or _looks(tables, row.seats[seat].holders, table_id):
                continue
            # First, so that a call that fails is not made again and again.
            await self._store.write([(_TOLD, (table_id, seat, moves))])
            await asyncio.gather(*[self._call(tables, row, holder) for holder in row.seats[seat].holders])

    async def _call(self, tables: "Tables", row: TableRow, holder: str) -> None:
        question = "SELECT endpoint, p256dh, auth, language FROM subscriptions WHERE holder = ?"
        pushes = [self._push(row, *one) for one in self._store.read(question, (holder,))]
        await asyncio.gather(*pushes)
        account = tables.accounts.account(holder)
        # One who plays at another table is there already.
        if account is not None and account.is_confirmed and not _looks(tables, [holder]):
            await self._write(row, account)

    async def _push(self, row: TableRow, endpoint: str, p256dh: str, auth: str, language: str) -> None:
        if self.sender is None:
            return
        title, body = self._words(row, language)
        told = {"title": title, "body": body, "url": f"/t/{row.id}", "tag": row.id}
        text = msgspec.json.encode(told)
        send = partial(self.sender.send, endpoint, p256dh, auth, text, row.id)
        status = await asyncio.get_running_loop().run_in_executor(self._threads, send)
        if status in GONE:
            await self._store.write([_drop(endpoint)])

    async def _write(self, row: TableRow, account: "Account") -> None:
        post = self.calling.post
        if post is None:
            return
        say = Speaker(account.language or "en").say
        title, body = self._words(row, account.language)
        end = f"{post.site}/account?mail=end#{account.email_key}"
        text = f"{body}\n{post.site}/t/{row.id}\n\n{say('mail-no-more', {'link': end})}\n"
        once = f"{post.site}/api/mail/end?key={account.email_key}"
        await self._post(account.email, title, text, once)

    def _words(self, row: TableRow, language: str) -> tuple[str, str]:
        """What is said of a table: nothing but the name of its game, its own, and how much time there is."""
        speaker = Speaker(language or "en")
        body = speaker.say("call-table", {"text": row.name}) if row.name else speaker.say("call-a-table")
        due = days.due_at(self._store, row)
        if due is not None:
            hours = max(0, int((due - time.time()) // 3600))
            body += " " + speaker.say("call-due", {"n": hours})
        return speaker.say("call-your-move", {"game": speaker.title(row.game)}), body

    async def _post(self, to: str, subject: str, text: str, unsubscribe: str = "") -> bool:
        if self.calling.post is None:
            return False
        send = partial(self.calling.post.send, to, subject, text, unsubscribe)
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, send)
        except (OSError, smtplib.SMTPException, ValueError) as problem:
            # Neither the address nor the text: who plays here is nobody's business.
            LOG.warning("A mail could not be sent: %s", type(problem).__name__)
            return False
        return True


def _looks(tables: "Tables", holders: list[str], table_id: str = "") -> bool:
    """Whether one of these has a table open and in sight: this one, or any."""
    found = [tables.opened_as(table_id)] if table_id else tables.opened()
    sockets: list[Any] = [socket for table in found if table is not None for socket in table.sockets]
    return any(socket.holder in holders and socket.is_seen for socket in sockets)


def _language(wanted: str) -> str:
    return wanted if wanted in LANGUAGES else "en"


def _drop(endpoint: str, holder: str = "") -> Op:
    if holder:
        return "DELETE FROM subscriptions WHERE endpoint = ? AND holder = ?", (endpoint, holder)
    return "DELETE FROM subscriptions WHERE endpoint = ?", (endpoint,)


def _new_key() -> str:
    """A private key: a number below the order of the curve, which 31 bytes cannot reach."""
    return secrets.token_bytes(31).hex()
