"""What binds everybody before the first card: the seal of the secret, the hashes of the words, and the chain.

The order in which these are published is told in `docs/protocol.md`, the file in which they end in
`docs/match-file.md`; `web/src/fair/promise.ts` makes the same numbers.
"""

import hashlib
from typing import Final, final

from cairn.core.game import Options, Seat

LONGEST_WORD: Final = 100
"""Code points of a word."""
NONCE_BYTES: Final = 16
_SPACES: Final = (
    "\t\n\x0b\x0c\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008"
    "\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
)
"""All that parts two words in any of our languages; written out, so that no version of Unicode has a say."""
_TURNS: Final = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Letters that turn the direction of a line, and what stands behind them."""


def plain_word(text: str) -> str:
    """A word as it goes into the dice: one line, no control characters, single spaces; all else is kept.

    The same letter by letter in the browser: joiners, soft hyphens and emoji of any age stay as they are.
    """
    parted = "".join(" " if letter in _SPACES else letter for letter in text)
    kept = "".join(letter for letter in parted if not _is_hidden(letter))
    return " ".join([part for part in kept.split(" ") if part])


def _is_hidden(letter: str) -> bool:
    code = ord(letter)
    return code < 0x20 or 0x7F <= code < 0xA0 or 0xD800 <= code < 0xE000 or letter in _TURNS


def word_hash(table: str, seat: Seat, nonce: str, word: str) -> str:
    """What a player publishes before the word: it fixes the word, and tells nothing of it."""
    return _hash("\n".join(["cairn word 1", table, str(seat + 1), nonce, word]))


def seal_of(table: str, game: str, rules: int, tables: str, seats: int, asked: Options, secret: bytes) -> str:
    """What a host publishes first: it fixes the secret, for this table, game and options and for no other."""
    agreed = [f"{name} {asked[name]}" for name in sorted(asked)]
    return _hash(
        "\n".join(["cairn seal 1", table, game, str(rules), tables, str(seats), *agreed, secret.hex()])
    )


def _hash(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=32).hexdigest()


def first_head(secret: bytes, headers: str) -> str:
    """The head of the chain before the first move: it fixes all headers but what people are called.

    Somebody may want a name to be forgotten, and the chain must stay what everybody has noted.
    """
    return next_head(secret, "cairn chain 1", "\n".join([_unnamed(line) for line in headers.split("\n")]))


def _unnamed(line: str) -> str:
    """A header without the name of a person; those of bots stay."""
    parts = line.split(" ")
    return " ".join(parts[:3]) if parts[0] == "seat" and parts[2:3] == ["person"] else line


def next_head(secret: bytes, head: str, line: str) -> str:
    """The head after one more line; nobody without the secret can guess the line from it."""
    return hashlib.blake2b(f"{head}\n{line}".encode(), key=secret, digest_size=32).hexdigest()


def short_number(head: str) -> str:
    """The part of a head that two people can compare: 80 bits in five groups."""
    return " ".join(head[i : i + 4] for i in range(0, 20, 4))


@final
class Promise:
    """What was agreed on and published at a table before the match was dealt."""

    def __init__(self, table: str, asked: Options, hashes: list[tuple[Seat, str]], nonces: list[str]) -> None:
        self.table: Final = table
        self.asked: Final = asked
        """The options before anything was drawn for them."""
        self.hashes: Final = hashes
        """Whose hash arrived when: the first comes first."""
        self.nonces: Final = nonces
        """For each seat what it said beside its word; empty where it said none."""

    def unsaid(self) -> list[Seat]:
        """The seats whose hash was published and whose word never came."""
        return sorted(seat for seat, _ in self.hashes if not self.nonces[seat])
