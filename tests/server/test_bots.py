"""Bots at the table: whole matches, and a process that dies."""

import json
import os
import signal
import sqlite3
from pathlib import Path

import pytest

from cairn.core.errors import BadMatch
from cairn.core.record import read_match
from cairn.games import GAMES
from cairn.server.restore import check_matches
from tests.cli.running import cairn

from .client import Browser, Server, Socket, serving


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def finish(socket: Socket) -> None:
    """Play seat 1 to the end of the match."""
    while socket.question is not None:
        if socket.question["seat"] == 0 or socket.question["kind"] == "deal":
            options = socket.question.get("options", ["deal"])
            assert "view" == socket.move(options[0])["type"]
        else:
            socket.hear()


def test_a_match_of_three_games_against_a_bot(anna: Browser) -> None:
    """To its end; the file that is left can be verified."""
    table = anna.make("me", "rule", games="3", turn_cap="20", milestones="on")
    anna.say(table, 0)
    socket = anna.socket(table, 0)
    socket.until("view")
    finish(socket)
    assert 3 == len(socket.view["view"]["progress"]["finished"])
    _, _, text = anna.ask("GET", f"/api/tables/{table['id']}/match")
    match = read_match(text.decode(), GAMES)
    assert socket.view["view"]["result"]["scores"] == match.state.scores()
    # The store has the last position, and one from the middle, whole.
    with sqlite3.connect(anna.server.db) as file:
        found = file.execute(
            "SELECT text FROM snapshots WHERE table_id = ? ORDER BY n", (table["id"],)
        ).fetchall()
    assert len(found) == 1 + len(match.moves) // 50
    last = json.loads(found[-1][0])
    position = match.game.position(last["position"], match.dice, match.options)
    assert (match.state.dump(), match.secret.hex()) == (position.dump(), last["secret"])

    # The check of all matches lays every snapshot against the replayed position.
    assert {table["id"]: None} == dict(check_matches(anna.server.db))
    with sqlite3.connect(anna.server.db) as file:
        file.execute("UPDATE snapshots SET text = replace(text, '\"turn\":', '\"turn\":1')")
    problem = dict(check_matches(anna.server.db))[table["id"]]
    assert isinstance(problem, BadMatch) and ("match-snapshot", 50) == (problem.key, problem.facts["n"])
    told = cairn("check-matches", str(anna.server.db))
    assert 1 == told.returncode and f"{table['id']}: After step 50" in told.stdout


def test_bots_among_themselves(anna: Browser) -> None:
    """Nobody has to look; they deal themselves."""
    table = anna.make("rule", "random", games="2", turn_cap="6")
    socket = anna.socket(table)
    socket.until("view")
    while socket.question is not None:
        socket.hear()
    assert 2 == len(socket.view["view"]["progress"]["finished"])
    # A bot chooses the same whenever it is asked: nothing but the dice made this match.
    assert 0 < anna.get("/health")["bot_workers"]


@pytest.mark.rule("LC-E5")
def test_only_bots_left_do_not_play_for_ever(anna: Browser) -> None:
    """A table without people has the limit of simulations, which is kept with it, unless it has its own."""
    for seats, given, limit in [
        (("rule", "random"), {}, "300"),
        (("rule", "random"), {"turn_cap": "6"}, "6"),
        (("me", "random"), {}, "none"),
    ]:
        table = anna.make(*seats, games="1", **given)
        assert limit == table["options"]["turn_cap"]
        assert limit == anna.get(f"/api/tables/{table['id']}")["options"]["turn_cap"]
    waiting = anna.make("open", "rule", games="1")
    assert "none" == waiting["options"]["turn_cap"]
    told = anna.post(f"/api/tables/{waiting['id']}/bot", {"seat": 0, "bot": "rule"})
    assert ("playing", "300") == (told["status"], told["options"]["turn_cap"])
    assert dict(check_matches(anna.server.db))[waiting["id"]] is None


def test_a_worker_that_dies_is_replaced(anna: Browser, server: Server) -> None:
    """In the middle of a match, several times."""
    table = anna.make("me", "rule", games="1", start="1")
    anna.say(table, 0)
    socket = anna.socket(table, 0)
    socket.until("view")
    for n in range(40):
        if n % 10 == 5:
            for child in children(server.process.pid):
                os.kill(child, signal.SIGKILL)
        if socket.question["seat"] == 0:
            socket.move(socket.question["options"][0])
        else:
            socket.hear()
    assert socket.view["at"] > 20


def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Also where it was to move when the server was killed; no worker is left behind."""
    server = Server(tmp_path / "tables.db")
    anna = Browser(server)
    table = anna.make("me", "rule", games="1", start="1", turn_cap="4")
    anna.say(table, 0)
    socket = anna.socket(table, 0)
    socket.until("view")
    socket.move(socket.question["options"][0])
    socket.send("move", at=socket.view["at"], id="last", move="draw")
    server.kill()
    with serving(tmp_path / "tables.db") as again:
        anna.server = again
        socket = anna.socket(table, 0)
        socket.until("view")
        if socket.question["seat"] == 0 and "draw" in socket.question["options"]:
            socket.move("draw", at=1, id="last")
        finish(socket)
        workers = children(again.process.pid)
        assert workers
    for worker in workers:
        assert not Path(f"/proc/{worker}").exists()
