"""`check_matches`: what in a store is damaged, was altered, or would not go on as it was."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from cairn.core.errors import BadMatch, GameError
from cairn.games import GAMES
from cairn.server.restore import Restored, replay
from cairn.server.rows import TableRow
from cairn.server.store import BrokenTable, Store, StoreError, open_store


def check_matches(where: Path | str) -> Iterator[tuple[str, Exception | None]]:
    """Replay every match of a store: the id of its table, and the first thing that does not fit."""
    store = open_store(where)
    try:
        for table_id in store.ids():
            yield table_id, _problem(store, table_id)
    finally:
        store.close()


def _problem(store: Store, table_id: str) -> Exception | None:
    """What does not fit at a table: rules of today may give a move another meaning, and still allow it."""
    try:
        row = store.table(table_id)
        if row is not None:
            _check(store, row)
    except StoreError:
        raise
    except BrokenTable as problem:
        return _damage(problem.__cause__ or problem)
    except Exception as problem:
        return problem
    return None


def _check(store: Store, row: TableRow) -> None:
    try:
        log = store.log(row.id)
        # Chat, requests and clocks, without the match.
        Restored(msgspec.structs.replace(row, status="waiting"), log)
        snapshots = store.snapshots(row.id)
    except GameError:
        raise
    except Exception as problem:
        raise _damage(problem) from problem
    if row.game in GAMES and len(row.seats) not in GAMES[row.game].seats:
        raise BadMatch("match-row-damaged", {"why": "seats"})
    altered = store.altered(row.id)
    if altered is not None:
        raise BadMatch("match-altered", {"n": altered})
    if row.status != "waiting":
        replay(row, log, snapshots)


def _damage(problem: BaseException) -> BadMatch:
    return BadMatch("match-row-damaged", {"why": f"{type(problem).__name__}: {problem}"})
