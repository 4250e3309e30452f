"""The server signs the last head of every match: who has its key knows that nobody changed the file since.

The names are signed with it, and not part of the chain: when somebody is forgotten the server signs again,
and the number of the match stays.

The private half lies in the store, with the secrets of all matches; the public half is told to everybody.
"""

from typing import Final
from weakref import WeakKeyDictionary

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from cairn.core.match import Match
from cairn.server.store import Store

_FIND: Final = "SELECT value FROM facts WHERE name = 'signing key'"
_KEEP: Final = "INSERT INTO facts (name, value) VALUES ('signing key', ?) ON CONFLICT (name) DO NOTHING"
_KNOWN: Final[WeakKeyDictionary[Store, Ed25519PrivateKey]] = WeakKeyDictionary()


async def key_of(store: Store) -> Ed25519PrivateKey:
    """The key of a store, made when it is first needed; of two that are made at once the first stays."""
    if store not in _KNOWN:
        if not store.read(_FIND, ()):
            await store.write([(_KEEP, (Ed25519PrivateKey.generate().private_bytes_raw().hex(),))])
        ((private,),) = store.read(_FIND, ())
        _KNOWN[store] = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(private))
    return _KNOWN[store]


async def public_key(store: Store) -> str:
    """The half of the key that everybody may know."""
    return (await key_of(store)).public_key().public_bytes_raw().hex()


async def sign(store: Store, match: Match) -> None:
    """Sign a match that is over; one that was dealt without a chain has nothing to sign."""
    if match.promise is not None:
        key = await key_of(store)
        signed = key.sign(message(match.last_head(), match.who()))
        match.signature = f"{await public_key(store)} {signed.hex()}"


def message(head: str, who: list[str]) -> bytes:
    """What is signed: the last head, and what everybody is called on the day of the signature."""
    return "\n".join(["cairn signature 1", head, *who]).encode()


def is_signed(match: Match) -> bool:
    """Whether the signature of a match, with its key before it, is one of its last head and its names."""
    key, _, signed = match.signature.partition(" ")
    due = message(match.last_head(), match.who())
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(signed), due)
    except (InvalidSignature, ValueError):
        return False
    return True
