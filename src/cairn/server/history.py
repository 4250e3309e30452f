"""The tables of one browser: searched, counted, a page at a time; and how its matches have ended."""

from collections.abc import Mapping
from typing import Any, Final, get_args

import msgspec

from cairn.games import GAMES
from cairn.server.denied import Denied
from cairn.server.rows import TableRow
from cairn.server.store import Store
from cairn.server.tables import Tables
from cairn.server.wire_history import (
    History,
    Opponent,
    Outcome,
    PastMatch,
    SoFar,
    Standing,
    StandingCounts,
)

A_PAGE: Final = 20
LAST: Final = 28
"""How many of the latest results are told."""
OPPONENTS: Final = 20

_STANDING: Final = """
SELECT id, moved, CASE
    WHEN t.status IN ('over', 'stopped') THEN 'over'
    WHEN t.status = 'playing' AND t.game || ' ' || t.rules NOT IN (SELECT value FROM json_each(:here))
    THEN 'over'
    WHEN EXISTS (
        SELECT 1 FROM holders h JOIN seats s ON s.table_id = h.table_id AND s.n = h.n
        WHERE h.table_id = t.id AND h.token = :me AND s.stand_in = '' AND (
            (t.status = 'playing' AND (t.pauses OR s.n = t.to_move))
            OR (t.status = 'waiting' AND s.word IS NULL)
        )
    ) THEN 'turn'
    ELSE 'waiting'
END AS standing
FROM tables t
WHERE (t.host = :me OR t.id IN (SELECT table_id FROM holders WHERE token = :me))
"""
_GAME: Final = "AND t.game = :game"
_WITH: Final = """
AND EXISTS (
    SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.name = :with
    AND NOT EXISTS (SELECT 1 FROM holders h WHERE h.table_id = t.id AND h.n = s.n AND h.token = :me)
)
"""
_SEARCH: Final = """
AND (
    instr(folded(t.name), :search) OR instr(t.game, replace(:search, ' ', '-')) OR t.id = :search
    OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND instr(folded(s.name), :search))
)
"""
_ENDED: Final = """
SELECT t.id, t.winners, h.n, s.n, s.name,
    CASE WHEN s.bot = 'socket:' THEN s.name WHEN s.kind = 'bot' THEN s.bot ELSE s.stand_in END
FROM holders h JOIN tables t ON t.id = h.table_id JOIN seats s ON s.table_id = t.id
WHERE h.token = :me AND t.status = 'over' AND t.winners != '[]' AND s.n != h.n
AND (SELECT count(*) FROM holders o WHERE o.table_id = t.id AND o.token = :me) = 1
ORDER BY t.moved DESC, t.id, s.n
"""


def history(tables: Tables, me: str, query: Mapping[str, str]) -> History:
    """The tables that a browser asks for."""
    standing = query.get("status", "")
    number = query.get("page", "") or "1"
    if standing not in ("", *get_args(Standing)):
        raise Denied("no-such-request", {"problem": "status"})
    if not (number.isascii() and number.isdigit() and 0 < len(number) < 8):
        raise Denied("no-such-request", {"problem": "page"})
    found = _matching(tables.store, me, query)
    counts = {one: sum(which == one for _, which in found) for one in get_args(Standing)}
    wanted = [one for one in found if standing in ("", one[1])]
    outcome = query.get("outcome", "")
    if outcome:
        if outcome not in get_args(Outcome):
            raise Denied("no-such-request", {"problem": "outcome"})
        ended = dict(_outcomes(tables.store, me))
        wanted = [one for one in wanted if ended.get(one[0], "none") == outcome]
    pages = max(1, -(-len(wanted) // A_PAGE))
    page = min(int(number), pages) or 1
    shown = [
        (row, which)
        for table_id, which in wanted[(page - 1) * A_PAGE : page * A_PAGE]
        if (row := tables.store.table(table_id)) is not None
    ]
    rows = [PastMatch(which, _outcome(row, me), tables.info_of(row, me)) for row, which in shown]
    return History(rows, StandingCounts(**counts), page, pages, _so_far(tables.store, me))


def _matching(store: Store, me: str, query: Mapping[str, str]) -> list[tuple[str, Standing]]:
    """The tables that all filters but standing and outcome leave, the latest move first."""
    question = _STANDING
    values: dict[str, Any] = {"me": me}
    values["here"] = msgspec.json.encode([f"{name} {GAMES[name].rules_version}" for name in GAMES]).decode()
    for name, part in {"game": _GAME, "with": _WITH, "search": _SEARCH}.items():
        value = query.get(name, "").strip()[:100]
        if value:
            question += part
            values[name] = value.casefold() if name == "search" else value
    return [
        (table_id, which) for table_id, _, which in store.read(f"{question} ORDER BY moved DESC, id", values)
    ]


def _outcome(row: TableRow, me: str) -> Outcome:
    """How a match has ended for a browser."""
    mine = row.holds(me)
    if row.status != "over" or not row.winners or len(mine) != 1:
        return "none"
    return _ending(mine[0], row.winners)


def _ending(seat: int, winners: list[int]) -> Outcome:
    if seat not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "shared"


def _outcomes(store: Store, me: str) -> list[tuple[str, Outcome]]:
    """Every match of a browser that is over, the latest first, and how it ended."""
    found: dict[str, Outcome] = {}
    for table_id, winners, mine, *_ in store.read(_ENDED, {"me": me}):
        found[table_id] = _ending(mine, msgspec.json.decode(winners))
    return list(found.items())


def _so_far(store: Store, me: str) -> SoFar:
    """What a browser has won and lost, and against whom."""
    endings = [ending for _, ending in _outcomes(store, me)]
    others: dict[tuple[str, str], Opponent] = {}
    for _, text, mine, seat, name, bot in store.read(_ENDED, {"me": me}):
        winners = msgspec.json.decode(text)
        other = others.setdefault((bot or name, bot), Opponent(bot or name, bot, 0, 0, 0))
        other.matches += 1
        other.won += mine in winners and seat not in winners
        other.lost += seat in winners and mine not in winners
    row = next((n for n, ending in enumerate(endings) if ending != "won"), len(endings))
    often = sorted(others.values(), key=lambda other: -other.matches)[:OPPONENTS]
    return SoFar(
        matches=len(endings),
        won=endings.count("won"),
        shared=endings.count("shared"),
        in_a_row=row,
        last=endings[:LAST][::-1],
        opponents=often,
    )
