"""How the store lays things down: the first form, and what each later version added to it."""

from typing import Final

FIRST: Final = """
CREATE TABLE schema_version (version INTEGER NOT NULL);
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, components TEXT NOT NULL,
    options TEXT NOT NULL, name TEXT NOT NULL, watch TEXT NOT NULL, host TEXT NOT NULL, secret BLOB NOT NULL,
    invite TEXT NOT NULL, made REAL NOT NULL, status TEXT NOT NULL, moves INTEGER NOT NULL, to_move INTEGER,
    scores TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX tables_to_watch ON tables (watch, status, made);
CREATE TABLE seats (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
    key TEXT NOT NULL, word TEXT, PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE TABLE holders (
    token TEXT NOT NULL, table_id TEXT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (token, table_id, n)
) WITHOUT ROWID;
CREATE INDEX holders_by_table ON holders (table_id);
CREATE TABLE log (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, payload TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE TABLE snapshots (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, rules INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
INSERT INTO schema_version VALUES (1);
"""

UPGRADES: Final = {
    1: """
ALTER TABLE tables ADD COLUMN winners TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN resigned INTEGER;
ALTER TABLE tables ADD COLUMN pauses INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN moved REAL NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT 'null';
ALTER TABLE tables ADD COLUMN hints TEXT NOT NULL DEFAULT 'bots';
ALTER TABLE tables ADD COLUMN undo TEXT NOT NULL DEFAULT 'ask';
ALTER TABLE tables ADD COLUMN share TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN after TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN rematch TEXT NOT NULL DEFAULT 'null';
ALTER TABLE seats ADD COLUMN stand_in TEXT NOT NULL DEFAULT '';
UPDATE tables SET moved = made;
""",
}
"""What leads from each version to the next."""
VERSION: Final = 1 + len(UPGRADES)


def upgrade(found: int) -> str:
    """The script that leads from a version to that of today; from 0, an empty file."""
    steps = [FIRST] if found == 0 else []
    for version in range(max(found, 1), VERSION):
        steps += [UPGRADES[version], f"UPDATE schema_version SET version = {version + 1};"]
    return f"BEGIN; {''.join(steps)} COMMIT;"
