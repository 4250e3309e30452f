"""Accounts, manners, forgetting and the commands of whoever runs the server, on PostgreSQL.

The tests are those of the other store; what SQLite alone understands is found here.
"""

import json
from pathlib import Path

import pytest

from cairn.server.store import open_store
from tests.cli.running import cairn

from .client import Browser, Server
from .test_accounts import (
    PASSWORD,
    join,
    test_names_and_passwords,
    test_one_account_on_two_devices,
    test_sessions_end,
)
from .test_admin import (
    test_be_forgotten,
    test_block_and_reset,
    test_close_and_reports,
    test_take_along,
    test_the_host_deletes_somebody,
)
from .test_days import test_what_is_due_first_is_first
from .test_forgetting import test_a_signed_match_keeps_its_number, test_the_check_of_a_store_stays_quiet
from .test_manners import (
    test_a_muted_person_is_heard_by_the_others,
    test_a_report_keeps_the_last_lines,
    test_who_is_blocked_cannot_sit_down,
)

__all__ = [
    "test_a_muted_person_is_heard_by_the_others",
    "test_a_report_keeps_the_last_lines",
    "test_a_signed_match_keeps_its_number",
    "test_be_forgotten",
    "test_block_and_reset",
    "test_close_and_reports",
    "test_names_and_passwords",
    "test_one_account_on_two_devices",
    "test_sessions_end",
    "test_take_along",
    "test_the_check_of_a_store_stays_quiet",
    "test_the_host_deletes_somebody",
    "test_what_is_due_first_is_first",
    "test_who_is_blocked_cannot_sit_down",
]

pytestmark = pytest.mark.parametrize("server", ["postgres"], indirect=True, scope="module")


def test_no_letter_is_too_strange_for_the_database(anna: Browser, ben: Browser, server: Server) -> None:
    """PostgreSQL keeps no letter of number 0: whoever sends one is answered, and nobody else notices."""
    join(anna, "Anna of Zero")
    login = {"name": "An\0na", "password": PASSWORD}
    assert (403, "no-log-in") == ben.refused("POST", "/api/account/login", login)
    assert (404, "no-mail-key") == ben.refused("POST", "/api/mail/confirm?key=%00", {})
    assert [] == anna.get("/api/history?with=%00")["rows"]
    assert (404, "no-such-table") == ben.refused("GET", "/api/tables/a%00b")
    endpoint = "https://push.example.org/a"
    status, _, answer = anna.ask(
        "POST", "/api/account/call", {"endpoint": endpoint, "p256dh": "\0", "auth": "\0", "language": "en"}
    )
    assert 500 != status, answer


def test_a_backup_of_a_database_by_its_command(server: Server, tmp_path: Path) -> None:
    """`--store` names the database, as it does for `serve`; what was copied has the same tables."""
    copy = tmp_path / "copy.db"
    done = cairn("backup", str(copy), "--store", server.store, "--json")
    assert 0 == done.returncode, done.stderr
    assert copy.stat().st_size == json.loads(done.stdout)["results"]["bytes"]
    theirs, ours = open_store(server.store), open_store(copy)
    assert theirs.ids() == ours.ids()
    theirs.close()
    ours.close()
    assert 0 == cairn("check-matches", "--store", str(copy)).returncode
