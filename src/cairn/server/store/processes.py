"""The processes that share a store, and which of them owns which table.

Each process has a row with a beat that it raises again and again. Whoever sees a beat stand still for `LEASE`
seconds takes the row away, and with it all that the process owned. Every transaction of a process looks at
its own row first and keeps hold of it until it is committed: a process whose row is gone writes nothing more.
"""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from cairn.server.store.contract import NotOurs
from cairn.server.store.ops import Op

BEAT: Final = 0.5
"""Seconds between two beats."""
LEASE: Final = 2.0
"""Seconds after which a process whose beat stands still owns nothing more."""

DOUBT: Final = 1.3
"""Seconds after which a process whose beat stands still is given nothing."""

_ENTER: Final = "INSERT INTO processes (id, address, door, beat) VALUES (?, ?, ?, 0)"
_BEAT: Final = "UPDATE processes SET beat = beat + 1 WHERE id = ? RETURNING beat"
_HERE: Final = "SELECT 1 FROM processes WHERE id = ? FOR SHARE"
_ALL: Final = "SELECT id, address, door, beat FROM processes"
_TAKE_AWAY: Final = "DELETE FROM processes WHERE id = ? AND beat = ?"
_FORGET: Final = "DELETE FROM owners WHERE process NOT IN (SELECT id FROM processes)"
_OWN: Final = "INSERT INTO owners (table_id, process, n) VALUES (?, ?, 1)"
_CLAIM: Final = """
INSERT INTO owners (table_id, process, n) SELECT tables.id, processes.id, 1 FROM tables, processes
WHERE tables.id = ? AND processes.id = ?
ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, n = owners.n + 1
WHERE owners.process = excluded.process OR owners.process NOT IN (SELECT id FROM processes)
RETURNING process
"""
_OWNER: Final = "SELECT process FROM owners WHERE table_id = ?"
_MINE: Final = "SELECT table_id FROM owners WHERE process = ?"
_RELEASE: Final = "DELETE FROM owners WHERE table_id = ? AND process = ?"
_LEAVE: Final = "DELETE FROM processes WHERE id = ?"
_LEAVE_TABLES: Final = "DELETE FROM owners WHERE process = ?"


class Asking(Protocol):
    """How a statement is put to the database; what it found."""

    def __call__(self, statement: str, values: tuple[Any, ...]) -> list[Any]:
        """Do it now."""


@dataclass(frozen=True)
class Peer:
    """A process, and where it is found: over the network, and on the same machine."""

    id: str
    address: str
    door: str


class Processes:
    """What one process knows of itself and of the others; for the thread that writes, unless it is said."""

    def __init__(self, address: str, door: str) -> None:
        self._address: Final = address
        self._door: Final = door
        self.id = ""
        """Its number among all that ever were; the fence of all tables that it owns."""
        self.living: dict[str, Peer] = {}
        """All that are there; read by others, and replaced as a whole."""
        self.owned: set[str] = set()
        """Read by others."""
        self._seen: dict[str, tuple[int, float]] = {}
        """The beat of each, and since when it is that."""
        self.lost: Callable[[set[str]], None] = lambda tables: None
        """Is told of tables that are no longer its own."""

    def enter(self, ask: Asking) -> None:
        """Be there, under a number that nobody had before; what was owned is lost."""
        self._lose(self.owned)
        self.id = secrets.token_hex(8)
        ask(_ENTER, (self.id, self._address, self._door))
        self.look_round(ask)

    def come_back(self, ask: Asking) -> None:
        """The database was away: what it has forgotten is lost, and nobody else has stood still."""
        self._seen = {}
        if not ask(_HERE, (self.id,)):
            self.enter(ask)
        else:
            self._lose(self.owned - {table for (table,) in ask(_MINE, (self.id,))})

    def beat(self, ask: Asking) -> None:
        """Show that one is there, and look who else is."""
        if not ask(_BEAT, (self.id,)):
            self.enter(ask)
        self.look_round(ask)

    def look_round(self, ask: Asking) -> None:
        """See who is there, and take those away whose beat stands still."""
        now = time.monotonic()
        found = ask(_ALL, ())
        seen = {one: (beat, now) for one, _, _, beat in found}
        seen |= {one: self._seen[one] for one in seen if self._seen.get(one, (-1,))[0] == seen[one][0]}
        gone = [one for one, (_, since) in seen.items() if one != self.id and now - since >= LEASE]
        for one in gone:
            ask(_TAKE_AWAY, (one, seen[one][0]))
        if gone:
            ask(_FORGET, ())
        self._seen = seen
        self.living = {one: Peer(one, address, door) for one, address, door, _ in found if one not in gone}

    def stands_still(self, one: str) -> bool:
        """Whether a process may be dead, or hang: nothing is given to it then; for the event loop."""
        beat = self._seen.get(one)
        return beat is not None and time.monotonic() - beat[1] > DOUBT

    def is_here(self, ask: Asking) -> bool:
        """Whether one may still write; what is written in the same transaction is then safe."""
        return bool(ask(_HERE, (self.id,)))

    def claim(self, ask: Asking, table_id: str) -> str:
        """Own a table if nobody does; the id of its owner."""
        if table_id in self.owned:
            return self.id
        if ask(_CLAIM, (table_id, self.id)):
            self.owned.add(table_id)
            return self.id
        owner = ask(_OWNER, (table_id,))
        return owner[0][0] if owner else ""

    def own(self, table_id: str) -> Op:
        """What makes a new table one's own; for the event loop."""
        self.owned.add(table_id)
        return _OWN, (table_id, self.id)

    def fence(self, table_id: str) -> str:
        """One's number, if one owns the table; for the event loop."""
        if table_id not in self.owned:
            raise NotOurs
        return self.id

    def release(self, table_id: str) -> Op:
        """What lets go of a table; for the event loop."""
        self.owned.discard(table_id)
        return _RELEASE, (table_id, self.id)

    def leave(self, ask: Asking) -> None:
        """Let go of everything."""
        ask(_LEAVE_TABLES, (self.id,))
        ask(_LEAVE, (self.id,))

    def _lose(self, tables: set[str]) -> None:
        self.owned = self.owned - tables
        if tables:
            self.lost(tables)
