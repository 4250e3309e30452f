"""Real programs at a live table: the examples, the bridge, and one that is really killed."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.running import CAIRN, env

from .client import PATIENCE, Browser, Json, Server, Socket, serving
from .hurried import hurried
from .outsiders import a_key

BOTS = Path(__file__).parents[2] / "examples" / "bots"
GRACE = 1.0
NODE = ["node", "--no-warnings", "--experimental-websocket"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which a program must not be gone for long."""
    with serving(tmp_path_factory.mktemp("programs") / "tables.db", hurried(grace=GRACE)) as running:
        yield running
        assert "Traceback" not in running.db.with_suffix(".err").read_text()


def start(words: list[str], key: str, **more: str) -> subprocess.Popen[str]:
    """A program with the key in its environment."""
    return subprocess.Popen(
        words, env=env(CAIRN_BOT_KEY=key, **more), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def at_table(anna: Browser, game: str = "lost-cities", *others: str, **options: str) -> tuple[Json, str, str]:
    """A table with a seat for a program: the table, its address, and the key."""
    table = anna.make("me", "open", *others, game=game, **options)
    return table, f"{anna.server.address}t/{table['id']}", a_key(anna, table)


def play_to_the_end(anna: Browser, table: Json) -> Socket:
    """The person plays the last option each time."""
    socket = anna.socket(table, 0)
    socket.until("view")
    while socket.view["view"]["result"] is None:
        if (socket.question or {}).get("options"):
            socket.move(socket.question["options"][-1])
        else:
            socket.until("view")
    return socket


EXAMPLES = {
    "python": [sys.executable, str(BOTS / "at_table.py")],
    "node": [*NODE, str(BOTS / "at_table.mjs")],
    "bridge": [*CAIRN, "bot"],
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_plays_a_match_to_its_end(anna: Browser, name: str) -> None:
    """Every move of the program is one of its options, so nobody gives up."""
    if name == "node" and shutil.which("node") is None:
        pytest.skip("there is no Node.js here")
    table, address, key = at_table(anna, games="1", turn_cap="12")
    program = [f"stdio:{sys.executable} {BOTS / 'careful.py'}", "--json"] if name == "bridge" else []
    process = start([*EXAMPLES[name], address, *program], key)
    anna.say(table, 0)
    socket = play_to_the_end(anna, table)
    out, err = process.communicate(timeout=PATIENCE)
    assert (0, None) == (process.returncode, socket.view["view"]["result"].get("resigned")), err
    won = 1 in socket.view["view"]["result"]["winners"]
    if name == "bridge":
        assert (1, won) == (json.loads(out)["results"]["seat"], json.loads(out)["results"]["won"])
    else:
        assert ("lost", "won")[won] in out
    assert "Node" == anna.look_at(table)["seats"][1]["name"] or name != "node"


def test_the_bridge_tells_a_program_what_never_changes(anna: Browser, tmp_path: Path) -> None:
    """A program in the arena and at a table reads the same view; one that stops loses the match."""
    (tmp_path / "looks.py").write_text(
        "import json, sys\nview = json.loads(input())['view']\nsys.exit(' '.join(sorted(view)))\n"
    )
    table, address, key = at_table(anna, "africana", start="2")
    program = f"stdio:{sys.executable} {tmp_path / 'looks.py'}"
    anna.say(table, 0)
    process = start([*CAIRN, "bot", address, program], key)
    _, err = process.communicate(timeout=PATIENCE)
    constants = anna.get("/api/games/africana/components")["constants"]
    assert 1 == process.returncode
    assert constants and all(name in err for name in (*constants, "zones", "decision"))
    socket = anna.socket(table, 0)
    assert "table-bot-gone" == socket.until("happened")["key"]


def test_a_program_that_is_killed_has_lost(anna: Browser) -> None:
    """Really killed, in the middle of the match; the person has won, and the server goes on."""
    table, address, key = at_table(anna, start="2")
    process = start([*EXAMPLES["python"], address], key)
    anna.say(table, 0)
    socket = anna.socket(table, 0)
    while not (socket.view and (socket.question or {}).get("options")):
        socket.hear()
    os.kill(process.pid, signal.SIGKILL)
    process.communicate(timeout=PATIENCE)
    while (socket.question or {}).get("options"):
        socket.move(socket.question["options"][0])
    assert ("table-bot-gone", {"seat": 1}) == (lambda one: (one["key"], one["args"]))(
        socket.until("happened")
    )
    told = anna.look_at(table)
    assert ("over", 1, [0]) == (told["status"], told["resigned"], told["winners"])
    assert "ok" == anna.get("/health")["status"]


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (["http://localhost:1/t/x", "rule"], "standard streams"),
        (["localhost", f"stdio:{sys.executable}"], "address of a table"),
        (["http://localhost:1/t/x", "stdio:no-such-program-here"], "no-such-program-here"),
        (
            ["http://localhost:1/t/x", f"stdio:{sys.executable}", "--key-file", "/no/such/file"],
            "/no/such/file",
        ),
    ],
)
def test_what_the_bridge_cannot_do_is_told_in_a_sentence(words: list[str], key: str) -> None:
    """Before anything is connected."""
    process = start([*CAIRN, "bot", *words], "x")
    _, err = process.communicate(timeout=PATIENCE)
    assert 2 == process.returncode
    assert key in err


def test_the_bridge_with_a_wrong_key_says_so(anna: Browser, tmp_path: Path) -> None:
    """From a file, too."""
    _, address, _ = at_table(anna)
    (tmp_path / "key").write_text("wrong\n")
    words = [*CAIRN, "bot", address, f"stdio:{sys.executable}", "--key-file", str(tmp_path / "key")]
    process = start(words, "")
    _, err = process.communicate(timeout=PATIENCE)
    assert (1, "This key does not fit the table.\n") == (process.returncode, err)
