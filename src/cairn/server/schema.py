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

PEOPLE: Final = """
CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE accounts (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE, password TEXT NOT NULL,
    made REAL NOT NULL, blocked INTEGER NOT NULL, email TEXT NOT NULL, email_key TEXT NOT NULL,
    email_confirmed INTEGER NOT NULL, language TEXT NOT NULL
);
CREATE TABLE sessions (
    token TEXT PRIMARY KEY, id TEXT NOT NULL, account TEXT NOT NULL, made REAL NOT NULL, used REAL NOT NULL,
    device TEXT NOT NULL
);
CREATE INDEX sessions_by_account ON sessions (account);
CREATE TABLE adopted (holder TEXT PRIMARY KEY, account TEXT NOT NULL);
CREATE INDEX adopted_by_account ON adopted (account);
CREATE TABLE shunned (
    holder TEXT NOT NULL, other TEXT NOT NULL, how TEXT NOT NULL, name TEXT NOT NULL, made REAL NOT NULL,
    PRIMARY KEY (holder, other)
);
CREATE INDEX shunned_by_other ON shunned (other);
CREATE TABLE barred (
    table_id TEXT NOT NULL, holder TEXT NOT NULL, how TEXT NOT NULL, PRIMARY KEY (table_id, holder, how)
);
CREATE TABLE reports (
    id TEXT PRIMARY KEY, made REAL NOT NULL, table_id TEXT NOT NULL, reporter TEXT NOT NULL,
    reported TEXT NOT NULL, name TEXT NOT NULL, reason TEXT NOT NULL, chat TEXT NOT NULL,
    settled INTEGER NOT NULL
);
CREATE TABLE wrote (holder TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (holder, table_id));
CREATE TABLE orders (id TEXT PRIMARY KEY, made REAL NOT NULL, kind TEXT NOT NULL, what TEXT NOT NULL);
CREATE TABLE days (table_id TEXT PRIMARY KEY, per_move REAL NOT NULL);
CREATE TABLE naps (began REAL PRIMARY KEY, ended REAL NOT NULL);
CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY, holder TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
    language TEXT NOT NULL, made REAL NOT NULL
);
CREATE INDEX subscriptions_by_holder ON subscriptions (holder);
CREATE TABLE told (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, moves INTEGER NOT NULL, PRIMARY KEY (table_id, n)
);
"""
"""Accounts with their sessions, manners among people, days for a move, and how people are called."""

PROCESSES: Final = """
CREATE TABLE processes (
    id TEXT PRIMARY KEY, address TEXT NOT NULL, door TEXT NOT NULL, beat INTEGER NOT NULL
);
CREATE TABLE owners (table_id TEXT PRIMARY KEY, process TEXT NOT NULL, n INTEGER NOT NULL);
CREATE INDEX owners_by_process ON owners (process);
ALTER TABLE log ADD COLUMN chain TEXT NOT NULL DEFAULT '';
"""
"""Which process owns which table, and a chain over the log."""

PROMISES: Final = """
ALTER TABLE tables ADD COLUMN seal TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN hashes_out INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN hash TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN nonce TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN arrived INTEGER NOT NULL DEFAULT 0;
"""
"""The seal of a table, and the hashes of the words that are said there."""

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
    2: PEOPLE,
    3: PROCESSES,
    4: PROMISES,
}
"""What leads from each version to the next."""
VERSION: Final = 1 + len(UPGRADES)


def upgrade(found: int) -> str:
    """The script that leads from a version to that of today; from 0, an empty file."""
    steps = [FIRST] if found == 0 else []
    for version in range(max(found, 1), VERSION):
        steps += [UPGRADES[version], f"UPDATE schema_version SET version = {version + 1};"]
    return f"BEGIN; {''.join(steps)} COMMIT;"
