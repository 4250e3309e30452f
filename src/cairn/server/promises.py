"""Hashes first, words later: nobody can choose a word once another is known, not even who reads the store.

A table publishes the seal of its secret. Every player sends the hash of a word; when all are there they are
published in the order of their arrival, and only then does anybody say a word.
"""

import re
from typing import Final

from cairn.core.promise import LONGEST_WORD, plain_word, word_hash
from cairn.server.denied import CONFLICT, FORBIDDEN, Denied
from cairn.server.rows import NO_WORD, SeatRow
from cairn.server.seating import changed
from cairn.server.table import Table
from cairn.server.wire import Say, SayHash

LONGEST_HASH: Final = 64
_HASH: Final = re.compile("[0-9a-f]{64}")


async def say_hash(table: Table, holder: str, asked: SayHash) -> None:
    """Take the hash of a player's word; with the last one all are published."""
    async with table.lock:
        seat = _own(table, holder, asked.seat)
        # A program may say no word; a person's page always makes one up.
        if _HASH.fullmatch(asked.hash) is None and not (seat.is_outside and asked.hash == NO_WORD):
            raise Denied("no-such-hash", {"text": asked.hash[:LONGEST_HASH]})
        if seat.hash == asked.hash:
            return
        if seat.hash or table.row.hashes_out or table.row.status != "waiting":
            raise Denied("no-word-again", {}, CONFLICT)
        seat.hash = asked.hash
        seat.arrived = 1 + max(other.arrived for other in table.row.seats)
        await changed(table)
    table.wake_bots()


async def say_word(table: Table, holder: str, asked: Say) -> None:
    """Take a player's word, which must be the one that was hashed; with the last one the match starts."""
    if len(asked.word) > LONGEST_WORD:
        raise Denied("no-text-so-long", {"n": LONGEST_WORD})
    async with table.lock:
        row, seat = table.row, _own(table, holder, asked.seat)
        if row.status != "waiting" or seat.word is not None:
            raise Denied("no-word-again", {}, CONFLICT)
        if not row.hashes_out:
            raise Denied("no-hashes-yet", {}, CONFLICT)
        fits = plain_word(asked.word) == asked.word
        if not fits or word_hash(row.id, asked.seat, asked.nonce, asked.word) != seat.hash:
            raise Denied("no-word-differs", {}, CONFLICT)
        seat.word, seat.nonce = asked.word, asked.nonce
        await changed(table)
    table.wake_bots()


def _own(table: Table, holder: str, n: int) -> SeatRow:
    if n not in table.row.holds(holder):
        raise Denied("no-not-your-seat", {"n": n + 1}, FORBIDDEN)
    return table.row.seats[n]
