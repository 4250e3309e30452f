"""What only this server can make: the tokens of browsers, and the keys of invitations, seats and matches.

One secret of the server, kept in its store, makes them all; it has nothing to do with any dice. A token
carries a code that shows who made it, so nobody can give a browser one that he thought out. The key of an
invitation is made of its table and of a mark; a table keeps the mark alone, and another mark ends that key.
"""

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from cairn.server.store import Op, Store

Kind = Literal["invite", "seat", "share"]

_DRAWN: Final = 24
_CODE: Final = 8
_TOKEN: Final = 43
"""Letters of a token: 192 bits by chance, 64 of the code."""
_KEY: Final = 12
_MARK: Final = 8
"""Bytes of a key, and of a mark."""

_PUT: Final = "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
_FIND: Final = "SELECT value FROM facts WHERE name = :name"


class Keys:
    """All that a server's secret makes."""

    def __init__(self, secret: bytes, is_held: Callable[[str], bool] = lambda holder: False) -> None:
        self._secret: Final = secret
        self._is_held: Final = is_held
        """Whether the hash of a token is known in the store."""

    def new_token(self) -> str:
        """A token for a browser that has none."""
        drawn = secrets.token_bytes(_DRAWN)
        return urlsafe_b64encode(drawn + self._code(drawn)).decode().rstrip("=")

    def is_token(self, token: str) -> bool:
        """Whether this server has made a token."""
        plain = _bytes_of(token)
        if plain is None:
            return False
        is_ours = secrets.compare_digest(self._code(plain[:_DRAWN]), plain[_DRAWN:])
        return is_ours or self._is_held(hashed(token))

    def is_old_token(self, token: str) -> bool:
        """Whether an earlier version of this server made a token, which is known by what it holds."""
        return _bytes_of(token) is not None and self._is_held(hashed(token))

    def key(self, table_id: str, kind: Kind, mark: str) -> str:
        """The key that a mark stands for; none where there is no mark."""
        if not mark:
            return ""
        text = f"{table_id} {kind} {mark.partition('=')[0]}".encode()
        made = blake2b(text, key=self._secret, digest_size=_KEY, person=b"cairn key").digest()
        return urlsafe_b64encode(made).decode()

    def fits(self, table_id: str, kind: Kind, mark: str, given: str) -> bool:
        """Whether this is the key that a mark stands for, or the one that it replaced in an old store."""
        if not mark or not given:
            return False
        old = mark.partition("=")[2]
        fits_old = bool(old) and secrets.compare_digest(old, hashed_old(given))
        return fits_old or secrets.compare_digest(
            self.key(table_id, kind, mark).encode(), given.encode("utf-8", "replace")
        )

    def _code(self, drawn: bytes) -> bytes:
        return blake2b(drawn, key=self._secret, digest_size=_CODE, person=b"cairn cookie").digest()


def _bytes_of(token: str) -> bytes | None:
    if len(token) != _TOKEN or not token.isascii():
        return None
    try:
        plain = urlsafe_b64decode(token + "=")
    except (ValueError, Error):
        return None
    return plain if len(plain) == _DRAWN + _CODE else None


async def keys_of(store: "Store") -> Keys:
    """The keys of the server of this store, which all its processes share.

    Keys that an earlier version kept as they are become marks, and go on fitting.
    """
    await store.write([(_PUT, ("keys secret", secrets.token_hex(32)))])
    if not store.read(_FIND, {"name": "keys hashed"}):
        ops: list[Op] = [(_PUT, ("keys hashed", "yes"))]
        for table_id, invite, share in store.read("SELECT id, invite, share FROM tables", ()):
            marks = mark_of_old(invite), mark_of_old(share) if share else ""
            ops.append(("UPDATE tables SET invite = ?, share = ? WHERE id = ?", (*marks, table_id)))
        for table_id, n, key in store.read("SELECT table_id, n, key FROM seats WHERE key <> ''", ()):
            mark = mark_of_old(key)
            ops.append(("UPDATE seats SET key = ? WHERE table_id = ? AND n = ?", (mark, table_id, n)))
        await store.write(ops)
    secret = bytes.fromhex(store.read(_FIND, {"name": "keys secret"})[0][0])
    held = "SELECT 1 FROM holders WHERE token = ? UNION ALL SELECT 1 FROM tables WHERE host = ? LIMIT 1"
    return Keys(secret, lambda holder: bool(store.read(held, (holder, holder))))


def new_mark() -> str:
    """A mark that no key was made of before."""
    return secrets.token_hex(_MARK)


def mark_of_old(key: str) -> str:
    """The mark of a key that was kept as it is: a new one, beside which the old one goes on fitting."""
    return f"{new_mark()}={hashed_old(key)}"


def hashed(token: str) -> str:
    """What the store keeps of a token."""
    return blake2b(token.encode(), digest_size=16, person=b"cairn token").hexdigest()


def hashed_key(key: str) -> str:
    """What the store keeps of the key of a bot; not made as of a token, so that it is never taken for one."""
    return blake2b(key.encode(), digest_size=16, person=b"cairn bot key").hexdigest()


def hashed_old(key: str) -> str:
    """What is kept of the key of an invitation, a seat or a match that was once kept as it is."""
    return blake2b(key.encode("utf-8", "replace"), digest_size=16, person=b"cairn old key").hexdigest()
